package dev.countersign.read.pdf;

import java.util.ArrayList;
import java.util.List;

/** Tells two columns of prose from a table and from a clause number beside its text. */
final class Columns {
    private static final int BINS = 100;
    private static final int FEWEST_LINES = 6;

    /** The lines on one side of a gutter. */
    private static final class Side {
        final List<Float> widths = new ArrayList<>();
        float left = Float.MAX_VALUE;
        float right = -Float.MAX_VALUE;
        float top = Float.MAX_VALUE;
        float bottom = -Float.MAX_VALUE;

        void add(float from, float to, int glyphs, float baseline) {
            if (glyphs > 0) {
                widths.add(glyphs < 20 ? 0 : to - from);
                left = Math.min(left, from);
                right = Math.max(right, to);
                top = Math.min(top, baseline);
                bottom = Math.max(bottom, baseline);
            }
        }

        int lines() {
            return widths.size();
        }

        /** At least one in so many lines fills the column. */
        boolean isFilled(int oneIn) {
            int full = 0;
            for (float width : widths) {
                full += width >= 0.7f * (right - left) ? 1 : 0;
            }
            return full * oneIn >= widths.size() && full > 0;
        }
    }

    private Columns() {}

    /** The place near the middle that most rows in sequence leave free, with text on both sides; NaN where there is none. */
    static float gutter(List<Row> rows, float left, float right) {
        if (rows.size() < FEWEST_LINES || !(right > left)) {
            return Float.NaN;
        }
        int best = 0;
        int most = 0;
        int last = 0;
        for (int bin = BINS * 3 / 10; bin <= BINS * 7 / 10; bin++) {
            int free = mostFree(rows, left + (bin + 0.5f) * (right - left) / BINS);
            if (free > most) {
                best = bin;
                most = free;
            }
            if (free == most && last == bin - 1 || best == bin) {
                last = bin;
            }
        }
        return most == 0 ? Float.NaN : left + ((best + last) / 2f + 0.5f) * (right - left) / BINS;
    }

    /** The length of the longest sequence of rows that do not cross a place and stand on both its sides. */
    private static int mostFree(List<Row> rows, float x) {
        int most = 0;
        int from = 0;
        int before = 0;
        int after = 0;
        for (int i = 0; i <= rows.size(); i++) {
            if (i == rows.size() || rows.get(i).crosses(x)) {
                if (before >= FEWEST_LINES && after >= FEWEST_LINES) {
                    most = Math.max(most, i - from);
                }
                from = i + 1;
                before = 0;
                after = 0;
            } else {
                before += rows.get(i).left() < x ? 1 : 0;
                after += rows.get(i).right() > x ? 1 : 0;
            }
        }
        return most;
    }

    /** Both sides are filled with long lines, as sentences are; a table's cells and a signature block's lines are short. */
    static boolean areProse(List<Row> rows, float gutter) {
        Side first = new Side();
        Side second = new Side();
        int both = 0;
        for (Row row : rows) {
            float[] from = {Float.MAX_VALUE, Float.MAX_VALUE};
            float[] to = {-Float.MAX_VALUE, -Float.MAX_VALUE};
            int[] glyphs = new int[2];
            for (Run run : row.runs) {
                int side = (run.left + run.right) / 2 < gutter ? 0 : 1;
                from[side] = Math.min(from[side], run.left);
                to[side] = Math.max(to[side], run.right);
                glyphs[side] += run.length();
            }
            both += glyphs[0] > 0 && glyphs[1] > 0 ? 1 : 0;
            first.add(from[0], to[0], glyphs[0], row.baseline);
            second.add(from[1], to[1], glyphs[1], row.baseline);
        }
        int fewer = Math.min(first.lines(), second.lines());
        float together = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
        float shorter = Math.min(first.bottom - first.top, second.bottom - second.top);
        if (fewer < FEWEST_LINES || together < 0.5f * shorter) {
            return false;
        }
        // A table's cells share baselines; lines that do not are columns even where many of them are short.
        int parts = both * 2 < fewer ? 4 : 2;
        return first.isFilled(parts) && second.isFilled(parts);
    }

    /** The runs of some rows on one side of a gutter, as rows of their own. */
    static List<Row> side(List<Row> rows, float gutter, boolean before) {
        List<Run> side = new ArrayList<>();
        for (Row row : rows) {
            for (Run run : row.runs) {
                if ((run.left + run.right) / 2 < gutter == before) {
                    side.add(run);
                }
            }
        }
        return Row.of(side);
    }
}
