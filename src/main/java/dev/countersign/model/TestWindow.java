package dev.countersign.model;

/**
 * The buyer's chance to test before it is bound.
 *
 * @param days of the window; 1 where hours are stated
 * @param beforeCommitment the window ends before the buyer is bound, or the buyer may walk away on a failed test
 */
public record TestWindow(
        String id,
        String offer,
        @StatedIn({Role.QUOTE, Role.CONTRACT}) Fact<Integer> days,
        @StatedIn({Role.QUOTE, Role.CONTRACT}) Fact<Boolean> beforeCommitment)
        implements Subject {}
