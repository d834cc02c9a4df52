package dev.countersign.read.web;

import dev.countersign.model.Document;
import dev.countersign.model.FileKind;
import dev.countersign.model.ReadDocument;
import dev.countersign.read.DocumentReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Reads web pages that were saved: what a visitor sees, without scripts, and with menus kept out of sentences. */
public final class HtmlReader implements DocumentReader {
    private static final long LARGEST_FILE = 20L << 20;

    @Override
    public boolean reads(FileKind kind) {
        return kind == FileKind.HTML;
    }

    @Override
    public ReadDocument read(Document document, Path file) {
        try {
            if (Files.size(file) > LARGEST_FILE) {
                return ReadDocument.unread(document, "larger than " + (LARGEST_FILE >> 20) + " MB");
            }
            WebPage page = WebPage.of(Files.readAllBytes(file));
            if (page.blocks().isEmpty()) {
                return ReadDocument.unread(document, "the page has no text: it may be drawn by a script");
            }
            return new ReadDocument(document, List.of(), page.blocks(), page.tables(), List.of(), List.of());
        } catch (IOException | RuntimeException | StackOverflowError | OutOfMemoryError broken) {
            return ReadDocument.unread(document, "not a readable web page");
        }
    }
}
