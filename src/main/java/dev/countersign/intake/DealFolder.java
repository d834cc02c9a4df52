package dev.countersign.intake;

import dev.countersign.model.Brief;
import dev.countersign.model.Buyer;
import dev.countersign.model.Document;
import dev.countersign.model.DocumentId;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Role;
import dev.countersign.model.Unread;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A deal folder, opened: every file is a document to read, a document that cannot be opened, or ignored with the reason.
 *
 * @param documents to read, in order of their paths
 * @param unopened links out of the folder and the like; what they say stays unclear
 */
public record DealFolder(
        Path root,
        DealFile file,
        Brief brief,
        Buyer buyer,
        List<Document> documents,
        List<ReadDocument> unopened,
        List<Unread> ignored) {
    public DealFolder {
        documents = List.copyOf(documents);
        unopened = List.copyOf(unopened);
        ignored = List.copyOf(ignored);
    }

    public Path pathOf(Document document) {
        return root.resolve(document.id().path());
    }

    /** Those that deal.yaml gives; it may name a part of a mail or an archive too. */
    public Map<DocumentId, String> passwords() {
        return file.documents().stream()
                .filter(d -> d.password().isPresent())
                .collect(Collectors.toMap(
                        d -> new DocumentId(d.path()), d -> d.password().get(), (first, again) -> first));
    }

    /** Named under ignore in deal.yaml: a part of a mail or an archive, which is known when that is opened. */
    public boolean ignores(Document document) {
        return file.ignores(document.id().path());
    }

    /** The ignored files, and those of the documents read that are ignored, in order of their paths. */
    public List<Unread> ignoredOf(List<ReadDocument> read) {
        return Stream.concat(
                        ignored.stream(),
                        read.stream()
                                .filter(d -> ignores(d.document()))
                                .map(d -> new Unread(d.document().id(), 0, DealFile.IGNORED)))
                .sorted(Comparator.comparing(Unread::document))
                .toList();
    }

    /** With the role that deal.yaml gives it, else the one that its content shows. */
    public ReadDocument classified(ReadDocument read) {
        Role role = file.roleOf(read.document().id().path()).orElseGet(() -> Roles.of(read));
        return read.as(role);
    }
}
