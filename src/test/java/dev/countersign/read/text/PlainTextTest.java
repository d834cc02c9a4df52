package dev.countersign.read.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.model.Block;
import dev.countersign.model.Document;
import dev.countersign.model.DocumentId;
import dev.countersign.model.FileKind;
import dev.countersign.model.Line;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Role;
import dev.countersign.model.Unread;
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

/** Text becomes blocks, every line where it stands, in any encoding and of any size. */
class PlainTextTest {
    @TempDir
    private Path folder;

    @Test
    void blankLinesPartParagraphs() throws IOException {
        ReadDocument read = read("The customer may\ncancel at month end.\n\n\nIt pays in arrears.\n");

        assertThat(read.blocks())
                .extracting(Block::text)
                .containsExactly("The customer may cancel at month end.", "It pays in arrears.");
        assertThat(read.blocks()).extracting(Block::kind).containsOnly(Block.Kind.PARAGRAPH);
        assertThat(read.blocks().get(1).lines()).extracting(Line::number).containsExactly(5);
    }

    @Test
    void wordsArePartedBySingleBlanks() throws IOException {
        assertThat(read("  99.9 %\tof\u00a0 the   month,\u300030 days  ")
                        .blocks()
                        .get(0)
                        .lines())
                .extracting(Line::text)
                .containsExactly("99.9 % of the month, 30 days");
    }

    @Test
    void headingsOfMarkdownHaveTheirLevel() throws IOException {
        ReadDocument read = read("# Agreement\n## 3. Support ##\nwords\n\nTitle\n=====\n\nPart\n----\nwords\n");

        assertThat(read.blocks())
                .filteredOn(b -> b.kind() == Block.Kind.HEADING)
                .extracting(b ->
                        b.level() + " " + b.number() + " " + b.lines().get(0).text())
                .containsExactly("1  # Agreement", "2 3 ## 3. Support ##", "1  Title", "2  Part");
        assertThat(read.blocks())
                .filteredOn(b -> b.kind() == Block.Kind.PARAGRAPH)
                .extracting(Block::text)
                .containsExactly("words", "words");
    }

    @ParameterizedTest(name = "{0} is clause {1}, level {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                "12.3 The Customer may terminate.   | 12.3        | 2",
                "4. Fees                            | 4           | 1",
                "4) Fees are due                    | 4           | 1",
                "1.2.3.4 A deep one                 | 1.2.3.4     | 4",
                "Section 9 Liability is capped      | Section 9   | 1",
                "Article 7.2 Notices in writing     | Article 7.2 | 2",
                "**5.1** Bold numbers               | 5.1         | 2",
                "第十二条 违约责任                      | 第十二条      | 1",
                "三、付款                             | 三           | 1",
                "第十二条　违约责任                     | 第十二条      | 1",
            })
    void aNumberedClauseStandsAlone(String clause, String number, int level) throws IOException {
        ReadDocument read = read("Words before\n" + clause + "\nand go on\n");

        assertThat(read.blocks()).hasSize(2);
        Block block = read.blocks().get(1);
        assertThat(block.number()).isEqualTo(number);
        assertThat(block.level()).isEqualTo(level);
        assertThat(block.text()).endsWith("and go on");
    }

    @ParameterizedTest
    @ValueSource(strings = {"2026 was a year", "1,000 hours a month", "4x nodes", "$3.50 an hour"})
    void aLineThatBeginsWithANumberMayBeNoClause(String text) throws IOException {
        assertThat(read("Words go on,\n" + text + "\n").blocks())
                .extracting(Block::text)
                .containsExactly("Words go on, " + text);
    }

    @Test
    void listItemsStandAlone() throws IOException {
        ReadDocument read = read(
                "The Supplier shall:\n- replace the node,\n  within four hours;\n* credit the fee;\n(a) tell the Customer\n(ii) in writing\n• and so on\n");

        assertThat(read.blocks())
                .filteredOn(b -> b.kind() == Block.Kind.LIST_ITEM)
                .extracting(Block::text)
                .containsExactly(
                        "- replace the node, within four hours;",
                        "* credit the fee;",
                        "(a) tell the Customer",
                        "(ii) in writing",
                        "• and so on");
    }

    @Test
    void tableRowsStandAlone() throws IOException {
        ReadDocument read = read("Prices:\n| Item | INR |\n|------|-----|\n| H100 | 212 |\nper GPU-hour\n");

        assertThat(read.blocks())
                .extracting(Block::kind)
                .containsExactly(
                        Block.Kind.PARAGRAPH, Block.Kind.TABLE_ROW, Block.Kind.TABLE_ROW, Block.Kind.PARAGRAPH);
    }

    @Test
    void nothingIsLeftOut() throws IOException {
        String text = "# H\n1. a\n- b\n| c |\nd\n\nT\n---\n(x) e\n第一条 f\n\n>quoted\n```\ncode\n```\n";

        List<Integer> lines = read(text).blocks().stream()
                .flatMap(b -> b.lines().stream())
                .map(Line::number)
                .toList();

        assertThat(lines)
                .as("every line but blanks, rules and fences, once, in order")
                .containsExactly(1, 2, 3, 4, 5, 7, 9, 10, 12, 14);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\r"})
    void everyKindOfLineEndIsOne(String end) throws IOException {
        assertThat(read("one" + end + end + "two").blocks().get(1).lines())
                .extracting(Line::number)
                .containsExactly(3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "UTF-16LE", "UTF-16BE", "GB18030"})
    void chineseIsReadInEveryEncoding(String charset) throws IOException {
        String mark = charset.startsWith("UTF") ? "\ufeff" : "";
        byte[] bytes = (mark + "甲方可提前三十日通知终止本合同。").getBytes(Charset.forName(charset));

        assertThat(read(bytes).blocks()).extracting(Block::text).containsExactly("甲方可提前三十日通知终止本合同。");
    }

    @Test
    void utf8NeedsNoMark() throws IOException {
        assertThat(read("₹212 – “per GPU-hour”".getBytes(StandardCharsets.UTF_8))
                        .blocks())
                .extracting(Block::text)
                .containsExactly("₹212 – “per GPU-hour”");
    }

    @Test
    void bytesOfNoEncodingAreStillRead() throws IOException {
        byte[] bytes = {'f', 'e', 'e', ' ', (byte) 0x80, (byte) 0xff, '\n', '\n', 'e', 'n', 'd'};

        assertThat(read(bytes).blocks()).hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\n\n\t\n"})
    void aFileOfBlanksIsUnread(String text) throws IOException {
        ReadDocument read = read(text);

        assertThat(read.isRead()).isFalse();
        assertThat(read.unread()).extracting(Unread::what).containsExactly("the file is empty");
    }

    @Test
    void aLineWithoutEndIsReadAndSaidToBeOdd() throws IOException {
        ReadDocument read = read("a".repeat(100_001));

        assertThat(read.isRead()).isTrue();
        assertThat(read.unread()).extracting(Unread::what).containsExactly("has a line of more than 100000 characters");
    }

    @Test
    void aFileLargerThanAnyContractIsNotRead() throws IOException {
        assertThat(read(new byte[(20 << 20) + 1]).unread())
                .extracting(Unread::what)
                .containsExactly("larger than 20 MB");
    }

    @Test
    void aFileThatIsGoneIsUnread() {
        assertThat(new TextReader().read(document(), folder.resolve("gone")).unread())
                .singleElement()
                .extracting(Unread::what)
                .asString()
                .startsWith("cannot be read");
    }

    private ReadDocument read(String text) throws IOException {
        return read(text.getBytes(StandardCharsets.UTF_8));
    }

    private ReadDocument read(byte[] bytes) throws IOException {
        Path file = folder.resolve("file.md");
        Files.write(file, bytes);
        return new TextReader().read(document(), file);
    }

    private static Document document() {
        return new Document(new DocumentId("file.md"), FileKind.MARKDOWN, Role.OTHER, "", "");
    }
}
