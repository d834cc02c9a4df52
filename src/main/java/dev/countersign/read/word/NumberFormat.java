package dev.countersign.read.word;

import dev.countersign.numerals.ChineseNumerals;
import dev.countersign.numerals.EnglishNumerals;
import java.util.Locale;

/** Writes the number of a list's level in the ways that Word has ({@code w:numFmt}). */
final class NumberFormat {
    private static final String STEMS = "甲乙丙丁戊己庚辛壬癸";
    private static final String BRANCHES = "子丑寅卯辰巳午未申酉戌亥";

    private NumberFormat() {}

    static String write(int n, String format) {
        return switch (format) {
            case "none" -> "";
            case "lowerLetter" -> letters(n, 'a');
            case "upperLetter" -> letters(n, 'A');
            case "lowerRoman" -> roman(n).toLowerCase(Locale.ROOT);
            case "upperRoman" -> roman(n);
            case "decimalZero" -> n >= 0 && n < 10 ? "0" + n : String.valueOf(n);
            case "ordinal" -> n + EnglishNumerals.ordinalEnding(n);
            case "cardinalText" -> capital(EnglishNumerals.cardinal(n));
            case "ordinalText" -> capital(EnglishNumerals.ordinal(n));
            case "decimalFullWidth", "decimalFullWidth2" -> digits(n, '０');
            case "hindiNumbers" -> digits(n, '०');
            case "arabicAbjad", "arabicAlpha" -> String.valueOf(n);
            case "decimalEnclosedCircle", "decimalEnclosedCircleChinese" ->
                n >= 1 && n <= 20 ? String.valueOf((char) ('①' + n - 1)) : String.valueOf(n);
            case "decimalEnclosedParen" -> n >= 1 && n <= 20 ? String.valueOf((char) ('⑴' + n - 1)) : String.valueOf(n);
            case "decimalEnclosedFullstop" ->
                n >= 1 && n <= 20 ? String.valueOf((char) ('⒈' + n - 1)) : String.valueOf(n);
            case "chineseCounting",
                    "chineseCountingThousand",
                    "taiwaneseCounting",
                    "taiwaneseCountingThousand",
                    "japaneseCounting" -> ChineseNumerals.common(n);
            case "ideographDigital", "japaneseDigitalTenThousand", "taiwaneseDigital" -> ChineseNumerals.digits(n);
            case "chineseLegalSimplified" -> ChineseNumerals.financial(n);
            case "ideographLegalTraditional", "japaneseLegal" -> ChineseNumerals.financialTraditional(n);
            case "ideographTraditional" -> n >= 1 && n <= 10 ? STEMS.substring(n - 1, n) : String.valueOf(n);
            case "ideographZodiac" -> n >= 1 && n <= 12 ? BRANCHES.substring(n - 1, n) : String.valueOf(n);
            case "numberInDash" -> "- " + n + " -";
            case "hex" -> Integer.toHexString(n).toUpperCase(Locale.ROOT);
            default -> String.valueOf(n);
        };
    }

    /** a to z, then aa to zz. */
    private static String letters(int n, char first) {
        if (n < 1) {
            return "";
        }
        int times = Math.min(30, (n - 1) / 26 + 1);
        return String.valueOf((char) (first + (n - 1) % 26)).repeat(times);
    }

    private static String roman(int n) {
        if (n < 1 || n > 32_767) {
            return String.valueOf(n);
        }
        int[] values = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
        String[] signs = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
        StringBuilder roman = new StringBuilder();
        int left = n;
        for (int i = 0; i < values.length; i++) {
            while (left >= values[i]) {
                roman.append(signs[i]);
                left -= values[i];
            }
        }
        return roman.toString();
    }

    private static String capital(String words) {
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }

    private static String digits(int n, char zero) {
        StringBuilder digits = new StringBuilder();
        for (char c : String.valueOf(n).toCharArray()) {
            digits.append(c >= '0' && c <= '9' ? (char) (c - '0' + zero) : c);
        }
        return digits.toString();
    }
}
