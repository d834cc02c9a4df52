package dev.countersign.model;

import java.util.Objects;

/**
 * Something that could not be read: a file (page 0) or a page of it. What would have stood there is unclear, never absent.
 *
 * @param what says in one line what is wrong and what helps ("encrypted: give --password")
 */
public record Unread(DocumentId document, int page, String what) {
    public Unread {
        Objects.requireNonNull(document);
        Objects.requireNonNull(what);
    }

    @Override
    public String toString() {
        return page == 0 ? document + ": " + what : document + ": page " + page + ": " + what;
    }
}
