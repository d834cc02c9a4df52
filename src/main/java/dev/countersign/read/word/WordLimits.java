package dev.countersign.read.word;

/** How much of a Word file is read before the rest is named as unread. */
final class WordLimits {
    /** A thousand pages have 30,000 paragraphs. */
    static final int PARAGRAPHS = 300_000;

    /** A thousand pages have 3 million characters. */
    static final int CHARACTERS = 20_000_000;

    /** Styles based on styles; Word's own lie four deep, a loop has no end. */
    static final int STYLES_DEEP = 32;

    /** A list has nine levels. */
    static final int LEVELS = 9;

    /** A picture at least this large may hold text; a logo or a signature does not. In centimetres. */
    static final double PICTURE_WIDTH_CM = 8;

    static final double PICTURE_HEIGHT_CM = 8;

    private WordLimits() {}
}
