package dev.countersign.worksheet;

import dev.countersign.model.CostComponent;
import dev.countersign.model.PriceLine;
import dev.countersign.model.Quote;
import dev.countersign.model.Stated;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * The quotes of one offer, best first: the paper that binds most, then the latest, then by name. An offer is often put in
 * several papers, a quotation and the order form made of it, or in options; adding them up would count it twice. So each
 * component is taken from the first that prices it.
 */
final class OfferLines {
    private final List<Quote> quotes;

    OfferLines(List<Quote> quotes) {
        this.quotes = quotes.stream()
                .sorted(Comparator.comparing(OfferLines::grade)
                        .thenComparing(
                                q -> q.date().map(Stated::value).orElse(LocalDate.MIN), Comparator.reverseOrder())
                        .thenComparing(q -> q.lines().isEmpty())
                        .thenComparing(Quote::document)
                        .thenComparing(Quote::title)
                        .thenComparing(Quote::toString))
                .toList();
    }

    /** What stands in the lines; a quote without any weighs least. */
    private static int grade(Quote quote) {
        return quote.lines().stream()
                .mapToInt(l -> l.evidence().grade().ordinal())
                .min()
                .orElse(Integer.MAX_VALUE);
    }

    List<Quote> quotes() {
        return quotes;
    }

    /** The quote that a component is taken from. */
    Optional<Quote> source(CostComponent component) {
        return quotes.stream()
                .filter(q -> q.lines().stream().anyMatch(l -> l.component() == component))
                .findFirst();
    }

    /** In an order that is the lines' own. */
    List<PriceLine> lines(CostComponent component) {
        return source(component).stream()
                .flatMap(q -> q.lines().stream())
                .filter(l -> l.component() == component)
                .sorted(Comparator.comparing(PriceLine::number).thenComparing(PriceLine::toString))
                .toList();
    }

    List<PriceLine> lines() {
        List<PriceLine> lines = new ArrayList<>();
        for (CostComponent component : CostComponent.values()) {
            lines.addAll(lines(component));
        }
        return lines;
    }

    /** What the first quote that says it says. */
    <T> Optional<T> first(Function<Quote, Optional<T>> what) {
        return quotes.stream().flatMap(q -> what.apply(q).stream()).findFirst();
    }

    /** Quotes that no component is taken from: "document" or "document: title". */
    List<String> others() {
        Set<Quote> taken = new LinkedHashSet<>();
        for (CostComponent component : CostComponent.values()) {
            source(component).ifPresent(taken::add);
        }
        return quotes.stream()
                .filter(q -> !taken.contains(q))
                .map(q -> q.document() + (q.title().isEmpty() ? "" : ": " + q.title()))
                .toList();
    }

    /** It has prices, none of them commits the buyer, and no paper speaks of a term or of a price that could not be read. */
    boolean isBilledAsUsed() {
        return lines(CostComponent.COMMITTED_COMPUTE).isEmpty()
                && !lines(CostComponent.BURST_COMPUTE).isEmpty()
                && quotes.stream()
                        .allMatch(q -> q.termMonths().isEmpty() && q.rejected().isEmpty());
    }
}
