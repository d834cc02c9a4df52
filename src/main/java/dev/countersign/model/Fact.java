package dev.countersign.model;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * What the documents say about one thing.
 *
 * <p>A rule may decide on Known and Absent. Disputed and Unclear are for people: no question of a rule matches them, and a
 * check that meets one comes out UNKNOWN.
 *
 * @param <T> compared by {@code compareTo} where there is one: 1.0 and 1.00 are the same price
 */
public sealed interface Fact<T> {
    /** Subject and component, as in a check's rule: {@code Support.hours}. */
    String name();

    /**
     * Stated, and all that state it agree.
     *
     * @param evidence every place that states it, best grade first; never empty
     * @param confidence of the reading, 0 to 1; no rule sees it: settlement makes a doubtful reading Unclear
     * @param overrides what other places say that do not count, since the contract itself lets this one prevail
     */
    record Known<T>(String name, T value, List<Evidence> evidence, double confidence, List<Overridden<T>> overrides)
            implements Fact<T> {
        public Known(String name, T value, List<Evidence> evidence, double confidence) {
            this(name, value, evidence, confidence, List.of());
        }

        public Known {
            Objects.requireNonNull(value);
            evidence = List.copyOf(evidence);
            overrides = List.copyOf(overrides);
            if (evidence.isEmpty()) {
                throw new IllegalArgumentException(name + ": known without evidence");
            }
        }

        /** The best grade of evidence there is for it. */
        public Grade grade() {
            return evidence.get(0).grade();
        }
    }

    /**
     * A value that does not count.
     *
     * @param evidence where it stands
     * @param by the words that let the other prevail: an amendment, an order of precedence
     */
    record Overridden<T>(T value, Evidence evidence, Evidence by) {
        public Overridden {
            Objects.requireNonNull(value);
            Objects.requireNonNull(evidence);
            Objects.requireNonNull(by);
        }
    }

    /** All documents that could say it were read to the end, and none does. */
    record Absent<T>(String name, List<DocumentId> searched) implements Fact<T> {
        public Absent {
            searched = List.copyOf(searched);
        }
    }

    /** Documents, or places of one document, say different things. */
    record Disputed<T>(String name, List<Known<T>> claims) implements Fact<T> {
        public Disputed {
            claims = List.copyOf(claims);
            if (claims.size() < 2) {
                throw new IllegalArgumentException(name + ": it takes two to disagree");
            }
        }
    }

    /**
     * Something may stand there, but it was not supplied, or could not be read well enough to rely on.
     *
     * @param evidence the place in doubt, where there is one
     */
    record Unclear<T>(String name, Cause cause, String why, List<Evidence> evidence) implements Fact<T> {
        public Unclear {
            Objects.requireNonNull(cause);
            Objects.requireNonNull(why);
            evidence = List.copyOf(evidence);
        }
    }

    default boolean isKnown() {
        return this instanceof Known;
    }

    default boolean isAbsent() {
        return this instanceof Absent;
    }

    /** Known and equal. Like every question, false unless the fact is known. */
    default boolean is(T other) {
        return this instanceof Known<T> known && same(known.value(), other);
    }

    /** Known and different. */
    default boolean isNot(T other) {
        return this instanceof Known<T> known && !same(known.value(), other);
    }

    default boolean above(T bound) {
        return this instanceof Known<T> known && compare(known.value(), bound) > 0;
    }

    default boolean atMost(T bound) {
        return this instanceof Known<T> known && compare(known.value(), bound) <= 0;
    }

    default boolean below(T bound) {
        return this instanceof Known<T> known && compare(known.value(), bound) < 0;
    }

    default boolean atLeast(T bound) {
        return this instanceof Known<T> known && compare(known.value(), bound) >= 0;
    }

    /** Every place this fact points to: of all claims where they disagree, and of what it overrides and why. */
    default List<Evidence> places() {
        if (this instanceof Known<T> known) {
            return Stream.concat(
                            known.evidence().stream(),
                            known.overrides().stream().flatMap(o -> Stream.of(o.evidence(), o.by())))
                    .distinct()
                    .toList();
        }
        if (this instanceof Disputed<T> disputed) {
            return disputed.claims().stream()
                    .flatMap(claim -> claim.evidence().stream())
                    .toList();
        }
        return this instanceof Unclear<T> unclear ? unclear.evidence() : List.of();
    }

    /** Equal by {@code compareTo} where the values have one, else by {@code equals}. */
    static boolean same(Object a, Object b) {
        return a instanceof Comparable<?> && a.getClass() == b.getClass() ? compare(a, b) == 0 : a.equals(b);
    }

    @SuppressWarnings("unchecked") // two values of one fact are of one type
    private static int compare(Object a, Object b) {
        return ((Comparable<Object>) a).compareTo(b);
    }
}
