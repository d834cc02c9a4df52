package dev.countersign.read.pdf;

import java.util.Arrays;

/** The upright lines and thin boxes of a page, of which tables are made; in points from the top left of the page as shown. */
final class Rules {
    int count;
    float[] left = new float[64];
    float[] top = new float[64];
    float[] right = new float[64];
    float[] bottom = new float[64];

    /** Slanted lines and dots are no rules. */
    void add(double x1, double y1, double x2, double y2) {
        double width = Math.abs(x2 - x1);
        double height = Math.abs(y2 - y1);
        boolean thin = Math.min(width, height) <= 2.5 && Math.max(width, height) >= 4;
        if (!thin || count >= PdfLimits.RULES || !(width + height < 20_000)) {
            return;
        }
        if (count == left.length) {
            left = Arrays.copyOf(left, count * 2);
            top = Arrays.copyOf(top, count * 2);
            right = Arrays.copyOf(right, count * 2);
            bottom = Arrays.copyOf(bottom, count * 2);
        }
        left[count] = (float) Math.min(x1, x2);
        right[count] = (float) Math.max(x1, x2);
        top[count] = (float) Math.min(y1, y2);
        bottom[count] = (float) Math.max(y1, y2);
        count++;
    }

    boolean isLevel(int i) {
        return right[i] - left[i] >= bottom[i] - top[i];
    }
}
