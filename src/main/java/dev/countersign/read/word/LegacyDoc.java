package dev.countersign.read.word;

import dev.countersign.model.Document;
import dev.countersign.model.ReadDocument;
import java.io.IOException;
import java.nio.file.Path;

/** A .doc file of Word 97 to 2003. */
final class LegacyDoc {
    private LegacyDoc() {}

    static ReadDocument read(Document document, Path file, Draft draft) throws IOException {
        return ReadDocument.unread(document, "a .doc file");
    }
}
