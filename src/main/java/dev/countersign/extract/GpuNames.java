package dev.countersign.extract;

import dev.countersign.model.FormFactor;
import dev.countersign.model.GpuModel;
import dev.countersign.model.Hardware;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Finds GPU and instance names, and says what a name settles: an L40S is a PCIe card of 48 GB, an H100 is nothing yet. */
public final class GpuNames {
    private final Hardware hardware;
    private final Map<String, String> familyByName = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    private final Pattern families;
    private final Pattern instances;

    public GpuNames(Hardware hardware) {
        this.hardware = hardware;
        for (Hardware.Gpu gpu : hardware.gpus()) {
            gpu.names().forEach(name -> familyByName.put(name, gpu.family()));
        }
        // "8xH100" has the name behind a letter; H20 is no H200, L40 no L40S, A100 no A1000.
        this.families = Pattern.compile(
                "(?:(?<![A-Za-z0-9])|(?<=\\d[xX\u00d7]))("
                        + anyOf(familyByName.keySet().stream().toList())
                        + ")(?![A-Za-z0-9])|(?<![A-Za-z0-9])(" + anyOf(List.of("H100", "H200", "A100"))
                        + ")(?=SXM|NVL|PCIE)",
                Pattern.CASE_INSENSITIVE);
        this.instances = Pattern.compile("(?<![\\w.-])("
                + anyOf(hardware.instances().stream().map(Hardware.Instance::id).toList()) + ")(?![\\w-])");
    }

    /** Longest first, so that the longer name is found; a blank may be missing or a hyphen. */
    private static String anyOf(List<String> names) {
        return names.stream()
                .sorted(Comparator.comparingInt(String::length).reversed().thenComparing(Function.identity()))
                .map(name -> Pattern.quote(name).replace(" ", "\\E[\\s-]?\\Q"))
                .collect(Collectors.joining("|", "", names.isEmpty() ? "(?!)" : ""));
    }

    /** Matches any name, with the form or memory that is written on to it: H100-SXM. */
    String anyName() {
        return "(?:" + anyOf(familyByName.keySet().stream().toList()) + ")(?![0-9])";
    }

    /** A GPU named in a text. */
    public record Named(GpuModel model, MatchResult match) {}

    /** In the order of the text. */
    public List<Named> in(String text) {
        List<Named> named = new ArrayList<>();
        for (Matcher m = families.matcher(text); m.find(); ) {
            String name = (m.group(1) == null ? m.group(2) : m.group(1)).replaceAll("[\\s-]+", " ");
            Optional.ofNullable(familyByName.get(name))
                    .or(() -> Optional.ofNullable(familyByName.get(name.replace(" ", ""))))
                    .ifPresent(family -> named.add(new Named(new GpuModel(family), m.toMatchResult())));
        }
        return named;
    }

    /** An instance type named in a text. */
    public record NamedInstance(Hardware.Instance instance, Hardware.Gpu gpu, MatchResult match) {}

    /** The first that the text names. */
    public Optional<NamedInstance> instanceIn(String text) {
        Matcher m = instances.matcher(text);
        if (!m.find()) {
            return Optional.empty();
        }
        return hardware.instances().stream()
                .filter(i -> i.id().equals(m.group(1)))
                .findFirst()
                .flatMap(i -> hardware.gpu(i.gpu()).map(gpu -> new NamedInstance(i, gpu, m.toMatchResult())));
    }

    /** The form factor, if all cards of the family with this memory (where known) have the same. */
    public Optional<FormFactor> formFactorOf(GpuModel model, Optional<Integer> memoryGb) {
        return only(hardware.gpus().stream()
                .filter(g -> g.family().equals(model.family()))
                .filter(g -> memoryGb.map(m -> m == g.memoryGb()).orElse(true))
                .map(Hardware.Gpu::formFactor)
                .distinct()
                .toList());
    }

    /** The memory, if all cards of the family in this form (where known) have the same. */
    public Optional<Integer> memoryOf(GpuModel model, Optional<FormFactor> form) {
        return only(hardware.gpus().stream()
                .filter(g -> g.family().equals(model.family()))
                .filter(g -> form.map(f -> f == g.formFactor()).orElse(true))
                .map(Hardware.Gpu::memoryGb)
                .distinct()
                .toList());
    }

    private static <T> Optional<T> only(List<T> values) {
        return values.size() == 1 ? Optional.of(values.get(0)) : Optional.empty();
    }
}
