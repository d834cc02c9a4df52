package dev.countersign.report;

import java.math.BigDecimal;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import org.apache.poi.ss.usermodel.CellStyle;
import org.apache.poi.ss.usermodel.Font;
import org.apache.poi.ss.usermodel.IndexedColors;
import org.apache.poi.ss.usermodel.VerticalAlignment;
import org.apache.poi.ss.util.WorkbookUtil;
import org.apache.poi.xssf.usermodel.XSSFCell;
import org.apache.poi.xssf.usermodel.XSSFCellStyle;
import org.apache.poi.xssf.usermodel.XSSFRow;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;

/**
 * The cells of a workbook in its few styles. Words are always text: what begins as a formula does is marked as text too, so
 * that it stays one when somebody edits the cell.
 */
final class Cells {
    private static final int LONGEST = 32_000; // a cell holds 32,767 characters
    private final XSSFWorkbook book;
    private final XSSFCellStyle plain;
    private final XSSFCellStyle marked;
    private final XSSFCellStyle running;
    private final XSSFCellStyle runningMarked;
    private final XSSFCellStyle bold;
    private final XSSFCellStyle boldMarked;
    private final XSSFCellStyle money;
    private final XSSFCellStyle total;
    private final XSSFCellStyle input;
    private final Set<String> names = new HashSet<>();

    Cells(XSSFWorkbook book) {
        this.book = book;
        Font heavy = book.createFont();
        heavy.setBold(true);
        Font blue = book.createFont();
        blue.setColor(IndexedColors.BLUE.getIndex());
        plain = style("General");
        plain.setWrapText(true);
        marked = style("General");
        marked.setWrapText(true);
        marked.setQuotePrefixed(true);
        running = style("General");
        runningMarked = style("General");
        runningMarked.setQuotePrefixed(true);
        bold = style("General");
        bold.setFont(heavy);
        boldMarked = style("General");
        boldMarked.setFont(heavy);
        boldMarked.setQuotePrefixed(true);
        money = style("#,##0.00");
        total = style("#,##0.00");
        total.setFont(heavy);
        input = style("General");
        input.setFont(blue);
    }

    private XSSFCellStyle style(String format) {
        XSSFCellStyle style = book.createCellStyle();
        style.setDataFormat(book.createDataFormat().getFormat(format));
        style.setVerticalAlignment(VerticalAlignment.TOP);
        return style;
    }

    Sheet sheet(String wanted) {
        String safe = WorkbookUtil.createSafeSheetName(wanted);
        String name = safe;
        for (int i = 2; !names.add(name.toLowerCase(Locale.ROOT)); i++) {
            String end = " " + i;
            name = safe.substring(0, Math.min(safe.length(), 31 - end.length())) + end;
        }
        return new Sheet(book.createSheet(name));
    }

    /** Rows and columns count from 0. */
    final class Sheet {
        private final XSSFSheet sheet;

        private Sheet(XSSFSheet sheet) {
            this.sheet = sheet;
            sheet.setFitToPage(true);
            sheet.getPrintSetup().setLandscape(true);
            sheet.getPrintSetup().setFitHeight((short) 0); // as many pages down as it takes
        }

        /** As a formula of another sheet writes it. */
        String name() {
            return "'" + sheet.getSheetName().replace("'", "''") + "'";
        }

        /** In characters. */
        void widths(int... widths) {
            for (int i = 0; i < widths.length; i++) {
                sheet.setColumnWidth(i, widths[i] * 256);
            }
        }

        void title(int row, String text) {
            head(row, 0, text);
        }

        void head(int row, int column, String text) {
            words(row, column, text, bold, boldMarked);
        }

        /** Wrapped in its cell. */
        void text(int row, int column, String text) {
            words(row, column, text, plain, marked);
            int wide = sheet.getColumnWidth(column) / 256;
            int lines = text.lines().mapToInt(line -> 1 + line.length() / wide).sum();
            XSSFRow of = sheet.getRow(row);
            if (lines > 1) { // who opens the file does not all measure it again
                of.setHeightInPoints(
                        Math.max(of.getHeightInPoints(), Math.min(lines, 20) * sheet.getDefaultRowHeightInPoints()));
            }
        }

        private void words(int row, int column, String text, CellStyle style, CellStyle asText) {
            XSSFCell cell = cell(row, column);
            String shown = text.length() > LONGEST ? text.substring(0, LONGEST) : text;
            cell.setCellValue(shown);
            cell.setCellStyle(looksLikeFormula(shown) ? asText : style);
        }

        /** A sentence that runs on over the cells beside it. */
        void note(int row, String text) {
            words(row, 0, text, running, runningMarked);
        }

        /** A number that a reader may change. */
        void input(int row, int column, BigDecimal number) {
            XSSFCell cell = cell(row, column);
            cell.setCellValue(number.doubleValue());
            cell.setCellStyle(input);
        }

        void formula(int row, int column, String formula) {
            XSSFCell cell = cell(row, column);
            cell.setCellFormula(formula);
            cell.setCellStyle(money);
        }

        void total(int row, int column, String formula) {
            formula(row, column, formula);
            cell(row, column).setCellStyle(total);
        }

        void share(int row, int column, String formula) {
            formula(row, column, formula);
            cell(row, column).setCellStyle(input);
        }

        private XSSFCell cell(int row, int column) {
            XSSFRow line = sheet.getRow(row) == null ? sheet.createRow(row) : sheet.getRow(row);
            return line.getCell(column) == null ? line.createCell(column) : line.getCell(column);
        }
    }

    static boolean looksLikeFormula(String text) {
        return !text.isEmpty() && "=+-@\t\r\n\uff1d\uff0b\uff0d\uff20".indexOf(text.charAt(0)) >= 0;
    }
}
