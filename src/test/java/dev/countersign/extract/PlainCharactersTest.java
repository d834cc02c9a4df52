package dev.countersign.extract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.model.Block;
import dev.countersign.model.Box;
import dev.countersign.model.Document;
import dev.countersign.model.DocumentId;
import dev.countersign.model.Evidence;
import dev.countersign.model.FileKind;
import dev.countersign.model.Line;
import dev.countersign.model.Page;
import dev.countersign.model.Place;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Role;
import dev.countersign.model.Word;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlainCharactersTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "INR 12,34,567.00 a month | INR 1234567.00 a month",
                "USD 1,234,567.50 | USD 1234567.50",
                "８ＧＰＵ，每小时￥１２，３４５ | 8GPU，每小时￥12345",
                "१२,३४,५६७ रुपये | 1234567 रुपये",
                "clauses 1,2,3 and 12,34 | clauses 1,2,3 and 12,34",
                "in 2025,100 nodes | in 2025,100 nodes",
                "4,100, 4,200 and 7 | 4,100, 4200 and 7"
            })
    void figuresAndFullWidthSignsArePlain(String written, String plain) {
        assertThat(passage(written).text()).isEqualTo(plain);
    }

    @Test
    void theQuoteStandsAsWrittenAndWhereItStands() {
        Passage passage = passage("The fee is INR 12,34,567.00 a month");
        int at = passage.text().indexOf("1234567.00");

        Evidence evidence = passage.evidence(at, at + "1234567.00".length());

        assertThat(evidence.quote()).contains("INR 12,34,567.00 a month");
        assertThat(((Place.OnPage) evidence.place()).boxes()).hasSize(1);
    }

    private static Passage passage(String text) {
        List<Word> words = new ArrayList<>();
        int start = 0;
        for (String word : text.split(" ")) {
            words.add(new Word(start, start + word.length(), new Box(10 + start * 5, 20, word.length() * 5, 10)));
            start += word.length() + 1;
        }
        Document document = new Document(new DocumentId("a.pdf"), FileKind.PDF, Role.QUOTE, "", "");
        Block block = new Block(Block.Kind.TABLE_ROW, "", 0, List.of(new Line(1, 1, text, words)));
        return Passages.of(new ReadDocument(
                        document, List.of(new Page(1, 600, 800)), List.of(block), List.of(), List.of(), List.of()))
                .get(0);
    }
}
