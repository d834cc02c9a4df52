package dev.countersign.audit;

import dev.countersign.catalog.Catalog;
import dev.countersign.model.Audit;
import dev.countersign.model.CountersignException;
import dev.countersign.model.Finding;
import dev.countersign.model.Outcome;
import dev.countersign.model.Severity;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Runs sample deals and holds what is found against the faults that their ABOUT.md says were planted. */
public record SampleEvaluation(List<String> lines, int planted, int found, int reported) {
    private static final Pattern ROW =
            Pattern.compile("\\|\\s*([A-Z]+-[0-9]+[a-z]?)\\s*\\|\\s*(FAIL|UNKNOWN)\\s*\\|.*");
    private static final Pattern EXPECTED = Pattern.compile("\\*\\*Expected verdict:\\s*([A-Z]+)");

    public SampleEvaluation {
        lines = List.copyOf(lines);
    }

    /** @param today for samples whose deal.yaml names no day */
    public static SampleEvaluation of(Auditor auditor, Path folder, LocalDate today) {
        List<String> lines = new ArrayList<>();
        int planted = 0;
        int found = 0;
        int reported = 0;
        for (Path sample : samples(folder)) {
            String about = text(sample.resolve("ABOUT.md"));
            Map<String, Long> faults = about.lines()
                    .map(ROW::matcher)
                    .filter(Matcher::matches)
                    .collect(Collectors.groupingBy(
                            m -> m.group(1) + " " + m.group(2), TreeMap::new, Collectors.counting()));
            Audit audit = auditor.audit(sample, List.of(), Optional.empty(), today);
            Map<String, Long> open = audit.findings().stream()
                    .filter(f -> counts(auditor.catalog(), f))
                    .collect(Collectors.groupingBy(
                            f -> f.check() + " " + f.outcome(), TreeMap::new, Collectors.counting()));
            for (Map.Entry<String, Long> fault : faults.entrySet()) {
                long hit = Math.min(fault.getValue(), open.getOrDefault(fault.getKey(), 0L));
                found += (int) hit;
                planted += fault.getValue().intValue();
                if (hit < fault.getValue()) {
                    lines.add(sample.getFileName() + ": missed " + (fault.getValue() - hit) + " x " + fault.getKey());
                }
            }
            for (Map.Entry<String, Long> finding : open.entrySet()) {
                reported += finding.getValue().intValue();
                long more = finding.getValue() - faults.getOrDefault(finding.getKey(), 0L);
                if (more > 0) {
                    lines.add(sample.getFileName() + ": not planted " + more + " x " + finding.getKey());
                }
            }
            lines.add(sample.getFileName() + ": " + audit.verdict() + verdict(about, audit));
        }
        lines.add("precision %s recall %s over %d planted faults"
                .formatted(share(found, reported), share(found, planted), planted));
        return new SampleEvaluation(lines, planted, found, reported);
    }

    private static String verdict(String about, Audit audit) {
        Matcher expected = EXPECTED.matcher(about);
        return expected.find() && !expected.group(1).equals(audit.verdict().name())
                ? ", expected " + expected.group(1)
                : " as expected";
    }

    /** Faults are planted at major and above: fails, and what is unknown. */
    private static boolean counts(Catalog catalog, Finding f) {
        boolean open = f.outcome() == Outcome.FAIL || f.outcome() == Outcome.UNKNOWN || f.outcome() == Outcome.ERROR;
        return open && catalog.check(f.check()).severity().atLeast(Severity.MAJOR);
    }

    private static String share(int part, int of) {
        return of == 0 ? "-" : String.format(Locale.ROOT, "%.3f", (double) part / of);
    }

    private static List<Path> samples(Path folder) {
        try (Stream<Path> children = Files.list(folder)) {
            List<Path> samples = children.filter(c -> Files.exists(c.resolve("ABOUT.md")))
                    .sorted()
                    .toList();
            if (samples.isEmpty()) {
                throw new CountersignException(folder.toString(), "holds no sample (a folder with an ABOUT.md)");
            }
            return samples;
        } catch (IOException e) {
            throw new CountersignException(folder.toString(), "no such folder of samples", e);
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new CountersignException(file.toString(), "cannot be read", e);
        }
    }
}
