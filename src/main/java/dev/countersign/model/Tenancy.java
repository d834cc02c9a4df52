package dev.countersign.model;

/**
 * Who else is on the machines.
 *
 * @param dedicated the words that call the capacity dedicated (not a team, a line or a purpose)
 * @param tenantIsolation of this tenant from others, in words
 * @param placement where the nodes stand to each other, in words
 * @param neighbours what keeps other tenants' load off fabric and storage, in words
 */
public record Tenancy(
        String id,
        String offer,
        @StatedIn(Role.QUOTE) Fact<String> dedicated,
        @StatedIn({Role.QUOTE, Role.CONTRACT}) Fact<String> tenantIsolation,
        @StatedIn({Role.QUOTE, Role.CONTRACT}) Fact<String> placement,
        @StatedIn({Role.QUOTE, Role.CONTRACT}) Fact<String> neighbours)
        implements Subject {}
