package dev.countersign.extract.quote;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.Month;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Days as quotes date themselves; one whose day and month could change places is none. */
final class Days {
    private static final String MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?";

    /** Matches a day; without groups. */
    static final String DAY = "(?:\\d{4}-\\d{1,2}-\\d{1,2}|\\d{4}年\\d{1,2}月\\d{1,2}日|\\d{1,2}(?:st|nd|rd|th)?[ -]"
            + MONTH + ",?[ -]\\d{4}|" + MONTH + " \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}|\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{4})";

    private static final Pattern YEAR_FIRST = Pattern.compile("(\\d{4})\\D(\\d{1,2})\\D(\\d{1,2})日?");
    private static final Pattern NAMED = Pattern.compile(
            "(?:(\\d{1,2})\\D{0,2}?[ -])?(" + MONTH + "),?[ -](?:(\\d{1,2})[a-z]{0,2},? )?(\\d{4})",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern NUMBERS = Pattern.compile("(\\d{1,2})\\D(\\d{1,2})\\D(\\d{4})");

    private Days() {}

    /** @param written as {@link #DAY} matches it */
    static Optional<LocalDate> read(String written) {
        String text = written.replaceAll("\\s+", " ");
        Matcher m = YEAR_FIRST.matcher(text);
        if (m.matches()) {
            return day(number(m, 1), number(m, 2), number(m, 3));
        }
        m = NAMED.matcher(text);
        if (m.matches()) {
            return day(number(m, 4), month(m.group(2)), number(m, m.group(1) != null ? 1 : 3));
        }
        m = NUMBERS.matcher(text);
        if (!m.matches()) {
            return Optional.empty();
        }
        int first = number(m, 1);
        int second = number(m, 2);
        if (first <= 12 && second <= 12 && first != second) {
            return Optional.empty();
        }
        return first > 12 ? day(number(m, 3), second, first) : day(number(m, 3), first, second);
    }

    private static int month(String name) {
        String start = name.substring(0, 3).toUpperCase(Locale.ROOT);
        for (Month month : Month.values()) {
            if (month.name().startsWith(start)) {
                return month.getValue();
            }
        }
        throw new IllegalArgumentException("no month: " + name);
    }

    private static int number(Matcher m, int group) {
        return m.group(group) == null ? 0 : Integer.parseInt(m.group(group));
    }

    private static Optional<LocalDate> day(int year, int month, int day) {
        try {
            return Optional.of(LocalDate.of(year, month, day));
        } catch (DateTimeException none) {
            return Optional.empty();
        }
    }
}
