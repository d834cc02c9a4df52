package dev.countersign.model;

/**
 * What the buyer binds itself to pay, and how it gets out.
 *
 * @param monthlyPrice a price by the month, as written
 * @param utilisation the utilisation the price assumes, in words
 * @param cancellation the buyer's right to cancel before the end, or that there is none, in words
 * @param noticeDays for the buyer to cancel
 */
public record Commitment(
        String id,
        String offer,
        @StatedIn(Role.QUOTE) Fact<String> monthlyPrice,
        @StatedIn({Role.QUOTE, Role.CONTRACT}) Fact<String> utilisation,
        @StatedIn({Role.QUOTE, Role.CONTRACT}) Fact<String> cancellation,
        @StatedIn({Role.QUOTE, Role.CONTRACT}) Fact<Integer> noticeDays)
        implements Subject {}
