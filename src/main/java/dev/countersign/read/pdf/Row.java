package dev.countersign.read.pdf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Runs on one baseline, from the left; superscripts and subscripts count to the baseline they touch. */
final class Row {
    /** A gap from which on the parts of a row may be cells of a table, in font sizes. */
    private static final float CELL_GAP = 1.5f;

    /** A part of a row that no wide gap parts. */
    record Piece(float left, float right, List<Run> runs) {
        int glyphs() {
            int glyphs = 0;
            for (Run run : runs) {
                glyphs += run.length();
            }
            return glyphs;
        }
    }

    final List<Run> runs = new ArrayList<>(4);
    final float baseline;
    float size;

    private Row(Run first) {
        runs.add(first);
        baseline = first.baseline;
        size = first.size;
    }

    /** Rows from the top. */
    static List<Row> of(List<Run> runs) {
        if (runs.isEmpty()) {
            return List.of();
        }
        List<Run> sorted = new ArrayList<>(runs);
        sorted.sort(Comparator.comparingDouble(run -> run.baseline));
        List<Row> rows = new ArrayList<>();
        Row open = new Row(sorted.get(0));
        rows.add(open);
        for (Run run : sorted.subList(1, sorted.size())) {
            if (run.baseline - open.baseline <= 0.25f * Math.min(open.size, run.size)) {
                open.add(run);
            } else {
                open = new Row(run);
                rows.add(open);
            }
        }
        for (Row row : rows) {
            row.sort();
        }
        return withRaised(rows);
    }

    private static List<Row> withRaised(List<Row> rows) {
        List<Row> kept = new ArrayList<>(rows.size());
        for (int i = 0; i < rows.size(); i++) {
            Row row = rows.get(i);
            if (i + 1 < rows.size() && row.isRaisedFrom(rows.get(i + 1))) {
                rows.get(i + 1).addAll(row);
            } else if (!kept.isEmpty() && row.isRaisedFrom(kept.get(kept.size() - 1))) {
                kept.get(kept.size() - 1).addAll(row);
            } else {
                kept.add(row);
            }
        }
        return kept;
    }

    private boolean isRaisedFrom(Row big) {
        if (size > 0.85f * big.size || Math.abs(baseline - big.baseline) > 0.6f * big.size) {
            return false;
        }
        for (Run run : runs) {
            boolean beside = false;
            for (Run other : big.runs) {
                beside |= run.left - other.right < 0.4f * big.size && other.left - run.right < 0.4f * big.size;
            }
            if (!beside) {
                return false;
            }
        }
        return true;
    }

    private void add(Run run) {
        runs.add(run);
        size = Math.max(size, run.size);
    }

    private void addAll(Row other) {
        runs.addAll(other.runs);
        sort();
    }

    private void sort() {
        if (runs.size() > 1) {
            runs.sort(Comparator.comparingDouble(run -> run.left));
        }
    }

    float left() {
        return runs.get(0).left;
    }

    float right() {
        float right = runs.get(0).right;
        for (Run run : runs) {
            right = Math.max(right, run.right);
        }
        return right;
    }

    boolean crosses(float x) {
        for (Run run : runs) {
            if (run.left < x && run.right > x) {
                return true;
            }
        }
        return false;
    }

    List<Piece> pieces() {
        if (runs.size() == 1) {
            return List.of(new Piece(runs.get(0).left, runs.get(0).right, runs));
        }
        List<Piece> pieces = new ArrayList<>(runs.size());
        int from = 0;
        float left = runs.get(0).left;
        float right = runs.get(0).right;
        for (int i = 1; i < runs.size(); i++) {
            Run run = runs.get(i);
            if (run.left - right > CELL_GAP * size) {
                pieces.add(new Piece(left, right, runs.subList(from, i)));
                from = i;
                left = run.left;
                right = run.right;
            }
            right = Math.max(right, run.right);
        }
        pieces.add(new Piece(left, right, runs.subList(from, runs.size())));
        return pieces;
    }
}
