package dev.countersign.read.pdf;

/** A limit was passed; the message says which, for the reader of the audit. */
final class TooMuch extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TooMuch(String message) {
        // Thrown for hostile input, perhaps often, and never shown with a trace.
        super(message, null, false, false);
    }
}
