package dev.countersign.extract.quote;

import dev.countersign.extract.quote.PriceColumn.Role;
import dev.countersign.model.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** The head of a price table: what its columns hold, and which of them are prices of one and the same option. */
final class PriceTable {
    /** Nobody chooses among more. */
    private static final int MOST_OPTIONS = 20;

    private final List<PriceColumn> columns;
    private final Map<String, List<Integer>> options;

    private PriceTable(List<PriceColumn> columns) {
        this.columns = columns;
        this.options = options(columns);
    }

    /** The head that a table has above its rows, of one row or several; empty where it is no head of a price table. */
    static Optional<PriceTable> above(Table table) {
        return table.headRows() == 0
                ? Optional.empty()
                : of(IntStream.range(0, table.columns()).mapToObj(table::header).toList());
    }

    /** Empty where the row is no head of a price table. A cell over several columns heads the first. */
    static Optional<PriceTable> headedBy(PricedRow row) {
        return of(IntStream.range(0, row.columns())
                .mapToObj(i -> row.cell(i).map(Table.Cell::text).orElse(""))
                .toList());
    }

    /** It names columns, one at least is a price, and none is an amount. */
    private static Optional<PriceTable> of(List<String> heads) {
        List<PriceColumn> columns = heads.stream().map(PriceColumn::of).toList();
        long named = columns.stream().filter(c -> c.role() != Role.OTHER).count();
        long filled = columns.stream().filter(c -> !c.head().isEmpty()).count();
        boolean priced = columns.stream().anyMatch(c -> c.role().isPrice());
        boolean holdsAmount = heads.stream()
                .anyMatch(t -> Price.cell(t).isPresent() || Price.in(t).stream().anyMatch(Price::isMoney));
        boolean sum = !columns.isEmpty()
                && TotalLabel.kind(first(columns)).isPresent()
                && columns.get(0).role() != Role.UPFRONT;
        return priced && filled >= 2 && named * 2 >= filled && !holdsAmount && !(sum && filled < 3)
                ? Optional.of(new PriceTable(columns))
                : Optional.empty();
    }

    private static String first(List<PriceColumn> columns) {
        return columns.stream()
                .map(PriceColumn::head)
                .filter(h -> !h.isEmpty())
                .findFirst()
                .orElse("");
    }

    /** The columns of a role, from the left. */
    List<Integer> of(Role role) {
        return where(c -> c.role() == role);
    }

    Optional<Integer> first(Role role) {
        return of(role).stream().findFirst();
    }

    List<Integer> where(Predicate<PriceColumn> what) {
        return IntStream.range(0, columns.size())
                .filter(i -> what.test(columns.get(i)))
                .boxed()
                .toList();
    }

    PriceColumn column(int at) {
        return columns.get(at);
    }

    /** Only sums stand below it: every column is a price. */
    boolean isSummary() {
        return columns.stream()
                .filter(c -> !c.head().isEmpty())
                .allMatch(c -> c.role().isPrice() || c.role() == Role.CURRENCY);
    }

    /** The options by their titles, and the columns of prices of each; one without a title where there is no choice. */
    Map<String, List<Integer>> options() {
        return options;
    }

    private static Map<String, List<Integer>> options(List<PriceColumn> columns) {
        List<Integer> prices = IntStream.range(0, columns.size())
                .filter(i -> columns.get(i).role().isPrice())
                .boxed()
                .toList();
        List<Integer> chosen = prices.stream()
                .filter(i -> columns.get(i).role() == Role.UNIT_PRICE
                        || columns.get(i).role() == Role.AMOUNT)
                .toList();
        Map<String, List<Integer>> options = new LinkedHashMap<>();
        long named =
                chosen.stream().map(i -> columns.get(i).option()).distinct().count();
        boolean allNamed =
                chosen.stream().noneMatch(i -> columns.get(i).option().isEmpty());
        List<Integer> rates = chosen.stream()
                .filter(i -> columns.get(i).role() == Role.UNIT_PRICE)
                .toList();
        long times = rates.stream().map(i -> columns.get(i).period()).distinct().count();
        if (allNamed && named > 1 && named <= MOST_OPTIONS) {
            prices.forEach(i -> options.computeIfAbsent(columns.get(i).option(), o -> new ArrayList<>())
                    .add(i));
        } else if (rates.size() > 1 && times == rates.size()) {
            rates.forEach(i -> options.put(columns.get(i).head(), List.of(i)));
        } else {
            options.put("", prices);
        }
        return options;
    }
}
