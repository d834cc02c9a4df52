package dev.countersign.report;

import dev.countersign.catalog.Catalog;
import dev.countersign.model.Audit;
import dev.countersign.model.Evidence;
import dev.countersign.model.Fact;
import dev.countersign.model.Finding;
import dev.countersign.model.Outcome;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Unread;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** For the terminal: verdict, score and hard stops first, then what is open, by section, with the words that prove it. */
public final class TextReport implements Reporter {
    private static final int WIDTH = 100;

    private final Wording wording;
    private final boolean coloured;

    TextReport(Wording wording, boolean coloured) {
        this.wording = wording;
        this.coloured = coloured;
    }

    /** For a person who sits at a terminal that shows colours. */
    public static Reporter coloured(Catalog catalog, Locale language) {
        return new TextReport(new Wording(catalog, language), true);
    }

    @Override
    public String format() {
        return "text";
    }

    @Override
    public void write(Audit audit, Writer out) throws IOException {
        out.write(bold(wording.headline(audit)) + "\n");
        out.write(wording.label("score") + " " + Wording.interval(audit.score()) + ", " + wording.label("confidence")
                + " " + audit.score().confidence() + (audit.sensitive() ? ", " + wording.label("sensitive") : "")
                + "\n");
        out.write(audit.deal().name() + " \u00b7 " + wording.label("asOf") + " "
                + audit.header().asOf() + " \u00b7 " + wording.label("stage") + " "
                + wording.label(audit.deal().stage()) + "\n");
        out.write(counts(audit) + "\n");
        documents(audit, out);
        List<Finding> open =
                wording.inOrder(audit).stream().filter(Wording::isOpen).toList();
        for (Finding finding : open) {
            finding(finding, out);
        }
        out.write("\n");
        for (String line : settled(audit)) {
            out.write(line + "\n");
        }
        new SheetText(new SheetWords(wording)).write(audit.deal(), out);
        out.write("\n" + wording.label("catalogue") + " " + audit.header().catalogueVersion() + " (sha256 "
                + audit.header().catalogueDigest().substring(0, 12) + "), countersign "
                + audit.header().tool() + "\n");
    }

    /** A line a check and reason; many subjects of one check stand together. */
    private List<String> settled(Audit audit) {
        Map<String, Integer> lines = new LinkedHashMap<>();
        wording.inOrder(audit).stream()
                .filter(f -> !Wording.isOpen(f))
                .forEach(f -> lines.merge(mark(f) + " " + f.check() + "  " + wording.reason(f), 1, Integer::sum));
        return lines.entrySet().stream()
                .map(e -> e.getValue() == 1 ? e.getKey() : e.getKey() + " (" + e.getValue() + ")")
                .toList();
    }

    private String counts(Audit audit) {
        List<String> counts = new ArrayList<>();
        for (Outcome outcome : Outcome.values()) {
            long n = audit.findings().stream()
                    .filter(f -> f.outcome() == outcome)
                    .count();
            if (n > 0) {
                counts.add(n + " " + wording.label(outcome));
            }
        }
        return String.join(", ", counts);
    }

    private void documents(Audit audit, Writer out) throws IOException {
        out.write("\n");
        for (ReadDocument read : audit.deal().documents()) {
            String pages = read.pages().isEmpty()
                    ? ""
                    : ", " + read.pages().size() + " "
                            + wording.label(read.pages().size() == 1 ? "page" : "pages");
            out.write("  " + read.document().id() + ": "
                    + wording.label(read.document().role()) + pages + "\n");
            for (Unread unread : read.unread()) {
                out.write("    " + wording.label("unread") + ": " + unread + "\n");
            }
        }
    }

    private void finding(Finding f, Writer out) throws IOException {
        String stop = wording.check(f).hardStop() ? ", " + wording.label("hardStop") : "";
        String about = wording.about(f).isEmpty() ? "" : " \u00b7 " + wording.about(f);
        String offer = f.offer().isEmpty() ? "" : " [" + f.offer() + "]";
        out.write("\n" + mark(f) + " " + bold(f.check() + "  " + wording.title(f)) + about + offer + "\n");
        out.write("  " + wording.outcome(f) + ", "
                + wording.label(wording.check(f).severity()) + stop + " \u00b7 "
                + wording.section(wording.check(f).section()) + "\n");
        paragraph(wording.reason(f), out);
        Set<Evidence> shown = new HashSet<>();
        for (Fact<?> fact : f.because()) {
            if (fact instanceof Fact.Disputed<?> disputed) {
                for (Fact.Known<?> claim : disputed.claims()) {
                    out.write("    " + wording.factNamed(fact.name()) + ": " + claim.value() + "\n");
                    places(claim, shown, out);
                }
            } else {
                places(fact, shown, out);
            }
        }
        for (Map.Entry<String, List<String>> silent : wording.silent(f).entrySet()) {
            paragraph(String.join(", ", silent.getValue()) + ": " + silent.getKey(), "    ", out);
        }
        paragraph(wording.label("why") + ": " + wording.why(f), out);
        paragraph(wording.label("ask") + ": " + wording.ask(f), out);
    }

    /** Each place once, however many facts stand there. */
    private void places(Fact<?> fact, Set<Evidence> shown, Writer out) throws IOException {
        for (Evidence e : fact.places()) {
            if (shown.add(e)) {
                out.write("    " + e.document() + ", " + wording.place(e.place()) + ":\n");
                paragraph("\u201c" + e.quote() + "\u201d", "      ", out);
            }
        }
    }

    private String mark(Finding f) {
        String mark = switch (f.outcome()) {
            case FAIL -> "\u2717";
            case UNKNOWN -> "?";
            case ERROR -> "!";
            case PASS -> "\u2713";
            case NOT_APPLICABLE -> "\u2013";
        };
        if (!coloured) {
            return mark;
        }
        int colour = switch (f.outcome()) {
            case FAIL, ERROR -> 31;
            case UNKNOWN -> 33;
            case PASS -> 32;
            case NOT_APPLICABLE -> 90;
        };
        return "\u001b[" + colour + "m" + mark + "\u001b[0m";
    }

    private String bold(String text) {
        return coloured ? "\u001b[1m" + text + "\u001b[0m" : text;
    }

    private static void paragraph(String text, Writer out) throws IOException {
        paragraph(text, "  ", out);
    }

    /** Wrapped at blanks. */
    private static void paragraph(String text, String indent, Writer out) throws IOException {
        StringBuilder line = new StringBuilder(indent);
        for (String word : text.split(" ")) {
            if (line.length() + word.length() > WIDTH && line.length() > indent.length()) {
                out.write(line.toString().stripTrailing() + "\n");
                line = new StringBuilder(indent);
            }
            line.append(word).append(' ');
        }
        out.write(line.toString().stripTrailing() + "\n");
    }
}
