package dev.countersign.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompareCommandTest {
    private static final String SAMPLE = "contracts-samples/05-three-offers";

    @TempDir
    private Path folder;

    @Test
    void offersStandSideBySideAndWhatTheyAreNotTheSameIn() {
        String text = run(0, "compare", SAMPLE);

        assertThat(text)
                .contains("kaveri (INR)", "narmada (INR)", "zambezi (INR)", "Monthly total", "For each useful unit")
                .contains("The offers are not of the same", "term: kaveri 12 months; narmada 24 months")
                .contains("Ask the supplier: What is the unit price of network egress, or is it free of charge?");
    }

    @Test
    void theSameInChinese() {
        assertThat(run(0, "compare", SAMPLE, "--lang", "zh")).contains("每月合计", "各报价并非同一标的");
    }

    @Test
    void aPageAndAWorkbookAreWrittenToFiles() throws IOException {
        Path page = folder.resolve("compare.html");
        Path book = folder.resolve("compare.xlsx");

        run(0, "compare", SAMPLE, "--format", "html", "--out", page.toString());
        run(0, "compare", SAMPLE, "--format", "xlsx", "--out", book.toString());

        assertThat(Files.readString(page))
                .contains("<svg", "<polyline")
                .doesNotContainIgnoringCase("<script")
                .doesNotContain("NaN");
        assertThat(Files.readAllBytes(book)).startsWith('P', 'K');
    }

    @Test
    void aWorkbookIsNotPrinted() {
        assertThat(run(2, "compare", SAMPLE, "--format", "xlsx")).contains("--format xlsx: needs --out FILE");
    }

    @Test
    void aDealWithoutPricesIsRefused() throws IOException {
        Files.writeString(folder.resolve("agreement.md"), "# Agreement\n\nThe provider shall give notice.\n");

        assertThat(run(2, "compare", folder.toString())).contains("no document in it has a price");
    }

    private static String run(int exit, String... args) {
        StringWriter out = new StringWriter();
        int code = Main.run(new PrintWriter(out), new PrintWriter(out), args);
        assertThat(code).as(out.toString()).isEqualTo(exit);
        return out.toString();
    }
}
