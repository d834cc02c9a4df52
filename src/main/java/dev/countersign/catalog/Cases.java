package dev.countersign.catalog;

import dev.countersign.model.Cause;
import dev.countersign.model.Outcome;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A cases.yaml: every case is the base with one difference. A value is written as in the documents; left out is absent;
 * {@code {disputed: [a, b]}} two documents disagree; {@code {unclear: why}} it could not be read; {@code {grade: E, value: x}}
 * is stated in a document of that grade.
 *
 * @param base by subject type, its facts; a case's difference is about the check's own subject
 */
public record Cases(Map<String, Map<String, Written>> base, List<Case> cases) {
    public Cases {
        base = Map.copyOf(base);
        cases = List.copyOf(cases);
    }

    /** @param cause asserted where given */
    public record Case(
            String name, Map<String, Written> with, List<String> without, Outcome expect, Optional<Cause> cause) {
        public Case {
            if (name == null || expect == null) {
                throw new IllegalArgumentException("a case has a name and says what to expect");
            }
            with = with == null ? Map.of() : Map.copyOf(with);
            without = without == null ? List.of() : List.copyOf(without);
        }
    }
}
