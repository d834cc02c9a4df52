package dev.countersign.intake;

import dev.countersign.model.Buyer;
import dev.countersign.model.ExchangeRate;
import dev.countersign.model.Role;
import dev.countersign.model.Stage;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Currency;
import java.util.List;
import java.util.Optional;

/**
 * deal.yaml: what the buyer says of the deal. All of it is optional.
 *
 * @param ignore paths or folders (with a slash at the end) that are no part of the deal
 */
public record DealFile(
        Optional<String> name,
        Optional<LocalDate> asOf,
        Optional<Stage> stage,
        Optional<String> currency,
        Optional<BuyerEntry> buyer,
        List<RateEntry> exchangeRates,
        List<DocumentEntry> documents,
        List<String> ignore) {
    public DealFile {
        exchangeRates = exchangeRates == null ? List.of() : List.copyOf(exchangeRates);
        documents = documents == null ? List.of() : List.copyOf(documents);
        ignore = ignore == null ? List.of() : List.copyOf(ignore);
    }

    static final DealFile EMPTY = new DealFile(
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            List.of(),
            List.of(),
            List.of());

    /** @param country ISO 3166 alpha-2 */
    public record BuyerEntry(
            Optional<String> name,
            Optional<String> country,
            Optional<String> sector,
            Optional<Buyer.TaxCredit> inputTaxCredit) {
        private static final BuyerEntry EMPTY =
                new BuyerEntry(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** @param rate units of {@code to} for one of {@code from} */
    public record RateEntry(String from, String to, BigDecimal rate, LocalDate date) {
        public RateEntry {
            if (from == null || to == null || rate == null || date == null) {
                throw new IllegalArgumentException("an exchange rate has from, to, rate and date");
            }
        }

        ExchangeRate rateOf() {
            return new ExchangeRate(DealFile.currency(from), DealFile.currency(to), rate, date);
        }
    }

    /** @throws IllegalArgumentException where a currency is none of ISO 4217, or a rate not above 0 */
    Buyer profile() {
        BuyerEntry entry = buyer.orElse(BuyerEntry.EMPTY);
        return new Buyer(
                entry.name(),
                entry.country(),
                entry.sector(),
                entry.inputTaxCredit(),
                currency.map(DealFile::currency),
                exchangeRates.stream().map(RateEntry::rateOf).toList());
    }

    private static Currency currency(String code) {
        try {
            return Currency.getInstance(code);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("\"" + code + "\" is not a currency code of ISO 4217", e);
        }
    }

    /**
     * What is said of one document.
     *
     * @param role goes before the one that its content gives it
     * @param password opens it where it is encrypted
     */
    public record DocumentEntry(String path, Optional<Role> role, Optional<String> password) {
        public DocumentEntry {
            if (path == null || role.isEmpty() && password.isEmpty()) {
                throw new IllegalArgumentException("a document has a path, and a role or a password");
            }
        }

        /** Without the password. */
        @Override
        public String toString() {
            return path;
        }
    }

    Optional<Role> roleOf(String path) {
        return documents.stream()
                .filter(d -> d.path().equals(path))
                .flatMap(d -> d.role().stream())
                .findFirst();
    }

    static final String IGNORED = "named under ignore in deal.yaml";

    boolean ignores(String path) {
        return ignore.stream().anyMatch(i -> i.endsWith("/") ? path.startsWith(i) : path.equals(i));
    }
}
