package dev.countersign.model;

/**
 * What class of supplier makes the offer, each in the words that show it; an offer may be of several.
 *
 * @param hyperscaler a general cloud, by its name or an instance type of its
 * @param gpuCloud a cloud for GPUs
 * @param marketplace that brokers machines of others
 * @param bareMetal whole machines without a hypervisor
 * @param managedKubernetes a cluster that the supplier runs
 * @param capacityBlock a block of capacity for fixed days
 * @param reseller sells capacity that another runs
 * @param runBy who runs the machines
 */
public record Supplier(
        String id,
        String offer,
        @StatedIn({Role.QUOTE, Role.CONTRACT}) Fact<String> hyperscaler,
        @StatedIn({Role.QUOTE, Role.CONTRACT}) Fact<String> gpuCloud,
        @StatedIn({Role.QUOTE, Role.CONTRACT}) Fact<String> marketplace,
        @StatedIn({Role.QUOTE, Role.CONTRACT}) Fact<String> bareMetal,
        @StatedIn({Role.QUOTE, Role.CONTRACT}) Fact<String> managedKubernetes,
        @StatedIn({Role.QUOTE, Role.CONTRACT}) Fact<String> capacityBlock,
        @StatedIn({Role.QUOTE, Role.CONTRACT}) Fact<String> reseller,
        @StatedIn({Role.QUOTE, Role.CONTRACT}) Fact<String> runBy)
        implements Subject {}
