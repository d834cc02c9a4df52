package dev.countersign.report;

import dev.countersign.catalog.Catalog;
import dev.countersign.catalog.Check;
import java.util.Locale;
import java.util.stream.Collectors;

/** A check as a page of Markdown: what docs/checks holds and what {@code checks show} prints. */
public final class CheckPages {
    private CheckPages() {}

    public static String page(Catalog catalog, Check check, Locale language) {
        Labels labels = new Labels(language);
        String reasons = check.reasons().entrySet().stream()
                .map(r -> "- " + (language.getLanguage().equals("zh") ? r.getValue() : r.getKey()))
                .sorted()
                .collect(Collectors.joining("\n"));
        String authority = check.authority().stream()
                .map(a -> a.title() + ", " + a.clause() + " (" + a.asOf() + ")")
                .collect(Collectors.joining("; "));
        String section = catalog.sections().stream()
                .filter(s -> s.id().equals(check.section()))
                .map(s -> s.title().in(language))
                .findFirst()
                .orElse(check.section());
        return """
                # %s %s

                %s

                | | |
                |---|---|
                | %s | %s |
                | %s | %s%s |
                | %s | %s |
                | %s | %s |
                | %s | %s |
                | %s | %s %s |
                | %s | `%s` |

                ## %s

                %s

                ## %s

                %s

                ## %s

                > %s
                """.formatted(
                        check.id(),
                        check.title().in(language),
                        check.why().in(language),
                        labels.label("pack"),
                        catalog.packOf(check).title().in(language),
                        labels.label("severity"),
                        labels.label(check.severity()),
                        check.hardStop() ? ", " + labels.label("hardStop") : "",
                        labels.label("section"),
                        section,
                        labels.label("due"),
                        labels.label(check.due()),
                        labels.label("leastEvidence"),
                        check.evidence(),
                        labels.label("authority"),
                        authority,
                        labels.label("inForce")
                                + " "
                                + check.effective().from()
                                + check.effective().until().map(u -> " - " + u).orElse(""),
                        labels.label("asks"),
                        check.subject() + ": " + String.join(", ", check.needs()),
                        labels.label("answers"),
                        reasons,
                        labels.label("ask"),
                        check.ask().in(language),
                        labels.label("clause"),
                        check.clause().in(language));
    }
}
