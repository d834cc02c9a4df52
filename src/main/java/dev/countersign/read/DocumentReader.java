package dev.countersign.read;

import dev.countersign.model.Document;
import dev.countersign.model.FileKind;
import dev.countersign.model.ReadDocument;
import java.nio.file.Path;

/** Reads one kind of file. Never throws for what the file holds: what can't be read is Unread, and the rest is read. */
public interface DocumentReader {
    boolean reads(FileKind kind);

    ReadDocument read(Document document, Path file);
}
