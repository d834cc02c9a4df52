package dev.countersign.extract.value;

import dev.countersign.extract.value.Found.Standing;
import dev.countersign.numerals.ChineseNumerals;
import dev.countersign.numerals.EnglishNumerals;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Numbers as contracts write them: in words, in figures, or in both: "thirty (30)", "30 (thirty)", 三十（30）. */
public final class Numbers {
    private static final String CHINESE = "[" + ChineseNumerals.SIGNS + "]{1,24}";

    /** Matches a number of English text; in small letters, or with the pattern's case ignored; without groups. */
    public static final String PATTERN = "(?:" + EnglishNumerals.CARDINAL + "(?:\\s{0,2}\\(\\s?" + Figures.PATTERN
            + "\\s?\\))?|" + Figures.PATTERN + "(?:\\s{0,2}\\(\\s?" + EnglishNumerals.CARDINAL + "\\s?\\))?)";

    /** Matches a number of Chinese text; without groups. */
    static final String CHINESE_PATTERN = "(?:(?:" + CHINESE + "|" + Figures.PATTERN + ")(?:\\s?\\(\\s?(?:" + CHINESE
            + "|" + Figures.PATTERN + ")\\s?\\))?)";

    private static final Pattern PART =
            Pattern.compile(Figures.PATTERN + "|" + EnglishNumerals.CARDINAL + "|" + CHINESE, Pattern.CASE_INSENSITIVE);

    private Numbers() {}

    /**
     * The number, or each of the numbers that stand for it where words and figures differ.
     *
     * @param written as {@link #PATTERN} matches it
     * @return empty where it is none
     */
    static List<BigDecimal> readings(String written) {
        List<BigDecimal> readings = new ArrayList<>();
        Matcher part = PART.matcher(written);
        while (part.find()) {
            for (BigDecimal reading : part(part.group())) {
                if (readings.stream().noneMatch(r -> r.compareTo(reading) == 0)) {
                    readings.add(reading);
                }
            }
        }
        return readings;
    }

    private static List<BigDecimal> part(String written) {
        if (Character.isDigit(written.charAt(0))) {
            return Figures.read(written, false);
        }
        Optional<BigDecimal> number = written.charAt(0) < 0x80
                ? EnglishNumerals.read(written.toLowerCase(Locale.ROOT))
                : ChineseNumerals.read(written);
        return number.stream().toList();
    }

    /** @return empty where the text is no number, or words and figures disagree */
    public static Optional<BigDecimal> one(String written) {
        List<BigDecimal> readings = readings(Plain.of(written));
        return readings.size() == 1 ? Optional.of(readings.get(0)) : Optional.empty();
    }

    /** A whole number of that many at most. */
    public static Optional<Integer> count(String written, int most) {
        return one(written)
                .filter(n -> n.stripTrailingZeros().scale() <= 0 && n.compareTo(BigDecimal.valueOf(most)) <= 0)
                .map(BigDecimal::intValue);
    }

    static <T> Optional<Found<T>> found(List<T> readings, int start, int end) {
        return readings.isEmpty() ? Optional.empty() : Optional.of(Found.of(Standing.DISPUTED, readings, start, end));
    }
}
