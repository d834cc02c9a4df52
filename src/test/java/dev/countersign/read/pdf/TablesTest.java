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

/** Tables in the shapes that tenders, price schedules and printed estimates have; names and prices are invented. */
class TablesTest {
    private static final int[] SLA_COLUMNS = {50, 90, 240, 360, 540};

    @TempDir
    Path folder;

    @Test
    void aRuledTableOverThreePagesIsOneWithItsHeadOnce() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            String[] head = {"Sl. No.", "Service", "Target", "Penalty"};
            for (int page = 0; page < 3; page++) {
                drawn.page();
                drawn.text(50, 40, "Tender for a GPU cluster");
                ruled(
                        drawn,
                        80,
                        SLA_COLUMNS,
                        head,
                        new String[] {
                            (2 * page + 1) + ".", "Uptime of zone " + page, "99.5 %", "2 % of the quarter's fee"
                        },
                        new String[] {(2 * page + 2) + ".", "Node swap " + page, "4 hours", "INR 5,000 each"});
                drawn.text(280, 800, "Page " + (page + 1) + " of 3");
            }
            ReadDocument read = drawn.read(folder);

            assertThat(read.tables()).hasSize(1);
            Table table = read.tables().get(0);
            assertThat(table.headRows()).isEqualTo(1);
            assertThat(table.body()).hasSize(6);
            assertThat(column(table, 0)).containsExactly("1.", "2.", "3.", "4.", "5.", "6.");
            assertThat(table.header(3)).isEqualTo("Penalty");
            assertThat(table.cell(5, 1)).hasValueSatisfying(cell -> {
                assertThat(cell.text()).isEqualTo("Uptime of zone 2");
                assertThat(cell.areas().get(0).page()).isEqualTo(3);
                assertThat(cell.areas().get(0).box().left()).isEqualTo(90);
                assertThat(cell.areas().get(0).box().width()).isEqualTo(150);
            });
            assertThat(kinds(read, "Sl. No."))
                    .containsExactly(Block.Kind.TABLE_ROW, Block.Kind.RUNNING, Block.Kind.RUNNING);
        }
    }

    @Test
    void aRowThatThePagesEndPartsIsOneRow() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            ruled(
                    drawn,
                    700,
                    SLA_COLUMNS,
                    new String[] {"SN", "Reference", "Earlier clause", "Amended clause"},
                    new String[] {"1", "Page 68", "Two engineers on site", "Three engineers on site, one of"});
            drawn.page();
            ruled(drawn, 60, SLA_COLUMNS, new String[] {"", "", "in working hours", "them at night"}, new String[] {
                "2", "Page 98", "None", "A monthly report"
            });
            ReadDocument read = drawn.read(folder);

            assertThat(read.tables()).hasSize(1);
            Table table = read.tables().get(0);
            assertThat(table.body()).hasSize(2);
            Table.Cell amended = table.cell(1, 3).orElseThrow();
            assertThat(amended.text()).isEqualTo("Three engineers on site, one of them at night");
            assertThat(amended.areas()).extracting(Table.Area::page).containsExactly(1, 2);
            assertThat(DrawnPdf.texts(read))
                    .contains("1 Page 68 Two engineers on site in working hours Three engineers on site, one of them at"
                            + " night");
        }
    }

    @Test
    void tablesWithTheSameColumnsAndHeadsOfTheirOwnStayTwo() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            bold(drawn, 700, SLA_COLUMNS, "Role", "Name", "Grade", "Rate");
            ruled(drawn, 720, SLA_COLUMNS, new String[] {"A", "Engineer", "II", "INR 9,000"});
            drawn.page();
            bold(drawn, 60, SLA_COLUMNS, "Part", "Maker", "Model", "Price");
            ruled(drawn, 80, SLA_COLUMNS, new String[] {"B", "Switch", "QM9", "INR 7,000"});
            assertThat(drawn.read(folder).tables()).hasSize(2).allMatch(table -> table.headRows() == 1);
        }
    }

    @Test
    void cellsOverColumnsAndRowsAreOne() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            for (int y : new int[] {100, 120}) {
                drawn.rule(60, y, 460, y);
            }
            drawn.rule(260, 140, 460, 140)
                    .rule(60, 160, 460, 160)
                    .rule(160, 180, 460, 180)
                    .rule(60, 200, 460, 200);
            drawn.rule(60, 100, 60, 200).rule(460, 100, 460, 200);
            drawn.rule(160, 120, 160, 200).rule(260, 120, 260, 200).rule(360, 140, 360, 200);
            drawn.text(65, 114, "Rates in USD a GPU hour");
            drawn.text(65, 134, "Model").text(165, 134, "Term").text(265, 134, "Rate");
            drawn.text(265, 154, "On demand").text(365, 154, "Reserved");
            drawn.text(65, 174, "H100")
                    .text(165, 174, "1 year")
                    .text(265, 174, "3.10")
                    .text(365, 174, "2.05");
            drawn.text(165, 194, "3 years").text(265, 194, "3.10").text(365, 194, "1.70");
            Table table = drawn.read(folder).tables().get(0);

            assertThat(table.columns()).isEqualTo(4);
            assertThat(table.headRows()).isEqualTo(3);
            assertThat(table.header(3)).isEqualTo("Rate Reserved");
            assertThat(table.header(0)).isEqualTo("Model");
            assertThat(table.cell(4, 0)).map(Table.Cell::text).contains("H100");
            assertThat(table.cell(4, 3)).map(Table.Cell::text).contains("1.70");
        }
    }

    /** Consoles print an estimate so: lines between the rows, short ones in the head, and notes below each row. */
    @Test
    void rowsBetweenLevelLinesAreATable() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            drawn.bold(60, 60, "Detailed estimate");
            for (int y : new int[] {80, 104, 200, 296}) {
                drawn.rule(60, y, 500, y);
            }
            for (int x : new int[] {180, 270, 390}) {
                drawn.rule(x, 84, x, 100);
            }
            drawn.text(66, 96, "Name")
                    .text(230, 96, "Region")
                    .text(320, 96, "Upfront cost")
                    .text(420, 96, "Monthly cost");
            for (int row = 0; row < 2; row++) {
                int y = 120 + 96 * row;
                drawn.lines(66, y, "Virtual machine", "with GPU " + row).lines(215, y, "Mumbai", "(zone b)");
                drawn.text(340, y, "0.00 USD").text(430, y, (11 + row) + ".50 USD");
                drawn.lines(
                        66, y + 36, "Status: -", "Summary: tenancy (shared), workload (daily), storage of 30 GB, one");
                drawn.text(66, y + 60, "month");
            }
            ReadDocument read = drawn.read(folder);

            assertThat(read.tables()).hasSize(1);
            Table table = read.tables().get(0);
            assertThat(texts(table))
                    .containsExactly(
                            List.of("Name", "Region", "Upfront cost", "Monthly cost"),
                            List.of("Virtual machine with GPU 0", "Mumbai (zone b)", "0.00 USD", "11.50 USD"),
                            List.of("Status: - Summary: tenancy (shared), workload (daily), storage of 30 GB, one"
                                    + " month"),
                            List.of("Virtual machine with GPU 1", "Mumbai (zone b)", "0.00 USD", "12.50 USD"),
                            List.of("Status: - Summary: tenancy (shared), workload (daily), storage of 30 GB, one"
                                    + " month"));
            assertThat(table.headRows()).isEqualTo(1);
            assertThat(table.rows().get(2).cells().get(0).columnSpan()).isEqualTo(4);
        }
    }

    @Test
    void columnsBetweenLevelLinesAreToldByTheirGaps() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            for (int y : new int[] {120, 140, 160, 180, 200}) {
                drawn.rule(60, y, 500, y);
            }
            // The head stands above the first line.
            drawn.text(60, 114, "Description").text(250, 114, "Quantity").text(430, 114, "Amount");
            drawn.text(60, 134, "H100 node, 8 GPUs").text(270, 134, "16").text(425, 134, "$ 42.00");
            drawn.text(60, 154, "All prices are for nodes with local disks and the fabric that joins them");
            drawn.text(60, 174, "Storage").text(270, 174, "1").text(430, 174, "$ 7.00");
            drawn.text(60, 194, "Egress").text(270, 194, "1").text(430, 194, "$ 1.00");
            Table table = drawn.read(folder).tables().get(0);

            assertThat(texts(table))
                    .containsExactly(
                            List.of("Description", "Quantity", "Amount"),
                            List.of("H100 node, 8 GPUs", "16", "$ 42.00"),
                            List.of("All prices are for nodes with local disks and the fabric that joins them"),
                            List.of("Storage", "1", "$ 7.00"),
                            List.of("Egress", "1", "$ 1.00"));
            assertThat(table.header(2)).isEqualTo("Amount");
        }
    }

    /** The lines below titles on a page of prose part no rows. */
    @Test
    void levelLinesBetweenParagraphsAreNoTable() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            for (int i = 0; i < 6; i++) {
                drawn.rule(60, 100 + 60 * i, 500, 100 + 60 * i);
                drawn.lines(
                        60,
                        120 + 60 * i,
                        "The supplier restores a failed node within four hours of the notice,",
                        "and says so in the portal that it keeps for the customer.");
            }
            assertThat(drawn.read(folder).tables()).isEmpty();
        }
    }

    @Test
    void aFormOfNamesAndValuesHasNoHead() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            ruled(
                    drawn,
                    100,
                    new int[] {60, 200, 400},
                    new String[] {"Web server", "8 VCPU"},
                    new String[] {"Database", "16 VCPU"},
                    new String[] {"Storage", "2 TB"});
            assertThat(drawn.read(folder).tables().get(0).headRows()).isZero();
        }
    }

    /** A letter that its cell cuts off a little is the cell's. */
    @Test
    void aLetterThatStandsOutOfItsCellIsRead() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            ruled(drawn, 100, new int[] {65, 200, 400}, new String[] {"", "Activity"}, new String[] {"1.", "Kick-off"});
            drawn.text(60, 114, "Sl. No.");
            ReadDocument read = drawn.read(folder);

            assertThat(texts(read.tables().get(0)).get(0)).containsExactly("Sl. No.", "Activity");
        }
    }

    private static void bold(DrawnPdf drawn, int top, int[] columns, String... cells) {
        grid(drawn, top, columns, 1);
        for (int i = 0; i < cells.length; i++) {
            drawn.bold(columns[i] + 5, top + 14, cells[i]);
        }
    }

    /** Rows 20 points high. */
    private static void ruled(DrawnPdf drawn, int top, int[] columns, String[]... rows) {
        grid(drawn, top, columns, rows.length);
        for (int row = 0; row < rows.length; row++) {
            for (int i = 0; i < rows[row].length; i++) {
                if (!rows[row][i].isEmpty()) {
                    drawn.text(columns[i] + 5, top + 20 * row + 14, rows[row][i]);
                }
            }
        }
    }

    private static void grid(DrawnPdf drawn, int top, int[] columns, int rows) {
        for (int row = 0; row <= rows; row++) {
            drawn.rule(columns[0], top + 20 * row, columns[columns.length - 1], top + 20 * row);
        }
        for (int x : columns) {
            drawn.rule(x, top, x, top + 20 * rows);
        }
    }

    private static List<List<String>> texts(Table table) {
        return table.rows().stream()
                .map(row -> row.cells().stream().map(Table.Cell::text).toList())
                .toList();
    }

    private static List<String> column(Table table, int column) {
        return table.body().stream()
                .map(row -> row.at(column).map(Table.Cell::text).orElse(""))
                .toList();
    }

    private static List<Block.Kind> kinds(ReadDocument read, String start) {
        return read.blocks().stream()
                .filter(block -> block.text().startsWith(start))
                .map(Block::kind)
                .toList();
    }

    @Test
    void twoColumnsOfShortCellsAreATableAndItsHeadMayWrap() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            drawn.text(300, 100, "Monthly").text(60, 112, "Nodes").text(300, 112, "Price");
            for (int row = 0; row < 4; row++) {
                drawn.text(60, 132 + 14 * row, "[***]").text(300, 132 + 14 * row, "[***]%");
            }
            ReadDocument read = drawn.read(folder);

            assertThat(read.tables()).hasSize(1);
            assertThat(read.tables().get(0).rows()).hasSize(5);
            assertThat(DrawnPdf.texts(read)).startsWith("Nodes Monthly Price", "[***] [***]%");
        }
    }

    @Test
    void aBoldHeadOverASingleRowThatWrapsIsATable() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            drawn.bold(160, 100, "EVENT").bold(450, 100, "AMOUNT");
            drawn.lines(
                    60, 120, "On acceptance of all nodes of the first cluster by the Customer at", "its site in Pune.");
            drawn.text(450, 120, "INR 1,000");
            ReadDocument read = drawn.read(folder);

            assertThat(DrawnPdf.texts(read))
                    .containsExactly(
                            "EVENT AMOUNT",
                            "On acceptance of all nodes of the first cluster by the Customer at its site in Pune. INR"
                                    + " 1,000");
            assertThat(read.tables()).hasSize(1);
        }
    }

    @Test
    void aNumberBesideItsTextIsNoTable() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            for (int row = 0; row < 4; row++) {
                drawn.text(60, 100 + 14 * row, (row + 1) + ".").text(90, 100 + 14 * row, "Records that are kept");
            }

            assertThat(drawn.read(folder).tables()).isEmpty();
        }
    }
}
