package dev.countersign.read.pdf;

import dev.countersign.model.Page;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;

/** One page, read: its size as shown, its text, and what of it could not be read. */
record PdfPage(Page page, PageText text, List<String> unread) {
    /** From this share of characters without a meaning on, a page's text is not trusted. */
    private static final double MOST_UNMAPPED = 0.2;

    /** Pictures that cover less of the page are logos and signatures. */
    private static final double SCAN = 0.1;

    private static final String NO_TEXT = "no text layer: a scan; it needs OCR";
    private static final String NO_MEANING = "the text layer is not readable (no Unicode mapping)";

    private static final PDRectangle LETTER = PDRectangle.LETTER;

    static PdfPage read(PDDocument pdf, int number, Map<COSDictionary, Face> faces, Extras extras, Deadline deadline) {
        deadline.startPage();
        Page size = new Page(number, LETTER.getWidth(), LETTER.getHeight());
        List<TextLine> lines = new ArrayList<>();
        List<Grid.Cell> cells = List.of();
        List<String> unread = new ArrayList<>();
        int notes = 0;
        try {
            PDPage page = pdf.getPage(number - 1);
            PDRectangle crop = crop(page);
            int rotation = page.getRotation();
            boolean turned = rotation == 90 || rotation == 270;
            size = turned
                    ? new Page(number, crop.getHeight(), crop.getWidth())
                    : new Page(number, crop.getWidth(), crop.getHeight());
            double[] toShown = toShown(crop, rotation);

            if (ContentBytes.isMissing(page.getCOSObject())) {
                unread.add("damaged: what the page shows is missing from the file");
            }
            PageInterpreter interpreter = new PageInterpreter(faces, pdf.getResourceCache(), deadline);
            try {
                COSBase contents = page.getCOSObject().getDictionaryObject(COSName.CONTENTS);
                interpreter.draw(ContentBytes.of(contents, deadline), resources(page), toShown);
                if (!interpreter.isWhole()) {
                    unread.add("damaged: a part of what the page shows could not be read");
                }
            } catch (IOException | RuntimeException | StackOverflowError | OutOfMemoryError broken) {
                // What was drawn before the damage is read, and the page is named as not whole.
                unread.add(
                        broken instanceof TooMuch tooMuch
                                ? tooMuch.getMessage()
                                : "damaged" + PdfReader.reason(broken));
            }
            Glyphs glyphs = interpreter.glyphs();
            if (glyphs.unmapped > MOST_UNMAPPED * glyphs.count) {
                unread.add(NO_MEANING);
            } else if (glyphs.count > 0) {
                Grid grid = Grid.of(interpreter.rules(), deadline);
                PageLines found = PageLines.of(glyphs, grid);
                cells = found.cells();
                lines.addAll(found.lines());
            } else if (interpreter.pictureArea() > SCAN * size.width() * size.height() && unread.isEmpty()) {
                unread.add(NO_TEXT);
            }
            List<TextLine> noted = extras.on(page, toShown);
            notes = noted.size();
            lines.addAll(noted);
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError broken) {
            unread.add(broken instanceof TooMuch tooMuch ? tooMuch.getMessage() : "damaged" + PdfReader.reason(broken));
        }
        return new PdfPage(size, new PageText(number, size.width(), size.height(), lines, cells, notes), unread);
    }

    /** Nothing is wrong with it but that its words can only be seen. */
    boolean needsOcr() {
        return unread.equals(List.of(NO_TEXT)) || unread.equals(List.of(NO_MEANING));
    }

    /** It draws letters, of which nobody knows the meaning. */
    boolean hasGlyphs() {
        return unread.contains(NO_MEANING);
    }

    private static COSDictionary resources(PDPage page) {
        return page.getResources() == null
                ? new COSDictionary()
                : page.getResources().getCOSObject();
    }

    /** A damaged box of no area is none. */
    private static PDRectangle crop(PDPage page) {
        PDRectangle crop = page.getCropBox();
        return crop.getWidth() > 0 && crop.getHeight() > 0 ? crop : LETTER;
    }

    /** The matrix from the page's own space to points from the top left of the page as shown. */
    private static double[] toShown(PDRectangle crop, int rotation) {
        double left = crop.getLowerLeftX();
        double bottom = crop.getLowerLeftY();
        double right = crop.getUpperRightX();
        double top = crop.getUpperRightY();
        return switch (rotation) {
            case 90 -> new double[] {0, 1, 1, 0, -bottom, -left};
            case 180 -> new double[] {-1, 0, 0, 1, right, -bottom};
            case 270 -> new double[] {0, -1, -1, 0, top, right};
            default -> new double[] {1, 0, 0, -1, -left, top};
        };
    }
}
