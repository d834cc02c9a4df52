package dev.countersign.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.encryption.AccessPermission;
import org.apache.pdfbox.pdmodel.encryption.StandardProtectionPolicy;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts.FontName;

/** A contract of a few pages that a test makes: a header, a clause, and a ruled table of two rows and columns. */
public final class PaperPdf {
    private static final PDFont PLAIN = new PDType1Font(FontName.HELVETICA);
    private static final PDFont BOLD = new PDType1Font(FontName.HELVETICA_BOLD);

    private PaperPdf() {}

    public static Path write(Path file, int pages, String clause) {
        try (PDDocument pdf = new PDDocument()) {
            for (int number = 1; number <= pages; number++) {
                PDPage page = new PDPage(PDRectangle.A4);
                pdf.addPage(page);
                try (PDPageContentStream content = new PDPageContentStream(pdf, page)) {
                    text(content, PLAIN, 8, 60, 30, "Master Services Agreement");
                    text(content, BOLD, 14, 60, 100, number + ". TERM AND PRICE");
                    text(content, PLAIN, 10, 60, 130, number + ".1 " + clause);
                    text(content, PLAIN, 10, 65, 212, "Service");
                    text(content, PLAIN, 10, 265, 212, "Price");
                    text(content, PLAIN, 10, 65, 232, "GPU hours");
                    text(content, PLAIN, 10, 265, 232, "198.00");
                    for (int row = 0; row <= 2; row++) {
                        rule(content, 60, 200 + 20 * row, 460, 200 + 20 * row);
                        rule(content, 60 + 200 * row, 200, 60 + 200 * row, 240);
                    }
                    text(content, PLAIN, 8, 270, 820, "Page " + number + " of " + pages);
                }
            }
            pdf.save(file.toFile());
            return file;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Encrypts the file, so that a password is needed to read it. */
    static void lock(Path file, String password) throws IOException {
        try (PDDocument pdf = Loader.loadPDF(Files.readAllBytes(file))) {
            pdf.protect(new StandardProtectionPolicy("owner", password, new AccessPermission()));
            pdf.save(file.toFile());
        }
    }

    /** From the top of the page. */
    private static void text(PDPageContentStream content, PDFont font, float size, float x, float y, String text)
            throws IOException {
        content.beginText();
        content.setFont(font, size);
        content.newLineAtOffset(x, PDRectangle.A4.getHeight() - y);
        content.showText(text);
        content.endText();
    }

    private static void rule(PDPageContentStream content, float x1, float y1, float x2, float y2) throws IOException {
        content.moveTo(x1, PDRectangle.A4.getHeight() - y1);
        content.lineTo(x2, PDRectangle.A4.getHeight() - y2);
        content.stroke();
    }
}
