package dev.countersign.model;

/**
 * Who answers, when, and how fast.
 *
 * @param responseMinutes to the most severe class of incident
 * @param bestEffort response is promised on best or reasonable efforts only
 * @param holidaysExcluded no support on public holidays
 * @param coversTraining whether the hours cover the buyer's most expensive training window (brief.yaml), in the time zones of
 *     both; derived, not read
 */
public record Support(
        String id,
        String offer,
        @StatedIn({Role.QUOTE, Role.CONTRACT}) Fact<SupportHours> hours,
        @StatedIn({Role.QUOTE, Role.CONTRACT}) Fact<String> timezone,
        @StatedIn({Role.QUOTE, Role.CONTRACT}) Fact<Integer> responseMinutes,
        @StatedIn({Role.QUOTE, Role.CONTRACT}) Fact<Boolean> bestEffort,
        @StatedIn({Role.QUOTE, Role.CONTRACT}) Fact<Boolean> holidaysExcluded,
        @StatedIn({Role.QUOTE, Role.CONTRACT}) Fact<Boolean> coversTraining)
        implements Subject {}
