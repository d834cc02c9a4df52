package dev.countersign.model;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Currency;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What one document offers at what price, as it stands.
 *
 * @param title a sheet's or option's name where a document holds several quotes; else empty
 * @param currency of the quote as a whole; empty where it is not proven
 * @param lines in the document's order
 * @param totals as the document prints them
 * @param taxIncluded whether the prices hold the tax; empty where it is not said
 * @param hoursPerMonth the convention the quote reckons with: 720, 730 or 744
 * @param rejected what looked like a price and could not be read as a line, each with its place
 * @param differences where its own numbers give another sum than it states
 */
public record Quote(
        DocumentId document,
        String offer,
        String title,
        Optional<Stated<String>> supplier,
        Optional<Stated<Currency>> currency,
        List<PriceLine> lines,
        List<Total> totals,
        Optional<Stated<Boolean>> taxIncluded,
        Optional<Stated<LocalDate>> date,
        Optional<Stated<LocalDate>> validUntil,
        Optional<Stated<Integer>> termMonths,
        Optional<Stated<String>> billingIncrement,
        Optional<Stated<Integer>> hoursPerMonth,
        Optional<Stated<String>> prepayment,
        Optional<Stated<String>> deposit,
        List<Stated<String>> rejected,
        List<Difference> differences) {
    public Quote {
        Objects.requireNonNull(document);
        lines = List.copyOf(lines);
        totals = List.copyOf(totals);
        rejected = List.copyOf(rejected);
        differences = List.copyOf(differences);
    }

    /**
     * A sum the document prints.
     *
     * @param label its words: "CGST @ 9%"
     * @param percent of a tax or discount, where its words say it
     * @param period what it pays for; {@code YEAR}: the first twelve months, what is paid upfront included
     */
    public record Total(
            Kind kind,
            String label,
            Optional<BigDecimal> percent,
            Stated<BigDecimal> amount,
            Optional<Rate.Period> period,
            Optional<Currency> currency) {
        public enum Kind {
            SUBTOTAL,
            DISCOUNT,
            TAX,
            /** Rounding, freight and the like, added beside the tax; below 0 where it is taken off. */
            ADDITION,
            TOTAL,
            UPFRONT
        }
    }

    /**
     * A sum that the quote states and that its own numbers do not give, rounded as it rounds.
     *
     * @param line the number of the line; 0 where a total differs
     * @param stated at its place
     * @param formula how the other amount was reckoned, with its numbers: "32 x 212.00 x 730 h"
     * @param parts where the numbers of the formula stand
     */
    public record Difference(
            Kind kind, int line, Stated<BigDecimal> stated, BigDecimal computed, String formula, List<Evidence> parts) {
        public Difference {
            parts = List.copyOf(parts);
        }

        public enum Kind {
            LINE,
            /** A line's first twelve months. */
            FIRST_YEAR,
            SUBTOTAL,
            TAX,
            TOTAL,
            UPFRONT
        }
    }
}
