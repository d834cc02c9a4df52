package dev.countersign.read.pdf;

import dev.countersign.model.Line;
import dev.countersign.model.Table;
import dev.countersign.read.TableHead;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A table with what of it stands on the pages after its first. */
final class JoinedTable {
    /** A page's table may be drawn a little beside that of the page before, in points. */
    private static final float NEAR = 4f;

    private final TablePart first;
    private final List<Table.Row> rows;
    private int page;
    private int headRows;
    /** The index of its last row among the blocks. */
    int lastBlock;

    JoinedTable(TablePart first) {
        this.first = first;
        this.rows = new ArrayList<>(first.rows());
        this.page = first.page();
        this.headRows = Math.max(TableHead.rows(rows), first.boldHead());
    }

    Table table() {
        return new Table(Math.min(headRows, rows.size()), rows);
    }

    /** It stands at the head of the next page, has the same columns, and no other head. */
    boolean goesOnIn(TablePart part) {
        if (part.page() != page + 1 || part.columns() != first.columns()) {
            return false;
        }
        boolean same = true;
        boolean under = true;
        for (int i = 0; i < part.columns(); i++) {
            same &= Math.abs(part.left(i) - first.left(i)) < NEAR && Math.abs(part.right(i) - first.right(i)) < NEAR;
            under &= part.left(i) < first.right(i) && first.left(i) < part.right(i);
        }
        if (!same && !under) {
            return false;
        }
        // Of columns that are only set alike, a head of their own makes another table; of ruled ones, one that looks
        // like it.
        boolean otherHead = same ? looksLikeHead(part) : TableHead.rows(part.rows()) > 0;
        return repeated(part) > 0 || !otherHead;
    }

    private boolean looksLikeHead(TablePart part) {
        return first.boldHead() > 0
                && part.boldHead() > 0
                && filled(part.rows().get(part.boldHead() - 1)) >= filled(rows.get(first.boldHead() - 1));
    }

    private static long filled(Table.Row row) {
        return row.cells().stream().filter(c -> !c.lines().isEmpty()).count();
    }

    /** How many rows of the part say again what the first rows of the table say. */
    int repeated(TablePart part) {
        int same = 0;
        int most = Math.min(Math.max(1, headRows), part.rows().size());
        while (same < Math.min(most, rows.size())
                && words(part.rows().get(same)).equals(words(rows.get(same)))
                && !words(rows.get(same)).isBlank()) {
            same++;
        }
        headRows = Math.max(headRows, same);
        return same;
    }

    private static String words(Table.Row row) {
        StringBuilder words = new StringBuilder();
        for (Table.Cell cell : row.cells()) {
            words.append(cell.text().replace(" ", "")).append('\t');
        }
        return words.toString();
    }

    /** The row goes on with the last one, which the page's end parted. */
    boolean isParted(Table.Row row) {
        if (rows.size() <= headRows || !says(rows.get(rows.size() - 1))) {
            return false;
        }
        boolean named = row.at(0).filter(c -> !c.lines().isEmpty()).isPresent();
        if (named || !says(row)) {
            return false;
        }
        long nameless = rows.subList(headRows, rows.size()).stream()
                .filter(r -> r.at(0).filter(c -> !c.lines().isEmpty()).isEmpty())
                .count();
        return nameless == 0 || row.cells().stream().anyMatch(this::goesOn);
    }

    private static boolean says(Table.Row row) {
        return filled(row) > 0;
    }

    private boolean goesOn(Table.Cell rest) {
        String before = rows.get(rows.size() - 1)
                .at(rest.column())
                .map(Table.Cell::text)
                .orElse("");
        return !before.isEmpty()
                && !rest.lines().isEmpty()
                && ".;:!?。；".indexOf(before.charAt(before.length() - 1)) < 0
                && Character.isLowerCase(rest.text().codePointAt(0));
    }

    /** Joins the last row with its rest on the next page; gives it whole. */
    Table.Row join(Table.Row rest) {
        List<Table.Cell> whole = new ArrayList<>(rows.get(rows.size() - 1).cells());
        for (Table.Cell more : rest.cells()) {
            Optional<Table.Cell> cell =
                    whole.stream().filter(c -> c.column() == more.column()).findFirst();
            if (cell.isPresent()) {
                whole.set(whole.indexOf(cell.get()), joined(cell.get(), more));
            } else {
                whole.add(more);
            }
        }
        Table.Row row = new Table.Row(whole);
        rows.set(rows.size() - 1, row);
        return row;
    }

    private static Table.Cell joined(Table.Cell cell, Table.Cell more) {
        List<Table.Area> areas = new ArrayList<>(cell.areas());
        areas.addAll(more.areas());
        List<Line> lines = new ArrayList<>(cell.lines());
        lines.addAll(more.lines());
        return new Table.Cell(cell.column(), cell.columnSpan(), cell.rowSpan(), areas, lines);
    }

    void add(List<Table.Row> more, int onPage) {
        rows.addAll(more);
        page = onPage;
    }
}
