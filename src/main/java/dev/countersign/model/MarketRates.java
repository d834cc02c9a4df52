package dev.countersign.model;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Currency;
import java.util.List;
import java.util.Optional;

/** Dated reference data on prices and rates, from {@code rules/reference}: what stands in where no document states a number. */
public record MarketRates(List<GpuHour> gpuHours, List<Band> bands) {
    public static final MarketRates NONE = new MarketRates(List.of(), List.of());

    public MarketRates {
        gpuHours = List.copyOf(gpuHours);
        bands = List.copyOf(bands);
    }

    /** What a band of prices per GPU and hour is of. */
    public enum Market {
        /** On demand, from one of the large clouds. */
        HYPERSCALER_ON_DEMAND,
        /** On demand, from a specialised GPU cloud. */
        SPECIALIST_ON_DEMAND,
        /** Committed for a year or more. */
        RESERVED,
        /** Outside of it a price of any class needs an explanation. */
        PLAUSIBLE
    }

    /**
     * The price of a GPU for an hour.
     *
     * @param gpu family, as in gpus.yaml
     * @param formFactors that it holds for; all where empty
     * @param memoryGb that it holds for; all where empty
     */
    public record GpuHour(
            String gpu,
            List<FormFactor> formFactors,
            Optional<Integer> memoryGb,
            Market priced,
            Currency currency,
            BigDecimal low,
            BigDecimal high,
            String source,
            LocalDate date,
            Hardware.Confidence confidence) {
        public GpuHour {
            formFactors = formFactors == null ? List.of() : List.copyOf(formFactors);
        }

        /** A form or memory that is not known may be any. */
        boolean fits(GpuModel model, Optional<FormFactor> form, Optional<Integer> memory) {
            return gpu.equals(model.family())
                    && (formFactors.isEmpty() || form.map(formFactors::contains).orElse(true))
                    && (memoryGb.isEmpty() || memory.map(memoryGb.get()::equals).orElse(true));
        }
    }

    /** What a band is of. */
    public enum Matter {
        /** A GB stored for a month. */
        STORAGE,
        /** A GB of snapshots kept for a month. */
        SNAPSHOTS,
        /** A GB that leaves. */
        EGRESS,
        /** Per cent of the compute. */
        SUPPORT,
        /** Interruptions for a thousand GPU-days. */
        INTERRUPTIONS,
        /** Per cent of India's goods and services tax on cloud and hosting services. */
        GST
    }

    /** @param currency empty where it is no money */
    public record Band(
            Matter matter,
            Optional<Currency> currency,
            BigDecimal low,
            BigDecimal high,
            String source,
            LocalDate date,
            Hardware.Confidence confidence) {
        public Worksheet.Source cited() {
            return new Worksheet.Source.Reference(source, date, confidence);
        }
    }

    public Optional<Band> band(Matter matter) {
        return bands.stream().filter(b -> b.matter() == matter).findFirst();
    }

    /** Every band that may hold for these GPUs. */
    public List<GpuHour> gpuHours(
            GpuModel model, Optional<FormFactor> form, Optional<Integer> memoryGb, Market... priced) {
        return gpuHours.stream()
                .filter(g -> List.of(priced).contains(g.priced()) && g.fits(model, form, memoryGb))
                .toList();
    }
}
