package dev.countersign.settle;

import dev.countersign.model.Cause;
import dev.countersign.model.Evidence;
import dev.countersign.model.Fact;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Makes a fact that follows from other facts: it carries their evidence, and is unclear where one of them is. */
final class Derived {
    private Derived() {}

    /** @param from what it rests on; each known */
    static <T> Fact<T> known(String name, T value, Fact<?>... from) {
        return known(name, value, Stream.of(from).flatMap(f -> f.places().stream()));
    }

    static <T> Fact<T> known(String name, T value, Stream<Evidence> evidence) {
        List<Evidence> places = evidence.distinct()
                .sorted(Comparator.comparing(Evidence::grade))
                .toList();
        return new Fact.Known<>(name, value, places, 1);
    }

    /** For the first cause, in the order of causes, for which one of them is not known. */
    static <T> Fact<T> unclear(String name, Fact<?>... from) {
        return Stream.of(from)
                .filter(f -> !f.isKnown())
                .map(f -> Derived.<T>open(name, f))
                .min(Comparator.comparing(Fact.Unclear::cause))
                .orElseThrow();
    }

    private static <T> Fact.Unclear<T> open(String name, Fact<?> fact) {
        if (fact instanceof Fact.Unclear<?> unclear) {
            return new Fact.Unclear<>(name, unclear.cause(), unclear.why(), unclear.evidence());
        }
        return fact.isAbsent()
                ? new Fact.Unclear<>(name, Cause.AMBIGUOUS, "the offer does not say it", List.of())
                : new Fact.Unclear<>(name, Cause.CONTRADICTORY, "the documents say different things", fact.places());
    }

    static <T> Fact<T> open(String name, Cause cause, String why, Fact<?>... from) {
        return new Fact.Unclear<>(
                name,
                cause,
                why,
                Stream.of(from).flatMap(f -> f.places().stream()).distinct().toList());
    }
}
