package dev.countersign.read.word;

import static dev.countersign.read.word.WrittenDocx.p;
import static dev.countersign.read.word.WrittenDocx.run;
import static dev.countersign.read.word.WrittenDocx.texts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.model.Block;
import dev.countersign.model.Line;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Table;
import dev.countersign.model.TrackedChange;
import dev.countersign.model.Unread;
import dev.countersign.read.Passwords;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.poi.xwpf.usermodel.XWPFDocument;
import org.apache.poi.xwpf.usermodel.XWPFParagraph;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Word files come through with all that a reader of the paper sees, each once. */
class WordReaderTest {
    @TempDir
    Path folder;

    @Test
    void headersAndFootersRunBesideTheText() throws IOException {
        ReadDocument read = new WrittenDocx()
                .part("header", "hdr", p("", run("Confidential")))
                .part("footer", "ftr", p("", run("Page 1")))
                .text("Term.")
                .body(
                        "<w:sectPr><w:headerReference w:type=\"default\" r:id=\"header0\"/><w:footerReference w:type=\"default\" r:id=\"footer1\"/></w:sectPr>")
                .read(folder);

        assertThat(texts(read)).containsExactly("Confidential", "Term.", "Page 1");
        assertThat(read.blocks())
                .extracting(Block::kind)
                .containsExactly(Block.Kind.RUNNING, Block.Kind.PARAGRAPH, Block.Kind.RUNNING);
    }

    @Test
    void aFootnoteFollowsItsParagraph() throws IOException {
        ReadDocument read = new WrittenDocx()
                .part(
                        "footnotes",
                        "footnotes",
                        "<w:footnote w:type=\"separator\" w:id=\"-1\">" + p("", run("-")) + "</w:footnote>"
                                + "<w:footnote w:id=\"1\">" + p("", run("Excluding taxes.")) + "</w:footnote>")
                .text("Term.")
                .body(p("", run("The Fees are fixed.") + "<w:r><w:footnoteReference w:id=\"1\"/></w:r>"))
                .text("Law.")
                .read(folder);

        assertThat(texts(read)).containsExactly("Term.", "The Fees are fixed.", "Excluding taxes.", "Law.");
        assertThat(read.blocks().get(2).lines()).extracting(Line::number).containsExactly(2);
    }

    @Test
    void aTextBoxIsReadOnceThoughItStandsThereTwice() throws IOException {
        String box = "<w:txbxContent>" + p("", run("No refund.")) + "</w:txbxContent>";
        ReadDocument read = new WrittenDocx()
                .body(p(
                        "",
                        run("Fees.")
                                + "<w:r><mc:AlternateContent><mc:Choice Requires=\"wps\"><w:drawing><wps:wsp><wps:txbx>"
                                + box
                                + "</wps:txbx></wps:wsp></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox>" + box
                                + "</v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>"))
                .read(folder);

        assertThat(texts(read)).containsExactly("Fees.", "No refund.");
    }

    @Test
    void aTableHasARowABlockAndMergedCellsKeepTheirColumns() throws IOException {
        String cell = "<w:tc>%s</w:tc>";
        String rows = "<w:tr>" + cell.formatted(p("", run("Item"))) + "<w:tc><w:tcPr><w:gridSpan w:val=\"2\"/></w:tcPr>"
                + p("", run("Price")) + "</w:tc>" + cell.formatted(p("", run("Note"))) + "</w:tr>"
                + "<w:tr>" + cell.formatted(p("", run("H100 SXM"))) + cell.formatted(p("", run("INR")))
                + cell.formatted(p("", run("210.00"))) + cell.formatted(p("", "")) + "</w:tr>";
        ReadDocument read = new WrittenDocx()
                .text("Prices")
                .body("<w:tbl>" + rows + "</w:tbl>")
                .read(folder);

        assertThat(texts(read)).containsExactly("Prices", "Item Price Note", "H100 SXM INR 210.00");
        assertThat(read.blocks().get(2).kind()).isEqualTo(Block.Kind.TABLE_ROW);
        assertThat(read.blocks().get(2).lines()).extracting(Line::number).containsExactly(5, 6, 7);
        assertThat(read.tables()).hasSize(1);
        assertThat(cells(read.tables().get(0)))
                .containsExactly(List.of("Item", "Price", "Note"), List.of("H100 SXM", "INR", "210.00", ""));
        assertThat(read.tables().get(0).cell(0, 2)).map(Table.Cell::text).contains("Price");
        assertThat(read.tables().get(0).header(3)).isEqualTo("Note");
    }

    private static List<List<String>> cells(Table table) {
        return table.rows().stream()
                .map(r -> r.cells().stream().map(Table.Cell::text).toList())
                .toList();
    }

    @Test
    void aTableInACellFollowsTheRow() throws IOException {
        String inner = "<w:tbl><w:tr><w:tc>" + p("", run("99.9 %")) + "</w:tc><w:tc>" + p("", run("10 %"))
                + "</w:tc></w:tr></w:tbl>";
        ReadDocument read = new WrittenDocx()
                .body("<w:tbl><w:tr><w:tc>" + p("", run("Credits")) + "</w:tc><w:tc>" + p("", run("as follows")) + inner
                        + p("", "") + "</w:tc></w:tr></w:tbl>")
                .read(folder);

        assertThat(texts(read)).containsExactly("Credits as follows", "99.9 % 10 %");
        assertThat(read.tables()).hasSize(2);
    }

    @Test
    void aFrameAroundClausesIsNoRow() throws IOException {
        ReadDocument read = new WrittenDocx()
                .body("<w:tbl><w:tr><w:tc>" + p("", run("1. Term")) + p("", run("The Term is a year."))
                        + "</w:tc></w:tr></w:tbl>")
                .read(folder);

        assertThat(read.blocks()).extracting(Block::kind).containsExactly(Block.Kind.HEADING, Block.Kind.PARAGRAPH);
    }

    @Test
    void placeholdersAndContentControlsStayAsTheyStand() throws IOException {
        ReadDocument read = new WrittenDocx()
                .text("Customer: {{customer_name}}, Start: [●]")
                .body("<w:sdt><w:sdtPr><w:alias w:val=\"Law\"/></w:sdtPr><w:sdtContent>"
                        + p(
                                "",
                                run("Law of ")
                                        + "<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>"
                                        + run("Choose an item.") + "</w:sdtContent></w:sdt>")
                        + "</w:sdtContent></w:sdt>")
                .read(folder);

        assertThat(texts(read)).containsExactly("Customer: {{customer_name}}, Start: [●]", "Law of Choose an item.");
    }

    @Test
    void ofAFieldOnlyTheResultIsText() throws IOException {
        String field = "<w:r><w:fldChar w:fldCharType=\"%s\"/></w:r>";
        ReadDocument read = new WrittenDocx()
                .body(p(
                        "",
                        run("See Section ") + field.formatted("begin")
                                + "<w:r><w:instrText>REF _Ref1 \\r \\h</w:instrText></w:r>"
                                + field.formatted("separate")
                                + run("4.2") + field.formatted("end") + run(".")))
                .body(p(
                        "",
                        "<w:fldSimple w:instr=\"DATE\">" + run("1 March 2026") + "</w:fldSimple>"
                                + "<w:hyperlink r:id=\"x\">" + run(" terms") + "</w:hyperlink>"))
                .read(folder);

        assertThat(texts(read)).containsExactly("See Section 4.2.", "1 March 2026 terms");
    }

    @Test
    void aFieldThatNeverEndsHidesNothing() throws IOException {
        ReadDocument read = new WrittenDocx()
                .body(p("", run("Fees.") + "<w:r><w:fldChar w:fldCharType=\"begin\"/></w:r>"))
                .text("The Supplier may raise the Fees.")
                .read(folder);

        assertThat(texts(read)).containsExactly("Fees.", "The Supplier may raise the Fees.");
    }

    @Test
    void checkBoxesShowTheirMark() throws IOException {
        String box =
                "<w:r><w:fldChar w:fldCharType=\"begin\"><w:ffData><w:checkBox><w:default w:val=\"%s\"/></w:checkBox></w:ffData></w:fldChar></w:r><w:r><w:instrText>FORMCHECKBOX</w:instrText></w:r><w:r><w:fldChar w:fldCharType=\"end\"/></w:r>";
        ReadDocument read = new WrittenDocx()
                .body(p("", box.formatted("1") + run(" dedicated ") + box.formatted("0") + run(" shared")))
                .read(folder);

        assertThat(texts(read)).containsExactly("☒ dedicated ☐ shared");
    }

    @Test
    void hyphensBlanksAndSymbols() throws IOException {
        ReadDocument read = new WrittenDocx()
                .body(p(
                        "",
                        run("ter") + "<w:r><w:softHyphen/></w:r>" + run("mi\u00ADnate\u00A0non")
                                + "<w:r><w:noBreakHyphen/></w:r>" + run("stop")
                                + "<w:r><w:tab/><w:sym w:font=\"Symbol\" w:char=\"F0B3\"/></w:r>" + run(" 99.9")
                                + "<w:r><w:br/></w:r>" + run("percent")))
                .read(folder);

        assertThat(texts(read)).containsExactly("terminate non-stop ≥ 99.9 percent");
    }

    @Test
    void whatIsNotReadIsNamed() throws IOException {
        ReadDocument read = new WrittenDocx()
                .text("Annex")
                .body(
                        p(
                                "",
                                "<w:r><w:drawing><wp:inline><wp:extent cx=\"5400000\" cy=\"7200000\"/><pic:pic/></wp:inline></w:drawing></w:r>"))
                .body(p("", "<w:r><w:object><o:OLEObject ProgID=\"Excel.Sheet.12\"/></w:object></w:r>"))
                .body("<w:altChunk r:id=\"x\"/>")
                .read(folder);

        assertThat(read.unread())
                .extracting(Unread::what)
                .containsExactly(
                        "paragraph 2: a picture of 15 x 20 cm was not read",
                        "paragraph 3: an object put in (Excel.Sheet.12) was not opened",
                        "paragraph 3: a document put in from another file was not read");
    }

    @Test
    void aFileOfPicturesOnlyIsNotRead() throws IOException {
        ReadDocument read = new WrittenDocx()
                .body(
                        p(
                                "",
                                "<w:r><w:drawing><wp:inline><wp:extent cx=\"100\" cy=\"100\"/><pic:pic/></wp:inline></w:drawing></w:r>"))
                .read(folder);

        assertThat(read.isRead()).isFalse();
        assertThat(read.unread().get(0).what()).startsWith("holds no text but 1 pictures");
    }

    @Test
    void whatPoiWritesComesBack() throws IOException {
        Path file = folder.resolve("poi.docx");
        try (XWPFDocument written = new XWPFDocument();
                OutputStream out = Files.newOutputStream(file)) {
            XWPFParagraph title = written.createParagraph();
            title.createRun().setText("Quotation");
            title.getRuns().get(0).setBold(true);
            written.createParagraph().createRun().setText("Valid for 30 days.");
            written.createTable(1, 2).getRow(0).getCell(1).setText("USD 2.10");
            written.write(out);
        }

        ReadDocument read = new WordReader(Passwords.NONE).read(WrittenDocx.document(), file);

        assertThat(texts(read)).containsExactly("Quotation", "Valid for 30 days.", "USD 2.10");
        assertThat(read.blocks())
                .extracting(Block::kind)
                .containsExactly(Block.Kind.HEADING, Block.Kind.PARAGRAPH, Block.Kind.TABLE_ROW);
    }

    /** The .doc was saved by LibreOffice from a text of our own: POI cannot write one. */
    @Test
    void aDocFileOfWord97() throws IOException {
        Path file = folder.resolve("contract.doc");
        try (InputStream in = WordReaderTest.class.getResourceAsStream("lease.doc")) {
            Files.copy(in, file);
        }

        ReadDocument read = new WordReader(Passwords.NONE).read(WrittenDocx.document(), file);
        ReadDocument rejected = new WordReader(Passwords.NONE).asRejected(WrittenDocx.document(), file);

        assertThat(texts(read))
                .contains(
                        "1. Term",
                        "1.1 Either party may end this Agreement on ninety (90) days' notice.",
                        "(a) in writing; and",
                        "2. Fees",
                        "H100 SXM INR 210.00");
        assertThat(texts(rejected)).contains("1.1 Either party may end this Agreement on thirty (30) days' notice.");
        assertThat(read.tables()).hasSize(1);
        assertThat(read.changes())
                .extracting(TrackedChange::kind)
                .contains(TrackedChange.Kind.INSERTED, TrackedChange.Kind.DELETED);
        assertThat(read.isWhole()).isTrue();
    }
}
