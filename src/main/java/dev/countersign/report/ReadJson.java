package dev.countersign.report;

import dev.countersign.model.Block;
import dev.countersign.model.Box;
import dev.countersign.model.Entry;
import dev.countersign.model.Language;
import dev.countersign.model.Line;
import dev.countersign.model.Page;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Section;
import dev.countersign.model.Table;
import dev.countersign.model.TrackedChange;
import dev.countersign.model.Unread;
import dev.countersign.model.Word;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;

/** For machines (docs/formats.md, schema/read-1.json): every block, page, row and value on a line of its own. */
final class ReadJson implements ReadReporter {
    private final String tool;

    ReadJson(String tool) {
        this.tool = tool;
    }

    @Override
    public String format() {
        return "json";
    }

    @Override
    public void write(Iterable<ReadFile> files, Writer out) throws IOException {
        try (JsonGenerator json = new JsonFactory()
                .rebuild()
                .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
                .build()
                .createGenerator(ObjectWriteContext.empty(), out)) {
            Parts parts = new Parts(json);
            json.writeStartObject();
            json.writeStringProperty("format", "countersign-read/1");
            json.writeStringProperty("tool", tool);
            json.writeArrayPropertyStart("documents");
            files.forEach(f -> parts.document(f.read()));
            json.writeEndArray();
            json.writeEndObject();
        }
        out.write("\n");
    }

    /** Writes the parts, each where the schema has it. */
    private static final class Parts {
        private final JsonGenerator json;

        Parts(JsonGenerator json) {
            this.json = json;
        }

        void document(ReadDocument read) {
            json.writeRaw('\n');
            json.writeStartObject();
            json.writeStringProperty("path", read.document().id().path());
            json.writeStringProperty("kind", lower(read.document().kind()));
            json.writeStringProperty("role", lower(read.document().role()));
            json.writeStringProperty("sha256", read.document().sha256());
            json.writeBooleanProperty("read", read.isRead());
            json.writeObjectPropertyStart("languages");
            read.languages()
                    .forEach((language, share) ->
                            json.writeNumberProperty(lower(language), Math.round(share * 100) / 100.0));
            json.writeEndObject();
            list("unread", read.unread(), this::unread);
            list("pages", read.pages(), this::page);
            list("blocks", read.blocks(), this::block);
            list("sections", Section.of(read.blocks()), this::section);
            list("tables", read.tables(), this::table);
            list("entries", read.entries(), this::entry);
            list("changes", read.changes(), this::change);
            json.writeEndObject();
        }

        private <T> void list(String name, List<T> items, Consumer<T> each) {
            json.writeArrayPropertyStart(name);
            for (T item : items) {
                json.writeRaw('\n');
                each.accept(item);
            }
            json.writeEndArray();
        }

        private void unread(Unread unread) {
            json.writeStartObject();
            json.writeStringProperty("document", unread.document().path());
            json.writeNumberProperty("page", unread.page());
            json.writeStringProperty("what", unread.what());
            json.writeEndObject();
        }

        private void page(Page page) {
            json.writeStartObject();
            json.writeNumberProperty("number", page.number());
            json.writeStringProperty("name", page.name());
            json.writeNumberProperty("width", tenths(page.width()));
            json.writeNumberProperty("height", tenths(page.height()));
            json.writeEndObject();
        }

        private void block(Block block) {
            json.writeStartObject();
            json.writeStringProperty("kind", lower(block.kind()));
            json.writeStringProperty("number", block.number());
            json.writeNumberProperty("level", block.level());
            json.writeStringProperty("language", lower(Language.of(block.text())));
            lines(block.lines());
            json.writeEndObject();
        }

        private void section(Section section) {
            json.writeStartObject();
            json.writeStringProperty("number", section.number());
            json.writeStringProperty("title", section.title());
            json.writeNumberProperty("level", section.level());
            json.writeNumberProperty("parent", section.parent());
            json.writeNumberProperty("block", section.block());
            json.writeEndObject();
        }

        private void lines(List<Line> lines) {
            json.writeArrayPropertyStart("lines");
            for (Line line : lines) {
                json.writeStartObject();
                json.writeNumberProperty("page", line.page());
                json.writeNumberProperty("line", line.number());
                json.writeStringProperty("text", line.text());
                json.writeArrayPropertyStart("words");
                line.words().forEach(this::word);
                json.writeEndArray();
                json.writeEndObject();
            }
            json.writeEndArray();
        }

        private void word(Word word) {
            Box box = word.box();
            json.writeStartObject();
            json.writeNumberProperty("start", word.start());
            json.writeNumberProperty("end", word.end());
            box(box);
            if (word.confidence() < 1) {
                json.writeNumberProperty("confidence", Math.round(word.confidence() * 100) / 100.0);
            }
            json.writeEndObject();
        }

        private void box(Box box) {
            json.writeArrayPropertyStart("box");
            for (double d : new double[] {box.left(), box.top(), box.width(), box.height()}) {
                json.writeNumber(tenths(d));
            }
            json.writeEndArray();
        }

        private void table(Table table) {
            json.writeStartObject();
            json.writeNumberProperty("headRows", table.headRows());
            json.writeArrayPropertyStart("rows");
            for (Table.Row row : table.rows()) {
                json.writeRaw('\n');
                json.writeStartObject();
                json.writeArrayPropertyStart("cells");
                for (Table.Cell cell : row.cells()) {
                    json.writeStartObject();
                    json.writeNumberProperty("column", cell.column());
                    json.writeNumberProperty("columnSpan", cell.columnSpan());
                    json.writeNumberProperty("rowSpan", cell.rowSpan());
                    json.writeArrayPropertyStart("areas");
                    cell.areas().forEach(this::area);
                    json.writeEndArray();
                    lines(cell.lines());
                    json.writeEndObject();
                }
                json.writeEndArray();
                json.writeEndObject();
            }
            json.writeEndArray();
            json.writeEndObject();
        }

        private void area(Table.Area area) {
            json.writeStartObject();
            json.writeNumberProperty("page", area.page());
            box(area.box());
            json.writeEndObject();
        }

        private void entry(Entry entry) {
            json.writeStartObject();
            json.writeStringProperty("pointer", entry.pointer());
            json.writeNumberProperty("line", entry.line());
            json.writeStringProperty("text", entry.text());
            json.writeEndObject();
        }

        private void change(TrackedChange change) {
            json.writeStartObject();
            json.writeStringProperty("kind", lower(change.kind()));
            json.writeStringProperty("text", change.text());
            json.writeNumberProperty("line", change.line());
            json.writeStringProperty("author", change.author());
            json.writeEndObject();
        }

        private static double tenths(double points) {
            return Math.round(points * 10) / 10.0;
        }

        private static String lower(Enum<?> value) {
            return value.name().toLowerCase(Locale.ROOT);
        }
    }
}
