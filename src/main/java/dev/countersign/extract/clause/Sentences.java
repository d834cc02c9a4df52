package dev.countersign.extract.clause;

import dev.countersign.model.Block;
import dev.countersign.model.Entry;
import dev.countersign.model.Line;
import dev.countersign.model.ReadDocument;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Cuts a document into sentences. A short title stays with the sentence it opens, a long sentence is cut at its
 * semicolons: what is shown to a reader is then seldom more than a paragraph, and never less than a thought.
 */
public final class Sentences {
    /** A full stop after these ends no sentence. */
    private static final Set<String> ABBREVIATIONS = Set.of(
            "no", "nos", "sec", "art", "cl", "ltd", "pvt", "inc", "co", "corp", "etc", "e.g", "i.e", "viz", "approx",
            "dr", "mr", "mrs", "ms", "st", "vs", "v", "cf", "pp", "rs", "fig", "incl", "excl", "u.s", "u.k", "l.p",
            "s.a", "n.a", "jr", "sr", "vol", "para", "ed", "est", "attn", "dept", "ave", "blvd", "ste", "jan", "feb",
            "mar", "apr", "jun", "jul", "aug", "sept", "sep", "oct", "nov", "dec", "p.m", "a.m", "bros", "p.r", "d.c",
            "b.v", "n.v", "s.p.a");

    private static final Pattern TAG = Pattern.compile("</?[a-z]{1,10}(?: [^<>]{0,200})?/?>");

    private static final Pattern BOLD = Pattern.compile("(?<!\\*)\\*\\*(?=\\S)(?!\\*)|(?<=[^*\\s])\\*\\*(?!\\*)");

    /** Longer than this in characters, a sentence is cut at semicolons. */
    private static final int LONG = 420;

    /** A title has at most this many words. */
    private static final int LONGEST_TITLE = 9;

    private static final int LONGEST_HEADING = 120;

    private final List<Sentence> sentences = new ArrayList<>();
    private String heading = "";
    private int block;

    private Sentences() {}

    public static List<Sentence> of(ReadDocument read) {
        Sentences all = new Sentences();
        for (Block block : read.blocks()) {
            if (block.kind() != Block.Kind.RUNNING) {
                all.add(block);
                all.block++;
            }
        }
        for (Entry entry : read.entries()) {
            all.keep(entry.text(), "", 1, Sentence.Form.ROW);
            all.block++;
        }
        return List.copyOf(all.sentences);
    }

    private void add(Block block) {
        Joined joined = Joined.of(block.lines());
        String text = joined.text.toString();
        switch (block.kind()) {
            case HEADING -> {
                heading = text.length() > LONGEST_HEADING ? text.substring(0, LONGEST_HEADING) : text;
                cut(joined, text, Sentence.Form.HEADING, heading);
            }
            case TABLE_ROW -> keep(text, heading, joined.page(0), Sentence.Form.ROW);
            default -> cut(joined, text, Sentence.Form.PROSE, heading);
        }
    }

    private void cut(Joined joined, String text, Sentence.Form form, String above) {
        String under = above;
        int start = 0;
        boolean first = true;
        for (int i = 0; i < text.length(); i++) {
            if (!ends(text, start, i)) {
                continue;
            }
            String piece = text.substring(start, i + 1);
            // "12.1 Governing Law." is no sentence of its own: it names the next one.
            boolean title = first && text.charAt(i) == '.' && words(piece) <= LONGEST_TITLE && i + 2 < text.length();
            if (title) {
                under = piece.strip();
                first = false;
                continue;
            }
            first = false;
            pieces(joined, text, start, i + 1, form, under);
            start = i + 1;
        }
        if (start < text.length()) {
            pieces(joined, text, start, text.length(), form, under);
        }
    }

    /** A sentence, or the parts of a long one. */
    private void pieces(Joined joined, String text, int start, int end, Sentence.Form form, String under) {
        int from = start;
        if (end - start > LONG) {
            for (int i = start; i < end - 1; i++) {
                boolean cut = text.charAt(i) == ';' && i - from > LONG / 5 && end - i > LONG / 7;
                if (cut) {
                    keep(text.substring(from, i + 1), under, joined.page(from), form);
                    from = i + 1;
                }
            }
        }
        keep(text.substring(from, end), under, joined.page(from), form);
    }

    private void keep(String text, String under, int page, Sentence.Form form) {
        // Tags and the marks of bold type are no words of the contract.
        String untagged = text.indexOf('<') < 0 ? text : TAG.matcher(text).replaceAll("");
        String stripped = BOLD.matcher(untagged).replaceAll("").strip();
        if (!stripped.isEmpty()) {
            sentences.add(new Sentence(stripped, under, page, block, form));
        }
    }

    private static int words(String text) {
        int words = 0;
        boolean in = false;
        for (int i = 0; i < text.length(); i++) {
            boolean letter = Character.isLetterOrDigit(text.charAt(i));
            if (letter && !in) {
                words++;
            }
            in = letter;
        }
        return words;
    }

    private static boolean ends(String text, int start, int i) {
        char c = text.charAt(i);
        if (c == '。' || c == '；' || c == '！' || c == '？') {
            return true;
        }
        if (c != '.' && c != '?' && c != '!') {
            return false;
        }
        int next = i + 1;
        while (next < text.length() && isClosing(text.charAt(next))) {
            next++;
        }
        if (next >= text.length()) {
            return false;
        }
        boolean blank = Character.isWhitespace(text.charAt(next));
        while (next < text.length() && Character.isWhitespace(text.charAt(next))) {
            next++;
        }
        if (!blank || next >= text.length() || Character.isLowerCase(text.charAt(next))) {
            return false;
        }
        return c != '.' || !isAbbreviated(text, start, i);
    }

    private static boolean isClosing(char c) {
        return c == '"' || c == '\u201d' || c == ')' || c == '\'' || c == '\u2019';
    }

    /** The word before the full stop is an abbreviation, an initial, or a clause's number. */
    private static boolean isAbbreviated(String text, int start, int stop) {
        int from = stop;
        while (from > start && !Character.isWhitespace(text.charAt(from - 1)) && text.charAt(from - 1) != '(') {
            from--;
        }
        String word = text.substring(from, stop).toLowerCase(Locale.ROOT);
        if (ABBREVIATIONS.contains(word) || word.length() == 1 && Character.isLetter(word.charAt(0))) {
            return true;
        }
        boolean atStart = text.substring(start, from).isBlank();
        return atStart && word.length() <= 6 && (word.isEmpty() || !word.chars().allMatch(Character::isLetter))
                || word.equals("section")
                || word.equals("article");
    }

    /** Lines run together, with the page of each. */
    private static final class Joined {
        private final StringBuilder text = new StringBuilder();
        private final List<Integer> starts = new ArrayList<>();
        private final List<Integer> pages = new ArrayList<>();

        static Joined of(List<Line> lines) {
            Joined joined = new Joined();
            lines.forEach(joined::add);
            return joined;
        }

        private void add(Line line) {
            String words = line.text().strip();
            if (words.isEmpty()) {
                return;
            }
            int last = text.length() - 1;
            boolean hyphenated = last > 0
                    && text.charAt(last) == '-'
                    && Character.isLetter(text.charAt(last - 1))
                    && Character.isLowerCase(words.charAt(0));
            boolean han = Character.UnicodeScript.of(words.codePointAt(0)) == Character.UnicodeScript.HAN;
            if (last >= 0 && !hyphenated && !han) {
                text.append(' ');
            }
            starts.add(text.length());
            pages.add(line.page());
            text.append(words);
        }

        int page(int position) {
            int page = pages.isEmpty() ? 1 : pages.get(0);
            for (int i = 0; i < starts.size() && starts.get(i) <= position; i++) {
                page = pages.get(i);
            }
            return page;
        }
    }
}
