package dev.countersign.extract.quote;

import dev.countersign.model.Document;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;

/** The quotes of a document as they are put together, by their titles: its options, its sheets. */
final class DraftQuotes {
    private final Document document;
    private final Map<String, QuoteDraft> byTitle = new LinkedHashMap<>();

    DraftQuotes(Document document) {
        this.document = document;
    }

    /** A new one, where none has the title yet. */
    QuoteDraft titled(String title) {
        return byTitle.computeIfAbsent(title, t -> new QuoteDraft(document, t));
    }

    /** Where what the document says outside its tables belongs. */
    QuoteDraft first() {
        return byTitle.isEmpty() ? titled("") : byTitle.values().iterator().next();
    }

    Collection<QuoteDraft> all() {
        return byTitle.values();
    }
}
