package dev.countersign.model;

/**
 * What a cluster costs a month, part by part: the nine components of the buying guide's formula, and whatever else a quote
 * charges, which the formula does not name and the worksheet does not lose.
 */
public enum CostComponent {
    COMMITTED_COMPUTE,
    BURST_COMPUTE,
    PERSISTENT_STORAGE,
    SNAPSHOTS,
    NETWORK_EGRESS,
    SUPPORT,
    IDLE_WASTE,
    RETRY_WASTE,
    ENGINEERING_OVERHEAD,
    /** A stated charge that is none of the nine: public addresses, a load balancer, set-up. */
    OTHER_CHARGES;

    /** A supplier's paper can state it; the others follow from the brief and the reference. */
    public boolean isQuoted() {
        return this != IDLE_WASTE && this != RETRY_WASTE && this != ENGINEERING_OVERHEAD;
    }
}
