package dev.countersign.worksheet;

import dev.countersign.model.Buyer;
import dev.countersign.model.CostComponent;
import dev.countersign.model.PriceLine;
import java.util.Comparator;
import java.util.Currency;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** In what a worksheet reckons. */
final class SheetCurrency {
    private SheetCurrency() {}

    /** The buyer's, where a line is in it or a rate leads to it; else that of the compute; empty where no line has one. */
    static Optional<Currency> of(List<PriceLine> lines, Buyer buyer) {
        Map<Currency, Long> counts = counts(lines.stream());
        Optional<Currency> wanted = buyer.currency()
                .filter(c -> counts.keySet().stream()
                        .anyMatch(from -> Conversion.between(from, c, buyer).isPresent()));
        return wanted.or(() -> commonest(counts(lines.stream().filter(SheetCurrency::isCompute))))
                .or(() -> commonest(counts));
    }

    private static boolean isCompute(PriceLine line) {
        return line.component() == CostComponent.COMMITTED_COMPUTE || line.component() == CostComponent.BURST_COMPUTE;
    }

    private static Map<Currency, Long> counts(Stream<PriceLine> lines) {
        return lines.flatMap(l -> l.currency().stream())
                .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
    }

    private static Optional<Currency> commonest(Map<Currency, Long> counts) {
        return counts.entrySet().stream()
                .min(Comparator.comparing((Map.Entry<Currency, Long> e) -> -e.getValue())
                        .thenComparing(e -> e.getKey().getCurrencyCode()))
                .map(Map.Entry::getKey);
    }
}
