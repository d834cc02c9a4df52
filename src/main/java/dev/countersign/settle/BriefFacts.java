package dev.countersign.settle;

import dev.countersign.model.Brief;
import dev.countersign.model.Brief.WorkloadKind;
import dev.countersign.model.CapacityBrief;
import dev.countersign.model.Cause;
import dev.countersign.model.DocumentId;
import dev.countersign.model.Evidence;
import dev.countersign.model.Fact;
import dev.countersign.model.Grade;
import dev.countersign.model.Place;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Turns the buyer's brief into facts, each with its line. */
final class BriefFacts {
    static final DocumentId BRIEF = new DocumentId("brief.yaml");
    static final String SILENT = "no brief.yaml was supplied";

    private static final Pattern TRAINS =
            Pattern.compile("\\b(?:pre-?)?train(?:s|ing|ed)?\\b|\\bfine-?\\s?tun\\w+|训练|微调", Pattern.CASE_INSENSITIVE);
    private static final Pattern SERVES = Pattern.compile(
            "\\binference\\b|\\bserv(?:e|es|ing)\\b|\\bbatch\\b|\\brender\\w*|推理|批处理", Pattern.CASE_INSENSITIVE);

    private final Brief brief;

    BriefFacts(Brief brief) {
        this.brief = brief;
    }

    /** @param offers all of the deal */
    CapacityBrief subject(List<OfferShape> offers) {
        Brief.Workload workload = brief.workload();
        Brief.Recovery recovery = brief.recovery();
        return new CapacityBrief(
                "",
                "",
                committed(offers),
                stated("workload", kindOrWords(workload), workload.words().isPresent() ? "workload" : "workloadKind"),
                training(),
                stated("gpus", workload.gpus(), "gpus"),
                stated("gpuModel", workload.gpuModel(), "gpuModel"),
                stated("durationMonths", workload.durationMonths(), "durationMonths"),
                stated("dataLocation", workload.dataLocation(), "dataLocation"),
                stated("budget", brief.budget().map(b -> b.amount().toString()), "budget"),
                stated("usefulUnit", workload.usefulUnit(), "usefulUnit"),
                stated("utilisation", workload.utilisation(), "utilisation"),
                assessed("CapacityBrief.benchmarked", workload.benchmarked(), "benchmarked"),
                stated("interruptionTolerance", recovery.tolerance(), "interruptionTolerance"),
                stated("checkpointGb", recovery.checkpointGb(), "checkpointGb"),
                stated("checkpointEveryMinutes", recovery.checkpointEveryMinutes(), "checkpointEveryMinutes"));
    }

    private static Optional<String> kindOrWords(Brief.Workload workload) {
        return workload.words().or(() -> workload.kind().map(Enum::name));
    }

    /** What the one-page brief should say: a gap in it is the buyer's, and known. */
    private <T> Fact<T> stated(String component, Optional<T> value, String key) {
        String name = "CapacityBrief." + component;
        return value.isEmpty() && isGiven(brief) ? new Fact.Absent<>(name, List.of(BRIEF)) : assessed(name, value, key);
    }

    /** What nobody can conclude from a gap. */
    <T> Fact<T> assessed(String name, Optional<T> value, String key) {
        if (value.isPresent()) {
            return new Fact.Known<>(name, value.get(), List.of(place(key)), 1);
        }
        String why = !isGiven(brief) ? SILENT : "brief.yaml does not say: " + key;
        return new Fact.Unclear<>(name, Cause.NOT_ASSESSED, why, List.of());
    }

    /** A key that is written in an unusual way has no line of its own. */
    private Evidence place(String key) {
        return brief.place(key).orElseGet(() -> new Evidence(BRIEF, Grade.E, new Place.AtPointer("/" + key, 1), key));
    }

    static boolean isGiven(Brief brief) {
        return !brief.equals(Brief.EMPTY);
    }

    private Fact<Boolean> training() {
        String name = "CapacityBrief.training";
        Brief.Workload workload = brief.workload();
        if (workload.kind().isPresent()) {
            WorkloadKind kind = workload.kind().get();
            return kind == WorkloadKind.EXPERIMENTS
                    ? assessed(name, Optional.empty(), "workloadKind")
                    : assessed(
                            name,
                            Optional.of(kind == WorkloadKind.TRAINING || kind == WorkloadKind.FINE_TUNING),
                            "workloadKind");
        }
        String words = workload.words().orElse("");
        boolean trains = TRAINS.matcher(words).find();
        boolean serves = SERVES.matcher(words).find();
        return assessed(name, trains == serves ? Optional.empty() : Optional.of(trains), "workload");
    }

    /** By one offer at least; false only where every offer is known to bind nobody. */
    private static Fact<Boolean> committed(List<OfferShape> offers) {
        String name = "CapacityBrief.committed";
        List<Fact<Boolean>> each = offers.stream().map(o -> o.committed(name)).toList();
        return each.stream()
                .filter(f -> f.is(true))
                .findFirst()
                .or(() -> each.stream().filter(f -> !f.isKnown()).findFirst())
                .or(() -> each.stream().findFirst())
                .orElseThrow();
    }
}
