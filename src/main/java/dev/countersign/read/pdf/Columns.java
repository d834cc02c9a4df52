package dev.countersign.read.pdf;

import java.util.List;

/**
 * Tells two columns of prose from a table and from a clause number beside its text. Rows are given as left edge, right
 * edge and number of glyphs of each run.
 */
final class Columns {
    private static final int BINS = 200;
    private static final int FEWEST_ROWS = 6;

    private Columns() {}

    /** The place near the middle where most rows that stand on both its sides have nothing; NaN where there is none. */
    static float gutter(List<float[]> rows, float left, float right) {
        if (rows.size() < FEWEST_ROWS || !(right > left)) {
            return Float.NaN;
        }
        int[] votes = new int[BINS];
        float scale = BINS / (right - left);
        for (float[] row : rows) {
            float end = Float.NaN;
            for (int i = 0; i < row.length; i += 3) {
                if (i > 0 && row[i] > end) {
                    int to = Math.min(BINS - 1, (int) ((row[i] - left) * scale) - 1);
                    for (int bin = Math.max(0, (int) ((end - left) * scale) + 1); bin <= to; bin++) {
                        votes[bin]++;
                    }
                }
                end = i == 0 ? row[i + 1] : Math.max(end, row[i + 1]);
            }
        }
        int best = 0;
        for (int bin = BINS * 3 / 10; bin <= BINS * 7 / 10; bin++) {
            best = votes[bin] > votes[best] || best == 0 ? bin : best;
        }
        if (votes[best] < FEWEST_ROWS) {
            return Float.NaN;
        }
        int last = best;
        while (last + 1 < BINS && votes[last + 1] == votes[best]) {
            last++;
        }
        return left + ((best + last) / 2f + 0.5f) / scale;
    }

    /** Both sides are filled with long lines, as sentences are; a table's cells and a signature block's lines are short. */
    static boolean areProse(List<float[]> rows, float left, float gutter, float right) {
        int[] lines = new int[2];
        int[] full = new int[2];
        int both = 0;
        for (float[] row : rows) {
            float[] from = {Float.MAX_VALUE, Float.MAX_VALUE};
            float[] to = {-Float.MAX_VALUE, -Float.MAX_VALUE};
            int[] glyphs = new int[2];
            for (int i = 0; i < row.length; i += 3) {
                int side = (row[i] + row[i + 1]) / 2 < gutter ? 0 : 1;
                from[side] = Math.min(from[side], row[i]);
                to[side] = Math.max(to[side], row[i + 1]);
                glyphs[side] += (int) row[i + 2];
            }
            both += glyphs[0] > 0 && glyphs[1] > 0 ? 1 : 0;
            for (int side = 0; side < 2; side++) {
                if (glyphs[side] > 0) {
                    lines[side]++;
                    float width = side == 0 ? gutter - left : right - gutter;
                    if (glyphs[side] >= 20 && to[side] - from[side] >= 0.7f * width) {
                        full[side]++;
                    }
                }
            }
        }
        return both >= 3
                && lines[0] >= FEWEST_ROWS
                && lines[1] >= FEWEST_ROWS
                && full[0] * 2 >= lines[0]
                && full[1] * 2 >= lines[1];
    }
}
