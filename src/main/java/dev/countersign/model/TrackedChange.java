package dev.countersign.model;

import java.util.Objects;

/**
 * A change to a draft that nobody has accepted or rejected yet.
 *
 * @param line the paragraph it stands in, from 1
 * @param author as the document names them; may be empty
 */
public record TrackedChange(Kind kind, String text, int line, String author) {
    public enum Kind {
        INSERTED,
        DELETED,
        MOVED_FROM,
        MOVED_TO,
        COMMENT
    }

    public TrackedChange {
        Objects.requireNonNull(kind);
        Objects.requireNonNull(text);
        Objects.requireNonNull(author);
    }
}
