package dev.countersign.read.text;

import dev.countersign.model.Document;
import dev.countersign.model.FileKind;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Unread;
import dev.countersign.read.Charsets;
import dev.countersign.read.DocumentReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Reads plain text, Markdown and MDX. */
public final class TextReader implements DocumentReader {
    private static final long LARGEST_FILE = 20L << 20;
    private static final int LONGEST_LINE = 100_000;

    @Override
    public boolean reads(FileKind kind) {
        return kind == FileKind.TEXT || kind == FileKind.MARKDOWN;
    }

    @Override
    public ReadDocument read(Document document, Path file) {
        String text;
        try {
            if (Files.size(file) > LARGEST_FILE) {
                return ReadDocument.unread(document, "larger than " + (LARGEST_FILE >> 20) + " MB");
            }
            text = Charsets.decode(Files.readAllBytes(file));
        } catch (IOException e) {
            return ReadDocument.unread(document, "cannot be read: " + e.getMessage());
        }
        if (text.isBlank()) {
            return ReadDocument.unread(document, "the file is empty");
        }
        List<Unread> unread = new ArrayList<>();
        TextBlocks blocks = TextBlocks.of(text, 0, document.kind() == FileKind.MARKDOWN);
        if (blocks.longestLine() > LONGEST_LINE) {
            unread.add(new Unread(document.id(), 0, "has a line of more than " + LONGEST_LINE + " characters"));
        }
        return new ReadDocument(document, List.of(), blocks.blocks(), blocks.tables(), List.of(), unread);
    }
}
