package dev.countersign.read.sheet;

/** How much of a workbook or a CSV file is read before the rest is named as unread. */
final class SheetLimits {
    /** A price list has a dozen. */
    static final int SHEETS = 500;

    /** Cells that hold something, of all sheets: a month's billing export of a mid-sized cluster, in about 200 MB of memory. */
    static final int CELLS = 500_000;

    /** Cells with the empty ones before them in their row: what a table of far-apart cells would cost. */
    static final int PLACES = 4_000_000;

    /** Excel's own bounds. */
    static final int ROWS = 1_048_576;

    static final int COLUMNS = 16_384;

    /** Excel allows 32,767 in a cell. */
    static final int CELL_CHARACTERS = 100_000;

    /** Texts that a workbook keeps in one place, of all cells together. */
    static final int SHARED_CHARACTERS = 50_000_000;

    /** Excel allows 255 characters in a number format. */
    static final int FORMAT_CHARACTERS = 255;

    /** A CSV file is read as a stream and ends at the limit of cells; a larger one is no part of a deal folder. */
    static final long CSV_BYTES = 1L << 30;

    /** What is looked at to find out how a CSV file is encoded and separated. */
    static final int CSV_SAMPLE_BYTES = 1 << 20;

    private SheetLimits() {}
}
