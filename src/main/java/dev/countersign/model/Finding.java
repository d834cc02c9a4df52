package dev.countersign.model;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * One check's answer about one subject.
 *
 * @param check the check's id
 * @param subject type and id: {@code QuoteLine/1}
 * @param reasons in words, one for each rule that gave the outcome
 * @param because the facts it rests on; they carry the evidence
 */
public record Finding(
        String check,
        String subject,
        String offer,
        Outcome outcome,
        Optional<Cause> cause,
        List<String> reasons,
        List<Fact<?>> because) {
    public Finding {
        Objects.requireNonNull(check);
        Objects.requireNonNull(outcome);
        reasons = List.copyOf(reasons);
        because = List.copyOf(because);
        if (cause.isPresent() != (outcome == Outcome.UNKNOWN)) {
            throw new IllegalArgumentException("an UNKNOWN has a cause, and nothing else has");
        }
    }
}
