package dev.countersign.read.pdf;

import java.util.Arrays;

/**
 * Finds a page's footnotes: lines in smaller type below all other text of the page, of which the first begins with a mark,
 * a raised number or a sign such as "*". What is small without a mark is small print, and no footnote.
 */
final class Footnotes {
    /** Of the size in which the document is set; notes of 10 points below text of 11 are told by their mark. */
    private static final float SMALL = 0.93f;

    /** Of the height of the word behind it. */
    private static final double RAISED = 0.85;

    private static final String SIGNS = "*†‡";
    private static final int MOST_DIGITS = 3;

    private Footnotes() {}

    /** For each line of a page whether it is in a footnote. */
    static boolean[] of(PageText page, boolean[] running, float bodySize) {
        boolean[] notes = new boolean[page.lines().size()];
        int end = page.lines().size() - page.notes();
        int first = end;
        for (int i = end - 1; i >= 0 && (running[i] || isSmall(page.lines().get(i), bodySize)); i--) {
            if (!running[i] && isMarked(page.lines().get(i))) {
                first = i;
            }
        }
        if (first < end && isBelowText(page, running, first, bodySize)) {
            Arrays.fill(notes, first, end, true);
            for (int i = first; i < end; i++) {
                notes[i] &= !running[i];
            }
        }
        return notes;
    }

    private static boolean isSmall(TextLine line, float bodySize) {
        return line.isUpright() && line.cell() == TextLine.NO_CELL && line.size() <= SMALL * bodySize;
    }

    /** Text of full size stands above the line, and none of any size below it. */
    private static boolean isBelowText(PageText page, boolean[] running, int first, float bodySize) {
        boolean text = false;
        for (int i = 0; i < first; i++) {
            TextLine line = page.lines().get(i);
            if (!running[i] && line.isUpright()) {
                if (line.baseline() >= page.lines().get(first).baseline()) {
                    return false;
                }
                text |= line.size() > SMALL * bodySize;
            }
        }
        return text;
    }

    /** "1 See" with a raised number, "1See", "* See". A number of full height opens a clause, or is a figure. */
    static boolean isMarked(TextLine line) {
        String text = line.text();
        int end = 0;
        while (end < text.length() && end < MOST_DIGITS && SIGNS.indexOf(text.charAt(end)) >= 0) {
            end++;
        }
        if (end > 0) {
            return hasLetters(text, end);
        }
        while (end < text.length() && end < MOST_DIGITS && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
            end++;
        }
        if (end == 0 || !hasLetters(text, end)) {
            return false;
        }
        boolean apart = text.charAt(end) == ' ' && line.words().get(0).end() == end;
        return apart
                ? line.words().get(0).box().height()
                        < RAISED * line.words().get(1).box().height()
                : Character.isUpperCase(text.charAt(end));
    }

    private static boolean hasLetters(String text, int from) {
        return text.chars().skip(from).anyMatch(Character::isLetter);
    }
}
