package dev.countersign.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.model.Route;
import dev.countersign.model.SourcingDecision;
import dev.countersign.model.SourcingInputs;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The decision table: complete, without overlaps, and as the guide's staged path has it. */
class SourcingTableTest {
    private static final SourcingTable TABLE = SourcingTable.builtIn();
    private static final Optional<Boolean> YES = Optional.of(true);
    private static final Optional<Boolean> NO = Optional.of(false);
    private static final Optional<Boolean> OPEN = Optional.empty();

    /** A gap or an overlap makes the table refuse an answer: exactly one row must hold. */
    @Test
    void exactlyOneRowHoldsForEveryCombinationOfInputs() throws Exception {
        Set<Integer> rows = new TreeSet<>();
        int combinations = 0;
        for (int bits = 0; bits < 128; bits++) {
            for (int utilisation : edges("Utilisation", 1, 100)) {
                for (int term : edges("Term months", 1, 120)) {
                    SourcingInputs inputs = new SourcingInputs(
                            bit(bits, 0),
                            bit(bits, 1),
                            bit(bits, 2),
                            bit(bits, 3),
                            bit(bits, 4),
                            bit(bits, 5),
                            Optional.of(utilisation),
                            Optional.of(term),
                            bit(bits, 6));
                    Set<Integer> holds = TABLE.possible(inputs.values()).keySet();
                    assertThat(holds).hasSize(1);
                    rows.addAll(holds);
                    combinations++;
                }
            }
        }
        assertThat(combinations).isGreaterThan(1000);
        assertThat(rows)
                .as("every row is needed")
                .containsExactlyElementsOf(IntStream.rangeClosed(1, 9).boxed().toList());
    }

    /** Both sides of every number that stands in the table, and the ends of the range. */
    private static Set<Integer> edges(String column, int least, int most) throws Exception {
        Set<Integer> edges = new TreeSet<>(Set.of(least, most));
        String dmn = Files.readString(Path.of("rules/sourcing/route.dmn"));
        for (MatchResult number : Pattern.compile("<text>[^<\"]*?(\\d+)[^<\"]*?(\\d+)?[^<\"]*</text>")
                .matcher(dmn)
                .results()
                .toList()) {
            for (int group = 1; group <= 2; group++) {
                if (number.group(group) != null) {
                    int value = Integer.parseInt(number.group(group));
                    IntStream.of(value - 1, value, value + 1)
                            .filter(n -> n >= least && n <= most)
                            .forEach(edges::add);
                }
            }
        }
        assertThat(edges).as(column).hasSizeGreaterThan(5);
        return edges;
    }

    @Test
    void whatIsNotMeasuredIsRentedOnDemand() {
        assertThat(route(YES, NO, YES, 90, 12)).isEqualTo(Route.ON_DEMAND);
    }

    @Test
    void whatChangesStaysFlexible() {
        assertThat(route(YES, YES, NO, 90, 12)).isEqualTo(Route.ON_DEMAND);
    }

    @Test
    void reservingPaysFromSixtyPerCent() {
        assertThat(route(YES, YES, YES, 59, 12)).isEqualTo(Route.ON_DEMAND);
        assertThat(route(YES, YES, YES, 60, 12)).isEqualTo(Route.RESERVE);
    }

    @Test
    void buyingIsForYearsOfAlmostFullUse() {
        assertThat(route(YES, YES, YES, 80, 36)).isEqualTo(Route.BUY);
        assertThat(route(YES, YES, YES, 79, 36)).isEqualTo(Route.RESERVE);
        assertThat(route(YES, YES, YES, 80, 35)).isEqualTo(Route.RESERVE);
    }

    @Test
    void whoNeedsTheHardwareItselfGetsDedicatedNodes() {
        assertThat(only(inputs(NO, YES, NO, NO, YES, YES, 85, 12, OPEN))).isEqualTo(Route.DEDICATED);
        assertThat(only(inputs(NO, NO, NO, YES, YES, YES, 70, 48, OPEN))).isEqualTo(Route.DEDICATED);
    }

    @Test
    void anApiIsForWhoNeedsNoGpus() {
        assertThat(only(inputs(NO, NO, NO, NO, YES, YES, 85, 12, YES))).isEqualTo(Route.API);
        assertThat(only(inputs(YES, NO, NO, NO, YES, YES, 85, 12, YES))).isEqualTo(Route.RESERVE);
        assertThat(only(inputs(NO, NO, NO, NO, YES, YES, 85, 12, NO))).isEqualTo(Route.RESERVE);
    }

    @Test
    void aMissingInputThatDecidesLeavesSeveralRoutes() {
        SourcingDecision decision = TABLE.decide(inputs(YES, NO, YES, NO, OPEN, YES, 85, 12, OPEN));

        assertThat(decision.routes()).isEqualTo(EnumSet.of(Route.ON_DEMAND, Route.RESERVE));
        assertThat(decision.asked()).contains("Benchmarked");
    }

    @Test
    void aMissingInputThatDecidesNothingIsNotMissed() {
        SourcingDecision decision = TABLE.decide(
                new SourcingInputs(OPEN, OPEN, YES, OPEN, NO, OPEN, Optional.empty(), Optional.empty(), OPEN));

        assertThat(decision.routes()).containsExactly(Route.ON_DEMAND);
        assertThat(decision.rows()).extracting(SourcingDecision.Row::number).containsExactly(2);
        assertThat(decision.asked()).contains("Benchmarked").doesNotContain("Utilisation", "Term months", "Stable");
    }

    @Test
    void theNearestUtilisationAtWhichTheAnswerFlipsIsFound() {
        assertThat(TABLE.decide(inputs(YES, NO, YES, NO, YES, YES, 85, 12, OPEN))
                        .flipsAt())
                .contains(59);
        assertThat(TABLE.decide(inputs(YES, NO, YES, NO, YES, YES, 50, 12, OPEN))
                        .flipsAt())
                .contains(60);
        assertThat(TABLE.decide(inputs(YES, NO, YES, NO, NO, YES, 50, 12, OPEN)).flipsAt())
                .as("measured first, whatever the utilisation")
                .isEmpty();
    }

    @Test
    void everyRowSaysWhyInBothLanguages() {
        SourcingDecision all = TABLE.decide(inputs(OPEN, OPEN, OPEN, OPEN, OPEN, OPEN, 85, 36, OPEN));

        assertThat(all.rows()).hasSizeGreaterThan(3).allSatisfy(row -> {
            assertThat(row.en()).isNotBlank();
            assertThat(row.zh()).matches(Pattern.compile(".*\\p{IsHan}.*"));
        });
    }

    private static Route route(
            Optional<Boolean> multiNode, Optional<Boolean> benchmarked, Optional<Boolean> stable, int use, int term) {
        return only(inputs(NO, NO, multiNode, NO, benchmarked, stable, use, term, OPEN));
    }

    private static Route only(SourcingInputs inputs) {
        List<Route> routes = List.copyOf(TABLE.decide(inputs).routes());
        assertThat(routes).hasSize(1);
        return routes.get(0);
    }

    private static SourcingInputs inputs(
            Optional<Boolean> weights,
            Optional<Boolean> kernels,
            Optional<Boolean> multiNode,
            Optional<Boolean> control,
            Optional<Boolean> benchmarked,
            Optional<Boolean> stable,
            int utilisation,
            int term,
            Optional<Boolean> api) {
        return new SourcingInputs(
                weights,
                kernels,
                multiNode,
                control,
                benchmarked,
                stable,
                Optional.of(utilisation),
                Optional.of(term),
                api);
    }

    private static Optional<Boolean> bit(int bits, int n) {
        return Optional.of((bits >> n & 1) == 1);
    }
}
