package dev.countersign.extract.quote;

import dev.countersign.model.Evidence;
import dev.countersign.model.Quote.Difference;
import dev.countersign.model.Stated;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * An amount that was reckoned, and how it came about.
 *
 * @param formula in words and numbers
 * @param parts where its numbers stand
 */
record Computed(BigDecimal amount, String formula, List<Evidence> parts) {
    static final BigDecimal MONTHS_A_YEAR = BigDecimal.valueOf(12);

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

    static Computed sum(List<Stated<BigDecimal>> parts) {
        BigDecimal sum = parts.stream().map(Stated::value).reduce(BigDecimal.ZERO, BigDecimal::add);
        String formula = parts.size() == 1 ? text(parts.get(0).value()) : "sum of " + parts.size();
        return new Computed(sum, formula, parts.stream().map(Stated::evidence).toList());
    }

    /**
     * Empty where one of the candidates is what is stated.
     *
     * @param unseen what rounding before may have hidden; a unit of the stated amount's own last place is
     *     allowed anyway
     */
    static Optional<Difference> difference(
            Difference.Kind kind, int line, Stated<BigDecimal> stated, List<Computed> candidates, BigDecimal unseen) {
        BigDecimal allowed = unit(stated.value()).add(unseen);
        Comparator<Computed> nearest =
                Comparator.comparing(c -> c.amount().subtract(stated.value()).abs());
        return candidates.stream()
                .min(nearest)
                .filter(c -> c.amount().subtract(stated.value()).abs().compareTo(allowed) >= 0)
                .map(c -> new Difference(
                        kind,
                        line,
                        stated,
                        c.amount()
                                .stripTrailingZeros()
                                .setScale(Math.max(2, stated.value().scale()), RoundingMode.HALF_UP),
                        c.formula(),
                        c.parts()));
    }

    /** Of the last place as written: an amount in lakhs to two places is exact to a thousand. */
    static BigDecimal unit(BigDecimal amount) {
        return BigDecimal.ONE.scaleByPowerOfTen(-amount.scale());
    }

    static String text(BigDecimal number) {
        return number.toPlainString();
    }
}
