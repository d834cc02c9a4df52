package dev.countersign.model;

/** What a check can be about: one side of one supplier's offer, as a record of facts. */
public interface Subject {
    /** Unique among the subjects of its type in a deal; empty prefix where there is one offer. */
    String id();

    /** The offer it belongs to: the supplier's folder name, or empty where there is one. */
    String offer();
}
