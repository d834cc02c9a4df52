package dev.countersign.read.word;

import java.util.Locale;

/** Writes the number of a list's level in the ways that Word has ({@code w:numFmt}). */
final class NumberFormat {
    private static final String[] ONES = {
        "",
        "one",
        "two",
        "three",
        "four",
        "five",
        "six",
        "seven",
        "eight",
        "nine",
        "ten",
        "eleven",
        "twelve",
        "thirteen",
        "fourteen",
        "fifteen",
        "sixteen",
        "seventeen",
        "eighteen",
        "nineteen"
    };
    private static final String[] TENS = {
        "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"
    };
    private static final String[] ORDINALS = {
        "",
        "first",
        "second",
        "third",
        "fourth",
        "fifth",
        "sixth",
        "seventh",
        "eighth",
        "ninth",
        "tenth",
        "eleventh",
        "twelfth"
    };
    private static final String CHINESE = "零一二三四五六七八九";
    private static final String CHINESE_UNITS = "十百千";
    private static final String LEGAL = "零壹贰叁肆伍陆柒捌玖";
    private static final String LEGAL_UNITS = "拾佰仟";
    private static final String LEGAL_TRADITIONAL = "零壹貳參肆伍陸柒捌玖";
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
            case "ordinal" -> n + ordinalEnding(n);
            case "cardinalText" -> capital(words(n));
            case "ordinalText" -> capital(ordinalWords(n));
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
                    "japaneseCounting" -> chinese(n, CHINESE, CHINESE_UNITS, false);
            case "ideographDigital", "japaneseDigitalTenThousand", "taiwaneseDigital" ->
                each(n, "〇" + CHINESE.substring(1));
            case "chineseLegalSimplified" -> chinese(n, LEGAL, LEGAL_UNITS, true);
            case "ideographLegalTraditional", "japaneseLegal" -> chinese(n, LEGAL_TRADITIONAL, LEGAL_UNITS, true);
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

    private static String ordinalEnding(int n) {
        if (n % 100 >= 11 && n % 100 <= 13) {
            return "th";
        }
        return switch (n % 10) {
            case 1 -> "st";
            case 2 -> "nd";
            case 3 -> "rd";
            default -> "th";
        };
    }

    private static String words(int n) {
        if (n < 1 || n > 999) {
            return String.valueOf(n);
        }
        String hundreds = n >= 100 ? ONES[n / 100] + " hundred" : "";
        int rest = n % 100;
        String below = rest < 20 ? ONES[rest] : TENS[rest / 10] + (rest % 10 == 0 ? "" : "-" + ONES[rest % 10]);
        return hundreds.isEmpty() || below.isEmpty() ? hundreds + below : hundreds + " " + below;
    }

    private static String ordinalWords(int n) {
        if (n >= 1 && n <= 12) {
            return ORDINALS[n];
        }
        if (n < 1 || n > 99) {
            return n + ordinalEnding(n);
        }
        if (n < 20) {
            return ONES[n] + "th";
        }
        String ten = TENS[n / 10];
        return n % 10 == 0 ? ten.substring(0, ten.length() - 1) + "ieth" : ten + "-" + ORDINALS[n % 10];
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

    private static String each(int n, String signs) {
        StringBuilder digits = new StringBuilder();
        for (char c : String.valueOf(Math.max(0, n)).toCharArray()) {
            digits.append(signs.charAt(c - '0'));
        }
        return digits.toString();
    }

    /** 十一 for 11, 二十 for 20, 一百零一 for 101; the legal signs write 壹拾壹. */
    private static String chinese(int n, String signs, String units, boolean leadingOne) {
        if (n < 1 || n > 9_999) {
            return n == 0 ? signs.substring(0, 1) : String.valueOf(n);
        }
        String digits = String.valueOf(n);
        StringBuilder text = new StringBuilder();
        boolean zero = false;
        for (int i = 0; i < digits.length(); i++) {
            int digit = digits.charAt(i) - '0';
            int unit = digits.length() - 1 - i;
            if (digit == 0) {
                zero = true;
                continue;
            }
            if (zero) {
                text.append(signs.charAt(0));
                zero = false;
            }
            if (digit != 1 || unit != 1 || i > 0 || leadingOne) {
                text.append(signs.charAt(digit));
            }
            if (unit > 0) {
                text.append(units.charAt(unit - 1));
            }
        }
        return text.toString();
    }
}
