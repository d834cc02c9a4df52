package dev.countersign.read.pdf;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.pdmodel.ResourceCache;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDFontDescriptor;
import org.apache.pdfbox.pdmodel.font.PDFontFactory;
import org.apache.pdfbox.pdmodel.font.PDSimpleFont;
import org.apache.pdfbox.pdmodel.font.encoding.GlyphList;
import org.apache.pdfbox.util.Vector;

/** A font as far as reading needs it: the text and width of each code, asked of PDFBox once a code. */
final class Face {
    /** What a code stands for that no table of the font translates. */
    static final String UNMAPPED = "\uFFFD";

    /** A blank of any kind: it parts words, and is not a glyph. */
    static final String BLANK = " ";

    /** Invisible: a zero-width character, or the second half of a ligature that the first half gave in full. */
    static final String NOTHING = "";

    /** A code's text and its advance, in text space for a size of 1; {@code down} is for vertical writing. */
    record Glyph(String text, float across, float down, boolean mapped) {}

    private static final class Names {
        static final GlyphList LIST = load();

        /** TeX's glyph names, as PDFBox' own text extraction knows them. */
        private static GlyphList load() {
            try (InputStream in =
                    GlyphList.class.getResourceAsStream("/org/apache/pdfbox/resources/glyphlist/additional.txt")) {
                return new GlyphList(GlyphList.getAdobeGlyphList(), in);
            } catch (IOException e) {
                return GlyphList.getAdobeGlyphList();
            }
        }
    }

    /** A font that is missing or damaged: what it writes is not readable. */
    static final Face NONE = new Face();

    private static final Glyph UNREADABLE = new Glyph(UNMAPPED, 0.5f, -1, false);

    private final Optional<PDFont> font;
    /** The font with its file, for codes that the description alone does not explain. */
    private final Supplier<Optional<PDFont>> whole;

    private final boolean simple;
    private final Glyph[] byByte = new Glyph[256];
    private final Map<Integer, Glyph> byCode = new HashMap<>();

    final boolean vertical;
    final boolean bold;
    /** Above and below the baseline, for a size of 1; below is positive. */
    final float ascent;

    final float descent;

    private Face() {
        font = Optional.empty();
        whole = Optional::empty;
        simple = true;
        vertical = false;
        bold = false;
        ascent = 0.75f;
        descent = 0.22f;
    }

    private Face(PDFont font, Supplier<Optional<PDFont>> whole) {
        this.font = Optional.of(font);
        this.whole = whole;
        this.simple = font instanceof PDSimpleFont;
        this.vertical = font.isVertical();
        PDFontDescriptor descriptor = font.getFontDescriptor();
        String name = String.valueOf(font.getName()).toLowerCase(Locale.ROOT);
        boolean heavy = name.contains("bold") || name.contains("black") || name.contains("heavy");
        float up = 0.75f;
        float under = 0.22f;
        if (descriptor != null) {
            heavy |= descriptor.isForceBold() || descriptor.getFontWeight() >= 600;
            float a = descriptor.getAscent() / 1000;
            float d = Math.abs(descriptor.getDescent()) / 1000;
            up = a >= 0.5f && a <= 1.2f ? a : up;
            under = d >= 0.05f && d <= 0.5f ? d : under;
        }
        this.bold = heavy;
        this.ascent = up;
        this.descent = under;
    }

    static Face of(COSDictionary dictionary, ResourceCache cache) {
        Optional<COSDictionary> light = WithoutOutlines.of(dictionary);
        Optional<PDFont> font = light.isPresent() ? font(light.get(), cache) : font(dictionary, cache);
        if (font.isEmpty()) {
            return NONE;
        }
        Supplier<Optional<PDFont>> whole = light.isPresent() ? new Later(dictionary, cache) : Optional::empty;
        return new Face(font.get(), whole);
    }

    /** PDFBox meets damaged fonts with any kind of exception; the font's text is then unreadable, the page's not. */
    private static Optional<PDFont> font(COSDictionary dictionary, ResourceCache cache) {
        try {
            return Optional.of(PDFontFactory.createFont(dictionary, cache));
        } catch (IOException | RuntimeException broken) {
            return Optional.empty();
        }
    }

    /** A font that is made when it is first asked for. */
    private static final class Later implements Supplier<Optional<PDFont>> {
        private final COSDictionary dictionary;
        private final ResourceCache cache;
        private boolean made;
        private Optional<PDFont> font = Optional.empty();

        Later(COSDictionary dictionary, ResourceCache cache) {
            this.dictionary = dictionary;
            this.cache = cache;
        }

        @Override
        public Optional<PDFont> get() {
            if (!made) {
                made = true;
                font = font(dictionary, cache);
            }
            return font;
        }
    }

    boolean isSimple() {
        return simple;
    }

    int readCode(ByteArrayInputStream in) throws IOException {
        return font.isPresent() ? font.get().readCode(in) : in.read();
    }

    Glyph glyph(int code) throws IOException {
        if (simple) {
            Glyph known = byByte[code & 0xff];
            if (known == null) {
                known = ask(code);
                byByte[code & 0xff] = known;
            }
            return known;
        }
        Glyph known = byCode.get(code);
        if (known == null) {
            known = ask(code);
            byCode.put(code, known);
        }
        return known;
    }

    private Glyph ask(int code) throws IOException {
        if (font.isEmpty()) {
            return UNREADABLE;
        }
        Vector advance = font.get().getDisplacement(code);
        String text = font.get().toUnicode(code, Names.LIST);
        if (text == null) {
            text = whole.get().map(full -> full.toUnicode(code, Names.LIST)).orElse(null);
        }
        float across = finite(advance.getX());
        float down = finite(advance.getY());
        if (text == null) {
            return new Glyph(UNMAPPED, across, down, false);
        }
        String clean = clean(text);
        return new Glyph(clean, across, down, clean.isEmpty() || !isGarbage(clean));
    }

    private static float finite(float value) {
        return Float.isFinite(value) ? value : 0;
    }

    private static String clean(String text) {
        if (text.length() == 1) {
            char c = text.charAt(0);
            if (c > ' ' && c < 0x7f) {
                return text;
            }
        }
        if (isLigature(text)) {
            return Normalizer.normalize(text, Normalizer.Form.NFKC);
        }
        if (text.isBlank()
                || text.indexOf('\u00A0') >= 0 && text.replace('\u00A0', ' ').isBlank()) {
            return BLANK;
        }
        StringBuilder kept = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean invisible = c >= '\u200B' && c <= '\u200F' || c == '\uFEFF' || c == '\u2060';
            if (!invisible && !Character.isWhitespace(c) && !Character.isSpaceChar(c)) {
                kept.append(c);
            }
        }
        return kept.isEmpty() ? NOTHING : kept.toString();
    }

    /** Latin and Arabic presentation forms; full-width and superscript characters stay what they are. */
    private static boolean isLigature(String text) {
        char c = text.charAt(0);
        return c >= '\uFB00' && c <= '\uFDFF' || c >= '\uFE70' && c <= '\uFEFE';
    }

    private static boolean isGarbage(String text) {
        char c = text.charAt(0);
        return c == '\uFFFD' || c < ' ' || c >= 0x7f && c < 0xa0;
    }
}
