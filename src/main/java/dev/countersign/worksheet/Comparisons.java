package dev.countersign.worksheet;

import dev.countersign.model.Brief;
import dev.countersign.model.Buyer;
import dev.countersign.model.CostComparison;
import dev.countersign.model.CostComparison.Aspect;
import dev.countersign.model.CostComparison.Axis;
import dev.countersign.model.CostComparison.Chart;
import dev.countersign.model.CostComparison.Difference;
import dev.countersign.model.CostComparison.Flip;
import dev.countersign.model.CostComparison.Measure;
import dev.countersign.model.Curve;
import dev.countersign.model.Worksheet;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Currency;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Holds worksheets side by side: in what they differ, and over what their order of price turns. */
public final class Comparisons {
    private final Brief brief;
    private final Buyer buyer;

    public Comparisons(Brief brief, Buyer buyer) {
        this.brief = brief;
        this.buyer = buyer;
    }

    /** @param sheets in the order of the offers */
    public CostComparison of(List<Worksheet> sheets) {
        return new CostComparison(differences(sheets), charts(sheets));
    }

    private static List<Difference> differences(List<Worksheet> sheets) {
        if (sheets.size() < 2) {
            return List.of();
        }
        List<Difference> all = new ArrayList<>();
        difference(Aspect.GPU_MODEL, sheets, s -> joined(s.offered().gpu())).ifPresent(all::add);
        difference(Aspect.FORM_FACTOR, sheets, s -> joined(s.offered().formFactors()))
                .ifPresent(all::add);
        difference(
                        Aspect.GPU_COUNT,
                        sheets,
                        s -> s.offered().gpus().map(g -> plain(g.value().low())))
                .ifPresent(all::add);
        difference(
                        Aspect.TERM,
                        sheets,
                        s -> s.offered().termMonths().map(t -> t.value().toString()))
                .ifPresent(all::add);
        difference(Aspect.COMMITMENT, sheets, s -> Optional.of(s.use().billedAsUsed() ? "none" : "committed"))
                .ifPresent(all::add);
        difference(Aspect.CURRENCY, sheets, s -> s.currency().map(Currency::getCurrencyCode))
                .ifPresent(all::add);
        difference(Aspect.TAX, sheets, s -> s.offered().taxIncluded().map(t -> t.value() ? "in" : "out"))
                .ifPresent(all::add);
        return all;
    }

    /** What one offer leaves open differs from what another says, and from what another leaves open too. */
    private static Optional<Difference> difference(
            Aspect aspect, List<Worksheet> sheets, Function<Worksheet, Optional<String>> says) {
        List<Difference.Side> sides = sheets.stream()
                .map(s -> new Difference.Side(s.offer(), says.apply(s)))
                .toList();
        boolean same = sides.stream().map(Difference.Side::says).distinct().count() == 1
                && sides.get(0).says().isPresent();
        return same ? Optional.empty() : Optional.of(new Difference(aspect, sides));
    }

    private static Optional<String> joined(List<?> values) {
        return values.isEmpty()
                ? Optional.empty()
                : Optional.of(values.stream().map(Object::toString).collect(Collectors.joining(", ")));
    }

    private static String plain(BigDecimal number) {
        return number.stripTrailingZeros().toPlainString();
    }

    // --- charts

    private List<Chart> charts(List<Worksheet> sheets) {
        List<Worksheet> reckoned =
                sheets.stream().filter(s -> s.currency().isPresent()).toList();
        List<Currency> currencies =
                reckoned.stream().flatMap(s -> s.currency().stream()).distinct().toList();
        if (currencies.size() != 1) {
            return List.of(); // nothing to plot, or amounts that no rate joins
        }
        CostCurves curves = new CostCurves(reckoned, apiPrice(currencies.get(0)));
        List<Chart> charts = new ArrayList<>();
        for (Axis axis : Axis.values()) {
            Measure measure = curves.measure(axis);
            List<Curve> all = curves.over(axis, measure);
            if (!all.isEmpty()) {
                charts.add(new Chart(axis, measure, currencies.get(0), curves.now(axis, brief), all, flips(all)));
            }
        }
        return charts;
    }

    /** For one useful unit, in that currency; empty where the brief has none or no rate converts it. */
    private Optional<BigDecimal> apiPrice(Currency in) {
        return brief.api()
                .map(Brief.Api::pricePerUnit)
                .flatMap(p -> Conversion.between(p.currency(), in, buyer).map(c -> c.apply(p.amount())));
    }

    /** Low ends against low ends, high ends against high ends; the API has one price, which is both. */
    private static List<Flip> flips(List<Curve> curves) {
        List<Flip> flips = new ArrayList<>();
        for (int i = 0; i < curves.size(); i++) {
            for (int j = i + 1; j < curves.size(); j++) {
                Curve a = curves.get(i);
                Curve b = curves.get(j);
                if (a.offer().equals(b.offer()) || a.end() != b.end()) {
                    continue;
                }
                for (BigDecimal at : a.crossings(b)) {
                    flips.add(flip(a, b, at));
                }
            }
        }
        flips.sort(Comparator.comparing(Flip::at));
        return flips;
    }

    private static Flip flip(Curve a, Curve b, BigDecimal at) {
        BigDecimal from = a.from().max(b.from());
        BigDecimal before =
                a.crossings(b).stream().filter(x -> x.compareTo(at) < 0).reduce(from, BigDecimal::max);
        BigDecimal between = before.add(at).divide(BigDecimal.valueOf(2));
        boolean aBelow = a.at(between).compareTo(b.at(between)) < 0;
        return new Flip(at, aBelow ? a.offer() : b.offer(), aBelow ? b.offer() : a.offer(), a.end());
    }
}
