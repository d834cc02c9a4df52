package dev.countersign.model;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * What the decision on sourcing asks: the brief's answers, and whether a model API is cheaper. Empty where nobody says.
 *
 * @param utilisation per cent of the reserved hours, 1 to 100
 * @param apiCheaper for one accepted unit
 */
public record SourcingInputs(
        Optional<Boolean> customWeights,
        Optional<Boolean> privateKernels,
        Optional<Boolean> multiNode,
        Optional<Boolean> hardwareControl,
        Optional<Boolean> benchmarked,
        Optional<Boolean> stable,
        Optional<Integer> utilisation,
        Optional<Integer> termMonths,
        Optional<Boolean> apiCheaper) {
    /** @param apiCheaper by the worksheet; empty where it was not reckoned */
    public static SourcingInputs of(Brief brief, Optional<Boolean> apiCheaper) {
        Brief.Workload workload = brief.workload();
        Optional<Brief.Needs> needs = workload.needs();
        return new SourcingInputs(
                needs.flatMap(Brief.Needs::customWeights),
                needs.flatMap(Brief.Needs::privateKernels),
                needs.flatMap(Brief.Needs::multiNode),
                needs.flatMap(Brief.Needs::hardwareControl),
                workload.benchmarked(),
                workload.shape().map(s -> s == Brief.Shape.STABLE),
                workload.utilisation(),
                workload.durationMonths(),
                apiCheaper);
    }

    /** By the name of the input in the decision table; null where it is not known. */
    public Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("Custom weights", customWeights.orElse(null));
        values.put("Private kernels", privateKernels.orElse(null));
        values.put("Multi node", multiNode.orElse(null));
        values.put("Hardware control", hardwareControl.orElse(null));
        values.put("Benchmarked", benchmarked.orElse(null));
        values.put("Stable", stable.orElse(null));
        values.put("Utilisation", utilisation.orElse(null));
        values.put("Term months", termMonths.orElse(null));
        values.put("API cheaper", apiCheaper.orElse(null));
        return values;
    }

    /** Nobody gives any. */
    public boolean isEmpty() {
        return missing().size() == values().size();
    }

    /** The inputs that nobody gives, by the names of {@link #values}. */
    public Set<String> missing() {
        Set<String> missing = new TreeSet<>();
        values().forEach((name, value) -> {
            if (value == null) {
                missing.add(name);
            }
        });
        return missing;
    }
}
