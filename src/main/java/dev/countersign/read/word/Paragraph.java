package dev.countersign.read.word;

import dev.countersign.model.Block;
import dev.countersign.model.TrackedChange;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** A paragraph while it is read: its pieces of text, each with the change it belongs to. */
final class Paragraph {
    /** An open change that text stands in. */
    record Revision(TrackedChange.Kind kind, String author) {
        boolean isIn(Draft draft) {
            boolean added = kind == TrackedChange.Kind.INSERTED || kind == TrackedChange.Kind.MOVED_TO;
            return added == (draft == Draft.ACCEPTED);
        }
    }

    /**
     * @param revision the innermost change it stands in, or null
     * @param shown in the draft's reading that is asked for
     */
    record Piece(String text, Revision revision, boolean shown, boolean bold, boolean hidden) {}

    private int number;
    private final List<Piece> pieces = new ArrayList<>();

    /** Text boxes and footnotes: they follow it. */
    final List<Block> after = new ArrayList<>();

    String style = "";
    int numId = -1;
    int level = -1;
    int outline = -1;
    /** The change that the end of the paragraph itself stands in, or null. */
    Revision mark;

    boolean markHidden;
    /** It carries a section's end: if it holds nothing else, Word gives it no number. */
    boolean endsSection;
    /** Whether it stands in this reading at all: a row may be deleted as a whole. */
    boolean shown = true;

    Paragraph(int number) {
        this.number = number;
    }

    int number() {
        return number;
    }

    List<Piece> pieces() {
        return pieces;
    }

    void add(Piece piece) {
        pieces.add(piece);
    }

    /** What stood before it, up to a paragraph's end that this reading does not have. */
    void follow(Paragraph before) {
        if (!before.text().isEmpty()) {
            number = before.number;
        }
        pieces.addAll(0, before.pieces);
        after.addAll(0, before.after);
    }

    /** As this reading shows it, with single blanks. */
    String text() {
        StringBuilder text = new StringBuilder();
        pieces.stream().filter(Piece::shown).forEach(p -> text.append(p.text()));
        return folded(text);
    }

    /** All its words are bold. */
    boolean isBold() {
        return pieces.stream().filter(p -> p.shown() && !p.text().isBlank()).allMatch(Piece::bold);
    }

    /** It has words, and Word shows none of them. */
    boolean isHidden() {
        return markHidden
                && pieces.stream().filter(p -> p.shown() && !p.text().isBlank()).allMatch(Piece::hidden);
    }

    /** The changes in it, words of the same change in a row as one. */
    List<TrackedChange> changes() {
        List<TrackedChange> changes = new ArrayList<>();
        for (int i = 0; i < pieces.size(); ) {
            Revision revision = pieces.get(i).revision();
            int end = i;
            StringBuilder text = new StringBuilder();
            while (end < pieces.size() && Objects.equals(pieces.get(end).revision(), revision)) {
                text.append(pieces.get(end++).text());
            }
            String folded = folded(text);
            if (revision != null && !folded.isEmpty()) {
                changes.add(new TrackedChange(revision.kind(), folded, number, revision.author()));
            }
            i = end;
        }
        for (int i = 0; i < pieces.size(); ) {
            boolean hidden = pieces.get(i).hidden();
            int end = i;
            StringBuilder text = new StringBuilder();
            while (end < pieces.size() && pieces.get(end).hidden() == hidden) {
                text.append(pieces.get(end++).text());
            }
            String folded = folded(text);
            if (hidden && !folded.isEmpty()) {
                changes.add(new TrackedChange(TrackedChange.Kind.HIDDEN, folded, number, ""));
            }
            i = end;
        }
        return changes;
    }

    /** Blanks of every kind as one, and no characters that only steer where lines break. */
    static String folded(CharSequence text) {
        StringBuilder folded = new StringBuilder(text.length());
        boolean blank = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\u00AD' || c == '\u200B' || c == '\u2060' || c == '\uFEFF') {
                continue;
            }
            if (Character.isWhitespace(c) || Character.isSpaceChar(c)) {
                blank = true;
                continue;
            }
            if (blank && !folded.isEmpty()) {
                folded.append(' ');
            }
            blank = false;
            folded.append(c == '\u2011' ? '-' : c);
        }
        return folded.toString();
    }
}
