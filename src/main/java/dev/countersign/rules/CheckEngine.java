package dev.countersign.rules;

import dev.countersign.catalog.Catalog;
import dev.countersign.catalog.Check;
import dev.countersign.model.AsOf;
import dev.countersign.model.Cause;
import dev.countersign.model.Fact;
import dev.countersign.model.Finding;
import dev.countersign.model.Outcome;
import dev.countersign.model.Subject;
import java.lang.reflect.RecordComponent;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Answers every check for every subject of its type, exactly once: what the rules said, UNKNOWN if none did, ERROR if they
 * disagree. So a check needs no rule for "unknown", and a half-written check passes nobody.
 */
public final class CheckEngine {
    private final Catalog catalog;
    private final RuleBase rules;

    public CheckEngine(Catalog catalog, RuleBase rules) {
        this.catalog = catalog;
        this.rules = rules;
    }

    /** Sorted by check, then subject. */
    public List<Finding> evaluate(Collection<? extends Subject> subjects, LocalDate asOf) {
        return evaluate(subjects, asOf, Set.of());
    }

    List<Finding> evaluate(Collection<? extends Subject> subjects, LocalDate asOf, Set<String> rulesLeftOut) {
        List<Outcomes.Answer> answers = rules.fire(subjects, new AsOf(asOf), rulesLeftOut);
        List<Finding> findings = new ArrayList<>();
        catalog.checks()
                .filter(check -> check.lifecycle() != Check.Lifecycle.DEPRECATED)
                .forEach(check -> subjects.stream()
                        .filter(s -> s.getClass().getSimpleName().equals(check.subject()))
                        .forEach(subject -> findings.add(closed(check, subject, asOf, answers))));
        findings.sort(Comparator.comparing(Finding::check).thenComparing(Finding::subject));
        return findings;
    }

    private static Finding closed(Check check, Subject subject, LocalDate asOf, List<Outcomes.Answer> all) {
        if (!check.effective().on(asOf)) {
            String dates = check.effective().from()
                    + check.effective().until().map(u -> " to " + u).orElse(" on");
            return finding(check, subject, Outcome.NOT_APPLICABLE, null, List.of("in force from " + dates), List.of());
        }
        List<Outcomes.Answer> answers = all.stream()
                .filter(a -> a.check().equals(check.id()) && a.subject().equals(subject))
                .sorted(Comparator.comparing(Outcomes.Answer::rule))
                .toList();
        List<String> reasons =
                answers.stream().map(Outcomes.Answer::reason).distinct().toList();
        List<Fact<?>> because = new ArrayList<>();
        answers.stream().flatMap(a -> a.because().stream()).distinct().forEach(because::add);
        List<Outcome> outcomes =
                answers.stream().map(Outcomes.Answer::outcome).distinct().toList();
        if (outcomes.isEmpty()) {
            return unknown(check, subject);
        }
        if (outcomes.size() > 1) {
            List<String> rules = answers.stream().map(Outcomes.Answer::rule).toList();
            return finding(check, subject, Outcome.ERROR, null, rules, because);
        }
        if (outcomes.get(0) == Outcome.PASS
                && needed(check, subject).stream().anyMatch(Fact.Disputed.class::isInstance)) {
            return unknown(check, subject); // a pass for either reading is a pass for neither side's lawyer
        }
        if (outcomes.get(0) == Outcome.PASS && !gradeSuffices(check, because)) {
            return finding(
                    check,
                    subject,
                    Outcome.UNKNOWN,
                    Cause.UNDER_GRADED,
                    List.of("stated only in evidence below grade " + check.evidence()),
                    because);
        }
        return finding(check, subject, outcomes.get(0), null, reasons, because);
    }

    private static boolean gradeSuffices(Check check, List<Fact<?>> because) {
        return because.stream()
                .allMatch(f ->
                        !(f instanceof Fact.Known<?> known) || known.grade().suffices(check.evidence()));
    }

    /** No rule decided: the needed facts that are neither known nor absent say why. */
    private static Finding unknown(Check check, Subject subject) {
        List<Fact<?>> open = needed(check, subject).stream()
                .filter(f -> f instanceof Fact.Disputed || f instanceof Fact.Unclear)
                .toList();
        if (open.isEmpty()) {
            return finding(
                    check,
                    subject,
                    Outcome.UNKNOWN,
                    Cause.AMBIGUOUS,
                    List.of("stated in part only"),
                    needed(check, subject));
        }
        Cause cause = open.stream()
                .map(CheckEngine::cause)
                .min(Comparator.naturalOrder())
                .orElseThrow();
        List<String> reasons = open.stream()
                .filter(f -> cause(f) == cause)
                .map(f -> f instanceof Fact.Unclear<?> unclear ? unclear.why() : "the documents say different things")
                .distinct()
                .toList();
        return finding(check, subject, Outcome.UNKNOWN, cause, reasons, open);
    }

    private static Cause cause(Fact<?> fact) {
        return fact instanceof Fact.Unclear<?> unclear ? unclear.cause() : Cause.CONTRADICTORY;
    }

    /** The facts of the subject that the check's rules ask. */
    private static List<Fact<?>> needed(Check check, Subject subject) {
        List<Fact<?>> facts = new ArrayList<>();
        for (RecordComponent component : subject.getClass().getRecordComponents()) {
            if (check.needs().contains(component.getName())) {
                try {
                    facts.add((Fact<?>) component.getAccessor().invoke(subject));
                } catch (ReflectiveOperationException e) {
                    throw new IllegalStateException(check.id() + ": " + component, e);
                }
            }
        }
        return facts;
    }

    private static Finding finding(
            Check check, Subject subject, Outcome outcome, Cause cause, List<String> reasons, List<Fact<?>> because) {
        String about = check.subject() + (subject.id().isEmpty() ? "" : "/" + subject.id());
        return new Finding(check.id(), about, subject.offer(), outcome, Optional.ofNullable(cause), reasons, because);
    }
}
