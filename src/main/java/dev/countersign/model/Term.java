package dev.countersign.model;

import java.util.List;

/**
 * A part of a row that is multiplied out: 4 nodes, times 8 GPUs, times 212.00, times 730 hours.
 *
 * @param label the words of the line, as its document has them; empty where there is none
 * @param divisors each above 0
 */
public record Term(String label, List<Figure> factors, List<Figure> divisors) {
    public Term {
        factors = List.copyOf(factors);
        divisors = List.copyOf(divisors);
        if (factors.isEmpty()) {
            throw new IllegalArgumentException("a product has factors");
        }
    }

    public Range amount() {
        Range amount = Range.exactly(1);
        for (Figure factor : factors) {
            amount = amount.times(factor.value());
        }
        if (amount.isZero()) {
            return Range.ZERO;
        }
        for (Figure divisor : divisors) {
            amount = amount.over(divisor.value());
        }
        return amount;
    }

    /** Paid once, and spread over months. */
    public boolean isUpfront() {
        return factors.stream().anyMatch(f -> f.kind() == Figure.Kind.UPFRONT);
    }

    /** What of {@link #isUpfront} terms is paid at the start. */
    public Range paidAtStart() {
        return divisors.stream()
                .filter(d -> d.kind() == Figure.Kind.SPREAD_OVER_MONTHS)
                .map(Figure::value)
                .reduce(amount(), Range::times);
    }
}
