package dev.countersign.extract;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The characters of a text as extractors match them: full-width letters, digits and the signs of figures as their plain forms (what ends or brackets a Chinese sentence stays), digits of
 * Indian and Arabic scripts as 0 to 9, unusual blanks as blanks, and figures without the commas that group them
 * ("12,34,567.00" and "1,234,567.00" alike). A character becomes one character or none, so that places stay right.
 */
final class PlainCharacters {
    /** Groups of three, or of two with three at the end; "1,2,3" is a list. */
    private static final Pattern GROUPED = Pattern.compile(
            "(?<![\\p{Nd},.])(?:\\p{Nd}{1,3}(?:[,，]\\p{Nd}{3})+|\\p{Nd}{1,2}(?:[,，]\\p{Nd}{2})+[,，]\\p{Nd}{3})(?![\\p{Nd},，])");

    /** A piece of a text that is kept. */
    record Piece(int start, int end) {}

    private PlainCharacters() {}

    static char plain(char c) {
        if (c < 0x80) {
            return c;
        }
        if (c >= '\uFF01' && c <= '\uFF5E') {
            char plain = (char) (c - 0xFEE0);
            return Character.isLetterOrDigit(plain) || "%.+-/$".indexOf(plain) >= 0 ? plain : c;
        }
        if (Character.getType(c) == Character.DECIMAL_DIGIT_NUMBER) {
            return (char) ('0' + Character.digit(c, 10));
        }
        return Character.isSpaceChar(c) ? ' ' : c;
    }

    /** What of a text from a place on is kept, in order: all but the commas that group figures. */
    static List<Piece> kept(String text, int from) {
        List<Piece> pieces = new ArrayList<>(1);
        int start = from;
        if (hasComma(text, from)) {
            for (Matcher m = GROUPED.matcher(text).region(from, text.length()); m.find(); ) {
                for (int i = m.start(); i < m.end(); i++) {
                    if (text.charAt(i) == ',' || text.charAt(i) == '，') {
                        pieces.add(new Piece(start, i));
                        start = i + 1;
                    }
                }
            }
        }
        pieces.add(new Piece(start, text.length()));
        return pieces;
    }

    private static boolean hasComma(String text, int from) {
        return text.indexOf(',', from) >= 0 || text.indexOf('，', from) >= 0;
    }
}
