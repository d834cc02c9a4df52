package dev.countersign.model;

/**
 * What the buyer's brief says, as facts; one for the deal. Where brief.yaml was given and is silent, a fact is absent; without
 * one nothing is assessed.
 *
 * @param committed some offer binds the buyer for a term: reserved or dedicated capacity, or a minimum to pay
 * @param training the workload trains weights, so that it writes checkpoints
 * @param budget as written
 * @param utilisation per cent of the reserved hours that are expected to be used
 * @param benchmarked the workload has been measured on capacity rented on demand; unclear where the brief does not say
 */
public record CapacityBrief(
        String id,
        String offer,
        Fact<Boolean> committed,
        Fact<String> workload,
        Fact<Boolean> training,
        Fact<Integer> gpus,
        Fact<String> gpuModel,
        Fact<Integer> durationMonths,
        Fact<String> dataLocation,
        Fact<String> budget,
        Fact<String> usefulUnit,
        Fact<Integer> utilisation,
        Fact<Boolean> benchmarked,
        Fact<String> interruptionTolerance,
        Fact<Integer> checkpointGb,
        Fact<Integer> checkpointEveryMinutes)
        implements Subject {}
