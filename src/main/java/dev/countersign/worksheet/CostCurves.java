package dev.countersign.worksheet;

import dev.countersign.model.Brief;
import dev.countersign.model.CostComparison.Axis;
import dev.countersign.model.CostComparison.Measure;
import dev.countersign.model.Curve;
import dev.countersign.model.Curve.End;
import dev.countersign.model.Curve.Piece;
import dev.countersign.model.Figure;
import dev.countersign.model.Range;
import dev.countersign.model.Term;
import dev.countersign.model.Worksheet;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The cost of offers as curves. What each says:
 *
 * <ul>
 *   <li>utilisation u: what is committed costs the same however much of it is used, and accepted units grow with u. With F
 *       what is paid whatever happens, V what is paid for use at u = 1, and N units at u = 1: {@code (F / u + V) / N};
 *   <li>term t, in months that the cluster is needed: below the committed term T all of it is paid, so with m a month and U at
 *       the start {@code (U + m T) / t}, then {@code U / t + m};
 *   <li>interruptions r for 1,000 GPU-days: the share k r of the work is lost, and units with it:
 *       {@code cost (1 - k now) / (1 - k r)}.
 * </ul>
 */
final class CostCurves {
    private static final BigDecimal LEAST_USE = new BigDecimal("0.05");
    private static final BigDecimal MOST_MONTHS = BigDecimal.valueOf(48);
    /** Six times the rate seen on 16,384 H100; small pools of older cards had that (docs/worksheet.md). */
    private static final BigDecimal MOST_INTERRUPTIONS = new BigDecimal("3");

    private final List<Worksheet> sheets;
    private final Optional<BigDecimal> apiPrice;

    CostCurves(List<Worksheet> sheets, Optional<BigDecimal> apiPrice) {
        this.sheets = sheets;
        this.apiPrice = apiPrice;
    }

    Measure measure(Axis axis) {
        return switch (axis) {
            case TERM -> Measure.MONTH;
            case UTILISATION -> hasUnits() ? Measure.USEFUL_UNIT : Measure.USED_GPU_HOUR;
            case INTERRUPTIONS -> Measure.USEFUL_UNIT;
        };
    }

    /** Units at full use can be told. */
    private boolean hasUnits() {
        return sheets.stream()
                .allMatch(s -> s.accepted().isPresent() && s.use().utilisation().isPresent());
    }

    Optional<BigDecimal> now(Axis axis, Brief brief) {
        return switch (axis) {
            case UTILISATION ->
                sheets.get(0).use().utilisation().map(u -> u.value().low());
            case TERM -> brief.workload().durationMonths().map(BigDecimal::valueOf);
            case INTERRUPTIONS ->
                sheets.stream()
                        .flatMap(s -> s.use().retry().stream())
                        .map(r -> r.perThousandGpuDays().value().low())
                        .findFirst();
        };
    }

    /** Empty where not one offer can be plotted. */
    List<Curve> over(Axis axis, Measure measure) {
        List<Curve> curves = new ArrayList<>();
        for (Worksheet sheet : sheets) {
            Range monthly = sheet.monthly();
            curve(axis, measure, sheet, End.LOW, monthly.low()).ifPresent(curves::add);
            if (!monthly.isExact()) {
                monthly.high()
                        .flatMap(high -> curve(axis, measure, sheet, End.HIGH, high))
                        .ifPresent(curves::add);
            } else {
                curve(axis, measure, sheet, End.HIGH, monthly.low()).ifPresent(curves::add);
            }
        }
        if (curves.isEmpty()) {
            return curves;
        }
        api(measure).ifPresent(price -> {
            for (End end : End.values()) {
                curves.add(new Curve(Optional.empty(), end, List.of(Piece.constant(from(axis), to(axis), price))));
            }
        });
        return curves;
    }

    private Optional<BigDecimal> api(Measure measure) {
        return switch (measure) {
            case USEFUL_UNIT -> apiPrice;
            case MONTH ->
                apiPrice.flatMap(p ->
                        sheets.get(0).accepted().map(a -> p.multiply(a.value().low())));
            case USED_GPU_HOUR -> Optional.empty();
        };
    }

    private static BigDecimal from(Axis axis) {
        return switch (axis) {
            case UTILISATION -> LEAST_USE;
            case TERM -> BigDecimal.ONE;
            case INTERRUPTIONS -> BigDecimal.ZERO;
        };
    }

    private static BigDecimal to(Axis axis) {
        return switch (axis) {
            case UTILISATION -> BigDecimal.ONE;
            case TERM -> MOST_MONTHS;
            case INTERRUPTIONS -> MOST_INTERRUPTIONS;
        };
    }

    private Optional<Curve> curve(Axis axis, Measure measure, Worksheet sheet, End end, BigDecimal monthly) {
        Optional<List<Piece>> pieces = switch (axis) {
            case UTILISATION -> overUtilisation(measure, sheet, end, monthly);
            case TERM -> overTerm(sheet, end, monthly);
            case INTERRUPTIONS -> overInterruptions(sheet, monthly);
        };
        return pieces.map(p -> new Curve(Optional.of(sheet.offer()), end, p));
    }

    private Optional<List<Piece>> overUtilisation(Measure measure, Worksheet sheet, End end, BigDecimal monthly) {
        Optional<BigDecimal> now = sheet.use().utilisation().map(u -> u.value().low());
        BigDecimal byUse = sheet.compute().terms().stream()
                .filter(t -> t.factors().stream().anyMatch(f -> f.kind() == Figure.Kind.UTILISATION))
                .map(Term::amount)
                .map(a -> end == End.LOW ? a.low() : a.high().orElse(a.low()))
                .reduce(BigDecimal.ZERO, BigDecimal::add);
        Optional<BigDecimal> units = measure == Measure.USEFUL_UNIT
                ? sheet.accepted().flatMap(a -> now.map(u -> a.value().low().divide(u, Range.DIGITS)))
                : sheet.offered().gpus().map(g -> g.value().low().multiply(BigDecimal.valueOf(730)));
        return units.map(n -> {
            BigDecimal fixed = monthly.subtract(byUse).max(BigDecimal.ZERO);
            BigDecimal atFullUse = now.map(u -> byUse.divide(u, Range.DIGITS)).orElse(BigDecimal.ZERO);
            return List.of(Piece.hyperbola(
                    LEAST_USE, BigDecimal.ONE, fixed.divide(n, Range.DIGITS), atFullUse.divide(n, Range.DIGITS)));
        });
    }

    private static Optional<List<Piece>> overTerm(Worksheet sheet, End end, BigDecimal monthly) {
        BigDecimal spread = end == End.LOW
                ? sheet.spread().low()
                : sheet.spread().high().orElse(sheet.spread().low());
        BigDecimal start = end == End.LOW
                ? sheet.paidAtStart().low()
                : sheet.paidAtStart().high().orElse(sheet.paidAtStart().low());
        BigDecimal month = monthly.subtract(spread).max(BigDecimal.ZERO);
        boolean free = sheet.use().billedAsUsed();
        if (!free && sheet.offered().termMonths().isEmpty()) {
            return Optional.empty();
        }
        BigDecimal term = free
                ? BigDecimal.ONE
                : BigDecimal.valueOf(
                        Math.max(1, sheet.offered().termMonths().orElseThrow().value()));
        List<Piece> pieces = new ArrayList<>();
        if (term.compareTo(BigDecimal.ONE) > 0) {
            pieces.add(Piece.hyperbola(
                    BigDecimal.ONE, term.min(MOST_MONTHS), start.add(month.multiply(term)), BigDecimal.ZERO));
        }
        if (term.compareTo(MOST_MONTHS) < 0) {
            pieces.add(Piece.hyperbola(term, MOST_MONTHS, start, month));
        }
        return Optional.of(pieces);
    }

    private static Optional<List<Piece>> overInterruptions(Worksheet sheet, BigDecimal monthly) {
        if (sheet.accepted().isEmpty() || sheet.use().retry().isEmpty()) {
            return Optional.empty();
        }
        Worksheet.Retry retry = sheet.use().retry().get();
        BigDecimal now = retry.perThousandGpuDays().value().low();
        BigDecimal share = retry.share().low();
        if (now.signum() == 0 || share.compareTo(BigDecimal.ONE) >= 0) {
            return Optional.empty();
        }
        BigDecimal perInterruption = share.divide(now, Range.DIGITS);
        if (perInterruption.multiply(MOST_INTERRUPTIONS).compareTo(BigDecimal.ONE) >= 0) {
            return Optional.empty(); // all work would be lost before the end of the axis
        }
        BigDecimal unit = monthly.divide(sheet.accepted().get().value().low(), Range.DIGITS);
        return Optional.of(List.of(new Piece(
                BigDecimal.ZERO,
                MOST_INTERRUPTIONS,
                unit.multiply(BigDecimal.ONE.subtract(share)),
                BigDecimal.ZERO,
                BigDecimal.ONE,
                perInterruption.negate())));
    }
}
