package dev.countersign.model;

/**
 * What happens to a distributed job when one of its nodes fails.
 *
 * @param replacementHours until a working node stands in
 * @param spareNodes held ready for the customer
 * @param billing what is charged while the node is down, in words
 * @param jobRestart who restarts the job and from what, in words
 */
public record NodeFailure(
        String id,
        String offer,
        @StatedIn({Role.QUOTE, Role.CONTRACT}) Fact<Integer> replacementHours,
        @StatedIn({Role.QUOTE, Role.CONTRACT}) Fact<Integer> spareNodes,
        @StatedIn({Role.QUOTE, Role.CONTRACT}) Fact<String> billing,
        @StatedIn({Role.QUOTE, Role.CONTRACT}) Fact<String> jobRestart)
        implements Subject {}
