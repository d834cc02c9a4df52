package dev.countersign.report;

import dev.countersign.catalog.Catalog;
import dev.countersign.catalog.Check;
import dev.countersign.model.Audit;
import dev.countersign.model.Cause;
import dev.countersign.model.Evidence;
import dev.countersign.model.Fact;
import dev.countersign.model.Finding;
import dev.countersign.model.Outcome;
import dev.countersign.model.Place;
import dev.countersign.model.Score;
import dev.countersign.model.SourcingDecision;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Joins findings with the catalogue's words, in one language. Words live here and in the catalogue, nowhere else. */
final class Wording {
    private final Catalog catalog;
    private final Locale language;
    private final Labels labels;

    Wording(Catalog catalog, Locale language) {
        this.catalog = catalog;
        this.language = language;
        this.labels = new Labels(language);
    }

    Locale language() {
        return language;
    }

    Catalog catalog() {
        return catalog;
    }

    String label(String key) {
        return labels.label(key);
    }

    String label(Enum<?> value) {
        return labels.label(value);
    }

    /** "GPUs per node" for {@code QuoteLine.gpusPerNode}; the name where it has no label. */
    String factNamed(String name) {
        return labels.label("Fact." + name, name);
    }

    /** What a finding is about, where its check asks about several things: "quote line 1", "form factor, quote line 1". */
    String about(Finding finding) {
        String[] typeAndId = finding.subject().split("/", 2);
        if (typeAndId.length == 1) {
            return "";
        }
        String id = typeAndId[1].startsWith(finding.offer() + "/")
                ? typeAndId[1].substring(finding.offer().length() + 1)
                : typeAndId[1];
        int last = id.lastIndexOf('/');
        boolean ofAFact = typeAndId[0].equals("Statement");
        String line = ofAFact ? id.substring(0, Math.max(last, 0)) : id;
        String type = ofAFact ? "QuoteLine" : typeAndId[0];
        String where = line.isEmpty() ? "" : labels.label("Subject." + type, type) + " " + line;
        if (!ofAFact) {
            return where;
        }
        return factNamed(id.substring(last + 1)) + (where.isEmpty() ? "" : label("comma") + where);
    }

    /** A value in few words; empty for a text, which its quote shows. */
    String value(Object value) {
        if (value instanceof Boolean b) {
            return label(b ? "yes" : "no");
        }
        if (value instanceof Enum<?> e) {
            return label(e);
        }
        if (value instanceof SourcingDecision.Row row) {
            return row.number() + label("colon") + (isChinese() ? row.zh() : row.en());
        }
        return value instanceof String ? "" : value.toString();
    }

    String place(Place place) {
        return labels.place(place);
    }

    Check check(Finding finding) {
        return catalog.check(finding.check());
    }

    String title(Finding finding) {
        return check(finding).title().in(language);
    }

    String why(Finding finding) {
        return check(finding).why().in(language);
    }

    String ask(Finding finding) {
        return check(finding).ask().in(language);
    }

    String clause(Finding finding) {
        return check(finding).clause().in(language);
    }

    /** The rules' reasons. */
    List<String> reasons(Finding finding) {
        return finding.reasons().stream()
                .map(r -> isChinese() ? check(finding).reasons().getOrDefault(r, why(r)) : r)
                .toList();
    }

    String reason(Finding finding) {
        return String.join(label("semicolon"), reasons(finding));
    }

    String section(String id) {
        return catalog.sections().stream()
                .filter(s -> s.id().equals(id))
                .map(s -> s.title().in(language))
                .findFirst()
                .orElse(id);
    }

    /** "PAUSE · evidence 78 % complete" */
    String headline(Audit audit) {
        return label(audit.verdict()) + " \u00b7 " + label("evidence") + " "
                + audit.score().completeness() + " % " + label("complete");
    }

    /** "61 (61-83)" */
    static String interval(Score score) {
        return score.worst() + " (" + score.worst() + "-" + score.best() + ")";
    }

    /** Open items first, the hard stops before all: what a reader must see. */
    List<Finding> inOrder(Audit audit) {
        return audit.findings().stream()
                .sorted(Comparator.comparing((Finding f) -> f.outcome() == Outcome.ERROR ? 0 : 1)
                        .thenComparing(f -> check(f).hardStop() && isOpen(f) ? 0 : 1)
                        .thenComparing(Finding::outcome)
                        .thenComparing(f -> check(f).severity())
                        .thenComparing(Finding::check)
                        .thenComparing(Finding::subject))
                .toList();
    }

    static boolean isOpen(Finding finding) {
        return finding.outcome() == Outcome.FAIL
                || finding.outcome() == Outcome.UNKNOWN
                || finding.outcome() == Outcome.ERROR;
    }

    /** Places to look at, each once. */
    static List<Evidence> evidence(Finding finding) {
        return finding.because().stream()
                .flatMap(f -> f.places().stream())
                .distinct()
                .toList();
    }

    /** The facts of a finding that point nowhere, by what is known of them: "absent (searched: ...)" to their names. */
    Map<String, List<String>> silent(Finding finding) {
        return finding.because().stream()
                .filter(f -> f.places().isEmpty())
                .collect(Collectors.groupingBy(
                        this::says,
                        LinkedHashMap::new,
                        Collectors.mapping(f -> factNamed(f.name()), Collectors.toList())));
    }

    /** What a fact says, for a reader: its value, that it is absent and where it was looked for, or why it is unclear. */
    String says(Fact<?> fact) {
        if (fact instanceof Fact.Known<?> known) {
            return known.value() + overrides(known);
        }
        if (fact instanceof Fact.Absent<?> absent) {
            return label("absent") + " (" + label("searched") + ": "
                    + absent.searched().stream().map(Object::toString).collect(Collectors.joining(", ")) + ")";
        }
        if (fact instanceof Fact.Disputed<?> disputed) {
            return disputed.claims().stream()
                    .map(c -> String.valueOf(c.value()))
                    .collect(Collectors.joining(" \u2260 "));
        }
        return why(((Fact.Unclear<?>) fact).why());
    }

    /** Why something is open; what stands behind a colon (a key, a file) is the same in every language. */
    private String why(String why) {
        int colon = why.indexOf(": ");
        String head = colon < 0 ? why : why.substring(0, colon);
        String label = labels.label("Why." + head, head);
        return colon < 0 ? label : label + label("colon") + why.substring(colon + 2);
    }

    private boolean isChinese() {
        return language.getLanguage().equals("zh");
    }

    /** ", which prevails over 30": empty where nothing is overridden. */
    private String overrides(Fact.Known<?> known) {
        return known.overrides().isEmpty()
                ? ""
                : label("overrides")
                        + known.overrides().stream()
                                .map(o -> String.valueOf(o.value()))
                                .distinct()
                                .collect(Collectors.joining(", "));
    }

    String outcome(Finding finding) {
        return label(finding.outcome())
                + finding.cause().map((Cause c) -> " (" + label(c) + ")").orElse("");
    }
}
