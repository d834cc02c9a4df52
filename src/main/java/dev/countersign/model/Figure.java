package dev.countersign.model;

import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;

/**
 * A number that a worksheet reckons with, and where it comes from.
 *
 * @param value as a range, where it is known no better
 * @param sources empty only for what follows from the definition of units: 24 hours a day
 */
public record Figure(Kind kind, Range value, List<Worksheet.Source> sources) {
    public Figure {
        Objects.requireNonNull(kind);
        Objects.requireNonNull(value);
        sources = List.copyOf(sources);
    }

    /** What a number is. */
    public enum Kind {
        /** A sum of money, as a line prints it. */
        AMOUNT,
        UNIT_PRICE,
        NODES,
        GPUS,
        GPUS_PER_NODE,
        QUANTITY,
        /** In gigabytes of 10^9 bytes, or as the price counts it. */
        VOLUME_GB,
        GPU_HOURS,
        HOURS_PER_MONTH,
        /** The part of the price that is left after the discount: 0.9. */
        AFTER_DISCOUNT,
        /** What the tax makes of a price: 1.18, or 1 / 1.18. */
        TAX_FACTOR,
        EXCHANGE_RATE,
        /** Months that an amount pays for. */
        MONTHS,
        /** Paid once, at the start. */
        UPFRONT,
        /** Months over which what is paid once is spread. */
        SPREAD_OVER_MONTHS,
        /** Of the compute that is invoiced: 0.1. */
        SHARE_OF_COMPUTE,
        INVOICED_COMPUTE,
        UTILISATION,
        INTERRUPTIONS_PER_1000_GPU_DAYS,
        CHECKPOINT_MINUTES,
        RESTART_MINUTES,
        WORKING_HOURS,
        PRICE_PER_HOUR,
        ACCEPTED_UNITS,
        /** A definition: 24 hours a day, 1,000 gigabytes a terabyte. */
        CONVERSION
    }

    /** A number that nobody states, because it is a definition. */
    public static Figure conversion(String number) {
        return new Figure(Kind.CONVERSION, Range.exactly(new BigDecimal(number)), List.of());
    }
}
