package dev.countersign.settle;

import dev.countersign.model.Evidence;
import dev.countersign.model.Fact;
import dev.countersign.model.OfferedCapacity;
import dev.countersign.model.QuoteLine;
import dev.countersign.model.Subject;
import dev.countersign.model.Tenancy;
import java.util.List;
import java.util.stream.Stream;

/**
 * The settled facts of one offer that a brief is held against.
 *
 * @param lines at least one
 */
record OfferShape(String offer, List<QuoteLine> lines, OfferedCapacity capacity, Tenancy tenancy) {
    /** In the order of the subjects. */
    static List<OfferShape> of(List<Subject> subjects) {
        return some(subjects, OfferedCapacity.class)
                .map(c -> new OfferShape(
                        c.offer(),
                        some(subjects, QuoteLine.class)
                                .filter(l -> l.offer().equals(c.offer()))
                                .toList(),
                        c,
                        some(subjects, Tenancy.class)
                                .filter(t -> t.offer().equals(c.offer()))
                                .findFirst()
                                .orElseThrow()))
                .toList();
    }

    private static <S> Stream<S> some(List<Subject> subjects, Class<S> type) {
        return subjects.stream().filter(type::isInstance).map(type::cast);
    }

    /** The buyer is bound for a term: reserved or dedicated capacity, or a minimum to pay. */
    Fact<Boolean> committed(String name) {
        List<Fact<String>> binding = List.of(capacity.reserved(), tenancy.dedicated(), capacity.minimum());
        if (binding.stream().anyMatch(Fact::isKnown)) {
            return Derived.known(
                    name, true, binding.stream().filter(Fact::isKnown).toArray(Fact<?>[]::new));
        }
        boolean free = capacity.onDemand().isKnown() || capacity.spot().isKnown();
        if (free && binding.stream().allMatch(Fact::isAbsent)) {
            return Derived.known(name, false, capacity.onDemand(), capacity.spot());
        }
        return Derived.unclear(name, binding.toArray(Fact<?>[]::new));
    }

    /** All places that say how many GPUs the lines offer. */
    Stream<Evidence> countEvidence() {
        return Stream.of(counts()).flatMap(f -> f.places().stream());
    }

    /** Nodes and GPUs per node of every line. */
    Fact<?>[] counts() {
        return lines.stream()
                .flatMap(l -> Stream.of(l.nodes(), l.gpusPerNode()))
                .toArray(Fact<?>[]::new);
    }

    boolean isCounted() {
        return Stream.of(counts()).allMatch(Fact::isKnown);
    }

    /** Of a line whose nodes and GPUs per node are known. */
    static int gpus(QuoteLine line) {
        return value(line.nodes()) * value(line.gpusPerNode());
    }

    static <T> T value(Fact<T> fact) {
        return ((Fact.Known<T>) fact).value();
    }
}
