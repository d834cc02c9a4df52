package dev.countersign.model;

import java.util.Objects;

/** The identity of a document in a deal: its path below the deal folder, with forward slashes. */
public record DocumentId(String path) implements Comparable<DocumentId> {
    public DocumentId {
        Objects.requireNonNull(path);
        if (path.isBlank()) {
            throw new IllegalArgumentException("a document has a path");
        }
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
