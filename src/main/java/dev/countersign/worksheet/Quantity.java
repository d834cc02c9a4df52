package dev.countersign.worksheet;

import dev.countersign.model.CostComponent;
import dev.countersign.model.Figure;
import dev.countersign.model.PriceLine;
import dev.countersign.model.PriceLine.OfferedGpus;
import dev.countersign.model.Range;
import dev.countersign.model.Rate;
import dev.countersign.model.Stated;
import dev.countersign.model.Worksheet.Ask;
import dev.countersign.model.Worksheet.Premise;
import dev.countersign.model.Worksheet.Source;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** How many of what a unit price is for. The line says it; where it cannot, being a price list, the brief does. */
final class Quantity {
    static final BigDecimal GB_A_GIB = new BigDecimal("1.073741824");
    static final BigDecimal GB_A_TIB = new BigDecimal("1099.511627776");
    private static final BigDecimal GB_A_TB = BigDecimal.valueOf(1000);

    private final PriceLine line;
    private final Need need;
    private final boolean billedAsUsed;
    private boolean byBrief;
    private boolean monthlyVolume;

    Quantity(PriceLine line, Need need, boolean billedAsUsed) {
        this.line = line;
        this.need = need;
        this.billedAsUsed = billedAsUsed;
    }

    /** The number is the brief's. */
    boolean isByBrief() {
        return byBrief;
    }

    /** It is what a month needs, whatever the price's period: GPU-hours of burst, gigabytes that leave. */
    boolean isMonthlyVolume() {
        return monthlyVolume;
    }

    /** @return what is missing, if anything is; else the numbers are added */
    Optional<Ask> into(List<Figure> factors, List<Figure> divisors) {
        Optional<Rate.Unit> unit = line.unitPrice().flatMap(p -> p.value().unit());
        boolean burst = line.component() == CostComponent.BURST_COMPUTE && !billedAsUsed;
        if (unit.isEmpty()) {
            return byQuantityBeside(factors);
        }
        return switch (unit.get()) {
            case GPU -> burst ? burstHours(factors, divisors, false) : gpus(factors);
            case NODE ->
                burst && line.hardware().isPresent() ? burstHours(factors, divisors, true) : nodes(factors, divisors);
            case GB, GIB, TB, TIB -> volume(unit.get(), factors, divisors);
            case LOT -> lots(factors);
            case VCPU, MBPS, PIECE, PERCENT_OF_COMPUTE -> quantity(factors);
        };
    }

    private Optional<Ask> byQuantityBeside(List<Figure> factors) {
        if (line.quantity().isEmpty()) {
            return Optional.of(Ask.UNIT);
        }
        Stated<BigDecimal> q = line.quantity().get();
        factors.add(new Figure(
                Figure.Kind.QUANTITY,
                Range.exactly(q.value()),
                List.of(new Source.Paper(q.evidence()), new Source.Assumption(Premise.UNIT_PRICE_BY_QUANTITY))));
        return Optional.empty();
    }

    private Optional<Ask> quantity(List<Figure> factors) {
        line.quantity().ifPresent(q -> factors.add(figure(Figure.Kind.QUANTITY, q)));
        return line.quantity().isEmpty() ? Optional.of(Ask.COUNT) : Optional.empty();
    }

    /** A lump sum is one, where no number stands beside it. */
    private Optional<Ask> lots(List<Figure> factors) {
        line.quantity().ifPresent(q -> factors.add(figure(Figure.Kind.QUANTITY, q)));
        return Optional.empty();
    }

    private Optional<Ask> gpus(List<Figure> factors) {
        Optional<OfferedGpus> offered = line.hardware();
        Optional<Integer> perNode = offered.flatMap(OfferedGpus::gpusPerNode);
        Optional<Integer> nodes = offered.flatMap(OfferedGpus::nodes);
        if (nodes.isPresent() && perNode.isPresent()) {
            factors.add(ofLine(Figure.Kind.NODES, nodes.get()));
            factors.add(ofLine(Figure.Kind.GPUS_PER_NODE, perNode.get()));
            return Optional.empty();
        }
        Optional<Stated<BigDecimal>> quantity = line.quantity();
        if (quantity.isPresent() && perNode.isPresent() && isIn(Rate.Unit.NODE)) {
            factors.add(figure(Figure.Kind.NODES, quantity.get()));
            factors.add(ofLine(Figure.Kind.GPUS_PER_NODE, perNode.get()));
            return Optional.empty();
        }
        if (quantity.isPresent() && isIn(Rate.Unit.GPU)) {
            factors.add(figure(Figure.Kind.GPUS, quantity.get()));
            return Optional.empty();
        }
        Optional<Integer> gpus = offered.flatMap(OfferedGpus::gpus);
        if (gpus.isPresent()) {
            factors.add(ofLine(Figure.Kind.GPUS, gpus.get()));
            return Optional.empty();
        }
        return gpusOfBrief(factors);
    }

    private Optional<Ask> nodes(List<Figure> factors, List<Figure> divisors) {
        Optional<OfferedGpus> offered = line.hardware();
        Optional<Integer> nodes = offered.flatMap(OfferedGpus::nodes);
        if (line.quantity().isPresent() && (isIn(Rate.Unit.NODE) || nodes.isEmpty() && !isIn(Rate.Unit.GPU))) {
            factors.add(figure(Figure.Kind.NODES, line.quantity().get()));
            return Optional.empty();
        }
        if (nodes.isPresent()) {
            factors.add(ofLine(Figure.Kind.NODES, nodes.get()));
            return Optional.empty();
        }
        Optional<Integer> perNode = offered.flatMap(OfferedGpus::gpusPerNode).filter(n -> n > 0);
        if (perNode.isEmpty()) {
            return Optional.of(Ask.COUNT);
        }
        Optional<Ask> missing = gpus(factors);
        if (missing.isEmpty()) {
            divisors.add(ofLine(Figure.Kind.GPUS_PER_NODE, perNode.get()));
        }
        return missing;
    }

    private Optional<Ask> gpusOfBrief(List<Figure> factors) {
        Optional<Figure> wanted = need.gpus();
        wanted.ifPresent(factors::add);
        byBrief = wanted.isPresent();
        return byBrief ? Optional.empty() : Optional.of(Ask.COUNT);
    }

    private Optional<Ask> burstHours(List<Figure> factors, List<Figure> divisors, boolean perNode) {
        Optional<Figure> hours = need.burstGpuHours();
        Optional<Integer> gpus =
                line.hardware().flatMap(OfferedGpus::gpusPerNode).filter(n -> n > 0);
        if (hours.isEmpty()) {
            return Optional.of(Ask.VOLUME);
        }
        if (perNode) {
            if (gpus.isEmpty()) {
                return Optional.of(Ask.COUNT);
            }
            divisors.add(ofLine(Figure.Kind.GPUS_PER_NODE, gpus.get()));
        }
        factors.add(hours.get());
        byBrief = true;
        monthlyVolume = line.unitPrice()
                .flatMap(p -> p.value().period())
                .filter(Rate.Period.HOUR::equals)
                .isPresent();
        return monthlyVolume ? Optional.empty() : Optional.of(Ask.PERIOD);
    }

    private Optional<Ask> volume(Rate.Unit priced, List<Figure> factors, List<Figure> divisors) {
        if (line.quantity().isPresent() && line.unit().equals(Optional.of(priced))) {
            factors.add(figure(Figure.Kind.QUANTITY, line.quantity().get()));
        } else if (line.quantity().isPresent()
                && line.unit().filter(Quantity::isVolume).isPresent()) {
            Stated<BigDecimal> q = line.quantity().get();
            factors.add(new Figure(
                    Figure.Kind.VOLUME_GB,
                    Range.exactly(q.value().multiply(gb(line.unit().get()))),
                    List.of(new Source.Paper(q.evidence()))));
            inUnitsOf(priced, divisors);
        } else {
            Optional<Figure> volume = need.volume(line.component());
            if (volume.isEmpty()) {
                return Optional.of(Ask.VOLUME);
            }
            factors.add(volume.get());
            inUnitsOf(priced, divisors);
            byBrief = true;
        }
        monthlyVolume = line.component() == CostComponent.NETWORK_EGRESS;
        return Optional.empty();
    }

    private static void inUnitsOf(Rate.Unit priced, List<Figure> divisors) {
        if (priced != Rate.Unit.GB) {
            divisors.add(Figure.conversion(gb(priced).toPlainString()));
        }
    }

    private static boolean isVolume(Rate.Unit unit) {
        return switch (unit) {
            case GB, GIB, TB, TIB -> true;
            default -> false;
        };
    }

    private static BigDecimal gb(Rate.Unit unit) {
        return switch (unit) {
            case GIB -> GB_A_GIB;
            case TB -> GB_A_TB;
            case TIB -> GB_A_TIB;
            default -> BigDecimal.ONE;
        };
    }

    private boolean isIn(Rate.Unit unit) {
        return line.unit().equals(Optional.of(unit));
    }

    private Figure ofLine(Figure.Kind kind, int number) {
        return new Figure(kind, Range.exactly(number), List.of(new Source.Paper(line.evidence())));
    }

    private static Figure figure(Figure.Kind kind, Stated<BigDecimal> stated) {
        return new Figure(kind, Range.exactly(stated.value()), List.of(new Source.Paper(stated.evidence())));
    }
}
