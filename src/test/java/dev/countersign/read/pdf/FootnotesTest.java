package dev.countersign.read.pdf;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.model.Block;
import dev.countersign.model.ReadDocument;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A note at a page's foot is a block of its own, and the sentence above it goes on on the next page. */
class FootnotesTest {
    private static final double SMALL = 7.5;

    @TempDir
    Path folder;

    @Test
    void aSentenceGoesOnOverTheFootnotesBetween() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            body(drawn);
            raised(drawn, 700, "1", "As the tax authority publishes it each quarter, at the rate of the day on");
            drawn.text(66, 709, SMALL, DrawnPdf.PLAIN, "which the invoice is issued.");
            raised(drawn, 720, "2", "Without the goods and services tax.");
            drawn.page();
            drawn.lines(60, 100, "and pays it within thirty days of the invoice.");
            ReadDocument read = drawn.read(folder);

            assertThat(DrawnPdf.block(read, "The Customer").text())
                    .endsWith(
                            "of the Order Form each month in advance, and pays it within thirty days of the invoice.");
            assertThat(notes(read))
                    .containsExactly(
                            "1 As the tax authority publishes it each quarter, at the rate of the day on which the"
                                    + " invoice is issued.",
                            "2 Without the goods and services tax.");
        }
    }

    @Test
    void aSignMarksANote() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            body(drawn);
            drawn.text(60, 700, SMALL, DrawnPdf.PLAIN, "* Prices are without tax.");

            assertThat(notes(drawn.read(folder))).containsExactly("* Prices are without tax.");
        }
    }

    @Test
    void smallPrintWithNumbersOfFullHeightIsClauses() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            body(drawn);
            drawn.text(60, 700, SMALL, DrawnPdf.PLAIN, "1. Liability is limited to the fees of a year.");
            drawn.text(60, 712, SMALL, DrawnPdf.PLAIN, "2. The law of India applies.");
            ReadDocument read = drawn.read(folder);

            assertThat(notes(read)).isEmpty();
            assertThat(DrawnPdf.block(read, "1. Liability").number()).isEqualTo("1");
        }
    }

    @Test
    void whatStandsAboveOtherTextIsNoFootnote() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            raised(drawn, 80, "1", "As the tax authority publishes it.");
            body(drawn);

            assertThat(notes(drawn.read(folder))).isEmpty();
        }
    }

    private static void body(DrawnPdf drawn) {
        drawn.lines(
                60,
                600,
                "The Supplier provides the Service from the Start Date to the end of the Term, and it keeps records.",
                "The Customer checks each invoice against the records that the Supplier keeps of what was provided",
                "by it under this Agreement in the month, and it pays the Fees of the Order Form each month in"
                        + " advance,");
    }

    private static void raised(DrawnPdf drawn, double y, String mark, String text) {
        drawn.text(60, y - 3, 4.5, DrawnPdf.PLAIN, mark).text(64.6, y, SMALL, DrawnPdf.PLAIN, text);
    }

    private static List<String> notes(ReadDocument read) {
        return read.blocks().stream()
                .filter(block -> block.kind() == Block.Kind.FOOTNOTE)
                .map(Block::text)
                .toList();
    }
}
