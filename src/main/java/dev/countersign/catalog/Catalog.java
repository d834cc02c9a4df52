package dev.countersign.catalog;

import dev.countersign.model.Hardware;
import dev.countersign.model.MarketRates;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What the auditor knows: {@code rules/} as records.
 *
 * @param version by date
 * @param digest SHA-256 over every file of {@code rules/} that decides anything: checks, rules, reference data
 */
public record Catalog(
        String version,
        String digest,
        List<Section> sections,
        List<Pack> packs,
        Hardware hardware,
        MarketRates market) {
    public Catalog {
        sections = List.copyOf(sections);
        packs = List.copyOf(packs);
    }

    /** A part of the score. @param reason why it weighs what it weighs */
    public record Section(String id, Words title, int weight, String reason) {}

    public Stream<Check> checks() {
        return packs.stream().flatMap(p -> p.checks().stream());
    }

    public Optional<Check> find(String id) {
        return checks().filter(c -> c.id().equals(id)).findFirst();
    }

    /** @throws IllegalArgumentException where there is none: a finding names only checks of its catalogue */
    public Check check(String id) {
        return find(id).orElseThrow(() -> new IllegalArgumentException("no check " + id));
    }

    public Pack packOf(Check check) {
        return packs.stream()
                .filter(p -> p.checks().contains(check))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no pack has " + check.id()));
    }
}
