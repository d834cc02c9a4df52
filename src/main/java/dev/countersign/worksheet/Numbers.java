package dev.countersign.worksheet;

import dev.countersign.model.PriceLine;
import dev.countersign.model.Stated;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.stream.Stream;

/** Which numbers of a document can be reckoned with: a hostile one may have a billion digits. */
final class Numbers {
    /** Digits before the point, and after it: no price of anything has more. */
    private static final int DIGITS = 18;

    private Numbers() {}

    /** Not below 0, and of a size that a price or a count can have. */
    static boolean isAmount(BigDecimal number) {
        return number.signum() >= 0
                && (long) number.precision() - number.scale() <= DIGITS
                && number.scale() <= DIGITS
                && number.scale() >= -DIGITS;
    }

    static boolean isPercentage(BigDecimal number) {
        return isAmount(number) && number.compareTo(BigDecimal.valueOf(100)) <= 0;
    }

    static boolean areAmounts(PriceLine line) {
        Stream<BigDecimal> amounts = Stream.of(
                        line.quantity().map(Stated::value),
                        line.hours().map(Stated::value),
                        line.unitPrice().map(p -> p.value().amount()),
                        line.amount().map(Stated::value),
                        line.upfront().map(Stated::value))
                .flatMap(Optional::stream);
        Stream<Integer> counts = line.hardware().stream()
                .flatMap(h -> Stream.of(h.nodes(), h.gpus(), h.gpusPerNode()))
                .flatMap(Optional::stream);
        return amounts.allMatch(Numbers::isAmount)
                && counts.allMatch(n -> n >= 0)
                && line.discountPercent()
                        .map(Stated::value)
                        .map(Numbers::isPercentage)
                        .orElse(true);
    }
}
