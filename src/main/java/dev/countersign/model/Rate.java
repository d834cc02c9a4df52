package dev.countersign.model;

import java.math.BigDecimal;
import java.util.Objects;
import java.util.Optional;

/**
 * A price for one unit over one period: "INR 212.00 a GPU and hour".
 *
 * @param amount in the line's currency
 * @param unit what one of is priced; empty where it is not said, so that nobody may assume GPU or node
 * @param period how long one amount pays for; empty where it is not said
 */
public record Rate(BigDecimal amount, Optional<Unit> unit, Optional<Period> period) {
    public Rate {
        Objects.requireNonNull(amount);
        Objects.requireNonNull(unit);
        Objects.requireNonNull(period);
    }

    /** What one of is priced. */
    public enum Unit {
        GPU,
        /** A server, instance or virtual machine, whole. */
        NODE,
        /** All that the line offers: a lump sum. */
        LOT,
        GB,
        GIB,
        TB,
        TIB,
        VCPU,
        MBPS,
        /** Per cent of what the compute costs; the amount is no money then, and has no currency. */
        PERCENT_OF_COMPUTE,
        /** Something else, named in the line's item. */
        PIECE
    }

    public enum Period {
        SECOND,
        MINUTE,
        HOUR,
        DAY,
        MONTH,
        QUARTER,
        YEAR,
        /** The whole term of the offer. */
        TERM,
        /** Paid once: set-up, or a gigabyte that leaves. */
        ONCE
    }
}
