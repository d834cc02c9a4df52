package dev.countersign.model;

import java.util.List;

/**
 * A document and what it says, before anything is settled.
 *
 * @param incorporated texts it makes part of the deal without holding them
 * @param quotes what it offers at what price
 */
public record DocumentFacts(
        ReadDocument read, List<Claim> claims, List<Incorporation> incorporated, List<Quote> quotes) {
    public DocumentFacts {
        claims = List.copyOf(claims);
        incorporated = List.copyOf(incorporated);
        quotes = List.copyOf(quotes);
    }
}
