package dev.countersign.extract.quote;

import dev.countersign.extract.FormFactors;
import dev.countersign.extract.GpuNames;
import dev.countersign.model.FormFactor;
import dev.countersign.model.GpuModel;
import dev.countersign.model.PriceLine;
import dev.countersign.model.Rate;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The GPUs that the words of a line offer: what they and the names settle, and nothing else. */
final class Gpus {
    private static final Pattern COUNT =
            Pattern.compile("(\\d{1,5})\\s?(?:[xX×*]|GPUs? of|pcs? of)\\s?(?:NVIDIA|AMD|英伟达)?\\s*$");
    private static final Pattern COUNT_BEHIND = Pattern.compile("^[^,;，；.]{0,24}?\\s?[xX×*]\\s?(\\d{1,5})(?![\\d.])");
    private static final Pattern NODES = Pattern.compile(
            "(?<![\\d.,])(\\d{1,5})\\s?(?:(?:HGX|DGX|GPU|bare[- ]metal|compute|dedicated)\\s){0,2}(?:nodes?|servers?|instances?|台|节点|个节点)(?![a-z])",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern MEMORY = Pattern.compile(
            "(?<![\\d.])(\\d{2,3})[\\s-]?(?:GB|GiB|G)(?![A-Za-z/])(?!\\s*(?:RAM|DDR|内存|system|NVMe|SSD))",
            Pattern.CASE_INSENSITIVE);
    /** How far the memory may stand from the GPU's name. */
    private static final int NEAR = 30;

    private static final int LEAST_MEMORY = 16;
    private static final int MOST_MEMORY = 600;

    private final GpuNames names;

    Gpus(GpuNames names) {
        this.names = names;
    }

    /** Empty where the words name no GPU and no instance, or several GPUs. */
    Optional<PriceLine.OfferedGpus> in(String text, Optional<Rate.Unit> unit) {
        Optional<GpuNames.NamedInstance> instance = names.instanceIn(text);
        List<GpuNames.Named> named = names.in(text);
        List<GpuModel> models =
                named.stream().map(GpuNames.Named::model).distinct().toList();
        if (instance.isPresent()) {
            return Optional.of(byInstance(instance.get(), nodes(text)));
        }
        if (models.size() != 1) {
            return Optional.empty();
        }
        GpuNames.Named gpu = named.get(0);
        Optional<FormFactor> form = FormFactors.in(text);
        Optional<Integer> memory = memory(text, gpu);
        Optional<Integer> nodes = nodes(text);
        Optional<Integer> count = count(text, gpu);
        boolean aNode =
                nodes.isPresent() || unit.filter(u -> u == Rate.Unit.NODE).isPresent();
        return Optional.of(new PriceLine.OfferedGpus(
                Optional.of(gpu.model()),
                form.or(() -> names.formFactorOf(gpu.model(), memory)),
                memory.or(() -> names.memoryOf(gpu.model(), form)),
                aNode ? count : Optional.empty(),
                nodes,
                aNode ? Optional.empty() : count,
                Optional.empty()));
    }

    private static PriceLine.OfferedGpus byInstance(GpuNames.NamedInstance named, Optional<Integer> nodes) {
        return new PriceLine.OfferedGpus(
                Optional.of(new GpuModel(named.gpu().family())),
                Optional.of(named.gpu().formFactor()),
                Optional.of(named.gpu().memoryGb()),
                Optional.of(named.instance().gpusPerNode()),
                nodes,
                Optional.empty(),
                Optional.of(named.instance().id()));
    }

    private static Optional<Integer> nodes(String text) {
        return number(NODES.matcher(text));
    }

    /** "8x H100", "H100 SXM5 80GB x 8". */
    private static Optional<Integer> count(String text, GpuNames.Named gpu) {
        Matcher before = COUNT.matcher(text.substring(0, gpu.match().start()));
        return number(before)
                .or(() -> number(COUNT_BEHIND.matcher(text.substring(gpu.match().end()))));
    }

    private static Optional<Integer> memory(String text, GpuNames.Named gpu) {
        Matcher m = MEMORY.matcher(text);
        while (m.find()) {
            int gb = Integer.parseInt(m.group(1));
            boolean near = m.start() >= gpu.match().start()
                    ? m.start() - gpu.match().end() < NEAR
                    : gpu.match().start() - m.end() < 3;
            if (near && gb >= LEAST_MEMORY && gb <= MOST_MEMORY) {
                return Optional.of(gb);
            }
        }
        return Optional.empty();
    }

    private static Optional<Integer> number(Matcher m) {
        return m.find() ? Optional.of(Integer.parseInt(m.group(1))) : Optional.empty();
    }
}
