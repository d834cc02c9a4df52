package dev.countersign.worksheet;

import dev.countersign.model.Buyer;
import dev.countersign.model.CostComponent;
import dev.countersign.model.Figure;
import dev.countersign.model.PriceLine;
import dev.countersign.model.Quote;
import dev.countersign.model.Range;
import dev.countersign.model.Rate;
import dev.countersign.model.Stated;
import dev.countersign.model.Term;
import dev.countersign.model.Worksheet.Ask;
import dev.countersign.model.Worksheet.Premise;
import dev.countersign.model.Worksheet.Source;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Currency;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What one line of a quote costs a month. Its unit price is multiplied out where unit, period and count are known, else its own
 * total is taken; where it has both and they disagree, the cost is between the two.
 */
final class LineCost {
    /** Printed totals are rounded, and so are printed unit prices: within this they agree. */
    private static final BigDecimal ROUNDING = new BigDecimal("0.005");

    private final Quote quote;
    private final PriceLine line;
    private final Need need;
    private final boolean billedAsUsed;
    private final Range invoicedCompute;
    private final Set<Ask> asks = EnumSet.noneOf(Ask.class);
    private boolean byBrief;

    /**
     * @param terms what the line costs; empty where that is open
     * @param byBrief the count or volume is the brief's, so that several such lines are prices to choose from, not parts
     */
    record Cost(PriceLine line, List<Term> terms, Set<Ask> asks, boolean byBrief) {
        Range amount() {
            return terms.isEmpty()
                    ? Range.OPEN
                    : terms.stream().map(Term::amount).reduce(Range.ZERO, Range::plus);
        }
    }

    private LineCost(Quote quote, PriceLine line, Need need, boolean billedAsUsed, Range invoicedCompute) {
        this.quote = quote;
        this.line = line;
        this.need = need;
        this.billedAsUsed = billedAsUsed;
        this.invoicedCompute = invoicedCompute;
    }

    /** @param invoicedCompute what a percentage is of; known before any line that has one is asked */
    static Cost of(
            Quote quote,
            PriceLine line,
            Currency currency,
            Need need,
            Buyer buyer,
            Taxes taxes,
            boolean billedAsUsed,
            Range invoicedCompute) {
        LineCost cost = new LineCost(quote, line, need, billedAsUsed, invoicedCompute);
        return cost.in(currency, buyer, taxes);
    }

    private Cost in(Currency currency, Buyer buyer, Taxes taxes) {
        List<Term> untaxed = untaxed();
        if (untaxed.stream().allMatch(t -> t.amount().isZero()) && !untaxed.isEmpty()) {
            return new Cost(line, untaxed, asks, byBrief);
        }
        boolean isShare = untaxed.stream().anyMatch(LineCost::isShare);
        Optional<Conversion> conversion = isShare
                ? Conversion.between(currency, currency, buyer)
                : line.currency().flatMap(own -> Conversion.between(own, currency, buyer));
        if (conversion.isEmpty()) {
            asks.add(line.currency().isEmpty() ? Ask.CURRENCY : Ask.EXCHANGE_RATE);
            return new Cost(line, List.of(), asks, byBrief);
        }
        // A share of the compute has the compute's tax in it.
        Optional<Figure> tax = isShare ? Optional.empty() : taxes.on(quote, line, asks);
        List<Term> terms = untaxed.stream()
                .map(t -> new Term(
                        t.label(),
                        Stream.of(
                                        t.factors(),
                                        conversion.get().factors(),
                                        tax.stream().toList())
                                .flatMap(List::stream)
                                .toList(),
                        Stream.concat(t.divisors().stream(), conversion.get().divisors().stream())
                                .toList()))
                .toList();
        return new Cost(line, terms, asks, byBrief);
    }

    private static boolean isShare(Term term) {
        return term.factors().stream().anyMatch(f -> f.kind() == Figure.Kind.INVOICED_COMPUTE);
    }

    private List<Term> untaxed() {
        if (!Numbers.areAmounts(line)) {
            Figure none = new Figure(
                    Figure.Kind.AMOUNT,
                    Range.ZERO,
                    List.of(new Source.Paper(line.evidence()), new Source.Assumption(Premise.LINE_LEFT_OUT)));
            asks.add(Ask.ARITHMETIC);
            return List.of(new Term(line.item(), List.of(none), List.of()));
        }
        if (isFree()) {
            return free();
        }
        List<Term> terms = new ArrayList<>();
        Optional<Term> recurring = recurring();
        recurring.ifPresent(terms::add);
        if (line.upfront().isPresent()) {
            Stated<BigDecimal> upfront = line.upfront().get();
            Optional<Term> spread = spread(List.of(figure(Figure.Kind.UPFRONT, upfront.value(), upfront)));
            if (spread.isEmpty()) {
                return List.of();
            }
            terms.add(spread.get());
            boolean nothingElse = line.unitPrice().isEmpty() && line.amount().isEmpty();
            return recurring.isPresent() || nothingElse ? terms : List.of();
        }
        return terms;
    }

    // --- what is free

    private boolean isFree() {
        boolean priced = line.unitPrice().isPresent() || line.amount().isPresent();
        return priced
                && line.upfront().isEmpty()
                && line.unitPrice().map(p -> p.value().amount().signum() == 0).orElse(true)
                && line.amount().map(a -> a.value().signum() == 0).orElse(true);
    }

    /** Nothing; unless the line's words limit what is free, and the brief needs more, or does not say how much. */
    private List<Term> free() {
        Stated<?> zero = line.unitPrice().isPresent()
                ? line.unitPrice().get()
                : line.amount().orElseThrow();
        List<Source> sources = new ArrayList<>();
        sources.add(new Source.Paper(line.evidence()));
        if (!zero.evidence().equals(line.evidence())) {
            sources.add(0, new Source.Paper(zero.evidence()));
        }
        Optional<BigDecimal> limit =
                FreeVolume.limitGb(line.item() + " " + line.evidence().quote());
        if (limit.isPresent()) {
            Optional<Figure> volume = need.volume(line.component());
            if (volume.isEmpty() || volume.get().value().low().compareTo(limit.get()) > 0) {
                asks.add(Ask.LIMIT);
                if (volume.isEmpty()) {
                    asks.add(Ask.VOLUME);
                }
                return List.of();
            }
            sources.addAll(volume.get().sources());
            sources.add(new Source.Assumption(Premise.WITHIN_FREE_VOLUME));
        }
        return List.of(new Term(line.item(), List.of(new Figure(Figure.Kind.AMOUNT, Range.ZERO, sources)), List.of()));
    }

    // --- what is paid again and again

    private Optional<Term> recurring() {
        Set<Ask> ofPrice = EnumSet.noneOf(Ask.class);
        Optional<Term> multiplied = line.unitPrice().flatMap(p -> multiplied(p, ofPrice));
        Set<Ask> ofAmount = EnumSet.noneOf(Ask.class);
        boolean briefsVolume = byBrief;
        Optional<Term> printed = line.amount().flatMap(a -> printed(a, ofAmount));
        if (multiplied.isPresent() && printed.isPresent() && !briefsVolume) {
            if (agree(multiplied.get().amount(), printed.get().amount())) {
                return multiplied;
            }
            asks.add(Ask.ARITHMETIC);
            return Optional.of(either(multiplied.get(), printed.get()));
        }
        if (printed.isPresent()) {
            byBrief = false;
            return printed;
        }
        if (multiplied.isEmpty()) {
            asks.addAll(line.unitPrice().isPresent() ? ofPrice : ofAmount);
        }
        return multiplied;
    }

    private static boolean agree(Range multiplied, Range printed) {
        return multiplied
                        .low()
                        .subtract(printed.low())
                        .abs()
                        .compareTo(printed.low().multiply(ROUNDING))
                <= 0;
    }

    private static Term either(Term a, Term b) {
        return Terms.oneOf(List.of(a, b), Premise.LINE_DISAGREES);
    }

    private Optional<Term> printed(Stated<BigDecimal> amount, Set<Ask> open) {
        if (line.amountPeriod().isEmpty()) {
            open.add(Ask.PERIOD);
            return Optional.empty();
        }
        return monthly(
                List.of(figure(Figure.Kind.AMOUNT, amount.value(), amount)),
                List.of(),
                line.amountPeriod().get(),
                open);
    }

    private Optional<Term> multiplied(Stated<Rate> price, Set<Ask> open) {
        Rate rate = price.value();
        if (rate.unit().filter(Rate.Unit.PERCENT_OF_COMPUTE::equals).isPresent()) {
            return Optional.of(new Term(
                    line.item(),
                    List.of(
                            new Figure(Figure.Kind.INVOICED_COMPUTE, invoicedCompute, List.of()),
                            figure(Figure.Kind.SHARE_OF_COMPUTE, rate.amount().movePointLeft(2), price)),
                    List.of()));
        }
        List<Figure> factors = new ArrayList<>();
        List<Figure> divisors = new ArrayList<>();
        factors.add(figure(Figure.Kind.UNIT_PRICE, rate.amount(), price));
        Quantity quantity = new Quantity(line, need, billedAsUsed);
        Optional<Ask> missing = quantity.into(factors, divisors);
        byBrief = quantity.isByBrief();
        if (missing.isPresent()) {
            open.add(missing.get());
            return Optional.empty();
        }
        line.discountPercent()
                .ifPresent(d -> factors.add(figure(
                        Figure.Kind.AFTER_DISCOUNT,
                        BigDecimal.ONE.subtract(d.value().movePointLeft(2)).max(BigDecimal.ZERO),
                        d)));
        if (quantity.isMonthlyVolume()) {
            return Optional.of(new Term(line.item(), factors, divisors));
        }
        if (rate.period().isEmpty()) {
            open.add(Ask.PERIOD);
            return Optional.empty();
        }
        return monthly(factors, divisors, rate.period().get(), open);
    }

    private Optional<Term> monthly(List<Figure> paid, List<Figure> by, Rate.Period period, Set<Ask> open) {
        List<Figure> factors = new ArrayList<>(paid);
        List<Figure> divisors = new ArrayList<>(by);
        switch (period) {
            case SECOND -> factors.addAll(List.of(hours(), Figure.conversion("3600")));
            case MINUTE -> factors.addAll(List.of(hours(), Figure.conversion("60")));
            case HOUR -> factors.add(hours());
            case DAY -> {
                factors.add(hours());
                divisors.add(Figure.conversion("24"));
            }
            case MONTH -> {}
            case QUARTER -> divisors.add(Figure.conversion("3"));
            case YEAR -> divisors.add(Figure.conversion("12"));
            case TERM -> {
                if (quote.termMonths().filter(t -> t.value() > 0).isEmpty()) {
                    open.add(Ask.TERM);
                    return Optional.empty();
                }
                Stated<Integer> months = quote.termMonths().get();
                divisors.add(figure(Figure.Kind.MONTHS, BigDecimal.valueOf(months.value()), months));
            }
            case ONCE -> {
                factors.set(
                        0,
                        new Figure(
                                Figure.Kind.UPFRONT,
                                factors.get(0).value(),
                                factors.get(0).sources()));
                return spread(factors)
                        .map(t -> new Term(
                                t.label(),
                                t.factors(),
                                Stream.concat(divisors.stream(), t.divisors().stream())
                                        .toList()));
            }
        }
        boolean used = billedAsUsed && isHourly(period) && line.component() == CostComponent.BURST_COMPUTE;
        if (used) {
            Optional<Figure> utilisation = need.utilisation();
            if (utilisation.isEmpty()) {
                open.add(Ask.UTILISATION);
                return Optional.empty();
            }
            factors.add(utilisation.get());
        }
        return Optional.of(new Term(line.item(), factors, divisors));
    }

    private static boolean isHourly(Rate.Period period) {
        return period == Rate.Period.HOUR || period == Rate.Period.MINUTE || period == Rate.Period.SECOND;
    }

    private Optional<Term> spread(List<Figure> paidOnce) {
        Optional<Figure> months = quote.termMonths()
                .filter(t -> t.value() > 0)
                .map(t -> new Figure(
                        Figure.Kind.SPREAD_OVER_MONTHS,
                        Range.exactly(t.value()),
                        List.of(new Source.Paper(t.evidence()), new Source.Assumption(Premise.SPREAD_OVER_TERM))))
                .or(need::durationMonths);
        if (months.isEmpty()) {
            asks.add(Ask.TERM);
        }
        return months.map(m -> new Term(line.item(), paidOnce, List.of(m)));
    }

    private Figure hours() {
        return line.hours()
                .map(h -> figure(Figure.Kind.HOURS_PER_MONTH, h.value(), h))
                .or(() -> quote.hoursPerMonth()
                        .map(h -> figure(Figure.Kind.HOURS_PER_MONTH, BigDecimal.valueOf(h.value()), h)))
                .orElse(Terms.HOURS_730);
    }

    private static Figure figure(Figure.Kind kind, BigDecimal value, Stated<?> stated) {
        return new Figure(kind, Range.exactly(value), List.of(new Source.Paper(stated.evidence())));
    }
}
