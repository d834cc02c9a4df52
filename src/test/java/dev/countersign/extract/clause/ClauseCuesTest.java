package dev.countersign.extract.clause;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ClauseCuesTest {
    @Test
    void aSentenceWithoutLegalWordingHoldsNoCue() {
        assertThat(ClauseCues.in(sentence("The racks stand in hall two.")).isEmpty())
                .isTrue();
    }

    @Test
    void aFeeForEndingEarlyHoldsMoreCuesThanAnEndAlone() {
        int end = ClauseCues.in(sentence("This Agreement may be terminated.")).cardinality();
        int fee = ClauseCues.in(
                        sentence(
                                "If this Agreement is terminated early, Customer shall pay, as liquidated damages and not as a penalty, an early termination fee equal to 40% of the remaining charges."))
                .cardinality();
        assertThat(fee).isGreaterThan(end);
    }

    @Test
    void aCauseSpeaksAgainstConvenience() {
        Sentence free = sentence("Either party may terminate this Agreement upon thirty (30) days written notice.");
        Sentence caused = sentence(
                "Either party may terminate this Agreement upon thirty (30) days written notice of a material breach.");
        assertThat(IntStream.range(0, ClauseCues.COUNT)
                        .filter(c -> ClauseCues.in(free).get(c)
                                && !ClauseCues.in(caused).get(c)))
                .isNotEmpty();
    }

    @Test
    void stemsAreFoundInsideOneAnotherAndAtTheEnd() {
        Stems stems = new Stems(List.of(List.of("terminat"), List.of("term", "min"), List.of("nation")));
        assertThat(stems.in("the termination").stream()).containsExactly(0, 1, 2);
        assertThat(stems.in("the germ").stream()).isEmpty();
    }

    private static Sentence sentence(String text) {
        return new Sentence(text, "", 1, 0, Sentence.Form.PROSE);
    }
}
