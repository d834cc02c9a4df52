package dev.countersign.settle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.model.Brief;
import dev.countersign.model.CapacityBrief;
import dev.countersign.model.Cause;
import dev.countersign.model.Comparison;
import dev.countersign.model.DocumentId;
import dev.countersign.model.Evidence;
import dev.countersign.model.Fact;
import dev.countersign.model.GpuModel;
import dev.countersign.model.Grade;
import dev.countersign.model.MemoryFit;
import dev.countersign.model.OfferAnswer;
import dev.countersign.model.OfferedCapacity;
import dev.countersign.model.Place;
import dev.countersign.model.QuoteLine;
import dev.countersign.model.Tenancy;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The brief as facts, and offers held against it. */
class BriefSettlementTest {
    @Nested
    class TheBriefItself {
        @Test
        void whatItSaysIsKnownWithItsLine() {
            CapacityBrief brief = brief(training(32, "H100", 12), List.of(offer("", 4, 8, "H100", 12)));

            assertThat(brief.gpus().is(32)).isTrue();
            assertThat(brief.gpus().places()).extracting(Evidence::quote).containsExactly("gpus: 32");
            assertThat(brief.training().is(true)).isTrue();
        }

        @Test
        void whereItWasGivenAGapIsTheBuyers() {
            assertThat(brief(training(32, "H100", 12), List.of(offer("", 4, 8, "H100", 12)))
                            .budget()
                            .isAbsent())
                    .isTrue();
        }

        @Test
        void withoutABriefNothingIsAssessed() {
            CapacityBrief brief = brief(Brief.EMPTY, List.of(offer("", 4, 8, "H100", 12)));

            assertThat(cause(brief.usefulUnit())).isEqualTo(Cause.NOT_ASSESSED);
        }

        @Test
        void thatNoBenchmarkIsMentionedIsNoProofThatThereIsNone() {
            assertThat(cause(brief(training(32, "H100", 12), List.of(offer("", 4, 8, "H100", 12)))
                            .benchmarked()))
                    .isEqualTo(Cause.NOT_ASSESSED);
        }

        @Test
        void oneOfferThatBindsIsEnoughToBeCommitted() {
            OfferShape free = offer("a", 4, 8, "H100", known("onDemand", "on demand"), absent(), 12);
            OfferShape bound = offer("b", 4, 8, "H100", absent(), known("reserved", "reserved"), 12);

            assertThat(brief(Brief.EMPTY, List.of(free, bound)).committed().is(true))
                    .isTrue();
            assertThat(brief(Brief.EMPTY, List.of(free)).committed().is(false)).isTrue();
        }

        @Test
        void anOfferThatIsSilentOnItMayBind() {
            OfferShape silent = offer("", 4, 8, "H100", absent(), absent(), 12);

            assertThat(brief(Brief.EMPTY, List.of(silent)).committed().isKnown())
                    .isFalse();
        }
    }

    @Nested
    class TheAnswer {
        @Test
        void allPointsAsAskedAnswerIt() {
            OfferAnswer answer = answer(training(32, "H100 SXM5 80 GB", 12), offer("", 4, 8, "H100", 12));

            assertThat(answer.all().is(true)).isTrue();
            assertThat(answer.location().isAbsent()).isTrue();
        }

        @Test
        void fewerGpusAreAMiss() {
            OfferAnswer answer = answer(training(32, "H100", 12), offer("", 2, 8, "H100", 12));

            assertThat(answer.gpus().is(false)).isTrue();
            assertThat(answer.all().is(false)).isTrue();
            assertThat(answer.gpus().places())
                    .extracting(Evidence::quote)
                    .contains("gpus: 32", "nodes 2", "gpusPerNode 8");
        }

        @Test
        void anotherGpuIsAMissUnlessTheBriefLeavesTheChoice() {
            assertThat(answer(training(32, "H100", 12), offer("", 4, 8, "H200", 12))
                            .model()
                            .is(false))
                    .isTrue();
            assertThat(cause(answer(training(32, "H100 or better", 12), offer("", 4, 8, "H200", 12))
                            .model()))
                    .isEqualTo(Cause.AMBIGUOUS);
            assertThat(cause(answer(training(32, "any GPU with 80 GB", 12), offer("", 4, 8, "H100", 12))
                            .model()))
                    .isEqualTo(Cause.AMBIGUOUS);
        }

        @Test
        void anH20IsNotAnH200() {
            assertThat(answer(training(32, "H200", 12), offer("", 4, 8, "H20", 12))
                            .model()
                            .is(false))
                    .isTrue();
        }

        @Test
        void capacityOnDemandLastsAsLongAsItIsNeeded() {
            OfferShape onDemand = offer("", 4, 8, "H100", known("onDemand", "on demand"), absent(), null);

            assertThat(answer(training(32, "H100", 12), onDemand).term().is(true))
                    .isTrue();
        }

        @Test
        void linesThatMayBeAChoiceAreNotAddedUp() {
            OfferShape one = offer("", 4, 8, "H100", 12);
            OfferShape two =
                    new OfferShape("", List.of(one.lines().get(0), one.lines().get(0)), one.capacity(), one.tenancy());

            assertThat(answer(training(32, "H100", 12), two).gpus().is(true))
                    .as("one of the lines is what is asked")
                    .isTrue();
            assertThat(cause(answer(training(48, "H100", 12), two).gpus())).isEqualTo(Cause.AMBIGUOUS);
            assertThat(answer(training(64, "H100", 12), two).gpus().is(true)).isTrue();
            assertThat(answer(training(65, "H100", 12), two).gpus().is(false)).isTrue();
        }
    }

    @Nested
    class OffersAmongThemselves {
        @Test
        void oneOfferIsComparedWithNothing() {
            assertThat(OfferComparison.among(List.of(offer("a", 4, 8, "H100", 12))))
                    .isEmpty();
        }

        @Test
        void fourTimesEightAreTwiceSixteen() {
            Comparison comparison = OfferComparison.among(
                            List.of(offer("a", 4, 8, "H100", 12), offer("b", 2, 16, "H100", 24)))
                    .orElseThrow();

            assertThat(comparison.sameGpus().is(true)).isTrue();
            assertThat(comparison.sameModel().is(true)).isTrue();
            assertThat(comparison.sameTerm().is(false)).isTrue();
            assertThat(comparison.sameSite().isKnown()).isFalse();
        }
    }

    @Nested
    class Memory {
        @Test
        void sixteenBytesAParameterAreTheLeastOfFullTraining() {
            assertThat(fit("80", "bf16", "full").fits().isKnown())
                    .as("1280 of 1280 GB")
                    .isFalse();
            assertThat(fit("80.1", "bf16", "full").fits().is(false)).isTrue();
            assertThat(fit("66.6", "bf16", "full").fits().is(true))
                    .as("1065.6 x 1.2 = 1278.72 GB")
                    .isTrue();
            assertThat(fit("66.7", "bf16", "full").fits().isKnown()).isFalse();
        }

        @Test
        void theArithmeticIsShown() {
            MemoryFit fit = fit("30", "bf16", "full");

            assertThat(value(fit.needed())).hasToString("30 x 10^9 x 16 B = 480 GB");
            assertThat(value(fit.offered())).hasToString("2 x 8 x 80 GB = 1280 GB");
            assertThat(fit.fits().places())
                    .extracting(Evidence::quote)
                    .contains("model: here", "memoryGb 80", "nodes 2");
        }

        @Test
        void anAdapterTakesTheWeightsAndAHundredthOfTheTraining() {
            assertThat(MemoryReckoning.least(model("100", "bf16", "adapter"))).isEqualByComparingTo("216");
            assertThat(MemoryReckoning.least(model("100", "int4", "adapter"))).isEqualByComparingTo("66");
        }

        @Test
        void inferenceTakesTheWeightsAtTheirPrecision() {
            assertThat(MemoryReckoning.least(model("70", "fp16", "inference"))).isEqualByComparingTo("140");
            assertThat(MemoryReckoning.least(model("70", "fp8", "inference"))).isEqualByComparingTo("70");
            assertThat(MemoryReckoning.least(model("70", "fp4", "inference"))).isEqualByComparingTo("35");
            assertThat(MemoryReckoning.least(model("70", "fp32", "inference"))).isEqualByComparingTo("280");
        }

        @Test
        void withoutAModelInTheBriefNothingIsAssessed() {
            MemoryFit fit = new MemoryReckoning(training(32, "H100", 12)).of(offer("", 2, 8, "H100", 12));

            assertThat(cause(fit.fits())).isEqualTo(Cause.NOT_ASSESSED);
        }

        private MemoryFit fit(String billions, String precision, String method) {
            return new MemoryReckoning(withModel(model(billions, precision, method))).of(offer("", 2, 8, "H100", 12));
        }
    }

    private static CapacityBrief brief(Brief brief, List<OfferShape> offers) {
        return new BriefFacts(brief).subject(offers);
    }

    private static OfferAnswer answer(Brief brief, OfferShape offer) {
        return new OfferComparison(brief).answer(offer);
    }

    private static Cause cause(Fact<?> fact) {
        return ((Fact.Unclear<?>) fact).cause();
    }

    private static <T> T value(Fact<T> fact) {
        return ((Fact.Known<T>) fact).value();
    }

    private static Brief.Model model(String billions, String precision, String method) {
        return new Brief.Model(new BigDecimal(billions), precision, method);
    }

    private static Brief training(int gpus, String model, int months) {
        return with(workload(Optional.of(gpus), Optional.of(model), Optional.of(months), Optional.empty()));
    }

    private static Brief withModel(Brief.Model model) {
        return with(workload(Optional.empty(), Optional.empty(), Optional.empty(), Optional.of(model)));
    }

    private static Brief with(Brief.Workload workload) {
        return new Brief(
                workload,
                Brief.Recovery.UNSTATED,
                Brief.Volumes.UNSTATED,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Map.of(
                        "workload", line("workload: training"),
                        "gpus", line("gpus: 32"),
                        "gpuModel", line("gpuModel: H100"),
                        "durationMonths", line("durationMonths: 12"),
                        "model", line("model: here")));
    }

    private static Evidence line(String text) {
        return new Evidence(new DocumentId("brief.yaml"), Grade.E, new Place.AtLines(1, 1), text);
    }

    private static Brief.Workload workload(
            Optional<Integer> gpus, Optional<String> model, Optional<Integer> months, Optional<Brief.Model> trained) {
        return new Brief.Workload(
                Optional.of("multi-node training"),
                Optional.empty(),
                gpus,
                model,
                months,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                trained);
    }

    private static OfferShape offer(String name, int nodes, int gpusPerNode, String gpu, int months) {
        return offer(name, nodes, gpusPerNode, gpu, absent(), known("reserved", "reserved"), months);
    }

    private static OfferShape offer(
            String name,
            int nodes,
            int gpusPerNode,
            String gpu,
            Fact<String> onDemand,
            Fact<String> reserved,
            Integer months) {
        QuoteLine line = new QuoteLine(
                "1",
                name,
                known("gpu", new GpuModel(gpu)),
                absent(),
                known("memoryGb", 80),
                known("gpusPerNode", gpusPerNode),
                known("nodes", nodes),
                absent());
        OfferedCapacity capacity = new OfferedCapacity(
                name,
                name,
                reserved,
                onDemand,
                absent(),
                absent(),
                absent(),
                months == null ? absent() : known("termMonths", months),
                absent());
        return new OfferShape(
                name, List.of(line), capacity, new Tenancy(name, name, absent(), absent(), absent(), absent()));
    }

    private static <T> Fact<T> known(String name, T value) {
        Evidence evidence =
                new Evidence(new DocumentId("quote.yaml"), Grade.B, new Place.AtLines(1, 1), name + " " + value);
        return new Fact.Known<>(name, value, List.of(evidence), 1);
    }

    private static <T> Fact<T> absent() {
        return new Fact.Absent<>("x", List.of(new DocumentId("quote.yaml")));
    }
}
