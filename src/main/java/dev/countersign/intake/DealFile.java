package dev.countersign.intake;

import dev.countersign.model.Role;
import dev.countersign.model.Stage;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * deal.yaml: what the buyer says of the deal. All of it is optional.
 *
 * @param ignore paths or folders (with a slash at the end) that are no part of the deal
 */
public record DealFile(
        Optional<String> name,
        Optional<LocalDate> asOf,
        Optional<Stage> stage,
        Optional<String> currency,
        Optional<Buyer> buyer,
        List<DocumentRole> documents,
        List<String> ignore) {
    public DealFile {
        documents = documents == null ? List.of() : List.copyOf(documents);
        ignore = ignore == null ? List.of() : List.copyOf(ignore);
    }

    static final DealFile EMPTY = new DealFile(
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            List.of(),
            List.of());

    /** @param country ISO 3166 alpha-2 */
    public record Buyer(Optional<String> name, Optional<String> country, Optional<String> sector) {}

    /** Overrides the role that a document's content gives it. */
    public record DocumentRole(String path, Role role) {
        public DocumentRole {
            if (path == null || role == null) {
                throw new IllegalArgumentException("a document has a path and a role");
            }
        }
    }

    Optional<Role> roleOf(String path) {
        return documents.stream()
                .filter(d -> d.path().equals(path))
                .map(DocumentRole::role)
                .findFirst();
    }

    boolean ignores(String path) {
        return ignore.stream().anyMatch(i -> i.endsWith("/") ? path.startsWith(i) : path.equals(i));
    }
}
