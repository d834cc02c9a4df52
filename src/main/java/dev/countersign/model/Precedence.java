package dev.countersign.model;

import java.util.List;
import java.util.Objects;

/**
 * What prevails where texts differ, as a document says it.
 *
 * @param order names of papers or of parts of a paper, the first prevails over those behind it; {@link #THIS} is the
 *     paper that says so, {@link #REST} every other
 * @param headings that the words stand under: "the provisions herein" are those of the innermost
 */
public record Precedence(List<String> order, List<String> headings, Evidence evidence) {
    /** The paper itself. */
    public static final String THIS = "this";

    /** The part of the paper in which the words stand. */
    public static final String HEREIN = "herein";

    /** Whatever is not named before. */
    public static final String REST = "*";

    public Precedence {
        Objects.requireNonNull(evidence);
        order = List.copyOf(order);
        headings = List.copyOf(headings);
        if (order.size() < 2) {
            throw new IllegalArgumentException("it takes two for one to prevail");
        }
    }
}
