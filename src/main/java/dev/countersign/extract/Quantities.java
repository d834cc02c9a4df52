package dev.countersign.extract;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Numbers, durations and amounts of money as contracts write them: "four (4) hours", "thirty days", "INR 6.50 per GB". */
final class Quantities {
    private static final List<String> UNITS = List.of(
            "zero",
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
            "nineteen");
    private static final Map<String, Integer> TENS = Map.of(
            "twenty", 20, "thirty", 30, "forty", 40, "fifty", 50, "sixty", 60, "seventy", 70, "eighty", 80, "ninety",
            90);

    private static final String WORD = "(?:(?:" + String.join("|", UNITS) + "|" + String.join("|", TENS.keySet())
            + "|hundred)(?:[- ](?=[a-z])(?:and )?|\\b))+";

    /** A number in words, in figures, or in words with the figures behind them. */
    static final String NUMBER =
            "(?:" + WORD + "\\s*(?:\\(\\s*\\d+(?:\\.\\d+)?\\s*\\))?|\\d+(?:\\.\\d+)?(?:\\s*\\([a-z -]+\\))?)";

    private static final Pattern FIGURES = Pattern.compile("\\d+(?:\\.\\d+)?");

    private static final Pattern DURATION = Pattern.compile(
            "(?<![\\w.,-])(" + NUMBER
                    + ")[\\s-]*(?:(?:consecutive|calendar|business|working|clock|clear|full|continuous)\\s+)?(minute|min|hour|hr|day|week|month|year)s?\\b",
            Pattern.CASE_INSENSITIVE);

    /** An amount with its currency. */
    static final Pattern MONEY = Pattern.compile(
            "(?:\\b(?:INR|USD|EUR|GBP|SGD|CNY|RMB|AED|JPY|Rs\\.?)|[$₹€£¥])\\s?\\d[\\d,]*(?:\\.\\d+)?|\\b\\d[\\d,]*(?:\\.\\d+)?\\s?(?:INR|USD|EUR|GBP|SGD|CNY|RMB|AED|JPY|rupees|dollars)\\b",
            Pattern.CASE_INSENSITIVE);

    private Quantities() {}

    /** @param match of the number and its unit in the passage */
    record Duration(int minutes, MatchResult match) {
        /** Rounded up: within 90 minutes is within 2 hours. */
        int hours() {
            return (minutes + 59) / 60;
        }

        int days() {
            return (minutes + 24 * 60 - 1) / (24 * 60);
        }
    }

    static List<Duration> durations(String text) {
        List<Duration> found = new ArrayList<>();
        Matcher m = DURATION.matcher(text);
        while (m.find()) {
            int minutesEach = switch (m.group(2).toLowerCase(Locale.ROOT)) {
                case "minute", "min" -> 1;
                case "hour", "hr" -> 60;
                case "day" -> 24 * 60;
                case "week" -> 7 * 24 * 60;
                case "month" -> 30 * 24 * 60;
                default -> 365 * 24 * 60;
            };
            MatchResult match = m.toMatchResult();
            number(m.group(1))
                    .map(n -> n.multiply(BigDecimal.valueOf(minutesEach)))
                    .filter(n -> n.compareTo(BigDecimal.valueOf(100L * 365 * 24 * 60)) < 0)
                    .ifPresent(n -> found.add(
                            new Duration(n.setScale(0, RoundingMode.CEILING).intValueExact(), match)));
        }
        return found;
    }

    /** Of a number as {@link #NUMBER} finds it. The figures count where there are any. */
    static Optional<BigDecimal> number(String written) {
        Matcher figures = FIGURES.matcher(written);
        if (figures.find()) {
            return Optional.of(new BigDecimal(figures.group()));
        }
        int sum = 0;
        boolean any = false;
        for (String word : written.toLowerCase(Locale.ROOT).split("[^a-z]+")) {
            if (UNITS.contains(word)) {
                sum += UNITS.indexOf(word);
                any = true;
            } else if (TENS.containsKey(word)) {
                sum += TENS.get(word);
                any = true;
            } else if (word.equals("hundred")) {
                sum = Math.max(1, sum) * 100;
                any = true;
            }
        }
        return any ? Optional.of(BigDecimal.valueOf(sum)) : Optional.empty();
    }

    /** A whole number of that many at most. */
    static Optional<Integer> count(String written, int most) {
        return number(written)
                .filter(n -> n.stripTrailingZeros().scale() <= 0 && n.compareTo(BigDecimal.valueOf(most)) <= 0)
                .map(BigDecimal::intValue);
    }
}
