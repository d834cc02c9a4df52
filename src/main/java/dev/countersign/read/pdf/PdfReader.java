package dev.countersign.read.pdf;

import dev.countersign.model.Document;
import dev.countersign.model.FileKind;
import dev.countersign.model.Page;
import dev.countersign.model.Progress;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Unread;
import dev.countersign.read.DocumentReader;
import dev.countersign.read.Passwords;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.encryption.InvalidPasswordException;

/** Reads PDF files: words with their boxes, lines in reading order, blocks and ruled tables. */
public final class PdfReader implements DocumentReader {
    private static final int LONGEST_REASON = 120;

    static {
        // Fonts pull in java.awt.geom; without this a machine with a broken display would be asked for it.
        if (System.getProperty("java.awt.headless") == null) {
            System.setProperty("java.awt.headless", "true");
        }
    }

    private final Passwords passwords;
    private final Progress progress;

    public PdfReader(Passwords passwords, Progress progress) {
        this.passwords = passwords;
        this.progress = progress;
    }

    @Override
    public boolean reads(FileKind kind) {
        return kind == FileKind.PDF;
    }

    @Override
    public ReadDocument read(Document document, Path file) {
        BundledFonts.install();
        try {
            long size = Files.size(file);
            if (size == 0) {
                return ReadDocument.unread(document, "the file is empty (0 bytes)");
            }
            if (size > PdfLimits.FILE_BYTES) {
                return ReadDocument.unread(document, "larger than " + (PdfLimits.FILE_BYTES >> 20) + " MB");
            }
            Drawn drawn = Abandonable.within(
                    PdfLimits.ABANDONED_SECONDS, () -> Drawn.of(file, document.id(), passwords.of(document.id())));
            try (OpenPdf open = drawn.open()) {
                return read(document, drawn, open.pdf());
            }
        } catch (ExecutionException failed) {
            return ReadDocument.unread(document, why(failed.getCause(), document));
        } catch (TimeoutException late) {
            return ReadDocument.unread(
                    document, "takes longer than " + PdfLimits.ABANDONED_SECONDS + " seconds to read");
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return ReadDocument.unread(document, "its reading was interrupted");
        } catch (IOException | RuntimeException | StackOverflowError | OutOfMemoryError broken) {
            // PDFBox meets hostile files with exceptions and errors of any kind; none of them may end the audit.
            return ReadDocument.unread(document, "not a readable PDF" + reason(broken));
        }
    }

    private String why(Throwable broken, Document document) {
        if (broken instanceof InvalidPasswordException) {
            return passwords.refusal(document.id());
        }
        // Only what opens a PDF with a certificate needs a library that is not there.
        return broken instanceof NoClassDefFoundError
                ? "encrypted for the holder of a certificate: ask for a copy that a password opens"
                : "not a readable PDF" + reason(broken);
    }

    static String reason(Throwable broken) {
        if (broken instanceof StackOverflowError) {
            return " (its objects are nested without end)";
        }
        if (broken instanceof OutOfMemoryError) {
            return " (it needs more memory than there is)";
        }
        String message = broken.getMessage();
        if (message == null || message.isBlank()) {
            return " (damaged)";
        }
        // What the message quotes comes from the file: one line, no control characters, no flood.
        StringBuilder line = new StringBuilder(" (");
        for (int i = 0; i < Math.min(message.length(), LONGEST_REASON); i++) {
            char c = message.charAt(i);
            line.append(Character.isISOControl(c) || c == '\u2028' ? ' ' : c);
        }
        return line.append(message.length() > LONGEST_REASON ? "…)" : ")").toString();
    }

    private ReadDocument read(Document document, Drawn drawn, PDDocument pdf) {
        List<Page> pages = new ArrayList<>();
        List<PageText> texts = new ArrayList<>();
        List<Unread> unread = new ArrayList<>(drawn.unread());
        for (PdfPage page : ScannedPages.recognised(
                pdf, drawn.pages(), (done, of) -> progress.recognised(document.id(), done, of))) {
            pages.add(page.page());
            page.unread()
                    .forEach(what ->
                            unread.add(new Unread(document.id(), page.page().number(), what)));
            texts.add(page.text());
        }
        Blocks blocks = Blocks.of(texts);
        if (blocks.blocks().isEmpty() && unread.isEmpty()) {
            unread.add(new Unread(document.id(), 0, "no page of it shows any text"));
        }
        return new ReadDocument(document, pages, blocks.blocks(), blocks.tables(), List.of(), unread);
    }
}
