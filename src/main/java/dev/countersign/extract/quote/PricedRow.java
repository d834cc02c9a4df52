package dev.countersign.extract.quote;

import dev.countersign.extract.quote.PriceColumn.Role;
import dev.countersign.extract.value.Amounts;
import dev.countersign.model.Line;
import dev.countersign.model.Rate;
import dev.countersign.model.Table;
import java.util.ArrayList;
import java.util.Currency;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A row of a table, and what its words say under the head of a price table. */
record PricedRow(Table table, int at) {
    private static final Pattern NOTHING = Pattern.compile("[-–—/\\s]*");
    private static final int LONGEST_ITEM = 200;

    List<Table.Cell> cells() {
        return table.rows().get(at).cells();
    }

    int columns() {
        return cells().stream().mapToInt(c -> c.column() + c.columnSpan()).max().orElse(0);
    }

    /** With words, from the left. */
    List<Table.Cell> filled() {
        return cells().stream().filter(c -> !c.text().isBlank()).toList();
    }

    List<Line> lines() {
        return cells().stream().flatMap(c -> c.lines().stream()).toList();
    }

    /** The cell that begins in the column; empty where it holds nothing, or a dash. */
    Optional<Table.Cell> cell(int column) {
        return table.rows().get(at).at(column).filter(c -> c.column() == column).filter(PricedRow::says);
    }

    Optional<Table.Cell> cell(PriceTable head, Role role) {
        return head.first(role).flatMap(this::cell);
    }

    /** The first words that are no price. */
    String label() {
        return cells().stream()
                .map(Table.Cell::text)
                .filter(t -> !t.isBlank() && Price.cell(t).isEmpty())
                .findFirst()
                .orElse("");
    }

    /** The words of the item's columns; else of the description; else what the other columns say, under their heads. */
    String item(PriceTable head) {
        List<String> named = texts(head.of(Role.ITEM));
        List<String> said = named.isEmpty() ? texts(head.of(Role.DESCRIPTION)) : named;
        if (said.isEmpty()) {
            List<String> others = new ArrayList<>();
            for (int column : head.of(Role.OTHER)) {
                cell(column).ifPresent(c -> others.add((head.column(column).head() + " " + c.text()).strip()));
            }
            said = others;
        }
        String item = String.join(" - ", said.stream().distinct().toList());
        return item.length() <= LONGEST_ITEM ? item : item.substring(0, LONGEST_ITEM);
    }

    /** All that is said of the item, its name too. */
    String described(PriceTable head) {
        return String.join(" ", texts(head.where(c -> !c.role().isPrice() && c.role() != Role.QUANTITY)));
    }

    /** What the quantity counts. */
    Optional<Rate.Unit> unit(PriceTable head) {
        return Stream.of(Role.UNIT, Role.QUANTITY)
                .flatMap(role -> cell(head, role).stream())
                .flatMap(c -> Words.unit(c.text()).stream())
                .findFirst()
                .or(() -> head.first(Role.QUANTITY)
                        .flatMap(column -> Words.unitCounted(head.column(column).head())));
    }

    Optional<Currency> currency(PriceTable head) {
        return cell(head, Role.CURRENCY).flatMap(c -> Amounts.currencyOf(c.text()));
    }

    private List<String> texts(List<Integer> columns) {
        return columns.stream()
                .flatMap(column -> spoken(column).stream())
                .map(c -> c.text().replace("**", "").strip())
                .toList();
    }

    /** Words that stand once for several rows hold for each. */
    private Optional<Table.Cell> spoken(int column) {
        return table.cell(at, column).filter(c -> c.column() == column).filter(PricedRow::says);
    }

    private static boolean says(Table.Cell cell) {
        return !NOTHING.matcher(cell.text()).matches();
    }
}
