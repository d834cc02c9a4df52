package dev.countersign.model;

/**
 * Rent on demand, reserve, dedicate, buy or call an API: what the brief calls for by the decision table, beside what an offer
 * is.
 *
 * @param route by the decision table; its evidence is what the brief says of the inputs that decided
 * @param row of the table that holds
 * @param flipsAt the nearest utilisation, in per cent, at which another route is right; absent where none is
 * @param margin points of utilisation between the one assumed and {@code flipsAt}
 * @param committed the offer binds for a term
 * @param dedicated the offer's capacity is for one customer
 * @param flexible the offer has capacity beside the base, by the hour
 * @param needsGpus the workload needs GPUs of its own: custom weights, private kernels, several nodes or the hardware itself
 * @param benchmarked the workload has been measured
 * @param stable its shape holds still
 * @param apiCheaper a model API takes less for an accepted unit
 */
public record Sourcing(
        String id,
        String offer,
        Fact<Route> route,
        Fact<SourcingDecision.Row> row,
        Fact<Integer> flipsAt,
        Fact<Integer> margin,
        Fact<Boolean> committed,
        Fact<String> dedicated,
        Fact<String> flexible,
        Fact<Boolean> needsGpus,
        Fact<Boolean> benchmarked,
        Fact<Boolean> stable,
        Fact<Boolean> apiCheaper)
        implements Subject {}
