package dev.countersign.judge;

import dev.countersign.catalog.Catalog;
import dev.countersign.catalog.Check;
import dev.countersign.model.Audit;
import dev.countersign.model.Fact;
import dev.countersign.model.Finding;
import dev.countersign.model.Grade;
import dev.countersign.model.Outcome;
import dev.countersign.model.Score;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

/**
 * Scores findings as an interval. In a section, by weight of severity: worst = P/(P+F+U), best = (P+U)/(P+F+U), completeness
 * = (P+F)/(P+F+U); the deal is the mean over its sections by their weights. NOT_APPLICABLE is left out, and so is a section
 * without a finding that counts.
 */
final class Scorer {
    private static final int REDRAWS = 1000;
    private static final long SEED = 20261201;
    private static final double REDRAWN_BY = 0.5;
    /** A headline that moves by more points than this when the weights are redrawn is said to depend on them. */
    private static final int SENSITIVE_POINTS = 5;

    private final Catalog catalog;

    Scorer(Catalog catalog) {
        this.catalog = catalog;
    }

    /** Weights of a section's findings. */
    private record Tally(Catalog.Section section, double passed, double failed, double unknown) {
        double all() {
            return passed + failed + unknown;
        }
    }

    List<Audit.SectionScore> sections(List<Finding> findings) {
        return tallies(findings).stream()
                .map(t -> new Audit.SectionScore(
                        t.section().id(),
                        t.section().weight(),
                        score(
                                List.of(t),
                                t.failed() > 0,
                                confidence(findings, t.section().id()))))
                .toList();
    }

    Score score(List<Finding> findings) {
        boolean failed = findings.stream().anyMatch(f -> f.outcome() == Outcome.FAIL && counts(f));
        return score(tallies(findings), failed, confidence(findings, ""));
    }

    boolean sensitive(List<Finding> findings) {
        List<Tally> tallies = tallies(findings);
        Random random = new Random(SEED);
        double least = 100;
        double most = 0;
        for (int i = 0; i < REDRAWS; i++) {
            double sum = 0;
            double weights = 0;
            for (Tally t : tallies) {
                double w = t.section().weight() * (1 - REDRAWN_BY + 2 * REDRAWN_BY * random.nextDouble());
                sum += w * t.passed() / t.all();
                weights += w;
            }
            double worst = weights == 0 ? 0 : 100 * sum / weights;
            least = Math.min(least, worst);
            most = Math.max(most, worst);
        }
        return !tallies.isEmpty() && most - least > SENSITIVE_POINTS;
    }

    private List<Tally> tallies(List<Finding> findings) {
        List<Tally> tallies = new ArrayList<>();
        for (Catalog.Section section : catalog.sections()) {
            double passed = 0;
            double failed = 0;
            double unknown = 0;
            for (Finding f : findings) {
                Check check = catalog.check(f.check());
                if (check.counts() && check.section().equals(section.id())) {
                    double w = check.severity().weight();
                    passed += f.outcome() == Outcome.PASS ? w : 0;
                    failed += f.outcome() == Outcome.FAIL ? w : 0;
                    unknown += f.outcome() == Outcome.UNKNOWN || f.outcome() == Outcome.ERROR ? w : 0;
                }
            }
            if (passed + failed + unknown > 0) {
                tallies.add(new Tally(section, passed, failed, unknown));
            }
        }
        return tallies;
    }

    private boolean counts(Finding f) {
        return catalog.check(f.check()).counts();
    }

    private static Score score(List<Tally> tallies, boolean anyFail, Grade confidence) {
        double weights = tallies.stream().mapToDouble(t -> t.section().weight()).sum();
        if (weights == 0) {
            return new Score(0, 100, 0, confidence);
        }
        double worst = 0;
        double best = 0;
        double decided = 0;
        for (Tally t : tallies) {
            double share = t.section().weight() / weights / t.all();
            worst += share * t.passed();
            best += share * (t.passed() + t.unknown());
            decided += share * (t.passed() + t.failed());
        }
        int most = anyFail ? 99 : 100;
        return new Score(Math.min(most, percent(worst)), Math.min(most, percent(best)), percent(decided), confidence);
    }

    /** Rounded down, but not by the noise of the sum. */
    private static int percent(double share) {
        return (int) Math.floor(100 * share + 1e-9);
    }

    /** The weakest grade that a pass of the section rests on; of all sections where none is named. E where nothing passed. */
    private Grade confidence(List<Finding> findings, String section) {
        return findings.stream()
                .filter(f -> f.outcome() == Outcome.PASS && counts(f))
                .filter(f ->
                        section.isEmpty() || catalog.check(f.check()).section().equals(section))
                .flatMap(f -> f.because().stream())
                .filter(Fact.Known.class::isInstance)
                .map(f -> ((Fact.Known<?>) f).grade())
                .max(Comparator.naturalOrder())
                .orElse(Grade.E);
    }
}
