package dev.countersign.read.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.model.Block;
import dev.countersign.model.Box;
import dev.countersign.model.Document;
import dev.countersign.model.DocumentId;
import dev.countersign.model.FileKind;
import dev.countersign.model.Line;
import dev.countersign.model.Page;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Role;
import dev.countersign.model.Table;
import dev.countersign.model.TrackedChange;
import dev.countersign.model.TrackedChange.Kind;
import dev.countersign.model.Unread;
import dev.countersign.model.Word;
import dev.countersign.read.Passwords;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.poi.hssf.usermodel.HSSFWorkbook;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellStyle;
import org.apache.poi.ss.usermodel.ClientAnchor;
import org.apache.poi.ss.usermodel.Comment;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.usermodel.Workbook;
import org.apache.poi.ss.util.CellRangeAddress;
import org.apache.poi.xssf.usermodel.XSSFClientAnchor;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Workbooks of every age come row by row, with values as they are shown, and nothing hidden is lost. */
class WorkbookReaderTest {
    @TempDir
    Path folder;

    private static Workbook workbook(String ending) {
        return ending.equals("xls") ? new HSSFWorkbook() : new XSSFWorkbook();
    }

    private ReadDocument read(Workbook workbook) throws IOException {
        Path file = folder.resolve("quote.bin");
        try (workbook;
                OutputStream out = Files.newOutputStream(file)) {
            workbook.write(out);
        }
        return read(file);
    }

    static ReadDocument read(Path file, String... passwords) {
        Document document = new Document(new DocumentId("quote.xlsx"), FileKind.WORKBOOK, Role.QUOTE, "", "");
        return new WorkbookReader(new Passwords(List.of(passwords), Map.of())).read(document, file);
    }

    private static List<String> texts(ReadDocument read) {
        return read.blocks().stream().map(Block::text).toList();
    }

    private static Cell formatted(Workbook workbook, Row row, int column, double value, String format) {
        Cell cell = row.createCell(column);
        CellStyle style = workbook.createCellStyle();
        style.setDataFormat(workbook.createDataFormat().getFormat(format));
        cell.setCellStyle(style);
        cell.setCellValue(value);
        return cell;
    }

    @ParameterizedTest
    @ValueSource(strings = {"xlsx", "xls"})
    void eachRowIsABlockWhoseWordsLieInTheirCells(String ending) throws IOException {
        Workbook workbook = workbook(ending);
        Sheet sheet = workbook.createSheet("Prices");
        workbook.createSheet("Empty");
        Row row = sheet.createRow(2);
        row.createCell(1).setCellValue("H100  SXM\n80 GB");
        row.createCell(3).setCellValue(2.5);

        ReadDocument read = read(workbook);

        assertThat(read.pages()).containsExactly(new Page(1, "Prices", 4, 3), new Page(2, "Empty", 0, 0));
        assertThat(read.blocks()).hasSize(1);
        Line line = read.blocks().get(0).lines().get(0);
        assertThat(line.text()).isEqualTo("H100 SXM 80 GB 2.5");
        assertThat(line.number()).isEqualTo(3);
        assertThat(line.words())
                .containsExactly(
                        new Word(0, 4, new Box(1, 2, 1, 1)),
                        new Word(5, 8, new Box(1, 2, 1, 1)),
                        new Word(9, 11, new Box(1, 2, 1, 1)),
                        new Word(12, 14, new Box(1, 2, 1, 1)),
                        new Word(15, 18, new Box(3, 2, 1, 1)));
        assertThat(read.tables().get(0).rows().get(0).cells())
                .extracting(Table.Cell::text)
                .containsExactly("", "H100 SXM 80 GB", "", "2.5");
        assertThat(read.isWhole()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0.18 | 0% | 18%",
                "0.185 | 0.0 % | 18.5 %",
                "1234567.5 | #,##0.00 | 1,234,567.50",
                "210 | \"₹\"#,##0.00 | ₹210.00",
                "64.24 | [$$]#,##0.00 | $64.24",
                "210 | [$₹-4009] #,##0 | ₹ 210",
                "99 | [$EUR] 0.00 | EUR 99.00",
                "2.1 | 0.00\" USD\" | 2.10 USD",
                "-5 | #,##0;[Red](#,##0) | (5)",
                "12345678901234 | General | 12345678901234",
                "0.1 | General | 0.1",
                "46082 | m/d/yy | 2026-03-01",
                "46082 | dd.mm.yyyy | 2026-03-01",
                "46082.75 | yyyy-mm-dd hh:mm | 2026-03-01 18:00",
                "46082 | mmm-yy | Mar-26",
                "0.75 | h:mm | 18:00",
                "7 | ;;; | 7"
            })
    void valuesAreAsShown(double value, String format, String shown) throws IOException {
        for (String ending : List.of("xlsx", "xls")) {
            Workbook workbook = workbook(ending);
            formatted(workbook, workbook.createSheet("A").createRow(0), 0, value, format);

            assertThat(texts(read(workbook))).as(ending).containsExactly(shown);
        }
    }

    @Test
    void daysCountFrom1904WhereTheWorkbookSaysSo() throws IOException {
        XSSFWorkbook workbook = new XSSFWorkbook();
        workbook.getCTWorkbook().getWorkbookPr().setDate1904(true);
        Cell cell = formatted(workbook, workbook.createSheet("A").createRow(0), 0, 0, "yyyy-mm-dd");
        cell.setCellValue(LocalDateTime.of(2026, 3, 1, 0, 0));

        assertThat(texts(read(workbook))).containsExactly("2026-03-01");
    }

    @ParameterizedTest
    @ValueSource(strings = {"xlsx", "xls"})
    void whatIsHiddenIsReadAndNamed(String ending) throws IOException {
        Workbook workbook = workbook(ending);
        Sheet shown = workbook.createSheet("Quote");
        for (int i = 0; i < 4; i++) {
            Row row = shown.createRow(i);
            row.createCell(0).setCellValue("item " + i);
            row.createCell(1).setCellValue("margin " + i);
        }
        shown.getRow(1).setZeroHeight(true);
        shown.getRow(2).setZeroHeight(true);
        shown.setColumnHidden(1, true);
        workbook.createSheet("Cost").createRow(0).createCell(0).setCellValue("secret");
        workbook.setSheetHidden(1, true);

        ReadDocument read = read(workbook);

        assertThat(texts(read)).contains("item 1 margin 1", "item 2 margin 2", "secret");
        assertThat(read.changes())
                .containsExactly(
                        new TrackedChange(Kind.HIDDEN, "rows 2 to 3 of sheet \"Quote\"", 2, ""),
                        new TrackedChange(Kind.HIDDEN, "column B of sheet \"Quote\"", 0, ""),
                        new TrackedChange(Kind.HIDDEN, "sheet \"Cost\"", 0, ""));
        assertThat(read.isWhole()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"xlsx", "xls"})
    void formulasShowTheirSavedValue(String ending) throws IOException {
        Workbook workbook = workbook(ending);
        Row row = workbook.createSheet("A").createRow(0);
        row.createCell(0).setCellValue(2);
        row.createCell(1).setCellFormula("A1*730");
        row.createCell(2).setCellFormula("\"USD \"&A1");
        row.createCell(3).setCellFormula("1/0");
        workbook.getCreationHelper().createFormulaEvaluator().evaluateAll();

        assertThat(texts(read(workbook))).containsExactly("2 1460 USD 2 #DIV/0!");
    }

    @Test
    void aFormulaWithoutASavedValueIsNamed() throws IOException {
        Workbook workbook = new XSSFWorkbook();
        Row row = workbook.createSheet("A").createRow(4);
        row.createCell(0).setCellValue("Total");
        row.createCell(2).setCellFormula("SUM(C1:C4)");

        ReadDocument read = read(workbook);

        assertThat(texts(read)).containsExactly("Total");
        assertThat(read.unread())
                .extracting(Unread::toString)
                .containsExactly(
                        "quote.xlsx: page 1: formulas without a saved value: C5 (=SUM(C1:C4)); open it in Excel and save it");
    }

    @Test
    void mergedCellsAreReadOnce() throws IOException {
        Workbook workbook = new XSSFWorkbook();
        Sheet sheet = workbook.createSheet("A");
        sheet.createRow(0).createCell(0).setCellValue("Estimate");
        sheet.getRow(0).createCell(3).setCellValue("USD");
        sheet.addMergedRegion(new CellRangeAddress(0, 1, 0, 2));

        ReadDocument read = read(workbook);

        assertThat(texts(read)).containsExactly("Estimate USD");
        assertThat(read.tables().get(0).rows().get(0).cells())
                .extracting(Table.Cell::text)
                .containsExactly("Estimate", "", "", "USD");
    }

    @ParameterizedTest
    @ValueSource(strings = {"xlsx", "xls"})
    void commentsAreTold(String ending) throws IOException {
        Workbook workbook = workbook(ending);
        Sheet sheet = workbook.createSheet("A");
        sheet.createRow(0).createCell(0).setCellValue("Price");
        ClientAnchor anchor = workbook.getCreationHelper().createClientAnchor();
        Comment comment = sheet.createDrawingPatriarch().createCellComment(anchor);
        comment.setString(workbook.getCreationHelper().createRichTextString("Only until June."));
        comment.setAuthor("Sales");
        comment.setAddress(2, 1);
        sheet.createRow(2).createCell(1).setCellComment(comment);

        assertThat(read(workbook).changes())
                .containsExactly(new TrackedChange(Kind.COMMENT, "A!B3: Only until June.", 3, "Sales"));
    }

    @Test
    void aTextBoxStandsAtItsCell() throws IOException {
        XSSFWorkbook workbook = new XSSFWorkbook();
        XSSFSheet sheet = workbook.createSheet("A");
        sheet.createRow(0).createCell(0).setCellValue("Price");
        sheet.createDrawingPatriarch()
                .createTextbox(new XSSFClientAnchor(0, 0, 0, 0, 2, 5, 4, 8))
                .setText("Prices exclude GST.");

        ReadDocument read = read(workbook);

        assertThat(texts(read)).containsExactly("Price", "Prices exclude GST.");
        assertThat(read.blocks().get(1).lines().get(0).words().get(0).box()).isEqualTo(new Box(2, 5, 1, 1));
    }

    @Test
    void theStrictDialectReadsAlike() throws IOException {
        String main =
                "xmlns=\"http://purl.oclc.org/ooxml/spreadsheetml/main\" xmlns:r=\"http://purl.oclc.org/ooxml/officeDocument/relationships\"";
        String types = "http://purl.oclc.org/ooxml/officeDocument/relationships/";

        Path file = zip(
                "_rels/.rels",
                relations("<Relationship Id=\"a\" Type=\"" + types + "officeDocument\" Target=\"xl/workbook.xml\"/>"),
                "xl/workbook.xml",
                "<workbook " + main + "><sheets><sheet name=\"S\" sheetId=\"1\" r:id=\"b\"/></sheets></workbook>",
                "xl/_rels/workbook.xml.rels",
                relations("<Relationship Id=\"b\" Type=\"" + types + "worksheet\" Target=\"worksheets/one.xml\"/>"),
                "xl/worksheets/one.xml",
                "<worksheet " + main
                        + "><sheetData><row><c t=\"inlineStr\"><is><t>First day</t></is></c><c t=\"d\"><v>2026-03-01T00:00:00</v></c><c t=\"b\"><v>1</v></c></row></sheetData></worksheet>");

        assertThat(texts(read(file))).containsExactly("First day 2026-03-01 TRUE");
    }

    @Test
    void anOpenDocumentSpreadsheet() throws IOException {
        Path file = zip("mimetype", "application/vnd.oasis.opendocument.spreadsheet", "content.xml", """
                <office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
                    xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"
                    xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"
                    xmlns:dc="http://purl.org/dc/elements/1.1/"
                    xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:automatic-styles>
                <style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style>
                </office:automatic-styles><office:body><office:spreadsheet>
                <table:table table:name="Quote" table:style-name="ta1"><table:table-column table:number-columns-repeated="2"/>
                <table:table-row><table:table-cell office:value-type="string"><text:p>H100</text:p></table:table-cell>
                <table:table-cell table:number-columns-repeated="2"/>
                <table:table-cell office:value-type="percentage" office:value="0.18"><text:p>18 %</text:p></table:table-cell>
                <table:table-cell office:value-type="date" office:date-value="2026-03-01"><text:p>01/03/26</text:p></table:table-cell></table:table-row>
                <table:table-row table:number-rows-repeated="3"><table:table-cell/></table:table-row>
                <table:table-row table:visibility="collapse"><table:table-cell><office:annotation><dc:creator>Sales</dc:creator><text:p>why</text:p></office:annotation><text:p>margin</text:p></table:table-cell>
                <table:table-cell table:formula="of:=[.A1]*2"/></table:table-row>
                </table:table><table:table table:name="Cost" table:style-name="ta2"><table:table-row><table:table-cell><text:p>1</text:p></table:table-cell></table:table-row></table:table>
                </office:spreadsheet></office:body></office:document-content>
                """);

        ReadDocument read = read(file);

        assertThat(texts(read)).containsExactly("H100 18 % 2026-03-01", "margin", "1");
        assertThat(read.blocks().get(0).lines().get(0).words().get(1).box()).isEqualTo(new Box(3, 0, 1, 1));
        assertThat(read.blocks().get(1).lines().get(0).number()).isEqualTo(5);
        assertThat(read.changes())
                .containsExactly(
                        new TrackedChange(Kind.COMMENT, "Quote!A5: why", 5, "Sales"),
                        new TrackedChange(Kind.HIDDEN, "row 5 of sheet \"Quote\"", 5, ""),
                        new TrackedChange(Kind.HIDDEN, "sheet \"Cost\"", 0, ""));
        assertThat(read.unread())
                .extracting(Unread::what)
                .singleElement()
                .asString()
                .contains("B5");
    }

    @Test
    void aBinaryWorkbookIsNamed() throws IOException {
        Path file = zip(
                "_rels/.rels",
                relations(
                        "<Relationship Id=\"a\" Type=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument\" Target=\"xl/workbook.bin\"/>"),
                "xl/workbook.bin",
                "x");

        assertThat(read(file).unread())
                .extracting(Unread::what)
                .containsExactly("a binary workbook (.xlsb): save it as .xlsx");
    }

    private static String relations(String content) {
        return "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">" + content
                + "</Relationships>";
    }

    /** Names and contents, in turn. */
    private Path zip(String... parts) throws IOException {
        Path file = folder.resolve("quote.zip");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file))) {
            for (int i = 0; i < parts.length; i += 2) {
                zip.putNextEntry(new ZipEntry(parts[i]));
                zip.write(parts[i + 1].getBytes(StandardCharsets.UTF_8));
            }
        }
        return file;
    }

    @Test
    void theWholeOfALargeSheetIsRead() throws IOException {
        Workbook workbook = new XSSFWorkbook();
        Sheet sheet = workbook.createSheet("A");
        List<String> expected = new ArrayList<>();
        for (int i = 0; i < 2_000; i++) {
            sheet.createRow(i).createCell(0).setCellValue(i);
            expected.add(String.valueOf(i));
        }

        assertThat(texts(read(workbook))).isEqualTo(expected);
    }
}
