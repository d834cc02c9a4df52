package dev.countersign.read.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.model.Block;
import dev.countersign.model.Document;
import dev.countersign.model.DocumentId;
import dev.countersign.model.FileKind;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Role;
import dev.countersign.model.Table;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Separated values come row by row, however they are separated, quoted and encoded. */
class CsvReaderTest {
    @TempDir
    Path folder;

    private ReadDocument read(byte[] bytes) throws IOException {
        Path file = Files.write(folder.resolve("usage.csv"), bytes);
        Document document = new Document(new DocumentId("usage.csv"), FileKind.CSV, Role.OTHER, "", "");
        return new CsvReader().read(document, file);
    }

    private ReadDocument read(String text) throws IOException {
        return read(text.getBytes(StandardCharsets.UTF_8));
    }

    private static List<List<String>> rows(ReadDocument read) {
        return read.tables().get(0).rows().stream()
                .map(r -> r.cells().stream().map(Table.Cell::text).toList())
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {",", ";", "\t", "|"})
    void theSeparatorIsFound(String separator) throws IOException {
        String text = "gpu,price,note\nH100,\"2,10\",\"a;b|c\"\nH200,3,x\n"
                .replace(",", "\u0000")
                .replace("2\u000010", "2" + separator + "10")
                .replace("\u0000", separator);

        assertThat(rows(read(text)))
                .containsExactly(
                        List.of("gpu", "price", "note"),
                        List.of("H100", "2" + (separator.equals("\t") ? " " : separator) + "10", "a;b|c"),
                        List.of("H200", "3", "x"));
    }

    @Test
    void decimalCommasAreNoSeparators() throws IOException {
        assertThat(rows(read("gpu;price\nH100;2,10\nH200;3,50\n")))
                .containsExactly(List.of("gpu", "price"), List.of("H100", "2,10"), List.of("H200", "3,50"));
    }

    @Test
    void theFirstLineMayNameTheSeparator() throws IOException {
        ReadDocument read = read("sep=;\na;b,c\n");

        assertThat(rows(read)).containsExactly(List.of("a", "b,c"));
        assertThat(read.blocks().get(0).lines().get(0).number()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({
        "UTF-8, '价格,每小时\nH100,十二元\n'",
        "GB18030, '价格,每小时\nH100,十二元\n'",
        "UTF-16, '价格,每小时\nH100,十二元\n'",
        "UTF-16LE, 'gpu,price\nH100,12\n'",
        "windows-1252, 'modèle,prix\nH100,12 €\nMontréal,été\n'"
    })
    void theEncodingIsFound(String charset, String text) throws IOException {
        ReadDocument read = read(text.getBytes(Charset.forName(charset)));

        assertThat(read.blocks().stream().map(Block::text))
                .containsExactlyElementsOf(
                        text.lines().map(l -> l.replace(',', ' ')).toList());
    }

    @Test
    void aMarkAtTheHeadIsNoText() throws IOException {
        assertThat(rows(read("\uFEFFgpu,price\nH100,2\n")).get(0)).containsExactly("gpu", "price");
    }

    @Test
    void quotesHoldSeparatorsLinesAndQuotes() throws IOException {
        assertThat(rows(read("a,b\n\"x, \"\"y\"\"\nz\",2\n")))
                .containsExactly(List.of("a", "b"), List.of("x, \"y\" z", "2"));
    }

    @Test
    void aSignOfInchesIsNoQuote() throws IOException {
        assertThat(rows(read("rack,width\n2.5\" disk,\"4\nx,y\n")))
                .containsExactly(List.of("rack", "width"), List.of("2.5\" disk", "\"4"), List.of("x", "y"));
    }

    @Test
    void sectionsOfOneFileKeepTheirRowNumbers() throws IOException {
        ReadDocument read = read("""
                Estimate summary
                Upfront cost,Monthly cost,Currency
                0,338.80,USD


                Detailed Estimate
                Group,Region,Service,Monthly
                My Estimate,US West (Oregon),EC2,"32.19"
                """);

        assertThat(read.blocks().stream().map(Block::text))
                .containsExactly(
                        "Estimate summary",
                        "Upfront cost Monthly cost Currency",
                        "0 338.80 USD",
                        "Detailed Estimate",
                        "Group Region Service Monthly",
                        "My Estimate US West (Oregon) EC2 32.19");
        assertThat(read.blocks().stream().map(b -> b.lines().get(0).number())).containsExactly(1, 2, 3, 6, 7, 8);
        assertThat(read.pages().get(0).name()).isEqualTo("usage");
    }

    @Test
    void moreCellsThanTheLimitAreNamed() throws IOException {
        ReadDocument read = read("1,2,3,4,5,6,7,8,9,10\n".repeat(50_001));

        assertThat(read.blocks()).hasSize(50_000);
        assertThat(read.unread().get(0).what())
                .isEqualTo("row 50001 and all that follow were not read: more than 500000 cells");
    }

    @Test
    void anEmptyFile() throws IOException {
        assertThat(read("").unread().get(0).what()).isEqualTo("the file is empty (0 bytes)");
        assertThat(read(" \n\n").unread().get(0).what()).isEqualTo("holds no values");
    }
}
