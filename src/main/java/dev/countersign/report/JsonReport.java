package dev.countersign.report;

import dev.countersign.model.Audit;
import dev.countersign.model.Box;
import dev.countersign.model.Evidence;
import dev.countersign.model.Fact;
import dev.countersign.model.Finding;
import dev.countersign.model.Place;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Score;
import dev.countersign.model.Unread;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.PrettyPrinter;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;

/** audit.json: everything else derives from it (docs/audit-format.md, schema/audit-1.json). */
final class JsonReport implements Reporter {
    private final Wording wording;

    JsonReport(Wording wording) {
        this.wording = wording;
    }

    @Override
    public String format() {
        return "json";
    }

    @Override
    public void write(Audit audit, Writer out) throws IOException {
        DefaultIndenter indent = new DefaultIndenter("  ", "\n");
        ObjectWriteContext pretty = new ObjectWriteContext.Base() {
            @Override
            public PrettyPrinter getPrettyPrinter() {
                return new DefaultPrettyPrinter().withObjectIndenter(indent).withArrayIndenter(indent);
            }
        };
        try (JsonGenerator json = new JsonFactory()
                .rebuild()
                .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
                .build()
                .createGenerator(pretty, out)) {
            new Document(json).audit(audit);
        }
        out.write("\n");
    }

    /** Writes the parts, each where the schema has it. */
    private final class Document {
        private final JsonGenerator json;

        Document(JsonGenerator json) {
            this.json = json;
        }

        void audit(Audit audit) {
            json.writeStartObject();
            json.writeStringProperty("format", "countersign-audit/1");
            json.writeStringProperty("deal", audit.deal().name());
            json.writeStringProperty("verdict", audit.verdict().name());
            score(audit.score());
            json.writeBooleanProperty("sensitiveToWeights", audit.sensitive());
            json.writeStringProperty("asOf", audit.header().asOf().toString());
            json.writeStringProperty("stage", lower(audit.deal().stage()));
            json.writeStringProperty("tool", audit.header().tool());
            json.writeObjectPropertyStart("catalogue");
            json.writeStringProperty("version", audit.header().catalogueVersion());
            json.writeStringProperty("digest", audit.header().catalogueDigest());
            json.writeEndObject();
            list("sections", audit.sections(), this::section);
            list("findings", wording.inOrder(audit), this::finding);
            new SheetJson(json, new SheetWords(wording)).write(audit.deal());
            list("documents", audit.deal().documents(), this::document);
            list("ignored", audit.deal().ignored(), this::unread);
            json.writeEndObject();
        }

        private <T> void list(String name, List<T> items, Consumer<T> each) {
            json.writeArrayPropertyStart(name);
            items.forEach(each);
            json.writeEndArray();
        }

        private void score(Score score) {
            json.writeObjectPropertyStart("score");
            json.writeNumberProperty("worst", score.worst());
            json.writeNumberProperty("best", score.best());
            json.writeNumberProperty("completeness", score.completeness());
            json.writeStringProperty("confidence", score.confidence().name());
            json.writeEndObject();
        }

        private void section(Audit.SectionScore section) {
            json.writeStartObject();
            json.writeStringProperty("id", section.id());
            json.writeStringProperty("title", wording.section(section.id()));
            json.writeNumberProperty("weight", section.weight());
            score(section.score());
            json.writeEndObject();
        }

        private void finding(Finding finding) {
            json.writeStartObject();
            json.writeStringProperty("check", finding.check());
            json.writeStringProperty("subject", finding.subject());
            json.writeStringProperty("offer", finding.offer());
            json.writeStringProperty("outcome", finding.outcome().name());
            optional("cause", finding.cause().map(Enum::name));
            json.writeStringProperty("severity", lower(wording.check(finding).severity()));
            json.writeBooleanProperty("hardStop", wording.check(finding).hardStop());
            json.writeStringProperty("section", wording.check(finding).section());
            json.writeStringProperty("title", wording.title(finding));
            json.writeStringProperty("reason", wording.reason(finding));
            json.writeStringProperty("why", wording.why(finding));
            json.writeStringProperty("ask", wording.ask(finding));
            json.writeStringProperty("clause", wording.clause(finding));
            list("evidence", Wording.evidence(finding), this::evidence);
            list("facts", finding.because(), this::fact);
            json.writeEndObject();
        }

        private void evidence(Evidence evidence) {
            json.writeStartObject();
            json.writeStringProperty("document", evidence.document().path());
            json.writeNumberProperty("page", evidence.place().page());
            list("boxes", evidence.place() instanceof Place.OnPage p ? p.boxes() : List.of(), this::box);
            json.writeStringProperty("quote", evidence.quote());
            json.writeStringProperty("place", wording.place(evidence.place()));
            json.writeStringProperty("grade", evidence.grade().name());
            json.writeEndObject();
        }

        private void box(Box box) {
            json.writeStartArray();
            for (double d : new double[] {box.left(), box.top(), box.width(), box.height()}) {
                json.writeNumber(Math.round(d * 10) / 10.0);
            }
            json.writeEndArray();
        }

        private void fact(Fact<?> fact) {
            json.writeStartObject();
            json.writeStringProperty("name", fact.name());
            json.writeStringProperty("state", fact.getClass().getSimpleName().toLowerCase(Locale.ROOT));
            json.writeStringProperty("says", wording.says(fact));
            json.writeEndObject();
        }

        private void document(ReadDocument read) {
            json.writeStartObject();
            json.writeStringProperty("path", read.document().id().path());
            json.writeStringProperty("kind", lower(read.document().kind()));
            json.writeStringProperty("role", lower(read.document().role()));
            json.writeStringProperty("offer", read.document().offer());
            json.writeStringProperty("sha256", read.document().sha256());
            json.writeNumberProperty("pages", read.pages().size());
            json.writeBooleanProperty("read", read.isRead());
            list("unread", read.unread(), this::unread);
            json.writeEndObject();
        }

        private void unread(Unread unread) {
            json.writeStartObject();
            json.writeStringProperty("document", unread.document().path());
            json.writeNumberProperty("page", unread.page());
            json.writeStringProperty("what", unread.what());
            json.writeEndObject();
        }

        private void optional(String name, Optional<String> value) {
            if (value.isPresent()) {
                json.writeStringProperty(name, value.get());
            } else {
                json.writeNullProperty(name);
            }
        }

        private static String lower(Enum<?> value) {
            return value.name().toLowerCase(Locale.ROOT);
        }
    }
}
