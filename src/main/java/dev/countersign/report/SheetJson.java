package dev.countersign.report;

import dev.countersign.model.CostComparison.Chart;
import dev.countersign.model.CostComparison.Difference;
import dev.countersign.model.Deal;
import dev.countersign.model.Range;
import dev.countersign.model.Worksheet;
import dev.countersign.model.Worksheet.Row;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import tools.jackson.core.JsonGenerator;

/** Worksheets and their comparison as JSON. Amounts are texts: a decimal, which a reader may not take for a float. */
final class SheetJson {
    private final JsonGenerator json;
    private final SheetWords words;

    SheetJson(JsonGenerator json, SheetWords words) {
        this.json = json;
        this.words = words;
    }

    void write(Deal deal) {
        list("worksheets", deal.worksheets(), this::sheet);
        json.writeObjectPropertyStart("comparison");
        list("differences", deal.comparison().differences(), this::difference);
        list("charts", deal.comparison().charts(), this::chart);
        json.writeEndObject();
    }

    private void sheet(Worksheet sheet) {
        json.writeStartObject();
        json.writeStringProperty("offer", sheet.offer());
        text("supplier", sheet.supplier().map(s -> s.value()));
        text("currency", sheet.currency().map(Currency::getCurrencyCode));
        list("rows", sheet.rows(), row -> row(sheet, row));
        range("monthly", Optional.of(sheet.monthly()));
        range("perUsefulUnit", sheet.perUsefulUnit());
        list("questions", sheet.questions(), this::question);
        list("otherQuotes", sheet.others(), json::writeString);
        json.writeEndObject();
    }

    private void row(Worksheet sheet, Row row) {
        json.writeStartObject();
        json.writeStringProperty("component", lower(row.component()));
        json.writeStringProperty("basis", lower(row.basis()));
        range("paid", Optional.of(row.paid()));
        range("monthly", Optional.of(row.monthly()));
        json.writeStringProperty("formula", words.formula(sheet, row));
        list("sources", words.sources(sheet, row), json::writeString);
        json.writeEndObject();
    }

    private void question(Worksheet.Question question) {
        json.writeStartObject();
        json.writeStringProperty("ask", lower(question.ask()));
        json.writeStringProperty("of", question.ask().isForBuyer() ? "buyer" : "supplier");
        text("component", question.component().map(SheetJson::lower));
        json.writeStringProperty("words", words.question(question));
        json.writeEndObject();
    }

    private void difference(Difference difference) {
        json.writeStartObject();
        json.writeStringProperty("aspect", lower(difference.aspect()));
        list("sides", difference.sides(), side -> {
            json.writeStartObject();
            json.writeStringProperty("offer", side.offer());
            text("says", side.says());
            json.writeEndObject();
        });
        json.writeEndObject();
    }

    private void chart(Chart chart) {
        json.writeStartObject();
        json.writeStringProperty("axis", lower(chart.axis()));
        json.writeStringProperty("measure", lower(chart.measure()));
        json.writeStringProperty("currency", chart.currency().getCurrencyCode());
        text("now", chart.now().map(SheetJson::plain));
        list("flips", chart.flips(), flip -> {
            json.writeStartObject();
            json.writeStringProperty("at", plain(flip.at()));
            text("cheaperBelow", flip.cheaperBelow());
            text("cheaperAbove", flip.cheaperAbove());
            json.writeStringProperty("end", lower(flip.end()));
            json.writeEndObject();
        });
        json.writeEndObject();
    }

    private void range(String name, Optional<Range> range) {
        if (range.isEmpty()) {
            json.writeNullProperty(name);
            return;
        }
        json.writeObjectPropertyStart(name);
        json.writeStringProperty("low", cents(range.get().low()));
        text("high", range.get().high().map(SheetJson::cents));
        json.writeEndObject();
    }

    private static String plain(BigDecimal number) {
        return number.round(new MathContext(8)).stripTrailingZeros().toPlainString();
    }

    private static String cents(BigDecimal amount) {
        return amount.setScale(2, RoundingMode.HALF_UP).toPlainString();
    }

    private void text(String name, Optional<String> value) {
        if (value.isPresent()) {
            json.writeStringProperty(name, value.get());
        } else {
            json.writeNullProperty(name);
        }
    }

    private <T> void list(String name, List<T> items, Consumer<T> each) {
        json.writeArrayPropertyStart(name);
        items.forEach(each);
        json.writeEndArray();
    }

    private static String lower(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
