package dev.countersign.model;

/**
 * On what terms an offer gives capacity, each in the words that say so.
 *
 * @param reserved for a term, or committed
 * @param onDemand paid as it is used
 * @param burst beside the base, as it is needed
 * @param spot may be taken away again
 * @param minimum the least that is to be paid or taken, used or not
 * @param termMonths for which the capacity is offered
 * @param site where it stands
 */
public record OfferedCapacity(
        String id,
        String offer,
        @StatedIn(Role.QUOTE) Fact<String> reserved,
        @StatedIn(Role.QUOTE) Fact<String> onDemand,
        @StatedIn(Role.QUOTE) Fact<String> burst,
        @StatedIn(Role.QUOTE) Fact<String> spot,
        @StatedIn({Role.QUOTE, Role.CONTRACT}) Fact<String> minimum,
        @StatedIn(Role.QUOTE) Fact<Integer> termMonths,
        @StatedIn({Role.QUOTE, Role.CONTRACT}) Fact<String> site)
        implements Subject {}
