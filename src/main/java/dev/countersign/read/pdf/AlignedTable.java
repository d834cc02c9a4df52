package dev.countersign.read.pdf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A table without ruled lines: rows in sequence whose pieces stand under one another. */
final class AlignedTable {
    private static final int MOST_COLUMNS = 24;
    private static final int MOST_HEAD_ROWS = 3;

    /** A column as far as the rows seen have filled it. */
    private static final class Column {
        float left;
        float right;
        final List<Row.Piece> pieces = new ArrayList<>();

        Column(Row.Piece first) {
            left = first.left();
            right = first.right();
        }

        boolean meets(Row.Piece piece) {
            return piece.left() < right && piece.right() > left;
        }

        void take(Row.Piece piece) {
            left = Math.min(left, piece.left());
            right = Math.max(right, piece.right());
            pieces.add(piece);
        }

        /** Most pieces begin, end or centre at the same place. */
        boolean isAligned(float near) {
            int most = 0;
            for (Row.Piece one : pieces) {
                int left = 0;
                int right = 0;
                int centre = 0;
                for (Row.Piece other : pieces) {
                    left += Math.abs(one.left() - other.left()) < near ? 1 : 0;
                    right += Math.abs(one.right() - other.right()) < near ? 1 : 0;
                    centre += Math.abs(one.left() + one.right() - other.left() - other.right()) < 2 * near ? 1 : 0;
                }
                most = Math.max(most, Math.max(left, Math.max(right, centre)));
            }
            return most * 10 >= pieces.size() * 6;
        }
    }

    private final List<Row> rows;
    private final Glyphs glyphs;
    /** The row that shows the columns; those above it hold words of its cells. */
    private final int head;

    private final List<List<Row.Piece>> pieces = new ArrayList<>();
    private final List<Column> columns = new ArrayList<>();

    private AlignedTable(List<Row> rows, Glyphs glyphs, int head) {
        this.rows = rows;
        this.glyphs = glyphs;
        this.head = head;
    }

    /** The table that begins with the first of these rows, if one does. */
    static Optional<AlignedTable> atStart(List<Row> rows, Glyphs glyphs) {
        // The first word of a head that wraps may stand above the row that shows the columns.
        int head = 0;
        while (head < MOST_HEAD_ROWS
                && head + 1 < rows.size()
                && rows.get(head).pieces().size() == 1) {
            if (rows.get(head + 1).baseline - rows.get(head).baseline > 1.5f * rows.get(head).size) {
                return Optional.empty();
            }
            head++;
        }
        List<Row.Piece> first = rows.get(head).pieces();
        if (first.size() < 2 || first.size() > MOST_COLUMNS) {
            return Optional.empty();
        }
        AlignedTable table = new AlignedTable(rows, glyphs, head);
        for (Row.Piece piece : first) {
            table.columns.add(new Column(piece));
        }
        for (int i = 0; i < head; i++) {
            List<Row.Piece> above = rows.get(i).pieces();
            if (!table.fits(above) || table.column(above.get(0)) == 0) {
                return Optional.empty();
            }
        }
        table.grow();
        return table.pieces.size() > head && table.isTable() ? Optional.of(table) : Optional.empty();
    }

    int size() {
        return pieces.size();
    }

    private void grow() {
        int lastWide = head;
        for (int i = 0; i < rows.size(); i++) {
            List<Row.Piece> row = rows.get(i).pieces();
            boolean near = i == 0 || step(i) <= 1.5f * rows.get(i).size;
            if (i > 0 && (step(i) > 4f * rows.get(i).size || !fits(row))) {
                break;
            }
            boolean follows = near && i - 1 <= lastWide + 3;
            if (i > head && row.size() < 2 && !follows && !wideComesAfter(i)) {
                break;
            }
            take(row);
            pieces.add(row);
            if (row.size() >= 2) {
                lastWide = i;
            }
        }
        // What hangs on below the last full row belongs to it only as long as it follows closely.
        int end = lastWide + 1;
        while (end < pieces.size() && step(end) <= 1.5f * rows.get(end).size) {
            end++;
        }
        while (pieces.size() > end) {
            pieces.remove(pieces.size() - 1);
        }
    }

    private float step(int i) {
        return rows.get(i).baseline - rows.get(i - 1).baseline;
    }

    private boolean wideComesAfter(int i) {
        return i + 1 < rows.size() && rows.get(i + 1).pieces().size() >= 2;
    }

    /** No piece lies over two columns. */
    private boolean fits(List<Row.Piece> row) {
        for (Row.Piece piece : row) {
            int met = 0;
            for (Column column : columns) {
                met += column.meets(piece) ? 1 : 0;
            }
            if (met > 1 || met == 0 && (row.size() < 2 || columns.size() >= MOST_COLUMNS)) {
                return false;
            }
        }
        return true;
    }

    private void take(List<Row.Piece> row) {
        for (Row.Piece piece : row) {
            int at = 0;
            while (at < columns.size() && columns.get(at).right <= piece.left()) {
                at++;
            }
            if (at == columns.size() || !columns.get(at).meets(piece)) {
                columns.add(at, new Column(piece));
            }
            columns.get(at).take(piece);
        }
    }

    private boolean isTable() {
        int two = 0;
        int three = 0;
        int numbers = 0;
        for (List<Row.Piece> row : pieces) {
            two += row.size() >= 2 ? 1 : 0;
            three += row.size() >= 3 ? 1 : 0;
            numbers += row.size() == 2 && isNumbered(row) ? 1 : 0;
        }
        float near = 0.5f * rows.get(0).size;
        int aligned = 0;
        for (Column column : columns.subList(1, columns.size())) {
            aligned += column.isAligned(near) ? 1 : 0;
        }
        if (aligned * 2 < columns.size() - 1) {
            return false;
        }
        if (columns.size() >= 3) {
            return three >= 2;
        }
        // Two columns may be a number or a bullet beside its text, which is no table.
        return columns.size() == 2 && (two >= 3 || two == 2 && hasBoldHead()) && numbers * 3 < two;
    }

    /** A few signs beside more of them, as a number stands beside its text; two short cells are a row. */
    private static boolean isNumbered(List<Row.Piece> row) {
        return row.get(0).glyphs() <= 6 && row.get(1).glyphs() > 12;
    }

    /** A bold head of two words over a single row, whose cells wrap. */
    private boolean hasBoldHead() {
        return pieces.size() >= head + 2
                && pieces.get(head).stream().allMatch(this::isBold)
                && pieces.get(head + 1).size() == 2
                && pieces.get(head + 1).stream().noneMatch(this::isBold);
    }

    private boolean hasFigure(Row.Piece piece) {
        for (Run run : piece.runs()) {
            for (int i = run.from; i < run.to; i++) {
                if (Character.isDigit(glyphs.text[i].codePointAt(0))) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isBold(Row.Piece piece) {
        for (Run run : piece.runs()) {
            for (int i = run.from; i < run.to; i++) {
                if (!glyphs.bold[i]) {
                    return false;
                }
            }
        }
        return true;
    }

    /** For each row the number of the table row it belongs to: a cell that wraps has lines on several. */
    int[] tableRows() {
        int[] numbers = new int[pieces.size()];
        float least = Float.MAX_VALUE;
        for (int i = 1; i < numbers.length; i++) {
            least = Math.min(least, step(i));
        }
        int wide = 0;
        for (int i = 1; i < numbers.length; i++) {
            wide += step(i) > 1.25f * least ? 1 : 0;
        }
        boolean spaced = wide * 5 >= (numbers.length - 1) * 2;
        boolean titled = pieces.get(head).stream().noneMatch(this::hasFigure);
        for (int i = 1; i < numbers.length; i++) {
            boolean close = step(i) <= 1.25f * least && step(i) <= 1.5f * rows.get(i).size;
            boolean headless = column(pieces.get(i).get(0)) > 0;
            boolean wraps = numbers.length <= 3
                    && pieces.get(i).size() < pieces.get(i - 1).size();
            boolean inHead = titled && i <= head;
            numbers[i] = numbers[i - 1] + (inHead || close && (headless || spaced || wraps) ? 0 : 1);
        }
        return numbers;
    }

    List<Row.Piece> pieces(int row) {
        return pieces.get(row);
    }

    int columns() {
        return columns.size();
    }

    int column(Row.Piece piece) {
        for (int i = 0; i < columns.size(); i++) {
            if (columns.get(i).meets(piece)) {
                return i;
            }
        }
        return 0;
    }

    float left(int column) {
        return columns.get(column).left;
    }

    float right(int column) {
        return columns.get(column).right;
    }
}
