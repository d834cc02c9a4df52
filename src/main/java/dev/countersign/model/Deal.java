package dev.countersign.model;

import java.util.List;
import java.util.stream.Stream;

/**
 * Everything known about the deal: the documents, and the facts about every subject of every offer.
 *
 * @param documents as read, in order of their paths
 * @param ignored files that are no part of the deal, each with the reason
 * @param quotes of all documents, in their order
 * @param worksheets one for each offer that has a quote, in the order of the offers
 * @param comparison of the worksheets
 * @param subjects sorted by type and id
 */
public record Deal(
        String name,
        Stage stage,
        List<ReadDocument> documents,
        List<Unread> ignored,
        Brief brief,
        Buyer buyer,
        List<Quote> quotes,
        List<Worksheet> worksheets,
        CostComparison comparison,
        List<Subject> subjects) {
    public Deal {
        documents = List.copyOf(documents);
        ignored = List.copyOf(ignored);
        quotes = List.copyOf(quotes);
        worksheets = List.copyOf(worksheets);
        subjects = List.copyOf(subjects);
    }

    /** What could not be read, of all documents. */
    public Stream<Unread> unread() {
        return documents.stream().flatMap(d -> d.unread().stream());
    }
}
