package dev.countersign.judge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.catalog.Check;
import dev.countersign.model.Audit;
import dev.countersign.model.Brief;
import dev.countersign.model.Buyer;
import dev.countersign.model.Cause;
import dev.countersign.model.CostComparison;
import dev.countersign.model.Deal;
import dev.countersign.model.Grade;
import dev.countersign.model.Outcome;
import dev.countersign.model.Severity;
import dev.countersign.model.Stage;
import dev.countersign.model.Verdict;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Findings to what the verdict table asks. */
class JudgeTest {
    private static final boolean HARD_STOP = true;
    private static final boolean SOFT = false;

    @Test
    void aDealWithoutFaultProceeds() {
        assertThat(verdict(Severity.MAJOR, SOFT, Stage.QUOTE, Outcome.PASS, Cause.NOT_SUPPLIED, Stage.QUOTE))
                .isEqualTo(Verdict.PROCEED);
    }

    @Test
    void aFailedHardStopPauses() {
        assertThat(verdict(Severity.MINOR, HARD_STOP, Stage.RUNNING, Outcome.FAIL, Cause.NOT_SUPPLIED, Stage.QUOTE))
                .isEqualTo(Verdict.PAUSE);
    }

    @Test
    void anUnknownHardStopPausesFromItsStageOn() {
        assertThat(verdict(Severity.CRITICAL, HARD_STOP, Stage.TEST, Outcome.UNKNOWN, Cause.NOT_SUPPLIED, Stage.QUOTE))
                .isEqualTo(Verdict.PROCEED);
        assertThat(verdict(Severity.CRITICAL, HARD_STOP, Stage.TEST, Outcome.UNKNOWN, Cause.NOT_SUPPLIED, Stage.TEST))
                .isEqualTo(Verdict.PAUSE);
        assertThat(verdict(
                        Severity.CRITICAL, HARD_STOP, Stage.TEST, Outcome.UNKNOWN, Cause.NOT_SUPPLIED, Stage.SIGNING))
                .isEqualTo(Verdict.PAUSE);
    }

    @Test
    void aFailOfMajorOrMoreNegotiates() {
        assertThat(verdict(Severity.CRITICAL, SOFT, Stage.QUOTE, Outcome.FAIL, Cause.NOT_SUPPLIED, Stage.QUOTE))
                .isEqualTo(Verdict.NEGOTIATE);
        assertThat(verdict(Severity.MAJOR, SOFT, Stage.QUOTE, Outcome.FAIL, Cause.NOT_SUPPLIED, Stage.QUOTE))
                .isEqualTo(Verdict.NEGOTIATE);
    }

    @Test
    void aContradictionNegotiatesWhateverItsSeverityAndStage() {
        assertThat(verdict(Severity.INFO, SOFT, Stage.RUNNING, Outcome.UNKNOWN, Cause.CONTRADICTORY, Stage.QUOTE))
                .isEqualTo(Verdict.NEGOTIATE);
    }

    @Test
    void anEngineErrorIsInconclusiveHoweverSmallTheCheck() {
        assertThat(verdict(Severity.INFO, SOFT, Stage.RUNNING, Outcome.ERROR, Cause.NOT_SUPPLIED, Stage.QUOTE))
                .isEqualTo(Verdict.INCONCLUSIVE);
    }

    @Test
    void anUnreadablePageIsInconclusiveWhereACheckOfWeightNeedsIt() {
        assertThat(verdict(Severity.MAJOR, SOFT, Stage.RUNNING, Outcome.UNKNOWN, Cause.UNREADABLE, Stage.QUOTE))
                .isEqualTo(Verdict.INCONCLUSIVE);
        assertThat(verdict(Severity.INFO, SOFT, Stage.RUNNING, Outcome.UNKNOWN, Cause.UNREADABLE, Stage.QUOTE))
                .isNotEqualTo(Verdict.INCONCLUSIVE);
    }

    @Test
    void anExperimentalCheckNeverHoldsUpADeal() {
        Judged deal = sound();
        deal.add(
                deal.check("contract", Severity.CRITICAL, Check.Lifecycle.EXPERIMENTAL, Stage.QUOTE, HARD_STOP),
                Outcome.FAIL,
                Cause.NOT_SUPPLIED,
                Grade.A);

        assertThat(judge(deal, Stage.RUNNING).verdict()).isEqualTo(Verdict.PROCEED);
    }

    @Test
    void anEmptyAuditNeverProceeds() {
        Judged nothing = new Judged().section("contract", 18);

        Audit audit = judge(nothing, Stage.QUOTE);

        assertThat(audit.verdict()).isEqualTo(Verdict.NEGOTIATE);
        assertThat(audit.score().completeness()).isZero();
    }

    private static Judged sound() {
        return new Judged().section("contract", 18).add(99, "contract", Severity.CRITICAL, Outcome.PASS);
    }

    /** Of a deal that is sound but for one finding. */
    private static Verdict verdict(
            Severity severity, boolean hardStop, Stage due, Outcome outcome, Cause cause, Stage at) {
        Judged deal = sound();
        deal.add(deal.check("contract", severity, Check.Lifecycle.STABLE, due, hardStop), outcome, cause, Grade.A);
        return judge(deal, at).verdict();
    }

    private static Audit judge(Judged deal, Stage stage) {
        Audit.Header header = new Audit.Header("0", "0", "0", LocalDate.of(2026, 12, 1));
        Deal of = new Deal(
                "a deal",
                stage,
                List.of(),
                List.of(),
                Brief.EMPTY,
                Buyer.UNKNOWN,
                List.of(),
                List.of(),
                CostComparison.NONE,
                List.of());
        return new Judge(deal.catalog()).judge(header, of, deal.findings());
    }
}
