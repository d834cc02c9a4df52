package dev.countersign.model;

import java.util.Objects;

/**
 * The identity of a document in a deal: its path below the deal folder, with forward slashes. What lies in a mail or an archive
 * has the path of that, "!/", and its own path in it ({@code mail/offer.eml!/quote.pdf}).
 */
public record DocumentId(String path) implements Comparable<DocumentId> {
    private static final String IN = "!/";

    public DocumentId {
        Objects.requireNonNull(path);
        if (path.isBlank()) {
            throw new IllegalArgumentException("a document has a path");
        }
    }

    /** A part of a mail or an archive. */
    public DocumentId part(String name) {
        return new DocumentId(path + IN + name);
    }

    /** The file in the deal folder that holds it; itself where it is no part of another. */
    public DocumentId outermost() {
        int in = path.indexOf(IN);
        return in < 0 ? this : new DocumentId(path.substring(0, in));
    }

    @Override
    public int compareTo(DocumentId other) {
        return path.compareTo(other.path);
    }

    @Override
    public String toString() {
        return path;
    }
}
