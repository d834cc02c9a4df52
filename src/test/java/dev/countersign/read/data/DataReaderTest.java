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
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** YAML and JSON of any shape, and of none. */
class DataReaderTest {
    private static final String NESTED_TOO_DEEP = "[".repeat(100_000);

    @TempDir
    private Path folder;

    @Test
    void everyScalarIsAnEntryWithItsPointerAndLine() throws IOException {
        ReadDocument read = read(FileKind.YAML, """
                # a remark
                supplier: Meghdoot   # another
                lines:
                  - gpu: H100
                    nodes: 4
                  - {gpu: "H200 ", nodes: 010}
                nothing: null
                """);

        assertThat(read.entries())
                .containsExactly(
                        new Entry("/supplier", 2, "Meghdoot"),
                        new Entry("/lines/0/gpu", 4, "H100"),
                        new Entry("/lines/0/nodes", 5, "4"),
                        new Entry("/lines/1/gpu", 6, "H200"),
                        new Entry("/lines/1/nodes", 6, "010"));
        assertThat(read.unread()).isEmpty();
    }

    @Test
    void jsonGivesTheEntriesThatYamlGives() throws IOException {
        String json = """
                {
                  "a": {"b": [1, true, "x"]},
                  "c/d": 2.50
                }
                """;

        assertThat(read(FileKind.JSON, json).entries())
                .isEqualTo(read(FileKind.YAML, json).entries())
                .containsExactly(
                        new Entry("/a/b/0", 2, "1"),
                        new Entry("/a/b/1", 2, "true"),
                        new Entry("/a/b/2", 2, "x"),
                        new Entry("/c~1d", 3, "2.50"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "YAML | 'a: &x 1\nb: *x'             | line 2: aliases (*name) are not read; write the value out",
                "YAML | 'a: 1\nb: [1, 2\n'           | line 3: expected ',' or ']', but got <stream end>, while parsing a flow sequence from line 2",
                "YAML | 'a: 1\n\tb: 2'               | line 2: found character '\\t(TAB)'",
                "YAML | 'a: \"open\nb: 2'            | line 2: found unexpected end of stream, while scanning a quoted scalar from line 1",
                "YAML | 'a: b: c'                    | line 1: mapping values are not allowed here",
                "YAML | 'a: 1\na: 2'                 | line 2: stated twice: \"a\"",
                "JSON | '{\"a\": 1,\n\"a\": 2}'      | line 2: stated twice: \"a\"",
                "JSON | '{\"a\":\n nope}'            | line 2: ",
                "JSON | '{\"a\": 1'                  | line 1: ",
                "YAML | '# nothing but a remark'     | holds no values",
                "JSON | '{}'                         | holds no values",
            })
    void aBrokenFileIsUnreadWithItsLine(FileKind kind, String text, String what) throws IOException {
        ReadDocument read = read(kind, text);

        assertThat(read.isRead()).isFalse();
        assertThat(read.unread())
                .singleElement()
                .extracting(Unread::what)
                .asString()
                .startsWith(what);
    }

    @Test
    void anEmptyFileIsUnread() throws IOException {
        assertThat(read(FileKind.YAML, "").unread())
                .containsExactly(new Unread(new DocumentId("file"), 0, "the file is empty"));
    }

    @ParameterizedTest
    @EnumSource(names = {"YAML", "JSON"})
    void nestingWithoutEndIsRefused(FileKind kind) throws IOException {
        assertThat(read(kind, NESTED_TOO_DEEP).unread())
                .singleElement()
                .extracting(Unread::what)
                .asString()
                .contains("nesting depth");
    }

    /** A hundred lines that would be ten to the hundredth values, were aliases followed. */
    @Test
    void aBillionLaughsAreRefusedAtTheFirst() throws IOException {
        StringBuilder bomb = new StringBuilder("a0: &a0 [lol]\n");
        for (int i = 1; i < 100; i++) {
            bomb.append("a%d: &a%d [%s]\n".formatted(i, i, ("*a" + (i - 1) + ", ").repeat(9) + "*a" + (i - 1)));
        }

        assertThat(read(FileKind.YAML, bomb.toString()).unread())
                .singleElement()
                .extracting(Unread::what)
                .asString()
                .startsWith("line 2: aliases");
    }

    @Test
    void moreValuesThanAnyDealHasAreRefused() throws IOException {
        String many = "[" + "1,".repeat(200_000) + "1]";

        assertThat(read(FileKind.JSON, many).unread())
                .singleElement()
                .extracting(Unread::what)
                .isEqualTo("holds more than 200000 values");
    }

    @Test
    void aFileLargerThanAnyDealHasIsNotOpened() throws IOException {
        assertThat(read(FileKind.JSON, " ".repeat((5 << 20) + 1)).unread())
                .singleElement()
                .extracting(Unread::what)
                .isEqualTo("larger than 5 MB");
    }

    @Test
    void bytesThatAreNoTextAreUnread() throws IOException {
        Path file = folder.resolve("file");
        Files.write(file, new byte[] {'a', ':', ' ', (byte) 0xff, (byte) 0xfe, (byte) 0x80});

        ReadDocument read = new DataReader().read(document(FileKind.YAML), file);

        assertThat(read.isRead()).isFalse();
        assertThat(read.unread()).hasSize(1);
    }

    @Test
    void aFileThatIsGoneIsUnread() {
        assertThat(new DataReader()
                        .read(document(FileKind.YAML), folder.resolve("gone"))
                        .unread())
                .singleElement()
                .extracting(Unread::what)
                .asString()
                .startsWith("cannot be read");
    }

    @Test
    void itReadsYamlAndJsonOnly() {
        DataReader reader = new DataReader();

        assertThat(Set.of(FileKind.values()))
                .filteredOn(reader::reads)
                .containsExactlyInAnyOrder(FileKind.YAML, FileKind.JSON);
    }

    private ReadDocument read(FileKind kind, String text) throws IOException {
        Path file = folder.resolve("file");
        Files.writeString(file, text, StandardCharsets.UTF_8);
        return new DataReader().read(document(kind), file);
    }

    private static Document document(FileKind kind) {
        return new Document(new DocumentId("file"), kind, Role.QUOTE, "", "");
    }
}
