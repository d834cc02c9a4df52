package dev.countersign.model;

import java.util.Objects;

/**
 * A clause whose text a later paper deletes or replaces.
 *
 * @param clause its number in figures
 * @param of what the paper calls the text that it amends, in small letters; empty where it does not say
 */
public record Amendment(String clause, String of, Evidence evidence) {
    public Amendment {
        Objects.requireNonNull(of);
        Objects.requireNonNull(evidence);
        if (clause.isBlank()) {
            throw new IllegalArgumentException("an amendment names a clause");
        }
    }
}
