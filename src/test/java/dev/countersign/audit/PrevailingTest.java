package dev.countersign.audit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.model.Audit;
import dev.countersign.model.Commitment;
import dev.countersign.model.Evidence;
import dev.countersign.model.Fact;
import dev.countersign.model.NodeFailure;
import dev.countersign.model.Outcome;
import dev.countersign.model.Subject;
import dev.countersign.model.Support;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Papers that say different things, and say themselves which of them counts. All are invented. */
class PrevailingTest {
    private static final LocalDate DAY = LocalDate.of(2026, 12, 1);
    private static final Auditor AUDITOR = new Auditor();

    @Test
    void theOrderFormPrevailsWhereTheAgreementSaysSoAndBothPlacesAreShown() {
        Audit audit = audit("order-form");

        assertPrevails(subject(NodeFailure.class, audit).replacementHours(), 4, "order-form.md", 24, "msa.md");
        assertPrevails(subject(Commitment.class, audit).noticeDays(), 30, "order-form.md", 90, "msa.md");
        assertThat(audit.findings())
                .filteredOn(f -> f.check().equals("CT-21") && f.subject().contains("replacementHours"))
                .isNotEmpty()
                .allMatch(f -> f.outcome() == Outcome.PASS);
    }

    @Test
    void papersThatEachPutThemselvesFirstStayDisputed() {
        Fact<Integer> hours = subject(NodeFailure.class, audit("each-first")).replacementHours();

        assertThat(hours).isInstanceOf(Fact.Disputed.class);
        assertThat(hours.places()).extracting(e -> e.document().path()).contains("msa.md", "order-form.md");
    }

    @Test
    void specialConditionsPrevailOverGeneralOnes() {
        assertPrevails(
                subject(NodeFailure.class, audit("special-conditions")).replacementHours(),
                6,
                "contract.md",
                24,
                "contract.md");
    }

    @Test
    void aRevisedClauseOfACorrigendumsTableReplacesTheExistingOne() {
        NodeFailure failure = subject(NodeFailure.class, audit("corrigendum"));

        assertPrevails(failure.replacementHours(), 6, "corrigendum.md", 24, "tender.md");
        assertPrevails(failure.spareNodes(), 4, "corrigendum.md", 2, "tender.md");
    }

    @Test
    void anAmendmentReplacesTheClausesThatItNamesAndNoOthers() {
        Audit audit = audit("amendment");

        assertPrevails(subject(Commitment.class, audit).noticeDays(), 30, "amendment.md", 90, "contract.md");
        assertPrevails(subject(NodeFailure.class, audit).replacementHours(), 6, "amendment.md", 24, "contract.md");
        assertThat(subject(NodeFailure.class, audit).spareNodes().is(2))
                .as("clause 5.20 is no part of clause 5.2")
                .isTrue();
    }

    @Test
    void aClauseThatIsDeletedSaysNothingAnyMore() {
        Fact<Integer> response = subject(Support.class, audit("amendment")).responseMinutes();

        assertThat(response).isInstanceOf(Fact.Unclear.class);
        assertThat(response.places())
                .extracting(e -> e.document().path())
                .containsExactlyInAnyOrder("amendment.md", "contract.md");
    }

    @Test
    void chineseContractsAreSettledAlike() {
        Audit audit = audit("chinese");

        assertPrevails(subject(NodeFailure.class, audit).replacementHours(), 4, "contract.md", 24, "contract.md");
        assertPrevails(subject(Commitment.class, audit).noticeDays(), 30, "amendment.md", 60, "contract.md");
    }

    private static void assertPrevails(
            Fact<Integer> fact, int value, String document, int overridden, String otherDocument) {
        assertThat(fact).isInstanceOf(Fact.Known.class);
        Fact.Known<Integer> known = (Fact.Known<Integer>) fact;
        assertThat(known.value()).isEqualTo(value);
        assertThat(known.evidence()).extracting(e -> e.document().path()).containsOnly(document);
        assertThat(known.overrides()).isNotEmpty().allSatisfy(o -> {
            assertThat(o.value()).isEqualTo(overridden);
            assertThat(o.evidence().document().path()).isEqualTo(otherDocument);
        });
        assertThat(fact.places())
                .extracting((Evidence e) -> e.document().path())
                .contains(document, otherDocument);
    }

    private static Audit audit(String deal) {
        Path folder = Path.of("src/test/resources/dev/countersign/audit/prevailing", deal);
        return AUDITOR.audit(folder, List.of(), Optional.of(DAY), DAY);
    }

    private static <S extends Subject> S subject(Class<S> type, Audit audit) {
        return audit.deal().subjects().stream()
                .filter(type::isInstance)
                .map(type::cast)
                .findFirst()
                .orElseThrow();
    }
}
