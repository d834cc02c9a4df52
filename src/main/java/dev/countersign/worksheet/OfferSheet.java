package dev.countersign.worksheet;

import dev.countersign.model.Brief;
import dev.countersign.model.Buyer;
import dev.countersign.model.CostComponent;
import dev.countersign.model.Figure;
import dev.countersign.model.MarketRates;
import dev.countersign.model.MarketRates.Matter;
import dev.countersign.model.Money;
import dev.countersign.model.PriceLine;
import dev.countersign.model.Quote;
import dev.countersign.model.QuoteLine;
import dev.countersign.model.Range;
import dev.countersign.model.Term;
import dev.countersign.model.Worksheet;
import dev.countersign.model.Worksheet.Ask;
import dev.countersign.model.Worksheet.Basis;
import dev.countersign.model.Worksheet.Premise;
import dev.countersign.model.Worksheet.Question;
import dev.countersign.model.Worksheet.Row;
import dev.countersign.model.Worksheet.Source;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Currency;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Puts one offer's worksheet together, row by row. */
final class OfferSheet {
    private final String offer;
    private final OfferLines lines;
    private final Hardware hardware;
    private final Need need;
    private final Buyer buyer;
    private final MarketRates market;
    private final Taxes taxes;
    private final Optional<Currency> currency;
    private final boolean billedAsUsed;
    private final Map<CostComponent, Set<Ask>> asks = new EnumMap<>(CostComponent.class);
    private final Map<CostComponent, Row> rows = new EnumMap<>(CostComponent.class);

    OfferSheet(String offer, List<Quote> quotes, List<QuoteLine> facts, Need need, Buyer buyer, MarketRates market) {
        this.offer = offer;
        this.lines = new OfferLines(quotes);
        this.need = need;
        this.buyer = buyer;
        this.market = market;
        this.taxes = new Taxes(buyer, market);
        this.hardware = new Hardware(lines, facts, need);
        this.currency = SheetCurrency.of(lines.lines(), buyer);
        this.billedAsUsed = lines.isBilledAsUsed();
        for (CostComponent component : CostComponent.values()) {
            asks.put(component, EnumSet.noneOf(Ask.class));
        }
    }

    Worksheet worksheet() {
        Use use = new Use(need, market, hardware, billedAsUsed);
        if (currency.isEmpty()) {
            for (CostComponent component : CostComponent.values()) {
                rows.put(component, open(component, List.of(), Range.OPEN));
            }
            lines.lines().forEach(l -> asks.get(l.component()).add(Ask.CURRENCY));
        } else {
            reckon(currency.get(), use);
        }
        return new Worksheet(
                offer,
                lines.first(Quote::supplier),
                currency,
                new Worksheet.Offered(
                        hardware.models(),
                        hardware.formFactors(),
                        hardware.gpus(),
                        lines.first(Quote::termMonths),
                        lines.first(Quote::taxIncluded),
                        currencies()),
                List.copyOf(rows.values()),
                use.use(),
                need.accepted(),
                questions(),
                lines.others());
    }

    private void reckon(Currency in, Use use) {
        CostComponent compute = billedAsUsed ? CostComponent.BURST_COMPUTE : CostComponent.COMMITTED_COMPUTE;
        Row invoiced = compute(compute, in);
        rows.put(compute, use.useful(invoiced));
        if (billedAsUsed) {
            rows.put(CostComponent.COMMITTED_COMPUTE, nothingCommitted());
        } else {
            rows.put(CostComponent.BURST_COMPUTE, compute(CostComponent.BURST_COMPUTE, in));
        }
        for (CostComponent component :
                List.of(CostComponent.PERSISTENT_STORAGE, CostComponent.SNAPSHOTS, CostComponent.NETWORK_EGRESS)) {
            rows.put(component, priced(component, in, invoiced.paid()).orElseGet(() -> ofVolume(component, in)));
        }
        rows.put(
                CostComponent.SUPPORT,
                priced(CostComponent.SUPPORT, in, invoiced.paid()).orElseGet(() -> support(invoiced.paid())));
        rows.put(CostComponent.IDLE_WASTE, use.idle(invoiced.paid()));
        rows.put(CostComponent.RETRY_WASTE, use.retries(invoiced.paid()));
        rows.put(CostComponent.ENGINEERING_OVERHEAD, engineering(in));
        rows.put(
                CostComponent.OTHER_CHARGES,
                priced(CostComponent.OTHER_CHARGES, in, invoiced.paid())
                        .orElseGet(() -> row(CostComponent.OTHER_CHARGES, List.of())));
        for (CostComponent component : CostComponent.values()) {
            asks.get(component).addAll(use.asks(component));
        }
    }

    private Row compute(CostComponent component, Currency in) {
        return priced(component, in, Range.ZERO).orElseGet(() -> unpricedCompute(component, in));
    }

    /** From the lines of documents; empty where none prices it. */
    private Optional<Row> priced(CostComponent component, Currency in, Range invoicedCompute) {
        List<PriceLine> priced = lines.lines(component);
        if (priced.isEmpty()) {
            return Optional.empty();
        }
        Quote quote = lines.source(component).orElseThrow();
        List<Term> parts = new ArrayList<>();
        List<Term> choices = new ArrayList<>();
        boolean open = false;
        for (PriceLine line : hardware.wanted(priced)) {
            LineCost.Cost cost = LineCost.of(quote, line, in, need, buyer, taxes, billedAsUsed, invoicedCompute);
            asks.get(component).addAll(cost.asks());
            open |= cost.terms().isEmpty();
            (cost.byBrief() && cost.terms().size() == 1 ? choices : parts).addAll(cost.terms());
        }
        if (!choices.isEmpty()) {
            parts.add(Terms.oneOf(choices, Premise.ONE_OF_SEVERAL));
        }
        Row row = row(component, parts);
        return Optional.of(open ? open(component, parts, row.paid().plus(Range.OPEN)) : row);
    }

    // --- what no document prices

    private Row unpricedCompute(CostComponent component, Currency in) {
        asks.get(component).add(Ask.PRICE);
        boolean burst = component == CostComponent.BURST_COMPUTE;
        Optional<Figure> wanted = burst ? need.burstGpuHours() : hardware.gpus();
        if (burst && wanted.isEmpty()) {
            asks.get(component).add(Ask.VOLUME);
        }
        if (burst && wanted.filter(w -> w.value().isZero()).isPresent()) {
            asks.get(component).clear();
            return row(component, List.of(new Term("", List.of(wanted.get()), List.of())));
        }
        Optional<Figure> price = hardware.price(market, burst);
        if (wanted.isEmpty() || price.isEmpty()) {
            return open(component, List.of(), Range.OPEN);
        }
        List<Figure> factors = new ArrayList<>(List.of(price.get(), wanted.get()));
        if (!burst) {
            factors.add(Terms.HOURS_730);
        }
        return ofReference(component, factors, hardware.priceCurrency(market, burst), in);
    }

    private Row ofVolume(CostComponent component, Currency in) {
        asks.get(component).add(Ask.PRICE);
        Matter matter = switch (component) {
            case PERSISTENT_STORAGE -> Matter.STORAGE;
            case SNAPSHOTS -> Matter.SNAPSHOTS;
            default -> Matter.EGRESS;
        };
        Optional<Figure> volume = need.volume(component);
        Optional<MarketRates.Band> band = market.band(matter);
        if (volume.isEmpty()) {
            asks.get(component).add(Ask.VOLUME);
        } else if (volume.get().value().isZero()) {
            asks.get(component).clear();
            return row(component, List.of(new Term("", List.of(volume.get()), List.of())));
        }
        if (volume.isEmpty() || band.isEmpty()) {
            return open(component, List.of(), Range.OPEN);
        }
        Figure price = banded(
                Figure.Kind.UNIT_PRICE, band.get(), band.get().low(), band.get().high());
        return ofReference(component, List.of(price, volume.get()), band.get().currency(), in);
    }

    private Row support(Range invoicedCompute) {
        CostComponent component = CostComponent.SUPPORT;
        asks.get(component).add(Ask.PRICE);
        Optional<MarketRates.Band> band = market.band(Matter.SUPPORT);
        if (band.isEmpty() || invoicedCompute.high().isEmpty()) {
            return open(component, List.of(), Range.OPEN);
        }
        Figure share = banded(
                Figure.Kind.SHARE_OF_COMPUTE,
                band.get(),
                band.get().low().movePointLeft(2),
                band.get().high().movePointLeft(2));
        Figure compute = new Figure(Figure.Kind.INVOICED_COMPUTE, invoicedCompute, List.of());
        return row(component, List.of(new Term("", List.of(compute, share), List.of())));
    }

    private static Figure banded(Figure.Kind kind, MarketRates.Band band, BigDecimal low, BigDecimal high) {
        return new Figure(kind, Range.between(low, high), List.of(band.cited()));
    }

    /** In the sheet's currency, with the tax that the buyer bears; open where no rate converts it. */
    private Row ofReference(CostComponent component, List<Figure> factors, Optional<Currency> from, Currency in) {
        Optional<Conversion> conversion = from.flatMap(c -> Conversion.between(c, in, buyer));
        if (conversion.isEmpty()) {
            asks.get(component).add(Ask.EXCHANGE_RATE);
            return open(component, List.of(), Range.OPEN);
        }
        List<Figure> all = Stream.of(
                        factors,
                        conversion.get().factors(),
                        taxes.onReference(asks.get(component)).stream().toList())
                .flatMap(List::stream)
                .toList();
        return row(component, List.of(new Term("", all, conversion.get().divisors())));
    }

    private Row engineering(Currency in) {
        CostComponent component = CostComponent.ENGINEERING_OVERHEAD;
        Optional<Brief.Engineering> stated = need.brief().engineering();
        if (stated.isEmpty()) {
            asks.get(component).add(Ask.ENGINEERING);
            return open(component, List.of(), Range.OPEN);
        }
        Money wage = stated.get().ratePerHour();
        Optional<Conversion> conversion = Conversion.between(wage.currency(), in, buyer);
        if (conversion.isEmpty()) {
            asks.get(component).add(Ask.EXCHANGE_RATE);
            return open(component, List.of(), Range.OPEN);
        }
        List<Figure> factors = new ArrayList<>();
        factors.add(need.of(Figure.Kind.WORKING_HOURS, stated.get().hoursPerMonth(), "engineering"));
        factors.add(need.of(Figure.Kind.PRICE_PER_HOUR, wage.amount(), "engineering"));
        factors.addAll(conversion.get().factors());
        return row(component, List.of(new Term("", factors, conversion.get().divisors())));
    }

    private Row nothingCommitted() {
        Figure none =
                new Figure(Figure.Kind.AMOUNT, Range.ZERO, List.of(new Source.Assumption(Premise.BILLED_AS_USED)));
        return row(CostComponent.COMMITTED_COMPUTE, List.of(new Term("", List.of(none), List.of())));
    }

    // --- rows

    private static Row row(CostComponent component, List<Term> terms) {
        Range paid = terms.stream().map(Term::amount).reduce(Range.ZERO, Range::plus);
        boolean referred = terms.stream()
                .flatMap(t -> t.factors().stream())
                .filter(f -> f.kind() != Figure.Kind.TAX_FACTOR) // law, not an estimate
                .flatMap(f -> f.sources().stream())
                .anyMatch(Source.Reference.class::isInstance);
        Basis basis = paid.high().isEmpty() ? Basis.OPEN : referred ? Basis.REFERENCE : Basis.STATED;
        return new Row(component, basis, paid, paid, terms);
    }

    private static Row open(CostComponent component, List<Term> terms, Range paid) {
        return new Row(component, Basis.OPEN, paid, paid, terms);
    }

    private List<Question> questions() {
        List<Question> questions = new ArrayList<>();
        Set<Ask> ofAll = EnumSet.noneOf(Ask.class);
        for (CostComponent component : CostComponent.values()) {
            for (Ask ask : asks.get(component)) {
                if (isOfAll(ask)) {
                    ofAll.add(ask);
                } else {
                    questions.add(new Question(ask, Optional.of(component)));
                }
            }
        }
        ofAll.forEach(ask -> questions.add(new Question(ask, Optional.empty())));
        return questions;
    }

    /** Asked once, whatever rows wait for it. */
    private static boolean isOfAll(Ask ask) {
        return switch (ask) {
            case TAX, TAX_CREDIT, CURRENCY, EXCHANGE_RATE, TERM, UTILISATION, RECOVERY -> true;
            default -> false;
        };
    }

    private List<Currency> currencies() {
        return lines.lines().stream()
                .flatMap(l -> l.currency().stream())
                .distinct()
                .sorted(Comparator.comparing(Currency::getCurrencyCode))
                .toList();
    }
}
