package dev.countersign.extract;

import dev.countersign.extract.construction.Amending;
import dev.countersign.extract.construction.ClauseNames;
import dev.countersign.extract.construction.Definitions;
import dev.countersign.extract.construction.Parties;
import dev.countersign.extract.construction.Prevailing;
import dev.countersign.model.Amendment;
import dev.countersign.model.Block;
import dev.countersign.model.Construction;
import dev.countersign.model.CrossReference;
import dev.countersign.model.Definition;
import dev.countersign.model.Precedence;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Role;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** How a document says it is to be read, from its passages. */
final class Constructions {
    /** A list of papers has no more items. */
    private static final int MOST_ITEMS = 20;

    private static final int OPENING = 12;
    private static final int LONGEST_TITLE = 120;

    private final List<Passage> passages;
    private final Set<String> anchors;
    private final List<Definition> definitions = new ArrayList<>();
    private final List<CrossReference> references = new ArrayList<>();
    private final List<Precedence> precedence = new ArrayList<>();
    private final List<Amendment> amendments = new ArrayList<>();

    private Constructions(ReadDocument document, List<Passage> passages) {
        this.passages = passages;
        this.anchors = anchors(document);
    }

    static Construction of(ReadDocument document, List<Passage> passages, Parties parties) {
        Constructions found = new Constructions(document, passages);
        Role role = document.document().role();
        boolean contractual = role.isContractual() || role == Role.QUOTE || role == Role.BUYER_BRIEF;
        for (int i = 0; i < passages.size(); i++) {
            found.terms(passages.get(i));
            if (contractual) {
                found.order(i);
                found.amendment(passages.get(i));
            }
        }
        if (contractual && isAmendment(document)) {
            found.whole();
        }
        return new Construction(
                parties.named(),
                found.definitions,
                found.references,
                found.anchors,
                found.precedence,
                found.amendments,
                Incorporations.in(passages));
    }

    private static Set<String> anchors(ReadDocument document) {
        Set<String> anchors = new HashSet<>();
        for (Block block : document.blocks()) {
            if (block.kind() == Block.Kind.RUNNING || block.kind() == Block.Kind.TABLE_ROW) {
                continue;
            }
            String text = block.text().strip();
            ClauseNames.clause(block.number(), text).ifPresent(anchors::add);
            if (block.kind() == Block.Kind.HEADING || text.length() <= LONGEST_TITLE) {
                ClauseNames.attachmentTitle(text).ifPresent(anchors::add);
            }
        }
        return anchors;
    }

    /** Its title calls it an amendment: it prevails over what it amends, though it should not say so. */
    private static boolean isAmendment(ReadDocument document) {
        return document.blocks().stream()
                .filter(b -> b.kind() != Block.Kind.RUNNING)
                .limit(OPENING)
                .flatMap(b -> b.lines().stream())
                .anyMatch(line -> Amending.isTitle(line.text()));
    }

    private void whole() {
        passages.stream()
                .filter(p -> Amending.isTitle(p.text()) && !p.spans().isEmpty())
                .findFirst()
                .ifPresent(p -> precedence.add(new Precedence(
                        List.of(Precedence.THIS, Precedence.REST),
                        List.of(),
                        p.evidence(0, p.text().length()))));
    }

    private void terms(Passage passage) {
        for (Definitions.Defined d : Definitions.in(passage.text())) {
            definitions.add(new Definition(d.term(), d.meaning(), passage.evidence(d.start(), d.end())));
        }
        if (passage.amends().isPresent()) {
            return;
        }
        for (ClauseNames.Pointer p : ClauseNames.pointers(passage.text())) {
            boolean title = p.start() == 0;
            if (!title) {
                references.add(new CrossReference(
                        p.target(),
                        p.attachment(),
                        anchors.contains(p.target()),
                        passage.evidence(p.start(), p.end())));
            }
        }
    }

    private void order(int i) {
        Passage passage = passages.get(i);
        List<String> items = new ArrayList<>();
        for (int next = i + 1; next < passages.size() && items.size() < MOST_ITEMS; next++) {
            Passage item = passages.get(next);
            if (!item.context().endsWith(passage.text())) {
                break;
            }
            items.add(item.text());
        }
        Prevailing.in(passage.text(), items)
                .ifPresent(o -> precedence.add(new Precedence(
                        o.names(), passage.provision().headings(), passage.evidence(o.start(), o.end()))));
    }

    private void amendment(Passage passage) {
        passage.amends()
                .filter(change -> passage.isCited() && !change.clause().isEmpty())
                .ifPresent(change -> amendments.add(new Amendment(
                        change.clause(),
                        change.of(),
                        passage.evidence(0, passage.text().length()))));
    }
}
