package dev.countersign.model;

import java.math.BigDecimal;
import java.util.Currency;
import java.util.List;
import java.util.Optional;

/**
 * Offers side by side: in what they are not the same thing, and where their order of price turns.
 *
 * @param differences empty where there is nothing to compare
 * @param charts those that documents and brief say enough for
 */
public record CostComparison(List<Difference> differences, List<Chart> charts) {
    public static final CostComparison NONE = new CostComparison(List.of(), List.of());

    public CostComparison {
        differences = List.copyOf(differences);
        charts = List.copyOf(charts);
    }

    /** In what offers can differ so that their prices are not for the same. */
    public enum Aspect {
        GPU_MODEL,
        FORM_FACTOR,
        GPU_COUNT,
        TERM,
        /** One commits, another is paid as it is used. */
        COMMITMENT,
        REGION,
        /** Currencies that no rate of deal.yaml joins. */
        CURRENCY,
        TAX
    }

    /** What each offer says, in the order of the offers; empty where it does not say it. */
    public record Difference(Aspect aspect, List<Side> sides) {
        public Difference {
            sides = List.copyOf(sides);
        }

        /** @param says as the documents have it: a number, a name, or the name of an enum's constant */
        public record Side(String offer, Optional<String> says) {}
    }

    /** What is varied. */
    public enum Axis {
        /** Share of the hours that are used, 0 to 1; cost for each useful unit, or for each used GPU-hour. */
        UTILISATION,
        /** Months that the cluster is needed, whatever was committed to; cost a month. */
        TERM,
        /** Interruptions for 1,000 GPU-days; cost for each useful unit. */
        INTERRUPTIONS
    }

    /** What the cost is for. */
    public enum Measure {
        USEFUL_UNIT,
        USED_GPU_HOUR,
        MONTH
    }

    /**
     * Costs of the offers over one number.
     *
     * @param now where brief and reference put that number
     * @param curves in the order of the offers, the API last
     * @param flips where curves change places, from left to right
     */
    public record Chart(
            Axis axis,
            Measure measure,
            Currency currency,
            Optional<BigDecimal> now,
            List<Curve> curves,
            List<Flip> flips) {
        public Chart {
            curves = List.copyOf(curves);
            flips = List.copyOf(flips);
        }
    }

    /**
     * The answer flips here: below it {@code cheaperBelow} costs less, above it the other.
     *
     * @param cheaperBelow an offer; empty for the API
     * @param cheaperAbove an offer; empty for the API
     * @param end of which ends of the ranges this is true
     */
    public record Flip(BigDecimal at, Optional<String> cheaperBelow, Optional<String> cheaperAbove, Curve.End end) {}
}
