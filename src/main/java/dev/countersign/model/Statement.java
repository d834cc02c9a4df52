package dev.countersign.model;

/**
 * A fact that stands in more than one place.
 *
 * @param agrees whether all places say the same
 * @param stated what they say: Known where they agree, Disputed where they do not; sales material counts too
 */
public record Statement(String id, String offer, Fact<Boolean> agrees, Fact<Object> stated) implements Subject {}
