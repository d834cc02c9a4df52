package dev.countersign.read.pdf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A table whose rows are parted by level lines, and whose columns by short lines or by nothing but their gaps. */
final class OpenTable {
    private static final int MOST_COLUMNS = 24;

    /**
     * A row of the table: rows of text that stand together.
     *
     * @param spans its words run over the columns
     */
    record TableRow(float top, float bottom, boolean spans, List<Row> text) {}

    private final Bands bands;
    /** Where columns part, from the left, without the table's own edges. */
    private final List<Float> parts;

    private final List<TableRow> rows = new ArrayList<>();

    private OpenTable(Bands bands, List<Float> parts) {
        this.bands = bands;
        this.parts = parts;
    }

    /** @param text what stands between the lines, right above and right below them, from the top */
    static Optional<OpenTable> of(Bands bands, List<Row> text) {
        List<List<Row>> byBand = new ArrayList<>();
        for (int i = 0; i < bands.count() + 2; i++) {
            byBand.add(new ArrayList<>());
        }
        for (Row row : text) {
            byBand.get(band(bands, row) + 1).add(row);
        }
        List<Row> above = byBand.remove(0);
        List<Row> below = byBand.remove(byBand.size() - 1);
        byBand.removeIf(List::isEmpty);
        List<Float> parts = bands.ticks().isEmpty() ? gaps(byBand) : bands.ticks();
        if (parts.isEmpty() || parts.size() >= MOST_COLUMNS) {
            return Optional.empty();
        }
        OpenTable table = new OpenTable(bands, parts);
        int rowed = 0;
        for (List<Row> band : byBand) {
            rowed += band.stream().anyMatch(row -> table.fits(row) && table.filled(row) >= 2) ? 1 : 0;
        }
        if (rowed < 3 || rowed * 10 < byBand.size() * 4) {
            return Optional.empty();
        }
        if (table.areRow(above)) {
            byBand.add(0, above);
        }
        if (table.areRow(below)) {
            byBand.add(below);
        }
        byBand.forEach(table::addBand);
        return Optional.of(table);
    }

    /** From 0; -1 above the first line. */
    private static int band(Bands bands, Row row) {
        float middle = row.baseline - 0.3f * row.size;
        int i = 0;
        while (i < bands.lines().size() && bands.lines().get(i) <= middle) {
            i++;
        }
        return i - 1;
    }

    /** A row of a table often has a line on one side only. */
    private boolean areRow(List<Row> text) {
        return !text.isEmpty()
                && text.stream().allMatch(this::fits)
                && text.stream().anyMatch(r -> filled(r) >= 2);
    }

    /** Where the gaps lie that the rows of most bands have in common. */
    private static List<Float> gaps(List<List<Row>> bands) {
        List<float[]> columns = new ArrayList<>();
        for (boolean several : new boolean[] {true, false}) {
            for (List<Row> band : bands) {
                for (Row row : band) {
                    // What stands alone may run over columns; where it meets none, it stands in one of its own.
                    if (row.pieces().size() > 1 == several && (several || isApart(columns, row))) {
                        row.runs.forEach(run -> widen(columns, run));
                    }
                }
            }
        }
        List<Float> gaps = new ArrayList<>();
        for (int i = 1; i < columns.size(); i++) {
            gaps.add((columns.get(i - 1)[1] + columns.get(i)[0]) / 2);
        }
        return gaps;
    }

    private static boolean isApart(List<float[]> columns, Row row) {
        return columns.stream().noneMatch(column -> column[0] < row.right() && row.left() < column[1]);
    }

    private static void widen(List<float[]> columns, Run run) {
        float left = run.left;
        float right = run.right;
        int at = 0;
        while (at < columns.size() && columns.get(at)[1] <= left) {
            at++;
        }
        while (at < columns.size() && columns.get(at)[0] < right) {
            left = Math.min(left, columns.get(at)[0]);
            right = Math.max(right, columns.get(at)[1]);
            columns.remove(at);
        }
        columns.add(at, new float[] {left, right});
    }

    /** No piece of the row lies over two columns. */
    private boolean fits(Row row) {
        for (Run run : row.runs) {
            if (column(run.left + 1) != column(run.right - 1)) {
                return false;
            }
        }
        return true;
    }

    private int filled(Row row) {
        return (int) row.runs.stream()
                .map(run -> column((run.left + run.right) / 2))
                .distinct()
                .count();
    }

    /** Rows of text with a wide step between them are rows of the table; so are those that fill it each by itself. */
    private void addBand(List<Row> band) {
        float least = Float.MAX_VALUE;
        for (int i = 1; i < band.size(); i++) {
            float step = band.get(i).baseline - band.get(i - 1).baseline;
            least = step < 0.9f * band.get(i).size ? least : Math.min(least, step);
        }
        int at = band(bands, band.get(0));
        float top =
                at < 0 ? band.get(0).baseline - band.get(0).size : bands.lines().get(at);
        Row last = band.get(band.size() - 1);
        float bottom = at + 1 < bands.lines().size() ? bands.lines().get(at + 1) : last.baseline + 0.3f * last.size;
        int from = 0;
        boolean full = false;
        for (int i = 0; i < band.size(); i++) {
            boolean fills = filled(band.get(i)) >= Math.max(2, columns() - 1);
            boolean parted = i > 0 && (band.get(i).baseline - band.get(i - 1).baseline > 1.3f * least || full && fills);
            if (parted) {
                float between = band.get(i).baseline - band.get(i).size;
                addRow(top, between, band.subList(from, i));
                top = between;
                from = i;
                full = false;
            }
            full |= fills;
        }
        addRow(top, bottom, band.subList(from, band.size()));
    }

    private void addRow(float top, float bottom, List<Row> text) {
        rows.add(new TableRow(top, Math.max(top + 1, bottom), !text.stream().allMatch(this::fits), List.copyOf(text)));
    }

    List<TableRow> rows() {
        return rows;
    }

    float top() {
        return rows.get(0).top();
    }

    int columns() {
        return parts.size() + 1;
    }

    int column(float x) {
        int i = 0;
        while (i < parts.size() && parts.get(i) <= x) {
            i++;
        }
        return i;
    }

    float left(int column) {
        return column == 0 ? bands.left() : parts.get(column - 1);
    }

    float right(int column) {
        return column == parts.size() ? bands.right() : parts.get(column);
    }

    /** The runs of a row of text that stand in a column. */
    List<Run> runs(Row row, int column) {
        return row.runs.stream()
                .filter(run -> column((run.left + run.right) / 2) == column)
                .toList();
    }
}
