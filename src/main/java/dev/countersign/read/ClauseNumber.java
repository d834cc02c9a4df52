package dev.countersign.read;

import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The number at the head of a clause ("12.3", "Article 5", "(a)", "第三条") and its depth. Read by hand, character by
 * character: it is asked for every line of a document.
 *
 * @param text the number as it stands, without the stop or the bracket's blank behind it; empty if there is none
 * @param level depth in the section tree from 1; 0 for items of a list
 * @param end where the number ends in the line
 */
public record ClauseNumber(String text, int level, int end) {
    public static final ClauseNumber NONE = new ClauseNumber("", 0, 0);

    private static final String[] WORDS = {
        "article", "section", "clause", "schedule", "annex", "annexure", "appendix", "exhibit", "part", "chapter"
    };
    /** These begin a paper of their own, whatever they count. */
    private static final Set<String> ANNEXES =
            Set.of("schedule", "annex", "annexure", "appendix", "exhibit", "part", "chapter");

    private static final List<String> MONTHS = List.of(
            "january",
            "february",
            "march",
            "april",
            "may",
            "june",
            "july",
            "august",
            "september",
            "october",
            "november",
            "december");
    private static final Set<String> STREETS = Set.of(
            "street",
            "st",
            "road",
            "rd",
            "circle",
            "avenue",
            "ave",
            "lane",
            "drive",
            "boulevard",
            "blvd",
            "square",
            "court",
            "highway",
            "parkway",
            "plaza",
            "marg",
            "nagar",
            "suite",
            "floor",
            "terrace",
            "crescent",
            "broadway");
    private static final int LONGEST_STREET = 80;
    private static final String CHINESE_DIGITS = "零〇一二三四五六七八九十百千两";
    private static final String BULLETS = "•●▪■◦‣∙·–—-*➢►▶○□❖✓\uF0B7\uF0A7\uF0D8\uF0FC\uF0A8o";

    public boolean isNone() {
        return text.isEmpty();
    }

    public static boolean isBullet(String line) {
        return line.length() > 2 && line.charAt(1) == ' ' && BULLETS.indexOf(line.charAt(0)) >= 0;
    }

    public static ClauseNumber of(String line) {
        if (line.isEmpty()) {
            return NONE;
        }
        char c = line.charAt(0);
        if (c >= '0' && c <= '9') {
            return decimal(line);
        }
        if (c == '(' || c == '（') {
            return bracketed(line);
        }
        if (c == '第') {
            return chinese(line);
        }
        if (CHINESE_DIGITS.indexOf(c) >= 0) {
            return chineseList(line);
        }
        if (c == '§') {
            int end = afterDigits(line, line.length() > 1 && line.charAt(1) == ' ' ? 2 : 1);
            return end > 2 || end == 2 && line.charAt(1) != ' '
                    ? new ClauseNumber(line.substring(0, end), 1, end)
                    : NONE;
        }
        return Character.isLetter(c) ? worded(line) : NONE;
    }

    /** "1." "1.2" "1.2.3." "1)": at most five parts of at most three digits; "2026", "30 days" and "1.5%" are none. */
    private static ClauseNumber decimal(String line) {
        int i = 0;
        int parts = 0;
        while (true) {
            int digits = afterDigits(line, i) - i;
            if (digits == 0 || digits > 3 || parts == 0 && line.charAt(0) == '0') {
                break;
            }
            parts++;
            i += digits;
            if (i < line.length() && line.charAt(i) == '.' && i + 1 < line.length() && isDigit(line.charAt(i + 1))) {
                i++;
            } else {
                break;
            }
        }
        if (parts == 0 || parts > 6 || i > 0 && line.charAt(i - 1) == '.') {
            return NONE;
        }
        int end = i;
        char next = i < line.length() ? line.charAt(i) : ' ';
        boolean closed = next == '.' || next == ')' || next == '、' || next == '．' || next == ':';
        if (closed) {
            i++;
        }
        boolean gap = i >= line.length() || line.charAt(i) == ' ';
        if (!gap && !(closed && startsText(line, i)) && !(parts > 1 && startsText(line, i))) {
            return NONE;
        }
        if (i < line.length() && line.charAt(i) == ' ') {
            i++;
        }
        if (parts == 1 && !closed && !(end <= 2 && i < line.length() && startsText(line, i))) {
            return NONE;
        }
        // "1.5 million" and "30. days" are figures in a sentence; "2.1. to supply" is a clause.
        boolean stopped = parts > 1 && next == '.';
        if (i < line.length() && Character.isLowerCase(line.charAt(i)) && !stopped) {
            return NONE;
        }
        if (parts == 1 && !closed && (startsDate(line, i) || isStreet(line, i))) {
            return NONE;
        }
        return new ClauseNumber(
                line.substring(0, end), next == ')' ? 0 : parts == 2 && endsInZero(line, end) ? 1 : parts, i);
    }

    /** "26 November 2026". */
    private static boolean startsDate(String line, int from) {
        int to = from;
        while (to < line.length() && Character.isLetter(line.charAt(to))) {
            to++;
        }
        String word = line.substring(from, to).toLowerCase(Locale.ROOT);
        return word.length() >= 3 && MONTHS.stream().anyMatch(m -> m.startsWith(word)) && !line.endsWith(":");
    }

    /** "7 Village Circle, Suite 100": a short line that names a street. */
    private static boolean isStreet(String line, int from) {
        if (line.length() > LONGEST_STREET) {
            return false;
        }
        for (String word : line.substring(from).split("[ ,.]+")) {
            if (STREETS.contains(word.toLowerCase(Locale.ROOT))) {
                return true;
            }
        }
        return false;
    }

    /** "1.0" is the first level written with a nought. */
    private static boolean endsInZero(String line, int end) {
        return line.charAt(end - 1) == '0' && line.charAt(end - 2) == '.';
    }

    private static boolean startsText(String line, int i) {
        if (i >= line.length()) {
            return false;
        }
        char c = line.charAt(i);
        return Character.isUpperCase(c) || c == '"' || c == '“' || c == '\'' || c == '[' || c == '(' || c > 0x2E80;
    }

    /** "(a)" "(iv)" "(12)" "（一）". */
    private static ClauseNumber bracketed(String line) {
        int i = 1;
        while (i < line.length() && i <= 6 && isNumeral(line.charAt(i))) {
            i++;
        }
        if (i == 1
                || i >= line.length()
                || isDigit(line.charAt(1)) && i > 3
                || line.charAt(i) != ')' && line.charAt(i) != '）') {
            return NONE;
        }
        boolean letters = Character.isLetter(line.charAt(1)) && CHINESE_DIGITS.indexOf(line.charAt(1)) < 0;
        if (letters && i > 2 && !isRoman(line, 1, i) && !(i == 3 && line.charAt(1) == line.charAt(2))) {
            return NONE;
        }
        int end = i + 1;
        if (end < line.length() && line.charAt(end) != ' ' && !Character.isLetter(line.charAt(end))) {
            return NONE;
        }
        int after = end < line.length() && line.charAt(end) == ' ' ? end + 1 : end;
        return new ClauseNumber(line.substring(0, end), 0, after);
    }

    private static boolean isNumeral(char c) {
        return isDigit(c) || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || CHINESE_DIGITS.indexOf(c) >= 0;
    }

    private static boolean isRoman(String line, int from, int to) {
        for (int i = from; i < to; i++) {
            if ("ivxlcIVXLC".indexOf(line.charAt(i)) < 0) {
                return false;
            }
        }
        return true;
    }

    /** "第三条" and its kind; a chapter stands above an article. */
    private static ClauseNumber chinese(String line) {
        int i = 1;
        while (i < line.length()
                && i < 9
                && (isDigit(line.charAt(i)) || line.charAt(i) == ' ' || CHINESE_DIGITS.indexOf(line.charAt(i)) >= 0)) {
            i++;
        }
        if (i == 1 || i >= line.length() || "条章节部款编".indexOf(line.charAt(i)) < 0) {
            return NONE;
        }
        int end = i + 1;
        return new ClauseNumber(line.substring(0, end), line.charAt(i) == '款' ? 2 : 1, end);
    }

    /** "一、". */
    private static ClauseNumber chineseList(String line) {
        int i = 0;
        while (i < line.length() && CHINESE_DIGITS.indexOf(line.charAt(i)) >= 0) {
            i++;
        }
        boolean stopped = i < line.length() && i <= 4 && (line.charAt(i) == '、' || line.charAt(i) == '．');
        return stopped ? new ClauseNumber(line.substring(0, i), 1, i + 1) : NONE;
    }

    /** "Article 5", "SCHEDULE B", "IV.", "A.", "a)". */
    private static ClauseNumber worded(String line) {
        int blank = line.indexOf(' ');
        String head = blank < 0 ? line : line.substring(0, blank);
        if (head.length() > 9) {
            return NONE;
        }
        if (blank > 0 && Character.isUpperCase(line.charAt(0))) {
            for (String word : WORDS) {
                if (head.equalsIgnoreCase(word)) {
                    return afterWord(line, blank + 1, ANNEXES.contains(word));
                }
            }
        }
        char last = head.charAt(head.length() - 1);
        if (head.length() < 2 || last != '.' && last != ')' || blank < 0) {
            return NONE;
        }
        int end = head.length() - 1;
        boolean one = end == 1;
        boolean roman = end <= 5
                && isRoman(line, 0, end)
                && Character.isUpperCase(line.charAt(0)) == Character.isUpperCase(line.charAt(end - 1));
        if (!one && !roman) {
            return NONE;
        }
        boolean upper = Character.isUpperCase(line.charAt(0));
        return new ClauseNumber(
                line.substring(0, last == ')' ? end + 1 : end), upper && last == '.' ? 1 : 0, blank + 1);
    }

    private static ClauseNumber afterWord(String line, int from, boolean annex) {
        int i = from;
        while (i < line.length()
                && (isDigit(line.charAt(i))
                        || Character.isUpperCase(line.charAt(i))
                        || i > from && (line.charAt(i) == '.' || line.charAt(i) == '-'))) {
            i++;
        }
        int end = i;
        while (end > from && (line.charAt(end - 1) == '.' || line.charAt(end - 1) == '-')) {
            end--;
        }
        boolean ends = i >= line.length() || " :,–—(".indexOf(line.charAt(i)) >= 0;
        if (end == from || !ends || i - from > 8) {
            return NONE;
        }
        // "Section 5 of this Agreement" goes on with a sentence; "Section 5" and "Section 5. Term" open one.
        if (i < line.length() && line.charAt(i) == ',') {
            return NONE;
        }
        if (i + 1 < line.length() && line.charAt(i) == ' ' && Character.isLowerCase(line.charAt(i + 1))) {
            return NONE;
        }
        boolean letters = !isDigit(line.charAt(from));
        if (letters && end - from > 1 && !isRoman(line, from, end) && line.indexOf('-', from) < 0) {
            return NONE;
        }
        int parts = 1;
        for (int k = from; k < end; k++) {
            parts += line.charAt(k) == '.' ? 1 : 0;
        }
        int after = i < line.length() && line.charAt(i) == ' ' ? i + 1 : i;
        return new ClauseNumber(line.substring(0, end), annex ? 1 : parts, after);
    }

    private static int afterDigits(String line, int from) {
        int i = from;
        while (i < line.length() && isDigit(line.charAt(i))) {
            i++;
        }
        return i;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
