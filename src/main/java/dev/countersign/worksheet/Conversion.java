package dev.countersign.worksheet;

import dev.countersign.model.Buyer;
import dev.countersign.model.ExchangeRate;
import dev.countersign.model.Figure;
import dev.countersign.model.Range;
import dev.countersign.model.Worksheet.Source;
import java.math.BigDecimal;
import java.util.Comparator;
import java.util.Currency;
import java.util.List;
import java.util.Optional;

/** From one currency to another, by the rates of deal.yaml: straight, or the other way round; never over a third. */
record Conversion(List<Figure> factors, List<Figure> divisors) {
    private static final Conversion SAME = new Conversion(List.of(), List.of());

    /** Empty where deal.yaml has no rate between them; of several the latest, and of those of a day the dearest. */
    static Optional<Conversion> between(Currency from, Currency to, Buyer buyer) {
        if (from.equals(to)) {
            return Optional.of(SAME);
        }
        return latest(from, to, buyer)
                .map(rate -> new Conversion(List.of(figure(rate)), List.of()))
                .or(() -> latest(to, from, buyer).map(rate -> new Conversion(List.of(), List.of(figure(rate)))));
    }

    BigDecimal apply(BigDecimal amount) {
        BigDecimal converted = amount;
        for (Figure factor : factors) {
            converted = converted.multiply(factor.value().low());
        }
        for (Figure divisor : divisors) {
            converted = converted.divide(divisor.value().low(), Range.DIGITS);
        }
        return converted;
    }

    private static Optional<ExchangeRate> latest(Currency from, Currency to, Buyer buyer) {
        return buyer.rates().stream()
                .filter(r -> r.from().equals(from) && r.to().equals(to))
                .max(Comparator.comparing(ExchangeRate::date).thenComparing(ExchangeRate::rate));
    }

    private static Figure figure(ExchangeRate rate) {
        return new Figure(Figure.Kind.EXCHANGE_RATE, Range.exactly(rate.rate()), List.of(new Source.Exchange(rate)));
    }
}
