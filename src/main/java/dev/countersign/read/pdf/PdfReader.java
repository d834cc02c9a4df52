package dev.countersign.read.pdf;

import dev.countersign.model.Document;
import dev.countersign.model.FileKind;
import dev.countersign.model.Page;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Unread;
import dev.countersign.read.DocumentReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSDictionary;
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
            try (PDDocument pdf = Loader.loadPDF(file.toFile())) {
                return readAll(document, pdf);
            }
        } catch (InvalidPasswordException locked) {
            return ReadDocument.unread(document, "encrypted: a password is needed");
        } catch (IOException | RuntimeException | StackOverflowError | OutOfMemoryError broken) {
            // PDFBox meets hostile files with exceptions and errors of any kind; none of them may end the audit.
            return ReadDocument.unread(document, "not a readable PDF" + reason(broken));
        }
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

    private static ReadDocument readAll(Document document, PDDocument pdf) {
        Deadline deadline = new Deadline();
        Map<COSDictionary, Face> faces = PageInterpreter.noFaces();
        List<Page> pages = new ArrayList<>();
        List<PageText> texts = new ArrayList<>();
        List<PdfPage> read = new ArrayList<>();
        List<Unread> unread = new ArrayList<>();
        Extras extras = Extras.of(pdf, document.id(), unread);
        int count = Math.max(0, pdf.getNumberOfPages());
        for (int number = 1; number <= count; number++) {
            if (number > PdfLimits.PAGES) {
                unread.add(new Unread(
                        document.id(), 0, "pages " + number + " to " + count + " were not read: too many pages"));
                break;
            }
            if (deadline.fileIsOver()) {
                unread.add(new Unread(
                        document.id(),
                        0,
                        "pages " + number + " to " + count + " were not read: the file takes too long"));
                break;
            }
            read.add(PdfPage.read(pdf, number, faces, extras, deadline));
        }
        for (PdfPage page : ScannedPages.recognised(pdf, read)) {
            pages.add(page.page());
            page.unread()
                    .forEach(what ->
                            unread.add(new Unread(document.id(), page.page().number(), what)));
            texts.add(page.text());
        }
        Blocks blocks = Blocks.of(texts);
        return new ReadDocument(document, pages, blocks.blocks(), blocks.tables(), List.of(), unread);
    }
}
