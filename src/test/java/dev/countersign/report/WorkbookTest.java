package dev.countersign.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.countersign.audit.Auditor;
import dev.countersign.model.Audit;
import dev.countersign.model.CostComponent;
import dev.countersign.model.Range;
import dev.countersign.model.Worksheet;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFCell;
import org.apache.poi.xssf.usermodel.XSSFFormulaEvaluator;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WorkbookTest {
    private static final Auditor AUDITOR = new Auditor();
    private static final Path SAMPLE = Path.of("contracts-samples/05-three-offers");
    private static final LocalDate DAY = LocalDate.of(2026, 12, 1);

    @TempDir
    private Path folder;

    @Test
    void recalculatedAmountsAreTheEngines() throws IOException {
        Audit audit = audit(SAMPLE);

        try (XSSFWorkbook book = new XSSFWorkbook(new ByteArrayInputStream(xlsx(audit)))) {
            forget(book);
            XSSFFormulaEvaluator.evaluateAllFormulaCells(book);
            assertSame(book, audit);
        }
    }

    @Test
    void recalculatedByLibreOfficeTheAmountsAreTheEngines() throws IOException, InterruptedException {
        Path soffice = Path.of("/usr/bin/soffice");
        assumeThat(soffice).as("LibreOffice is not installed").exists();
        Audit audit = audit(SAMPLE);
        Path file = folder.resolve("in/compare.xlsx");
        Files.createDirectories(file.getParent());
        try (XSSFWorkbook book = new XSSFWorkbook(new ByteArrayInputStream(xlsx(audit)));
                var out = Files.newOutputStream(file)) {
            forget(book);
            book.write(out);
        }
        Process run = new ProcessBuilder(
                        soffice.toString(),
                        "-env:UserInstallation=" + folder.resolve("profile").toUri(),
                        "--headless",
                        "--convert-to",
                        "xlsx:Calc MS Excel 2007 XML",
                        "--outdir",
                        folder.toString(),
                        file.toString())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("log").toFile())
                .start();
        assertThat(run.waitFor(120, TimeUnit.SECONDS)).isTrue();

        try (XSSFWorkbook book = new XSSFWorkbook(Files.newInputStream(folder.resolve("compare.xlsx")))) {
            assertSame(book, audit);
        }
    }

    @Test
    void aChangedInputChangesWhatFollows() throws IOException {
        Audit audit = audit(SAMPLE);
        Worksheet sheet = audit.deal().worksheets().get(0);

        try (XSSFWorkbook book = new XSSFWorkbook(new ByteArrayInputStream(xlsx(audit)))) {
            Sheet of = book.getSheet(sheet.offer());
            double idle = low(of, "idle waste");
            double total = low(of, "Monthly total");
            input(of, "utilisation").setCellValue(0.5);
            XSSFFormulaEvaluator.evaluateAllFormulaCells(book);

            assertThat(low(of, "idle waste")).isCloseTo(idle * 0.5 / 0.25, within(0.01));
            assertThat(low(of, "Monthly total")).as("what is paid is paid").isCloseTo(total, within(0.01));
        }
    }

    @Test
    void theSameAuditGivesTheSameBytes() throws IOException {
        assertThat(xlsx(audit(SAMPLE))).isEqualTo(xlsx(audit(SAMPLE)));
    }

    @Test
    void wordsThatBeginAsAFormulaDoesStayWords() throws IOException {
        Path deal = folder.resolve("deal");
        for (String offer : List.of("=HYPERLINK(1)", "+cmd")) {
            Path quote = deal.resolve("offers/" + offer + "/quote.yaml");
            Files.createDirectories(quote.getParent());
            Files.writeString(quote, """
                    format: countersign-quote/1
                    supplier: "@SUM(1)"
                    currency: USD
                    lines:
                      - item: "=1+1"
                        capacity: reserved
                        gpu: H100
                        gpusPerNode: 8
                        nodes: 1
                        monthlyPrice: "100.00"
                      - item: "\\t-2"
                        capacity: reserved
                        gpu: H100
                        gpusPerNode: 8
                        nodes: 1
                        monthlyPrice: "100.00"
                    """);
        }
        Audit audit = audit(deal);
        assertThat(audit.deal().worksheets()).hasSize(2);

        try (XSSFWorkbook book = new XSSFWorkbook(new ByteArrayInputStream(xlsx(audit)))) {
            int suspicious = 0;
            for (Sheet sheet : book) {
                for (Row row : sheet) {
                    for (Cell cell : row) {
                        if (cell.getCellType() == CellType.FORMULA) {
                            assertThat(cell.getCellFormula().replaceAll("'[^']*'!", ""))
                                    .doesNotContain("HYPERLINK", "SUM(1)", "1+1");
                        } else if (cell.getCellType() == CellType.STRING
                                && Cells.looksLikeFormula(cell.getStringCellValue())) {
                            suspicious++;
                            assertThat(cell.getCellStyle().getQuotePrefixed())
                                    .as(cell.getStringCellValue())
                                    .isTrue();
                        }
                    }
                }
            }
            assertThat(suspicious).isPositive();
        }
    }

    // --- help

    private static void assertSame(XSSFWorkbook book, Audit audit) {
        for (Worksheet sheet : audit.deal().worksheets()) {
            Sheet of = book.getSheet(sheet.offer());
            for (CostComponent component : CostComponent.values()) {
                assertRange(of, 4 + component.ordinal(), sheet.row(component).monthly());
            }
            assertRange(of, 4 + CostComponent.values().length, sheet.monthly());
            assertRange(
                    of, 5 + CostComponent.values().length, sheet.perUsefulUnit().orElseThrow());
        }
    }

    private static void assertRange(Sheet sheet, int row, Range range) {
        String name = sheet.getSheetName() + ", " + sheet.getRow(row).getCell(0).getStringCellValue();
        assertThat(sheet.getRow(row).getCell(1).getNumericCellValue())
                .as(name)
                .isCloseTo(range.low().doubleValue(), within(0.005));
        Cell high = sheet.getRow(row).getCell(2);
        if (range.high().isPresent()) {
            assertThat(high.getNumericCellValue())
                    .as(name)
                    .isCloseTo(range.high().get().doubleValue(), within(0.005));
        } else {
            assertThat(high.getStringCellValue()).as(name).isEqualTo("open");
        }
    }

    /** Takes away what formulas came out as, so that it must be reckoned anew. */
    private static void forget(XSSFWorkbook book) {
        for (Sheet sheet : book) {
            for (Row row : sheet) {
                for (Cell cell : row) {
                    if (cell.getCellType() == CellType.FORMULA) {
                        var bare = ((XSSFCell) cell).getCTCell();
                        if (bare.isSetV()) {
                            bare.unsetV();
                        }
                    }
                }
            }
        }
    }

    private static double low(Sheet sheet, String name) {
        return row(sheet, name).getCell(1).getNumericCellValue();
    }

    private static Cell input(Sheet sheet, String name) {
        return row(sheet, name).getCell(1);
    }

    private static Row row(Sheet sheet, String name) {
        for (Row row : sheet) {
            if (row.getCell(0) != null && row.getCell(0).getStringCellValue().equals(name)) {
                return row;
            }
        }
        throw new AssertionError("no row " + name);
    }

    private static Audit audit(Path deal) {
        return AUDITOR.audit(deal, List.of(), Optional.of(DAY), DAY);
    }

    private static byte[] xlsx(Audit audit) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new CompareReport(audit, AUDITOR.catalog(), Locale.ENGLISH).xlsx(out);
        return out.toByteArray();
    }
}
