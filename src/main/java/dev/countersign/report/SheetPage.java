package dev.countersign.report;

import dev.countersign.model.CostComparison.Difference;
import dev.countersign.model.CostComponent;
import dev.countersign.model.Deal;
import dev.countersign.model.Worksheet;
import dev.countersign.model.Worksheet.Row;
import java.util.List;

/** What the HTML of worksheets shows. */
final class SheetPage {
    private final Deal deal;
    private final SheetWords words;

    SheetPage(Deal deal, SheetWords words) {
        this.deal = deal;
        this.words = words;
    }

    SheetWords words() {
        return words;
    }

    String label(String key) {
        return words.label(key);
    }

    String label(Enum<?> value) {
        return words.label(value);
    }

    List<Worksheet> sheets() {
        return deal.worksheets();
    }

    List<Row> rows(Worksheet sheet) {
        return SheetWords.rows(sheet);
    }

    CostComponent[] components() {
        return CostComponent.values();
    }

    List<String> differences() {
        return deal.comparison().differences().stream()
                .map((Difference d) -> words.difference(d, deal.worksheets()))
                .toList();
    }

    List<Plot> plots() {
        return deal.comparison().charts().stream()
                .map(c -> new Plot(c, words, deal.worksheets()))
                .toList();
    }
}
