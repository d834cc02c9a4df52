package dev.countersign.report;

import dev.countersign.model.PriceLine;
import dev.countersign.model.Quote;
import dev.countersign.model.Rate;
import dev.countersign.model.Stated;
import java.io.PrintWriter;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A quote as text: a line for each of its lines, totals, terms and differences, with its place. */
final class QuoteText {
    private final Labels labels;
    private final PrintWriter out;

    QuoteText(Labels labels, PrintWriter out) {
        this.labels = labels;
        this.out = out;
    }

    void write(Quote quote) {
        out.println("  quote" + (quote.title().isEmpty() ? "" : " \"" + quote.title() + "\"")
                + quote.currency().map(c -> ", " + c.value()).orElse(""));
        for (PriceLine line : quote.lines()) {
            out.println("    " + line.number() + ". " + line.item() + " = " + line(line) + "\n      "
                    + labels.place(line.evidence().place()));
        }
        for (Quote.Total total : quote.totals()) {
            out.println("    " + word(total.kind()) + " \"" + total.label() + "\" = "
                    + amount(
                            total.amount().value(),
                            total.period(),
                            total.currency().map(Object::toString)));
        }
        terms(quote).forEach(t -> out.println("    " + t));
        quote.rejected()
                .forEach(r -> out.println("    not read as a price: " + r.value() + "\n      "
                        + labels.place(r.evidence().place())));
        for (Quote.Difference d : quote.differences()) {
            out.println("    differs: " + word(d.kind()) + (d.line() > 0 ? " " + d.line() : "") + " states "
                    + d.stated().value().toPlainString() + ", but " + d.formula() + " = "
                    + d.computed().toPlainString() + "\n      "
                    + labels.place(d.stated().evidence().place()));
        }
    }

    private static String line(PriceLine line) {
        List<String> parts = new ArrayList<>();
        parts.add(word(line.component()));
        line.hardware().ifPresent(h -> parts.add(hardware(h)));
        line.quantity()
                .ifPresent(q -> parts.add(q.value().toPlainString()
                        + line.unit().map(u -> " " + word(u)).orElse("")));
        line.hours().ifPresent(h -> parts.add(h.value().toPlainString() + " h"));
        Optional<String> currency = line.currency().map(Object::toString);
        line.unitPrice()
                .map(Stated::value)
                .ifPresent(r -> parts.add("at " + amount(r.amount(), Optional.empty(), currency)
                        + r.unit().map(u -> " a " + word(u)).orElse("")
                        + r.period().map(p -> "/" + word(p)).orElse("")));
        line.discountPercent().ifPresent(d -> parts.add("less " + d.value().toPlainString() + "%"));
        line.amount().ifPresent(a -> parts.add(amount(a.value(), line.amountPeriod(), currency)));
        line.upfront().ifPresent(u -> parts.add(u.value().toPlainString() + " upfront"));
        line.firstYear().ifPresent(y -> parts.add(y.value().toPlainString() + " in the first year"));
        line.taxPercent().ifPresent(t -> parts.add("tax " + t.value().toPlainString() + "%"));
        return String.join(", ", parts);
    }

    private static String hardware(PriceLine.OfferedGpus gpus) {
        List<String> parts = new ArrayList<>();
        gpus.nodes().ifPresent(n -> parts.add(n + " nodes"));
        gpus.gpusPerNode().ifPresent(n -> parts.add(n + " a node"));
        gpus.gpus().ifPresent(n -> parts.add(n + " GPUs"));
        gpus.model().ifPresent(m -> parts.add(m.family()));
        gpus.formFactor().ifPresent(f -> parts.add(f.name()));
        gpus.memoryGb().ifPresent(m -> parts.add(m + " GB"));
        gpus.instance().ifPresent(i -> parts.add("(" + i + ")"));
        return String.join(" ", parts);
    }

    private static List<String> terms(Quote quote) {
        List<String> terms = new ArrayList<>();
        term("supplier", quote.supplier(), terms);
        term("tax included", quote.taxIncluded(), terms);
        term("date", quote.date(), terms);
        term("valid until", quote.validUntil(), terms);
        term("term in months", quote.termMonths(), terms);
        term("billed by", quote.billingIncrement(), terms);
        term("hours a month", quote.hoursPerMonth(), terms);
        term("prepayment", quote.prepayment(), terms);
        term("deposit", quote.deposit(), terms);
        return terms;
    }

    private static void term(String name, Optional<? extends Stated<?>> stated, List<String> terms) {
        stated.ifPresent(s -> terms.add(name + " = " + s.value()));
    }

    private static String amount(BigDecimal amount, Optional<Rate.Period> period, Optional<String> currency) {
        return currency.orElse("(currency not stated)") + " " + amount.toPlainString()
                + period.map(p -> p == Rate.Period.ONCE ? " once" : " a " + word(p))
                        .orElse("");
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
