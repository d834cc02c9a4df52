package dev.countersign.extract;

import dev.countersign.extract.construction.Amending;
import dev.countersign.model.Box;
import dev.countersign.model.Document;
import dev.countersign.model.Evidence;
import dev.countersign.model.Line;
import dev.countersign.model.Place;
import dev.countersign.model.Provision;
import dev.countersign.model.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What an extractor reads at once: a sentence, a row of a table, or one value of a data file.
 *
 * @param text for matching: single blanks, words that were hyphenated at a line's end joined, without markup
 * @param context the headings it stands under and the words that lead into its list, for matching too; never quoted
 * @param isRow a row of a table: its context ends with the head of the table
 * @param spans where the text lies, in order; empty for a value of a data file
 * @param pointer of a value of a data file, with its line; empty and 0 otherwise
 * @param sheet of the workbook it stands on; empty in other files
 * @param provision where in the order of the contract it stands; the amended clause for the new text of an amendment
 * @param amends the change that it states, or whose new text it is
 * @param isCited it names or repeats a text that is no longer to be read: it states nothing itself
 */
record Passage(
        Document document,
        String text,
        String context,
        List<Span> spans,
        boolean isRow,
        String pointer,
        int pointerLine,
        String sheet,
        Provision provision,
        Optional<Amending.Change> amends,
        boolean isCited) {
    /** Longest quote: enough for a clause, short enough to read. */
    private static final int LONGEST_QUOTE = 90;

    /** The text from {@code from} on is the line's from {@code start} to {@code end}. */
    record Span(int from, Line line, int start, int end) {}

    Passage {
        spans = List.copyOf(spans);
    }

    /** The words around a match, on the page the match begins on: what proves a claim. */
    Evidence evidence(int from, int to) {
        if (spans.isEmpty()) {
            return new Evidence(
                    document.id(), document.role().grade(), new Place.AtPointer(pointer, pointerLine), text);
        }
        int page = spanAt(from).line().page();
        List<Span> onPage = spans.stream().filter(s -> s.line().page() == page).toList();
        int first = onPage.get(0).from();
        Span lastSpan = onPage.get(onPage.size() - 1);
        int last = lastSpan.from() + lastSpan.end() - lastSpan.start();
        int[] window = window(first, last, from, Math.min(to, last));
        List<Span> quoted = quoted(onPage, window);
        List<Box> boxes = new ArrayList<>();
        List<String> quote = new ArrayList<>();
        int firstLine = Integer.MAX_VALUE;
        int lastLine = 0;
        for (Span span : quoted) {
            quote.add(span.line().text().substring(span.start(), span.end()).strip());
            box(span.line(), span.start(), span.end(), boxes);
            firstLine = Math.min(firstLine, span.line().number());
            lastLine = Math.max(lastLine, span.line().number());
        }
        Place place = boxes.isEmpty()
                ? new Place.AtLines(firstLine, lastLine)
                : sheet.isEmpty() ? new Place.OnPage(page, boxes) : cell(from, boxes.get(0));
        return new Evidence(document.id(), document.role().grade(), place, String.join(" ", quote));
    }

    /** The cell that a match begins in. */
    private Place cell(int from, Box first) {
        Span span = spanAt(from);
        int at = span.start() + from - span.from();
        Box cell = span.line().words().stream()
                .filter(word -> word.end() > at)
                .findFirst()
                .map(Word::box)
                .orElse(first);
        return Place.InCell.at(sheet, (int) cell.left(), (int) cell.top());
    }

    /** What of each line lies in the window, from its first word to its last as they stand, markup between them included. */
    private static List<Span> quoted(List<Span> spans, int[] window) {
        List<Span> quoted = new ArrayList<>();
        for (Span span : spans) {
            int start = span.start() + Math.max(0, window[0] - span.from());
            int end = Math.min(span.end(), span.start() + window[1] - span.from());
            int last = quoted.size() - 1;
            if (start >= end) {
                continue;
            } else if (last >= 0
                    && quoted.get(last).line() == span.line()
                    && quoted.get(last).end() <= start) {
                Span before = quoted.get(last);
                quoted.set(last, new Span(before.from(), before.line(), before.start(), end));
            } else {
                quoted.add(new Span(span.from(), span.line(), start, end));
            }
        }
        return quoted;
    }

    /** How sure it is that the words of a match were read aright: the least of them, 1 where nothing was recognised in pictures. */
    double confidence(int from, int to) {
        double least = 1;
        for (Span span : spans) {
            int start = span.start() + from - span.from();
            int end = span.start() + to - span.from();
            for (Word word : span.line().words()) {
                if (word.confidence() < least && word.end() > start && word.start() < end) {
                    least = word.confidence();
                }
            }
        }
        return least;
    }

    private Span spanAt(int position) {
        Span at = spans.get(0);
        for (Span span : spans) {
            if (span.from() <= position) {
                at = span;
            }
        }
        return at;
    }

    /** Speaks of one of these, in any case (a row in its head, too): a look that is cheap, before the patterns that are not. */
    boolean mentions(List<String> stems) {
        String lower = (isRow ? text + context : text).toLowerCase(Locale.ROOT);
        for (String stem : stems) {
            if (lower.contains(stem)) {
                return true;
            }
        }
        return false;
    }

    /** All of the passage on the page, or where that is too long, whole words around the match. */
    private int[] window(int first, int last, int from, int to) {
        int start = first;
        int end = last;
        while (words(start, end) > LONGEST_QUOTE && (start < from || end > to)) {
            boolean cutFront = from - start > end - to;
            if (cutFront) {
                int blank = text.indexOf(' ', start + 1);
                start = blank < 0 || blank >= from ? from : blank + 1;
            } else {
                int blank = text.lastIndexOf(' ', end - 1);
                end = blank <= to ? to : blank;
            }
        }
        return new int[] {start, end};
    }

    private int words(int start, int end) {
        int words = 1;
        for (int i = start; i < Math.min(end, text.length()); i++) {
            words += text.charAt(i) == ' ' ? 1 : 0;
        }
        return words;
    }

    private static void box(Line line, int start, int end, List<Box> boxes) {
        Box around = null;
        for (Word word : line.words()) {
            if (word.end() > start && word.start() < end) {
                around = around == null ? word.box() : around.around(word.box());
            }
        }
        if (around != null) {
            boxes.add(around);
        }
    }
}
