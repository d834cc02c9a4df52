package dev.countersign.extract.quote;

import dev.countersign.model.Evidence;
import dev.countersign.model.PriceLine;
import dev.countersign.model.Quote.Difference;
import dev.countersign.model.Quote.Total;
import dev.countersign.model.Rate;
import dev.countersign.model.Stated;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Recomputes a quote from its own numbers: lines, subtotals, taxes, totals, the first twelve months. A sum differs where no
 * reading of the quote gives it: hours a month may be 720, 730 or 744 where the quote does not say, and a total may be with tax
 * or without. What lacks a number is not recomputed. The order of lines makes no difference.
 */
final class Arithmetic {
    /** Conventions for the hours of a month: 30 days, a twelfth of 365 days, 31 days. */
    private static final List<BigDecimal> HOURS_A_MONTH =
            List.of(BigDecimal.valueOf(730), BigDecimal.valueOf(720), BigDecimal.valueOf(744));

    /** A paper of more sums is a ledger; each is reckoned from all lines. */
    private static final int MOST_TOTALS = 100;

    private static final BigDecimal MONTHS_A_YEAR = BigDecimal.valueOf(12);

    /** A sum, and how it came about. */
    private record Computed(BigDecimal amount, String formula, List<Evidence> parts) {
        Computed times(BigDecimal factor, String words) {
            return new Computed(amount.multiply(factor), formula + words, parts);
        }

        Computed plus(Computed other, String sign) {
            BigDecimal sum = sign.equals("-") ? amount.subtract(other.amount) : amount.add(other.amount);
            return new Computed(
                    sum,
                    formula + " " + sign + " " + other.formula,
                    Stream.concat(parts.stream(), other.parts.stream()).toList());
        }

        static Computed of(Stated<BigDecimal> stated) {
            return new Computed(stated.value(), stated.value().toPlainString(), List.of(stated.evidence()));
        }
    }

    private final List<PriceLine> lines;
    private final List<Total> totals;
    private final Optional<BigDecimal> hoursPerMonth;
    private final Optional<Integer> termMonths;
    private final List<Difference> differences = new ArrayList<>();

    private Arithmetic(
            List<PriceLine> lines,
            List<Total> totals,
            Optional<BigDecimal> hoursPerMonth,
            Optional<Integer> termMonths) {
        this.lines = lines;
        this.totals = totals;
        this.hoursPerMonth = hoursPerMonth;
        this.termMonths = termMonths;
    }

    /** Lines first, then totals, each in the order of the document. */
    static List<Difference> differences(
            List<PriceLine> lines,
            List<Total> totals,
            Optional<BigDecimal> hoursPerMonth,
            Optional<Integer> termMonths) {
        Arithmetic arithmetic = new Arithmetic(lines, totals, hoursPerMonth, termMonths);
        lines.forEach(arithmetic::line);
        lines.forEach(arithmetic::firstYear);
        if (totals.size() <= MOST_TOTALS) {
            arithmetic.totals();
        }
        return arithmetic.differences;
    }

    private void line(PriceLine line) {
        if (line.amount().isEmpty()
                || line.unitPrice().isEmpty()
                || line.quantity().isEmpty()) {
            return;
        }
        Computed list = Computed.of(line.quantity().get())
                .times(
                        line.unitPrice().get().value().amount(),
                        " x " + text(line.unitPrice().get().value().amount()));
        List<Computed> candidates = new ArrayList<>();
        for (Computed counted : counted(line, list)) {
            for (Computed timed : timed(line, counted)) {
                Computed net = line.discountPercent()
                        .map(d -> timed.times(less(d.value()), " less " + text(d.value()) + "%"))
                        .orElse(timed);
                candidates.add(net);
                line.taxPercent()
                        .filter(t -> t.value().signum() > 0)
                        .ifPresent(t -> candidates.add(net.times(more(t.value()), " plus " + text(t.value()) + "%")));
            }
        }
        check(Difference.Kind.LINE, line.number(), line.amount().get(), candidates, BigDecimal.ZERO);
    }

    /** The quantity in the unit of the price: GPUs of so many nodes. */
    private static List<Computed> counted(PriceLine line, Computed list) {
        Optional<Rate.Unit> priced = line.unitPrice().flatMap(p -> p.value().unit());
        Optional<Integer> perNode = line.hardware().flatMap(PriceLine.OfferedGpus::gpusPerNode);
        boolean nodesOfGpus = priced.filter(u -> u == Rate.Unit.GPU).isPresent()
                && line.unit().filter(u -> u == Rate.Unit.NODE).isPresent();
        Optional<Computed> gpus = perNode.map(n -> list.times(BigDecimal.valueOf(n), " x " + n + " GPUs"));
        if (nodesOfGpus) {
            return gpus.stream().toList();
        }
        boolean open = priced.isEmpty() || line.unit().isEmpty();
        return Stream.concat(Stream.of(list), open ? gpus.stream() : Stream.empty())
                .toList();
    }

    /** The price for the time that the amount pays for; none where the quote does not say how the two relate. */
    private List<Computed> timed(PriceLine line, Computed counted) {
        Optional<Rate.Period> of = line.unitPrice().flatMap(p -> p.value().period());
        Optional<Rate.Period> to = line.amountPeriod();
        if (line.hours().isPresent() && of.filter(p -> p != Rate.Period.HOUR).isEmpty()) {
            BigDecimal hours = line.hours().get().value();
            return List.of(counted.times(hours, " x " + text(hours) + " h"));
        }
        if (of.filter(p -> p == Rate.Period.HOUR).isPresent()
                && to.filter(p -> p != Rate.Period.MONTH).isEmpty()) {
            List<Computed> monthly = hoursPerMonth.map(List::of).orElse(HOURS_A_MONTH).stream()
                    .map(h -> counted.times(h, " x " + text(h) + " h"))
                    .toList();
            return to.isPresent()
                    ? monthly
                    : Stream.concat(Stream.of(counted), monthly.stream()).toList();
        }
        if (of.isEmpty() || to.isEmpty() || of.equals(to)) {
            return List.of(counted);
        }
        if (of.get() == Rate.Period.MONTH && to.get() == Rate.Period.YEAR) {
            return List.of(counted.times(MONTHS_A_YEAR, " x 12"));
        }
        boolean term = of.get() == Rate.Period.MONTH && to.get() == Rate.Period.TERM;
        return term
                ? termMonths.map(m -> counted.times(BigDecimal.valueOf(m), " x " + m)).stream()
                        .toList()
                : List.of();
    }

    private void firstYear(PriceLine line) {
        boolean monthly =
                line.amountPeriod().filter(p -> p == Rate.Period.MONTH).isPresent();
        if (line.firstYear().isPresent() && line.amount().isPresent() && monthly) {
            Computed months = Computed.of(line.amount().get()).times(MONTHS_A_YEAR, " x 12");
            Computed year =
                    line.upfront().map(u -> months.plus(Computed.of(u), "+")).orElse(months);
            BigDecimal unseen =
                    unit(line.amount().get().value()).multiply(MONTHS_A_YEAR).divide(BigDecimal.valueOf(2));
            check(Difference.Kind.FIRST_YEAR, line.number(), line.firstYear().get(), List.of(year), unseen);
        }
    }

    private void totals() {
        List<Total> subtotals = of(Total.Kind.SUBTOTAL);
        Optional<Total> last =
                subtotals.isEmpty() ? Optional.empty() : Optional.of(subtotals.get(subtotals.size() - 1));
        last.ifPresent(total -> sum(total.period()).ifPresent(sum -> {
            List<Computed> candidates = new ArrayList<>(List.of(sum));
            // The last of several may be that of the last part only: then all of them are the whole.
            if (subtotals.size() > 1 && sumOf(subtotals).amount().compareTo(sum.amount()) == 0) {
                candidates.add(Computed.of(total.amount()));
            }
            check(Difference.Kind.SUBTOTAL, 0, total.amount(), candidates, unseen(total));
        }));
        of(Total.Kind.TAX).forEach(this::tax);
        of(Total.Kind.UPFRONT).forEach(total -> {
            List<Stated<BigDecimal>> parts =
                    lines.stream().flatMap(l -> l.upfront().stream()).toList();
            if (!parts.isEmpty()) {
                check(Difference.Kind.UPFRONT, 0, total.amount(), List.of(sumOfAll(parts)), unseen(total));
            }
        });
        of(Total.Kind.TOTAL).forEach(this::total);
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
            bases.add(sumOfAll(taxed));
        }
        List<Computed> candidates = bases.stream()
                .map(b -> b.times(percent.movePointLeft(2), " x " + text(percent) + "%"))
                .toList();
        check(Difference.Kind.TAX, 0, tax.amount(), candidates, BigDecimal.ZERO);
    }

    private void total(Total total) {
        List<Computed> candidates = new ArrayList<>();
        List<Total> added = Stream.concat(of(Total.Kind.TAX).stream(), of(Total.Kind.ADDITION).stream())
                .toList();
        if (total.period().filter(p -> p == Rate.Period.YEAR).isPresent()) {
            year(candidates);
        } else {
            for (Computed base : bases(total.period())) {
                candidates.add(added.isEmpty() ? base : base.plus(sumOf(added), "+"));
                candidates.add(base);
            }
        }
        boolean known = candidates.stream()
                .anyMatch(c -> !c.parts().contains(total.amount().evidence()));
        if (known) {
            check(Difference.Kind.TOTAL, 0, total.amount(), candidates, unseen(total));
        }
    }

    /** Twelve months and what is paid upfront: of the totals, else of the lines. */
    private void year(List<Computed> candidates) {
        Optional<Computed> months = of(Total.Kind.TOTAL).stream()
                .filter(t -> t.period().filter(p -> p == Rate.Period.MONTH).isPresent())
                .findFirst()
                .map(t -> Computed.of(t.amount()))
                .or(() -> sum(Optional.of(Rate.Period.MONTH)));
        months.map(m -> m.times(MONTHS_A_YEAR, " x 12")).ifPresent(m -> {
            List<Total> upfront = of(Total.Kind.UPFRONT);
            candidates.add(upfront.isEmpty() ? m : m.plus(sumOf(upfront), "+"));
        });
        List<Stated<BigDecimal>> years =
                lines.stream().flatMap(l -> l.firstYear().stream()).toList();
        if (!years.isEmpty() && years.size() == lines.size()) {
            candidates.add(sumOfAll(years));
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
                : Optional.of(sumOfAll(
                        lines.stream().flatMap(l -> l.amount().stream()).toList()));
    }

    private static Computed sumOf(List<Total> totals) {
        return sumOfAll(totals.stream().map(Total::amount).toList());
    }

    private static Computed sumOfAll(List<Stated<BigDecimal>> parts) {
        BigDecimal sum = parts.stream().map(Stated::value).reduce(BigDecimal.ZERO, BigDecimal::add);
        String formula = parts.size() == 1 ? text(parts.get(0).value()) : "sum of " + parts.size();
        return new Computed(sum, formula, parts.stream().map(Stated::evidence).toList());
    }

    private List<Total> of(Total.Kind kind) {
        return totals.stream().filter(t -> t.kind() == kind).toList();
    }

    /** What rounding may have hidden: half a unit of each line's last place, where the total was summed before rounding. */
    private BigDecimal unseen(Total total) {
        BigDecimal each = lines.stream()
                .flatMap(l -> l.amount().or(l::upfront).stream())
                .map(a -> unit(a.value()))
                .reduce(BigDecimal.ZERO, BigDecimal::add)
                .divide(BigDecimal.valueOf(2));
        boolean year = total.period().filter(p -> p == Rate.Period.YEAR).isPresent();
        return year ? each.add(unit(total.amount().value())).multiply(MONTHS_A_YEAR) : each;
    }

    /** @param unseen what rounding before may have hidden; a unit of the stated amount's own last place is allowed anyway */
    private void check(
            Difference.Kind kind, int line, Stated<BigDecimal> stated, List<Computed> candidates, BigDecimal unseen) {
        BigDecimal allowed = unit(stated.value()).add(unseen);
        Comparator<Computed> nearest =
                Comparator.comparing(c -> c.amount().subtract(stated.value()).abs());
        candidates.stream()
                .min(nearest)
                .filter(c -> c.amount().subtract(stated.value()).abs().compareTo(allowed) >= 0)
                .ifPresent(c -> differences.add(new Difference(
                        kind,
                        line,
                        stated,
                        c.amount()
                                .stripTrailingZeros()
                                .setScale(Math.max(2, stated.value().scale()), RoundingMode.HALF_UP),
                        c.formula(),
                        c.parts())));
    }

    private static BigDecimal unit(BigDecimal amount) {
        return BigDecimal.ONE.movePointLeft(Math.max(0, amount.scale()));
    }

    private static BigDecimal less(BigDecimal percent) {
        return BigDecimal.ONE.subtract(percent.movePointLeft(2));
    }

    private static BigDecimal more(BigDecimal percent) {
        return BigDecimal.ONE.add(percent.movePointLeft(2));
    }

    private static String text(BigDecimal number) {
        return number.toPlainString();
    }
}
