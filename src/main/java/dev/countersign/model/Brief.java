package dev.countersign.model;

import java.util.Optional;

/**
 * The buyer's one-page capacity brief, as far as checks ask it. What is left out is not assessed.
 *
 * @param trainingWindow the buyer's most expensive training window
 */
public record Brief(Optional<TrainingWindow> trainingWindow) {
    public static final Brief EMPTY = new Brief(Optional.empty());

    /**
     * @param timezone of the hours, as in the IANA database
     * @param holidays training runs on public holidays too
     * @param evidence where the brief says it
     */
    public record TrainingWindow(SupportHours hours, String timezone, boolean holidays, Evidence evidence) {}
}
