package dev.countersign.extract.value;

import dev.countersign.extract.value.Period.Days;
import dev.countersign.extract.value.Period.Unit;
import dev.countersign.numerals.EnglishNumerals;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds lengths of time: "thirty (30) business days", "a fortnight", "the third anniversary", 三十日, 30个工作日. */
public final class Periods {
    private static final Pattern ENGLISH = Pattern.compile(
            "(?<![\\w.,$\u20b9\u20ac\u00a3\u00a5-])(?:(" + Numbers.PATTERN + "|" + EnglishNumerals.ORDINAL
                    + "(?=(?:\\s?\\(\\s?\\d+[a-z]{0,2}\\s?\\))?\\s(?:annual\\s)?anniv)(?:\\s?\\(\\s?\\d+[a-z]{0,2}\\s?\\))?|\\d+(?:st|nd|rd|th)(?=\\sanniv))"
                    + "\\s?-?\\s?((?:(?:consecutive|calendar|business|working|banking|clock|clear|full|continuous|contract|additional|successive|further|annual|prior)\\s+){0,2})"
                    + "(minute|min|hour|hr|day|week|fortnight|month|quarter|year|yr|anniversar)(?:s|y|ies)?|(?:(?<=\\ba )|(?<=\\bone ))(fortnight))\\b"
                    + "(?:'s?)?(?:\\s?\\(\\s?(\\d{1,4})\\s?\\))?",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern CHINESE = Pattern.compile("(?<![第每\\d.xX\u00d7/月-])(" + Numbers.CHINESE_PATTERN
            + "|半)\\s?(个|個)?\\s?(工作日|营业日|交易日|自然日|日历日|日历月|公历月|自然月|公历年|自然年|工作小时|小时|分钟|天|日|周|星期|月|季度|年)(?![\\d:])");

    private static final int LONGEST_YEARS = 100;

    private Periods() {}

    /** In the order of the text. */
    public static List<Found<Period>> in(String text) {
        String plain = Plain.of(text);
        List<Found<Period>> found = new ArrayList<>();
        Matcher m = ENGLISH.matcher(plain);
        while (m.find()) {
            english(m).ifPresent(found::add);
        }
        if (!plain.equals(text) || text.chars().anyMatch(c -> c >= 0x3400)) {
            chinese(plain, found);
            found.sort(Comparator.comparingInt(Found::start));
        }
        return found;
    }

    private static Optional<Found<Period>> english(Matcher m) {
        boolean fortnight = m.group(4) != null;
        String unit = (fortnight ? m.group(4) : m.group(3)).toLowerCase(Locale.ROOT);
        String kinds = fortnight ? "" : m.group(2).toLowerCase(Locale.ROOT);
        Days days = kinds.contains("business") || kinds.contains("working") || kinds.contains("banking")
                ? Days.BUSINESS
                : kinds.contains("calendar") ? Days.CALENDAR : Days.NOT_SAID;
        List<BigDecimal> counts = fortnight ? List.of(BigDecimal.ONE) : counts(m.group(1), m.group(5));
        return switch (unit) {
            case "minute", "min" -> period(counts, 1, Unit.MINUTE, days, m);
            case "hour", "hr" -> period(counts, 1, Unit.HOUR, days, m);
            case "day" -> period(counts, 1, Unit.DAY, days, m);
            case "week" -> period(counts, 1, Unit.WEEK, days, m);
            case "fortnight" -> period(counts, 2, Unit.WEEK, days, m);
            case "month" -> period(counts, 1, Unit.MONTH, days, m);
            case "quarter" -> period(counts, 3, Unit.MONTH, days, m);
            default -> period(counts, 1, Unit.YEAR, days, m);
        };
    }

    /** The figures may stand behind the unit: "thirty days (30)". */
    private static List<BigDecimal> counts(String written, String behind) {
        List<BigDecimal> counts = new ArrayList<>(Numbers.readings(written.replaceAll("(?<=\\d)(?:st|nd|rd|th)", "")));
        if (counts.isEmpty()) {
            EnglishNumerals.read(written.replaceAll("\\(.*", "")).ifPresent(counts::add);
        }
        if (behind != null && counts.stream().noneMatch(c -> c.compareTo(new BigDecimal(behind)) == 0)) {
            counts.add(new BigDecimal(behind));
        }
        return counts;
    }

    private static void chinese(String plain, List<Found<Period>> found) {
        Matcher m = CHINESE.matcher(plain);
        while (m.find()) {
            String unit = m.group(3);
            boolean counted = m.group(2) != null;
            // 12月 is December, 2026年 a year of the calendar; 12个月 and 3年 are lengths.
            boolean half = m.group(1).equals("半");
            List<BigDecimal> counts = half ? List.of(BigDecimal.ONE) : Numbers.readings(m.group(1));
            boolean calendar = unit.equals("月") && !counted
                    || unit.equals("年") && counts.stream().anyMatch(c -> c.intValue() > LONGEST_YEARS);
            if (!calendar) {
                chinese(counts, unit, half, m).ifPresent(found::add);
            }
        }
    }

    private static Optional<Found<Period>> chinese(List<BigDecimal> counts, String unit, boolean half, Matcher m) {
        return switch (unit) {
            case "分钟" -> period(counts, 1, Unit.MINUTE, Days.NOT_SAID, m);
            case "小时" ->
                half
                        ? period(counts, 30, Unit.MINUTE, Days.NOT_SAID, m)
                        : period(counts, 1, Unit.HOUR, Days.NOT_SAID, m);
            case "工作小时" -> period(counts, 1, Unit.HOUR, Days.BUSINESS, m);
            case "工作日", "营业日", "交易日" -> period(counts, 1, Unit.DAY, Days.BUSINESS, m);
            case "自然日", "日历日" -> period(counts, 1, Unit.DAY, Days.CALENDAR, m);
            case "周", "星期" -> period(counts, 1, Unit.WEEK, Days.NOT_SAID, m);
            case "月" ->
                half ? period(counts, 15, Unit.DAY, Days.NOT_SAID, m) : period(counts, 1, Unit.MONTH, Days.NOT_SAID, m);
            case "日历月", "公历月", "自然月" -> period(counts, 1, Unit.MONTH, Days.CALENDAR, m);
            case "季度" -> period(counts, 3, Unit.MONTH, Days.NOT_SAID, m);
            case "年" ->
                half ? period(counts, 6, Unit.MONTH, Days.NOT_SAID, m) : period(counts, 1, Unit.YEAR, Days.NOT_SAID, m);
            case "公历年", "自然年" -> period(counts, 1, Unit.YEAR, Days.CALENDAR, m);
            default ->
                half ? period(counts, 12, Unit.HOUR, Days.NOT_SAID, m) : period(counts, 1, Unit.DAY, Days.NOT_SAID, m);
        };
    }

    private static Optional<Found<Period>> period(List<BigDecimal> counts, int times, Unit unit, Days days, Matcher m) {
        List<Period> readings = counts.stream()
                .map(c -> c.multiply(BigDecimal.valueOf(times)))
                .filter(c -> Period.isPossible(c, unit))
                .map(c -> new Period(c, unit, days))
                .toList();
        return Numbers.found(readings, m.start(), m.end());
    }
}
