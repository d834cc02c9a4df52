package dev.countersign.worksheet;

import dev.countersign.model.Brief;
import dev.countersign.model.Buyer;
import dev.countersign.model.ExchangeRate;
import dev.countersign.model.Money;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Currency;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Briefs and buyers for tests. */
final class Briefs {
    private Briefs() {}

    /** 80 per cent used, checkpoints each hour, half an hour to restart, 40 accepted units, volumes, engineers, an API. */
    static Brief whole() {
        return with(Optional.of(80), Optional.of("0.50"));
    }

    static Brief with(Optional<Integer> utilisation, Optional<String> apiPrice) {
        Brief.Workload w = Brief.Workload.UNSTATED;
        return new Brief(
                new Brief.Workload(
                        w.words(),
                        w.kind(),
                        Optional.of(32),
                        w.gpuModel(),
                        Optional.of(12),
                        w.dataLocation(),
                        Optional.of("accepted fine-tune"),
                        Optional.of(new BigDecimal("40")),
                        utilisation,
                        w.shape(),
                        w.benchmarked(),
                        w.needs(),
                        w.model()),
                new Brief.Recovery(Optional.empty(), Optional.empty(), Optional.of(60), Optional.of(30)),
                new Brief.Volumes(
                        Optional.of(new BigDecimal("20")),
                        Optional.of(new BigDecimal("5")),
                        Optional.of(new BigDecimal("10")),
                        Optional.of(new BigDecimal("500"))),
                Optional.empty(),
                Optional.empty(),
                Optional.of(new Brief.Engineering(new BigDecimal("40"), Money.of("USD", "60.00"))),
                apiPrice.map(p -> new Brief.Api(Money.of("USD", p))),
                Map.of());
    }

    static Buyer buyer(String country, Buyer.TaxCredit credit, String currency, ExchangeRate... rates) {
        return new Buyer(
                Optional.empty(),
                Optional.ofNullable(country),
                Optional.empty(),
                Optional.ofNullable(credit),
                Optional.ofNullable(currency).map(Currency::getInstance),
                List.of(rates));
    }

    static ExchangeRate rate(String from, String to, String rate) {
        return new ExchangeRate(
                Currency.getInstance(from), Currency.getInstance(to), new BigDecimal(rate), LocalDate.of(2026, 11, 30));
    }
}
