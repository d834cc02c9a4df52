package dev.countersign.read.pdf;

import dev.countersign.model.Box;
import dev.countersign.model.Word;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Makes the lines of a page out of its glyphs, in reading order: row by row from the top, a column at a time where the
 * page has two, a cell at a time in a ruled table.
 */
final class PageLines {
    private final Glyphs glyphs;
    private final Grid grid;
    private final float gap;
    private final List<TextLine> lines = new ArrayList<>();
    private final List<Grid.Cell> cells;

    private PageLines(Glyphs glyphs, Grid grid) {
        this.glyphs = glyphs;
        this.grid = grid;
        this.cells = new ArrayList<>(grid.cells());
        // Where a page writes its blanks, only a wide step is one more; where it does not, a narrow step is a blank.
        this.gap = glyphs.blanks * 25 > glyphs.count ? 0.22f : 0.14f;
    }

    static PageLines of(Glyphs glyphs, Grid grid) {
        PageLines page = new PageLines(glyphs, grid);
        for (int angle : page.angles()) {
            page.addLines(angle);
        }
        return page;
    }

    List<TextLine> lines() {
        return lines;
    }

    /** The ruled cells, then those of tables without lines. */
    List<Grid.Cell> cells() {
        return cells;
    }

    /** The directions of the page's text, the commonest first: a stamp or a note at the margin comes after the text. */
    private List<Integer> angles() {
        int[] seen = new int[361];
        for (int i = 0; i < glyphs.count; i++) {
            seen[glyphs.angle[i]]++;
        }
        List<Integer> angles = new ArrayList<>(1);
        for (int angle = 0; angle < seen.length; angle++) {
            if (seen[angle] > 0) {
                angles.add(angle);
            }
        }
        angles.sort(Comparator.comparingInt(angle -> -seen[angle]));
        return angles;
    }

    private void addLines(int angle) {
        List<Run> runs = runs(angle);
        List<Run> free = new ArrayList<>(runs.size());
        List<List<Run>> inCell = new ArrayList<>();
        for (int i = 0; i < grid.cells().size(); i++) {
            inCell.add(new ArrayList<>(2));
        }
        for (Run run : runs) {
            (run.cell == TextLine.NO_CELL ? free : inCell.get(run.cell)).add(run);
        }
        List<Placed> tables = new ArrayList<>();
        for (int i = 0; i < grid.cells().size(); i++) {
            if (i == 0 || grid.cells().get(i).table() != grid.cells().get(i - 1).table()) {
                int first = i;
                tables.add(new Placed(grid.cells().get(i).top(), () -> addCells(first, inCell, angle)));
            }
        }
        if (angle == 0) {
            for (Bands bands : grid.bands()) {
                List<Run> near = free.stream()
                        .filter(run -> bands.reaches((run.left + run.right) / 2, run.baseline - run.size * 0.3f))
                        .toList();
                OpenTable.of(bands, Row.of(near)).ifPresent(table -> {
                    Set<Run> taken = Collections.newSetFromMap(new IdentityHashMap<>());
                    table.rows().forEach(row -> row.text().forEach(text -> taken.addAll(text.runs)));
                    free.removeIf(taken::contains);
                    tables.add(new Placed(table.top(), () -> addTable(table)));
                });
            }
            tables.sort(Comparator.comparingDouble(Placed::top));
        }
        List<Row> rows = Row.of(free);
        int next = 0;
        for (Placed table : tables) {
            int before = next;
            while (next < rows.size() && rows.get(next).baseline - rows.get(next).size * 0.3f < table.top()) {
                next++;
            }
            addFlow(rows.subList(before, next), angle);
            table.add().run();
        }
        addFlow(rows.subList(next, rows.size()), angle);
    }

    /** A table, and how its lines are added. */
    private record Placed(float top, Runnable add) {}

    private void addCells(int first, List<List<Run>> inCell, int angle) {
        int table = grid.cells().get(first).table();
        for (int i = first; i < grid.cells().size() && grid.cells().get(i).table() == table; i++) {
            Grid.Cell cell = grid.cells().get(i);
            for (Row row : Row.of(inCell.get(i))) {
                addLine(row.runs, angle, cell.left(), cell.right(), i);
            }
        }
    }

    private int nextTable() {
        return cells.isEmpty() ? 0 : cells.get(cells.size() - 1).table() + 1;
    }

    private void addTable(OpenTable table) {
        int number = nextTable();
        int at = 0;
        for (OpenTable.TableRow row : table.rows()) {
            int columns = table.columns();
            for (int column = 0; column < (row.spans() ? 1 : columns); column++) {
                float left = table.left(column);
                float right = table.right(row.spans() ? columns - 1 : column);
                int span = row.spans() ? columns : 1;
                cells.add(new Grid.Cell(left, row.top(), right, row.bottom(), number, at, column, span, 1));
                for (Row text : row.text()) {
                    addLine(row.spans() ? text.runs : table.runs(text, column), 0, left, right, cells.size() - 1);
                }
            }
            at++;
        }
    }

    private List<Run> runs(int angle) {
        List<Run> runs = new ArrayList<>();
        Run open = null;
        boolean ruled = angle == 0 && !grid.cells().isEmpty();
        for (int i = 0; i < glyphs.count; i++) {
            if (glyphs.angle[i] != angle) {
                continue;
            }
            float size = glyphs.size[i];
            int cell = ruled ? cellOf(i) : TextLine.NO_CELL;
            if (open != null && cell == open.cell && continues(open, i)) {
                open.to = i + 1;
                open.right = Math.max(open.right, glyphs.end(i));
                open.size = Math.max(open.size, size);
            } else {
                open = new Run(i, glyphs, cell);
                runs.add(open);
            }
        }
        return runs;
    }

    /** Of the glyph's middle; of what follows it, where it stands a little out. */
    private int cellOf(int i) {
        float y = glyphs.across[i] - glyphs.size[i] * 0.3f;
        int cell = grid.cellAt(glyphs.along[i] + glyphs.advance[i] / 2, y);
        return cell == TextLine.NO_CELL ? grid.cellAt(glyphs.end(i) + 0.2f * glyphs.size[i], y) : cell;
    }

    private boolean continues(Run run, int i) {
        if (run.to != i) {
            return false;
        }
        float size = Math.max(run.size, glyphs.size[i]);
        float step = glyphs.along[i] - glyphs.end(i - 1);
        return Math.abs(glyphs.across[i] - run.baseline) <= 0.1f * size
                && step < 0.8f * size
                && glyphs.along[i] >= glyphs.along[i - 1] - 0.05f * size;
    }

    // Columns and tables

    private void addFlow(List<Row> rows, int angle) {
        if (rows.isEmpty()) {
            return;
        }
        float left = Float.MAX_VALUE;
        float right = -Float.MAX_VALUE;
        for (Row row : rows) {
            left = Math.min(left, row.left());
            right = Math.max(right, row.right());
        }
        float gutter = Columns.gutter(rows, left, right);
        int i = 0;
        while (i < rows.size()) {
            int end = i;
            while (!Float.isNaN(gutter) && end < rows.size() && !rows.get(end).crosses(gutter)) {
                end++;
            }
            if (end > i && Columns.areProse(rows.subList(i, end), gutter)) {
                addColumn(Columns.side(rows.subList(i, end), gutter, true), angle, left, gutter);
                addColumn(Columns.side(rows.subList(i, end), gutter, false), angle, gutter, right);
                i = end;
            } else {
                int to = Math.max(end, i + 1);
                while (i < to) {
                    i = addBlocksOrRow(rows, i, angle, left, right);
                }
            }
        }
    }

    /** Adds the blocks side by side that begin with a row, or what else it is; gives the row to go on with. */
    private int addBlocksOrRow(List<Row> rows, int i, int angle, float left, float right) {
        Optional<SideBySide> blocks = SideBySide.atStart(rows.subList(i, rows.size()), glyphs);
        if (blocks.isEmpty()) {
            return addRow(rows, i, angle, left, right);
        }
        int end = i + blocks.get().size();
        float gutter = blocks.get().gutter();
        addColumn(Columns.side(rows.subList(i, end), gutter, true), angle, left, gutter);
        addColumn(Columns.side(rows.subList(i, end), gutter, false), angle, gutter, right);
        return end;
    }

    private void addColumn(List<Row> rows, int angle, float left, float right) {
        float first = Float.MAX_VALUE;
        float last = -Float.MAX_VALUE;
        for (Row row : rows) {
            first = Math.min(first, row.left());
            last = Math.max(last, row.right());
        }
        int i = 0;
        while (i < rows.size()) {
            i = addRow(rows, i, angle, Math.max(left, first), Math.min(right, last));
        }
    }

    /** Adds a row, or the table that begins with it; gives the row to go on with. */
    private int addRow(List<Row> rows, int i, int angle, float left, float right) {
        if (angle == 0) {
            Optional<AlignedTable> table = AlignedTable.atStart(rows.subList(i, rows.size()), glyphs);
            if (table.isPresent()) {
                addTable(table.get(), rows.subList(i, i + table.get().size()));
                return i + table.get().size();
            }
        }
        addLine(rows.get(i).runs, angle, left, right, TextLine.NO_CELL);
        return i + 1;
    }

    private void addTable(AlignedTable table, List<Row> rows) {
        int number = nextTable();
        int[] tableRows = table.tableRows();
        int from = 0;
        while (from < rows.size()) {
            int to = from + 1;
            while (to < rows.size() && tableRows[to] == tableRows[from]) {
                to++;
            }
            float top = rows.get(from).baseline - rows.get(from).size;
            float bottom = rows.get(to - 1).baseline + 0.3f * rows.get(to - 1).size;
            for (int column = 0; column < table.columns(); column++) {
                cells.add(new Grid.Cell(
                        table.left(column), top, table.right(column), bottom, number, tableRows[from], column, 1, 1));
                for (int row = from; row < to; row++) {
                    for (Row.Piece piece : table.pieces(row)) {
                        if (table.column(piece) == column) {
                            addLine(piece.runs(), 0, table.left(column), table.right(column), cells.size() - 1);
                        }
                    }
                }
            }
            from = to;
        }
    }

    // Lines

    private int[] order = new int[256];

    private void addLine(List<Run> runs, int angle, float columnLeft, float columnRight, int cell) {
        if (runs.isEmpty()) {
            return;
        }
        int n = 0;
        for (Run run : runs) {
            n += run.length();
        }
        if (order.length < n) {
            order = new int[n * 2];
        }
        n = 0;
        float right = -Float.MAX_VALUE;
        boolean overlap = false;
        for (Run run : runs) {
            overlap |= run.left < right - 0.5f;
            right = Math.max(right, run.right);
            for (int i = run.from; i < run.to; i++) {
                order[n++] = i;
            }
        }
        if (overlap) {
            n = interleave(n);
        }
        n = withoutDoubles(n);
        lines.add(line(n, angle, columnLeft, columnRight, cell));
    }

    /** Runs that lie over one another: glyphs from the left, those of one place in drawing order. */
    private int interleave(int n) {
        Integer[] boxed = new Integer[n];
        for (int i = 0; i < n; i++) {
            boxed[i] = order[i];
        }
        Arrays.sort(
                boxed,
                Comparator.comparingDouble((Integer i) -> glyphs.along[i]).thenComparingInt(i -> i));
        for (int i = 0; i < n; i++) {
            order[i] = boxed[i];
        }
        return n;
    }

    /** A glyph drawn again on itself, a little beside, makes a bold face or a shadow: it is read once. */
    private int withoutDoubles(int n) {
        int kept = 0;
        for (int k = 0; k < n; k++) {
            int i = order[k];
            boolean twin = false;
            for (int back = kept - 1; back >= 0 && back >= kept - 3 && !twin; back--) {
                int j = order[back];
                twin = Math.abs(glyphs.along[i] - glyphs.along[j]) < 0.3f * glyphs.advance[i]
                        && Math.abs(glyphs.across[i] - glyphs.across[j]) < 0.25f * glyphs.size[i]
                        && glyphs.text[i].equals(glyphs.text[j]);
            }
            if (!twin) {
                order[kept++] = i;
            }
        }
        return kept;
    }

    private TextLine line(int n, int angle, float columnLeft, float columnRight, int cell) {
        StringBuilder text = new StringBuilder(n + n / 4);
        List<Word> words = new ArrayList<>(n / 5 + 1);
        float lineLeft = Float.MAX_VALUE;
        float lineRight = -Float.MAX_VALUE;
        float lineTop = Float.MAX_VALUE;
        float lineBottom = -Float.MAX_VALUE;
        int bold = 0;
        float size = 0;
        float baseline = 0;
        int k = 0;
        while (k < n) {
            int start = text.length() == 0 ? 0 : text.length() + 1;
            if (start > 0) {
                text.append(' ');
            }
            float left = Float.MAX_VALUE;
            float right = -Float.MAX_VALUE;
            float top = Float.MAX_VALUE;
            float bottom = -Float.MAX_VALUE;
            do {
                int i = order[k];
                text.append(glyphs.text[i]);
                float s = glyphs.size[i];
                left = Math.min(left, glyphs.along[i]);
                right = Math.max(right, glyphs.end(i));
                top = Math.min(top, glyphs.across[i] - glyphs.face[i].ascent * s);
                bottom = Math.max(bottom, glyphs.across[i] + glyphs.face[i].descent * s);
                bold += glyphs.bold[i] ? 1 : 0;
                if (s > size) {
                    size = s;
                    baseline = glyphs.across[i];
                }
                k++;
            } while (k < n && !parted(order[k - 1], order[k]));
            words.add(new Word(start, text.length(), box(left, top, right, bottom, angle)));
            lineLeft = Math.min(lineLeft, left);
            lineRight = Math.max(lineRight, right);
            lineTop = Math.min(lineTop, top);
            lineBottom = Math.max(lineBottom, bottom);
        }
        Box box = box(lineLeft, lineTop, lineRight, lineBottom, angle);
        return new TextLine(
                text.toString(),
                words,
                box,
                lineLeft,
                lineRight,
                baseline,
                size,
                bold * 10 > n * 8,
                angle,
                columnLeft,
                columnRight,
                cell);
    }

    private boolean parted(int before, int i) {
        float step = glyphs.along[i] - glyphs.end(before);
        float size = Math.max(glyphs.size[before], glyphs.size[i]);
        if (glyphs.afterBlank[i] && step > -0.1f * size) {
            return true;
        }
        return step > gap * size;
    }

    /** From the direction of the text back to the page. */
    private static Box box(float left, float top, float right, float bottom, int angle) {
        double width = Math.max(right - left, 0.1);
        double height = Math.max(bottom - top, 0.1);
        if (angle == 0) {
            return new Box(left, top, width, height);
        }
        double ux = Math.cos(Math.toRadians(angle));
        double uy = Math.sin(Math.toRadians(angle));
        double[] xs = {left, right, left, right};
        double[] ys = {top, top, bottom, bottom};
        double minX = Double.MAX_VALUE;
        double minY = Double.MAX_VALUE;
        double maxX = -Double.MAX_VALUE;
        double maxY = -Double.MAX_VALUE;
        for (int i = 0; i < 4; i++) {
            double x = xs[i] * ux - ys[i] * uy;
            double y = xs[i] * uy + ys[i] * ux;
            minX = Math.min(minX, x);
            minY = Math.min(minY, y);
            maxX = Math.max(maxX, x);
            maxY = Math.max(maxY, y);
        }
        return new Box(minX, minY, Math.max(maxX - minX, 0.1), Math.max(maxY - minY, 0.1));
    }
}
