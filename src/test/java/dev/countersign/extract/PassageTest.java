package dev.countersign.extract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.model.Block;
import dev.countersign.model.Box;
import dev.countersign.model.Document;
import dev.countersign.model.DocumentId;
import dev.countersign.model.FileKind;
import dev.countersign.model.Line;
import dev.countersign.model.Page;
import dev.countersign.model.Place;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Role;
import dev.countersign.model.Word;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A match is proved by the place it stands in. */
class PassageTest {
    private static final String TEXT = "GPU price USD 2.10";

    private static Passage row(Page page) {
        Document document = new Document(new DocumentId("quote"), FileKind.WORKBOOK, Role.QUOTE, "", "");
        Line line = new Line(
                1,
                12,
                TEXT,
                List.of(
                        new Word(0, 3, new Box(1, 11, 1, 1)),
                        new Word(4, 9, new Box(1, 11, 1, 1)),
                        new Word(10, 13, new Box(27, 11, 1, 1)),
                        new Word(14, 18, new Box(27, 11, 1, 1))));
        Block block = new Block(Block.Kind.TABLE_ROW, "", 0, List.of(line));
        ReadDocument read = new ReadDocument(document, List.of(page), List.of(block), List.of(), List.of(), List.of());
        return Passages.of(read).get(0);
    }

    @Test
    void onASheetByTheCellItBeginsIn() {
        Passage row = row(new Page(1, "Prices", 30, 20));

        assertThat(row.evidence(4, 9).place()).isEqualTo(new Place.InCell("Prices", "B12"));
        assertThat(row.evidence(14, 18).place()).isEqualTo(new Place.InCell("Prices", "AB12"));
        assertThat(row.evidence(14, 18).quote()).isEqualTo(TEXT);
    }

    @Test
    void onAPageByItsBoxes() {
        assertThat(row(new Page(1, 595, 842)).evidence(4, 9).place())
                .isEqualTo(new Place.OnPage(1, List.of(new Box(1, 11, 27, 1))));
    }
}
