package dev.countersign.extract;

import dev.countersign.model.Claim;
import dev.countersign.model.ReadDocument;
import java.util.List;

/** Reads the claims about one subject out of a document. Stateless. */
interface FactExtractor {
    /** @param passages of the document, in order */
    List<Claim> extract(ReadDocument document, List<Passage> passages);
}
