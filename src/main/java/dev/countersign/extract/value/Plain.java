package dev.countersign.extract.value;

/** A text with the signs of other keyboards as ASCII writes them, each in its place. */
final class Plain {
    private static final String FULL_WIDTH_BLANKS = "\u00a0\u2007\u202f\u3000";

    private Plain() {}

    /** Of the same length, so that places stay what they are. */
    static String of(String text) {
        int i = 0;
        while (i < text.length() && text.charAt(i) < 0x80) {
            i++;
        }
        if (i == text.length()) {
            return text;
        }
        char[] plain = text.toCharArray();
        for (; i < plain.length; i++) {
            plain[i] = plain(plain[i]);
        }
        return new String(plain);
    }

    private static char plain(char c) {
        if (c == '\uffe5') {
            return '¥';
        }
        if (c >= '\uff01' && c <= '\uff5e') {
            return (char) (c - 0xfee0);
        }
        if (FULL_WIDTH_BLANKS.indexOf(c) >= 0) {
            return ' ';
        }
        return switch (c) {
            case '\u2018', '\u2019' -> '\'';
            case '\u2010', '\u2011', '\u2013' -> '-';
            default -> c;
        };
    }
}
