package dev.countersign.read.pdf;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.model.Block;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Table;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Lines come as a person reads them. */
class ReadingOrderTest {
    private static final String[] LEFT = {
        "The Supplier provides the Service from",
        "the Start Date to the end of the Term,",
        "and the Customer pays the Fees that are",
        "set out in the Order Form each month in",
        "advance, within thirty days of invoice,",
        "without set-off or any other deduction,",
        "save as the law of the land requires it."
    };
    private static final String[] RIGHT = {
        "Neither party is liable for a delay that",
        "is caused by an event outside its control",
        "if it tells the other party without delay",
        "and takes all reasonable steps to reduce",
        "the effect. If the event lasts for longer",
        "than thirty days, either party may end",
        "this Agreement by notice to the other."
    };

    @TempDir
    Path folder;

    @Test
    void twoColumnsAreReadOneAfterTheOther() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            drawn.bold(220, 60, "General Terms of the Supplier");
            drawn.lines(60, 100, LEFT).lines(310, 100, RIGHT);
            ReadDocument read = drawn.read(folder);

            assertThat(DrawnPdf.texts(read))
                    .containsExactly("General Terms of the Supplier", String.join(" ", LEFT), String.join(" ", RIGHT));
        }
    }

    @Test
    void aClauseNumberInItsOwnColumnStaysWithItsText() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            for (int i = 0; i < 8; i++) {
                drawn.text(60, 100 + 36 * i, "4." + (i + 1));
                drawn.lines(
                        120,
                        100 + 36 * i,
                        "Clause " + i + " says what the Supplier does about a failed node, and by when it does so,",
                        "counted from the Customer's notice.");
            }
            ReadDocument read = drawn.read(folder);

            assertThat(read.blocks()).hasSize(8).allMatch(block -> block.level() == 2);
            assertThat(read.blocks().get(2).number()).isEqualTo("4.3");
            assertThat(read.blocks().get(2).text())
                    .startsWith("4.3 Clause 2 says")
                    .endsWith("Customer's notice.");
        }
    }

    @Test
    void aRuledTableHasRowsAndCells() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            drawn.text(60, 60, "The prices are:");
            for (int y : new int[] {100, 120, 160}) {
                drawn.rule(60, y, 400, y);
            }
            for (int x : new int[] {60, 200, 300, 400}) {
                drawn.rule(x, 100, x, 160);
            }
            drawn.text(65, 114, "Item").text(205, 114, "Unit").text(305, 114, "Price");
            drawn.lines(65, 134, "NVIDIA H100 SXM,", "reserved")
                    .text(205, 134, "GPU hour")
                    .text(305, 134, "USD 2.10");
            drawn.text(60, 200, "All prices are without tax.");
            ReadDocument read = drawn.read(folder);

            assertThat(read.tables()).hasSize(1);
            List<Table.Row> rows = read.tables().get(0).rows();
            assertThat(rows.get(0).cells()).extracting(Table.Cell::text).containsExactly("Item", "Unit", "Price");
            assertThat(rows.get(1).cells())
                    .extracting(Table.Cell::text)
                    .containsExactly("NVIDIA H100 SXM, reserved", "GPU hour", "USD 2.10");
            assertThat(read.blocks())
                    .extracting(Block::kind)
                    .containsExactly(
                            Block.Kind.PARAGRAPH, Block.Kind.TABLE_ROW, Block.Kind.TABLE_ROW, Block.Kind.PARAGRAPH);
            assertThat(read.blocks().get(2).lines()).hasSize(4);
        }
    }

    @Test
    void aTableWithoutLinesHasRowsAndCells() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            drawn.text(60, 60, "The Supplier answers within these times, counted from the Customer's first notice.");
            String[][] cells = {
                {"Severity", "Response", "Restored in"},
                {"Critical", "15 minutes", "4 hours"},
                {"Major", "1 hour", "1 business day"},
                {"Minor", "1 business day", "next release"}
            };
            for (int i = 0; i < cells.length; i++) {
                drawn.text(60, 100 + 16 * i, cells[i][0])
                        .text(180, 100 + 16 * i, cells[i][1])
                        .text(320, 100 + 16 * i, cells[i][2]);
            }
            ReadDocument read = drawn.read(folder);

            assertThat(read.tables()).hasSize(1);
            assertThat(read.tables().get(0).rows()).hasSize(4);
            assertThat(read.tables().get(0).rows().get(2).cells())
                    .extracting(Table.Cell::text)
                    .containsExactly("Major", "1 hour", "1 business day");
            assertThat(read.blocks().get(0).kind()).isEqualTo(Block.Kind.PARAGRAPH);
        }
    }

    @Test
    void whatTwoPartiesSignSideBySideIsNoLineOfText() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            drawn.lines(
                    72,
                    100,
                    "This Agreement is signed by the parties on the day first written above, and in witness of it they",
                    "have caused their authorised persons to put their names below, each for its own party.");
            String[] left = {"EXAMPLE COMPUTE LIMITED", "By: __________________", "Name: A. Example", "Title: Director"
            };
            String[] right = {"INVENTED BUYER INC.", "By: __________________", "Name: B. Sample", "Title: Officer"};
            drawn.lines(72, 160, left).lines(250, 160, right);
            ReadDocument read = drawn.read(folder);

            assertThat(DrawnPdf.lineTexts(read)).contains(left).contains(right);
        }
    }

    @Test
    void everyGlyphStandsInOneLine() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            drawn.lines(60, 100, LEFT).lines(310, 106, RIGHT);
            drawn.page();
            drawn.text(60, 60, "a").text(500, 60, "b").text(60, 800, "c").text(300, 400, "d");
            ReadDocument read = drawn.read(folder);

            String all = String.join("", DrawnPdf.lineTexts(read)).replace(" ", "");
            assertThat(all.chars().sorted().toArray())
                    .isEqualTo((String.join("", LEFT) + String.join("", RIGHT) + "abcd")
                            .replace(" ", "")
                            .chars()
                            .sorted()
                            .toArray());
        }
    }

    @Test
    void signaturesSideBySideAreReadOneAfterTheOther() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            drawn.text(
                    60,
                    80,
                    "The parties have signed this Agreement on the dates below, each by a person who may do so.");
            drawn.lines(
                    60,
                    120,
                    "Company for Clusters of Many",
                    "Processors",
                    "12 Invented Road",
                    "",
                    "By:",
                    "Name:",
                    "Date:");
            drawn.lines(310, 120, "Buyer Private Limited", "3 Made-up Lane", "", "", "By:", "Name:", "Date:");
            ReadDocument read = drawn.read(folder);

            assertThat(String.join(" ", DrawnPdf.texts(read)))
                    .endsWith("Company for Clusters of Many Processors 12 Invented Road By: Name: Date: Buyer Private"
                            + " Limited 3 Made-up Lane By: Name: Date:");
            assertThat(DrawnPdf.texts(read)).contains("Date:").noneMatch(text -> text.contains("Date: Buyer"));
            assertThat(read.tables()).isEmpty();
        }
    }
}
