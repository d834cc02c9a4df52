package dev.countersign.read.office;

/** How far an office file is opened: a deal's files stay far below, an attack does not. */
public final class OfficeLimits {
    /** The largest template seen has 140 kB; contracts with pictures reach 30 MB. */
    public static final long FILE_BYTES = 100L << 20;

    /** Parts of one file: a workbook of 200 sheets has about 1,000. */
    static final int PARTS = 20_000;

    /** All that is unpacked of one file, pictures excepted, which are never unpacked. */
    static final long UNPACKED_BYTES = 400L << 20;

    /** XML of empty formatted cells shrinks 50 to 100 times; a bomb a thousand times. Asked from the first megabyte on. */
    static final long RATIO = 250;

    static final long RATIO_ASKED_FROM = 1L << 20;

    /** Elements inside elements. Each table in a table adds four; people nest three tables. */
    static final int DEPTH = 512;

    /** Parsing a part: a book takes a second. */
    static final long PART_NANOS = 30_000_000_000L;

    private OfficeLimits() {}
}
