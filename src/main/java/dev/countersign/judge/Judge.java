package dev.countersign.judge;

import dev.countersign.catalog.Catalog;
import dev.countersign.catalog.Check;
import dev.countersign.model.Audit;
import dev.countersign.model.Cause;
import dev.countersign.model.Deal;
import dev.countersign.model.Finding;
import dev.countersign.model.Outcome;
import dev.countersign.model.Score;
import dev.countersign.model.Severity;
import dev.countersign.model.Stage;
import dev.countersign.model.Verdict;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Scores the findings and reads the verdict off its table. */
public final class Judge {
    private final Catalog catalog;

    public Judge(Catalog catalog) {
        this.catalog = catalog;
    }

    public Audit judge(Audit.Header header, Deal deal, List<Finding> findings) {
        Scorer scorer = new Scorer(catalog);
        Score score = scorer.score(findings);
        Stage stage = deal.stage();
        Verdict verdict = VerdictTable.decide(new VerdictTable.Situation(
                any(findings, this::breaks),
                any(findings, f -> catalog.check(f.check()).hardStop() && (fails(f) || due(f, stage))),
                any(findings, f -> major(f) && fails(f)),
                any(findings, f -> f.cause().equals(Optional.of(Cause.CONTRADICTORY))),
                any(findings, f -> major(f) && due(f, stage)),
                any(findings, f -> !major(f) && f.outcome() == Outcome.FAIL),
                false, // owners and dates come with waivers
                score.worst(),
                score.completeness()));
        return new Audit(header, deal, findings, scorer.sections(findings), score, scorer.sensitive(findings), verdict);
    }

    private boolean any(List<Finding> findings, Predicate<Finding> is) {
        return findings.stream().filter(f -> catalog.check(f.check()).counts()).anyMatch(is);
    }

    /** An engine error, or a page that could not be read where a check of weight needs it. */
    private boolean breaks(Finding f) {
        return f.outcome() == Outcome.ERROR || major(f) && f.cause().equals(Optional.of(Cause.UNREADABLE));
    }

    private static boolean fails(Finding f) {
        return f.outcome() == Outcome.FAIL;
    }

    private boolean due(Finding f, Stage stage) {
        Check check = catalog.check(f.check());
        return f.outcome() == Outcome.UNKNOWN && check.due().compareTo(stage) <= 0;
    }

    private boolean major(Finding f) {
        return catalog.check(f.check()).severity().atLeast(Severity.MAJOR);
    }
}
