package dev.countersign.report;

import dev.countersign.model.Amendment;
import dev.countersign.model.Claim;
import dev.countersign.model.Construction;
import dev.countersign.model.CrossReference;
import dev.countersign.model.Definition;
import dev.countersign.model.DocumentFacts;
import dev.countersign.model.DocumentTopics;
import dev.countersign.model.Evidence;
import dev.countersign.model.Incorporation;
import dev.countersign.model.Precedence;
import dev.countersign.model.Reading;
import dev.countersign.model.TopicFinding;
import dev.countersign.model.Unread;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** Writes what was read from documents: for people, and a line a document and topic for machines. */
public final class FactsReport {
    /** More would hide the sentence that uses them. */
    private static final int MOST_DEFINITIONS = 4;

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
            document.claims().stream().sorted(Comparator.comparing(Claim::fact)).forEach(c -> {
                out.println("  " + c.fact() + " = " + says(c));
                quote(c.evidence(), labels, out);
                definitions(c.evidence().quote(), document)
                        .forEach(d -> out.println("    "
                                + labels.filled("facts.defines", d.term(), d.meaning()) + " ("
                                + labels.place(d.evidence().place()) + ")"));
            });
            document.quotes().forEach(new QuoteText(labels, out)::write);
            construction(document, facts, labels, out);
        }
    }

    /** Of the terms that a quote uses, each once. */
    private static List<Definition> definitions(String quote, DocumentFacts document) {
        return document.construction().definitions().stream()
                .filter(d -> Pattern.compile("(?<![\\p{L}\\d])" + Pattern.quote(d.term()) + "(?![a-z])")
                        .matcher(quote)
                        .find())
                .filter(d -> !d.evidence().quote().equals(quote))
                .limit(MOST_DEFINITIONS)
                .toList();
    }

    /** How the document says it is to be read, and where it points to nothing. */
    private static void construction(DocumentFacts document, List<DocumentFacts> all, Labels labels, PrintWriter out) {
        Construction read = document.construction();
        read.parties().forEach(p -> out.println("  " + labels.filled("facts.party", p.name(), labels.label(p.side()))));
        for (Precedence order : read.precedence()) {
            out.println("  " + labels.label("facts.prevails") + ": "
                    + order.order().stream().map(n -> name(n, labels)).collect(Collectors.joining(" > ")));
            quote(order.evidence(), labels, out);
        }
        for (Amendment amendment : read.amendments()) {
            out.println("  " + labels.filled("facts.amends", amendment.clause()));
            quote(amendment.evidence(), labels, out);
        }
        for (CrossReference dead : read.dead(all)) {
            out.println("  " + labels.filled("facts.dead", dead.target()));
            quote(dead.evidence(), labels, out);
        }
        for (Incorporation text : read.incorporated()) {
            boolean supplied = all.stream()
                    .anyMatch(d -> d != document
                            && text.suppliedAs().contains(d.read().document().role()));
            out.println("  " + labels.label("facts.incorporates") + ", "
                    + labels.label(supplied ? "facts.supplied" : "facts.missing") + ": " + text.title());
            quote(text.evidence(), labels, out);
        }
    }

    private static String name(String written, Labels labels) {
        return switch (written) {
            case Precedence.THIS -> labels.label("facts.this");
            case Precedence.HEREIN -> labels.label("facts.herein");
            case Precedence.REST -> labels.label("facts.rest");
            default -> written;
        };
    }

    private static void quote(Evidence evidence, Labels labels, PrintWriter out) {
        out.println("    " + labels.place(evidence.place()) + ": \u201c" + evidence.quote() + "\u201d");
    }

    private static String says(Claim claim) {
        return claim.reading() instanceof Reading.Value value
                ? String.valueOf(value.value())
                : ((Reading.Open) claim.reading()).why();
    }
}
