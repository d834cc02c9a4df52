package dev.countersign.read.word;

import dev.countersign.model.Document;
import dev.countersign.model.FileKind;
import dev.countersign.model.ReadDocument;
import dev.countersign.read.DocumentReader;
import dev.countersign.read.Passwords;
import dev.countersign.read.office.Encrypted;
import dev.countersign.read.office.OfficeFile;
import dev.countersign.read.office.Refusal;
import java.io.IOException;
import java.nio.file.Path;
import org.apache.poi.EncryptedDocumentException;

/**
 * Reads Word files. A line's number is that of its paragraph in the document, tables included. The blocks hold a draft as if
 * its open changes were accepted.
 */
public final class WordReader implements DocumentReader {
    private final Passwords passwords;

    public WordReader(Passwords passwords) {
        this.passwords = passwords;
    }

    @Override
    public boolean reads(FileKind kind) {
        return kind == FileKind.WORD;
    }

    @Override
    public ReadDocument read(Document document, Path file) {
        return read(document, file, Draft.ACCEPTED);
    }

    /** The draft as if its open changes were rejected; paragraphs have the same numbers as in the other reading. */
    public ReadDocument asRejected(Document document, Path file) {
        return read(document, file, Draft.REJECTED);
    }

    private ReadDocument read(Document document, Path file, Draft draft) {
        try {
            return switch (OfficeFile.of(file)) {
                case ZIP -> Docx.read(document, file, draft);
                case OLE2 ->
                    Encrypted.read(
                            file,
                            passwords.of(document.id()),
                            plain -> Docx.read(document, plain, draft),
                            plain -> LegacyDoc.read(document, plain, draft));
                case RTF -> ReadDocument.unread(document, "an RTF file: save it as .docx or PDF");
                case OTHER -> ReadDocument.unread(document, "not a Word file");
            };
        } catch (EncryptedDocumentException locked) {
            return ReadDocument.unread(document, passwords.refusal(document.id()));
        } catch (IOException | RuntimeException | StackOverflowError | OutOfMemoryError broken) {
            // Hostile files meet the parsers with exceptions and errors of any kind; none of them may end the audit.
            return ReadDocument.unread(document, Refusal.reason(broken));
        }
    }
}
