package dev.countersign.extract.quote;

import dev.countersign.model.Block;
import dev.countersign.model.Line;
import dev.countersign.model.Page;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Table;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads the price tables of a document, and the sums that stand below them, into its quotes: one for each sheet and option. */
final class PriceTables {
    private static final Pattern OPTION = Pattern.compile(
            "\\b(?:option|alternative|scenario|variant|proposal|offer) ?[\\dA-Z]\\b|方案|选项", Pattern.CASE_INSENSITIVE);

    private final ReadDocument document;
    private final RowReader rows;
    private final DraftQuotes quotes;
    /** The title of the option that prices of a time were first read under, so that a second table joins it. */
    private final Map<String, String> titleByTime = new HashMap<>();

    PriceTables(ReadDocument document, RowReader rows, DraftQuotes quotes) {
        this.document = document;
        this.rows = rows;
        this.quotes = quotes;
    }

    void read() {
        document.tables().forEach(this::table);
        if (!quotes.all().isEmpty()) {
            document.blocks().stream()
                    .filter(b -> b.kind() == Block.Kind.PARAGRAPH)
                    .flatMap(b -> b.lines().stream())
                    .forEach(line -> quotes.all().forEach(q -> rows.labelled(List.of(line), q)));
        }
    }

    /** The head of the table holds until a row below is one, too: a paper may set several lists under each other. */
    private void table(Table table) {
        Optional<PriceTable> head = PriceTable.above(table);
        String above = titleOf(table);
        for (int at = head.isPresent() ? table.headRows() : 0; at < table.rows().size(); at++) {
            PricedRow row = new PricedRow(table, at);
            Optional<PriceTable> next = PriceTable.headedBy(row);
            if (next.isPresent()) {
                head = next;
            } else if (head.isPresent()) {
                below(head.get(), row, above);
            } else {
                rows.sum(row, quotes);
            }
        }
    }

    private void below(PriceTable head, PricedRow row, String above) {
        head.options()
                .forEach((option, columns) ->
                        rows.row(head, columns, row, quotes.titled(title(head, option, columns, above))));
    }

    private String title(PriceTable head, String option, List<Integer> columns, String above) {
        if (option.isEmpty()) {
            return above;
        }
        PriceColumn first = head.column(columns.get(0));
        String time = first.option().isEmpty()
                ? above + first.period().map(Enum::name).orElse("")
                : above + option;
        return titleByTime.computeIfAbsent(time, t -> above.isEmpty() ? option : above + ": " + option);
    }

    /** The sheet's name where there are several, and the option that the heading above names. */
    private String titleOf(Table table) {
        Optional<Line> first = table.rows().stream()
                .flatMap(r -> r.cells().stream())
                .flatMap(c -> c.lines().stream())
                .findFirst();
        if (first.isEmpty()) {
            return "";
        }
        int page = first.get().page();
        List<Page> pages = document.pages();
        String sheet = page <= pages.size() ? pages.get(page - 1).name() : "";
        return sheet.isEmpty() || pages.size() == 1 ? optionAbove(first.get()) : sheet;
    }

    private String optionAbove(Line first) {
        String title = "";
        for (Block block : document.blocks()) {
            Line line = block.lines().get(0);
            boolean before =
                    line.page() < first.page() || line.page() == first.page() && line.number() < first.number();
            if (block.kind() == Block.Kind.HEADING && before) {
                title = OPTION.matcher(block.text()).find() ? block.text().replaceFirst("^#+\\s*", "") : "";
            }
        }
        return title;
    }
}
