package dev.countersign.model;

/**
 * Whether an offer gives what the brief asks, point by point; absent where the brief does not ask.
 *
 * @param all of what is asked
 * @param gpus as many
 * @param model the one that the brief names
 * @param term as long
 * @param location in the place where the data is to lie
 */
public record OfferAnswer(
        String id,
        String offer,
        Fact<Boolean> all,
        Fact<Boolean> gpus,
        Fact<Boolean> model,
        Fact<Boolean> term,
        Fact<Boolean> location)
        implements Subject {}
