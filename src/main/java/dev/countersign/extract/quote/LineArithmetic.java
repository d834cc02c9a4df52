package dev.countersign.extract.quote;

import dev.countersign.model.PriceLine;
import dev.countersign.model.Quote.Difference;
import dev.countersign.model.Rate;
import dev.countersign.model.Stated;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reckons the lines of a quote again: quantity x unit price x time less discount, and the first twelve months. */
final class LineArithmetic {
    /** Conventions for the hours of a month: 30 days, a twelfth of 365 days, 31 days. */
    private static final List<BigDecimal> HOURS_A_MONTH =
            List.of(BigDecimal.valueOf(730), BigDecimal.valueOf(720), BigDecimal.valueOf(744));

    private final Optional<BigDecimal> hoursPerMonth;
    private final Optional<Integer> termMonths;
    private final List<Difference> differences = new ArrayList<>();

    /** @param hoursPerMonth where the quote says how many it reckons with */
    LineArithmetic(Optional<BigDecimal> hoursPerMonth, Optional<Integer> termMonths) {
        this.hoursPerMonth = hoursPerMonth;
        this.termMonths = termMonths;
    }

    /** Amounts first, then first years, each in the order of the lines. */
    List<Difference> differences(List<PriceLine> lines) {
        lines.forEach(this::amount);
        lines.forEach(this::firstYear);
        return differences;
    }

    private void amount(PriceLine line) {
        if (line.amount().isEmpty()
                || line.unitPrice().isEmpty()
                || line.quantity().isEmpty()) {
            return;
        }
        Computed list = Computed.of(line.quantity().get())
                .times(
                        line.unitPrice().get().value().amount(),
                        " x " + Computed.text(line.unitPrice().get().value().amount()));
        List<Computed> candidates = new ArrayList<>();
        for (Computed counted : counted(line, list)) {
            for (Computed timed : timed(line, counted)) {
                Computed net = line.discountPercent()
                        .map(d -> timed.times(less(d.value()), " less " + Computed.text(d.value()) + "%"))
                        .orElse(timed);
                candidates.add(net);
                line.taxPercent()
                        .filter(t -> t.value().signum() > 0)
                        .ifPresent(t ->
                                candidates.add(net.times(more(t.value()), " plus " + Computed.text(t.value()) + "%")));
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
            return List.of(counted.times(hours, " x " + Computed.text(hours) + " h"));
        }
        if (of.filter(p -> p == Rate.Period.HOUR).isPresent()
                && to.filter(p -> p != Rate.Period.MONTH).isEmpty()) {
            List<Computed> monthly = hoursPerMonth.map(List::of).orElse(HOURS_A_MONTH).stream()
                    .map(h -> counted.times(h, " x " + Computed.text(h) + " h"))
                    .toList();
            return to.isPresent()
                    ? monthly
                    : Stream.concat(Stream.of(counted), monthly.stream()).toList();
        }
        if (of.isEmpty() || to.isEmpty() || of.equals(to)) {
            return List.of(counted);
        }
        if (of.get() == Rate.Period.MONTH && to.get() == Rate.Period.YEAR) {
            return List.of(counted.times(Computed.MONTHS_A_YEAR, " x 12"));
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
            Computed months = Computed.of(line.amount().get()).times(Computed.MONTHS_A_YEAR, " x 12");
            Computed year =
                    line.upfront().map(u -> months.plus(Computed.of(u), "+")).orElse(months);
            BigDecimal unseen = Computed.unit(line.amount().get().value())
                    .multiply(Computed.MONTHS_A_YEAR)
                    .divide(BigDecimal.valueOf(2));
            check(Difference.Kind.FIRST_YEAR, line.number(), line.firstYear().get(), List.of(year), unseen);
        }
    }

    private void check(
            Difference.Kind kind, int line, Stated<BigDecimal> stated, List<Computed> candidates, BigDecimal unseen) {
        Computed.difference(kind, line, stated, candidates, unseen).ifPresent(differences::add);
    }

    private static BigDecimal less(BigDecimal percent) {
        return BigDecimal.ONE.subtract(percent.movePointLeft(2));
    }

    private static BigDecimal more(BigDecimal percent) {
        return BigDecimal.ONE.add(percent.movePointLeft(2));
    }
}
