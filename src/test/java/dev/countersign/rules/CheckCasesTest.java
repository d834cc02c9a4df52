package dev.countersign.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.countersign.model.Outcome;
import dev.countersign.rules.OurRules.Article;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every case of every check holds: its rules alone, compiled at run time, and among all, as the build compiled them. */
class CheckCasesTest {
    private static final RuleBase AMONG_ALL = RuleBase.precompiled();

    @TestFactory
    Stream<DynamicNode> everyCaseHoldsAloneAndAmongAll() {
        return OurRules.all().stream().map(article -> {
            List<CaseRunner.Result> alone = article.results(article.alone());
            List<CaseRunner.Result> among = article.results(AMONG_ALL);
            return dynamicContainer(
                    article.check().id() + " " + article.check().title().en(),
                    IntStream.range(0, alone.size()).mapToObj(i -> agree(alone.get(i), among.get(i))));
        });
    }

    private static DynamicTest agree(CaseRunner.Result alone, CaseRunner.Result among) {
        return dynamicTest(alone.name() + ": " + alone.expected(), () -> {
            assertThat(alone.problem()).as("alone").isEmpty();
            assertThat(among.problem()).as("among all").isEmpty();
            assertThat(among.actual()).as("both modes").isEqualTo(alone.actual());
        });
    }

    @TestFactory
    Stream<DynamicTest> everyCheckShowsAFailAPassAndAnUnknown() {
        return OurRules.all().stream()
                .map(article -> dynamicTest(
                        article.check().id(),
                        () -> assertThat(article.cases().cases())
                                .extracting(c -> c.expect())
                                .contains(Outcome.FAIL, Outcome.PASS, Outcome.UNKNOWN)));
    }

    @TestFactory
    Stream<DynamicTest> namesOfCasesAreUniqueInTheirCheck() {
        return OurRules.all().stream()
                .map(article -> dynamicTest(
                        article.check().id(),
                        () -> assertThat(article.cases().cases())
                                .extracting(c -> c.name())
                                .doesNotHaveDuplicates()));
    }

    /** Reached as well: a rule whose absence changes a case fired in it. */
    @TestFactory
    Stream<DynamicTest> everyRuleIsReachedAndNeeded() {
        CaseRunner runner = new CaseRunner(OurRules.CATALOG, AMONG_ALL);
        return AMONG_ALL.names().stream()
                .map(rule -> dynamicTest("without " + rule, () -> {
                    Article article = OurRules.all().stream()
                            .filter(a -> rule.startsWith(a.check().id() + " "))
                            .findFirst()
                            .orElseThrow();

                    List<CaseRunner.Result> without = runner.run(article.check(), article.cases(), Set.of(rule));

                    assertThat(without)
                            .as("no case needs it")
                            .anyMatch(r -> r.problem().isPresent());
                }));
    }
}
