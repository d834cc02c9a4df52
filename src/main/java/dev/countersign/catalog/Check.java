package dev.countersign.catalog;

import dev.countersign.model.Grade;
import dev.countersign.model.Severity;
import dev.countersign.model.Stage;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A check.yaml: what is asked of a deal, why, on whose authority, and what to ask for. Read docs/how-to/write-a-check.md for
 * each key.
 *
 * @param hardStop a fail, or an unknown that is due, pauses the deal
 * @param section whose score it counts in
 * @param due from this stage on an UNKNOWN counts as due
 * @param evidence the least grade a pass may rest on
 * @param subject the type it is about: one finding for each
 * @param needs the facts of the subject that its rules ask
 * @param reasons each rule's reason in English to the same in Chinese
 */
public record Check(
        String id,
        Words title,
        Words why,
        Severity severity,
        boolean hardStop,
        String section,
        Stage due,
        Grade evidence,
        Turn whoseTurn,
        String subject,
        List<String> needs,
        List<Authority> authority,
        Effective effective,
        Words ask,
        Words clause,
        Map<String, String> reasons,
        Lifecycle lifecycle) {
    public Check {
        require(id, "id");
        require(title, "title");
        require(why, "why");
        require(severity, "severity");
        require(section, "section");
        require(due, "due");
        require(evidence, "evidence");
        require(whoseTurn, "whoseTurn");
        require(subject, "subject");
        require(needs, "needs");
        require(authority, "authority");
        require(effective, "effective");
        require(ask, "ask");
        require(clause, "clause");
        require(reasons, "reasons");
        require(lifecycle, "lifecycle");
        needs = List.copyOf(needs);
        authority = List.copyOf(authority);
        reasons = Map.copyOf(reasons);
    }

    private static void require(Object value, String key) {
        if (value == null) {
            throw new IllegalArgumentException("has no " + key);
        }
    }

    /** Who has to act on it. */
    public enum Turn {
        LEGAL,
        PROCUREMENT,
        ENGINEERING,
        TAX
    }

    /** Experimental: reported, never scored, never gates. Deprecated: not run, its id stays taken. */
    public enum Lifecycle {
        EXPERIMENTAL,
        STABLE,
        DEPRECATED
    }

    /** @param asOf the day the source was read */
    public record Authority(String kind, String title, String clause, LocalDate asOf) {}

    /** In force from the first day to the last, both included. */
    public record Effective(LocalDate from, Optional<LocalDate> until) {
        public Effective {
            if (from == null) {
                throw new IllegalArgumentException("has no effective from");
            }
            LocalDate first = from;
            until.filter(last -> last.isBefore(first)).ifPresent(last -> {
                throw new IllegalArgumentException("effective until " + last + " is before from " + first);
            });
        }

        public boolean on(LocalDate day) {
            return !day.isBefore(from) && until.map(last -> !day.isAfter(last)).orElse(true);
        }
    }

    /** It is scored and can hold up a deal. */
    public boolean counts() {
        return lifecycle == Lifecycle.STABLE;
    }
}
