package dev.countersign.extract.value;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds shares: "99.9%", "one and one-half percent (1.5%)", "5 per cent", 0.5‰, "25 basis points", 百分之三, 万分之五. */
public final class Percentages {
    private static final String SIGN =
            "(%|\u2030|per\\s?cent(?:um)?(?![a-z])|per\\s?mille?(?![a-z])|bps(?![a-z])|basis points?(?![a-z]))";
    private static final Pattern ENGLISH = Pattern.compile(
            "(?<![\\w.,]|[a-z]-)(" + Numbers.PATTERN + ")\\s{0,2}" + SIGN + "(?:\\s?\\(\\s?(" + Numbers.PATTERN
                    + ")\\s?" + SIGN + "?\\s?\\))?",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern CHINESE = Pattern.compile("(百|千|万)分之(" + Numbers.CHINESE_PATTERN + ")");

    private Percentages() {}

    /** In the order of the text. */
    public static List<Found<Percentage>> in(String text) {
        String plain = Plain.of(text);
        List<Found<Percentage>> found = new ArrayList<>();
        Matcher m = ENGLISH.matcher(plain);
        while (m.find()) {
            List<Percentage> readings = new ArrayList<>(percentages(m.group(1), hundredths(m.group(2))));
            if (m.group(3) != null) {
                readings.addAll(percentages(m.group(3), hundredths(m.group(4) == null ? m.group(2) : m.group(4))));
            }
            Numbers.found(readings, m.start(), m.end()).ifPresent(found::add);
        }
        m = CHINESE.matcher(plain);
        while (m.find()) {
            int places = m.group(1).equals("百") ? 0 : m.group(1).equals("千") ? 1 : 2;
            Numbers.found(percentages(m.group(2), places), m.start(), m.end()).ifPresent(found::add);
        }
        found.sort(Comparator.comparingInt(Found::start));
        return found;
    }

    private static List<Percentage> percentages(String number, int places) {
        return Numbers.readings(number).stream()
                .map(n -> new Percentage(n.movePointLeft(places)))
                .toList();
    }

    /** How many places the point moves to make percent of it. */
    private static int hundredths(String sign) {
        String lower = sign.toLowerCase(Locale.ROOT);
        if (lower.equals("\u2030") || lower.endsWith("mille") || lower.endsWith("mill")) {
            return 1;
        }
        return lower.startsWith("b") ? 2 : 0;
    }
}
