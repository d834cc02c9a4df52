package dev.countersign.read;

import dev.countersign.model.DocumentId;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The passwords that the buyer gave for encrypted documents. No report shows one, and neither does the text of this. */
public final class Passwords {
    public static final Passwords NONE = new Passwords(List.of(), Map.of());

    private final List<String> forAny;
    private final Map<DocumentId, String> own;

    /**
     * @param forAny tried on every document that needs one
     * @param own of one document each
     */
    public Passwords(List<String> forAny, Map<DocumentId, String> own) {
        this.forAny = List.copyOf(forAny);
        this.own = Map.copyOf(own);
    }

    /** Those to try on a document, its own first. */
    public List<String> of(DocumentId document) {
        return Stream.concat(Stream.ofNullable(own.get(document)), forAny.stream())
                .toList();
    }

    /** What is said of a document that none of them opens, or that has none. */
    public String refusal(DocumentId document) {
        return of(document).isEmpty()
                ? "encrypted: give its password with --password, or under documents in deal.yaml"
                : "encrypted: the password that was given does not open it";
    }
}
