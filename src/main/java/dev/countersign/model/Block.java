package dev.countersign.model;

import java.util.List;
import java.util.Objects;

/**
 * Lines that belong together, in reading order: a heading, a paragraph (which may run over a page's end), a list item, a
 * row of a table, a footnote, or a running header or footer.
 *
 * @param number the clause number as it stands at the head of the first line ("12.3", "(a)"), or empty
 * @param level depth in the section tree, from 1 for a top heading; 0 where the block opens no section
 */
public record Block(Kind kind, String number, int level, List<Line> lines) {
    public enum Kind {
        HEADING,
        PARAGRAPH,
        LIST_ITEM,
        TABLE_ROW,
        /** A note at a page's foot, or at the end of a paper: read, and kept out of the sentence that it interrupts. */
        FOOTNOTE,
        /** A running header, a footer or a page number: read, shown, and kept out of sentences. */
        RUNNING
    }

    public Block {
        Objects.requireNonNull(kind);
        Objects.requireNonNull(number);
        lines = List.copyOf(lines);
        if (lines.isEmpty()) {
            throw new IllegalArgumentException("a block has lines");
        }
    }

    public String text() {
        return String.join(" ", lines.stream().map(Line::text).toList());
    }
}
