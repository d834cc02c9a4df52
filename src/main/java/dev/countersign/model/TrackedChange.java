package dev.countersign.model;

import java.util.Objects;

/**
 * Something in a draft that not all its readers see alike: a change that nobody has accepted or rejected yet, a comment, or
 * what is hidden.
 *
 * @param text its words; of a hidden sheet, row or column, which one it is
 * @param line the paragraph or row it stands in, from 1; 0 where it stands in none
 * @param author as the document names them; may be empty
 */
public record TrackedChange(Kind kind, String text, int line, String author) {
    public enum Kind {
        INSERTED,
        DELETED,
        MOVED_FROM,
        MOVED_TO,
        COMMENT,
        /** Text, rows, columns or sheets that Word and Excel do not show; read like the rest. */
        HIDDEN
    }

    public TrackedChange {
        Objects.requireNonNull(kind);
        Objects.requireNonNull(text);
        Objects.requireNonNull(author);
    }
}
