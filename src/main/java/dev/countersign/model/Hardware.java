package dev.countersign.model;

import java.util.List;
import java.util.Optional;

/** Dated reference data on GPUs and instance types, from {@code rules/reference}. */
public record Hardware(List<Gpu> gpus, List<Instance> instances) {
    public Hardware {
        gpus = List.copyOf(gpus);
        instances = List.copyOf(instances);
    }

    /**
     * @param names under which the family is written
     * @param memoryGb as marketed
     */
    public record Gpu(
            String id, String family, List<String> names, FormFactor formFactor, int memoryGb, Confidence confidence) {}

    /** @param fabric between nodes; empty where the type has none */
    public record Instance(
            String id,
            String provider,
            String gpu,
            int gpusPerNode,
            Optional<FabricKind> fabric,
            Confidence confidence) {}

    /** Whether the source was the maker's or lawgiver's own text, somebody's report of it, or our own knowledge. */
    public enum Confidence {
        PRIMARY,
        SECONDARY,
        OWN
    }

    public Optional<Gpu> gpu(String id) {
        return gpus.stream().filter(g -> g.id().equals(id)).findFirst();
    }
}
