package dev.countersign.worksheet;

import dev.countersign.model.CostComponent;
import dev.countersign.model.Figure;
import dev.countersign.model.MarketRates;
import dev.countersign.model.Range;
import dev.countersign.model.Worksheet;
import dev.countersign.model.Worksheet.Ask;
import dev.countersign.model.Worksheet.Basis;
import dev.countersign.model.Worksheet.Row;
import java.math.BigDecimal;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Parts the invoice for compute in three: work that counts, hours that nobody uses, and work that is lost to interruptions.
 * The three are the invoice again, so that nothing is counted twice. Where the brief does not say enough to part it, each part
 * may be anything up to the whole, and the sum is still the invoice.
 */
final class Use {
    private final Worksheet.Use use;
    private final Optional<Range> used;
    private final Optional<Range> lost;

    Use(Need need, MarketRates market, Hardware hardware, boolean billedAsUsed) {
        Optional<Worksheet.Retry> retry = market.band(MarketRates.Matter.INTERRUPTIONS)
                .flatMap(band -> hardware.gpus()
                        .flatMap(gpus -> need.checkpointMinutes()
                                .flatMap(checkpoint -> need.restartMinutes()
                                        .map(restart -> new Worksheet.Retry(
                                                new Figure(
                                                        Figure.Kind.INTERRUPTIONS_PER_1000_GPU_DAYS,
                                                        Range.between(band.low(), band.high()),
                                                        List.of(band.cited())),
                                                gpus,
                                                checkpoint,
                                                restart)))));
        this.use = new Worksheet.Use(billedAsUsed, need.utilisation(), retry);
        this.used =
                billedAsUsed ? Optional.of(Range.exactly(1)) : use.utilisation().map(Figure::value);
        this.lost = retry.map(Worksheet.Retry::share);
    }

    Worksheet.Use use() {
        return use;
    }

    /** The row of the invoice, with what is left of it for work that counts. */
    Row useful(Row invoiced) {
        Optional<Range> share = used.flatMap(u -> lost.map(l -> u.times(rest(l))));
        Range useful = share.map(s -> invoiced.paid().times(s)).orElseGet(() -> upTo(used, invoiced.paid()));
        return new Row(invoiced.component(), invoiced.basis(), invoiced.paid(), useful, invoiced.terms());
    }

    Row idle(Range invoiced) {
        return row(CostComponent.IDLE_WASTE, used.map(Use::rest), invoiced, Optional.empty(), false);
    }

    Row retries(Range invoiced) {
        return row(CostComponent.RETRY_WASTE, used.flatMap(u -> lost.map(u::times)), invoiced, used, true);
    }

    private static Row row(
            CostComponent component,
            Optional<Range> share,
            Range invoiced,
            Optional<Range> atMost,
            boolean byReference) {
        Range part = share.map(invoiced::times).orElseGet(() -> upTo(atMost, invoiced));
        Basis basis =
                share.isEmpty() || part.high().isEmpty() ? Basis.OPEN : byReference ? Basis.REFERENCE : Basis.STATED;
        return new Row(component, basis, Range.ZERO, part, List.of());
    }

    Set<Ask> asks(CostComponent component) {
        return switch (component) {
            case IDLE_WASTE -> used.isEmpty() ? EnumSet.of(Ask.UTILISATION) : EnumSet.noneOf(Ask.class);
            case RETRY_WASTE -> lost.isEmpty() ? EnumSet.of(Ask.RECOVERY) : EnumSet.noneOf(Ask.class);
            default -> EnumSet.noneOf(Ask.class);
        };
    }

    /** Anything from none of it to that share; to all where no share is known. */
    private static Range upTo(Optional<Range> share, Range whole) {
        return new Range(BigDecimal.ZERO, share.map(whole::times).orElse(whole).high());
    }

    /** What a share leaves; of a share that is a range the other end first. */
    private static Range rest(Range share) {
        BigDecimal high = share.high().orElse(BigDecimal.ONE);
        return Range.between(BigDecimal.ONE.subtract(high), BigDecimal.ONE.subtract(share.low()));
    }
}
