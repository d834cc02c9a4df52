package dev.countersign.read.data;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.model.Document;
import dev.countersign.model.DocumentId;
import dev.countersign.model.Entry;
import dev.countersign.model.FileKind;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Role;
import dev.countersign.model.Unread;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** A quote in our own format: what does not fit it is refused with line and field, never half read. */
class QuoteFileTest {
    private static final String QUOTE = """
            format: countersign-quote/1
            supplier: Meghdoot
            currency: INR
            lines:
              - item: HGX H100
                capacity: reserved
                gpu: H100
                memoryGb: 80
                nodes: 4
                unitPrice: {amount: "212.00", per: gpu-hour}
            charges:
              egress: {amount: "0.00", per: GB, note: included}
            terms:
              support:
                hours: 24x7
                response: {P1: 15 minutes}
              usageExport: {fields: [account, node], refused: false}
            """;

    @TempDir
    private Path folder;

    @Test
    void aQuoteThatFitsIsRead() throws IOException {
        ReadDocument read = read(FileKind.YAML, QUOTE);

        assertThat(read.unread()).isEmpty();
        assertThat(read.entries()).contains(new Entry("/lines/0/unitPrice/amount", 10, "212.00"));
    }

    @Test
    void yamlAndJsonGiveTheSameEntries() throws IOException {
        Map<?, ?> quote = YAMLMapper.builder().build().readValue(QUOTE, Map.class);
        String json =
                JsonMapper.builder().build().writerWithDefaultPrettyPrinter().writeValueAsString(quote);

        assertThat(byPointer(read(FileKind.JSON, json))).isEqualTo(byPointer(read(FileKind.YAML, QUOTE)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "supplier: Meghdoot | suplier: Meghdoot   | line 2: unknown key \"suplier\"; did you mean \"supplier\"?",
                "memoryGb: 80       | memoryGB: 80        | line 8: unknown key \"memoryGB\"; did you mean \"memoryGb\"?",
                "hours: 24x7        | hour: 24x7          | line 15: unknown key \"hour\"; did you mean \"hours\"?",
                "nodes: 4           | nodes: four         | line 9: /lines/0/nodes: \"four\" is not a whole number",
                "nodes: 4           | nodes: 1_000        | line 9: /lines/0/nodes: \"1_000\" is not a whole number",
                "nodes: 4           | nodes: 4.5          | line 9: /lines/0/nodes: \"4.5\" is not a whole number",
                "nodes: 4           | nodes: [4]          | line 9: /lines/0/nodes: is not a whole number",
                "nodes: 4           | nodes: 99999999999  | line 9: ",
                "refused: false     | refused: no         | line 17: /terms/usageExport/refused: \"no\" is not true or false",
                "refused: false     | refused: 1          | line 17: /terms/usageExport/refused: \"1\" is not true or false",
                "amount: \"212.00\" | amount: much        | line 10: /lines/0/unitPrice/amount: \"much\" is not a number",
                "capacity: reserved | capacity: borrowed  | line 6: /lines/0/capacity: \"borrowed\" is not one of",
                "hours: 24x7        | hours: all day      | line 14: /terms/support: hours are written 24x7 or",
                "currency: INR      | 'currency: INR\nsupplier: Another' | line 4: stated twice: \"supplier\"",
                "gpu: H100          | 'gpu: &g H100\n    instance: *g' | line 8: aliases",
                "quote/1            | quote/2             | this version reads countersign-quote/1, not countersign-quote/2",
                "supplier: Meghdoot | supplier: ' '       | /supplier: is missing",
            })
    void whatDoesNotFitIsRefusedWithLineAndField(String was, String is, String what) throws IOException {
        assertThat(QUOTE).contains(was);

        ReadDocument read = read(FileKind.YAML, QUOTE.replace(was, is));

        assertThat(read.isRead()).as("never half read").isFalse();
        assertThat(read.unread())
                .singleElement()
                .extracting(Unread::what)
                .asString()
                .contains(what);
    }

    @ParameterizedTest
    @ValueSource(strings = {"lines: []", "lines:", "lines: null", ""})
    void aQuoteWithoutLinesIsRefused(String lines) throws IOException {
        String quote = "format: countersign-quote/1\nsupplier: Meghdoot\n" + lines + "\n";

        assertThat(read(FileKind.YAML, quote).unread())
                .singleElement()
                .extracting(Unread::what)
                .asString()
                .contains("/lines: a quote has at least one line");
    }

    @Test
    void aSecondDocumentBehindTheFirstIsRefused() throws IOException {
        assertThat(read(FileKind.YAML, QUOTE + "---\nterms: {cancellation: none}\n")
                        .unread())
                .singleElement()
                .extracting(Unread::what)
                .asString()
                .contains("holds more than one document");
    }

    @Test
    void anAmountKeepsItsDigits() throws IOException {
        assertThat(byPointer(read(FileKind.YAML, QUOTE.replace("\"212.00\"", "212.10"))))
                .containsEntry("/lines/0/unitPrice/amount", "212.10");
    }

    @Test
    void blanksAroundAQuotedNumberAreNoPartOfIt() throws IOException {
        assertThat(byPointer(read(FileKind.YAML, QUOTE.replace("nodes: 4", "nodes: \" 4 \""))))
                .containsEntry("/lines/0/nodes", "4");
    }

    @Test
    void aFileThatIsNoQuoteIsNotHeldAgainstTheFormat() throws IOException {
        ReadDocument read = read(
                FileKind.YAML, QUOTE.replace("countersign-quote/1", "another/1").replace("gpu:", "gpux:"));

        assertThat(read.unread()).isEmpty();
        assertThat(read.isRead()).isTrue();
    }

    private static Map<String, String> byPointer(ReadDocument read) {
        assertThat(read.unread()).isEmpty();
        return read.entries().stream().collect(Collectors.toMap(Entry::pointer, Entry::text));
    }

    private ReadDocument read(FileKind kind, String text) throws IOException {
        Path file = folder.resolve("quote");
        Files.writeString(file, text);
        return new DataReader().read(new Document(new DocumentId("quote"), kind, Role.QUOTE, "", ""), file);
    }
}
