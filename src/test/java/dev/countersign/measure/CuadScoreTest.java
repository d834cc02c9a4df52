package dev.countersign.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.countersign.extract.clause.Clause;
import dev.countersign.extract.clause.Sentence;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Counts as the data set's scorer makes them, and which sentences a mark teaches. */
class CuadScoreTest {
    private static final String LAW = "This Agreement is governed by the laws of Ohio.";

    @Test
    void aSentenceThatHoldsTheMarkCoversIt() {
        CuadScore score = new CuadScore();

        score.add(Clause.GOVERNING_LAW, label(true, LAW), 2, List.of(new CuadScore.Shown("9. " + LAW, 3)));

        assertThat(score.of(Clause.GOVERNING_LAW).f1()).isEqualTo(1);
        assertThat(score.of(Clause.GOVERNING_LAW).coverF1()).isEqualTo(1);
        assertThat(score.pageShare()).isEqualTo(1);
    }

    @Test
    void aFalseAlarmAndAMissCountByWeight() {
        CuadScore score = new CuadScore();

        score.add(Clause.INSURANCE, label(true, LAW), 3, List.of(new CuadScore.Shown(LAW, 3)));
        score.add(Clause.INSURANCE, label(false, ""), 1, List.of(new CuadScore.Shown("Some words.", 1)));

        assertThat(score.of(Clause.INSURANCE).precision()).isCloseTo(0.75, within(1e-9));
        assertThat(score.of(Clause.INSURANCE).recall()).isEqualTo(1);
    }

    @Test
    void aMarkTeachesTheSentencesItLiesIn() {
        List<Sentence> sentences = List.of(
                new Sentence("The Supplier hosts the cluster.", "", 3, 0, Sentence.Form.PROSE),
                new Sentence("9. " + LAW, "", 3, 1, Sentence.Form.PROSE));
        LabelledContract contract =
                new LabelledContract("a.pdf", 1, sentences, Map.of(Clause.GOVERNING_LAW, label(true, LAW)));

        assertThat(contract.taught()[Clause.GOVERNING_LAW.ordinal()]).containsExactly(-1, 1);
        assertThat(contract.taught()[Clause.INSURANCE.ordinal()]).containsExactly(0, 0);
    }

    @Test
    void theHeldOutThirdIsKnownByItsName() {
        assertThat(CuadPart.ALL.holds("a.pdf")).isTrue();
        assertThat(CuadPart.HELD_OUT.holds("a.pdf")).isNotEqualTo(CuadPart.DEVELOPMENT.holds("a.pdf"));
    }

    private static CuadLabel label(boolean present, String text) {
        List<CuadLabel.Span> spans = present ? List.of(new CuadLabel.Span(text, Set.of(3))) : List.of();
        return new CuadLabel("a.pdf", 1, "any", present, spans, List.of(), false, false, false);
    }
}
