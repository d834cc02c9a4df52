package dev.countersign.bench;

import dev.countersign.audit.FileReading;
import dev.countersign.model.CountersignException;
import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * How many pages a second are read of the PDFs of a folder, beside {@code pdftotext -bbox}, which gives words with boxes and
 * nothing more. Every figure comes from processes started for it.
 */
public final class ReadBenchmark {
    private static final int MOST_ROUNDS = 3;
    private static final long LONGEST_PROCESS_MINUTES = 10;
    private static final int[] THREADS = {1, 2};

    private final Path folder;
    private final double seconds;
    private final String main;
    private final List<Path> files;
    private final Consumer<String> out;

    /** Seconds of one run with one thread, and with two; empty where it could not be run. */
    private record Row(String name, List<Double> seconds, List<Long> peakMb) {}

    /**
     * @param seconds how long each figure may be measured; a round that has begun is ended
     * @param main the class whose {@code bench read-pass} prints {@link ReadPass#line}
     */
    public ReadBenchmark(Path folder, double seconds, String main, Consumer<String> out) {
        FileReading reading = new FileReading();
        this.folder = folder;
        this.seconds = seconds;
        this.main = main;
        this.files = pdfs(reading, folder);
        this.out = out;
    }

    /** @throws CountersignException where the folder holds none */
    public static List<Path> pdfs(FileReading reading, Path folder) {
        List<Path> files =
                reading.files(List.of(folder)).stream().filter(reading::isPdf).toList();
        if (files.isEmpty()) {
            throw new CountersignException(folder.toString(), "holds no PDF");
        }
        return files;
    }

    public void run() {
        ReadPass once = pass(flags(), 1, 0);
        out.accept("%s: %d PDFs, %d pages%s"
                .formatted(
                        folder,
                        once.files(),
                        once.pages(),
                        once.withoutPages() == 0 ? "" : ", " + once.withoutPages() + " files gave no page"));
        out.accept(machine());
        out.accept("");
        out.accept(line("pages a second", "1 thread", "2 threads", "2 : 1", "peak memory, MB"));
        List<Row> rows = new ArrayList<>();
        rows.add(shown(cold(), once.pages()));
        rows.add(shown(warm("warm, JVM as started", flags()), once.pages()));
        if (!serverFlags().equals(flags())) {
            rows.add(shown(warm("warm, JVM with all its compilers", serverFlags()), once.pages()));
        }
        Optional<Row> pdftotext = pdftotext().map(r -> shown(r, once.pages()));
        if (pdftotext.isEmpty()) {
            out.accept("pdftotext is not installed (Debian: poppler-utils): its figures are left out");
        }
        pdftotext.ifPresent(other -> {
            out.accept("");
            out.accept(line("times as fast as pdftotext", "1 thread", "2 threads", "", ""));
            rows.forEach(r -> out.accept(line(
                    r.name(),
                    number(other.seconds().get(0) / r.seconds().get(0)),
                    number(other.seconds().get(1) / r.seconds().get(1)),
                    "",
                    "")));
        });
        out.accept("");
        out.accept(machine());
        out.accept(
                "cold: one new JVM for all files, its start included. warm: all files again and again in one JVM, the");
        out.accept("median of the second half. pdftotext -bbox: a new process for each file. Median of up to "
                + MOST_ROUNDS + " rounds.");
    }

    private Row shown(Row row, int pages) {
        double one = row.seconds().get(0);
        double two = row.seconds().get(1);
        out.accept(line(
                row.name(),
                number(pages / one),
                number(pages / two),
                number(one / two),
                row.peakMb().stream().allMatch(m -> m < 0)
                        ? "-"
                        : row.peakMb().get(0) + ", " + row.peakMb().get(1)));
        return row;
    }

    private static String line(String name, String one, String two, String ratio, String memory) {
        return "%-34s%10s%11s%8s%18s".formatted(name, one, two, ratio, memory).stripTrailing();
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, value < 100 ? "%.2f" : "%.0f", value);
    }

    private static String machine() {
        return String.format(
                Locale.ROOT,
                "%d processors, load %.1f, Java %s",
                Runtime.getRuntime().availableProcessors(),
                ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage(),
                Runtime.version());
    }

    private Row cold() {
        List<Double> medians = new ArrayList<>();
        List<Long> peaks = new ArrayList<>();
        for (int threads : THREADS) {
            long[] peak = {-1};
            medians.add(rounds(
                    () -> peak[0] = Math.max(peak[0], pass(flags(), threads, 0).peakMb())));
            peaks.add(peak[0]);
        }
        return new Row("cold, JVM as started", medians, peaks);
    }

    private Row warm(String name, List<String> flags) {
        List<Double> medians = new ArrayList<>();
        List<Long> peaks = new ArrayList<>();
        for (int threads : THREADS) {
            ReadPass pass = pass(flags, threads, seconds);
            medians.add(pass.seconds());
            peaks.add(pass.peakMb());
        }
        return new Row(name, medians, peaks);
    }

    private Optional<Row> pdftotext() {
        try {
            run(List.of("pdftotext", "-v"));
        } catch (IOException absent) {
            return Optional.empty();
        }
        List<Double> medians = new ArrayList<>();
        for (int threads : THREADS) {
            medians.add(rounds(() -> eachBy(threads)));
        }
        return Optional.of(new Row("pdftotext -bbox", medians, List.of(-1L, -1L)));
    }

    private void eachBy(int threads) {
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            List<Callable<String>> tasks = files.stream()
                    .<Callable<String>>map(f -> () -> run(List.of("pdftotext", "-bbox", f.toString(), "/dev/null")))
                    .toList();
            for (Future<String> done : pool.invokeAll(tasks)) {
                done.get();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } finally {
            pool.shutdownNow();
        }
    }

    /** Median seconds of a few rounds; of one, where the first takes all the time there is. */
    private double rounds(Runnable round) {
        List<Double> taken = new ArrayList<>();
        long began = System.nanoTime();
        do {
            long start = System.nanoTime();
            round.run();
            taken.add((System.nanoTime() - start) / 1e9);
        } while (taken.size() < MOST_ROUNDS && (System.nanoTime() - began) / 1e9 < seconds);
        return median(taken);
    }

    static double median(List<Double> values) {
        List<Double> sorted = values.stream().sorted().toList();
        int middle = sorted.size() / 2;
        return sorted.size() % 2 == 1 ? sorted.get(middle) : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
    }

    private ReadPass pass(List<String> flags, int threads, double atLeast) {
        List<String> command = new ArrayList<>();
        command.add(java());
        command.addAll(flags);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main, "bench", "read-pass"));
        command.addAll(List.of("--threads", String.valueOf(threads), "--seconds", String.valueOf(atLeast)));
        command.add(folder.toString());
        try {
            return ReadPass.parse(run(command));
        } catch (IOException e) {
            throw new IllegalStateException("a JVM does not start", e);
        }
    }

    private static String java() {
        return ProcessHandle.current()
                .info()
                .command()
                .orElse(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    }

    /** Those of this JVM, without the agents of a debugger or of a test. */
    private static List<String> flags() {
        return ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(f -> !f.startsWith("-agentlib") && !f.startsWith("-javaagent") && !f.startsWith("-D"))
                .toList();
    }

    /** Without what the launcher chooses for a short run: as a long-running service would start. */
    private static List<String> serverFlags() {
        return flags().stream()
                .filter(f -> !f.startsWith("-XX:TieredStopAtLevel")
                        && !f.startsWith("-XX:+UseSerialGC")
                        && !f.startsWith("-XX:SharedArchiveFile")
                        && !f.startsWith("-XX:AOTCache"))
                .toList();
    }

    /** What the process prints. It is ended if it takes too long, so that the measuring itself ends. */
    private static String run(List<String> command) throws IOException {
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectInput(Redirect.from(nothing()))
                .start();
        ProcessHandle handle = process.toHandle();
        handle.onExit().orTimeout(LONGEST_PROCESS_MINUTES, TimeUnit.MINUTES).whenComplete((ended, late) -> {
            if (late != null) {
                handle.destroyForcibly();
            }
        });
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    private static File nothing() {
        return new File(System.getProperty("os.name").startsWith("Windows") ? "NUL" : "/dev/null");
    }
}
