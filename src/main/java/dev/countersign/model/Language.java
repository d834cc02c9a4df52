package dev.countersign.model;

import java.util.Locale;
import java.util.Set;

/** The language that a paragraph is written in, as far as Countersign takes facts from it. */
public enum Language {
    ENGLISH,
    CHINESE,
    /** Hindi, German, any other: read and shown, but no fact is taken from it with certainty. */
    OTHER;

    /** Chinese says with a character what takes a word in English. */
    private static final double CHINESE_SHARE = 0.2;

    /** From this many words on, English cannot do without its small words. */
    private static final int FEWEST_WORDS = 8;

    /** English prose has 30 to 50 in a hundred of them, a list of names and figures few; other languages hardly any. */
    private static final double LEAST_SMALL_WORDS = 0.08;

    private static final Set<String> SMALL_WORDS = Set.of(
            "the", "of", "and", "to", "in", "a", "or", "for", "is", "be", "by", "shall", "any", "this", "that", "with",
            "as", "on", "will", "not", "are", "such", "per", "from", "at", "it", "all", "may", "no", "if");

    /** Of a paragraph; of one without letters, English. */
    public static Language of(String text) {
        int chinese = 0;
        int latin = 0;
        int other = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Character.isLetter(c)) {
                Character.UnicodeScript script = Character.UnicodeScript.of(c);
                chinese += script == Character.UnicodeScript.HAN ? 1 : 0;
                latin += script == Character.UnicodeScript.LATIN ? 1 : 0;
                other += script != Character.UnicodeScript.HAN && script != Character.UnicodeScript.LATIN ? 1 : 0;
            }
        }
        int letters = chinese + latin + other;
        if (other * 2 > letters) {
            return OTHER;
        }
        if (chinese > CHINESE_SHARE * letters) {
            return CHINESE;
        }
        return isEnglish(text) ? ENGLISH : OTHER;
    }

    private static boolean isEnglish(String text) {
        int words = 0;
        int small = 0;
        for (String word : text.toLowerCase(Locale.ROOT).split("[^\\p{L}]+")) {
            if (word.length() > 0) {
                words++;
                small += SMALL_WORDS.contains(word) ? 1 : 0;
            }
        }
        return words < FEWEST_WORDS || small >= LEAST_SMALL_WORDS * words;
    }
}
