package dev.countersign.model;

/**
 * Billing and usage data that the buyer gets.
 *
 * @param fields of the export, or its format, in words
 * @param refused the supplier declines to share them
 */
public record UsageExport(
        String id,
        String offer,
        @StatedIn({Role.QUOTE, Role.CONTRACT}) Fact<String> fields,
        @StatedIn({Role.QUOTE, Role.CONTRACT}) Fact<Boolean> refused)
        implements Subject {}
