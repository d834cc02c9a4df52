package dev.countersign.settle;

import dev.countersign.model.Cause;
import dev.countersign.model.DocumentId;
import dev.countersign.model.Fact;
import dev.countersign.model.FactKey;
import dev.countersign.model.Incorporation;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Role;
import dev.countersign.model.Unread;
import java.util.List;
import java.util.Locale;

/** Decides what silence means: absent only where every class of document that could speak was supplied and read to the end. */
final class ClosedWorld {
    private final List<ReadDocument> papers;
    private final List<Incorporation> missing;

    ClosedWorld(List<ReadDocument> papers, List<Incorporation> incorporated) {
        this.papers = papers;
        this.missing = incorporated.stream().filter(i -> !isSupplied(i)).toList();
    }

    private boolean isSupplied(Incorporation text) {
        return papers.stream()
                .anyMatch(p ->
                        p.isRead() && text.suppliedAs().contains(p.document().role()));
    }

    /** Nobody states the fact: Absent in a closed world, else Unclear with the reason. */
    Fact<Object> silence(FactKey key) {
        Role[] classes = key.statedIn().value();
        for (ReadDocument paper : papers) {
            if (!paper.unread().isEmpty()
                    && (!paper.isRead() || holdsAny(paper.document().role(), classes))) {
                Unread unread = paper.unread().get(0);
                return new Fact.Unclear<>(key.name(), Cause.UNREADABLE, "could not be read: " + unread, List.of());
            }
        }
        for (Role role : classes) {
            if (papers.stream().noneMatch(p -> p.isRead() && holds(p.document().role(), role))) {
                String what = role.name().toLowerCase(Locale.ROOT);
                return new Fact.Unclear<>(key.name(), Cause.NOT_SUPPLIED, "no " + what + " was supplied", List.of());
            }
        }
        for (Incorporation text : missing) {
            if (text.about().contains(key.subject())) {
                String why = "refers to a text that was not supplied";
                return new Fact.Unclear<>(key.name(), Cause.NOT_SUPPLIED, why, List.of(text.evidence()));
            }
        }
        return new Fact.Absent<>(key.name(), searched(classes));
    }

    private List<DocumentId> searched(Role[] classes) {
        return papers.stream()
                .filter(p -> holdsAny(p.document().role(), classes))
                .map(p -> p.document().id())
                .toList();
    }

    static boolean holdsAny(Role paper, Role[] classes) {
        for (Role role : classes) {
            if (holds(paper, role)) {
                return true;
            }
        }
        return false;
    }

    /** CONTRACT stands for every contractual paper; an order form is the quote once it is accepted. */
    private static boolean holds(Role paper, Role asked) {
        return paper == asked
                || asked == Role.CONTRACT && paper.isContractual()
                || asked == Role.QUOTE && paper == Role.ORDER_FORM;
    }
}
