package dev.countersign.read.text;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The number at the head of a clause, in text that may carry the markup of Markdown. */
public final class ClauseNumbers {
    private static final Pattern CLAUSE = Pattern.compile(
            "^[\\s*_#>]*((?:(?:Article|Section|Clause|Schedule|Annex|Exhibit)\\s+)?\\d{1,3}(?:\\.\\d{1,3}){0,4}|第[一二三四五六七八九十百零\\d]+[条章节]|[一二三四五六七八九十]+(?=、))(?:\\\\?[.):、]|[*_]|\\s)+\\S.*",
            Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
    private static final Pattern TAG = Pattern.compile("</?[A-Za-z][^<>]{0,300}>");
    private static final String[] ROMAN = {"", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"};

    private ClauseNumbers() {}

    /** As it stands, or empty. */
    public static String at(String text) {
        String plain = text.indexOf('<') >= 0 ? TAG.matcher(text).replaceAll("") : text;
        Matcher clause = CLAUSE.matcher(plain);
        if (!clause.matches()) {
            return "";
        }
        // "30 days" is a figure in a sentence.
        boolean figure = plain.startsWith(" ", clause.end(1))
                && plain.length() > clause.end(1) + 1
                && Character.isLowerCase(plain.charAt(clause.end(1) + 1));
        return figure ? "" : clause.group(1);
    }

    /** Depth in the section tree; 0 for no number. */
    public static int level(String number) {
        return number.isEmpty() ? 0 : number.split("\\.").length;
    }

    /** How a web page shows the number of a list's item. */
    public static String counted(String type, int number) {
        boolean letters = number >= 1 && number <= 26;
        return switch (type) {
            case "a" -> letters ? String.valueOf((char) ('a' + number - 1)) : Integer.toString(number);
            case "A" -> letters ? String.valueOf((char) ('A' + number - 1)) : Integer.toString(number);
            case "i", "I" -> {
                String roman = number >= 1 && number < 40 ? "x".repeat(number / 10) + ROMAN[number % 10] : "";
                String shown = roman.isEmpty() ? Integer.toString(number) : roman;
                yield type.equals("I") ? shown.toUpperCase(java.util.Locale.ROOT) : shown;
            }
            default -> Integer.toString(number);
        };
    }
}
