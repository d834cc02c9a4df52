package dev.countersign.model;

/** How bad, if so; and what it weighs in its section's score. */
public enum Severity {
    CRITICAL(10),
    MAJOR(5),
    MINOR(2),
    INFO(0);

    private final int weight;

    Severity(int weight) {
        this.weight = weight;
    }

    public int weight() {
        return weight;
    }

    public boolean atLeast(Severity other) {
        return compareTo(other) <= 0;
    }
}
