package dev.countersign.model;

/** What to do with the deal. A decision table over findings, never a band of the score. */
public enum Verdict {
    INCONCLUSIVE,
    PAUSE,
    NEGOTIATE,
    CONDITIONAL,
    PROCEED
}
