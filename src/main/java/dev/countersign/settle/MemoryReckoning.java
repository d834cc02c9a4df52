package dev.countersign.settle;

import dev.countersign.model.Brief;
import dev.countersign.model.Cause;
import dev.countersign.model.Fact;
import dev.countersign.model.MemoryFit;
import dev.countersign.model.QuoteLine;
import dev.countersign.model.Reckoned;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reckons what a model takes and what an offer has. Formulas and sources: docs/memory.md. Gigabytes of 10^9 bytes, as GPU
 * memory is marketed.
 */
final class MemoryReckoning {
    /**
     * Full training with AdamW, at the least: 2 + 2 bytes for weights and gradients in 16 bits, 12 for 32-bit weights and two
     * moments. In 32 bits: 4 for each of the four.
     */
    private static final BigDecimal FULL_TRAINING_BYTES = BigDecimal.valueOf(16);

    /** An adapter trains about one weight in a hundred (Hu et al., LoRA, 2021, report fewer). */
    private static final BigDecimal ADAPTER_SHARE = new BigDecimal("0.01");

    /** Beside what is reckoned: activations, KV cache, buffers (Anthony et al., Transformer Math 101, 2023, for inference). */
    private static final BigDecimal TO_SPARE = new BigDecimal("1.2");

    private final Brief brief;

    MemoryReckoning(Brief brief) {
        this.brief = brief;
    }

    MemoryFit of(OfferShape offer) {
        Fact<BigDecimal> offeredGb = offered(offer);
        Fact<Reckoned> offered = offeredGb.isKnown()
                ? Derived.known(
                        "MemoryFit.offered",
                        new Reckoned(arithmetic(offer.lines(), OfferShape.value(offeredGb))),
                        offeredGb)
                : Derived.unclear("MemoryFit.offered", offeredGb);
        Optional<Brief.Model> model = brief.workload().model();
        Fact<Reckoned> needed = new BriefFacts(brief)
                .assessed("MemoryFit.needed", model.map(m -> new Reckoned(arithmetic(m))), "model");
        Fact<Boolean> fits = model.isPresent() && offeredGb.isKnown()
                ? fits(least(model.get()), offer.lines(), needed, offered)
                : Derived.unclear("MemoryFit.fits", needed, offered);
        return new MemoryFit(offer.offer(), offer.offer(), needed, offered, fits);
    }

    /** Several lines may be a sum or a choice: enough is what one has alone, too little what all have together. */
    private static Fact<Boolean> fits(BigDecimal least, List<QuoteLine> lines, Fact<?> needed, Fact<?> offered) {
        String name = "MemoryFit.fits";
        if (sum(lines).compareTo(least) < 0) {
            return Derived.known(name, false, needed, offered);
        }
        BigDecimal largest = lines.stream()
                .map(MemoryReckoning::gb)
                .max(BigDecimal::compareTo)
                .orElseThrow();
        return largest.compareTo(least.multiply(TO_SPARE)) >= 0
                ? Derived.known(name, true, needed, offered)
                : Derived.open(name, Cause.AMBIGUOUS, "it depends on batch size and sequence length", needed, offered);
    }

    /** Of all lines together. */
    private static Fact<BigDecimal> offered(OfferShape offer) {
        List<Fact<?>> facts = new ArrayList<>(List.of(offer.counts()));
        offer.lines().forEach(l -> facts.add(l.memoryGb()));
        Fact<?>[] from = facts.toArray(Fact<?>[]::new);
        if (!Stream.of(from).allMatch(Fact::isKnown)) {
            return Derived.unclear("MemoryFit.offered", from);
        }
        return Derived.known("MemoryFit.offered", sum(offer.lines()), from);
    }

    private static BigDecimal sum(List<QuoteLine> lines) {
        return lines.stream().map(MemoryReckoning::gb).reduce(BigDecimal.ZERO, BigDecimal::add);
    }

    private static BigDecimal gb(QuoteLine line) {
        return BigDecimal.valueOf((long) OfferShape.gpus(line) * OfferShape.value(line.memoryGb()));
    }

    private static String arithmetic(List<QuoteLine> lines, BigDecimal sum) {
        List<String> terms = lines.stream()
                .map(l -> OfferShape.value(l.nodes()) + " x " + OfferShape.value(l.gpusPerNode()) + " x "
                        + OfferShape.value(l.memoryGb()) + " GB")
                .toList();
        return String.join(" + ", terms) + " = " + sum.toPlainString() + " GB";
    }

    /** In gigabytes: a billion parameters at a byte each are one. */
    static BigDecimal least(Brief.Model model) {
        BigDecimal billions = model.parametersBillions();
        BigDecimal weights = billions.multiply(bytes(model.precision()));
        return switch (model.method()) {
            case "full" -> billions.multiply(FULL_TRAINING_BYTES);
            case "adapter" -> weights.add(billions.multiply(ADAPTER_SHARE).multiply(FULL_TRAINING_BYTES));
            default -> weights;
        };
    }

    private static String arithmetic(Brief.Model model) {
        String billions = model.parametersBillions().toPlainString() + " x 10^9";
        String weights = billions + " x " + bytes(model.precision()).toPlainString() + " B";
        String terms = switch (model.method()) {
            case "full" -> billions + " x " + FULL_TRAINING_BYTES + " B";
            case "adapter" -> weights + " + 1 % x " + billions + " x " + FULL_TRAINING_BYTES + " B";
            default -> weights;
        };
        return terms + " = "
                + least(model)
                        .setScale(1, RoundingMode.HALF_UP)
                        .stripTrailingZeros()
                        .toPlainString() + " GB";
    }

    private static BigDecimal bytes(String precision) {
        return switch (precision) {
            case "fp32", "tf32" -> BigDecimal.valueOf(4);
            case "bf16", "fp16" -> BigDecimal.valueOf(2);
            case "fp8", "int8" -> BigDecimal.ONE;
            default -> new BigDecimal("0.5");
        };
    }
}
