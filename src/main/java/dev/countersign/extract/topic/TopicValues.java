package dev.countersign.extract.topic;

import dev.countersign.extract.clause.Answers;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The value a sentence gives, in normal form. */
final class TopicValues {
    private static final Pattern PERCENT = Pattern.compile("(\\d+(?:\\.\\d+)?)\\s?[%％]");
    private static final Pattern MONEY = Pattern.compile(
            "(?:\\b(?:INR|USD|EUR|GBP|CNY|RMB|Rs\\.?)|[$₹€£¥])\\s?\\d[\\d,]*(?:\\.\\d+)?|\\d[\\d,]*(?:\\.\\d+)?\\s?(?:元|万元|RMB|USD|INR)");
    private static final Pattern CHINESE_PERIOD = Pattern.compile("(\\d+)\\)?）? ?个?(工作日|自然日|日历月|小时|天|日|周|月|年)(?!\\d)");

    private static final Map<String, String> CURRENCIES = Map.ofEntries(
            Map.entry("indian rupees", "INR"),
            Map.entry("inr", "INR"),
            Map.entry("₹", "INR"),
            Map.entry("rmb", "CNY"),
            Map.entry("cny", "CNY"),
            Map.entry("人民币", "CNY"),
            Map.entry("usd", "USD"),
            Map.entry("us dollar", "USD"),
            Map.entry("u.s. dollar", "USD"),
            Map.entry("united states dollar", "USD"),
            Map.entry("美元", "USD"),
            Map.entry("euros", "EUR"),
            Map.entry("gbp", "GBP"));

    private TopicValues() {}

    /** @param from where the words begin that state it */
    static Optional<String> of(Topic.Value kind, String sentence, int from) {
        return switch (kind) {
            case WORDS -> Optional.empty();
            case DATE -> Answers.date(sentence);
            case DURATION -> duration(sentence);
            case PERCENT -> percent(sentence);
            case MONEY_OR_PERCENT -> percent(sentence).or(() -> money(sentence)).or(() -> duration(sentence));
            case CURRENCY -> currency(sentence);
            case LAW ->
                Answers.law(sentence.substring(Math.min(from, sentence.length())))
                        .or(() -> Answers.law(sentence));
        };
    }

    private static Optional<String> percent(String sentence) {
        Matcher m = PERCENT.matcher(sentence);
        return m.find() ? Optional.of(m.group(1) + " %") : Optional.empty();
    }

    private static Optional<String> money(String sentence) {
        Matcher m = MONEY.matcher(sentence);
        return m.find() ? Optional.of(m.group().replaceAll("\\s+", " ")) : Optional.empty();
    }

    private static Optional<String> duration(String sentence) {
        Optional<String> english = Answers.durations(sentence).stream().findFirst();
        if (english.isPresent()) {
            return english;
        }
        Matcher m = CHINESE_PERIOD.matcher(sentence);
        if (!m.find()) {
            return Optional.empty();
        }
        return Optional.of(
                switch (m.group(2)) {
                    case "小时" -> "PT" + m.group(1) + "H";
                    case "周" -> "P" + m.group(1) + "W";
                    case "月", "日历月" -> "P" + m.group(1) + "M";
                    case "年" -> "P" + m.group(1) + "Y";
                    default -> "P" + m.group(1) + "D";
                });
    }

    /** Named, that is: a bare $ says nothing certain. */
    private static Optional<String> currency(String sentence) {
        String lower = sentence.toLowerCase(Locale.ROOT);
        return CURRENCIES.entrySet().stream()
                .filter(e -> lower.contains(e.getKey()))
                .map(Map.Entry::getValue)
                .sorted()
                .findFirst();
    }
}
