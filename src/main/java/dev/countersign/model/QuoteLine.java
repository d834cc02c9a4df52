package dev.countersign.model;

/**
 * A line of a quote that offers GPUs: "4 nodes of 8 H100 SXM5".
 *
 * @param memoryGb per GPU, as marketed
 * @param fabric between the nodes
 */
public record QuoteLine(
        String id,
        String offer,
        @StatedIn(Role.QUOTE) Fact<GpuModel> gpu,
        @StatedIn(Role.QUOTE) Fact<FormFactor> formFactor,
        @StatedIn(Role.QUOTE) Fact<Integer> memoryGb,
        @StatedIn(Role.QUOTE) Fact<Integer> gpusPerNode,
        @StatedIn(Role.QUOTE) Fact<Integer> nodes,
        @StatedIn(Role.QUOTE) Fact<FabricKind> fabric)
        implements Subject {}
