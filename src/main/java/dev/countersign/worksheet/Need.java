package dev.countersign.worksheet;

import dev.countersign.model.Brief;
import dev.countersign.model.CostComponent;
import dev.countersign.model.Evidence;
import dev.countersign.model.Figure;
import dev.countersign.model.Range;
import dev.countersign.model.Worksheet.Premise;
import dev.countersign.model.Worksheet.Source;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.stream.Stream;

/** What the brief says of the workload, as figures. */
final class Need {
    private static final BigDecimal GB_A_TB = BigDecimal.valueOf(1000);

    private final Brief brief;

    Need(Brief brief) {
        this.brief = brief;
    }

    Brief brief() {
        return brief;
    }

    /** Share, 0 to 1. */
    Optional<Figure> utilisation() {
        return brief.workload()
                .utilisation()
                .map(u -> figure(
                        Figure.Kind.UTILISATION, BigDecimal.valueOf(u).movePointLeft(2), brief.place("utilisation")));
    }

    Optional<Figure> gpus() {
        return brief.workload()
                .gpus()
                .map(g -> new Figure(
                        Figure.Kind.GPUS,
                        Range.exactly(g),
                        Stream.concat(
                                        paper(brief.place("gpus")),
                                        Stream.of(new Source.Assumption(Premise.GPUS_OF_BRIEF)))
                                .toList()));
    }

    Optional<Figure> accepted() {
        return brief.workload()
                .acceptedPerMonth()
                .map(a -> figure(Figure.Kind.ACCEPTED_UNITS, a, brief.place("acceptedPerMonth")));
    }

    Optional<Figure> checkpointMinutes() {
        return brief.recovery()
                .checkpointEveryMinutes()
                .map(m -> figure(
                        Figure.Kind.CHECKPOINT_MINUTES, BigDecimal.valueOf(m), brief.place("checkpointEveryMinutes")));
    }

    Optional<Figure> restartMinutes() {
        return brief.recovery()
                .restartMinutes()
                .map(m -> figure(Figure.Kind.RESTART_MINUTES, BigDecimal.valueOf(m), brief.place("restartMinutes")));
    }

    Optional<Figure> durationMonths() {
        return brief.workload()
                .durationMonths()
                .filter(m -> m > 0)
                .map(m -> new Figure(
                        Figure.Kind.SPREAD_OVER_MONTHS,
                        Range.exactly(m),
                        Stream.concat(
                                        paper(brief.place("durationMonths")),
                                        Stream.of(new Source.Assumption(Premise.SPREAD_OVER_DURATION)))
                                .toList()));
    }

    Optional<Figure> burstGpuHours() {
        return brief.volumes()
                .burstGpuHoursPerMonth()
                .map(h -> figure(Figure.Kind.GPU_HOURS, h, brief.place("volumes")));
    }

    /** In GB a month; empty for what has no volume. */
    Optional<Figure> volume(CostComponent component) {
        Optional<BigDecimal> tb = switch (component) {
            case PERSISTENT_STORAGE -> brief.volumes().storageTb();
            case SNAPSHOTS -> brief.volumes().snapshotsTb();
            case NETWORK_EGRESS -> brief.volumes().egressTbPerMonth();
            default -> Optional.empty();
        };
        return tb.map(t -> figure(Figure.Kind.VOLUME_GB, t.multiply(GB_A_TB), brief.place("volumes")));
    }

    Figure of(Figure.Kind kind, BigDecimal value, String key) {
        return figure(kind, value, brief.place(key));
    }

    private static Figure figure(Figure.Kind kind, BigDecimal value, Optional<Evidence> place) {
        return new Figure(kind, Range.exactly(value), paper(place).toList());
    }

    private static Stream<Source> paper(Optional<Evidence> place) {
        return place.<Source>map(Source.Paper::new).stream();
    }
}
