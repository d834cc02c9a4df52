package dev.countersign.read;

import dev.countersign.kind.Kinds;
import dev.countersign.model.Block;
import dev.countersign.model.Document;
import dev.countersign.model.DocumentId;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Role;
import dev.countersign.model.Unread;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** A file of the test's own making, read as it is in a deal folder. */
public final class ReadFile {
    private ReadFile() {}

    public static List<ReadDocument> of(Path folder, String name, byte[] bytes) {
        try {
            Path file = Files.write(folder.resolve(name), bytes);
            byte[] head = Arrays.copyOf(bytes, Math.min(bytes.length, Kinds.HEAD));
            Document document = new Document(new DocumentId(name), Kinds.of(head, file, name), Role.OTHER, "acme", "");
            return new Readers().read(document, file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static List<ReadDocument> of(Path folder, String name, String text) {
        return of(folder, name, text.getBytes(StandardCharsets.UTF_8));
    }

    public static List<String> paths(List<ReadDocument> read) {
        return read.stream().map(r -> r.document().id().path()).toList();
    }

    public static List<String> unread(ReadDocument read) {
        return read.unread().stream().map(Unread::what).toList();
    }

    public static List<String> blocks(ReadDocument read, Block.Kind kind) {
        return read.blocks().stream()
                .filter(b -> b.kind() == kind)
                .map(Block::text)
                .toList();
    }
}
