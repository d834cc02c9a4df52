package dev.countersign.extract.quote;

import dev.countersign.extract.value.Amounts;
import dev.countersign.extract.value.Dates;
import dev.countersign.extract.value.Found;
import dev.countersign.extract.value.Period;
import dev.countersign.extract.value.Periods;
import dev.countersign.model.Block;
import dev.countersign.model.Evidence;
import dev.countersign.model.Line;
import dev.countersign.model.Quote.Total;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Stated;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Currency;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What a document says of all its prices: currency, tax, dates, term, how it bills, what is paid before. */
final class Terms {
    private static final String TAX = "(?:GST|IGST|VAT|tax(?:es)?)\\b";

    /** Cues stand right before their value, but for the term: "a 12-month commitment". */
    private static final Pattern VALID_UNTIL = words(
            "(?:\\b(?:valid|validity|expir\\w+)\\b[^.;\\n]{0,30}(?:till|until|through|up ?to|thru|on|:)\\W{0,3}|有效期?[^。；]{0,4}(?:至|到|截止)[:：]?\\s?)\\z");

    private static final Pattern VALID_FOR = words("(?:\\b(?:valid|validity)\\b[^.;\\n]{0,30}|有效期?[^。；]{0,4})\\z");
    private static final Pattern DATED = words(
            "(?:\\b(?<!start |end |due |delivery |valid |expiry )dated?\\b\\W{0,3}|(?:报价)?日期[:：]\\s?|^(?:estimate )?created\\W{1,3})\\z");
    private static final Pattern TERM = words(
            "(?:\\b(?:term|commitment|duration|tenure|reserved for|for(?: a)?|period|reservation)\\b\\W{0,3}(?:(?:of|is) )?|(?:期限|租期|合同期|服务期)[^。；]{0,6})\\z");
    private static final Pattern BEHIND_TERM = words("[- ](?:term|commitment|contract|reserv\\w+)");
    private static final Pattern CURRENCY = words(
            "(?:\\b(?:currency|prices?|amounts?|figures|rates?|quoted|charges)\\b[^.;\\n]{0,60}(?:\\bin\\b|:|=)[^.;\\n]{0,40}|(?:单位|币种|货币|Währung)[:：]\\s?万?)\\z");
    private static final Pattern NOWHERE = Pattern.compile("(?!)");

    /** How far before its value a cue may begin. */
    private static final int CUE = 130;

    private static final Pattern HOURS = words("(?<![\\d.])(720|730|744)\\s?(?:hours?|hrs?|h|小时)(?![a-z])");
    private static final Pattern BILLED = words(
            "\\b(?:billed|billing|charged|metered)\\b[^.;\\n]{0,30}?\\b(?:per|by the|in|every) (?:\\d+[- ]|one[- ]|full )?(?:seconds?|minutes?|hours?|hourly|days?|daily|weeks?|weekly|months?|monthly)\\b(?: increments?)?|\\brounded up to the (?:nearest|next) (?:second|minute|hour|day)\\b|按(?:秒|分钟|小时|天|日|月)计费");
    private static final Pattern PREPAID = words(
            "(?<!\\d)\\d{1,3}\\s?% (?:as )?(?:advance|pre-?pay\\w*|upfront|up-front)\\b|\\b(?:advance|pre-?pay\\w*)\\b[^.;,\\n]{0,40}?\\d{1,3}\\s?%|\\b(?:paid|payable|payment) (?:monthly |quarterly |annually |yearly )?(?:in advance|upfront)\\b|预付[^，。；]{0,12}?\\d{1,3}\\s?%");
    private static final Pattern DEPOSIT = words(
            "\\b(?:security |refundable )?deposit\\b[^.;\\n]{0,40}?(?:\\d[\\d,.]*\\s?%?|\\b(?:one|two|three) months?\\b)|(?:押金|保证金)[^，。；]{0,16}?\\d+");
    private static final Pattern TAX_IN =
            words("\\b(?:inclusive of|incl\\.?|including|includes?) (?:all |any |applicable |the )*" + TAX + "|\\b"
                    + TAX + " (?:is |are )?(?:included|inclusive)\\b|(?<!不)含税");
    private static final Pattern TAX_OUT = words(
            "\\b(?:exclusive of|excl\\.?|excludes?|excluding|plus|before|without|(?:doesn't|don't|do not|does not|not) includ\\w+|net of) (?:all |any |applicable |the |of )*"
                    + TAX + "|\\b" + TAX
                    + "[^.;\\n]{0,20}?\\b(?:extra|additional|not included|excluded|exclusive|as applicable|will be (?:added|charged))\\b|不含税|未税");
    private static final Pattern SUPPLIER =
            words("^\\W*(?:supplier|vendor|seller|provider|供应商|供货方|卖方|报价单位|报价方)\\s?[:：]\\s?(\\S.{1,80})$");

    private static final int LONGEST_BLOCK = 20_000;

    private final List<Block> blocks;
    private final Places places;

    Terms(ReadDocument document, Places places) {
        this.places = places;
        this.blocks = document.blocks().stream()
                .filter(b -> b.text().length() <= LONGEST_BLOCK)
                .toList();
    }

    void into(Collection<QuoteDraft> quotes) {
        Optional<Stated<Currency>> currency = only(after(CURRENCY, Amounts::currenciesIn));
        Optional<Stated<LocalDate>> date = after(DATED, Terms::dates).findFirst();
        Optional<Stated<LocalDate>> until =
                after(VALID_UNTIL, Terms::dates).findFirst().or(() -> date.flatMap(this::validFrom));
        Optional<Stated<Integer>> term = only(term());
        Optional<Stated<Integer>> hours = only(all(HOURS, m -> Optional.of(Integer.valueOf(m.group(1)))));
        Optional<Stated<String>> billed =
                first(BILLED, m -> Optional.of(m.group().strip()));
        Optional<Stated<String>> prepaid =
                first(PREPAID, m -> Optional.of(m.group().strip()));
        Optional<Stated<String>> deposit =
                first(DEPOSIT, m -> Optional.of(m.group().strip()));
        Optional<Stated<String>> supplier =
                first(SUPPLIER, m -> Optional.of(m.group(1).strip()));
        Optional<Stated<Boolean>> tax = tax();
        for (QuoteDraft quote : quotes) {
            quote.currency = currency.or(() -> ofLines(quote));
            quote.date = date;
            quote.validUntil = until;
            quote.termMonths = term;
            quote.hoursPerMonth = hours;
            quote.billingIncrement = billed;
            quote.prepayment = prepaid;
            quote.deposit = deposit;
            quote.supplier = supplier;
            quote.taxIncluded = tax.or(() -> taxBelow(quote));
        }
    }

    /** The one that lines name, where none has another sign: a bare "$" beside an amount in USD is still some dollar. */
    private static Optional<Stated<Currency>> ofLines(QuoteDraft quote) {
        List<Currency> named = quote.lines.stream()
                .flatMap(l -> l.currency.stream())
                .distinct()
                .toList();
        boolean open = quote.lines.stream().anyMatch(l -> l.sign.isPresent());
        return open || named.size() != 1
                ? Optional.empty()
                : quote.lines.stream()
                        .filter(l -> l.currency.isPresent())
                        .findFirst()
                        .map(l -> new Stated<>(named.get(0), l.evidence));
    }

    /** Empty where it says both, as of different prices. */
    private Optional<Stated<Boolean>> tax() {
        Optional<Stated<Boolean>> out = first(TAX_OUT, m -> Optional.of(false));
        Optional<Stated<Boolean>> in = first(TAX_IN, m -> Optional.of(true));
        return out.isPresent() && in.isPresent() ? Optional.empty() : out.or(() -> in);
    }

    /** Tax that is added below the lines is not in them. */
    private static Optional<Stated<Boolean>> taxBelow(QuoteDraft quote) {
        return quote.totals.stream()
                .filter(t -> t.kind() == Total.Kind.TAX && t.amount().value().signum() > 0)
                .findFirst()
                .map(t -> new Stated<>(false, t.amount().evidence()));
    }

    private static List<Found<LocalDate>> dates(String text) {
        return Dates.in(text, Dates.Order.NOT_KNOWN);
    }

    private Optional<Stated<LocalDate>> validFrom(Stated<LocalDate> date) {
        return after(VALID_FOR, Periods::in)
                .filter(p -> p.value().days() != Period.Days.BUSINESS)
                .flatMap(p -> end(date.value(), p.value()).map(d -> new Stated<>(d, p.evidence())).stream())
                .findFirst();
    }

    private static Optional<LocalDate> end(LocalDate from, Period period) {
        return whole(period).flatMap(n -> switch (period.unit()) {
            case DAY -> Optional.of(from.plusDays(n));
            case WEEK -> Optional.of(from.plusWeeks(n));
            case MONTH -> Optional.of(from.plusMonths(n));
            default -> Optional.empty();
        });
    }

    private Stream<Stated<Integer>> term() {
        return values(TERM, BEHIND_TERM, Periods::in)
                .flatMap(p -> months(p.value()).map(n -> new Stated<>(n, p.evidence())).stream());
    }

    private static Optional<Integer> months(Period period) {
        return whole(period).filter(n -> n > 0).flatMap(n -> switch (period.unit()) {
            case MONTH -> Optional.of(n);
            case YEAR -> Optional.of(12 * n);
            default -> Optional.empty();
        });
    }

    private static Optional<Integer> whole(Period period) {
        return period.count().scale() > 0
                ? Optional.empty()
                : Optional.of(period.count().intValueExact());
    }

    private <T> Stream<Stated<T>> after(Pattern cue, Function<String, List<Found<T>>> finder) {
        return values(cue, NOWHERE, finder);
    }

    /** Values that have their cue before or behind them; those that can be read in two ways are none. */
    private <T> Stream<Stated<T>> values(Pattern before, Pattern behind, Function<String, List<Found<T>>> finder) {
        return blocks.stream().flatMap(block -> {
            String text = block.text();
            return finder.apply(text).stream()
                    .filter(f -> before.matcher(text)
                                    .region(Math.max(0, f.start() - CUE), f.start())
                                    .useTransparentBounds(true)
                                    .find()
                            || behind.matcher(text)
                                    .region(f.end(), text.length())
                                    .lookingAt())
                    .flatMap(f -> f.value().map(v -> new Stated<>(v, evidence(block, f.start(), f.end()))).stream());
        });
    }

    private <T> Optional<Stated<T>> first(Pattern words, Function<MatchResult, Optional<T>> value) {
        return all(words, value).findFirst();
    }

    /** Empty where the document says different things. */
    private static <T> Optional<Stated<T>> only(Stream<Stated<T>> stated) {
        List<Stated<T>> all = stated.toList();
        return all.stream().map(Stated::value).distinct().count() == 1 ? Optional.of(all.get(0)) : Optional.empty();
    }

    private <T> Stream<Stated<T>> all(Pattern words, Function<MatchResult, Optional<T>> value) {
        return blocks.stream().flatMap(block -> {
            Matcher m = words.matcher(block.text());
            return m.results()
                    .flatMap(r ->
                            value.apply(r).map(v -> new Stated<>(v, evidence(block, r.start(), r.end()))).stream());
        });
    }

    /** The lines of the block that hold a part of the words. */
    private Evidence evidence(Block block, int start, int behind) {
        int from = 0;
        List<Line> held = new ArrayList<>();
        for (Line line : block.lines()) {
            int end = from + line.text().length();
            if (start < end && behind > from) {
                held.add(line);
            }
            from = end + 1;
        }
        return places.of(held.isEmpty() ? block.lines() : held);
    }

    private static Pattern words(String words) {
        return Pattern.compile(words.replace(" ", "\\s+"), Pattern.CASE_INSENSITIVE | Pattern.MULTILINE);
    }
}
