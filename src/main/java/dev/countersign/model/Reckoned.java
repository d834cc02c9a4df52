package dev.countersign.model;

import java.util.Objects;

/** A reckoned value, shown with its arithmetic: "30 x 10^9 x 16 B = 480 GB". */
public record Reckoned(String arithmetic) {
    public Reckoned {
        Objects.requireNonNull(arithmetic);
    }

    @Override
    public String toString() {
        return arithmetic;
    }
}
