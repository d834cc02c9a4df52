package dev.countersign.read.office;

import java.io.IOException;

/** A file broke a limit or is not what it says; the message is for the reader of the audit. */
public final class Refusal extends IOException {
    private static final long serialVersionUID = 1L;

    public Refusal(String message) {
        super(message);
    }

    /** What is said of a file that ends its reading in this way. */
    public static String reason(Throwable broken) {
        if (broken instanceof Refusal) {
            return broken.getMessage();
        }
        if (broken instanceof OutOfMemoryError) {
            return "damaged: it needs more memory than there is";
        }
        if (broken instanceof StackOverflowError) {
            return "damaged: nested without end";
        }
        String message = broken.getMessage();
        if (message == null || message.isBlank()) {
            return "damaged";
        }
        String line = message.strip().lines().findFirst().orElse("").strip();
        return "damaged (" + (line.length() > 120 ? line.substring(0, 120) + "…" : line) + ")";
    }
}
