package dev.countersign.settle;

import dev.countersign.model.Cause;
import dev.countersign.model.Claim;
import dev.countersign.model.Evidence;
import dev.countersign.model.Fact;
import dev.countersign.model.FactKey;
import dev.countersign.model.Grade;
import dev.countersign.model.Reading;
import dev.countersign.model.Statement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Weighs all that is said about one fact.
 *
 * <p>Values of a type (numbers, dates, kinds) can contradict each other; words cannot, since the same thing may be put in two
 * ways. Sales material (grade E) does not dispute what a quote or contract says; that it says something else is still shown,
 * as a statement that does not agree.
 */
final class ClaimWeighing {
    /** Below it a reading is a guess, and the fact Unclear. */
    private static final double LEAST_CONFIDENCE = 0.6;

    private final FactKey key;
    private final List<Claim> said;
    private final ClosedWorld world;
    private final Prevalence prevalence;

    ClaimWeighing(FactKey key, List<Claim> said, ClosedWorld world, Prevalence prevalence) {
        this.key = key;
        this.world = world;
        this.prevalence = prevalence;
        this.said = said.stream()
                .filter(c -> !key.statedIn().bindingOnly() || c.evidence().grade() == Grade.A)
                .sorted(Comparator.comparing((Claim c) -> c.evidence().grade())
                        .thenComparing(
                                Comparator.comparingDouble(Claim::confidence).reversed())
                        .thenComparing(c -> c.evidence().document())
                        .thenComparing(c -> c.evidence().place().page())
                        .thenComparing(c -> c.evidence().quote()))
                .toList();
    }

    Settlement.Settled settled() {
        List<Claim> valued = said.stream()
                .filter(c -> c.reading() instanceof Reading.Value && c.confidence() >= LEAST_CONFIDENCE)
                .toList();
        List<Claim> sure =
                valued.stream().filter(c -> prevalence.replaced(c).isEmpty()).toList();
        if (sure.isEmpty()) {
            return new Settlement.Settled(valued.isEmpty() ? withoutValue() : replaced(valued), Optional.empty());
        }
        List<Fact.Overridden<Object>> amended = valued.stream()
                .filter(c -> !sure.contains(c))
                .filter(c -> sure.stream().noneMatch(s -> Fact.same(value(s), value(c))))
                .map(c -> new Fact.Overridden<>(
                        value(c), c.evidence(), prevalence.replaced(c).orElseThrow()))
                .toList();
        if (key.valueType() == String.class) {
            return new Settlement.Settled(known(sure, amended), Optional.empty());
        }
        Grade best = sure.get(0).evidence().grade();
        List<Claim> binding = sure.stream()
                .filter(c -> c.evidence().grade() != Grade.E || best == Grade.E)
                .toList();
        return new Settlement.Settled(knownOrDisputed(byValue(binding), amended), stated(sure, amended));
    }

    /** What stood there is no longer to be read, and nothing is said instead. */
    private Fact<?> replaced(List<Claim> old) {
        List<Evidence> places = old.stream()
                .flatMap(c -> Stream.of(prevalence.replaced(c).orElseThrow(), c.evidence()))
                .distinct()
                .toList();
        return new Fact.Unclear<>(
                key.name(), Cause.AMBIGUOUS, "its clause was amended, and the new text gives no value", places);
    }

    /** Spoken of without a value, or not at all. */
    private Fact<?> withoutValue() {
        if (said.isEmpty()) {
            return world.silence(key);
        }
        Claim first = said.get(0);
        List<Evidence> places = said.stream().map(Claim::evidence).distinct().toList();
        return first.reading() instanceof Reading.Open open
                ? new Fact.Unclear<>(key.name(), open.cause(), open.why(), places)
                : new Fact.Unclear<>(key.name(), Cause.AMBIGUOUS, "the wording leaves it open", places);
    }

    /** Stated in several documents, or differently in one. */
    private Optional<Fact<Object>> stated(List<Claim> sure, List<Fact.Overridden<Object>> amended) {
        List<List<Claim>> values = byValue(sure);
        long documents =
                sure.stream().map(c -> c.evidence().document()).distinct().count();
        return documents < 2 && values.size() < 2 && amended.isEmpty()
                ? Optional.empty()
                : Optional.of(knownOrDisputed(values, amended));
    }

    /** Whether the places that state a fact agree, as a subject of its own. */
    static Statement statement(String id, String offer, Fact<Object> stated) {
        Fact<Boolean> agrees = new Fact.Known<>("Statement.agrees", stated.isKnown(), stated.places(), 1);
        return new Statement(id, offer, agrees, stated);
    }

    private Fact<Object> knownOrDisputed(List<List<Claim>> values, List<Fact.Overridden<Object>> amended) {
        for (List<Claim> one : values) {
            Optional<List<Fact.Overridden<Object>>> overridden = overridden(one, values);
            if (overridden.isPresent()) {
                List<Fact.Overridden<Object>> all = new ArrayList<>(amended);
                all.addAll(overridden.get());
                return known(one, all);
            }
        }
        return new Fact.Disputed<>(
                key.name(), values.stream().map(v -> known(v, List.of())).toList());
    }

    /** All that says otherwise, if every place that does is overridden. */
    private Optional<List<Fact.Overridden<Object>>> overridden(List<Claim> one, List<List<Claim>> values) {
        List<Fact.Overridden<Object>> overridden = new ArrayList<>();
        for (List<Claim> other : values) {
            if (other == one) {
                continue;
            }
            for (Claim claim : other) {
                Optional<Evidence> by = one.stream()
                        .flatMap(c -> prevalence.over(c, claim).stream())
                        .findFirst();
                if (by.isEmpty()) {
                    return Optional.empty();
                }
                overridden.add(new Fact.Overridden<>(value(claim), claim.evidence(), by.get()));
            }
        }
        return Optional.of(overridden);
    }

    private static List<List<Claim>> byValue(List<Claim> claims) {
        List<List<Claim>> values = new ArrayList<>();
        for (Claim claim : claims) {
            values.stream()
                    .filter(same -> Fact.same(value(same.get(0)), value(claim)))
                    .findFirst()
                    .orElseGet(() -> {
                        values.add(new ArrayList<>());
                        return values.get(values.size() - 1);
                    })
                    .add(claim);
        }
        return values;
    }

    private Fact.Known<Object> known(List<Claim> same, List<Fact.Overridden<Object>> overrides) {
        List<Evidence> evidence = same.stream().map(Claim::evidence).distinct().toList();
        double confidence = same.stream().mapToDouble(Claim::confidence).max().orElseThrow();
        return new Fact.Known<>(key.name(), value(same.get(0)), evidence, confidence, overrides);
    }

    private static Object value(Claim claim) {
        return ((Reading.Value) claim.reading()).value();
    }
}
