package dev.countersign.model;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How a cost moves with one number, exactly: quotients of two straight lines, piece by piece.
 *
 * @param offer empty for the model API
 * @param end which end of the offer's range this is
 * @param pieces without gaps, from left to right
 */
public record Curve(Optional<String> offer, End end, List<Piece> pieces) {
    public Curve {
        pieces = List.copyOf(pieces);
    }

    /** An end of a range. */
    public enum End {
        LOW,
        HIGH
    }

    /** {@code (a + b x) / (c + d x)} for {@code from <= x <= to}, where the divisor is above 0. */
    public record Piece(BigDecimal from, BigDecimal to, BigDecimal a, BigDecimal b, BigDecimal c, BigDecimal d) {
        /** {@code a / x + b} */
        public static Piece hyperbola(BigDecimal from, BigDecimal to, BigDecimal a, BigDecimal b) {
            return new Piece(from, to, a, b, BigDecimal.ZERO, BigDecimal.ONE);
        }

        public static Piece constant(BigDecimal from, BigDecimal to, BigDecimal value) {
            return new Piece(from, to, value, BigDecimal.ZERO, BigDecimal.ONE, BigDecimal.ZERO);
        }

        BigDecimal at(BigDecimal x) {
            return a.add(b.multiply(x)).divide(c.add(d.multiply(x)), Range.DIGITS);
        }

        /** Where both are equal and change places, in what both cover. */
        Stream<BigDecimal> crossings(Piece other) {
            BigDecimal two = b.multiply(other.d).subtract(other.b.multiply(d));
            BigDecimal one = a.multiply(other.d)
                    .add(b.multiply(other.c))
                    .subtract(other.a.multiply(d))
                    .subtract(other.b.multiply(c));
            BigDecimal nought = a.multiply(other.c).subtract(other.a.multiply(c));
            return roots(two, one, nought)
                    .filter(x -> x.compareTo(from.max(other.from)) >= 0 && x.compareTo(to.min(other.to)) <= 0);
        }

        /** Of {@code two x² + one x + nought}, those where its sign changes. */
        private static Stream<BigDecimal> roots(BigDecimal two, BigDecimal one, BigDecimal nought) {
            if (two.signum() == 0) {
                return one.signum() == 0
                        ? Stream.of()
                        : Stream.of(nought.negate().divide(one, Range.DIGITS));
            }
            BigDecimal four = BigDecimal.valueOf(4);
            BigDecimal under = one.multiply(one).subtract(four.multiply(two).multiply(nought));
            if (under.signum() <= 0) {
                return Stream.of();
            }
            BigDecimal root = under.sqrt(Range.DIGITS);
            BigDecimal twice = two.add(two);
            return Stream.of(root, root.negate()).map(r -> r.subtract(one).divide(twice, Range.DIGITS));
        }
    }

    /** @throws IllegalArgumentException where no piece covers it */
    public BigDecimal at(BigDecimal x) {
        return pieces.stream()
                .filter(p -> x.compareTo(p.from()) >= 0 && x.compareTo(p.to()) <= 0)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no piece at " + x))
                .at(x);
    }

    /** Where this and the other change places, from left to right: reckoned, not sampled. */
    public List<BigDecimal> crossings(Curve other) {
        return pieces.stream()
                .flatMap(p -> other.pieces.stream().flatMap(p::crossings))
                .map(x -> x.round(new MathContext(20)).stripTrailingZeros())
                .distinct()
                .sorted()
                .toList();
    }

    public BigDecimal from() {
        return pieces.get(0).from();
    }

    public BigDecimal to() {
        return pieces.get(pieces.size() - 1).to();
    }
}
