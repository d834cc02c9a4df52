package dev.countersign.model;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Currency;
import java.util.Objects;

/**
 * How much of one currency another buys, on a day, as deal.yaml says it: nothing else converts.
 *
 * @param rate units of {@code to} for one of {@code from}; above 0
 */
public record ExchangeRate(Currency from, Currency to, BigDecimal rate, LocalDate date) {
    public ExchangeRate {
        Objects.requireNonNull(from);
        Objects.requireNonNull(to);
        Objects.requireNonNull(date);
        if (rate.signum() <= 0) {
            throw new IllegalArgumentException("a rate is above 0");
        }
        if (from.equals(to)) {
            throw new IllegalArgumentException("a rate is between two currencies");
        }
    }
}
