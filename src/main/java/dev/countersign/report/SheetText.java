package dev.countersign.report;

import dev.countersign.model.CostComparison;
import dev.countersign.model.CostComparison.Chart;
import dev.countersign.model.CostComparison.Difference;
import dev.countersign.model.CostComponent;
import dev.countersign.model.Deal;
import dev.countersign.model.Worksheet;
import dev.countersign.model.Worksheet.Row;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;

/** Worksheets for the terminal. */
final class SheetText {
    private final SheetWords words;

    SheetText(SheetWords words) {
        this.words = words;
    }

    /** Each offer's sheet, then what they differ in and where their order turns. */
    void write(Deal deal, Writer out) throws IOException {
        for (Worksheet sheet : deal.worksheets()) {
            sheet(sheet, out);
        }
        comparison(deal, out);
    }

    private void sheet(Worksheet sheet, Writer out) throws IOException {
        out.write("\n" + words.label("worksheet") + words.label("colon") + words.name(sheet)
                + sheet.currency()
                        .map(c -> " (" + c + ", " + words.label("aMonth") + ")")
                        .orElse("") + "\n");
        List<List<String>> rows = new ArrayList<>();
        for (Row row : SheetWords.rows(sheet)) {
            rows.add(List.of(
                    words.label(row.component()),
                    words.range(row.monthly()),
                    words.label(row.basis()),
                    words.formula(sheet, row)));
        }
        rows.add(List.of(words.label("monthlyTco"), words.range(sheet.monthly()), "", ""));
        rows.add(List.of(words.label("perUsefulUnit"), words.perUnit(sheet), "", ""));
        Columns.write(rows, out);
        for (boolean buyer : new boolean[] {false, true}) {
            for (String question : words.questions(sheet, buyer)) {
                out.write("  ? " + (buyer ? words.label("askBuyer") : words.label("askSupplier")) + words.label("colon")
                        + question + "\n");
            }
        }
        if (!sheet.others().isEmpty()) {
            out.write("  " + words.label("otherQuotes") + words.label("colon") + String.join("; ", sheet.others())
                    + "\n");
        }
    }

    private void comparison(Deal deal, Writer out) throws IOException {
        CostComparison comparison = deal.comparison();
        if (!comparison.differences().isEmpty()) {
            out.write("\n" + words.label("notTheSame") + "\n");
            for (Difference difference : comparison.differences()) {
                out.write("  " + words.difference(difference, deal.worksheets()) + "\n");
            }
        }
        for (Chart chart : comparison.charts()) {
            List<String> flips = words.flips(chart, deal.worksheets());
            if (!flips.isEmpty()) {
                out.write("\n" + words.label(chart.axis()) + "\n");
                for (String flip : flips) {
                    out.write("  " + flip + "\n");
                }
            }
        }
    }

    /** Offers as columns, components as rows. */
    void table(Deal deal, Writer out) throws IOException {
        List<List<String>> rows = new ArrayList<>();
        List<String> head = new ArrayList<>(List.of(""));
        deal.worksheets()
                .forEach(s -> head.add(
                        words.name(s) + s.currency().map(c -> " (" + c + ")").orElse("")));
        rows.add(head);
        for (CostComponent component : CostComponent.values()) {
            List<String> row = new ArrayList<>(List.of(words.label(component)));
            deal.worksheets().forEach(s -> row.add(words.range(s.row(component).monthly())));
            rows.add(row);
        }
        List<String> total = new ArrayList<>(List.of(words.label("monthlyTco")));
        deal.worksheets().forEach(s -> total.add(words.range(s.monthly())));
        rows.add(total);
        List<String> unit = new ArrayList<>(List.of(words.label("perUsefulUnit")));
        deal.worksheets().forEach(s -> unit.add(words.perUnit(s)));
        rows.add(unit);
        Columns.write(rows, out);
    }
}
