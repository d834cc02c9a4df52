package dev.countersign.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.cli.Main;
import dev.countersign.cli.PaperPdf;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands that measure the readers, over a folder of one contract. No test asks how fast the machine is. */
class MeasuringTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void aContract() throws IOException {
        Files.createDirectories(folder.resolve("pdf"));
        PaperPdf.write(folder.resolve("pdf/msa.pdf"), 2, "The Provider\u2019s notice is sixty days \u2013 in writing.");
    }

    @Test
    void passagesAreFoundWhateverTheirBlanksQuotesAndDashes() throws IOException {
        labels("The  Provider's notice is sixty days - in writing.", "[1, 2]");

        assertThat(run(0, "eval", "read", folder.toString())).isEqualTo("found 1 of 1 spans\n");
    }

    @Test
    void aPassageInATableIsFound() throws IOException {
        labels("Service Price GPU hours 198.00", "[2]");

        assertThat(run(0, "eval", "read", folder.toString())).isEqualTo("found 1 of 1 spans\n");
    }

    @Test
    void aMissNamesFilePageAndFirstWords() throws IOException {
        labels("The Provider's notice is ninety days", "[2]");

        assertThat(run(0, "eval", "read", folder.toString()))
                .isEqualTo("msa.pdf: page 2: The Provider's notice is ninety days (on page 2 not found: ninety)\n"
                        + "found 0 of 1 spans\n");
    }

    @Test
    void wordsInAnotherOrderAreAMissThatSaysSo() throws IOException {
        labels("sixty days is notice", "[1]");

        assertThat(run(0, "eval", "read", folder.toString())).contains("(its words are there, in another order)");
    }

    @Test
    void aPassageOnAPageThatDoesNotHoldItIsAMiss() throws IOException {
        labels("1.1 The Provider's notice", "[1, 2]");

        assertThat(run(0, "eval", "read", folder.toString())).contains("found 1 of 1 spans");

        labels("Page 1 of 2", "[1]");
        assertThat(run(0, "eval", "read", folder.toString())).contains("found 1 of 1 spans");
    }

    @Test
    void labelsThatCannotBeReadAreRefused() throws IOException {
        Files.writeString(folder.resolve("labels.jsonl"), "{not json\n");

        assertThat(run(2, "eval", "read", folder.toString())).contains("labels.jsonl: line 1: is not a line of JSON");
    }

    @Test
    void theBenchmarkPrintsAFigureForEachWayOfReading() {
        String out = run(0, "bench", "read", folder.resolve("pdf").toString(), "--seconds", "0");

        assertThat(out)
                .contains("1 PDFs, 2 pages")
                .containsPattern("\\d+ processors, load -?\\d+\\.\\d, Java ")
                .containsPattern("pages a second +1 thread +2 threads +2 : 1 +peak memory, MB")
                .containsPattern("cold, JVM as started +[\\d.]+ +[\\d.]+ +[\\d.]+ +")
                .containsPattern("warm, JVM as started +[\\d.]+ +[\\d.]+ +[\\d.]+ +")
                .containsPattern("pdftotext -bbox +[\\d.]+ +[\\d.]+ +[\\d.]+ +-|pdftotext is not installed");
    }

    @Test
    void aFolderWithoutPdfsIsRefused() throws IOException {
        Path empty = Files.createDirectories(folder.resolve("none"));
        Files.writeString(empty.resolve("notes.txt"), "words");

        assertThat(run(2, "bench", "read", empty.toString())).contains("none: holds no PDF");
    }

    private void labels(String span, String pages) throws IOException {
        Files.writeString(
                folder.resolve("labels.jsonl"),
                "{\"file\": \"msa.pdf\", \"spans\": [{\"text\": \"" + span + "\", \"pages\": " + pages + "}]}\n");
    }

    private static String run(int expected, String... words) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exit = Main.run(new PrintWriter(out), new PrintWriter(err), words);

        assertThat(exit).as(err.toString()).isEqualTo(expected);
        return out + err.toString();
    }
}
