package dev.countersign.read.sheet;

import dev.countersign.model.Document;
import dev.countersign.model.ReadDocument;
import dev.countersign.read.office.Refusal;
import java.io.IOException;
import java.nio.file.Path;
import java.util.TreeSet;
import org.apache.poi.OldFileFormatException;
import org.apache.poi.hssf.usermodel.HSSFCell;
import org.apache.poi.hssf.usermodel.HSSFClientAnchor;
import org.apache.poi.hssf.usermodel.HSSFComment;
import org.apache.poi.hssf.usermodel.HSSFPatriarch;
import org.apache.poi.hssf.usermodel.HSSFPicture;
import org.apache.poi.hssf.usermodel.HSSFShape;
import org.apache.poi.hssf.usermodel.HSSFSheet;
import org.apache.poi.hssf.usermodel.HSSFSimpleShape;
import org.apache.poi.hssf.usermodel.HSSFWorkbook;
import org.apache.poi.poifs.filesystem.DirectoryNode;
import org.apache.poi.poifs.filesystem.POIFSFileSystem;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.ss.usermodel.FormulaError;
import org.apache.poi.ss.usermodel.RichTextString;
import org.apache.poi.ss.usermodel.Row;

/** A workbook of Excel 97 to 2003. */
final class Xls {
    private final HSSFWorkbook workbook;
    private final SheetRows rows;
    private final CellText numbers;

    private Xls(Document document, HSSFWorkbook workbook) {
        this.workbook = workbook;
        this.rows = new SheetRows(document);
        this.numbers = new CellText(workbook.getInternalWorkbook().isUsing1904DateWindowing());
    }

    static ReadDocument read(Document document, Path file) throws IOException {
        try (POIFSFileSystem container = new POIFSFileSystem(file.toFile(), true)) {
            DirectoryNode root = container.getRoot();
            try (HSSFWorkbook workbook = new HSSFWorkbook(root, false)) {
                return new Xls(document, workbook).read();
            }
        } catch (OldFileFormatException old) {
            throw new Refusal("a workbook of Excel 95 or older: save it as .xlsx");
        }
    }

    private ReadDocument read() throws IOException {
        for (int i = 0; i < workbook.getNumberOfSheets(); i++) {
            HSSFSheet sheet = workbook.getSheetAt(i);
            rows.startSheet(workbook.getSheetName(i), workbook.isSheetHidden(i) || workbook.isSheetVeryHidden(i));
            TreeSet<Integer> hiddenColumns = new TreeSet<>();
            try {
                int last = 0;
                for (Row row : sheet) {
                    for (Cell cell : row) {
                        cell((HSSFCell) cell);
                        last = Math.max(last, cell.getColumnIndex());
                    }
                    rows.endRow(row.getRowNum(), row.getZeroHeight());
                }
                beside(sheet);
                for (int column = 0; column <= last; column++) {
                    if (sheet.isColumnHidden(column)) {
                        hiddenColumns.add(column);
                    }
                }
            } catch (Refusal broken) {
                rows.missing(broken.getMessage());
            }
            rows.endSheet(hiddenColumns);
        }
        return rows.read();
    }

    private void cell(HSSFCell cell) {
        CellType type = cell.getCellType() == CellType.FORMULA ? cell.getCachedFormulaResultType() : cell.getCellType();
        switch (type) {
            case NUMERIC -> {
                int index = cell.getCellStyle().getDataFormat();
                String format = cell.getCellStyle().getDataFormatString(workbook);
                rows.cell(
                        cell.getColumnIndex(),
                        numbers.of(cell.getNumericCellValue(), index, format == null ? "" : format));
            }
            case STRING -> rows.cell(cell.getColumnIndex(), text(cell.getRichStringCellValue()));
            case BOOLEAN -> rows.cell(cell.getColumnIndex(), cell.getBooleanCellValue() ? "TRUE" : "FALSE");
            case ERROR ->
                rows.cell(
                        cell.getColumnIndex(),
                        FormulaError.isValidCode(cell.getErrorCellValue())
                                ? FormulaError.forInt(cell.getErrorCellValue()).getString()
                                : "#ERROR");
            default -> {}
        }
    }

    /** Comments on cells, and text boxes over them. */
    private void beside(HSSFSheet sheet) {
        sheet.getCellComments()
                .forEach((cell, comment) -> rows.comment(
                        cell.formatAsString(),
                        cell.getRow(),
                        comment.getAuthor() == null ? "" : comment.getAuthor(),
                        text(comment.getString())));
        HSSFPatriarch drawing = sheet.getDrawingPatriarch();
        if (drawing == null) {
            return;
        }
        for (HSSFShape shape : drawing) {
            if (shape instanceof HSSFSimpleShape box
                    && !(shape instanceof HSSFComment)
                    && !(shape instanceof HSSFPicture)
                    && box.getAnchor() instanceof HSSFClientAnchor anchor) {
                rows.textBox(anchor.getCol1(), anchor.getRow1(), textOf(box));
            }
        }
    }

    private static String textOf(HSSFSimpleShape box) {
        try {
            return text(box.getString());
        } catch (NullPointerException noText) {
            // POI asks a shape without text for its text's record.
            return "";
        }
    }

    private static String text(RichTextString string) {
        return string == null || string.getString() == null ? "" : string.getString();
    }
}
