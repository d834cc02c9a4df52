package dev.countersign.judge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.judge.VerdictTable.Situation;
import dev.countersign.model.Verdict;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The decision table of scoring-and-gate, row by row and as a whole. */
class VerdictTableTest {
    /** Around each bound of the table, and the ends. */
    private static final List<Integer> WORST = List.of(0, 79, 80, 81, 99, 100);

    private static final List<Integer> COMPLETENESS = List.of(0, 89, 90, 91, 94, 95, 96, 100);

    @Test
    void everySituationHasTheVerdictOfTheFirstRowThatMatches() {
        Set<Verdict> seen = EnumSet.noneOf(Verdict.class);
        for (Situation s : everySituation()) {
            Verdict verdict = VerdictTable.decide(s);

            assertThat(verdict).as(s.toString()).isEqualTo(firstRow(s));
            seen.add(verdict);
        }
        assertThat(seen).as("each verdict can be reached").containsExactlyInAnyOrder(Verdict.values());
    }

    /** The table as scoring-and-gate.md writes it, in words of its own: not the code under test. */
    private static Verdict firstRow(Situation s) {
        record Row(boolean matches, Verdict verdict) {}
        boolean majorOpen = s.majorFail() || s.contradiction() || s.dueUnknown();
        return List.of(
                        new Row(s.broken(), Verdict.INCONCLUSIVE),
                        new Row(s.hardStop(), Verdict.PAUSE),
                        new Row(majorOpen, Verdict.NEGOTIATE),
                        new Row(
                                s.openMinor() && s.allOwned() && s.worst() > 79 && s.completeness() > 89,
                                Verdict.CONDITIONAL),
                        new Row(s.completeness() > 94, Verdict.PROCEED),
                        new Row(true, Verdict.NEGOTIATE))
                .stream()
                .filter(Row::matches)
                .findFirst()
                .orElseThrow()
                .verdict();
    }

    @ParameterizedTest(name = "broken {0}, hard stop {1}, major fail {2}: {3}")
    @CsvSource({
        "true,  true,  true,  INCONCLUSIVE",
        "true,  false, false, INCONCLUSIVE",
        "false, true,  true,  PAUSE",
        "false, true,  false, PAUSE",
        "false, false, true,  NEGOTIATE",
        "false, false, false, PROCEED",
    })
    void theGravestRowWins(boolean broken, boolean hardStop, boolean majorFail, Verdict verdict) {
        assertThat(VerdictTable.decide(
                        new Situation(broken, hardStop, majorFail, false, false, false, false, 100, 100)))
                .isEqualTo(verdict);
    }

    @ParameterizedTest
    @CsvSource({"true, false, false", "false, true, false", "false, false, true"})
    void aMajorFailOrAContradictionOrADueUnknownEachMeansNegotiate(boolean fail, boolean contradiction, boolean due) {
        assertThat(VerdictTable.decide(new Situation(false, false, fail, contradiction, due, false, true, 100, 100)))
                .isEqualTo(Verdict.NEGOTIATE);
    }

    @ParameterizedTest(name = "worst {0}, completeness {1}: {2}")
    @CsvSource({
        "80, 90, CONDITIONAL",
        "79, 90, NEGOTIATE",
        "80, 89, NEGOTIATE",
        "81, 91, CONDITIONAL",
        "79, 95, PROCEED",
        "100, 100, CONDITIONAL",
    })
    void ownedMinorItemsAreConditionalFromEightyAndNinetyOn(int worst, int completeness, Verdict verdict) {
        assertThat(VerdictTable.decide(
                        new Situation(false, false, false, false, false, true, true, worst, completeness)))
                .isEqualTo(verdict);
    }

    @ParameterizedTest(name = "completeness {0}: {1}")
    @CsvSource({"94, NEGOTIATE", "95, PROCEED", "96, PROCEED", "0, NEGOTIATE"})
    void nothingOpenProceedsFromNinetyFiveOn(int completeness, Verdict verdict) {
        assertThat(VerdictTable.decide(new Situation(false, false, false, false, false, false, false, 0, completeness)))
                .isEqualTo(verdict);
    }

    @Test
    void nothingAssessedNeverProceeds() {
        assertThat(VerdictTable.decide(new Situation(false, false, false, false, false, false, false, 0, 0)))
                .isEqualTo(Verdict.NEGOTIATE);
    }

    private static List<Situation> everySituation() {
        List<Situation> all = new ArrayList<>();
        for (int bits = 0; bits < 1 << 7; bits++) {
            for (int worst : WORST) {
                for (int completeness : COMPLETENESS) {
                    all.add(new Situation(
                            is(bits, 0),
                            is(bits, 1),
                            is(bits, 2),
                            is(bits, 3),
                            is(bits, 4),
                            is(bits, 5),
                            is(bits, 6),
                            worst,
                            completeness));
                }
            }
        }
        return all;
    }

    private static boolean is(int bits, int n) {
        return (bits >> n & 1) == 1;
    }
}
