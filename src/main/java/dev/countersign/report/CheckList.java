package dev.countersign.report;

import dev.countersign.catalog.Catalog;
import dev.countersign.catalog.Check;
import dev.countersign.catalog.Pack;
import java.io.PrintWriter;
import java.util.Locale;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;

/** The catalogue as a list. */
public final class CheckList {
    private final Catalog catalog;
    private final Locale language;

    public CheckList(Catalog catalog, Locale language) {
        this.catalog = catalog;
        this.language = language;
    }

    public void text(PrintWriter out) {
        Labels labels = new Labels(language);
        for (Pack pack : catalog.packs()) {
            out.println(pack.id() + ": " + pack.title().in(language));
            for (Check check : pack.checks()) {
                String stop = check.hardStop() ? ", " + labels.label("hardStop") : "";
                out.println("  " + check.id() + "  " + check.title().in(language) + "  ("
                        + labels.label(check.severity()) + stop + ")");
            }
        }
    }

    public void json(PrintWriter out) {
        try (JsonGenerator json = new JsonFactory()
                .rebuild()
                .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
                .build()
                .createGenerator(ObjectWriteContext.empty(), out)) {
            json.writeStartArray();
            for (Pack pack : catalog.packs()) {
                for (Check check : pack.checks()) {
                    json.writeStartObject();
                    json.writeStringProperty("id", check.id());
                    json.writeStringProperty("pack", pack.id());
                    json.writeStringProperty("severity", check.severity().name().toLowerCase(Locale.ROOT));
                    json.writeBooleanProperty("hardStop", check.hardStop());
                    json.writeStringProperty("title", check.title().in(language));
                    json.writeStringProperty("section", check.section());
                    json.writeStringProperty("due", check.due().name().toLowerCase(Locale.ROOT));
                    json.writeStringProperty("evidence", check.evidence().name());
                    json.writeStringProperty("subject", check.subject());
                    json.writeEndObject();
                }
            }
            json.writeEndArray();
        }
        out.println();
    }
}
