package dev.countersign.model;

import java.util.Objects;

/**
 * A term that a document defines.
 *
 * @param term as written, without quotation marks
 * @param meaning in the document's words, without the term: "the date of the last signature below"
 */
public record Definition(String term, String meaning, Evidence evidence) {
    public Definition {
        Objects.requireNonNull(evidence);
        if (term.isBlank() || meaning.isBlank()) {
            throw new IllegalArgumentException("a definition gives a term its meaning");
        }
    }
}
