package dev.countersign.read.pdf;

import java.util.Optional;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;

/**
 * A font as the PDF describes it, without the file that draws its glyphs. Reading asks for text and widths; where the
 * description gives both, parsing the file would be most of the time that a short document takes.
 */
final class WithoutOutlines {
    private WithoutOutlines() {}

    /** Nothing if the font's file is needed to understand the font. */
    static Optional<COSDictionary> of(COSDictionary font) {
        COSName kind = font.getCOSName(COSName.SUBTYPE);
        if (COSName.TYPE0.equals(kind)) {
            return composite(font);
        }
        boolean simple = COSName.TRUE_TYPE.equals(kind) || COSName.TYPE1.equals(kind) || COSName.MM_TYPE1.equals(kind);
        boolean widths = font.getDictionaryObject(COSName.WIDTHS) instanceof COSArray
                && font.containsKey(COSName.FIRST_CHAR)
                && font.containsKey(COSName.LAST_CHAR);
        boolean described = font.getDictionaryObject(COSName.FONT_DESC) instanceof COSDictionary;
        String name = String.valueOf(font.getNameAsString(COSName.BASE_FONT));
        boolean pictures = name.contains("Dingbats") || name.contains("Symbol") || name.contains("dings");
        if (!simple || !widths || !described || pictures || !saysItsEncoding(font)) {
            return Optional.empty();
        }
        COSDictionary light = new COSDictionary(font);
        // Under its own name, Times or Arial would bring in the metrics of a standard font, which its widths replace.
        light.setName(COSName.BASE_FONT, "Described+" + name);
        // As Type 1 it needs no TrueType file to stand in for its own.
        light.setItem(COSName.SUBTYPE, COSName.TYPE1);
        light.setItem(COSName.FONT_DESC, descriptor(font));
        return Optional.of(light);
    }

    private static boolean saysItsEncoding(COSDictionary font) {
        COSBase encoding = font.getDictionaryObject(COSName.ENCODING);
        if (encoding instanceof COSName name) {
            return isKnown(name);
        }
        if (!(encoding instanceof COSDictionary dictionary)) {
            return false;
        }
        COSName base = dictionary.getCOSName(COSName.BASE_ENCODING);
        int symbolic = 4;
        boolean isSymbolic = (descriptor(font).getInt(COSName.FLAGS, symbolic) & symbolic) != 0;
        return base == null ? !isSymbolic : isKnown(base);
    }

    private static boolean isKnown(COSName encoding) {
        return COSName.WIN_ANSI_ENCODING.equals(encoding)
                || COSName.MAC_ROMAN_ENCODING.equals(encoding)
                || COSName.STANDARD_ENCODING.equals(encoding);
    }

    private static Optional<COSDictionary> composite(COSDictionary font) {
        if (font.getDictionaryObject(COSName.TO_UNICODE) instanceof COSStream
                && COSName.IDENTITY_H.equals(font.getCOSName(COSName.ENCODING))
                && font.getDictionaryObject(COSName.DESCENDANT_FONTS) instanceof COSArray descendants
                && descendants.size() > 0
                && descendants.getObject(0) instanceof COSDictionary descendant
                && descendant.containsKey(COSName.W)) {
            COSDictionary lightDescendant = new COSDictionary(descendant);
            lightDescendant.setItem(COSName.SUBTYPE, COSName.CID_FONT_TYPE0);
            lightDescendant.setItem(COSName.FONT_DESC, descriptor(descendant));
            COSArray only = new COSArray();
            only.add(lightDescendant);
            COSDictionary light = new COSDictionary(font);
            light.setItem(COSName.DESCENDANT_FONTS, only);
            return Optional.of(light);
        }
        return Optional.empty();
    }

    private static COSDictionary descriptor(COSDictionary font) {
        COSDictionary light = font.getDictionaryObject(COSName.FONT_DESC) instanceof COSDictionary found
                ? new COSDictionary(found)
                : new COSDictionary();
        light.removeItem(COSName.FONT_FILE);
        light.removeItem(COSName.FONT_FILE2);
        light.removeItem(COSName.FONT_FILE3);
        light.setBoolean(BundledFonts.NO_OUTLINES, true);
        return light;
    }
}
