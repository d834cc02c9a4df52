package dev.countersign.read.pdf;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.apache.fontbox.FontBoxFont;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
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
        return new FontMapping<>(Sans.FONT, true);
    }

    @Override
    public CIDFontMapping getCIDFont(String baseFont, PDFontDescriptor descriptor, PDCIDSystemInfo system) {
        return new CIDFontMapping(null, Sans.FONT, true);
    }
}
