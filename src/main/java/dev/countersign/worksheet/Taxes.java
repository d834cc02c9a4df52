package dev.countersign.worksheet;

import dev.countersign.model.Buyer;
import dev.countersign.model.Buyer.TaxCredit;
import dev.countersign.model.Figure;
import dev.countersign.model.MarketRates;
import dev.countersign.model.PriceLine;
import dev.countersign.model.Quote;
import dev.countersign.model.Range;
import dev.countersign.model.Stated;
import dev.countersign.model.Worksheet.Ask;
import dev.countersign.model.Worksheet.Premise;
import dev.countersign.model.Worksheet.Source;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * What the tax makes of a price. A buyer whose input tax credit is full bears none of it; one who has none bears all; where
 * the credit is partial, or nobody says how much it is, the cost lies between.
 */
final class Taxes {
    private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);
    private static final Range ONE = Range.exactly(1);

    private final Buyer buyer;
    private final MarketRates market;

    Taxes(Buyer buyer, MarketRates market) {
        this.buyer = buyer;
        this.market = market;
    }

    /** Per cent, and who says so. */
    private record TaxRate(BigDecimal percent, Source source) {
        BigDecimal factor() {
            return BigDecimal.ONE.add(percent.divide(HUNDRED, Range.DIGITS));
        }
    }

    /**
     * Empty where the price is the cost as it stands.
     *
     * @param asks takes what is to be asked
     */
    Optional<Figure> on(Quote quote, PriceLine line, Collection<Ask> asks) {
        Optional<TaxRate> rate = rate(quote, line);
        Optional<Boolean> included = included(quote);
        if (included.isEmpty()) {
            asks.add(Ask.TAX);
        }
        return rate.flatMap(r -> factor(r, included, asks));
    }

    /** On a price of the reference data, which holds no tax. */
    Optional<Figure> onReference(Collection<Ask> asks) {
        return ofLaw().flatMap(r -> factor(r, Optional.of(false), asks));
    }

    private Optional<Figure> factor(TaxRate rate, Optional<Boolean> included, Collection<Ask> asks) {
        Range in = Range.exactly(BigDecimal.ONE.divide(rate.factor(), Range.DIGITS));
        Range out = Range.exactly(rate.factor());
        Range net = included.map(is -> is ? in : ONE).orElse(in.or(ONE));
        Range gross = included.map(is -> is ? ONE : out).orElse(ONE.or(out));
        Optional<TaxCredit> credit = buyer.inputTaxCredit();
        if (credit.isEmpty()) {
            asks.add(Ask.TAX_CREDIT);
        }
        Range factor = credit.map(c -> switch (c) {
                    case FULL -> net;
                    case NONE -> gross;
                    case PARTIAL -> net.or(gross);
                })
                .orElse(net.or(gross));
        if (factor.equals(ONE)) {
            return Optional.empty();
        }
        Premise premise = credit.map(c -> switch (c) {
                    case FULL -> Premise.TAX_CREDITED;
                    case NONE -> Premise.TAX_BORNE;
                    case PARTIAL -> Premise.TAX_BETWEEN;
                })
                .orElse(Premise.TAX_BETWEEN);
        return Optional.of(
                new Figure(Figure.Kind.TAX_FACTOR, factor, List.of(rate.source(), new Source.Assumption(premise))));
    }

    /** A quote that prints the tax as a sum of its own has prices without it. */
    private static Optional<Boolean> included(Quote quote) {
        return quote.taxIncluded().map(Stated::value).or(() -> taxTotal(quote).map(t -> false));
    }

    private Optional<TaxRate> rate(Quote quote, PriceLine line) {
        return line.taxPercent()
                .filter(t -> Numbers.isPercentage(t.value()))
                .map(t -> new TaxRate(t.value(), new Source.Paper(t.evidence())))
                .or(() -> ofTotals(quote))
                .or(this::ofLaw);
    }

    private static Optional<Quote.Total> taxTotal(Quote quote) {
        return sole(quote, Quote.Total.Kind.TAX);
    }

    private static Optional<TaxRate> ofTotals(Quote quote) {
        return taxTotal(quote)
                .filter(tax -> Numbers.isAmount(tax.amount().value()))
                .flatMap(tax -> sole(quote, Quote.Total.Kind.SUBTOTAL)
                        .filter(sum -> Numbers.isAmount(sum.amount().value())
                                && sum.amount().value().compareTo(tax.amount().value()) >= 0
                                && sum.amount().value().signum() > 0
                                && sum.currency().equals(tax.currency()))
                        .map(sum -> new TaxRate(
                                tax.amount()
                                        .value()
                                        .multiply(HUNDRED)
                                        .divide(sum.amount().value(), Range.DIGITS),
                                new Source.Paper(tax.amount().evidence()))));
    }

    /** The only sum of its kind: where there are several, none is that of all lines. */
    private static Optional<Quote.Total> sole(Quote quote, Quote.Total.Kind kind) {
        List<Quote.Total> all = new ArrayList<>();
        quote.totals().stream().filter(t -> t.kind() == kind).forEach(all::add);
        return all.size() == 1 ? Optional.of(all.get(0)) : Optional.empty();
    }

    /** An Indian buyer pays goods and services tax on a supply from India, and on one from abroad by reverse charge. */
    private Optional<TaxRate> ofLaw() {
        return buyer.country()
                .filter("IN"::equalsIgnoreCase)
                .flatMap(c -> market.band(MarketRates.Matter.GST))
                .map(gst -> new TaxRate(gst.low(), gst.cited()));
    }
}
