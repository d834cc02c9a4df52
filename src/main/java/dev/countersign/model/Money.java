package dev.countersign.model;

import java.math.BigDecimal;
import java.util.Currency;
import java.util.Objects;

/** An amount in a currency, as stated: no rounding, no conversion. */
public record Money(BigDecimal amount, Currency currency) implements Comparable<Money> {
    public Money {
        Objects.requireNonNull(amount);
        Objects.requireNonNull(currency);
    }

    /** @throws IllegalArgumentException where the code is not one of ISO 4217, or the amount not a decimal number */
    public static Money of(String currencyCode, String amount) {
        return new Money(new BigDecimal(amount), Currency.getInstance(currencyCode));
    }

    /** @throws IllegalArgumentException where the currencies differ: nothing is converted silently */
    @Override
    public int compareTo(Money other) {
        if (!currency.equals(other.currency)) {
            throw new IllegalArgumentException("cannot compare " + currency + " with " + other.currency);
        }
        return amount.compareTo(other.amount);
    }

    @Override
    public String toString() {
        return currency.getCurrencyCode() + " " + amount.toPlainString();
    }
}
