package dev.countersign.read.pdf;

import dev.countersign.model.DocumentId;
import dev.countersign.model.Unread;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.io.IOUtils;
import org.apache.pdfbox.pdmodel.PDDocument;

/**
 * A PDF and what its pages draw.
 *
 * @param open still: pages without text will be drawn from it
 * @param unread of the file as a whole
 */
record Drawn(OpenPdf open, List<PdfPage> pages, List<Unread> unread) {
    /** @throws org.apache.pdfbox.pdmodel.encryption.InvalidPasswordException where none of the passwords opens it */
    static Drawn of(Path file, DocumentId document, List<String> passwords) throws IOException {
        OpenPdf open = OpenPdf.of(file, passwords);
        try {
            List<Unread> unread = new ArrayList<>();
            List<PdfPage> pages = pages(open.pdf(), document, unread);
            open.parser().refused().stream().distinct().forEach(what -> unread.add(new Unread(document, 0, what)));
            return new Drawn(open, pages, unread);
        } catch (RuntimeException | Error broken) {
            IOUtils.closeQuietly(open);
            throw broken;
        }
    }

    private static List<PdfPage> pages(PDDocument pdf, DocumentId document, List<Unread> unread) {
        Deadline deadline = new Deadline();
        Map<COSDictionary, Face> faces = PageInterpreter.noFaces();
        List<PdfPage> read = new ArrayList<>();
        Extras extras = Extras.of(pdf, document, unread);
        int count = Math.max(0, pdf.getNumberOfPages());
        for (int number = 1; number <= count; number++) {
            String why = number > PdfLimits.PAGES
                    ? "too many pages"
                    : deadline.fileIsOver() ? "the file takes too long" : "";
            if (!why.isEmpty()) {
                unread.add(new Unread(document, 0, "pages " + number + " to " + count + " were not read: " + why));
                break;
            }
            read.add(PdfPage.read(pdf, number, faces, extras, deadline));
        }
        return read;
    }
}
