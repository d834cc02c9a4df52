package dev.countersign.model;

import java.util.Objects;

/**
 * A place that a document points to: a clause of its own ("9.3"), or an attachment ("schedule 2", "annexure b").
 *
 * @param target a clause's number in figures, or an attachment's name in small letters
 * @param found its own document holds it
 */
public record CrossReference(String target, boolean attachment, boolean found, Evidence evidence) {
    public CrossReference {
        Objects.requireNonNull(target);
        Objects.requireNonNull(evidence);
    }
}
