package dev.countersign;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.countersign.cli.Main;
import dev.countersign.model.Block;
import dev.countersign.model.Box;
import dev.countersign.model.Cause;
import dev.countersign.model.Document;
import dev.countersign.model.DocumentId;
import dev.countersign.model.Entry;
import dev.countersign.model.Fact;
import dev.countersign.model.FileKind;
import dev.countersign.model.Grade;
import dev.countersign.model.Line;
import dev.countersign.model.Outcome;
import dev.countersign.model.Page;
import dev.countersign.model.PagePicture;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Role;
import dev.countersign.model.Severity;
import dev.countersign.model.Stage;
import dev.countersign.model.Table;
import dev.countersign.model.TrackedChange;
import dev.countersign.model.Unread;
import dev.countersign.model.Verdict;
import dev.countersign.model.Word;
import dev.countersign.read.data.DataReader;
import dev.countersign.report.ReadFile;
import dev.countersign.report.ReadReporter;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.Field;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** The published schemas say what the reader of quotes takes and what the report writes. */
class SchemaTest {
    private static final SchemaRegistry REGISTRY =
            SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
    private static final JsonNode QUOTE = schema("quote-1.json");
    private static final JsonNode AUDIT = schema("audit-1.json");
    private static final JsonNode READ = schema("read-1.json");

    private static final String LEAST = """
        format: countersign-quote/1
        supplier: An invented supplier
        lines:
          - item: 8x H100
        """;

    @TempDir
    private Path folder;

    static Stream<Path> samples() throws IOException {
        try (Stream<Path> children = Files.list(Path.of("contracts-samples"))) {
            return children.filter(c -> Files.exists(c.resolve("ABOUT.md"))).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    void quotesOfTheSamplesAreValid(Path sample) throws IOException {
        try (Stream<Path> files = Files.walk(sample)) {
            for (Path quote : files.filter(f -> f.endsWith("quote.yaml")).toList()) {
                assertThat(errors(QUOTE, new YAMLMapper().readTree(quote))).isEmpty();
                assertThat(reader(quote)).isEmpty();
            }
        }
    }

    @Test
    void theExampleOfTheDocumentationIsValid() throws IOException {
        String page = Files.readString(Path.of("docs/quote-format.md"));
        String example = page.substring(page.indexOf("```yaml\n") + 8, page.indexOf("\n```\n"));

        assertThat(quoteErrors(example)).isEmpty();
        assertThat(reader(written(example))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "number: 1107\n",
                "termMonths: null\nterms: null\ncharges: null\nnotes: null\nmonthlyTotal: null\n",
                "monthlyTotal: \"5100000.00\"\n",
                "monthlyTotal: 5100000\n",
                "terms: {support: {hours: MON - FRI 09:00 - 24:00, response: {P1: 15 minutes}}}\n",
                "terms: {support: {hours: 24X7}, versions: {driver: 580.95, cuda: 13}}\n",
                "charges: {egress: {note: included}}\n"
            })
    void whatTheSchemaTakesTheReaderTakes(String more) throws IOException {
        assertThat(quoteErrors(LEAST + more)).isEmpty();
        assertThat(reader(written(LEAST + more))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "suplier: misspelt\n",
                "terms: {support: {hour: 24x7}}\n",
                "charges: {ingress: {amount: \"1.00\"}}\n",
                "termMonths: twelve\n",
                "taxIncluded: perhaps\n",
                "date: 1 November 2026\n",
                "monthlyTotal: a lot\n",
                "notes: one note\n",
                "terms: {support: {hours: nine to five}}\n",
                "terms: {support: {hours: 'Mon-Fri 09:00-25:00'}}\n",
                "terms: all\n"
            })
    void aWrongValueIsRefusedByBoth(String wrong) throws IOException {
        assertThat(quoteErrors(LEAST + wrong)).isNotEmpty();
        assertThat(reader(written(LEAST + wrong))).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "format: countersign-quote/1\nlines: [{gpu: H100}]\n",
                "format: countersign-quote/1\nsupplier: S\n",
                "format: countersign-quote/1\nsupplier: S\nlines: []\n",
                "format: countersign-quote/1\nsupplier: S\nlines: {gpu: H100}\n",
                "format: countersign-quote/1\nsupplier: S\nlines: [{gpu: H100, memoryGb: eighty}]\n",
                "format: countersign-quote/1\nsupplier: S\nlines: [{gpu: H100, capacity: rented}]\n",
                "format: countersign-quote/1\nsupplier: S\nlines: [{gpu: H100, memory: 80}]\n",
                "format: countersign-quote/2\nsupplier: S\nlines: [{gpu: H100}]\n"
            })
    void aWrongQuoteIsRefusedByBoth(String wrong) throws IOException {
        assertThat(quoteErrors(wrong)).isNotEmpty();
        assertThat(reader(written(wrong))).isNotEmpty();
    }

    @Test
    void theQuoteSchemaNamesExactlyTheFieldsOfTheReader() throws ReflectiveOperationException {
        Set<String> ofReader = new TreeSet<>();
        fields(Class.forName("dev.countersign.read.data.QuoteFile"), "", ofReader);

        Set<String> ofSchema = new TreeSet<>();
        properties(QUOTE, QUOTE, "", ofSchema);

        assertThat(ofSchema).isEqualTo(ofReader);
    }

    @ParameterizedTest
    @MethodSource("samples")
    void auditsOfTheSamplesAreValidInBothLanguages(Path sample) {
        for (String language : List.of("en", "zh")) {
            StringWriter out = new StringWriter();
            StringWriter err = new StringWriter();
            int exit = Main.run(
                    new PrintWriter(out),
                    new PrintWriter(err),
                    "audit",
                    sample.toString(),
                    "--format",
                    "json",
                    "--lang",
                    language);

            assertThat(exit).as(err.toString()).isZero();
            assertThat(errors(AUDIT, new JsonMapper().readTree(out.toString()))).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    void whatIsReadOfTheSamplesIsValid(Path sample) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exit = Main.run(new PrintWriter(out), new PrintWriter(err), "read", sample.toString(), "--format", "json");

        assertThat(exit).as(err.toString()).isZero();
        assertThat(errors(READ, new JsonMapper().readTree(out.toString()))).isEmpty();
    }

    @Test
    void theSchemaOfReadNamesEveryFieldAndConstantThatIsWritten() throws IOException {
        Document word = new Document(new DocumentId("draft.docx"), FileKind.WORD, Role.CONTRACT, "", "");
        List<Line> lines = List.of(new Line(1, 1, "1. Term", List.of(new Word(0, 2, new Box(1, 2.04, 3, 0.01), 0.5))));
        ReadDocument read = new ReadDocument(
                word,
                List.of(new Page(1, "Prices", 4, 9)),
                List.of(new Block(Block.Kind.HEADING, "1.", 1, lines)),
                List.of(new Table(
                        1,
                        List.of(new Table.Row(List.of(
                                new Table.Cell(0, 2, 1, List.of(new Table.Area(1, new Box(1, 2, 3, 4))), lines)))))),
                List.of(new Entry("/a", 1, "b")),
                List.of(new Unread(word.id(), 1, "damaged")),
                List.of(new TrackedChange(TrackedChange.Kind.MOVED_TO, "six", 3, "J.")));
        StringWriter out = new StringWriter();
        ReadReporter json = ReadReporter.all("1.0").stream()
                .filter(r -> r.format().equals("json"))
                .findFirst()
                .orElseThrow();
        json.write(List.of(new ReadFile(read, page -> PagePicture.none("none"))), out);
        JsonNode written = new JsonMapper().readTree(out.toString());

        assertThat(errors(READ, written)).isEmpty();
        Set<String> ofSchema = new TreeSet<>();
        properties(READ).forEach(p -> p.propertyNames().forEach(ofSchema::add));
        Set<String> ofReport = new TreeSet<>();
        names(written, ofReport);
        assertThat(ofReport).isEqualTo(ofSchema);
        assertThat(constants(READ, "/$defs/document/properties/kind")).isEqualTo(lower(FileKind.values()));
        assertThat(constants(READ, "/$defs/document/properties/role")).isEqualTo(lower(Role.values()));
        assertThat(constants(READ, "/$defs/block/properties/kind")).isEqualTo(lower(Block.Kind.values()));
        assertThat(constants(READ, "/$defs/change/properties/kind")).isEqualTo(lower(TrackedChange.Kind.values()));
    }

    /** All objects that say which properties there are, also those within another. */
    private static List<JsonNode> properties(JsonNode schema) {
        List<JsonNode> all = new ArrayList<>();
        JsonNode own = schema.path("properties");
        if (own.isObject()) {
            all.add(own);
        }
        schema.values().forEach(part -> all.addAll(properties(part)));
        return all;
    }

    private static void names(JsonNode json, Set<String> found) {
        json.propertyNames().forEach(found::add);
        json.values().forEach(v -> names(v, found));
    }

    @Test
    void everyPropertyOfReadIsDocumented() throws IOException {
        documented(READ, "docs/formats.md", "`%s`");
    }

    @Test
    void theSchemasThemselvesAreValid() {
        for (JsonNode schema : List.of(QUOTE, AUDIT, READ)) {
            JsonNode meta =
                    new JsonMapper().createObjectNode().put("$ref", "https://json-schema.org/draft/2020-12/schema");
            assertThat(errors(meta, schema)).isEmpty();
        }
    }

    @Test
    void everyPropertyIsDescribed() {
        for (JsonNode schema : List.of(QUOTE, AUDIT, READ)) {
            properties(schema)
                    .forEach(properties -> properties
                            .properties()
                            .forEach(p -> assertThat(
                                            p.getValue().path("description").asString(""))
                                    .as(p.getKey())
                                    .isNotBlank()));
        }
    }

    @Test
    void theAuditSchemaNamesEveryConstant() {
        assertThat(constants("/properties/verdict")).isEqualTo(names(Verdict.values()));
        assertThat(constants("/properties/stage")).isEqualTo(lower(Stage.values()));
        assertThat(constants("/$defs/score/properties/confidence")).isEqualTo(names(Grade.values()));
        String finding = "/properties/findings/items/properties";
        assertThat(constants(finding + "/outcome")).isEqualTo(names(Outcome.values()));
        assertThat(constants(finding + "/severity")).isEqualTo(lower(Severity.values()));
        assertThat(constants(finding + "/cause")).isEqualTo(names(Cause.values()));
        assertThat(constants(finding + "/evidence/items/properties/grade")).isEqualTo(names(Grade.values()));
        String document = "/properties/documents/items/properties";
        assertThat(constants(document + "/kind")).isEqualTo(lower(FileKind.values()));
        assertThat(constants(document + "/role")).isEqualTo(lower(Role.values()));
        Set<String> states = Arrays.stream(Fact.class.getPermittedSubclasses())
                .map(c -> c.getSimpleName().toLowerCase(Locale.ROOT))
                .collect(Collectors.toSet());
        assertThat(constants(finding + "/facts/items/properties/state")).isEqualTo(states);
    }

    private static Set<String> constants(String pointer) {
        return constants(AUDIT, pointer);
    }

    private static Set<String> constants(JsonNode schema, String pointer) {
        Set<String> constants = new TreeSet<>();
        schema.at(pointer).path("enum").forEach(c -> {
            if (!c.isNull()) {
                constants.add(c.asString());
            }
        });
        return constants;
    }

    private static Set<String> names(Enum<?>[] values) {
        return Arrays.stream(values).map(Enum::name).collect(Collectors.toSet());
    }

    private static Set<String> lower(Enum<?>[] values) {
        return Arrays.stream(values).map(v -> v.name().toLowerCase(Locale.ROOT)).collect(Collectors.toSet());
    }

    @Test
    void everyPropertyOfTheAuditIsDocumented() throws IOException {
        documented(AUDIT, "docs/audit-format.md", "`%s`");
    }

    @Test
    void everyFieldOfTheQuoteIsDocumented() throws IOException {
        documented(QUOTE, "docs/quote-format.md", "%s:");
    }

    private static void documented(JsonNode schema, String page, String as) throws IOException {
        String text = Files.readString(Path.of(page));
        Set<String> names = new TreeSet<>();
        properties(schema).forEach(p -> p.propertyNames().forEach(names::add));
        assertThat(names).isNotEmpty().allSatisfy(name -> assertThat(text).contains(as.formatted(name)));
    }

    private static List<Error> quoteErrors(String yaml) {
        return errors(QUOTE, new YAMLMapper().readTree(yaml));
    }

    private static List<Error> errors(JsonNode schema, JsonNode instance) {
        Schema compiled = REGISTRY.getSchema(schema);
        return compiled.validate(instance);
    }

    private Path written(String yaml) throws IOException {
        return Files.writeString(folder.resolve("quote.yaml"), yaml);
    }

    /** What the reader finds wrong with the file. */
    private static List<String> reader(Path quote) {
        Document document = new Document(new DocumentId("quote.yaml"), FileKind.YAML, Role.QUOTE, "", "");
        ReadDocument read = new DataReader().read(document, quote);
        return read.unread().stream().map(Object::toString).toList();
    }

    private static JsonNode schema(String name) {
        try (InputStream in = SchemaTest.class.getResourceAsStream("/schema/" + name)) {
            return new JsonMapper().readTree(in);
        } catch (IOException e) {
            throw new IllegalStateException(name, e);
        }
    }

    /** {@code /lines/gpu} and the like, of the records that a quote is bound to. */
    private static void fields(Type type, String at, Set<String> found) {
        if (type instanceof ParameterizedType generic) {
            Type[] of = generic.getActualTypeArguments();
            if (of.length == 2 && of[0] instanceof Class<?> key && key.isEnum()) {
                for (Field constant : key.getFields()) {
                    String name = constant.getAnnotation(JsonProperty.class).value();
                    found.add(at + "/" + name);
                    fields(of[1], at + "/" + name, found);
                }
            } else {
                fields(of[of.length - 1], at, found);
            }
        } else if (type instanceof Class<?> record && record.isRecord()) {
            for (RecordComponent component : record.getRecordComponents()) {
                found.add(at + "/" + component.getName());
                fields(component.getGenericType(), at + "/" + component.getName(), found);
            }
        }
    }

    private static void properties(JsonNode root, JsonNode schema, String at, Set<String> found) {
        if (schema.has("$ref")) {
            properties(root, root.at(schema.get("$ref").asString().substring(1)), at, found);
        }
        if (schema.has("items")) {
            properties(root, schema.get("items"), at, found);
        }
        schema.path("properties").properties().forEach(p -> {
            found.add(at + "/" + p.getKey());
            properties(root, p.getValue(), at + "/" + p.getKey(), found);
        });
    }
}
