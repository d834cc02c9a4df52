package dev.countersign.extract;

import dev.countersign.extract.construction.Parties;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Role;
import java.util.List;

/**
 * A document as an extractor reads it.
 *
 * @param passages what it states itself, in order
 * @param parties who buys in it, and who supplies
 */
record Paper(ReadDocument read, List<Passage> passages, Parties parties) {
    Paper {
        passages = List.copyOf(passages);
    }

    Role role() {
        return read.document().role();
    }
}
