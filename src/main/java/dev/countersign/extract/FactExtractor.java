package dev.countersign.extract;

import dev.countersign.model.Claim;
import java.util.List;

/** Reads the claims about one subject out of a document. Stateless. */
interface FactExtractor {
    List<Claim> extract(Paper paper);
}
