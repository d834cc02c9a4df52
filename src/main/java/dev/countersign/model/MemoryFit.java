package dev.countersign.model;

/**
 * Whether the GPU memory of an offer holds the brief's model (docs/memory.md has the formulas and their sources).
 *
 * @param needed the least the weights, gradients and optimiser take, as reckoned
 * @param offered all GPUs together, as reckoned
 * @param fits true with a fifth to spare, false where not even the least is there; unclear between
 */
public record MemoryFit(String id, String offer, Fact<Reckoned> needed, Fact<Reckoned> offered, Fact<Boolean> fits)
        implements Subject {}
