package dev.countersign.model;

import java.util.ArrayList;
import java.util.List;

/**
 * A clause number as a place in an order: 12.3 comes after 12.2, and lies in 12.
 *
 * @param style numbers of one style follow each other
 * @param path what is counted, from the outside: 12 and 3
 */
record Ordinal(Style style, List<Integer> path) {
    enum Style {
        /** "4", "4.1", "Section 4.1": what it is called does not change what it counts. */
        DECIMAL,
        ROMAN,
        LETTER,
        /** "Exhibit A", "Schedule 2": each begins a paper of its own. */
        ANNEX,
        CHAPTER,
        ARTICLE,
        LIST,
        OTHER
    }

    private static final List<String> ANNEXES =
            List.of("exhibit", "schedule", "annex", "annexure", "appendix", "part", "chapter");
    private static final String DIGITS = "一二三四五六七八九";

    static Ordinal of(String number) {
        int blank = number.lastIndexOf(' ');
        String word = blank < 0 ? "" : number.substring(0, blank).toLowerCase(java.util.Locale.ROOT);
        String value = number.substring(blank + 1);
        if (ANNEXES.contains(word)) {
            return new Ordinal(Style.ANNEX, List.of());
        }
        if (number.startsWith("第")) {
            char unit = number.charAt(number.length() - 1);
            Style style = unit == '章' || unit == '编' || unit == '部' ? Style.CHAPTER : Style.ARTICLE;
            return new Ordinal(style, List.of(chinese(number.substring(1, number.length() - 1))));
        }
        if (DIGITS.indexOf(value.charAt(0)) >= 0 || value.charAt(0) == '十') {
            return new Ordinal(Style.LIST, List.of(chinese(value)));
        }
        if (Character.isDigit(value.charAt(0))) {
            return decimal(value);
        }
        int roman = roman(value);
        if (roman > 0) {
            return new Ordinal(Style.ROMAN, List.of(roman));
        }
        return value.length() == 1 && Character.isUpperCase(value.charAt(0))
                ? new Ordinal(Style.LETTER, List.of(value.charAt(0) - 'A' + 1))
                : new Ordinal(Style.OTHER, List.of());
    }

    private static Ordinal decimal(String value) {
        List<Integer> path = new ArrayList<>();
        for (String part : value.split("\\.")) {
            if (!part.matches("\\d{1,4}")) {
                return new Ordinal(Style.OTHER, List.of());
            }
            path.add(Integer.parseInt(part));
        }
        // "1.0" is 1 written with a nought.
        if (path.size() == 2 && path.get(1) == 0) {
            path.remove(1);
        }
        return new Ordinal(Style.DECIMAL, path);
    }

    private static int roman(String value) {
        int sum = 0;
        int before = 0;
        for (int i = value.length() - 1; i >= 0; i--) {
            int each = switch (value.charAt(i)) {
                case 'I' -> 1;
                case 'V' -> 5;
                case 'X' -> 10;
                case 'L' -> 50;
                default -> 0;
            };
            if (each == 0) {
                return 0;
            }
            sum += each < before ? -each : each;
            before = each;
        }
        return sum;
    }

    /** Up to ninety-nine; 0 for what is none. */
    private static int chinese(String digits) {
        String plain = digits.replace(" ", "");
        if (plain.matches("\\d{1,4}")) {
            return Integer.parseInt(plain);
        }
        int ten = plain.indexOf('十');
        int tens = ten < 0 ? 0 : ten == 0 ? 1 : DIGITS.indexOf(plain.charAt(ten - 1)) + 1;
        String ones = plain.substring(ten + 1);
        return tens * 10 + (ones.isEmpty() ? 0 : DIGITS.indexOf(ones.charAt(ones.length() - 1)) + 1);
    }

    int last() {
        return path.isEmpty() ? 0 : path.get(path.size() - 1);
    }

    boolean isFirst() {
        return last() == 1;
    }

    /** It may stand beside the other, after it: some numbers between may be missing. */
    boolean follows(Ordinal other) {
        return style == other.style
                && style != Style.OTHER
                && path.size() == other.path.size()
                && (path.isEmpty() || outer().equals(other.outer()) && last() > other.last());
    }

    /** It stands beside the other, and not after it. */
    boolean isBehind(Ordinal other) {
        return style == other.style
                && path.size() == other.path.size()
                && outer().equals(other.outer())
                && last() <= other.last();
    }

    /** It is the very next. */
    boolean isNextTo(Ordinal other) {
        return !path.isEmpty() && follows(other) && last() == other.last() + 1;
    }

    /** Its number begins with the other's. */
    boolean liesIn(Ordinal other) {
        return style == Style.DECIMAL
                && other.style == Style.DECIMAL
                && path.size() > other.path.size()
                && path.subList(0, other.path.size()).equals(other.path);
    }

    /** An annex or a chapter holds all numbers that stand in it, wherever they begin. */
    boolean holds(Ordinal other) {
        return style == Style.ANNEX && other.style != Style.ANNEX && other.style != Style.OTHER
                || style == Style.CHAPTER && other.style == Style.ARTICLE;
    }

    private List<Integer> outer() {
        return path.subList(0, path.size() - 1);
    }
}
