package dev.countersign.model;

import java.time.DayOfWeek;
import java.time.LocalTime;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A weekly window: some days, from one time to another. Where {@code until} is not after {@code from} it ends the next day;
 * 00:00 to 00:00 is all day.
 */
public record SupportHours(Set<DayOfWeek> days, LocalTime from, LocalTime until) {
    private static final Pattern WRITTEN = Pattern.compile(
            "(mon|tue|wed|thu|fri|sat|sun)(?:\\s*-\\s*(mon|tue|wed|thu|fri|sat|sun))?\\s+(\\d{2}:\\d{2})\\s*-\\s*(\\d{2}:\\d{2})");

    public static final SupportHours ALWAYS =
            new SupportHours(EnumSet.allOf(DayOfWeek.class), LocalTime.MIDNIGHT, LocalTime.MIDNIGHT);

    public SupportHours {
        days = Set.copyOf(days);
    }

    /**
     * From "24x7" or "Mon-Fri 09:00-18:00".
     *
     * @throws IllegalArgumentException where it is neither
     */
    public static SupportHours of(String written) {
        String w = written.strip().toLowerCase(Locale.ROOT);
        if (w.equals("24x7")) {
            return ALWAYS;
        }
        Matcher m = WRITTEN.matcher(w);
        if (!m.matches()) {
            throw new IllegalArgumentException(
                    "hours are written 24x7 or Mon-Fri 09:00-18:00, not \"" + written + "\"");
        }
        DayOfWeek first = day(m.group(1));
        DayOfWeek last = m.group(2) == null ? first : day(m.group(2));
        Set<DayOfWeek> days = EnumSet.of(first);
        for (DayOfWeek d = first; d != last; d = d.plus(1)) {
            days.add(d.plus(1));
        }
        String until = m.group(4).equals("24:00") ? "00:00" : m.group(4);
        return new SupportHours(days, LocalTime.parse(m.group(3)), LocalTime.parse(until));
    }

    private static DayOfWeek day(String threeLetters) {
        for (DayOfWeek d : DayOfWeek.values()) {
            if (d.name().toLowerCase(Locale.ROOT).startsWith(threeLetters)) {
                return d;
            }
        }
        throw new IllegalArgumentException(threeLetters);
    }

    public boolean isAlways() {
        return equals(ALWAYS);
    }

    /** In minutes of the week from Monday 00:00, is this minute inside. */
    public boolean covers(int minuteOfWeek) {
        int week = 7 * 24 * 60;
        int length = (until.toSecondOfDay() - from.toSecondOfDay()) / 60;
        if (length <= 0) {
            length += 24 * 60;
        }
        for (DayOfWeek d : days) {
            int start = (d.getValue() - 1) * 24 * 60 + from.toSecondOfDay() / 60;
            if (Math.floorMod(minuteOfWeek - start, week) < length) {
                return true;
            }
        }
        return false;
    }

    /** 24x7, or days and times: {@code Mon-Fri 09:00-18:00}. */
    @Override
    public String toString() {
        if (isAlways()) {
            return "24x7";
        }
        StringBuilder out = new StringBuilder();
        for (DayOfWeek d : DayOfWeek.values()) {
            if (days.contains(d)) {
                String name = d.name().charAt(0) + d.name().substring(1, 3).toLowerCase(Locale.ROOT);
                out.append(out.isEmpty() ? "" : " ").append(name);
            }
        }
        String names = out.toString();
        names = names.equals("Mon Tue Wed Thu Fri Sat Sun")
                ? "Mon-Sun"
                : names.replace("Mon Tue Wed Thu Fri", "Mon-Fri");
        return names + " " + from + "-" + (until.equals(LocalTime.MIDNIGHT) ? "24:00" : until);
    }
}
