package dev.countersign.read;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** How much may still be unpacked from one file of the deal folder, everything that lies in it included. */
final class Allowance {
    /** A contract in an archive in a mail in an archive is as deep as people pack. */
    static final int DEPTH = 3;

    /** A data room has a hundred papers. */
    static final int PARTS = 200;

    /** Archives in archives multiply. */
    private static final int PARTS_IN_ALL = 1_000;

    static final long PART_BYTES = 100L << 20;
    private static final long BYTES_IN_ALL = 500L << 20;

    private final int depth;
    private final AtomicInteger parts;
    private final AtomicLong bytes;

    Allowance() {
        this(0, new AtomicInteger(PARTS_IN_ALL), new AtomicLong(BYTES_IN_ALL));
    }

    private Allowance(int depth, AtomicInteger parts, AtomicLong bytes) {
        this.depth = depth;
        this.parts = parts;
        this.bytes = bytes;
    }

    Allowance deeper() {
        return new Allowance(depth + 1, parts, bytes);
    }

    boolean isDeepest() {
        return depth >= DEPTH;
    }

    boolean takePart() {
        return parts.getAndDecrement() > 0;
    }

    boolean takeBytes(int count) {
        return bytes.addAndGet(-count) >= 0;
    }
}
