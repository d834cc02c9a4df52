package dev.countersign.read.archive;

import dev.countersign.model.Document;
import dev.countersign.model.FileKind;
import dev.countersign.model.ReadDocument;
import dev.countersign.read.ContainerReader;
import dev.countersign.read.Parts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Reads ZIP archives: says nothing itself, and gives what lies in it. */
public final class ArchiveReader implements ContainerReader {
    private static final long LARGEST_FILE = 500L << 20;

    @Override
    public boolean reads(FileKind kind) {
        return kind == FileKind.ARCHIVE;
    }

    @Override
    public ReadDocument read(Document document, Path file, Parts parts) {
        try {
            long size = Files.size(file);
            if (size == 0) {
                return ReadDocument.unread(document, "the file is empty (0 bytes)");
            }
            if (size > LARGEST_FILE) {
                return ReadDocument.unread(document, "larger than " + (LARGEST_FILE >> 20) + " MB");
            }
            int found = Zip.unpack(file, parts);
            if (found == 0) {
                return ReadDocument.unread(document, "the archive holds no file");
            }
            return new ReadDocument(document, List.of(), List.of(), List.of(), List.of(), List.of());
        } catch (IOException | RuntimeException | OutOfMemoryError broken) {
            // A damaged directory shows in exceptions of many kinds; none of them may end the audit.
            return ReadDocument.unread(document, "not a readable ZIP archive");
        }
    }
}
