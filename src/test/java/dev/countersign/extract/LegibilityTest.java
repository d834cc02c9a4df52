package dev.countersign.extract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.model.Block;
import dev.countersign.model.Box;
import dev.countersign.model.Cause;
import dev.countersign.model.Claim;
import dev.countersign.model.Document;
import dev.countersign.model.DocumentId;
import dev.countersign.model.FileKind;
import dev.countersign.model.Line;
import dev.countersign.model.Page;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Reading;
import dev.countersign.model.Role;
import dev.countersign.model.TestWindow;
import dev.countersign.model.Word;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class LegibilityTest {
    @Test
    void aClaimIsAsSureAsTheLeastOfItsWords() {
        assertThat(claim(0.85).confidence()).isEqualTo(0.85);
        assertThat(claim(1).confidence()).isEqualTo(Claims.PLAIN);
    }

    @Test
    void aFigureThatIsNotClearGivesNoValue() {
        Reading reading = claim(0.41).reading();

        assertThat(reading)
                .isEqualTo(new Reading.Open(Cause.UNREADABLE, "the scan is not clear here (confidence 41 of 100)"));
    }

    /** Of "wait 12 days", whose number was recognised with the confidence. */
    private static Claim claim(double confidence) {
        Box box = new Box(1, 1, 1, 1);
        Line line = new Line(
                1,
                1,
                "wait 12 days",
                List.of(new Word(0, 4, box, 0.1), new Word(5, 7, box, confidence), new Word(8, 12, box)));
        ReadDocument read = new ReadDocument(
                new Document(new DocumentId("a.pdf"), FileKind.PDF, Role.CONTRACT, "", ""),
                List.of(new Page(1, 10, 10)),
                List.of(new Block(Block.Kind.PARAGRAPH, "", 0, List.of(line))),
                List.of(),
                List.of(),
                List.of());
        Passage passage = Passages.of(read).get(0);
        Matcher match = Pattern.compile("12 days").matcher(passage.text());
        assertThat(match.find()).isTrue();
        Claims claims = new Claims(TestWindow.class);
        claims.value("days", 12, passage, match.toMatchResult());
        return claims.all().get(0);
    }
}
