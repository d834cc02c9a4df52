package dev.countersign.model;

import java.util.Objects;

/**
 * "Page 3 says 90 days": one place that speaks of one fact.
 *
 * @param line the quote line it is about, from 0, for facts of {@link QuoteLine}; -1 where it is about the offer, or about
 *     whichever line there is
 * @param confidence 0 to 1
 * @param provision where in the document's own order the place is
 */
public record Claim(
        FactKey fact, int line, Reading reading, Evidence evidence, double confidence, Provision provision) {
    public Claim {
        Objects.requireNonNull(fact);
        Objects.requireNonNull(evidence);
        Objects.requireNonNull(provision);
        if (reading instanceof Reading.Value v && !fact.valueType().isInstance(v.value())) {
            throw new IllegalArgumentException(
                    fact + " takes a " + fact.valueType().getSimpleName() + ", not "
                            + v.value().getClass().getSimpleName());
        }
    }
}
