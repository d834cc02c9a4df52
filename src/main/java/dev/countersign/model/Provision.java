package dev.countersign.model;

import java.util.List;
import java.util.Objects;

/**
 * Where in a contract's own order a sentence stands.
 *
 * @param clause its number, in figures, without a closing point: "12.3", "9" for 第九条; empty where it has none
 * @param headings it stands under, outermost first
 */
public record Provision(String clause, List<String> headings) {
    public static final Provision NONE = new Provision("", List.of());

    public Provision {
        Objects.requireNonNull(clause);
        headings = List.copyOf(headings);
    }

    /** It is the clause, or a part of it: 5.2 and 5.2.1 are within 5.2, and 5.20 is not. */
    public boolean within(String other) {
        return !other.isEmpty()
                && clause.startsWith(other)
                && (clause.length() == other.length() || !Character.isLetterOrDigit(clause.charAt(other.length())));
    }
}
