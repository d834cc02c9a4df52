package dev.countersign.model;

/** What a place says about a fact: a value, or that the value is not there. */
public sealed interface Reading {
    /** The value, in normal form. */
    record Value(Object value) implements Reading {}

    /** The subject is spoken of, but no value is given: a placeholder, a redaction, "as set out in the Order Form". */
    record Open(Cause cause, String why) implements Reading {}
}
