package dev.countersign.model;

/**
 * Whether the offers of a deal answer one workload shape; there is none where the deal has one offer.
 *
 * @param sameGpus as many in all
 * @param sameModel of the same family
 * @param sameTerm of as many months
 * @param sameSite in the same words
 */
public record Comparison(
        String id,
        String offer,
        Fact<Boolean> sameGpus,
        Fact<Boolean> sameModel,
        Fact<Boolean> sameTerm,
        Fact<Boolean> sameSite)
        implements Subject {}
