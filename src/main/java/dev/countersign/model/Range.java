package dev.countersign.model;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Optional;

/**
 * An amount that is known as far as this: at least {@code low}, at most {@code high}; no more is known where high is empty.
 *
 * @param low not below 0
 */
public record Range(BigDecimal low, Optional<BigDecimal> high) {
    /** Nothing is known but that it is not below nought. */
    public static final Range OPEN = new Range(BigDecimal.ZERO, Optional.empty());

    public static final Range ZERO = exactly(BigDecimal.ZERO);

    /** Enough digits that no sum of a quote feels the last of them; only quotients are rounded at all. */
    public static final MathContext DIGITS = MathContext.DECIMAL128;

    public Range {
        if (low.signum() < 0) {
            throw new IllegalArgumentException("a cost is not below 0: " + low);
        }
        if (high.isPresent() && high.get().compareTo(low) < 0) {
            throw new IllegalArgumentException("a range ends above where it begins: " + low + " to " + high.get());
        }
    }

    public static Range exactly(BigDecimal amount) {
        return new Range(amount, Optional.of(amount));
    }

    public static Range exactly(long amount) {
        return exactly(BigDecimal.valueOf(amount));
    }

    public static Range between(BigDecimal low, BigDecimal high) {
        return new Range(low, Optional.of(high));
    }

    /** Open where either is. */
    public Range plus(Range other) {
        return new Range(low.add(other.low), high.flatMap(h -> other.high.map(h::add)));
    }

    /** @param factor not below 0 */
    public Range times(BigDecimal factor) {
        return new Range(low.multiply(factor), high.map(factor::multiply));
    }

    /** Open where either is, but that nothing of anything is nothing. */
    public Range times(Range other) {
        if (isZero() || other.isZero()) {
            return ZERO;
        }
        return new Range(low.multiply(other.low), high.flatMap(h -> other.high.map(h::multiply)));
    }

    /** @param other above 0 */
    public Range over(Range other) {
        return new Range(
                other.high.map(h -> low.divide(h, DIGITS)).orElse(BigDecimal.ZERO),
                high.map(h -> h.divide(other.low, DIGITS)));
    }

    /** From the lower of both to the higher: it is one of them, and nobody says which. */
    public Range or(Range other) {
        return new Range(low.min(other.low), high.flatMap(h -> other.high.map(h::max)));
    }

    public boolean isExact() {
        return high.isPresent() && high.get().compareTo(low) == 0;
    }

    public boolean isZero() {
        return low.signum() == 0 && isExact();
    }
}
