package dev.countersign.read.pdf;

/** The time a file has, and the page being read; asked for in every loop that the file can make long. */
final class Deadline {
    private final long fileEnds = System.nanoTime() + PdfLimits.FILE_NANOS;
    private long pageEnds = fileEnds;
    private int asked;

    void startPage() {
        pageEnds = System.nanoTime() + PdfLimits.PAGE_NANOS;
    }

    /** The clock is read only now and then: asking costs next to nothing. */
    void check() {
        if ((++asked & 1023) == 0) {
            checkNow();
        }
    }

    void checkNow() {
        long now = System.nanoTime();
        if (now - fileEnds > 0) {
            throw new TooMuch(
                    "the file takes longer than " + PdfLimits.FILE_NANOS / 1_000_000_000L + " seconds to read");
        }
        if (now - pageEnds > 0) {
            throw new TooMuch("takes longer than " + PdfLimits.PAGE_NANOS / 1_000_000_000L + " seconds to read");
        }
    }

    boolean fileIsOver() {
        return System.nanoTime() - fileEnds > 0;
    }
}
