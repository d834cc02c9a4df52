package dev.countersign.extract;

import dev.countersign.extract.construction.Amending;
import dev.countersign.model.Line;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The rows of a corrigendum's tables: a column says what stood, another what is to be read. */
final class AmendingRows {
    /** So much of a cell tells its row from the others. */
    private static final int TELLING = 40;

    private final List<Row> rows;

    private AmendingRows(List<Row> rows) {
        this.rows = rows;
    }

    /**
     * @param start how the text of each of its cells begins
     * @param after the new text; never empty
     */
    record Row(Amending.Change change, List<String> start, List<Line> after) {}

    /** A table that goes on over the page has its head on the first page only. */
    static AmendingRows of(ReadDocument read) {
        List<Row> rows = new ArrayList<>();
        Optional<Amending.Columns> columns = Optional.empty();
        int width = 0;
        String clause = "";
        for (Table table : read.tables()) {
            int first = 0;
            List<String> head =
                    table.rows().isEmpty() ? List.of() : texts(table.rows().get(0));
            Optional<Amending.Columns> own = Amending.columns(head);
            if (own.isPresent()) {
                columns = own;
                width = head.size();
                first = 1;
            } else if (head.size() != width) {
                columns = Optional.empty();
            }
            if (columns.isEmpty()) {
                continue;
            }
            for (Table.Row row : table.rows().subList(first, table.rows().size())) {
                List<String> cells = texts(row);
                if (cells.size() != width) {
                    continue;
                }
                // The first column numbers the rows.
                clause = cells
                        .subList(
                                Math.min(1, columns.get().before()),
                                columns.get().before())
                        .stream()
                        .flatMap(c -> Amending.clauseOf(c).stream())
                        .findFirst()
                        .orElse(cells.get(0).isBlank() ? clause : "");
                add(row, columns.get(), clause, rows);
            }
        }
        return new AmendingRows(rows);
    }

    private static void add(Table.Row row, Amending.Columns columns, String clause, List<Row> rows) {
        List<Line> after = row.byColumn().get(columns.after()).lines();
        List<String> start = row.cells().stream()
                .map(c -> start(c.text()))
                .filter(t -> !t.isEmpty())
                .toList();
        if (!after.isEmpty()) {
            rows.add(new Row(new Amending.Change(clause, "", 0), start, after));
        }
    }

    private static List<String> texts(Table.Row row) {
        return row.byColumn().stream().map(c -> c.text().strip()).toList();
    }

    private static String start(String text) {
        String plain = text.replaceAll("\\s+", "");
        return plain.substring(0, Math.min(TELLING, plain.length()));
    }

    /** @param text of a row as a block */
    Optional<Row> rowOf(String text) {
        if (rows.isEmpty()) {
            return Optional.empty();
        }
        String plain = text.replaceAll("\\s+", "");
        return rows.stream()
                .filter(r -> r.start().stream().allMatch(plain::contains))
                .findFirst();
    }
}
