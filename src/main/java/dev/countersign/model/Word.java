package dev.countersign.model;

/**
 * A word of a line: the characters {@code start} to {@code end} (not included) of the line's text, and where they lie.
 *
 * @param box in points; for a workbook, in cells: left is the column and top the row, both from 0
 * @param confidence 0 to 1: below 1 where the word was recognised in a picture
 */
public record Word(int start, int end, Box box, double confidence) {
    public Word(int start, int end, Box box) {
        this(start, end, box, 1);
    }

    public Word {
        if (start < 0 || end <= start) {
            throw new IllegalArgumentException("a word of no characters: " + start + " to " + end);
        }
    }
}
