package dev.countersign.report;

import dev.countersign.model.Claim;
import dev.countersign.model.DocumentFacts;
import dev.countersign.model.Reading;
import dev.countersign.model.Unread;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** Writes what was read from documents: for people, and a line a document and topic for machines. */
public final class FactsReport {
    private FactsReport() {}

    /** Topics that were looked for are present, or, where only an open reading was found, unclear; the others have no line. */
    public static void jsonl(List<DocumentFacts> facts, PrintWriter out) {
        for (DocumentFacts document : facts) {
            Map<String, List<Claim>> byTopic = new TreeMap<>();
            document.claims()
                    .forEach(c -> Topics.of(c.fact())
                            .ifPresent(t -> byTopic.computeIfAbsent(t, x -> new ArrayList<>())
                                    .add(c)));
            byTopic.forEach((topic, claims) -> out.println(line(document, topic, claims)));
        }
    }

    private static String line(DocumentFacts document, String topic, List<Claim> claims) {
        List<Claim> values = claims.stream()
                .filter(c -> c.reading() instanceof Reading.Value)
                .toList();
        List<Claim> shown = values.isEmpty() ? claims : values;
        StringWriter line = new StringWriter();
        try (JsonGenerator json = new JsonFactory().createGenerator(ObjectWriteContext.empty(), line)) {
            json.writeStartObject();
            json.writeStringProperty("file", document.read().document().id().path());
            json.writeStringProperty("topic", topic);
            json.writeStringProperty("state", values.isEmpty() ? "unclear" : "present");
            json.writeStringProperty("value", says(shown.get(0)));
            json.writeArrayPropertyStart("quotes");
            shown.stream().map(c -> c.evidence().quote()).distinct().forEach(json::writeString);
            json.writeEndArray();
            json.writeNumberProperty("page", shown.get(0).evidence().place().page());
            json.writeEndObject();
        }
        return line.toString();
    }

    /** By document, then fact: its value, the words and the place. */
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
        }
    }

    private static String says(Claim claim) {
        return claim.reading() instanceof Reading.Value value
                ? String.valueOf(value.value())
                : ((Reading.Open) claim.reading()).why();
    }
}
