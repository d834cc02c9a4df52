package dev.countersign.model;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Currency;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What one offer costs a month, component by component, and for each useful unit. Amounts are in one currency. Every number
 * says where it comes from; what nobody states is open, or a range with its reference; never nought.
 *
 * @param offer the supplier's folder; empty where the deal has one supplier
 * @param currency empty where no document proves one: then no amount is reckoned
 * @param rows one for each component, in the order of {@link CostComponent}
 * @param gpus in all, as committed; what cost per GPU and hour is divided by
 * @param perUsefulUnit monthly cost by accepted units; empty where the brief does not give them
 * @param questions to the supplier, in the order of the rows; codes whose words are in the labels
 */
public record Worksheet(
        String offer,
        Optional<Currency> currency,
        List<Row> rows,
        Optional<Stated<Integer>> gpus,
        Optional<Range> perUsefulUnit,
        List<Question> questions) {
    public Worksheet {
        Objects.requireNonNull(offer);
        rows = List.copyOf(rows);
        questions = List.copyOf(questions);
    }

    /** The sum of the rows; open at the top where a row is. */
    public Range monthly() {
        return rows.stream().map(Row::monthly).reduce(Range.ZERO, Range::plus);
    }

    public Row row(CostComponent component) {
        return rows.stream().filter(r -> r.component() == component).findFirst().orElseThrow();
    }

    /**
     * @param monthly what it costs a month
     * @param formula how the amount was reckoned, with its numbers: "4 nodes x 8 GPUs x 212.00 x 730 h"
     * @param sources of the numbers in it, in their order
     */
    public record Row(CostComponent component, Range monthly, String formula, List<Source> sources) {
        public Row {
            sources = List.copyOf(sources);
        }

        /** No document, brief or reference bounds it. */
        public boolean isOpen() {
            return monthly.high().isEmpty();
        }
    }

    /** What the supplier is to be asked for a row. */
    public record Question(CostComponent component, String code) {}

    /** Where a number of a worksheet comes from. */
    public sealed interface Source {
        /** A document, or the brief. */
        record Paper(Evidence evidence) implements Source {}

        /** Dated reference data of the catalogue. */
        record Reference(String title, LocalDate date) implements Source {}

        /** A rate between currencies, from deal.yaml. */
        record Exchange(ExchangeRate rate) implements Source {}

        /** What was assumed, and is said; with the reason. */
        record Assumption(String what, Optional<BigDecimal> value) implements Source {}
    }
}
