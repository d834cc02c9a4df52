package dev.countersign.model;

import java.util.List;
import java.util.Objects;

/**
 * A document and what it says, before anything is settled.
 *
 * @param construction how it says it is to be read
 * @param quotes what it offers at what price
 */
public record DocumentFacts(ReadDocument read, List<Claim> claims, Construction construction, List<Quote> quotes) {
    public DocumentFacts {
        claims = List.copyOf(claims);
        Objects.requireNonNull(construction);
        quotes = List.copyOf(quotes);
    }
}
