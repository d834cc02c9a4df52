package dev.countersign.read.pdf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.countersign.model.Block;
import dev.countersign.model.Line;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Word;
import dev.countersign.read.ocr.Tesseract;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.graphics.image.LosslessFactory;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Scans are made of pages that the test draws: rendered to a picture, and the picture put on a page of its own. */
class ScannedPagesTest {
    @TempDir
    Path folder;

    @BeforeEach
    void tesseractIsInstalled() {
        assumeTrue(Tesseract.installed().isPresent(), "tesseract is not installed: " + Tesseract.INSTALL);
    }

    @Test
    void aScanIsReadToBlocksWithPlacesAndConfidence() throws IOException {
        ReadDocument read = scanned(200, 0);

        assertThat(read.unread()).isEmpty();
        assertThat(read.blocks()).extracting(Block::number).startsWith("1", "1.1", "1.2");
        assertThat(read.blocks().get(1).text())
                .isEqualTo("1.1 The term of this Agreement is twelve (12) months from the Effective Date, and it ends"
                        + " on the last day of the last month without notice.");
        Line line = read.blocks().get(1).lines().get(0);
        Word term = line.words().get(2);
        assertThat(line.text().substring(term.start(), term.end())).isEqualTo("term");
        assertThat(term.box().left()).isCloseTo(114, Offset.offset(8.0));
        assertThat(term.box().top()).isCloseTo(133, Offset.offset(5.0));
        assertThat(term.confidence()).isBetween(0.8, 0.99);
    }

    @Test
    void aScanThatLiesOnItsSideIsTurnedAndItsBoxesAreNot() throws IOException {
        ReadDocument upright = scanned(200, 0);
        ReadDocument turned = scanned(200, 1);
        assumeTrue(turned.unread().isEmpty(), "tesseract has no osd data: " + Tesseract.INSTALL);

        assertThat(turned.blocks().get(1).text()).startsWith("1.1 The term of this Agreement is twelve");
        Word before = upright.blocks().get(1).lines().get(0).words().get(2);
        Word after = turned.blocks().get(1).lines().get(0).words().get(2);
        // Turned clockwise, what stood left stands at the top.
        assertThat(after.box().top()).isCloseTo(before.box().left() * 842 / 595, Offset.offset(12.0));
        assertThat(after.box().height()).isGreaterThan(after.box().width());
    }

    @Test
    void aScanTooCoarseToReadStaysUnreadAndSaysHowUnsureItIs() throws IOException {
        ReadDocument read = scanned(45, 0);

        assertThat(read.blocks()).isEmpty();
        assertThat(read.unread()).hasSize(1);
        assertThat(read.unread().get(0).page()).isEqualTo(1);
        assertThat(read.unread().get(0).what()).matches("OCR is unsure \\(confidence \\d+ of 100\\)|a picture; OCR.*");
    }

    @Test
    void theBlankBackOfASheetSaysNothing() throws IOException {
        ReadDocument read = picture(new BufferedImage(100, 100, BufferedImage.TYPE_INT_RGB), true);

        // The document as a whole is named, for it has no other page; the page is not.
        assertThat(read.unread()).noneMatch(u -> u.page() == 1);
        assertThat(read.blocks()).isEmpty();
    }

    /** @param quarters turned clockwise */
    private ReadDocument scanned(int dpi, int quarters) throws IOException {
        Path file;
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            drawn.bold(72, 100, "1. Term of the Agreement")
                    .text(
                            72,
                            140,
                            "1.1 The term of this Agreement is twelve (12) months from the Effective Date, and it ends")
                    .text(72, 153, "on the last day of the last month without notice.")
                    .text(
                            72,
                            180,
                            "1.2 Either party may terminate this Agreement for convenience on ninety (90) days notice.")
                    .text(72, 210, "2. Fees")
                    .text(
                            72,
                            235,
                            "2.1 The Customer pays the fees of the Order Form within thirty (30) days of an invoice.");
            file = drawn.save(folder);
        }
        try (PDDocument pdf = Loader.loadPDF(file.toFile())) {
            BufferedImage image = new PDFRenderer(pdf).renderImageWithDPI(0, dpi, ImageType.RGB);
            return picture(turned(image, quarters), false);
        }
    }

    private static BufferedImage turned(BufferedImage image, int quarters) {
        if (quarters == 0) {
            return image;
        }
        BufferedImage turned = new BufferedImage(image.getHeight(), image.getWidth(), BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = turned.createGraphics();
        graphics.translate(image.getHeight(), 0);
        graphics.rotate(Math.PI / 2);
        graphics.drawImage(image, 0, 0, null);
        graphics.dispose();
        return turned;
    }

    private ReadDocument picture(BufferedImage image, boolean white) throws IOException {
        if (white) {
            Graphics2D graphics = image.createGraphics();
            graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
            graphics.dispose();
        }
        try (DrawnPdf scan = new DrawnPdf()) {
            scan.page();
            scan.content().drawImage(LosslessFactory.createFromImage(scan.pdf, image), 0, 0, 595, 842);
            return scan.read(folder);
        }
    }
}
