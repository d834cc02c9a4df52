package dev.countersign.model;

import java.util.List;

/** A document and what it says, before anything is settled. */
public record DocumentFacts(ReadDocument read, List<Claim> claims) {
    public DocumentFacts {
        claims = List.copyOf(claims);
    }
}
