package dev.countersign.read;

import dev.countersign.model.Document;
import dev.countersign.model.FileKind;
import dev.countersign.model.ReadDocument;
import java.nio.file.Path;

/** Reads a kind of file that holds other files: what it says itself, and what lies in it. Throws as little as a {@link DocumentReader}. */
public interface ContainerReader {
    boolean reads(FileKind kind);

    /** @param parts takes what lies in the file, part by part, and refuses what is unsafe or too much */
    ReadDocument read(Document document, Path file, Parts parts);
}
