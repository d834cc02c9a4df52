package dev.countersign.read.pdf;

import java.awt.geom.GeneralPath;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import org.apache.fontbox.FontBoxFont;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.fontbox.util.BoundingBox;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.font.CIDFontMapping;
import org.apache.pdfbox.pdmodel.font.FontMapper;
import org.apache.pdfbox.pdmodel.font.FontMappers;
import org.apache.pdfbox.pdmodel.font.FontMapping;
import org.apache.pdfbox.pdmodel.font.PDCIDSystemInfo;
import org.apache.pdfbox.pdmodel.font.PDFontDescriptor;

/**
 * Stands in for every font that a PDF does not carry. PDFBox would search the machine's fonts for one, which takes seconds
 * on a desktop, writes to the home folder, and makes what is read depend on the machine.
 */
final class BundledFonts implements FontMapper {
    /** Marks the descriptor of a composite font that {@link WithoutOutlines} made. */
    static final COSName NO_OUTLINES = COSName.getPDFName("CountersignNoOutlines");

    private BundledFonts() {}

    private static final class Sans {
        static final TrueTypeFont FONT = load();

        private static TrueTypeFont load() {
            String path = "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";
            try (InputStream in = FontMapper.class.getResourceAsStream(path)) {
                return new TTFParser().parse(new RandomAccessReadBuffer(in));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** Reads the font's file only if PDFBox asks it for anything. */
    private static final class LazySans implements FontBoxFont {
        @Override
        public String getName() {
            return "LiberationSans";
        }

        @Override
        public BoundingBox getFontBBox() throws IOException {
            return Sans.FONT.getFontBBox();
        }

        @Override
        public List<Number> getFontMatrix() throws IOException {
            return Sans.FONT.getFontMatrix();
        }

        @Override
        public GeneralPath getPath(String name) throws IOException {
            return Sans.FONT.getPath(name);
        }

        @Override
        public float getWidth(String name) throws IOException {
            return Sans.FONT.getWidth(name);
        }

        @Override
        public boolean hasGlyph(String name) throws IOException {
            return Sans.FONT.hasGlyph(name);
        }
    }

    private static final class Installed {
        static {
            FontMappers.set(new BundledFonts());
        }

        static void touch() {}
    }

    static void install() {
        Installed.touch();
    }

    @Override
    public FontMapping<TrueTypeFont> getTrueTypeFont(String baseFont, PDFontDescriptor descriptor) {
        return new FontMapping<>(Sans.FONT, true);
    }

    @Override
    public FontMapping<FontBoxFont> getFontBoxFont(String baseFont, PDFontDescriptor descriptor) {
        return new FontMapping<>(new LazySans(), true);
    }

    @Override
    public CIDFontMapping getCIDFont(String baseFont, PDFontDescriptor descriptor, PDCIDSystemInfo system) {
        if (descriptor != null && descriptor.getCOSObject().getBoolean(NO_OUTLINES, false)) {
            return new CIDFontMapping(null, new LazySans(), true);
        }
        return new CIDFontMapping(null, Sans.FONT, true);
    }
}
