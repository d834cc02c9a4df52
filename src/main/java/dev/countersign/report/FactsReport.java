package dev.countersign.report;

import dev.countersign.model.Claim;
import dev.countersign.model.DocumentFacts;
import dev.countersign.model.DocumentTopics;
import dev.countersign.model.Reading;
import dev.countersign.model.TopicFinding;
import dev.countersign.model.Unread;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** Writes what was read from documents: for people, and a line a document and topic for machines. */
public final class FactsReport {
    private FactsReport() {}

    /** A line a document and topic: every topic of a document that could be read. */
    public static void jsonl(List<DocumentTopics> documents, PrintWriter out) {
        for (DocumentTopics document : documents) {
            document.findings().forEach(f -> out.println(line(document, f)));
        }
    }

    private static String line(DocumentTopics document, TopicFinding finding) {
        StringWriter line = new StringWriter();
        try (JsonGenerator json = new JsonFactory().createGenerator(ObjectWriteContext.empty(), line)) {
            json.writeStartObject();
            json.writeStringProperty("file", document.document().path());
            json.writeStringProperty("topic", finding.topic());
            json.writeStringProperty("state", finding.state().name().toLowerCase(Locale.ROOT));
            json.writeStringProperty("value", finding.value());
            json.writeArrayPropertyStart("quotes");
            finding.quotes().forEach(q -> json.writeString(q.text()));
            json.writeEndArray();
            // Of the first quote; 0 where there is none.
            json.writeNumberProperty(
                    "page",
                    finding.quotes().stream().findFirst().map(q -> q.page()).orElse(0));
            json.writeEndObject();
        }
        return line.toString();
    }

    /** By document, then fact: its value, the words and the place; then its quotes. */
    public static void text(List<DocumentFacts> facts, PrintWriter out) {
        Labels labels = new Labels(Locale.ENGLISH);
        for (DocumentFacts document : facts) {
            out.println(document.read().document().id() + ": "
                    + labels.label(document.read().document().role()));
            for (Unread unread : document.read().unread()) {
                out.println("  " + labels.label("unread") + ": " + unread);
            }
            document.claims().stream()
                    .sorted(Comparator.comparing(Claim::fact))
                    .forEach(c -> out.println("  " + c.fact() + " = " + says(c) + "\n    "
                            + labels.place(c.evidence().place()) + ": \u201c"
                            + c.evidence().quote() + "\u201d"));
            document.quotes().forEach(new QuoteText(labels, out)::write);
        }
    }

    private static String says(Claim claim) {
        return claim.reading() instanceof Reading.Value value
                ? String.valueOf(value.value())
                : ((Reading.Open) claim.reading()).why();
    }
}
