package dev.countersign.extract.clause;

import java.util.Objects;

/**
 * What is judged at once: a sentence with the title that opens it, a part of a long one, a heading, or a row of a table.
 *
 * @param text single blanks, words hyphenated at a line's end joined
 * @param heading the heading or title that it stands under; empty where it stands under none
 * @param page on which it begins, from 1
 * @param block its paragraph, from 0, in reading order
 */
public record Sentence(String text, String heading, int page, int block, Form form) {
    public enum Form {
        PROSE,
        HEADING,
        ROW
    }

    public Sentence {
        Objects.requireNonNull(heading);
        Objects.requireNonNull(form);
        if (text.isBlank()) {
            throw new IllegalArgumentException("a sentence has words");
        }
    }
}
