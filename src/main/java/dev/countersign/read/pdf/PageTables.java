package dev.countersign.read.pdf;

import dev.countersign.model.Block;
import dev.countersign.model.Box;
import dev.countersign.model.Line;
import dev.countersign.model.Table;
import dev.countersign.read.ClauseNumber;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Makes tables of the cells of each page. A table that goes on over a page's end is one: the head that comes again is a
 * running line, and a row that the page's end parts is one row.
 */
final class PageTables {
    private final List<Block> blocks;
    private final List<JoinedTable> tables = new ArrayList<>();
    /** The last table, as long as nothing but running lines came after it. */
    private Optional<JoinedTable> open = Optional.empty();

    /** @param blocks to which each row is added, too */
    PageTables(List<Block> blocks) {
        this.blocks = blocks;
    }

    List<Table> tables() {
        return tables.stream().map(JoinedTable::table).toList();
    }

    /** Text that is in no table stands after the last one. */
    void end() {
        open = Optional.empty();
    }

    /** Adds the table that the line is in; gives the first line after it. */
    int add(PageText page, boolean[] running, int first) {
        int number = page.cells().get(page.lines().get(first).cell()).table();
        Map<Integer, List<Integer>> byCell = new HashMap<>();
        int end = first;
        while (end < page.lines().size()
                && !running[end]
                && isIn(page, page.lines().get(end), number)) {
            byCell.computeIfAbsent(page.lines().get(end).cell(), cell -> new ArrayList<>(2))
                    .add(end);
            end++;
        }
        TablePart part = new TablePart(page.number());
        for (int cell = 0; cell < page.cells().size(); cell++) {
            Grid.Cell place = page.cells().get(cell);
            if (place.table() == number) {
                boolean bold = true;
                List<Line> lines = new ArrayList<>(2);
                for (int i : byCell.getOrDefault(cell, List.of())) {
                    TextLine text = page.lines().get(i);
                    lines.add(new Line(page.number(), i + 1, text.text(), text.words()));
                    bold &= text.bold();
                }
                part.add(place, lines, bold);
            }
        }
        add(part);
        return end;
    }

    private static boolean isIn(PageText page, TextLine line, int table) {
        return line.cell() != TextLine.NO_CELL && page.cells().get(line.cell()).table() == table;
    }

    private void add(TablePart part) {
        Optional<JoinedTable> before = open.filter(table -> table.goesOnIn(part));
        if (before.isEmpty()) {
            JoinedTable table = new JoinedTable(part);
            tables.add(table);
            open = Optional.of(table);
            part.rows().forEach(row -> block(table, row, Block.Kind.TABLE_ROW));
            return;
        }
        JoinedTable table = before.get();
        int head = table.repeated(part);
        List<Table.Row> rows = part.rows();
        rows.subList(0, head).forEach(row -> block(table, row, Block.Kind.RUNNING));
        rows = rows.subList(head, rows.size());
        if (!rows.isEmpty() && table.isParted(rows.get(0))) {
            Table.Row whole = table.join(rows.get(0));
            blocks.set(table.lastBlock, row(Block.Kind.TABLE_ROW, whole).orElseThrow());
            rows = rows.subList(1, rows.size());
        }
        table.add(rows, part.page());
        rows.forEach(row -> block(table, row, Block.Kind.TABLE_ROW));
    }

    private void block(JoinedTable table, Table.Row row, Block.Kind kind) {
        row(kind, row).ifPresent(block -> {
            if (kind == Block.Kind.TABLE_ROW) {
                table.lastBlock = blocks.size();
            }
            blocks.add(block);
        });
    }

    private static Optional<Block> row(Block.Kind kind, Table.Row row) {
        List<Line> lines = row.cells().stream().flatMap(c -> c.lines().stream()).toList();
        return lines.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        new Block(kind, ClauseNumber.of(lines.get(0).text()).text(), 0, lines));
    }

    /** Where a cell lies on its page. */
    static Table.Area area(int page, Grid.Cell place) {
        return new Table.Area(
                page,
                new Box(
                        place.left(),
                        place.top(),
                        Math.max(0.1, place.right() - place.left()),
                        Math.max(0.1, place.bottom() - place.top())));
    }
}
