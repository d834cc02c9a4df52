package dev.countersign.read.data;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.countersign.model.Entry;
import dev.countersign.model.SupportHours;
import dev.countersign.yaml.RecordFile;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The shape of a quote in our own format, {@code countersign-quote/1} (docs/quote-format.md, schema/quote-1.json). Binding a
 * file to it finds unknown keys and values of a wrong kind; what is said is read from the entries, which know their places.
 */
record QuoteFile(
        String format,
        String supplier,
        String number,
        LocalDate date,
        LocalDate validUntil,
        String currency,
        Boolean taxIncluded,
        String site,
        Integer termMonths,
        LocalDate startDate,
        List<Line> lines,
        Map<ChargeKind, Charge> charges,
        BigDecimal monthlyTotal,
        Terms terms,
        List<String> notes) {
    static final String FORMAT = "countersign-quote/1";

    QuoteFile {
        if (!FORMAT.equals(format)) {
            throw new IllegalArgumentException("/format: this version reads " + FORMAT + ", not " + format);
        }
        if (supplier == null || supplier.isBlank()) {
            throw new IllegalArgumentException("/supplier: is missing");
        }
        if (lines == null || lines.isEmpty()) {
            throw new IllegalArgumentException("/lines: a quote has at least one line");
        }
    }

    record Line(
            String item,
            Capacity capacity,
            String gpu,
            String formFactor,
            Integer memoryGb,
            Integer gpusPerNode,
            Integer nodes,
            Integer gpus,
            String instance,
            String fabric,
            Integer nicsPerNode,
            Integer nicGbps,
            Price unitPrice,
            BigDecimal monthlyPrice) {}

    enum Capacity {
        @JsonProperty("reserved")
        RESERVED,
        @JsonProperty("dedicated")
        DEDICATED,
        @JsonProperty("on-demand")
        ON_DEMAND,
        @JsonProperty("burst")
        BURST,
        @JsonProperty("spot")
        SPOT
    }

    record Price(BigDecimal amount, String per) {}

    enum ChargeKind {
        @JsonProperty("storage")
        STORAGE,
        @JsonProperty("snapshots")
        SNAPSHOTS,
        @JsonProperty("egress")
        EGRESS,
        @JsonProperty("support")
        SUPPORT
    }

    record Charge(BigDecimal amount, String per, String note) {}

    record Terms(
            NodeFailure nodeFailure,
            Support support,
            Tenancy tenancy,
            String utilisation,
            String cancellation,
            Integer cancellationNoticeDays,
            TestWindow testWindow,
            UsageExport usageExport,
            Versions versions) {}

    record NodeFailure(Integer replacementHours, Integer spareNodes, String billing, String jobRestart) {}

    record Support(String hours, String timezone, Boolean holidaysExcluded, Map<String, String> response) {
        Support {
            if (hours != null) {
                SupportHours.of(hours);
            }
        }
    }

    record Tenancy(String isolation, String placement, String neighbours) {}

    record TestWindow(Integer days, Boolean beforeCommitment, String note) {}

    record UsageExport(String format, List<String> fields, Boolean refused) {}

    record Versions(String driver, String cuda, String framework, String verification, Boolean supplierMayChange) {}

    static boolean isOne(List<Entry> entries) {
        return entries.stream()
                .anyMatch(e -> e.pointer().equals("/format") && e.text().startsWith("countersign-quote/"));
    }

    /** @return what is wrong with the file, with line and field; empty where it fits the format */
    static Optional<String> check(RecordFile file) {
        return file.fault(QuoteFile.class);
    }
}
