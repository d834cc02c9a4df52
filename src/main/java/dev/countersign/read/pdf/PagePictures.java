package dev.countersign.read.pdf;

import dev.countersign.model.PagePicture;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import javax.imageio.ImageIO;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;

/**
 * Draws pages, for people who hold what was read against what is shown. Only {@code read --format html} draws: PDFBox
 * decodes every picture and font for it, which no audit does.
 */
public final class PagePictures {
    private static final double POINTS_AN_INCH = 72;

    private PagePictures() {}

    /**
     * Each page opens the file anew and has a thread of its own: one that never ends takes nothing with it.
     *
     * @param number from 1
     * @param passwords to try where it needs one
     */
    public static PagePicture of(Path file, int number, List<String> passwords) {
        BundledFonts.install();
        try {
            return Abandonable.within(PdfLimits.PICTURE_SECONDS, () -> draw(file, number, passwords));
        } catch (TimeoutException late) {
            return PagePicture.none("takes longer than " + PdfLimits.PICTURE_SECONDS + " seconds to draw");
        } catch (ExecutionException broken) {
            return PagePicture.none("cannot be drawn" + PdfReader.reason(broken.getCause()));
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return PagePicture.none("was not drawn to its end");
        }
    }

    private static PagePicture draw(Path file, int number, List<String> passwords) {
        try (OpenPdf open = OpenPdf.of(file, passwords)) {
            PDDocument pdf = open.pdf();
            PDPage page = pdf.getPage(number - 1);
            PDFRenderer renderer = new PDFRenderer(pdf);
            renderer.setSubsamplingAllowed(true);
            BufferedImage drawn = renderer.renderImage(number - 1, scale(page.getCropBox()), ImageType.RGB);
            ByteArrayOutputStream png = new ByteArrayOutputStream();
            ImageIO.write(drawn, "png", png);
            return new PagePicture(Base64.getEncoder().encodeToString(png.toByteArray()), "");
        } catch (IOException | RuntimeException | StackOverflowError | OutOfMemoryError broken) {
            return PagePicture.none("cannot be drawn" + PdfReader.reason(broken));
        }
    }

    /** A large page is drawn coarser, so that no page has more than so many pixels. */
    private static float scale(PDRectangle page) {
        double wanted = PdfLimits.PICTURE_DPI / POINTS_AN_INCH;
        double area = Math.max(1, (double) page.getWidth() * page.getHeight());
        return (float) Math.min(wanted, Math.sqrt(PdfLimits.PICTURE_PIXELS / area));
    }
}
