package dev.countersign.read.pdf;

/** How much of a PDF is read before the rest is named as unread: a deal's paper stays far below, an attack does not. */
final class PdfLimits {
    /** The largest tender seen has 3 MB; scans of whole binders reach 100 MB. */
    static final long FILE_BYTES = 200L << 20;

    /** A thousand pages is a long tender. */
    static final int PAGES = 5_000;

    /** What one page draws, decompressed. Maps and charts reach 20 MB; a stream that inflates without end stops here. */
    static final int CONTENT_BYTES = 64 << 20;

    /** What a font, a table of characters or a profile unpacks to: the fonts of Chinese have 20 MB. */
    static final int STREAM_BYTES = 64 << 20;

    /** Object streams hold a hundred objects each; each byte may become forty in memory. */
    static final int OBJECT_STREAM_BYTES = 8 << 20;

    /** A picture without a packing of pictures: A3 in colours at 400 dots an inch has 93 MB. */
    static final int PICTURE_BYTES = 128 << 20;

    /** Glyphs on one page: a page of small print has 10,000. */
    static final int GLYPHS = 1_000_000;

    /** Lines and rectangles of one page that are looked at for tables; charts draw more, tables do not. */
    static final int RULES = 20_000;

    /** Forms drawn inside forms: writers nest three or four deep, a loop has no end. */
    static final int FORM_DEPTH = 16;

    /** Saved graphics states: a page that only saves would fill the memory. */
    static final int SAVED_STATES = 4_096;

    /** A page takes milliseconds. */
    static final long PAGE_NANOS = 10_000_000_000L;

    /** A thousand pages take two or three seconds. */
    static final long FILE_NANOS = 60_000_000_000L;

    /** Beyond the time in which a file ends by itself: what asks for no clock is left behind. */
    static final long ABANDONED_SECONDS = FILE_NANOS / 1_000_000_000L + 15;

    /** Enough to read small print beside the words that were recognised in it. */
    static final double PICTURE_DPI = 100;

    /** A page of A4 has a million pixels, a plan of A1 eight times as many. */
    static final double PICTURE_PIXELS = 4_000_000;

    /** A page is drawn in tenths of a second. */
    static final long PICTURE_SECONDS = 20;

    private PdfLimits() {}
}
