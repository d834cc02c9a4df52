package dev.countersign.read.pdf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Two blocks of short lines beside one another, as two parties sign: "By" stands beside "By" and "Name" beside "Name". Each
 * block is read as a whole; a table's cells would differ from one another.
 *
 * @param size how many rows the blocks have
 * @param gutter a place between the two
 */
record SideBySide(int size, float gutter) {
    /** So many rows begin with the same word on both sides: one alone may be chance. */
    private static final int FEWEST_ALIKE = 2;

    private static final int MOST_ROWS = 40;

    /** In font sizes; what stands further below is another part of the page. */
    private static final float FARTHEST = 5f;

    private static final float NEAR = 3f;

    /** The blocks that begin with the first of these rows, if two do. */
    static Optional<SideBySide> atStart(List<Row> rows, Glyphs glyphs) {
        if (rows.get(0).runs.size() < 2) {
            return Optional.empty();
        }
        List<Float> places = new ArrayList<>();
        int end = 0;
        while (end < Math.min(rows.size(), MOST_ROWS)
                && (end == 0 || step(rows, end) <= FARTHEST * rows.get(end).size)) {
            float twin = twin(rows.get(end), glyphs);
            if (!Float.isNaN(twin)) {
                places.add(twin);
            }
            end++;
        }
        for (float place : places) {
            long alike = places.stream().filter(p -> Math.abs(p - place) < NEAR).count();
            if (alike >= FEWEST_ALIKE) {
                return around(rows, end, place - NEAR, glyphs);
            }
        }
        return Optional.empty();
    }

    /** As far as no row lies over the gutter; both sides are in the first row, and twins are in the block. */
    private static Optional<SideBySide> around(List<Row> rows, int most, float gutter, Glyphs glyphs) {
        int size = 0;
        int alike = 0;
        while (size < most && !rows.get(size).crosses(gutter)) {
            float twin = twin(rows.get(size), glyphs);
            alike += Math.abs(twin - NEAR - gutter) < NEAR ? 1 : 0;
            size++;
        }
        Row first = rows.get(0);
        boolean both = first.left() < gutter && first.right() > gutter;
        return both && alike >= FEWEST_ALIKE ? Optional.of(new SideBySide(size, gutter)) : Optional.empty();
    }

    private static float step(List<Row> rows, int i) {
        return rows.get(i).baseline - rows.get(i - 1).baseline;
    }

    /** Where the piece begins whose first word is that of the row; NaN where there is none. */
    private static float twin(Row row, Glyphs glyphs) {
        List<Row.Piece> pieces = row.pieces();
        if (pieces.size() < 2) {
            return Float.NaN;
        }
        String first = label(pieces.get(0), glyphs);
        for (Row.Piece piece : pieces.subList(1, pieces.size())) {
            if (!first.isEmpty() && first.equals(label(piece, glyphs))) {
                return piece.left();
            }
        }
        return Float.NaN;
    }

    /** The first word in letters: what is filled in, as figures and marks, is the same by chance. */
    private static String label(Row.Piece piece, Glyphs glyphs) {
        Run run = piece.runs().get(0);
        StringBuilder label = new StringBuilder();
        for (int i = run.from; i < run.to && (i == run.from || !glyphs.afterBlank[i]); i++) {
            if (!glyphs.text[i].codePoints().allMatch(Character::isLetter)) {
                break;
            }
            label.append(glyphs.text[i]);
        }
        return label.length() < 2 ? "" : label.toString();
    }
}
