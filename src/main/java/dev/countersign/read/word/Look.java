package dev.countersign.read.word;

import dev.countersign.model.Block;
import dev.countersign.model.Line;
import dev.countersign.read.ClauseNumber;
import java.util.List;

/** Tells what a paragraph is: a heading, a clause, an item of a list. The same as the PDF reader tells it by the page. */
final class Look {
    private static final int LONGEST_HEADING = 160;
    private static final int LONGEST_PLAIN_TITLE = 80;
    private static final int LONGEST_SENTENCE_HEADING = 60;

    private Look() {}

    /**
     * @param label the number that Word puts before it
     * @param heading the level of heading that its style gives, from 1; 0 for none
     */
    static Block block(Paragraph paragraph, String text, Numbering.Label label, int heading, boolean contents) {
        String shown = label.text().isEmpty() ? text : label.text() + (label.glued() ? "" : " ") + text;
        List<Line> lines = List.of(new Line(1, paragraph.number(), shown, List.of()));
        if (contents) {
            return new Block(Block.Kind.PARAGRAPH, "", 0, lines);
        }
        if (label.bullet() && heading == 0) {
            return new Block(Block.Kind.LIST_ITEM, "", 0, lines);
        }
        ClauseNumber number =
                label.text().isEmpty() || label.bullet() ? ClauseNumber.of(text) : ClauseNumber.of(label.text() + " X");
        boolean counted = !label.text().isEmpty() && !label.bullet();
        String written = counted && number.isNone() ? bare(label.text()) : number.text();
        boolean item = number.level() == 0 && !number.isNone();
        int level = written.isEmpty() || item ? 0 : counted ? label.level() + 1 : number.level();
        String title = counted ? text : text.substring(Math.min(number.end(), text.length()));
        if (heading > 0 && isShort(shown, title)) {
            return new Block(Block.Kind.HEADING, written, heading, lines);
        }
        if (!item && isTitle(shown, title, written.isEmpty(), paragraph.isBold())) {
            return new Block(Block.Kind.HEADING, written, Math.max(1, level), lines);
        }
        boolean bullet = written.isEmpty() && ClauseNumber.isBullet(text);
        Block.Kind kind = item || bullet ? Block.Kind.LIST_ITEM : Block.Kind.PARAGRAPH;
        return new Block(kind, written, heading > 0 && !written.isEmpty() && !item ? heading : level, lines);
    }

    /** Whole clauses stand in heading styles too: a heading names what follows, and does not say it. */
    private static boolean isShort(String shown, String title) {
        return shown.length() <= LONGEST_HEADING
                && !shown.endsWith(";")
                && !shown.endsWith(",")
                && !(endsSentence(title) && title.length() > LONGEST_SENTENCE_HEADING);
    }

    private static boolean isTitle(String shown, String title, boolean unnumbered, boolean bold) {
        if (shown.length() > LONGEST_HEADING
                || shown.endsWith(";")
                || shown.endsWith(",")
                || title.chars().noneMatch(Character::isLetter)) {
            return false;
        }
        boolean marked = bold || isCapitals(title);
        if (unnumbered) {
            return marked && !(endsSentence(title) && title.length() > LONGEST_SENTENCE_HEADING);
        }
        return marked || title.length() <= LONGEST_PLAIN_TITLE && !endsSentence(title) && startsWithCapitals(title);
    }

    private static boolean endsSentence(String text) {
        int i = text.length() - 1;
        while (i > 0 && "\"”’')]".indexOf(text.charAt(i)) >= 0) {
            i--;
        }
        return i >= 0 && ".:;?!。；：？！".indexOf(text.charAt(i)) >= 0;
    }

    private static boolean isCapitals(String text) {
        return text.chars().noneMatch(c -> Character.isLowerCase(c) || c > 0x2E80)
                && text.chars().filter(Character::isUpperCase).count() >= 3;
    }

    /** Most words begin with a capital. */
    private static boolean startsWithCapitals(String text) {
        String[] words = text.split(" ");
        int capitals = 0;
        for (String word : words) {
            if (!word.isEmpty() && (Character.isUpperCase(word.charAt(0)) || word.charAt(0) > 0x2E80)) {
                capitals++;
            }
        }
        return capitals * 2 >= words.length;
    }

    private static String bare(String label) {
        int end = label.length();
        while (end > 0 && ".、．:：".indexOf(label.charAt(end - 1)) >= 0) {
            end--;
        }
        return label.substring(0, end);
    }
}
