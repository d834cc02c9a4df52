package dev.countersign.measure;

import dev.countersign.extract.clause.Answers;
import dev.countersign.extract.clause.Clause;
import dev.countersign.extract.clause.Clauses.Hit;
import dev.countersign.extract.clause.Sentence;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** Writes what is recognised in contracts as the lines that CUAD's scorer reads. */
final class CuadLines {
    private CuadLines() {}

    static void write(String file, List<Sentence> sentences, Map<Clause, List<Hit>> found, PrintWriter out) {
        found.forEach(
                (clause, hits) -> out.println(line(file, clause, hits, Answers.to(clause, hits, found, sentences))));
    }

    private static String line(String file, Clause clause, List<Hit> hits, List<String> answers) {
        StringWriter line = new StringWriter();
        try (JsonGenerator json = new JsonFactory().createGenerator(ObjectWriteContext.empty(), line)) {
            json.writeStartObject();
            json.writeStringProperty("file", file);
            json.writeStringProperty("category", clause.category());
            json.writeBooleanProperty("present", true);
            json.writeArrayPropertyStart("spans");
            for (Hit hit : hits) {
                json.writeStartObject();
                json.writeStringProperty("text", hit.sentence().text());
                json.writeNumberProperty("page", hit.sentence().page());
                json.writeEndObject();
            }
            json.writeEndArray();
            json.writeArrayPropertyStart("answer");
            answers.forEach(json::writeString);
            json.writeEndArray();
            json.writeEndObject();
        }
        return line.toString();
    }
}
