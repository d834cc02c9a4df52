package dev.countersign.read.pdf;

import dev.countersign.model.Block;
import dev.countersign.model.Document;
import dev.countersign.model.DocumentId;
import dev.countersign.model.FileKind;
import dev.countersign.model.Line;
import dev.countersign.model.Progress;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Role;
import dev.countersign.read.Passwords;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts.FontName;

/** A PDF that a test draws, so that it knows where every word stands. Places are given from the top left of an A4 page. */
final class DrawnPdf implements AutoCloseable {
    static final PDFont PLAIN = new PDType1Font(FontName.HELVETICA);
    static final PDFont BOLD = new PDType1Font(FontName.HELVETICA_BOLD);
    static final float HEIGHT = PDRectangle.A4.getHeight();

    final PDDocument pdf = new PDDocument();
    private PDPageContentStream content;

    PDPage page() {
        PDPage page = new PDPage(PDRectangle.A4);
        pdf.addPage(page);
        try {
            endPage();
            content = new PDPageContentStream(pdf, page);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return page;
    }

    PDPageContentStream content() {
        return content;
    }

    DrawnPdf text(double x, double y, String text) {
        return text(x, y, 10, PLAIN, text);
    }

    DrawnPdf bold(double x, double y, String text) {
        return text(x, y, 10, BOLD, text);
    }

    DrawnPdf text(double x, double y, double size, PDFont font, String text) {
        try {
            content.beginText();
            content.setFont(font, (float) size);
            content.newLineAtOffset((float) x, HEIGHT - (float) y);
            content.showText(text);
            content.endText();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return this;
    }

    /** Lines one under the other, 12 points apart. */
    DrawnPdf lines(double x, double y, String... lines) {
        for (int i = 0; i < lines.length; i++) {
            text(x, y + 12 * i, lines[i]);
        }
        return this;
    }

    DrawnPdf rule(double x1, double y1, double x2, double y2) {
        try {
            content.moveTo((float) x1, HEIGHT - (float) y1);
            content.lineTo((float) x2, HEIGHT - (float) y2);
            content.stroke();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return this;
    }

    Path save(Path folder) {
        try {
            endPage();
            Path file = folder.resolve("drawn.pdf");
            pdf.save(file.toFile());
            return file;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    ReadDocument read(Path folder) {
        return read(document(), save(folder));
    }

    ReadDocument read(Path folder, String password) {
        return new PdfReader(new Passwords(List.of(password), Map.of()), Progress.NONE).read(document(), save(folder));
    }

    static ReadDocument read(Document document, Path file) {
        return new PdfReader(Passwords.NONE, Progress.NONE).read(document, file);
    }

    static Document document() {
        return new Document(new DocumentId("contract/drawn.pdf"), FileKind.PDF, Role.CONTRACT, "", "00");
    }

    static List<String> texts(ReadDocument read) {
        return read.blocks().stream().map(Block::text).toList();
    }

    static List<String> lineTexts(ReadDocument read) {
        return read.blocks().stream()
                .flatMap(block -> block.lines().stream())
                .map(Line::text)
                .toList();
    }

    static Block block(ReadDocument read, String start) {
        return read.blocks().stream()
                .filter(block -> block.text().startsWith(start))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no block starts with " + start + " in " + texts(read)));
    }

    private void endPage() throws IOException {
        if (content != null) {
            content.close();
        }
    }

    @Override
    public void close() throws IOException {
        pdf.close();
    }
}
