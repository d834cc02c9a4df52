package dev.countersign.model;

import java.util.Objects;

/** A value and the place where a document, or the brief, states it. */
public record Stated<T>(T value, Evidence evidence) {
    public Stated {
        Objects.requireNonNull(value);
        Objects.requireNonNull(evidence);
    }
}
