package dev.countersign.extract.value;

import dev.countersign.extract.value.Found.Standing;
import dev.countersign.numerals.ChineseNumerals;
import dev.countersign.numerals.EnglishNumerals;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Finds days of the calendar: "1st day of January, 2027", "Dec. 1, 2026", 01/12/2026, 2026-12-01, 2026年12月1日. */
public final class Dates {
    /** What stands first in 03/04/2027. */
    public enum Order {
        /** As India, Europe and China write it. */
        DAY_FIRST,
        /** As the United States write it. */
        MONTH_FIRST,
        /** Not known: a date that is possible both ways is ambiguous. */
        NOT_KNOWN
    }

    private static final List<String> MONTHS =
            List.of("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec");
    private static final String MONTH =
            "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";

    /** PDFs put blanks into raised letters and wide figures: "15t h", "20 20". */
    private static final String YEAR = "((?:19|20)\\d ?\\d)";

    private static final String ENDING = "(?: ?(?:st|nd|rd|th|t h|s t|n d|r d))?";
    private static final String DAY =
            "(\\d{1,2}|" + EnglishNumerals.ORDINAL + "(?=[ ,]))" + ENDING + "(?: ?\\( ?\\d{1,2}" + ENDING + " ?\\))?";

    private static final Pattern NAMED_MONTH = ignoringCase("\\b" + MONTH + "(?![a-z])");
    private static final Pattern MONTH_NAME_FIRST =
            ignoringCase("\\b" + MONTH + "\\.? ?(?:the )?" + DAY + " ?,? ?" + YEAR + "\\b");
    private static final Pattern MONTH_NAME_SECOND = ignoringCase(
            "\\b" + DAY + "[ -]?(?:day)? ?(?:of)? ?" + MONTH + "\\.?[ -]?,? ?(?:of )?(?:in the year )?" + YEAR + "\\b");
    private static final Pattern SHORT_YEAR =
            ignoringCase("\\b(\\d{1,2})[- ']" + MONTH + "[- '](\\d\\d)\\b(?![-/.]\\d)");
    private static final Pattern IN_FIGURES =
            Pattern.compile("(?<![\\d./-])(\\d{1,2})([/.-])(\\d{1,2})\\2((?:19|20)\\d\\d|\\d\\d)(?![\\d/-]|\\.\\d)");
    private static final Pattern YEAR_FIRST =
            Pattern.compile("(?<![\\d./-])((?:19|20)\\d\\d)([-/.])(\\d{1,2})\\2(\\d{1,2})(?![\\d/-]|\\.\\d)");

    private static final String CHINESE_NUMBER = "[" + ChineseNumerals.SIGNS + "]";
    private static final Pattern CHINESE = Pattern.compile("((?:19|20)\\d\\d|" + CHINESE_NUMBER + "{4}) ?年 ?(\\d{1,2}|"
            + CHINESE_NUMBER + "{1,3}) ?月 ?(\\d{1,2}|" + CHINESE_NUMBER + "{1,3}) ?[日号]");

    private Dates() {}

    /** In the order of the text. */
    public static List<Found<LocalDate>> in(String text, Order order) {
        String plain = Plain.of(text);
        List<Found<LocalDate>> found = new ArrayList<>();
        if (plain.chars().noneMatch(c -> c >= '0' && c <= '9' || c == '年')) {
            return found; // no year
        }
        if (NAMED_MONTH.matcher(plain).find()) {
            collect(found, MONTH_NAME_FIRST, plain, 3, 1, 2);
            collect(found, MONTH_NAME_SECOND, plain, 3, 2, 1);
            collect(found, SHORT_YEAR, plain, 3, 2, 1);
        }
        inFigures(found, plain, order);
        collect(found, YEAR_FIRST, plain, 1, 3, 4);
        if (plain.indexOf('年') >= 0) {
            collect(found, CHINESE, plain, 1, 2, 3);
        }
        found.sort(Comparator.comparingInt(Found::start));
        return found;
    }

    private static void collect(
            List<Found<LocalDate>> found, Pattern pattern, String text, int year, int month, int day) {
        Matcher m = pattern.matcher(text);
        while (m.find()) {
            date(year(m.group(year)), month(m.group(month)), number(m.group(day)))
                    .ifPresent(d -> found.add(Found.plain(d, m.start(), m.end())));
        }
    }

    private static void inFigures(List<Found<LocalDate>> found, String text, Order order) {
        Matcher m = IN_FIGURES.matcher(text);
        while (m.find()) {
            int year = year(m.group(4));
            Optional<LocalDate> dayFirst = date(year, number(m.group(3)), number(m.group(1)));
            Optional<LocalDate> monthFirst = date(year, number(m.group(1)), number(m.group(3)));
            // Points are European, and two figures of a year behind them a version or a clause.
            boolean points = m.group(2).equals(".");
            Stream<LocalDate> readings = points
                    ? dayFirst.filter(d -> m.group(4).length() == 4).stream()
                    : switch (order) {
                        case DAY_FIRST -> dayFirst.or(() -> monthFirst).stream();
                        case MONTH_FIRST -> monthFirst.or(() -> dayFirst).stream();
                        case NOT_KNOWN -> Stream.concat(dayFirst.stream(), monthFirst.stream());
                    };
            List<LocalDate> all = readings.toList();
            if (!all.isEmpty()) {
                found.add(Found.of(Standing.AMBIGUOUS, all, m.start(), m.end()));
            }
        }
    }

    private static Optional<LocalDate> date(int year, int month, int day) {
        try {
            return Optional.of(LocalDate.of(year, month, day));
        } catch (DateTimeException e) {
            return Optional.empty(); // 31 June is no day
        }
    }

    /** Two figures are of 1950 to 2049. */
    private static int year(String written) {
        int year = number(written.replace(" ", ""));
        return year >= 100 ? year : year + (year >= 50 ? 1900 : 2000);
    }

    private static int month(String written) {
        return Character.isLetter(written.charAt(0)) && written.charAt(0) < 0x80
                ? MONTHS.indexOf(written.substring(0, 3).toLowerCase(Locale.ROOT)) + 1
                : number(written);
    }

    /** 0, which no date has, where it is no number. */
    private static int number(String written) {
        if (Character.isDigit(written.charAt(0))) {
            return Integer.parseInt(written);
        }
        return (written.charAt(0) < 0x80 ? EnglishNumerals.read(written) : ChineseNumerals.read(written))
                .map(n -> n.min(BigDecimal.valueOf(9999)).intValue())
                .orElse(0);
    }

    private static Pattern ignoringCase(String words) {
        return Pattern.compile(words, Pattern.CASE_INSENSITIVE);
    }
}
