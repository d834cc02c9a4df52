package dev.countersign.extract.quote;

import dev.countersign.catalog.CatalogReader;
import dev.countersign.model.PriceLine;
import dev.countersign.model.Quote;
import dev.countersign.model.Rate;
import dev.countersign.model.Stated;
import dev.countersign.read.ReadFile;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The quotes of a file of the test's own making. Suppliers and prices are invented. */
final class Quoted {
    private static final QuoteReader READER =
            new QuoteReader(CatalogReader.builtIn().hardware());

    private Quoted() {}

    static List<Quote> in(Path folder, String name, String text) {
        return ReadFile.of(folder, name, text).stream()
                .flatMap(read -> READER.quotes(read).stream())
                .toList();
    }

    static List<Quote> in(Path folder, String name, byte[] bytes) {
        return ReadFile.of(folder, name, bytes).stream()
                .flatMap(read -> READER.quotes(read).stream())
                .toList();
    }

    /** "item | component | quantity unit | price /unit/period | amount /period | currency"; - where it is not stated. */
    static String brief(PriceLine line) {
        return String.join(
                " | ",
                line.item(),
                line.component().name(),
                plain(line.quantity()) + line.unit().map(u -> " " + u).orElse(""),
                line.unitPrice().map(p -> rate(p.value())).orElse("-"),
                plain(line.amount()) + line.amountPeriod().map(p -> "/" + p).orElse(""),
                line.currency().map(c -> c.getCurrencyCode()).orElse("-"));
    }

    private static String rate(Rate rate) {
        return rate.amount().toPlainString()
                + rate.unit().map(u -> "/" + u).orElse("")
                + rate.period().map(p -> "/" + p).orElse("");
    }

    private static String plain(Optional<Stated<BigDecimal>> number) {
        return number.map(n -> n.value().toPlainString()).orElse("-");
    }
}
