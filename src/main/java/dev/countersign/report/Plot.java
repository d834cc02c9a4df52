package dev.countersign.report;

import dev.countersign.model.CostComparison.Chart;
import dev.countersign.model.Curve;
import dev.countersign.model.Curve.End;
import dev.countersign.model.Worksheet;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/**
 * A chart as the points of an SVG drawing, 720 by 300. Costs rise without bound towards no use at all, so that the drawing is
 * cut where it would hide what matters: at two and a half times the dearest cost at today's value.
 */
final class Plot {
    static final int WIDTH = 720;
    static final int HEIGHT = 300;
    private static final int LEFT = 96;
    private static final int RIGHT = 150;
    private static final int TOP = 12;
    private static final int BOTTOM = 44;
    private static final int POINTS = 96;

    private final Chart chart;
    private final SheetWords words;
    private final List<Worksheet> sheets;
    private final double from;
    private final double to;
    private final double most;

    Plot(Chart chart, SheetWords words, List<Worksheet> sheets) {
        this.chart = chart;
        this.words = words;
        this.sheets = sheets;
        this.from = chart.curves().get(0).from().doubleValue();
        this.to = chart.curves().get(0).to().doubleValue();
        double at = chart.now()
                .map(BigDecimal::doubleValue)
                .filter(n -> n >= from && n <= to)
                .orElse((from + to) / 2);
        this.most =
                2.5 * chart.curves().stream().mapToDouble(c -> y(c, at)).max().orElse(1);
    }

    /** @param style a class of the style sheet: one for each offer; the high end of a range is drawn dashed */
    record Line(String points, String style, boolean high) {}

    /** A word beside a line's end. */
    record Name(String text, double y, String style) {}

    record Tick(double at, String text) {}

    Chart chart() {
        return chart;
    }

    String title() {
        return words.label(chart.axis());
    }

    String yTitle() {
        return chart.currency() + " " + words.label(chart.measure());
    }

    String axisLabel() {
        return words.label("axis." + chart.axis().name());
    }

    List<String> flips() {
        return words.flips(chart, sheets);
    }

    int left() {
        return LEFT;
    }

    int right() {
        return WIDTH - RIGHT;
    }

    int top() {
        return TOP;
    }

    int bottom() {
        return HEIGHT - BOTTOM;
    }

    List<Line> lines() {
        List<Line> lines = new ArrayList<>();
        for (Curve curve : chart.curves()) {
            lines.add(new Line(points(curve), style(curve), curve.end() == End.HIGH));
        }
        return lines;
    }

    private String points(Curve curve) {
        StringBuilder points = new StringBuilder();
        for (int i = 0; i <= POINTS; i++) {
            double x = from + (to - from) * i / POINTS;
            if (y(curve, x) <= most) {
                points.append(String.format(Locale.ROOT, "%.1f,%.1f ", across(x), down(y(curve, x))));
            }
        }
        return points.toString().strip();
    }

    /** Each offer once, at the right; moved apart where they would cover each other. */
    List<Name> names() {
        List<Name> names = new ArrayList<>();
        double last = Double.NEGATIVE_INFINITY;
        List<Curve> low = chart.curves().stream()
                .filter(c -> c.end() == End.LOW)
                .sorted(Comparator.comparingDouble(c -> down(Math.min(most, y(c, to)))))
                .toList();
        for (Curve curve : low) {
            double y = Math.max(down(Math.min(most, y(curve, to))) + 4, last + 15);
            names.add(new Name(words.name(curve.offer(), sheets), Math.round(y), style(curve)));
            last = y;
        }
        return names;
    }

    private String style(Curve curve) {
        if (curve.offer().isEmpty()) {
            return "curve-api";
        }
        List<String> offers = sheets.stream().map(Worksheet::offer).toList();
        return "curve-" + offers.indexOf(curve.offer().get()) % 5;
    }

    List<Tick> acrossTicks() {
        List<Tick> ticks = new ArrayList<>();
        double step = switch (chart.axis()) {
            case UTILISATION -> 0.2;
            case TERM -> 12;
            case INTERRUPTIONS -> 0.5;
        };
        for (double x = Math.ceil(from / step) * step; x <= to + 1e-9; x += step) {
            ticks.add(new Tick(
                    across(x),
                    words.at(chart, BigDecimal.valueOf(x)).replaceAll("\\.0+(?= |$)|(?<=\\.\\d)0(?= |$)", "")));
        }
        return ticks;
    }

    List<Tick> downTicks() {
        List<Tick> ticks = new ArrayList<>();
        double step = Math.pow(10, Math.floor(Math.log10(most)));
        step = most / step < 2 ? step / 4 : most / step < 5 ? step / 2 : step;
        for (double y = 0; y <= most; y += step) {
            ticks.add(new Tick(down(y), grouped(y)));
        }
        return ticks;
    }

    private static String grouped(double y) {
        return new BigDecimal(y, new MathContext(4))
                .stripTrailingZeros()
                .toPlainString()
                .replaceAll("(\\d)(?=(\\d{3})+$)", "$1,");
    }

    /** Where brief and reference stand today; left of the plot where they do not say. */
    double now() {
        return chart.now()
                .map(BigDecimal::doubleValue)
                .filter(n -> n >= from && n <= to)
                .map(this::across)
                .orElse(-1.0);
    }

    List<Double> flipMarks() {
        return chart.flips().stream()
                .map(f -> across(f.at().doubleValue()))
                .distinct()
                .toList();
    }

    private static double y(Curve curve, double x) {
        return curve.at(BigDecimal.valueOf(x)).doubleValue();
    }

    private double across(double x) {
        return Math.round((LEFT + (x - from) / (to - from) * (WIDTH - LEFT - RIGHT)) * 10) / 10.0;
    }

    private double down(double y) {
        return Math.round((HEIGHT - BOTTOM - y / most * (HEIGHT - TOP - BOTTOM)) * 10) / 10.0;
    }
}
