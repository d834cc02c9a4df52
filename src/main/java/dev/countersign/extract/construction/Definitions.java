package dev.countersign.extract.construction;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds defined terms: "“Node” means ...", "... (the “Term”)", "“节点”是指……", "……（以下简称“平台”）". */
public final class Definitions {
    /** @param start where the term stands in the sentence, with its end */
    public record Defined(String term, String meaning, int start, int end) {}

    private static final int LONGEST_MEANING = 400;
    private static final String OPEN = "[\"“「『]";
    private static final String CLOSE = "[\"”」』]";
    private static final String TERM = "([\\p{Lu}\\p{IsHan}][^\"”」』\\n]{0,60})";

    private static final Pattern QUOTED = Pattern.compile(
            OPEN + TERM + CLOSE
                    + "\\s*(?:\\([^)]{0,40}\\)\\s*)?(?:shall mean|means?|has the meaning|refers? to|is defined as|是指|系指|指|[:：])\\s*");

    /** In bold type or in capitals only: the marks of the type are gone here. */
    private static final Pattern PLAIN = Pattern.compile(
            "^\\W{0,4}(?:\\d+(?:\\.\\d+)*\\.? )?(\\p{Lu}[\\w-]*(?: (?:of |and |or )?\\p{Lu}[\\w-]*){0,5}) (?:means|shall mean|has the meaning) ");

    private static final Pattern PLAIN_ZH = Pattern.compile("^\\W{0,4}(\\p{IsHan}{2,12}) ?[:：]? ?(?:是指|系指) ?");

    /** What stands before the parenthesis is the meaning. */
    private static final Pattern IN_PARENTHESES =
            Pattern.compile("[(（](?:[^()（）\"“「]{0,40})" + OPEN + TERM + CLOSE + "[^()（）]{0,40}[)）]");

    /** A party is not the agreement that it makes. */
    private static final Pattern BETWEEN = Pattern.compile("^.*\\b(?:between|by and between|made by)\\s+");

    private Definitions() {}

    public static List<Defined> in(String sentence) {
        List<Defined> found = new ArrayList<>();
        if (sentence.indexOf('"') >= 0 || sentence.indexOf('“') >= 0 || sentence.indexOf('「') >= 0) {
            add(QUOTED, sentence, found);
            for (Matcher m = IN_PARENTHESES.matcher(sentence); m.find(); ) {
                String before = before(sentence, m.start());
                if (!before.isBlank()) {
                    found.add(new Defined(m.group(1).strip(), before, m.start(1), m.end(1)));
                }
            }
        }
        if (found.isEmpty()) {
            add(PLAIN, sentence, found);
            add(PLAIN_ZH, sentence, found);
        }
        return found;
    }

    private static void add(Pattern pattern, String sentence, List<Defined> found) {
        for (Matcher m = pattern.matcher(sentence); m.find(); ) {
            String meaning = cut(sentence.substring(m.end()).strip());
            if (!meaning.isEmpty()) {
                found.add(new Defined(m.group(1).strip(), meaning, m.start(1), m.end(1)));
            }
        }
    }

    private static String cut(String meaning) {
        return meaning.length() <= LONGEST_MEANING ? meaning : meaning.substring(0, LONGEST_MEANING) + "…";
    }

    /** From the last comma or stop that stands far enough before: a noun phrase, not the whole sentence. */
    private static String before(String sentence, int end) {
        String all = sentence.substring(Math.max(0, end - LONGEST_MEANING), end).strip();
        int from = 0;
        for (int i = 0; i < all.length() - 12; i++) {
            char c = all.charAt(i);
            boolean stop = c == ';'
                    || c == '；'
                    || c == '。'
                    || c == '）'
                    || c == ')'
                    || c == '，'
                    || c == ','
                            && i + 1 < all.length()
                            && all.charAt(i + 1) == ' '
                            && !Character.isUpperCase(all.charAt(Math.min(i + 2, all.length() - 1)));
            if (stop) {
                from = i + 1;
            }
        }
        return BETWEEN.matcher(all.substring(from).strip()).replaceFirst("");
    }
}
