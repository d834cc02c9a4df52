package dev.countersign.extract.value;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What a price is for: a GPU-hour, a node-month, a GB-month, a request. */
public record RateUnit(Set<Part> parts) {
    /** Things first, then times, as the trade says them. */
    public enum Part {
        GPU("GPU"),
        NODE("node"),
        INSTANCE("instance"),
        VCPU("vCPU"),
        GB("GB"),
        GIB("GiB"),
        TB("TB"),
        TIB("TiB"),
        REQUEST("request"),
        USER("user"),
        ADDRESS("IP address"),
        SECOND("second"),
        MINUTE("minute"),
        HOUR("hour"),
        DAY("day"),
        WEEK("week"),
        MONTH("month"),
        QUARTER("quarter"),
        YEAR("year");

        private final String shown;

        Part(String shown) {
            this.shown = shown;
        }
    }

    private static final Map<Part, String> WORDS = Map.ofEntries(
            Map.entry(Part.GPU, "gpus?|gpu cards?|cards?|accelerators?|卡|张"),
            Map.entry(Part.NODE, "nodes?|servers?|hosts?|machines?|台|节点|服务器"),
            Map.entry(Part.INSTANCE, "instances?|vms?|实例"),
            Map.entry(Part.VCPU, "vcpus?|cpu cores?|cores?|核"),
            Map.entry(Part.GB, "gb"),
            Map.entry(Part.GIB, "gib"),
            Map.entry(Part.TB, "tb"),
            Map.entry(Part.TIB, "tib"),
            Map.entry(Part.REQUEST, "requests?|api calls?|calls?|次|请求"),
            Map.entry(Part.USER, "users?|seats?|用户"),
            Map.entry(Part.ADDRESS, "ip(?: address(?:es)?)?"),
            Map.entry(Part.SECOND, "seconds?|secs?|秒"),
            Map.entry(Part.MINUTE, "minutes?|mins?|分钟"),
            Map.entry(Part.HOUR, "hours?|hrs?|h|小时|时"),
            Map.entry(Part.DAY, "days?|天|日"),
            Map.entry(Part.WEEK, "weeks?|周"),
            Map.entry(Part.MONTH, "months?|mo|月"),
            Map.entry(Part.QUARTER, "quarters?|季度?"),
            Map.entry(Part.YEAR, "years?|yrs?|annum|年"));

    private static final String PART =
            "(" + WORDS.values().stream().sorted().collect(Collectors.joining("|")) + ")(?![a-z])";
    private static final Pattern EACH = Pattern.compile(PART, Pattern.CASE_INSENSITIVE);

    private static final String NEXT = "(?:\\s?(?:/|-|\u00b7|per\\s|\\sper\\s|each\\s|every\\s|每)\\s?(?:个)?|\\s|)";
    private static final String ONE =
            "(?:" + WORDS.values().stream().sorted().collect(Collectors.joining("|")) + ")(?![a-z])";

    /** Matches a unit behind a price: "/GPU/hr", " per GPU-hour", "/卡/小时", " a month". */
    static final Pattern BEHIND = Pattern.compile(
            "\\s?(?:/|per\\s|for each\\s|each\\s|every\\s|an?\\s|每)\\s?(?:个|calendar\\s|single\\s)?" + ONE + "(?:"
                    + NEXT + ONE + "){0,3}",
            Pattern.CASE_INSENSITIVE);

    public RateUnit {
        if (parts.isEmpty()) {
            throw new IllegalArgumentException("a price is for something");
        }
        parts = Set.copyOf(parts);
    }

    /** The first unit in a text: of the head of a column, "Price (USD per GPU-hour)", 单价（元/卡/小时）. */
    public static Optional<RateUnit> in(String text) {
        Matcher m = BEHIND.matcher(Plain.of(text));
        return m.find() ? of(m.group()) : Optional.empty();
    }

    /** @param words as {@link #BEHIND} matches them */
    static Optional<RateUnit> of(String words) {
        Set<Part> parts = EnumSet.noneOf(Part.class);
        Matcher m = EACH.matcher(words.replaceFirst("^\\s?an?\\s", " "));
        while (m.find()) {
            parts.add(part(m.group(1)));
        }
        return parts.isEmpty() ? Optional.empty() : Optional.of(new RateUnit(parts));
    }

    private static Part part(String word) {
        String lower = word.toLowerCase(Locale.ROOT);
        return WORDS.entrySet().stream()
                .filter(e -> lower.matches(e.getValue()))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElseThrow();
    }

    public boolean has(Part part) {
        return parts.contains(part);
    }

    /** "GPU-hour", "node-month". */
    @Override
    public String toString() {
        List<String> shown = new ArrayList<>();
        for (Part part : Part.values()) {
            if (parts.contains(part)) {
                shown.add(part.shown);
            }
        }
        return String.join("-", shown);
    }
}
