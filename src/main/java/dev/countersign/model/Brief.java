package dev.countersign.model;

import java.math.BigDecimal;
import java.util.Map;
import java.util.Optional;

/**
 * The buyer's one-page capacity brief. What is left out is not assessed, and asked; never assumed.
 *
 * @param trainingWindow the buyer's most expensive training window
 * @param places where the brief says each thing, by the name of its key at the top level of the file
 */
public record Brief(
        Workload workload,
        Recovery recovery,
        Volumes volumes,
        Optional<Budget> budget,
        Optional<TrainingWindow> trainingWindow,
        Optional<Engineering> engineering,
        Optional<Api> api,
        Map<String, Evidence> places) {
    public static final Brief EMPTY = new Brief(
            Workload.UNSTATED,
            Recovery.UNSTATED,
            Volumes.UNSTATED,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Map.of());

    public Brief {
        places = Map.copyOf(places);
    }

    /** Where the brief says this; empty where it does not. */
    public Optional<Evidence> place(String key) {
        return Optional.ofNullable(places.get(key));
    }

    /**
     * What is to run, and on how much.
     *
     * @param words as the buyer names it
     * @param gpus in all
     * @param gpuModel in words
     * @param usefulUnit what counts as useful output: a fine-tune, a training token, an accepted image batch
     * @param acceptedPerMonth useful units a month that are accepted; above 0
     * @param utilisation per cent of the reserved hours that are expected to be used, 1 to 100
     * @param shape whether count, model and hours of the workload hold still
     * @param benchmarked the workload has been measured on capacity rented on demand
     */
    public record Workload(
            Optional<String> words,
            Optional<WorkloadKind> kind,
            Optional<Integer> gpus,
            Optional<String> gpuModel,
            Optional<Integer> durationMonths,
            Optional<String> dataLocation,
            Optional<String> usefulUnit,
            Optional<BigDecimal> acceptedPerMonth,
            Optional<Integer> utilisation,
            Optional<Shape> shape,
            Optional<Boolean> benchmarked,
            Optional<Needs> needs,
            Optional<Model> model) {
        public static final Workload UNSTATED = new Workload(
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    /**
     * What a failure costs.
     *
     * @param tolerance in words
     * @param checkpointGb size of a checkpoint
     * @param restartMinutes from a failure until the job runs again, the work lost not counted
     */
    public record Recovery(
            Optional<String> tolerance,
            Optional<Integer> checkpointGb,
            Optional<Integer> checkpointEveryMinutes,
            Optional<Integer> restartMinutes) {
        public static final Recovery UNSTATED =
                new Recovery(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
    }

    public enum WorkloadKind {
        TRAINING,
        FINE_TUNING,
        INFERENCE,
        BATCH,
        EXPERIMENTS
    }

    /** Whether count, model and hours of the workload hold still. */
    public enum Shape {
        STABLE,
        CHANGING
    }

    /** @param per month, or term */
    public record Budget(Money amount, Rate.Period per) {}

    /** What the workload cannot do without; empty where it is not said. */
    public record Needs(
            Optional<Boolean> customWeights,
            Optional<Boolean> privateKernels,
            Optional<Boolean> multiNode,
            Optional<Boolean> hardwareControl) {}

    /**
     * The model that is trained or served.
     *
     * @param parametersBillions in all
     * @param precision fp32, tf32, bf16, fp16, fp8, int8 or int4
     * @param method full (every weight is trained), adapter (LoRA and the like) or inference
     */
    public record Model(BigDecimal parametersBillions, String precision, String method) {}

    /** What the workload stores and moves, beside the GPUs. */
    public record Volumes(
            Optional<BigDecimal> storageTb,
            Optional<BigDecimal> snapshotsTb,
            Optional<BigDecimal> egressTbPerMonth,
            Optional<BigDecimal> burstGpuHoursPerMonth) {
        public static final Volumes UNSTATED =
                new Volumes(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** The buyer's own people who keep the cluster running. */
    public record Engineering(BigDecimal hoursPerMonth, Money ratePerHour) {}

    /** What a model API takes for one useful unit. */
    public record Api(Money pricePerUnit) {}

    /**
     * @param timezone of the hours, as in the IANA database
     * @param holidays training runs on public holidays too
     * @param evidence where the brief says it
     */
    public record TrainingWindow(SupportHours hours, String timezone, boolean holidays, Evidence evidence) {}
}
