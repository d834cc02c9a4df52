package dev.countersign.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.countersign.audit.FileReading;
import dev.countersign.model.ReadDocument;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Files are read within 512 MB of heap and 30 seconds each. The documents of others are not in the repository:
 * {@code -Dcorpus=DIR} says where they lie.
 */
class BoundedReadingTest {
    private static final Path CORPUS = Path.of(System.getProperty("corpus", "../shared/corpus"));
    private static final long SECONDS_A_FILE = 30;

    @TempDir
    Path folder;

    @Test
    void aThousandPagesAreReadIn512Megabytes() throws Exception {
        Path file = written(folder.resolve("long.pdf"), 1_000);
        Path out = folder.resolve("read.json");

        assertThat(readIn512Megabytes(file, out)).isZero();
        assertThat(Files.readString(out)).contains("\"number\":1000").contains("\"unread\":[]");
    }

    @Test
    void everyFileOfTheCorpusEndsInAResultOrIsNamed() throws Exception {
        assumeThat(CORPUS.resolve("docs"))
                .as("the corpus of documents is not here")
                .isDirectory();
        List<String> wrong = new ArrayList<>();
        FileReading reading = new FileReading();
        for (String part : new String[] {"docs", "logs"}) {
            for (Path file : files(CORPUS.resolve(part))) {
                long start = System.nanoTime();
                List<ReadDocument> read = reading.read(file);
                long seconds = TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - start);
                boolean scan = read.stream()
                        .flatMap(d -> d.blocks().stream())
                        .flatMap(b -> b.lines().stream())
                        .flatMap(l -> l.words().stream())
                        .anyMatch(w -> w.confidence() < 1);
                if (read.stream().anyMatch(d -> !d.isRead() && d.unread().isEmpty())) {
                    wrong.add(file + ": neither read nor named as unread");
                }
                if (seconds > SECONDS_A_FILE && !scan) {
                    wrong.add(file + ": " + seconds + " s");
                }
            }
            assertThat(readIn512Megabytes(CORPUS.resolve(part), folder.resolve(part)))
                    .isZero();
        }
        assertThat(wrong).isEmpty();
    }

    /** Pages of 45 lines, as a contract has. */
    private static Path written(Path file, int pages) throws IOException {
        PDType1Font font = new PDType1Font(Standard14Fonts.FontName.HELVETICA);
        try (PDDocument pdf = new PDDocument()) {
            for (int number = 1; number <= pages; number++) {
                PDPage page = new PDPage(PDRectangle.A4);
                pdf.addPage(page);
                try (PDPageContentStream content = new PDPageContentStream(pdf, page)) {
                    content.beginText();
                    content.setFont(font, 10);
                    content.setLeading(15);
                    content.newLineAtOffset(60, 780);
                    for (int line = 1; line <= 45; line++) {
                        content.showText(number + "." + line + " The Supplier shall restore failed node " + line
                                + " within four hours of the Customer's notice.");
                        content.newLine();
                    }
                    content.endText();
                }
            }
            pdf.save(file.toFile());
        }
        return file;
    }

    /** In a JVM of its own: how much memory there is, is said when it starts. */
    private static int readIn512Megabytes(Path path, Path out) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx512m",
                        "-XX:+ExitOnOutOfMemoryError",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName(),
                        "read",
                        path.toString(),
                        "--format",
                        "json",
                        "-o",
                        out.toString())
                .inheritIO()
                .start();
        return process.waitFor();
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile).sorted().toList();
        }
    }
}
