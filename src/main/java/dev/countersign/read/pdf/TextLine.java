package dev.countersign.read.pdf;

import dev.countersign.model.Box;
import dev.countersign.model.Word;
import java.util.List;

/**
 * A line of a page before it is numbered.
 *
 * @param left in the direction of the text, as are right and baseline; for upright text from the page's left and top
 * @param columnLeft the edges of the column, page or cell in which the line stands
 * @param size the font size of most of it, in points as shown
 * @param cell the table cell it stands in, or {@link #NO_CELL}
 */
record TextLine(
        String text,
        List<Word> words,
        Box box,
        float left,
        float right,
        float baseline,
        float size,
        boolean bold,
        int angle,
        float columnLeft,
        float columnRight,
        int cell) {
    static final int NO_CELL = -1;

    boolean isUpright() {
        return angle == 0;
    }
}
