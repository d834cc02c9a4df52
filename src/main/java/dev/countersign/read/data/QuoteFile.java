package dev.countersign.read.data;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.countersign.model.Entry;
import dev.countersign.model.FileKind;
import dev.countersign.model.Spelling;
import dev.countersign.model.SupportHours;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.exc.UnrecognizedPropertyException;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.dataformat.yaml.YAMLMapper;

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
    static Optional<String> check(FileKind kind, Path file) {
        ObjectMapper mapper = kind == FileKind.YAML
                ? YAMLMapper.builder()
                        .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                        .build()
                : JsonMapper.builder()
                        .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                        .build();
        try {
            QuoteFile quote = mapper.readValue(file, QuoteFile.class);
            if (!quote.format().equals(FORMAT)) {
                return Optional.of("/format: this version reads " + FORMAT + ", not " + quote.format());
            }
            if (quote.supplier() == null) {
                return Optional.of("/supplier: is missing");
            }
            if (quote.lines() == null || quote.lines().isEmpty()) {
                return Optional.of("/lines: a quote has at least one line");
            }
            return Optional.empty();
        } catch (JacksonException e) {
            return Optional.of(line(e) + message(e));
        }
    }

    static String line(JacksonException e) {
        return Optional.ofNullable(e.getLocation())
                .map(TokenStreamLocation::getLineNr)
                .filter(n -> n > 0)
                .map(n -> "line " + n + ": ")
                .orElse("");
    }

    static String message(JacksonException e) {
        if (e instanceof UnrecognizedPropertyException unknown) {
            String known = Spelling.nearest(
                    unknown.getPropertyName(),
                    unknown.getKnownPropertyIds().stream().map(Object::toString).collect(Collectors.toList()));
            return "unknown key \"" + unknown.getPropertyName() + "\"; did you mean \"" + known + "\"?";
        }
        String where = e instanceof DatabindException
                ? e.getPath().stream()
                        .map(r -> "/" + (r.getPropertyName() == null ? r.getIndex() : r.getPropertyName()))
                        .collect(Collectors.joining())
                : "";
        String what = e.getOriginalMessage().lines().findFirst().orElse("is not readable");
        return (where.isEmpty() ? "" : where + ": ") + what;
    }
}
