package dev.countersign.judge;

import dev.countersign.catalog.Catalog;
import dev.countersign.catalog.Check;
import dev.countersign.catalog.Pack;
import dev.countersign.catalog.Words;
import dev.countersign.model.Cause;
import dev.countersign.model.DocumentId;
import dev.countersign.model.Evidence;
import dev.countersign.model.Fact;
import dev.countersign.model.Finding;
import dev.countersign.model.Grade;
import dev.countersign.model.Hardware;
import dev.countersign.model.MarketRates;
import dev.countersign.model.Outcome;
import dev.countersign.model.Place;
import dev.countersign.model.Severity;
import dev.countersign.model.Stage;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A small catalogue and findings over it, for the tests of score and verdict. */
final class Judged {
    private static final Words WORDS = new Words("words", "文字");

    private final List<Catalog.Section> sections = new ArrayList<>();
    private final List<Check> checks = new ArrayList<>();
    private final List<Finding> findings = new ArrayList<>();

    Judged section(String id, int weight) {
        sections.add(new Catalog.Section(id, WORDS, weight, "a test"));
        return this;
    }

    /** So many checks of a section that all come out so. */
    Judged add(int count, String section, Severity severity, Outcome outcome) {
        for (int i = 0; i < count; i++) {
            add(
                    check(section, severity, Check.Lifecycle.STABLE, Stage.QUOTE, false),
                    outcome,
                    Cause.NOT_SUPPLIED,
                    Grade.A);
        }
        return this;
    }

    Judged add(Check check, Outcome outcome, Cause cause, Grade grade) {
        checks.add(check);
        Evidence evidence = new Evidence(new DocumentId("contract.pdf"), grade, new Place.AtLines(1, 1), "words");
        findings.add(new Finding(
                check.id(),
                "Support",
                "",
                outcome,
                outcome == Outcome.UNKNOWN ? Optional.of(cause) : Optional.empty(),
                List.of(),
                List.of(new Fact.Known<>("Support.hours", "24x7", List.of(evidence), 1))));
        return this;
    }

    Check check(String section, Severity severity, Check.Lifecycle lifecycle, Stage due, boolean hardStop) {
        return new Check(
                "XX-" + (checks.size() + 1),
                WORDS,
                WORDS,
                severity,
                hardStop,
                section,
                due,
                Grade.B,
                Check.Turn.LEGAL,
                "Support",
                List.of("hours"),
                List.of(),
                new Check.Effective(LocalDate.of(2026, 1, 1), Optional.empty()),
                WORDS,
                WORDS,
                Map.of(),
                lifecycle);
    }

    Catalog catalog() {
        Pack pack = new Pack("test", WORDS, List.of("XX"), "countersign.test", "legal", checks);
        return new Catalog("test", "0", sections, List.of(pack), new Hardware(List.of(), List.of()), MarketRates.NONE);
    }

    List<Finding> findings() {
        return List.copyOf(findings);
    }
}
