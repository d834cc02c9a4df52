package dev.countersign.model;

import java.time.LocalDate;
import java.util.List;

/**
 * The whole answer. Everything that a report shows derives from it and the catalogue's words.
 *
 * @param sections scores of the parts, in the catalogue's order
 * @param sensitive the headline moves by more than five points when section weights are redrawn by half
 */
public record Audit(
        Header header,
        Deal deal,
        List<Finding> findings,
        List<SectionScore> sections,
        Score score,
        boolean sensitive,
        Verdict verdict) {
    public Audit {
        findings = List.copyOf(findings);
        sections = List.copyOf(sections);
    }

    /** What made the audit: the tool, the catalogue and the day whose law and dates were applied. */
    public record Header(String tool, String catalogueVersion, String catalogueDigest, LocalDate asOf) {}

    /** @param id as in the catalogue: topology, price ... */
    public record SectionScore(String id, int weight, Score score) {}
}
