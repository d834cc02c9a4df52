package dev.countersign.model;

import java.util.Objects;

/** Where a fact was read: the document, the place in it, and the words as they stand there (white space folded). */
public record Evidence(DocumentId document, Grade grade, Place place, String quote) {
    public Evidence {
        Objects.requireNonNull(document);
        Objects.requireNonNull(grade);
        Objects.requireNonNull(place);
        if (quote.isBlank()) {
            throw new IllegalArgumentException("evidence quotes words");
        }
    }
}
