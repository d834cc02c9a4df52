package dev.countersign.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.countersign.rules.OurRules.Article;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** No condition of a rule can be moved, turned round or taken away without a case that turns red. */
class ThresholdTest {
    private static final Pattern CONDITIONS = Pattern.compile("(?s)\\bwhen\\b(.*?)\\bthen\\b");
    private static final Pattern NUMBER = Pattern.compile("(?<=\\()-?\\d+(?=\\))");
    private static final Pattern TRUTH = Pattern.compile("(?<=\\()(?:true|false)(?=\\))");
    private static final Pattern QUESTION =
            Pattern.compile("\\w+\\.(?:known|absent|(?:isNot|is|above|atMost|below|atLeast)\\([^()]*\\))");

    /** A rule.drl with one thing changed. */
    private record Mutant(Article article, String change, String drl) {}

    @TestFactory
    Stream<DynamicTest> everyThresholdMovedByOneTurnsACaseRed() {
        return red(mutants(
                NUMBER,
                number -> List.of(
                        Integer.toString(Integer.parseInt(number) + 1),
                        Integer.toString(Integer.parseInt(number) - 1))));
    }

    @TestFactory
    Stream<DynamicTest> everyYesAndNoTurnedRoundTurnsACaseRed() {
        return red(mutants(TRUTH, truth -> List.of(truth.equals("true") ? "false" : "true")));
    }

    /** Taken away: known or not, which always holds. */
    @TestFactory
    Stream<DynamicTest> everyQuestionTakenAwayTurnsACaseRed() {
        return red(mutants(QUESTION, question -> {
            String fact = question.substring(0, question.indexOf('.'));
            return List.of("(" + fact + ".known || " + fact + ".known == false)");
        }));
    }

    @Test
    void aRuleWithoutItsThresholdsWouldBeSeen() {
        assertThat(mutants(NUMBER, n -> List.of("0"))).as("thresholds found").isNotEmpty();
        assertThat(mutants(TRUTH, n -> List.of("true"))).as("yes and no found").isNotEmpty();
        assertThat(mutants(QUESTION, n -> List.of(""))).as("questions found").hasSizeGreaterThan(50);
    }

    private static Stream<DynamicTest> red(List<Mutant> mutants) {
        return mutants.stream()
                .map(m -> dynamicTest(
                        m.change(),
                        () -> assertThat(m.article().isRed(m.article().alone(m.drl())))
                                .as("a case of " + m.article() + " turns red")
                                .isTrue()));
    }

    private interface Change {
        List<String> of(String found);
    }

    private static List<Mutant> mutants(Pattern what, Change change) {
        List<Mutant> mutants = new ArrayList<>();
        for (Article article : OurRules.all()) {
            for (MatchResult conditions :
                    CONDITIONS.matcher(article.drl()).results().toList()) {
                List<MatchResult> found = what.matcher(article.drl())
                        .results()
                        .filter(m -> m.start() >= conditions.start(1) && m.end() <= conditions.end(1))
                        .toList();
                for (MatchResult m : found) {
                    for (String other : change.of(m.group())) {
                        mutants.add(mutant(article, m, other));
                    }
                }
            }
        }
        return mutants;
    }

    private static Mutant mutant(Article article, MatchResult found, String other) {
        String drl = article.drl();
        int from = drl.lastIndexOf('\n', found.start()) + 1;
        int to = drl.indexOf('\n', found.start());
        String line = drl.substring(from, found.start()) + "[" + found.group() + " -> " + other + "]"
                + drl.substring(found.end(), to);
        return new Mutant(
                article,
                article + " line " + drl.substring(0, from).lines().count() + ": " + line.strip(),
                drl.substring(0, found.start()) + other + drl.substring(found.end()));
    }
}
