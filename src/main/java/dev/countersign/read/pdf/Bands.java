package dev.countersign.read.pdf;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Level lines of one length, one below the other, without sides: they part the rows of a table that web pages and
 * consoles print.
 *
 * @param lines how far from the top each lies, in order
 * @param ticks where short upright lines between them part columns, from the left; often there are none
 */
record Bands(float left, float right, List<Float> lines, List<Float> ticks) {
    /** Three rows: fewer lines part the sections of a page. */
    private static final int FEWEST = 4;

    private static final float NARROWEST = 100f;
    private static final float FAR = 100f;
    private static final float NEAR = Grid.NEAR;

    static List<Bands> of(List<Grid.Line> level, List<Grid.Line> upright) {
        List<Grid.Line> left = new ArrayList<>(level);
        left.removeIf(line -> line.to() - line.from() < NARROWEST);
        left.sort(Comparator.comparingDouble(Grid.Line::from).thenComparingDouble(Grid.Line::at));
        List<Bands> found = new ArrayList<>();
        while (left.size() >= FEWEST) {
            Grid.Line first = left.get(0);
            List<Grid.Line> same = left.stream()
                    .filter(l -> Math.abs(l.from() - first.from()) < NEAR && Math.abs(l.to() - first.to()) < NEAR)
                    .toList();
            left.removeAll(same);
            for (List<Float> lines :
                    parted(same.stream().map(Grid.Line::at).sorted().toList())) {
                if (lines.size() >= FEWEST) {
                    found.add(of(first.from(), first.to(), lines, upright));
                }
            }
        }
        return found;
    }

    /** A line below the page's head is as long as those of its table, but stands far from them. */
    private static List<List<Float>> parted(List<Float> lines) {
        List<List<Float>> parts = new ArrayList<>();
        int from = 0;
        for (int i = 1; i < lines.size(); i++) {
            if (lines.get(i) - lines.get(i - 1) > Math.max(FAR, 5 * usual(lines))) {
                parts.add(lines.subList(from, i));
                from = i;
            }
        }
        parts.add(lines.subList(from, lines.size()));
        return parts;
    }

    /** The distance that half of them do not pass. */
    private static float usual(List<Float> lines) {
        float[] steps = new float[Math.max(1, lines.size() - 1)];
        for (int i = 1; i < lines.size(); i++) {
            steps[i - 1] = lines.get(i) - lines.get(i - 1);
        }
        Arrays.sort(steps);
        return steps[(steps.length - 1) / 2];
    }

    private static Bands of(float left, float right, List<Float> at, List<Grid.Line> upright) {
        List<Float> ticks = new ArrayList<>();
        for (Grid.Line line : upright) {
            boolean within = line.at() > left + NEAR
                    && line.at() < right - NEAR
                    && line.from() >= at.get(0) - NEAR
                    && line.to() <= at.get(at.size() - 1) + NEAR;
            if (within && (ticks.isEmpty() || line.at() - ticks.get(ticks.size() - 1) >= NEAR)) {
                ticks.add(line.at());
            }
        }
        return new Bands(left, right, at, ticks);
    }

    float top() {
        return lines.get(0);
    }

    float bottom() {
        return lines.get(lines.size() - 1);
    }

    /** How many rows of text may stand between the lines. */
    int count() {
        return lines.size() - 1;
    }

    boolean holds(float x, float y) {
        return x >= left && x < right && y >= top() && y < bottom();
    }

    /** Between the lines, or as far above the first or below the last as another row would be. */
    boolean reaches(float x, float y) {
        float more = Math.min(usual(lines), FAR / 2);
        return x >= left && x < right && y >= top() - more && y < bottom() + more;
    }

    /** The cells lie between the lines, and there is more beside them. */
    boolean isAround(List<Grid.Cell> table) {
        float from = Float.MAX_VALUE;
        float to = -Float.MAX_VALUE;
        for (Grid.Cell cell : table) {
            from = Math.min(from, cell.left());
            to = Math.max(to, cell.right());
            if (!holds((cell.left() + cell.right()) / 2, (cell.top() + cell.bottom()) / 2)) {
                return false;
            }
        }
        return from > left + NEAR || to < right - NEAR;
    }

    /** Nothing of the cells lies between the lines. */
    boolean isBeside(List<Grid.Cell> table) {
        return table.stream()
                .noneMatch(c -> c.left() < right && left < c.right() && c.top() < bottom() && top() < c.bottom());
    }
}
