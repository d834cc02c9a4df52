package dev.countersign.model;

import java.util.Currency;
import java.util.List;
import java.util.Optional;

/**
 * What deal.yaml says of the buyer. What is left out is not assessed, and asked.
 *
 * @param country ISO 3166 alpha-2
 * @param inputTaxCredit how much of the tax on the invoice the buyer gets back
 * @param currency in which the worksheet reckons; empty where offers keep their own
 * @param rates the only ones by which amounts are converted
 */
public record Buyer(
        Optional<String> name,
        Optional<String> country,
        Optional<String> sector,
        Optional<TaxCredit> inputTaxCredit,
        Optional<Currency> currency,
        List<ExchangeRate> rates) {
    public static final Buyer UNKNOWN = new Buyer(
            Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), List.of());

    public Buyer {
        rates = List.copyOf(rates);
    }

    /** How much of the goods and services tax paid comes back as input tax credit. */
    public enum TaxCredit {
        FULL,
        PARTIAL,
        NONE
    }
}
