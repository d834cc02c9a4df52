package dev.countersign.model;

/** A word of a line: the characters {@code start} to {@code end} (not included) of the line's text, and where they lie. */
public record Word(int start, int end, Box box) {
    public Word {
        if (start < 0 || end <= start) {
            throw new IllegalArgumentException("a word of no characters: " + start + " to " + end);
        }
    }
}
