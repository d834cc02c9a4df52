package dev.countersign.model;

/** What a check says about a subject. UNKNOWN is never a pass, and ERROR never a verdict. */
public enum Outcome {
    FAIL,
    UNKNOWN,
    ERROR,
    PASS,
    NOT_APPLICABLE
}
