package dev.countersign.worksheet;

import dev.countersign.model.CostComponent;
import dev.countersign.model.Evidence;
import dev.countersign.model.Fact;
import dev.countersign.model.Figure;
import dev.countersign.model.FormFactor;
import dev.countersign.model.GpuModel;
import dev.countersign.model.MarketRates;
import dev.countersign.model.MarketRates.GpuHour;
import dev.countersign.model.MarketRates.Market;
import dev.countersign.model.PriceLine;
import dev.countersign.model.PriceLine.OfferedGpus;
import dev.countersign.model.QuoteLine;
import dev.countersign.model.Range;
import dev.countersign.model.Rate;
import dev.countersign.model.Worksheet.Source;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What GPUs an offer is of: as its priced lines say it, else as the settled facts of its quote lines do. */
final class Hardware {
    private final List<PriceLine> compute;
    private final List<QuoteLine> facts;
    private final Need need;

    Hardware(OfferLines lines, List<QuoteLine> facts, Need need) {
        List<PriceLine> committed = lines.lines(CostComponent.COMMITTED_COMPUTE);
        this.need = need;
        this.facts = facts;
        this.compute = wanted(committed.isEmpty() ? lines.lines(CostComponent.BURST_COMPUTE) : committed);
    }

    /**
     * Of a price list, the lines for the GPU that the brief wants, if it has any; all lines where it is no list: a line that
     * says how many it is for is part of the offer.
     */
    List<PriceLine> wanted(List<PriceLine> lines) {
        Optional<String> words = need.brief().workload().gpuModel().map(w -> w.toLowerCase(Locale.ROOT));
        boolean list = lines.size() > 1
                && lines.stream()
                        .allMatch(l -> l.hardware().isPresent() && l.quantity().isEmpty())
                && lines.stream()
                        .allMatch(l -> l.hardware().flatMap(Hardware::count).isEmpty());
        if (!list || words.isEmpty()) {
            return lines;
        }
        List<PriceLine> fitting = lines.stream()
                .filter(l -> l.hardware()
                        .flatMap(OfferedGpus::model)
                        .filter(m -> words.get().contains(m.family().toLowerCase(Locale.ROOT)))
                        .isPresent())
                .toList();
        return fitting.isEmpty() ? lines : fitting;
    }

    List<GpuModel> models() {
        return Stream.concat(
                        compute.stream().flatMap(l -> l.hardware().flatMap(OfferedGpus::model).stream()),
                        compute.isEmpty() ? facts.stream().flatMap(f -> known(f.gpu()).stream()) : Stream.of())
                .distinct()
                .sorted(Comparator.comparing(GpuModel::family))
                .toList();
    }

    List<FormFactor> formFactors() {
        return Stream.concat(
                        compute.stream().flatMap(l -> l.hardware().flatMap(OfferedGpus::formFactor).stream()),
                        compute.isEmpty() ? facts.stream().flatMap(f -> known(f.formFactor()).stream()) : Stream.of())
                .distinct()
                .sorted()
                .toList();
    }

    /** In all; the brief's where the offer is a price list; empty where a line does not say how many. */
    Optional<Figure> gpus() {
        if (compute.isEmpty()) {
            return ofFacts();
        }
        List<Optional<BigDecimal>> counts =
                compute.stream().map(Hardware::gpusOf).toList();
        if (counts.stream().noneMatch(Optional::isPresent)) {
            return ofFacts();
        }
        if (counts.stream().anyMatch(Optional::isEmpty) || compute.stream().anyMatch(l -> !Numbers.areAmounts(l))) {
            return Optional.empty();
        }
        BigDecimal sum = counts.stream().flatMap(Optional::stream).reduce(BigDecimal.ZERO, BigDecimal::add);
        List<Source> places = compute.stream()
                .<Source>map(l -> new Source.Paper(l.evidence()))
                .distinct()
                .toList();
        return Optional.of(new Figure(Figure.Kind.GPUS, Range.exactly(sum), places))
                .filter(f -> sum.signum() > 0);
    }

    private static Optional<BigDecimal> gpusOf(PriceLine line) {
        Optional<BigDecimal> stated = line.hardware().flatMap(Hardware::count).map(BigDecimal::valueOf);
        Optional<BigDecimal> quantity = line.quantity().map(q -> q.value());
        if (line.unit().filter(Rate.Unit.GPU::equals).isPresent()) {
            return stated.or(() -> quantity);
        }
        if (line.unit().filter(Rate.Unit.NODE::equals).isPresent()) {
            return stated.or(() -> quantity.flatMap(q ->
                    line.hardware().flatMap(OfferedGpus::gpusPerNode).map(n -> q.multiply(BigDecimal.valueOf(n)))));
        }
        return stated;
    }

    private static Optional<Long> count(OfferedGpus gpus) {
        return gpus.nodes()
                .flatMap(n -> gpus.gpusPerNode().map(g -> (long) n * g))
                .or(() -> gpus.gpus().map(Integer::longValue));
    }

    /** As the settled facts of the quote lines say it; the brief's where they do not: a price list names no number. */
    private Optional<Figure> ofFacts() {
        long gpus = 0;
        List<Source> sources = new ArrayList<>();
        for (QuoteLine line : facts) {
            Optional<Integer> nodes = known(line.nodes());
            Optional<Integer> perNode = known(line.gpusPerNode());
            if (nodes.isEmpty() || perNode.isEmpty() || nodes.get() < 1 || perNode.get() < 1) {
                return need.gpus();
            }
            gpus += (long) nodes.get() * perNode.get();
            Stream.of(line.nodes(), line.gpusPerNode())
                    .flatMap(f -> f.places().stream().limit(1))
                    .map((Evidence e) -> new Source.Paper(e))
                    .forEach(sources::add);
        }
        return gpus == 0 ? need.gpus() : Optional.of(new Figure(Figure.Kind.GPUS, Range.exactly(gpus), sources));
    }

    private static <T> Optional<T> known(Fact<T> fact) {
        return fact instanceof Fact.Known<T> known ? Optional.of(known.value()) : Optional.empty();
    }

    // --- what such GPUs cost elsewhere

    /** From the lowest to the highest band that may hold for these GPUs; empty where there is none. */
    Optional<Figure> price(MarketRates market, boolean onDemand) {
        List<GpuHour> bands = bands(market, onDemand);
        return bands.stream()
                .map(b -> Range.between(b.low(), b.high()))
                .reduce(Range::or)
                .map(range -> new Figure(
                        Figure.Kind.UNIT_PRICE,
                        range,
                        bands.stream()
                                .<Source>map(b -> new Source.Reference(b.source(), b.date(), b.confidence()))
                                .distinct()
                                .toList()));
    }

    /** Of {@link #price}. */
    Optional<Currency> priceCurrency(MarketRates market, boolean onDemand) {
        List<Currency> currencies = bands(market, onDemand).stream()
                .map(GpuHour::currency)
                .distinct()
                .toList();
        return currencies.size() == 1 ? Optional.of(currencies.get(0)) : Optional.empty();
    }

    private List<GpuHour> bands(MarketRates market, boolean onDemand) {
        Market[] markets = onDemand
                ? new Market[] {Market.HYPERSCALER_ON_DEMAND, Market.SPECIALIST_ON_DEMAND}
                : new Market[] {Market.PLAUSIBLE};
        Optional<FormFactor> form =
                formFactors().size() == 1 ? Optional.of(formFactors().get(0)) : Optional.empty();
        return models().stream()
                .flatMap(m -> market.gpuHours(m, form, memory(), markets).stream())
                .toList();
    }

    private Optional<Integer> memory() {
        List<Integer> all = compute.stream()
                .flatMap(l -> l.hardware().flatMap(OfferedGpus::memoryGb).stream())
                .distinct()
                .toList();
        return all.size() == 1 ? Optional.of(all.get(0)) : Optional.empty();
    }
}
