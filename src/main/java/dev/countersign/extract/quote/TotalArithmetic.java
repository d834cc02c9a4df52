package dev.countersign.extract.quote;

import dev.countersign.model.PriceLine;
import dev.countersign.model.Quote.Difference;
import dev.countersign.model.Quote.Total;
import dev.countersign.model.Rate;
import dev.countersign.model.Stated;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reckons the sums of a quote again: subtotals, taxes, what is paid upfront, totals of a month and of a year. */
final class TotalArithmetic {
    private final List<PriceLine> lines;
    private final List<Total> totals;
    private final List<Difference> differences = new ArrayList<>();

    TotalArithmetic(List<PriceLine> lines, List<Total> totals) {
        this.lines = lines;
        this.totals = totals;
    }

    /** In the order of their kinds. */
    List<Difference> differences() {
        List<Total> subtotals = of(Total.Kind.SUBTOTAL);
        Optional<Total> last =
                subtotals.isEmpty() ? Optional.empty() : Optional.of(subtotals.get(subtotals.size() - 1));
        last.ifPresent(total -> sum(total.period()).ifPresent(sum -> {
            List<Computed> candidates = new ArrayList<>(List.of(sum));
            // The last of several may be that of the last part only: then all of them are the whole.
            if (subtotals.size() > 1 && sumOf(subtotals).amount().compareTo(sum.amount()) == 0) {
                candidates.add(Computed.of(total.amount()));
            }
            check(Difference.Kind.SUBTOTAL, total.amount(), candidates, unseen(total));
        }));
        of(Total.Kind.TAX).forEach(this::tax);
        of(Total.Kind.UPFRONT).forEach(total -> {
            List<Stated<BigDecimal>> parts =
                    lines.stream().flatMap(l -> l.upfront().stream()).toList();
            if (!parts.isEmpty()) {
                check(Difference.Kind.UPFRONT, total.amount(), List.of(Computed.sum(parts)), unseen(total));
            }
        });
        of(Total.Kind.TOTAL).forEach(this::total);
        return differences;
    }

    private void tax(Total tax) {
        if (tax.percent().isEmpty()) {
            return;
        }
        BigDecimal percent = tax.percent().get();
        List<Computed> bases = new ArrayList<>(bases(tax.period()));
        List<Stated<BigDecimal>> taxed = lines.stream()
                .filter(l -> l.taxPercent()
                        .filter(t -> t.value().compareTo(percent) == 0)
                        .isPresent())
                .flatMap(l -> l.amount().stream())
                .toList();
        if (!taxed.isEmpty()) {
            bases.add(Computed.sum(taxed));
        }
        List<Computed> candidates = bases.stream()
                .map(b -> b.times(percent.movePointLeft(2), " x " + Computed.text(percent) + "%"))
                .toList();
        check(Difference.Kind.TAX, tax.amount(), candidates, BigDecimal.ZERO);
    }

    private void total(Total total) {
        List<Computed> candidates = new ArrayList<>();
        List<List<Total>> taxes = taxes();
        if (total.period().filter(p -> p == Rate.Period.YEAR).isPresent()) {
            year(candidates);
        } else {
            for (Computed base : bases(total.period())) {
                candidates.add(base);
                for (List<Total> tax : taxes) {
                    List<Total> added = Stream.concat(tax.stream(), of(Total.Kind.ADDITION).stream())
                            .toList();
                    candidates.add(added.isEmpty() ? base : base.plus(sumOf(added), "+"));
                }
            }
        }
        boolean known = candidates.stream()
                .anyMatch(c -> !c.parts().contains(total.amount().evidence()));
        if (known) {
            check(Difference.Kind.TOTAL, total.amount(), candidates, unseen(total));
        }
    }

    /** All taxes; and those without their own sum, where one of them is the sum of the others. */
    private List<List<Total>> taxes() {
        List<Total> all = of(Total.Kind.TAX);
        List<List<Total>> ways = new ArrayList<>(List.of(all));
        for (Total tax : all) {
            List<Total> others = all.stream().filter(t -> t != tax).toList();
            if (!others.isEmpty()
                    && sumOf(others).amount().compareTo(tax.amount().value()) == 0) {
                ways.add(others);
            }
        }
        return ways;
    }

    /** Twelve months and what is paid upfront: of the totals, else of the lines. */
    private void year(List<Computed> candidates) {
        Optional<Computed> months = of(Total.Kind.TOTAL).stream()
                .filter(t -> t.period().filter(p -> p == Rate.Period.MONTH).isPresent())
                .findFirst()
                .map(t -> Computed.of(t.amount()))
                .or(() -> sum(Optional.of(Rate.Period.MONTH)));
        months.map(m -> m.times(Computed.MONTHS_A_YEAR, " x 12")).ifPresent(m -> {
            List<Total> upfront = of(Total.Kind.UPFRONT);
            candidates.add(upfront.isEmpty() ? m : m.plus(sumOf(upfront), "+"));
        });
        List<Stated<BigDecimal>> years =
                lines.stream().flatMap(l -> l.firstYear().stream()).toList();
        if (!years.isEmpty() && years.size() == lines.size()) {
            candidates.add(Computed.sum(years));
        }
    }

    /** What taxes come on: the lines, or the subtotal, less discounts or not. */
    private List<Computed> bases(Optional<Rate.Period> period) {
        List<Computed> bases = new ArrayList<>();
        sum(period).ifPresent(bases::add);
        List<Total> subtotals = of(Total.Kind.SUBTOTAL);
        if (!subtotals.isEmpty()) {
            bases.add(Computed.of(subtotals.get(subtotals.size() - 1).amount()));
            bases.add(sumOf(subtotals));
        }
        List<Total> discounts = of(Total.Kind.DISCOUNT);
        if (discounts.isEmpty()) {
            return bases;
        }
        Computed off = sumOf(discounts);
        Computed positive = off.amount().signum() < 0 ? off.times(BigDecimal.ONE.negate(), "") : off;
        return bases.stream().map(b -> b.plus(positive, "-")).toList();
    }

    /** Of all lines; none where one has no amount, or pays for another time. */
    private Optional<Computed> sum(Optional<Rate.Period> period) {
        boolean all = lines.stream()
                .allMatch(l -> l.amount().isPresent()
                        && (l.amountPeriod().isEmpty()
                                || period.isEmpty()
                                || l.amountPeriod().equals(period)));
        return lines.isEmpty() || !all
                ? Optional.empty()
                : Optional.of(Computed.sum(
                        lines.stream().flatMap(l -> l.amount().stream()).toList()));
    }

    private static Computed sumOf(List<Total> totals) {
        return Computed.sum(totals.stream().map(Total::amount).toList());
    }

    private List<Total> of(Total.Kind kind) {
        return totals.stream().filter(t -> t.kind() == kind).toList();
    }

    /** What rounding may have hidden: half a unit of each line's last place, where the total was summed before rounding. */
    private BigDecimal unseen(Total total) {
        BigDecimal each = lines.stream()
                .flatMap(l -> l.amount().or(l::upfront).stream())
                .map(a -> Computed.unit(a.value()))
                .reduce(BigDecimal.ZERO, BigDecimal::add)
                .divide(BigDecimal.valueOf(2));
        boolean year = total.period().filter(p -> p == Rate.Period.YEAR).isPresent();
        return year ? each.add(Computed.unit(total.amount().value())).multiply(Computed.MONTHS_A_YEAR) : each;
    }

    private void check(Difference.Kind kind, Stated<BigDecimal> stated, List<Computed> candidates, BigDecimal unseen) {
        Computed.difference(kind, 0, stated, candidates, unseen).ifPresent(differences::add);
    }
}
