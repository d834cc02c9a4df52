package dev.countersign.extract.topic;

import dev.countersign.extract.value.Amounts;
import dev.countersign.extract.value.Band;
import dev.countersign.extract.value.Bands;
import dev.countersign.extract.value.Dates;
import dev.countersign.extract.value.Forums;
import dev.countersign.extract.value.Found;
import dev.countersign.extract.value.Jurisdictions;
import dev.countersign.extract.value.Percentages;
import dev.countersign.extract.value.Periods;
import dev.countersign.extract.value.Rates;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The value a sentence gives, in normal form. */
final class TopicValues {
    private static final Pattern MEASURED = Pattern.compile(
            "\\b(monthly|quarterly|annual(?:ly)?|yearly)\\b|\\b(?:calendar|each|per|a|every|billing) (month|quarter|year)\\b|(月度|每月|每个?自然月|季度|年度|每年)");

    private TopicValues() {}

    /** @param from where the words begin that state it */
    static Optional<String> of(Topic.Value kind, String sentence, int from) {
        return switch (kind) {
            case WORDS -> Optional.empty();
            case DATE -> first(Dates.in(sentence, Dates.Order.NOT_KNOWN), 0);
            case DURATION -> first(Periods.in(sentence), from);
            case PERCENT -> first(Percentages.in(sentence), from).map(p -> p + measured(sentence));
            case MONEY_OR_PERCENT -> charge(sentence, from);
            case CURRENCY -> currencies(sentence);
            case LAW ->
                Jurisdictions.law(sentence.substring(Math.min(from, sentence.length())))
                        .or(() -> Jurisdictions.law(sentence))
                        .map(Found::toString);
            case FORUM -> Forums.in(sentence).map(Found::toString);
        };
    }

    /** The first that reaches into the words that state the topic, or stands behind them; else the first at all. */
    private static <T> Optional<String> first(List<Found<T>> found, int from) {
        return found.stream()
                .filter(f -> f.end() > from)
                .findFirst()
                .or(() -> found.stream().findFirst())
                .map(Found::toString);
    }

    private static Optional<String> charge(String sentence, int from) {
        List<Band> bands = Bands.in(sentence);
        if (!bands.isEmpty()) {
            return Optional.of(bands.stream().map(Band::toString).collect(Collectors.joining("; ")));
        }
        return first(Rates.in(sentence), from)
                .or(() -> first(Percentages.in(sentence), from))
                .or(() -> first(Amounts.in(sentence), from))
                .or(() -> first(Periods.in(sentence), from));
    }

    /** " monthly", where the sentence says over what time a share is measured. */
    private static String measured(String sentence) {
        Matcher m = MEASURED.matcher(sentence.toLowerCase(Locale.ROOT));
        if (!m.find()) {
            return "";
        }
        return switch (m.group().replaceAll(".*\\s|ly$", "")) {
            case "month", "月度", "每月", "每自然月", "每个自然月" -> " monthly";
            case "quarter", "季度" -> " quarterly";
            default -> " yearly";
        };
    }

    /** Named, that is: a bare $ says nothing certain. */
    private static Optional<String> currencies(String sentence) {
        String codes = Amounts.currenciesNamedIn(sentence).stream()
                .map(Object::toString)
                .sorted()
                .collect(Collectors.joining(" / "));
        return codes.isEmpty() ? Optional.empty() : Optional.of(codes);
    }
}
