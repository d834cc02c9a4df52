package dev.countersign.report;

import dev.countersign.model.DocumentFacts;
import dev.countersign.model.Evidence;
import dev.countersign.model.PriceLine;
import dev.countersign.model.Quote;
import dev.countersign.model.Rate;
import dev.countersign.model.Stated;
import java.io.Writer;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.PrettyPrinter;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.DefaultPrettyPrinter;

/**
 * The quotes of documents for machines. What a quote does not state is left out; amounts are decimal numbers in quotation
 * marks, as the document writes them; names of units and periods are those of {@link Rate} in small letters.
 */
public final class QuoteJson {
    private final JsonGenerator json;
    private final Labels labels = new Labels(Locale.ENGLISH);

    private QuoteJson(JsonGenerator json) {
        this.json = json;
    }

    /** Leaves the writer open. */
    public static void write(List<DocumentFacts> documents, Writer out) {
        ObjectWriteContext pretty = new ObjectWriteContext.Base() {
            @Override
            public PrettyPrinter getPrettyPrinter() {
                return new DefaultPrettyPrinter();
            }
        };
        try (JsonGenerator json = new JsonFactory()
                .rebuild()
                .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
                .build()
                .createGenerator(pretty, out)) {
            QuoteJson writer = new QuoteJson(json);
            writer.object(() -> {
                json.writeStringProperty("format", "countersign-quotes/1");
                json.writeName("quotes");
                writer.list(documents.stream().flatMap(d -> d.quotes().stream()).toList(), writer::quote);
            });
        }
    }

    private void quote(Quote quote) {
        object(() -> {
            json.writeStringProperty("document", quote.document().path());
            text("title", Optional.of(quote.title()).filter(t -> !t.isEmpty()));
            stated("supplier", quote.supplier());
            stated("currency", quote.currency());
            stated("taxIncluded", quote.taxIncluded());
            stated("date", quote.date());
            stated("validUntil", quote.validUntil());
            stated("termMonths", quote.termMonths());
            stated("billingIncrement", quote.billingIncrement());
            stated("hoursPerMonth", quote.hoursPerMonth());
            stated("prepayment", quote.prepayment());
            stated("deposit", quote.deposit());
            json.writeName("lines");
            list(quote.lines(), this::line);
            json.writeName("totals");
            list(quote.totals(), this::total);
            json.writeName("rejected");
            list(
                    quote.rejected(),
                    r -> object(() -> {
                        json.writeStringProperty("item", r.value());
                        place(r.evidence());
                    }));
            json.writeName("differences");
            list(quote.differences(), this::difference);
        });
    }

    private void line(PriceLine line) {
        object(() -> {
            json.writeNumberProperty("number", line.number());
            json.writeStringProperty("item", line.item());
            json.writeStringProperty("component", word(line.component()));
            line.hardware().ifPresent(this::gpus);
            stated("quantity", line.quantity());
            text("unit", line.unit().map(QuoteJson::word));
            stated("hours", line.hours());
            line.unitPrice().ifPresent(p -> {
                json.writeName("unitPrice");
                rate(p.value());
            });
            stated("discountPercent", line.discountPercent());
            stated("amount", line.amount());
            text("amountPeriod", line.amountPeriod().map(QuoteJson::word));
            stated("firstYear", line.firstYear());
            stated("taxPercent", line.taxPercent());
            stated("upfront", line.upfront());
            text("currency", line.currency().map(Object::toString));
            place(line.evidence());
        });
    }

    private void gpus(PriceLine.OfferedGpus gpus) {
        json.writeName("gpus");
        object(() -> {
            text("model", gpus.model().map(m -> m.family()));
            text("formFactor", gpus.formFactor().map(Enum::name));
            number("memoryGb", gpus.memoryGb());
            number("gpusPerNode", gpus.gpusPerNode());
            number("nodes", gpus.nodes());
            number("gpus", gpus.gpus());
            text("instance", gpus.instance());
        });
    }

    private void rate(Rate rate) {
        object(() -> {
            json.writeStringProperty("amount", rate.amount().toPlainString());
            text("unit", rate.unit().map(QuoteJson::word));
            text("period", rate.period().map(QuoteJson::word));
        });
    }

    private void total(Quote.Total total) {
        object(() -> {
            json.writeStringProperty("kind", word(total.kind()));
            json.writeStringProperty("label", total.label());
            text("percent", total.percent().map(p -> p.toPlainString()));
            json.writeStringProperty("amount", total.amount().value().toPlainString());
            text("period", total.period().map(QuoteJson::word));
            text("currency", total.currency().map(Object::toString));
            place(total.amount().evidence());
        });
    }

    private void difference(Quote.Difference difference) {
        object(() -> {
            json.writeStringProperty("kind", word(difference.kind()));
            number("line", Optional.of(difference.line()).filter(n -> n > 0));
            json.writeStringProperty("stated", difference.stated().value().toPlainString());
            json.writeStringProperty("computed", difference.computed().toPlainString());
            json.writeStringProperty("formula", difference.formula());
            place(difference.stated().evidence());
        });
    }

    private void place(Evidence evidence) {
        json.writeStringProperty("place", labels.place(evidence.place()));
        json.writeStringProperty("quote", evidence.quote());
    }

    private void stated(String name, Optional<? extends Stated<?>> stated) {
        text(
                name,
                stated.map(s -> s.value() instanceof BigDecimal n
                        ? n.toPlainString()
                        : s.value().toString()));
    }

    private void text(String name, Optional<String> value) {
        value.ifPresent(v -> json.writeStringProperty(name, v));
    }

    private void number(String name, Optional<Integer> value) {
        value.ifPresent(v -> json.writeNumberProperty(name, v));
    }

    private <T> void list(List<T> values, Consumer<T> each) {
        json.writeStartArray();
        values.forEach(each);
        json.writeEndArray();
    }

    private void object(Runnable fields) {
        json.writeStartObject();
        fields.run();
        json.writeEndObject();
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
