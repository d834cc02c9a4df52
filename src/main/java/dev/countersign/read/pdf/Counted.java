package dev.countersign.read.pdf;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;

/** Counts what is written to it, and stops at a bound; keeps it where it is needed again. */
final class Counted extends OutputStream {
    private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
    private final int most;
    private final boolean keeps;
    private long count;

    Counted(int most, boolean keeps) {
        this.most = most;
        this.keeps = keeps;
    }

    byte[] kept() {
        return kept.toByteArray();
    }

    @Override
    public void write(int b) {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] from, int offset, int length) {
        count += length;
        if (count > most) {
            throw new TooMuch("a part of the file unpacks to more than " + (most >> 20) + " MB");
        }
        if (keeps) {
            kept.write(from, offset, length);
        }
    }
}
