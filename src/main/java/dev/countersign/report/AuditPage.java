package dev.countersign.report;

import dev.countersign.catalog.Check;
import dev.countersign.model.Audit;
import dev.countersign.model.Cause;
import dev.countersign.model.DocumentId;
import dev.countersign.model.Evidence;
import dev.countersign.model.Fact;
import dev.countersign.model.Finding;
import dev.countersign.model.Outcome;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Severity;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** What the HTML report shows, in its order. The templates set it out and decide nothing. */
final class AuditPage {
    /** More places than these fold away. */
    static final int QUOTES_SHOWN = 4;

    private final Audit audit;
    private final Wording wording;
    private final List<Item> items;

    /** A finding with its check. @param anchor unique on the page: the check's id, numbered from its second finding on */
    record Item(String anchor, Finding finding, Check check) {
        boolean isOpen() {
            return Wording.isOpen(finding);
        }

        boolean isHardStop() {
            return check.hardStop();
        }
    }

    /** Words of a document, and what each fact that rests on them takes from them. */
    record Quote(Evidence evidence, List<String> shows) {}

    /** Facts that none of these documents states. */
    record Silence(List<String> facts, List<String> searched) {}

    /** A fact that the documents state differently. */
    record Dispute(String fact, List<Side> sides) {}

    /** @param value empty where it is a text */
    record Side(String value, List<String> places) {}

    /** Facts that could not be settled, for one reason. */
    record Doubt(List<String> facts, String why) {}

    AuditPage(Audit audit, Wording wording) {
        this.audit = audit;
        this.wording = wording;
        this.items = numbered(wording.inOrder(audit));
    }

    private List<Item> numbered(List<Finding> findings) {
        Map<String, Integer> seen = new HashMap<>();
        List<Item> numbered = new ArrayList<>();
        for (Finding finding : findings) {
            int n = seen.merge(finding.check(), 1, Integer::sum);
            String anchor = n == 1 ? finding.check() : finding.check() + "-" + n;
            numbered.add(new Item(anchor, finding, wording.check(finding)));
        }
        return numbered;
    }

    Audit audit() {
        return audit;
    }

    /** The worksheets. */
    SheetPage costs() {
        return new SheetPage(audit.deal(), new SheetWords(wording));
    }

    Wording words() {
        return wording;
    }

    String label(String key) {
        return wording.label(key);
    }

    String label(Enum<?> value) {
        return wording.label(value);
    }

    /** As HTML names it. */
    String language() {
        return wording.language().getLanguage().equals("zh") ? "zh-Hans" : "en";
    }

    /** A class of the style sheet: "fail". */
    static String style(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Enough of a digest to compare by eye. */
    static String brief(String sha256) {
        return sha256.substring(0, Math.min(12, sha256.length()));
    }

    List<Item> open() {
        return items.stream().filter(Item::isOpen).toList();
    }

    List<Item> settled() {
        return items.stream().filter(i -> !i.isOpen()).toList();
    }

    List<Item> openHardStops() {
        return open().stream().filter(Item::isHardStop).toList();
    }

    long count(Outcome outcome) {
        return items.stream().filter(i -> i.finding().outcome() == outcome).count();
    }

    long failed(Severity severity) {
        return items.stream()
                .filter(i -> i.finding().outcome() == Outcome.FAIL)
                .filter(i -> i.check().severity() == severity)
                .count();
    }

    long unknown(Cause cause) {
        return items.stream()
                .filter(i -> i.finding().cause().filter(c -> c == cause).isPresent())
                .count();
    }

    long openIn(String section) {
        return open().stream().filter(i -> i.check().section().equals(section)).count();
    }

    List<Dispute> disputes(Finding finding) {
        List<Dispute> disputes = new ArrayList<>();
        for (Fact<?> fact : finding.because()) {
            if (fact instanceof Fact.Disputed<?> disputed) {
                List<Side> sides = new ArrayList<>();
                for (Fact.Known<?> claim : disputed.claims()) {
                    sides.add(new Side(
                            wording.value(claim.value()),
                            claim.evidence().stream().map(this::at).distinct().toList()));
                }
                disputes.add(new Dispute(wording.factNamed(fact.name()), sides));
            }
        }
        return disputes;
    }

    private String at(Evidence evidence) {
        return evidence.document() + label("comma") + wording.place(evidence.place());
    }

    /** Each quoted place once, in the order of the facts; of a dispute first one place for each side. */
    List<Quote> quotes(Finding finding) {
        Map<Evidence, List<String>> shows = new LinkedHashMap<>();
        for (Fact<?> fact : finding.because()) {
            if (fact instanceof Fact.Disputed<?> disputed) {
                for (Fact.Known<?> claim : disputed.claims()) {
                    quote(claim.evidence().subList(0, 1), shown(fact.name(), claim.value()), shows);
                }
            }
        }
        for (Fact<?> fact : finding.because()) {
            if (fact instanceof Fact.Disputed<?> disputed) {
                for (Fact.Known<?> claim : disputed.claims()) {
                    quote(claim.evidence(), shown(fact.name(), claim.value()), shows);
                }
            } else if (fact instanceof Fact.Known<?> known && !finding.subject().startsWith("Statement/")) {
                quote(known.evidence(), shown(fact.name(), known.value()), shows);
            } else if (fact instanceof Fact.Unclear<?> unclear) {
                quote(unclear.evidence(), wording.factNamed(fact.name()) + label("colon") + label("notSettled"), shows);
            } else {
                quote(fact.places(), wording.factNamed(fact.name()), shows);
            }
        }
        return shows.entrySet().stream()
                .map(e -> new Quote(e.getKey(), e.getValue()))
                .toList();
    }

    private static void quote(List<Evidence> places, String shown, Map<Evidence, List<String>> shows) {
        for (Evidence place : places) {
            List<String> all = shows.computeIfAbsent(place, p -> new ArrayList<>());
            if (!all.contains(shown)) {
                all.add(shown);
            }
        }
    }

    private String shown(String fact, Object value) {
        String words = wording.value(value);
        return wording.factNamed(fact) + (words.isEmpty() ? "" : label("colon") + words);
    }

    /** Absent facts, those together that were looked for in the same documents. */
    List<Silence> silences(Finding finding) {
        Map<List<DocumentId>, List<String>> absent = new LinkedHashMap<>();
        for (Fact<?> fact : finding.because()) {
            if (fact instanceof Fact.Absent<?> a) {
                absent.computeIfAbsent(a.searched(), s -> new ArrayList<>()).add(wording.factNamed(a.name()));
            }
        }
        return absent.entrySet().stream()
                .map(e -> new Silence(
                        e.getValue(), e.getKey().stream().map(this::searched).toList()))
                .toList();
    }

    private String searched(DocumentId id) {
        return audit.deal().documents().stream()
                .filter(d -> d.document().id().equals(id))
                .filter(d -> !d.pages().isEmpty())
                .map(d -> id + " (" + pages(d) + ")")
                .findFirst()
                .orElse(id.path());
    }

    /** "15 pages" */
    String pages(ReadDocument read) {
        int n = read.pages().size();
        return n + " " + label(n == 1 ? "page" : "pages");
    }

    List<Doubt> doubts(Finding finding) {
        Map<String, List<String>> unclear = new LinkedHashMap<>();
        for (Fact<?> fact : finding.because()) {
            if (fact instanceof Fact.Unclear<?> u) {
                unclear.computeIfAbsent(u.why(), w -> new ArrayList<>()).add(wording.factNamed(u.name()));
            }
        }
        return unclear.entrySet().stream()
                .map(e -> new Doubt(e.getValue(), e.getKey()))
                .toList();
    }

    String joined(List<String> words) {
        return words.stream().distinct().collect(Collectors.joining(label("listComma")));
    }

    /** The role that gives a quote its grade. */
    String role(Evidence evidence) {
        return audit.deal().documents().stream()
                .map(ReadDocument::document)
                .filter(d -> d.id().equals(evidence.document()))
                .map(d -> label(d.role()))
                .findFirst()
                .orElse("");
    }
}
