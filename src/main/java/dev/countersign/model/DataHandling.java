package dev.countersign.model;

/**
 * What becomes of the customer's data.
 *
 * @param complianceClaim what quote or sales material boasts: ISO 27001, SOC 2, DPDP, "compliant"
 * @param handling what the contract lets the supplier do with the data, in words
 * @param deletion what the contract says of return and deletion at the end, in words
 * @param deletionDays until the data are deleted
 */
public record DataHandling(
        String id,
        String offer,
        @StatedIn(Role.QUOTE) Fact<String> complianceClaim,
        @StatedIn(value = Role.CONTRACT, bindingOnly = true) Fact<String> handling,
        @StatedIn(value = Role.CONTRACT, bindingOnly = true) Fact<String> deletion,
        @StatedIn(value = Role.CONTRACT, bindingOnly = true) Fact<Integer> deletionDays)
        implements Subject {}
