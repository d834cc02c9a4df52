package dev.countersign.report;

import dev.countersign.model.Audit;
import dev.countersign.model.CostComponent;
import dev.countersign.model.Deal;
import dev.countersign.model.Worksheet;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.apache.poi.openxml4j.exceptions.InvalidFormatException;
import org.apache.poi.xssf.usermodel.XSSFFormulaEvaluator;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;

/**
 * The worksheets as a workbook whose amounts are formulas: who changes an input sees what follows. One sheet for each offer,
 * before them the comparison, after them what was assumed and what is to be negotiated. The same audit gives the same bytes.
 */
final class Workbook {
    private final Deal deal;
    private final SheetWords words;
    private final Cells cells;
    private final XSSFWorkbook book;

    private Workbook(Audit audit, Wording wording, XSSFWorkbook book) {
        this.deal = audit.deal();
        this.words = new SheetWords(wording);
        this.book = book;
        this.cells = new Cells(book);
    }

    /** @param wording in the language of the words */
    static void write(Audit audit, Wording wording, OutputStream out) throws IOException {
        try (XSSFWorkbook book = new XSSFWorkbook()) {
            created(book);
            book.getProperties()
                    .getCoreProperties()
                    .setCreator("Countersign " + audit.header().tool());
            new Workbook(audit, wording, book).fill();
            XSSFFormulaEvaluator.evaluateAllFormulaCells(book);
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            book.write(bytes);
            timeless(bytes.toByteArray(), out);
        }
    }

    /** On no day: the clock does not belong in a file that is to be the same each time. */
    private static void created(XSSFWorkbook book) {
        try {
            book.getProperties().getCoreProperties().setCreated("1980-01-01T00:00:00Z");
        } catch (InvalidFormatException e) {
            throw new IllegalStateException(e);
        }
    }

    private void fill() {
        Cells.Sheet comparison = cells.sheet(words.label("comparison"));
        List<OfferWorkbookSheet> offers = new ArrayList<>();
        for (Worksheet sheet : deal.worksheets()) {
            offers.add(OfferWorkbookSheet.write(cells.sheet(words.name(sheet)), sheet, words));
        }
        comparison(comparison, offers);
        assumptions(cells.sheet(words.label("assumptions")));
        negotiation(cells.sheet(words.label("negotiation")));
    }

    private void comparison(Cells.Sheet sheet, List<OfferWorkbookSheet> offers) {
        sheet.widths(28, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18);
        sheet.title(0, deal.name());
        for (int i = 0; i < offers.size(); i++) {
            Worksheet of = deal.worksheets().get(i);
            sheet.head(2, 1 + 2 * i, words.name(of));
            sheet.head(2, 2 + 2 * i, of.currency().map(Object::toString).orElse(""));
            sheet.head(3, 1 + 2 * i, words.label("low"));
            sheet.head(3, 2 + 2 * i, words.label("high"));
        }
        int row = 4;
        for (CostComponent component : CostComponent.values()) {
            sheet.text(row, 0, words.label(component));
            for (int i = 0; i < offers.size(); i++) {
                reference(sheet, row, 1 + 2 * i, offers.get(i), offers.get(i).row(component));
            }
            row++;
        }
        sheet.head(row, 0, words.label("monthlyTco"));
        sheet.head(row + 1, 0, words.label("perUsefulUnit"));
        for (int i = 0; i < offers.size(); i++) {
            reference(sheet, row, 1 + 2 * i, offers.get(i), offers.get(i).total());
            if (deal.worksheets().get(i).perUsefulUnit().isPresent()) {
                reference(
                        sheet, row + 1, 1 + 2 * i, offers.get(i), offers.get(i).total() + 1);
            }
        }
        row += 3;
        if (!deal.comparison().differences().isEmpty()) {
            sheet.head(row++, 0, words.label("notTheSame"));
            for (var difference : deal.comparison().differences()) {
                sheet.note(row++, words.difference(difference, deal.worksheets()));
            }
        }
        for (var chart : deal.comparison().charts()) {
            List<String> flips = words.flips(chart, deal.worksheets());
            if (!flips.isEmpty()) {
                sheet.head(row++, 0, words.label(chart.axis()));
                for (String flip : flips) {
                    sheet.note(row++, flip);
                }
            }
        }
    }

    private static void reference(Cells.Sheet sheet, int row, int column, OfferWorkbookSheet offer, int at) {
        sheet.formula(row, column, offer.name() + "!B" + (at + 1));
        sheet.formula(row, column + 1, offer.name() + "!C" + (at + 1));
    }

    private void assumptions(Cells.Sheet sheet) {
        sheet.widths(24, 28, 100);
        sheet.head(0, 0, words.label("offer"));
        sheet.head(0, 1, words.label("component"));
        sheet.head(0, 2, words.label("sources"));
        int row = 1;
        for (Worksheet of : deal.worksheets()) {
            for (Worksheet.Row line : of.rows()) {
                for (String source : words.assumed(of, line)) {
                    sheet.text(row, 0, words.name(of));
                    sheet.text(row, 1, words.label(line.component()));
                    sheet.text(row++, 2, source);
                }
            }
        }
    }

    private void negotiation(Cells.Sheet sheet) {
        sheet.widths(24, 20, 100);
        sheet.note(0, words.label("negotiationNote"));
        int row = 2;
        for (Worksheet of : deal.worksheets()) {
            for (Worksheet.Question question : of.questions()) {
                sheet.text(row, 0, words.name(of));
                sheet.text(row, 1, words.label(question.ask().isForBuyer() ? "askBuyer" : "askSupplier"));
                sheet.text(row++, 2, words.question(question));
            }
        }
    }

    /** The same parts in the order of their names, all of one time: a writer of ZIP files puts the clock in. */
    private static void timeless(byte[] zipped, OutputStream out) throws IOException {
        Map<String, byte[]> parts = new TreeMap<>();
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(zipped))) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                parts.put(entry.getName(), in.readAllBytes());
            }
        }
        try (ZipOutputStream zip = new ZipOutputStream(out)) {
            for (Map.Entry<String, byte[]> part : parts.entrySet()) {
                ZipEntry entry = new ZipEntry(part.getKey());
                entry.setTimeLocal(LocalDateTime.of(1980, 1, 1, 0, 0));
                zip.putNextEntry(entry);
                zip.write(part.getValue());
                zip.closeEntry();
            }
        }
    }
}
