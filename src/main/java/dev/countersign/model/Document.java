package dev.countersign.model;

import java.util.Objects;

/**
 * A file of the deal folder.
 *
 * @param offer the supplier's folder below {@code offers/}; empty where there is one supplier, or the file is for all
 * @param sha256 of the bytes, lower-case hex
 */
public record Document(DocumentId id, FileKind kind, Role role, String offer, String sha256) {
    public Document {
        Objects.requireNonNull(id);
        Objects.requireNonNull(kind);
        Objects.requireNonNull(role);
        Objects.requireNonNull(offer);
        Objects.requireNonNull(sha256);
    }

    public Document as(Role other) {
        return new Document(id, kind, other, offer, sha256);
    }
}
