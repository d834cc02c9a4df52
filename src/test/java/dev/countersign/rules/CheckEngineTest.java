package dev.countersign.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.countersign.catalog.Catalog;
import dev.countersign.catalog.Check;
import dev.countersign.catalog.Pack;
import dev.countersign.catalog.Words;
import dev.countersign.model.Cause;
import dev.countersign.model.Charges;
import dev.countersign.model.CountersignException;
import dev.countersign.model.DocumentId;
import dev.countersign.model.Evidence;
import dev.countersign.model.Fact;
import dev.countersign.model.Finding;
import dev.countersign.model.Grade;
import dev.countersign.model.Hardware;
import dev.countersign.model.MarketRates;
import dev.countersign.model.Outcome;
import dev.countersign.model.Place;
import dev.countersign.model.Severity;
import dev.countersign.model.Stage;
import dev.countersign.model.Subject;
import dev.countersign.model.TestWindow;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.drools.compiler.kie.builder.impl.DrlProject;
import org.junit.jupiter.api.Test;

/** Whatever rules say or leave out, each check answers once for each subject. */
class CheckEngineTest {
    private static final LocalDate TODAY = LocalDate.of(2026, 12, 1);
    private static final Words WORDS = new Words("words", "文字");

    /** XX-1 has rules that can disagree; XX-2 has the same pass rule twice; XX-3 has none. */
    private static final RuleBase RULES = RuleBase.compiled(Map.of("test/rule.drl", """
                    package countersign.test
                    import dev.countersign.model.Charges
                    global dev.countersign.rules.Outcomes outcomes

                    rule "XX-1 fail: storage is free"
                    when
                      $c : Charges( storage.is("free") )
                    then
                      outcomes.fail("XX-1", $c, $c.storage());
                    end

                    rule "XX-1 pass: storage is stated"
                    when
                      $c : Charges( storage.known )
                    then
                      outcomes.pass("XX-1", $c, $c.storage());
                    end

                    rule "XX-2 pass: storage is stated"
                    when
                      $c : Charges( storage.known )
                    then
                      outcomes.pass("XX-2", $c, $c.storage());
                    end

                    rule "XX-2 pass: egress is stated"
                    when
                      $c : Charges( egress.known )
                    then
                      outcomes.pass("XX-2", $c, $c.egress());
                    end

                    rule "XX-2 not applicable: egress is nowhere"
                    when
                      $c : Charges( storage.absent, egress.absent )
                    then
                      outcomes.notApplicable("XX-2", $c, $c.egress());
                    end
                    """), DrlProject.class);

    @Test
    void whatOneRuleSaysIsTheAnswer() {
        Finding finding = only("XX-1", charges("", known("INR 6.50", Grade.A), absent()));

        assertThat(finding.outcome()).isEqualTo(Outcome.PASS);
        assertThat(finding.cause()).isEmpty();
        assertThat(finding.reasons()).containsExactly("storage is stated");
        assertThat(finding.because()).extracting(Fact::name).containsExactly("storage");
        assertThat(finding.subject()).isEqualTo("Charges");
    }

    @Test
    void rulesThatAgreeGiveOneAnswerWithAllReasonsAndFacts() {
        Finding finding = only("XX-2", charges("", known("INR 6.50", Grade.A), known("free", Grade.A)));

        assertThat(finding.outcome()).isEqualTo(Outcome.PASS);
        assertThat(finding.reasons()).containsExactly("egress is stated", "storage is stated");
        assertThat(finding.because()).hasSize(2);
    }

    @Test
    void rulesThatDisagreeAreAnErrorThatNamesThem() {
        Finding finding = only("XX-1", charges("", known("free", Grade.A), absent()));

        assertThat(finding.outcome()).isEqualTo(Outcome.ERROR);
        assertThat(finding.reasons()).containsExactly("XX-1 fail: storage is free", "XX-1 pass: storage is stated");
    }

    @Test
    void noRuleMeansUnknown() {
        Finding finding = only("XX-3", charges("", known("INR 6.50", Grade.A), absent()));

        assertThat(finding.outcome()).isEqualTo(Outcome.UNKNOWN);
        assertThat(finding.cause()).contains(Cause.AMBIGUOUS);
    }

    @Test
    void whatIsUnclearSaysWhyNothingIsKnown() {
        Finding finding = only("XX-1", charges("", unclear(Cause.NOT_SUPPLIED, "no quote was supplied"), absent()));

        assertThat(finding.outcome()).isEqualTo(Outcome.UNKNOWN);
        assertThat(finding.cause()).contains(Cause.NOT_SUPPLIED);
        assertThat(finding.reasons()).containsExactly("no quote was supplied");
    }

    @Test
    void theGravestCauseIsShownAndOnlyItsReasons() {
        Finding finding = only(
                "XX-3",
                charges("", unclear(Cause.NOT_SUPPLIED, "no quote was supplied"), unclear(Cause.UNREADABLE, "a scan")));

        assertThat(finding.cause()).contains(Cause.UNREADABLE);
        assertThat(finding.reasons()).containsExactly("a scan");
    }

    @Test
    void aDisputedFactIsAContradictionWithAllItsPlaces() {
        Finding finding = only("XX-1", charges("", disputed("free", "INR 6.50"), absent()));

        assertThat(finding.outcome()).isEqualTo(Outcome.UNKNOWN);
        assertThat(finding.cause()).contains(Cause.CONTRADICTORY);
        assertThat(finding.because())
                .singleElement()
                .satisfies(f -> assertThat(f.places()).hasSize(2));
    }

    @Test
    void aPassBesideADisputedNeedIsUnknown() {
        Finding finding = only("XX-2", charges("", known("INR 6.50", Grade.A), disputed("free", "INR 1.50")));

        assertThat(finding.outcome()).isEqualTo(Outcome.UNKNOWN);
        assertThat(finding.cause()).contains(Cause.CONTRADICTORY);
    }

    @Test
    void aFailStandsWhateverElseIsDisputed() {
        Check check = check("XX-1", List.of("storage", "egress"), from("2026-01-01"), Check.Lifecycle.STABLE);
        RuleBase onlyFails = RuleBase.compiled(Map.of("test/rule.drl", """
                        package countersign.test
                        import dev.countersign.model.Charges
                        global dev.countersign.rules.Outcomes outcomes
                        rule "XX-1 fail: storage is not stated"
                        when
                          $c : Charges( storage.absent )
                        then
                          outcomes.fail("XX-1", $c, $c.storage());
                        end
                        """), DrlProject.class);

        List<Finding> findings = new CheckEngine(catalog(check), onlyFails)
                .evaluate(List.of(charges("", absent(), disputed("a", "b"))), TODAY);

        assertThat(findings)
                .singleElement()
                .satisfies(f -> assertThat(f.outcome()).isEqualTo(Outcome.FAIL));
    }

    @Test
    void aPassOnABrochureIsUnderGraded() {
        Finding finding = only("XX-1", charges("", known("INR 6.50", Grade.E), absent()));

        assertThat(finding.outcome()).isEqualTo(Outcome.UNKNOWN);
        assertThat(finding.cause()).contains(Cause.UNDER_GRADED);
        assertThat(finding.reasons()).containsExactly("stated only in evidence below grade B");
    }

    @Test
    void aPassOnTheLeastGradeAcceptedIsAPass() {
        assertThat(only("XX-1", charges("", known("INR 6.50", Grade.B), absent()))
                        .outcome())
                .isEqualTo(Outcome.PASS);
        assertThat(only("XX-1", charges("", known("INR 6.50", Grade.C), absent()))
                        .outcome())
                .isEqualTo(Outcome.UNKNOWN);
    }

    @Test
    void aFailOnABrochureIsAFail() {
        Catalog catalog = catalog(check("XX-1", List.of("storage"), from("2026-01-01"), Check.Lifecycle.STABLE));
        CheckEngine engine = new CheckEngine(catalog, RULES);

        List<Finding> findings = engine.evaluate(
                List.of(charges("", known("free", Grade.E), absent())), TODAY, Set.of("XX-1 pass: storage is stated"));

        assertThat(findings)
                .singleElement()
                .satisfies(f -> assertThat(f.outcome()).isEqualTo(Outcome.FAIL));
    }

    @Test
    void aCheckIsNotApplicableBeforeItsFirstAndAfterItsLastDay() {
        Check.Effective half = new Check.Effective(LocalDate.of(2026, 7, 1), Optional.of(LocalDate.of(2026, 12, 31)));

        assertThat(onDay(half, "2026-06-30").outcome()).isEqualTo(Outcome.NOT_APPLICABLE);
        assertThat(onDay(half, "2026-06-30").reasons())
                .singleElement()
                .asString()
                .contains("2026-07-01", "2026-12-31");
        assertThat(onDay(half, "2026-07-01").outcome()).isEqualTo(Outcome.PASS);
        assertThat(onDay(half, "2026-12-31").outcome()).isEqualTo(Outcome.PASS);
        assertThat(onDay(half, "2027-01-01").outcome()).isEqualTo(Outcome.NOT_APPLICABLE);
    }

    @Test
    void aDeprecatedCheckIsNotRun() {
        Catalog catalog = catalog(
                check("XX-1", List.of("storage"), from("2026-01-01"), Check.Lifecycle.DEPRECATED),
                check("XX-2", List.of("storage"), from("2026-01-01"), Check.Lifecycle.EXPERIMENTAL));

        assertThat(new CheckEngine(catalog, RULES).evaluate(List.of(charges("", known("x", Grade.A), absent())), TODAY))
                .extracting(Finding::check)
                .containsExactly("XX-2");
    }

    @Test
    void findingsAreSortedByCheckAndSubjectWhateverTheOrderOfSubjects() {
        Catalog catalog = catalog(
                check("XX-2", List.of("storage"), from("2026-01-01"), Check.Lifecycle.STABLE),
                check("XX-1", List.of("storage"), from("2026-01-01"), Check.Lifecycle.STABLE));
        Charges b = charges("b", known("x", Grade.A), absent());
        Charges a = charges("a", known("x", Grade.A), absent());
        CheckEngine engine = new CheckEngine(catalog, RULES);

        List<Finding> findings = engine.evaluate(List.of(b, a), TODAY);

        assertThat(findings)
                .extracting(f -> f.check() + " " + f.subject() + " " + f.offer())
                .containsExactly("XX-1 Charges/a a", "XX-1 Charges/b b", "XX-2 Charges/a a", "XX-2 Charges/b b");
        assertThat(engine.evaluate(List.of(a, b), TODAY)).isEqualTo(findings);
    }

    @Test
    void anAnswerForOneSubjectIsNoneForAnother() {
        List<Finding> findings = new CheckEngine(
                        catalog(check("XX-2", List.of("storage"), from("2026-01-01"), Check.Lifecycle.STABLE)), RULES)
                .evaluate(
                        List.of(charges("a", known("x", Grade.A), absent()), charges("b", absent(), absent())), TODAY);

        assertThat(findings).extracting(Finding::outcome).containsExactly(Outcome.PASS, Outcome.NOT_APPLICABLE);
    }

    @Test
    void aSubjectOfAnotherTypeIsNotAsked() {
        TestWindow window =
                new TestWindow("", "", new Fact.Absent<>("days", List.of()), new Fact.Absent<>("x", List.of()));

        assertThat(new CheckEngine(catalog(), RULES).evaluate(List.of(window), TODAY))
                .isEmpty();
    }

    @Test
    void aRuleThatDoesNotCompileIsRefusedWithFileAndLine() {
        String drl = """
                package countersign.test
                import dev.countersign.model.Charges
                global dev.countersign.rules.Outcomes outcomes
                rule "XX-1 fail: a misspelt fact"
                when
                  $c : Charges( strage.absent )
                then
                  outcomes.fail("XX-1", $c, $c.storage());
                end
                """;

        assertThatThrownBy(() -> RuleBase.compiled(Map.of("house/XX-1-misspelt/rule.drl", drl)))
                .isInstanceOf(CountersignException.class)
                .hasMessageContaining("XX-1-misspelt/rule.drl: line ")
                .hasMessageContaining("strage");
    }

    /** Why rules ask questions: the compiler of the shipped mode refuses a bound of another type. */
    @Test
    void aBoundOfTheWrongTypeDoesNotCompile() {
        String drl = """
                package countersign.test
                import dev.countersign.model.TestWindow
                global dev.countersign.rules.Outcomes outcomes
                rule "XX-1 fail: days against words"
                when
                  $w : TestWindow( days.above("ninety") )
                then
                  outcomes.fail("XX-1", $w, $w.days());
                end
                """;

        assertThatThrownBy(() -> RuleBase.compiled(Map.of("house/XX-1-wrong-type/rule.drl", drl)))
                .isInstanceOf(CountersignException.class);
    }

    private static Finding onDay(Check.Effective effective, String day) {
        Check check = check("XX-2", List.of("storage"), effective, Check.Lifecycle.STABLE);
        return new CheckEngine(catalog(check), RULES)
                .evaluate(List.of(charges("", known("x", Grade.A), absent())), LocalDate.parse(day))
                .get(0);
    }

    private static Finding only(String id, Subject subject) {
        Check check = check(id, List.of("storage", "egress"), from("2026-01-01"), Check.Lifecycle.STABLE);
        List<Finding> findings = new CheckEngine(catalog(check), RULES).evaluate(List.of(subject), TODAY);
        assertThat(findings).hasSize(1);
        return findings.get(0);
    }

    private static Check.Effective from(String day) {
        return new Check.Effective(LocalDate.parse(day), Optional.empty());
    }

    private static Check check(String id, List<String> needs, Check.Effective effective, Check.Lifecycle lifecycle) {
        return new Check(
                id,
                WORDS,
                WORDS,
                Severity.MAJOR,
                false,
                "price",
                Stage.QUOTE,
                Grade.B,
                Check.Turn.LEGAL,
                "Charges",
                needs,
                List.of(),
                effective,
                WORDS,
                WORDS,
                Map.of(),
                lifecycle);
    }

    private static Catalog catalog(Check... checks) {
        Pack pack = new Pack("test", WORDS, List.of("XX"), "countersign.test", "legal", List.of(checks));
        return new Catalog("test", "0", List.of(), List.of(pack), new Hardware(List.of(), List.of()), MarketRates.NONE);
    }

    private static Charges charges(String offer, Fact<String> storage, Fact<String> egress) {
        return new Charges(offer, offer, storage, egress);
    }

    private static Fact.Known<String> known(String value, Grade grade) {
        Evidence evidence = new Evidence(new DocumentId("a.md"), grade, new Place.AtLines(1, 1), value);
        return new Fact.Known<>(value.equals("free") ? "egress" : "storage", value, List.of(evidence), 1);
    }

    private static Fact<String> absent() {
        return new Fact.Absent<>("fact", List.of(new DocumentId("a.md")));
    }

    private static Fact<String> unclear(Cause cause, String why) {
        return new Fact.Unclear<>("fact", cause, why, List.of());
    }

    private static Fact<String> disputed(String one, String other) {
        return new Fact.Disputed<>("fact", List.of(known(one, Grade.A), known(other, Grade.A)));
    }
}
