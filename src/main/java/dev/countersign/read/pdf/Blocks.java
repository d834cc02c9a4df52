package dev.countersign.read.pdf;

import dev.countersign.model.Block;
import dev.countersign.model.Line;
import dev.countersign.model.Table;
import dev.countersign.read.ClauseNumber;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Puts the lines of all pages together to headings, paragraphs, list items, table rows and running lines. */
final class Blocks {
    /** A line with the number it has on its page. */
    private record Numbered(TextLine text, Line line) {}

    private final List<Block> blocks = new ArrayList<>();
    private final PageTables tables = new PageTables(blocks);
    private final float bodySize;

    private final List<Numbered> open = new ArrayList<>();
    private ClauseNumber openNumber = ClauseNumber.NONE;
    private boolean openBullet;
    private boolean openAcrossPage;
    /** Running lines and footnotes met while a paragraph is open stand after it: they are never inside. */
    private final List<Block> waiting = new ArrayList<>();

    private Blocks(float bodySize) {
        this.bodySize = bodySize;
    }

    static Blocks of(List<PageText> pages) {
        Blocks blocks = new Blocks(bodySize(pages));
        List<boolean[]> running = RunningLines.of(pages);
        for (int i = 0; i < pages.size(); i++) {
            blocks.addPage(pages.get(i), running.get(i));
        }
        blocks.close();
        return blocks;
    }

    List<Block> blocks() {
        return blocks;
    }

    List<Table> tables() {
        return tables.tables();
    }

    /** The size in which most characters are set, in half points. */
    private static float bodySize(List<PageText> pages) {
        Map<Integer, Integer> characters = new HashMap<>();
        for (PageText page : pages) {
            for (TextLine line : page.lines()) {
                characters.merge(Math.round(line.size() * 2), line.text().length(), Integer::sum);
            }
        }
        int best = 20;
        for (Map.Entry<Integer, Integer> size : characters.entrySet()) {
            int known = characters.getOrDefault(best, 0);
            if (size.getValue() > known || size.getValue() == known && size.getKey() < best) {
                best = size.getKey();
            }
        }
        return best / 2f;
    }

    private void addPage(PageText page, boolean[] running) {
        float pitch = pitch(page.lines());
        boolean[] footnotes = Footnotes.of(page, running, bodySize);
        openAcrossPage = !open.isEmpty();
        int notes = page.lines().size() - page.notes();
        int i = 0;
        while (i < page.lines().size()) {
            TextLine text = page.lines().get(i);
            Line line = new Line(page.number(), i + 1, text.text(), text.words());
            if (running[i]) {
                aside(Block.Kind.RUNNING, List.of(line));
                i++;
            } else if (footnotes[i]) {
                i = addFootnote(page, footnotes, i);
            } else if (text.cell() != TextLine.NO_CELL) {
                close();
                i = tables.add(page, running, i);
            } else if (i >= notes) {
                close();
                tables.end();
                blocks.add(new Block(Block.Kind.PARAGRAPH, "", 0, List.of(line)));
                i++;
            } else {
                tables.end();
                add(new Numbered(text, line), pitch);
                i++;
            }
        }
    }

    /** Adds the note that begins with a line; gives the line after it. */
    private int addFootnote(PageText page, boolean[] footnotes, int first) {
        List<Line> lines = new ArrayList<>(2);
        int i = first;
        do {
            TextLine text = page.lines().get(i);
            lines.add(new Line(page.number(), i + 1, text.text(), text.words()));
            i++;
        } while (i < page.lines().size()
                && footnotes[i]
                && !Footnotes.isMarked(page.lines().get(i)));
        aside(Block.Kind.FOOTNOTE, lines);
        return i;
    }

    /** What belongs to no sentence: it interrupts none, and no table. */
    private void aside(Block.Kind kind, List<Line> lines) {
        (open.isEmpty() ? blocks : waiting).add(new Block(kind, "", 0, lines));
    }

    // Paragraphs

    /** The commonest step from line to line of a page. */
    private static float pitch(List<TextLine> lines) {
        int[] steps = new int[201];
        for (int i = 1; i < lines.size(); i++) {
            float step = lines.get(i).baseline() - lines.get(i - 1).baseline();
            if (step > 3 && step < 50) {
                steps[Math.round(step * 4)]++;
            }
        }
        int best = 0;
        for (int i = 1; i < steps.length; i++) {
            best = steps[i] > steps[best] ? i : best;
        }
        return best == 0 ? 0 : best / 4f;
    }

    private void add(Numbered next, float pitch) {
        ClauseNumber number = ClauseNumber.of(next.text.text());
        boolean bullet = ClauseNumber.isBullet(next.text.text());
        if (!open.isEmpty() && !continues(next.text, number, bullet, pitch)) {
            close();
        }
        if (open.isEmpty()) {
            openNumber = number;
            openBullet = bullet;
        }
        open.add(next);
        openAcrossPage = false;
    }

    private boolean continues(TextLine next, ClauseNumber number, boolean bullet, float pitch) {
        TextLine last = open.get(open.size() - 1).text;
        // Typewriters underline with a row of dashes: the sentence goes on below it.
        boolean underlined = open.size() > 1 && isDashes(last.text());
        if (underlined) {
            last = open.get(open.size() - 2).text;
        }
        TextLine first = open.get(0).text;
        if (last.angle() != next.angle() || Math.abs(last.size() - next.size()) > 0.12f * last.size()) {
            return false;
        }
        float edge = Math.max(next.right(), last.right());
        for (Numbered line : open) {
            edge = Math.max(edge, line.text.right());
        }
        boolean full = isFull(last, next, last.columnRight());
        boolean ended = endsSentence(last.text());
        if (openAcrossPage || isNewColumn(last, next)) {
            boolean head = bullet || !number.isNone() && !isReference(last.text());
            boolean style = last.bold() == next.bold() && (isCapitals(last.text()) || !isCapitals(next.text()));
            boolean stops = !openAcrossPage && isShort(last, last.columnRight());
            return !head && style && !isHeading() && (!ended && !stops || startsLower(next.text()));
        }
        if (ended && last.columnRight() - next.columnRight() > next.size()) {
            return false;
        }
        float step = next.baseline() - last.baseline();
        float usual =
                open.size() > 1 ? step(open) : pitch > 0 ? Math.min(pitch, next.size() * 1.6f) : next.size() * 1.3f;
        usual = Math.max(usual, next.size());
        if (step > usual * (underlined ? 2.6f : 1.3f) || step < -0.5f * next.size()) {
            return false;
        }
        if (isDashes(next.text()) && open.size() > 0) {
            return true;
        }
        // A number at the head of a line in the middle of a sentence is what the sentence speaks of.
        boolean prose = last.text().length() >= 40;
        boolean within =
                !ended && !endsClause(last.text()) && !isHeading() && (full || prose && isFull(last, next, edge));
        if (bullet || !number.isNone() && !(within || full && isReference(last.text()))) {
            return false;
        }
        if (ended && isDefinition(next.text()) || isContentsEntry(last.text())) {
            return false;
        }
        if (first.bold() != next.bold() && (openIsBold() || next.bold() && !full)) {
            return false;
        }
        if (isCentred(last) && isCentred(next) && last.bold() == next.bold()) {
            return true;
        }
        float indent = next.left() - last.left();
        float em = next.size();
        if (indent > 1.2f * em && !(open.size() == 1 && (!openNumber.isNone() || openBullet))) {
            return false;
        }
        return full || !ended && (!isShort(last, last.columnRight()) || prose && !isShort(last, edge));
    }

    private float step(List<Numbered> lines) {
        float step = lines.get(lines.size() - 1).text.baseline()
                - lines.get(lines.size() - 2).text.baseline();
        return step > 0 ? step : 0;
    }

    private boolean openIsBold() {
        for (Numbered line : open) {
            if (!line.text.bold()) {
                return false;
            }
        }
        return true;
    }

    private static boolean isNewColumn(TextLine last, TextLine next) {
        return next.columnLeft() >= last.columnRight() - 1 && next.baseline() < last.baseline();
    }

    /** The next line's first word had no room on the last line: the break is the page's, not the writer's. */
    private static boolean isFull(TextLine last, TextLine next, float edge) {
        double room = edge - last.right();
        return room < next.words().get(0).box().width() + 0.3f * next.size();
    }

    private static boolean isShort(TextLine line, float edge) {
        return edge - line.right() > 0.4f * (edge - line.columnLeft());
    }

    private static boolean isCentred(TextLine line) {
        float before = line.left() - line.columnLeft();
        float after = line.columnRight() - line.right();
        return before > 2 * line.size() && Math.abs(before - after) < 1.5f * line.size();
    }

    private static boolean endsSentence(String text) {
        int i = text.length() - 1;
        while (i > 0 && "\"”’')]".indexOf(text.charAt(i)) >= 0) {
            i--;
        }
        return ".:;?!。；：？！".indexOf(text.charAt(i)) >= 0;
    }

    /** An item of a list in the middle of a sentence ends so. */
    private static boolean endsClause(String text) {
        return text.endsWith(",") || text.endsWith(" and") || text.endsWith(" or") || text.endsWith("-");
    }

    private static boolean isDashes(String text) {
        for (int i = 0; i < text.length(); i++) {
            if ("-_=— ".indexOf(text.charAt(i)) < 0) {
                return false;
            }
        }
        return text.length() >= 3;
    }

    private static boolean startsLower(String text) {
        return Character.isLowerCase(text.charAt(0));
    }

    /** A quoted term and what it means: definitions follow one another without a gap. */
    private static boolean isDefinition(String text) {
        char quote = text.charAt(0);
        if (quote != '“' && quote != '"') {
            return false;
        }
        int end = text.indexOf(quote == '“' ? '”' : '"', 1);
        return end > 0
                && (text.startsWith(" mean", end + 1)
                        || text.startsWith(" has ", end + 1)
                        || text.startsWith(" is ", end + 1)
                        || text.startsWith(" or ", end + 1)
                        || text.startsWith(" shall ", end + 1));
    }

    /** A title, dots and a page's number: a line of a table of contents opens no section. */
    private static boolean isContentsEntry(String text) {
        int dots = text.lastIndexOf("....");
        return dots > 0 && text.length() - dots <= 12 && Character.isLetterOrDigit(text.charAt(text.length() - 1));
    }

    /** The line ends so that a number must follow: "as set out in Section". */
    private static boolean isReference(String text) {
        int blank = text.lastIndexOf(' ');
        String last = text.substring(blank + 1).toLowerCase(java.util.Locale.ROOT);
        return switch (last) {
            case "section",
                    "sections",
                    "article",
                    "articles",
                    "clause",
                    "clauses",
                    "paragraph",
                    "paragraphs",
                    "schedule",
                    "exhibit",
                    "annex",
                    "appendix",
                    "part",
                    "and",
                    "or",
                    "to",
                    "of",
                    "in",
                    "under",
                    "by",
                    "than",
                    "the",
                    "with",
                    "least",
                    "no.",
                    "§" -> true;
            default -> last.endsWith(",");
        };
    }

    private boolean isHeading() {
        if (open.size() > 3
                || openBullet
                || isContentsEntry(open.get(open.size() - 1).text.text())) {
            return false;
        }
        int characters = 0;
        boolean bold = true;
        boolean capitals = true;
        boolean large = true;
        String last = "";
        for (Numbered line : open) {
            if (isDashes(line.text.text())) {
                continue;
            }
            last = line.text.text();
            characters += line.text.text().length();
            bold &= line.text.bold();
            capitals &= isCapitals(line.text.text());
            large &= line.text.size() > bodySize * 1.12f;
        }
        if (characters > 160 || !hasLetters(last) || last.endsWith(";") || last.endsWith(",")) {
            return false;
        }
        if (openNumber.isNone()) {
            return (bold || capitals || large) && !(endsSentence(last) && characters > 60);
        }
        String title = open.get(0)
                .text
                .text()
                .substring(Math.min(openNumber.end(), open.get(0).text.text().length()));
        boolean section = openNumber.level() > 0;
        return section
                && (title.isEmpty()
                        || bold
                        || capitals
                        || large
                        || last.equals(open.get(0).text.text())
                                && characters <= 80
                                && isTitle(title)
                                && !endsSentence(title));
    }

    private static boolean hasLetters(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (Character.isLetter(text.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isCapitals(String text) {
        int letters = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Character.isLowerCase(c) || c > 0x2E80) {
                return false;
            }
            letters += Character.isUpperCase(c) ? 1 : 0;
        }
        return letters >= 3;
    }

    /** Most words begin with a capital. */
    private static boolean isTitle(String text) {
        int upper = 0;
        int words = 0;
        for (int i = 0; i < text.length(); i++) {
            if (i == 0 || text.charAt(i - 1) == ' ') {
                char c = text.charAt(i);
                words++;
                upper += Character.isUpperCase(c) || c > 0x2E80 ? 1 : 0;
            }
        }
        return upper * 2 >= words;
    }

    private void close() {
        if (!open.isEmpty()) {
            List<Line> lines = new ArrayList<>(open.size());
            for (Numbered line : open) {
                lines.add(line.line);
            }
            boolean heading = isHeading();
            Block.Kind kind = heading
                    ? Block.Kind.HEADING
                    : openBullet || !openNumber.isNone() && openNumber.level() == 0
                            ? Block.Kind.LIST_ITEM
                            : Block.Kind.PARAGRAPH;
            int level = heading && openNumber.isNone() ? 1 : openNumber.level();
            level = isContentsEntry(open.get(open.size() - 1).text.text()) ? 0 : level;
            blocks.add(new Block(kind, openNumber.text(), level, lines));
            open.clear();
        }
        openAcrossPage = false;
        blocks.addAll(waiting);
        waiting.clear();
    }
}
