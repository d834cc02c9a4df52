package dev.countersign.read.ocr;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The program tesseract, as a process of its own: a crash in it ends no audit. Read first as English, which most papers are
 * and which is twice as fast; as all languages there are where that gives poor words; and turned where it still does.
 */
public final class Tesseract {
    /** The line to run where it is not installed. */
    public static final String INSTALL =
            "apt-get install tesseract-ocr tesseract-ocr-hin tesseract-ocr-chi-sim tesseract-ocr-osd";

    /**
     * Below it, a page stays unread. On pages made coarse on purpose, of a mean of 65 half the figures were wrong or missing, of
     * 75 a fifth, of 86 a tenth.
     */
    public static final int UNSURE = 75;

    /** From it on, the page is English, and no other language is tried: unless a letterhead, say, is in another. */
    private static final int ENGLISH = 85;

    private static final int MOST_DOUBTFUL = 3;

    private static final List<String> LANGUAGES = List.of("eng", "hin", "chi_sim");
    private static final long SECONDS_A_PAGE = 60;
    private static final int LARGEST_OUTPUT = 20 << 20;
    private static final Pattern TURN = Pattern.compile("Rotate: (90|180|270)\\b");

    /** One process a core, whatever number of files is read at once. */
    private static final Semaphore CORES =
            new Semaphore(Math.max(1, Runtime.getRuntime().availableProcessors()));

    private final Path program;
    private final List<String> installed;

    private Tesseract(Path program, List<String> installed) {
        this.program = program;
        this.installed = installed;
    }

    private static final class Found {
        private static final Optional<Tesseract> TESSERACT = find();
    }

    /** Looked for once, on the PATH. */
    public static Optional<Tesseract> installed() {
        return Found.TESSERACT;
    }

    private static Optional<Tesseract> find() {
        String path = System.getenv().getOrDefault("PATH", "");
        for (String folder : path.split(File.pathSeparator)) {
            for (String name : List.of("tesseract", "tesseract.exe")) {
                // A relative folder on the PATH may be the deal folder itself.
                Path program = Path.of(folder.isEmpty() ? "." : folder, name);
                if (program.isAbsolute() && Files.isExecutable(program) && Files.isRegularFile(program)) {
                    return with(program);
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<Tesseract> with(Path program) {
        try {
            List<String> languages = new Tesseract(program, List.of())
                    .run(null, "--list-langs")
                    .lines()
                    .map(String::strip)
                    .toList();
            boolean any = LANGUAGES.stream().anyMatch(languages::contains);
            return any ? Optional.of(new Tesseract(program, languages)) : Optional.empty();
        } catch (IOException notRunning) {
            return Optional.empty();
        }
    }

    /**
     * The words of a picture that holds any.
     *
     * @return empty where the picture is blank
     * @throws IOException where the program fails, or takes too long
     */
    public Optional<Recognised> read(Picture picture) throws IOException {
        if (picture.isBlank()) {
            return Optional.empty();
        }
        Recognised upright = best(picture);
        if (upright.confidence() >= UNSURE || !installed.contains("osd")) {
            return Optional.of(upright);
        }
        int turn = turn(picture);
        if (turn == 0) {
            return Optional.of(upright);
        }
        Recognised turned = best(picture.turned(turn));
        return Optional.of(
                turned.confidence() <= upright.confidence()
                        ? upright
                        : new Recognised(
                                turned.lines(),
                                turned.confidence(),
                                turned.doubtful(),
                                turn,
                                picture.width(),
                                picture.height()));
    }

    private Recognised best(Picture picture) throws IOException {
        List<String> all = LANGUAGES.stream().filter(installed::contains).toList();
        Recognised first = words(picture, all.get(0));
        if (all.size() == 1 || all.get(0).equals("eng") && isEnglish(first)) {
            return first;
        }
        Recognised second = words(picture, String.join("+", all));
        return second.confidence() > first.confidence() ? second : first;
    }

    private static boolean isEnglish(Recognised words) {
        return words.confidence() >= ENGLISH && words.doubtful() <= MOST_DOUBTFUL;
    }

    private Recognised words(Picture picture, String languages) throws IOException {
        String table = run(
                picture,
                "-",
                "-",
                "-l",
                languages,
                "--dpi",
                Integer.toString(picture.dpi()),
                "-c",
                "tessedit_create_tsv=1");
        return WordTable.read(table, picture);
    }

    /** How many degrees clockwise stand it upright. */
    private int turn(Picture picture) {
        try {
            Matcher turn = TURN.matcher(run(picture, "-", "-", "--psm", "0", "-l", "osd"));
            return turn.find() ? Integer.parseInt(turn.group(1)) : 0;
        } catch (IOException tooFewLetters) {
            return 0;
        }
    }

    private String run(Picture picture, String... arguments) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(program.toString());
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().put("OMP_THREAD_LIMIT", "1");
        CORES.acquireUninterruptibly();
        try {
            Process process = builder.start();
            CompletableFuture.delayedExecutor(SECONDS_A_PAGE, TimeUnit.SECONDS).execute(process::destroyForcibly);
            try (OutputStream out = process.getOutputStream()) {
                if (picture != null) {
                    picture.writeTo(out);
                }
            } catch (IOException closed) {
                process.destroyForcibly();
                throw closed;
            }
            String output;
            try (InputStream in = process.getInputStream()) {
                output = new String(in.readNBytes(LARGEST_OUTPUT), StandardCharsets.UTF_8);
            }
            if (process.waitFor() != 0) {
                throw new IOException("tesseract ended with " + process.exitValue());
            }
            return output;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        } finally {
            CORES.release();
        }
    }
}
