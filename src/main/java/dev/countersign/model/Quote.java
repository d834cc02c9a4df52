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
        List<Stated<String>> rejected) {
    public Quote {
        Objects.requireNonNull(document);
        lines = List.copyOf(lines);
        totals = List.copyOf(totals);
        rejected = List.copyOf(rejected);
    }

    /** A sum the document prints. */
    public record Total(
            Kind kind, Stated<BigDecimal> amount, Optional<Rate.Period> period, Optional<Currency> currency) {
        public enum Kind {
            SUBTOTAL,
            DISCOUNT,
            TAX,
            TOTAL,
            UPFRONT
        }
    }
}
