package dev.countersign.judge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.catalog.Check;
import dev.countersign.model.Cause;
import dev.countersign.model.Grade;
import dev.countersign.model.Outcome;
import dev.countersign.model.Score;
import dev.countersign.model.Severity;
import dev.countersign.model.Stage;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

/** The score is an interval, and what is unknown never helps it. */
class ScorerTest {
    @Test
    void sevenAnswersOfTwentyAreAnIntervalAndNoHundred() {
        Judged deal = new Judged()
                .section("contract", 18)
                .add(7, "contract", Severity.MAJOR, Outcome.PASS)
                .add(13, "contract", Severity.MAJOR, Outcome.UNKNOWN);

        assertThat(score(deal)).isEqualTo(new Score(35, 100, 35, Grade.A));
    }

    @Test
    void fourFailuresOfTwentyOneAllAnswered() {
        Judged deal = new Judged()
                .section("contract", 18)
                .add(17, "contract", Severity.MAJOR, Outcome.PASS)
                .add(4, "contract", Severity.MAJOR, Outcome.FAIL);

        assertThat(score(deal)).isEqualTo(new Score(80, 80, 100, Grade.A));
    }

    @Test
    void severityWeighsWithinASection() {
        Judged deal = new Judged()
                .section("contract", 18)
                .add(1, "contract", Severity.CRITICAL, Outcome.PASS)
                .add(1, "contract", Severity.MAJOR, Outcome.FAIL)
                .add(1, "contract", Severity.MINOR, Outcome.UNKNOWN)
                .add(1, "contract", Severity.INFO, Outcome.FAIL);

        assertThat(score(deal)).isEqualTo(new Score(1000 / 17, 1200 / 17, 1500 / 17, Grade.A));
    }

    @Test
    void theDealIsTheMeanOverSectionsByTheirWeights() {
        Judged deal = new Judged()
                .section("contract", 18)
                .section("data", 2)
                .section("price", 15)
                .add(3, "contract", Severity.MAJOR, Outcome.PASS)
                .add(1, "data", Severity.CRITICAL, Outcome.UNKNOWN);

        assertThat(score(deal)).as("price has no finding and is left out").isEqualTo(new Score(90, 100, 90, Grade.A));
    }

    @Test
    void sectionsScoreForThemselves() {
        Judged deal = new Judged()
                .section("contract", 18)
                .section("data", 10)
                .section("price", 15)
                .add(1, "contract", Severity.MAJOR, Outcome.FAIL)
                .add(1, "data", Severity.MAJOR, Outcome.PASS);

        assertThat(new Scorer(deal.catalog()).sections(deal.findings()))
                .extracting(s -> s.id() + " " + s.weight() + " " + s.score().worst() + "-"
                        + s.score().best())
                .containsExactly("contract 18 0-0", "data 10 100-100");
    }

    @Test
    void anyFailMeansAtMostNinetyNine() {
        Judged deal = new Judged()
                .section("contract", 18)
                .add(100, "contract", Severity.CRITICAL, Outcome.PASS)
                .add(1, "contract", Severity.INFO, Outcome.FAIL);

        assertThat(score(deal)).isEqualTo(new Score(99, 99, 100, Grade.A));
    }

    @Test
    void theHeadlineIsRoundedDown() {
        Judged deal = new Judged()
                .section("contract", 18)
                .add(199, "contract", Severity.MAJOR, Outcome.PASS)
                .add(1, "contract", Severity.MAJOR, Outcome.UNKNOWN);

        assertThat(score(deal)).isEqualTo(new Score(99, 100, 99, Grade.A));
    }

    @Test
    void fullMarksAreNotLostToTheNoiseOfTheSum() {
        Judged deal = new Judged();
        for (int i = 0; i < 9; i++) {
            deal.section("s" + i, 7 + i).add(3, "s" + i, Severity.MINOR, Outcome.PASS);
        }

        assertThat(score(deal)).isEqualTo(new Score(100, 100, 100, Grade.A));
    }

    @Test
    void whatDoesNotApplyIsLeftOut() {
        Judged deal = new Judged()
                .section("contract", 18)
                .section("region", 15)
                .add(1, "contract", Severity.MAJOR, Outcome.PASS)
                .add(5, "contract", Severity.CRITICAL, Outcome.NOT_APPLICABLE)
                .add(5, "region", Severity.CRITICAL, Outcome.NOT_APPLICABLE);

        assertThat(score(deal)).isEqualTo(new Score(100, 100, 100, Grade.A));
        assertThat(new Scorer(deal.catalog()).sections(deal.findings())).hasSize(1);
    }

    @Test
    void anEngineErrorCountsAsUnknown() {
        Judged deal = new Judged()
                .section("contract", 18)
                .add(1, "contract", Severity.MAJOR, Outcome.PASS)
                .add(1, "contract", Severity.MAJOR, Outcome.ERROR);

        assertThat(score(deal)).isEqualTo(new Score(50, 100, 50, Grade.A));
    }

    @Test
    void anExperimentalCheckIsNotScored() {
        Judged deal = new Judged().section("contract", 18).add(1, "contract", Severity.MAJOR, Outcome.PASS);
        deal.add(
                deal.check("contract", Severity.CRITICAL, Check.Lifecycle.EXPERIMENTAL, Stage.QUOTE, true),
                Outcome.FAIL,
                Cause.NOT_SUPPLIED,
                Grade.E);

        assertThat(score(deal)).isEqualTo(new Score(100, 100, 100, Grade.A));
    }

    @Test
    void nothingScoredIsAnythingAtAll() {
        Judged deal = new Judged().section("contract", 18).add(3, "contract", Severity.MAJOR, Outcome.NOT_APPLICABLE);

        assertThat(score(deal)).isEqualTo(new Score(0, 100, 0, Grade.E));
        assertThat(new Scorer(deal.catalog()).sensitive(deal.findings())).isFalse();
    }

    @Test
    void confidenceIsTheWeakestGradeAPassRestsOn() {
        Judged deal = new Judged().section("contract", 18).add(3, "contract", Severity.MAJOR, Outcome.PASS);
        Check stable = deal.check("contract", Severity.MINOR, Check.Lifecycle.STABLE, Stage.QUOTE, false);
        deal.add(stable, Outcome.PASS, Cause.NOT_SUPPLIED, Grade.C);
        Check failed = deal.check("contract", Severity.MINOR, Check.Lifecycle.STABLE, Stage.QUOTE, false);
        deal.add(failed, Outcome.FAIL, Cause.NOT_SUPPLIED, Grade.E);

        assertThat(score(deal).confidence()).isEqualTo(Grade.C);
    }

    @Test
    void aDealWhoseSectionsScoreAlikeDoesNotDependOnTheWeights() {
        Judged deal = new Judged()
                .section("contract", 18)
                .section("data", 10)
                .add(4, "contract", Severity.MAJOR, Outcome.PASS)
                .add(1, "contract", Severity.MAJOR, Outcome.FAIL)
                .add(8, "data", Severity.MAJOR, Outcome.PASS)
                .add(2, "data", Severity.MAJOR, Outcome.FAIL);

        assertThat(new Scorer(deal.catalog()).sensitive(deal.findings())).isFalse();
    }

    @Test
    void aDealWithOneBadSectionDependsOnTheWeights() {
        Judged deal = new Judged()
                .section("contract", 18)
                .section("data", 10)
                .add(4, "contract", Severity.MAJOR, Outcome.PASS)
                .add(4, "data", Severity.MAJOR, Outcome.FAIL);

        Scorer scorer = new Scorer(deal.catalog());

        assertThat(scorer.sensitive(deal.findings())).isTrue();
        assertThat(scorer.sensitive(deal.findings()))
                .as("the same draw each time")
                .isEqualTo(scorer.sensitive(deal.findings()));
    }

    @Property(tries = 300)
    void theWorstCaseIsNeverAboveTheBestAndTheGapIsWhatIsOpen(
            @ForAll @Size(min = 1, max = 40) List<@IntRange(max = 3 * 4 - 1) Integer> drawn) {
        List<Severity> severities = List.of(Severity.CRITICAL, Severity.MAJOR, Severity.MINOR);
        List<Outcome> outcomes = List.of(Outcome.PASS, Outcome.FAIL, Outcome.UNKNOWN, Outcome.NOT_APPLICABLE);
        Judged deal = new Judged().section("contract", 18);
        double all = 0;
        double decided = 0;
        for (int n : drawn) {
            Severity severity = severities.get(n % 3);
            Outcome outcome = outcomes.get(n / 3);
            deal.add(1, "contract", severity, outcome);
            all += outcome == Outcome.NOT_APPLICABLE ? 0 : severity.weight();
            decided += outcome == Outcome.PASS || outcome == Outcome.FAIL ? severity.weight() : 0;
        }

        Score score = score(deal);

        assertThat(score.worst()).isLessThanOrEqualTo(score.best());
        assertThat(score.completeness()).isEqualTo(all == 0 ? 0 : (int) Math.floor(100 * decided / all + 1e-9));
        assertThat(score.best() - score.worst())
                .as("what is open, but for rounding")
                .isBetween(98 - score.completeness(), 101 - score.completeness());
    }

    @Property(tries = 100)
    void anAnswerThatTurnsUnknownNeverRaisesTheHeadline(
            @ForAll @IntRange(min = 1, max = 20) int passed, @ForAll @IntRange(max = 20) int failed) {
        Judged answered = new Judged()
                .section("contract", 18)
                .add(passed, "contract", Severity.MAJOR, Outcome.PASS)
                .add(failed, "contract", Severity.MAJOR, Outcome.FAIL);
        Judged silent = new Judged()
                .section("contract", 18)
                .add(passed - 1, "contract", Severity.MAJOR, Outcome.PASS)
                .add(1, "contract", Severity.MAJOR, Outcome.UNKNOWN)
                .add(failed, "contract", Severity.MAJOR, Outcome.FAIL);

        assertThat(score(silent).worst()).isLessThan(score(answered).worst());
    }

    private static Score score(Judged deal) {
        return new Scorer(deal.catalog()).score(deal.findings());
    }
}
