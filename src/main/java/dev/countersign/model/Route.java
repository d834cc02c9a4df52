package dev.countersign.model;

/** How a workload gets its capacity. */
public enum Route {
    /** Rented by the hour, bound to nothing. */
    ON_DEMAND,
    /** Rented for a term. */
    RESERVE,
    /** Rented for a term, whole and for one customer. */
    DEDICATED,
    /** Bought, and run or colocated. */
    BUY,
    /** No GPUs: a model API. */
    API
}
