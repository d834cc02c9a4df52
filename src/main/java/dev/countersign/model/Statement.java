package dev.countersign.model;

/**
 * A fact that stands in more than one place.
 *
 * @param agrees whether all places say the same; carries every place as evidence
 */
public record Statement(String id, String offer, Fact<Boolean> agrees) implements Subject {}
