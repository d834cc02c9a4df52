package dev.countersign.model;

/**
 * Driver, CUDA and framework on the nodes.
 *
 * @param verification how the buyer can check the versions before the first workload, in words
 * @param supplierMayChange the supplier may change them without the buyer's consent
 */
public record SoftwareStack(
        String id,
        String offer,
        @StatedIn({Role.QUOTE, Role.CONTRACT}) Fact<String> verification,
        @StatedIn({Role.QUOTE, Role.CONTRACT}) Fact<Boolean> supplierMayChange)
        implements Subject {}
