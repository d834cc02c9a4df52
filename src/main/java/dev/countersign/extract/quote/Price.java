package dev.countersign.extract.quote;

import dev.countersign.extract.value.Amounts;
import dev.countersign.extract.value.Denomination;
import dev.countersign.extract.value.Figure;
import dev.countersign.extract.value.Found;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Currency;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A number of a price list, and what it is for: "$2.10/GPU/hr", "INR 6.50 per GB per month", "39.79 USD", "0.4元/月/GB".
 *
 * @param denomination of money; empty where no currency or sign stands there
 * @param per what it is for, as far as the words behind it say
 * @param start of its words in the text
 * @param end behind them
 */
record Price(BigDecimal amount, Optional<Denomination> denomination, Words.Per per, int start, int end) {
    private static final Pattern PER = Pattern.compile(
            "\\s?(?:(?:/|per|a|an|每)\\s?-?(?:[A-Za-z-]+\\.?|\\p{IsHan}{1,3})\\s?(?:(?:and )?(?:hour|hr|day|month|year)s?(?![a-z])\\s?)?){1,4}|\\s?(?:p\\.?m\\.?|p\\.?a\\.?|monthly|hourly|yearly|annually|one-time)(?![a-z])",
            Pattern.CASE_INSENSITIVE);

    /** Of a number, or of the sign before it. */
    private static final Pattern MINUS =
            Pattern.compile("(?<![\\w.,)-])[-\u2212](?=[\\d₹€£¥￥$.]|[A-Z]{2,3}\\s?[\\d$])|(?<=[₹€£¥￥$])-(?=\\d)");

    /** What may stand beside an amount of money in its cell: "from", "plus GST". */
    private static final int LONGEST_AROUND = 30;

    /** All numbers of a text, money or not; none that can be read in two ways. */
    static List<Price> in(String text) {
        List<Price> prices = new ArrayList<>();
        // A minus is no part of a number in figures: it is taken out first, in its place.
        String unsigned = MINUS.matcher(text).replaceAll(" ");
        for (Found<Figure> found : Amounts.figuresIn(unsigned)) {
            found.value().ifPresent(figure -> {
                Matcher minus = MINUS.matcher(text).region(Math.max(0, found.start() - 1), found.end());
                minus.useTransparentBounds(true);
                boolean below = minus.find();
                Matcher per = PER.matcher(text).region(found.end(), text.length());
                boolean rated = per.lookingAt();
                prices.add(new Price(
                        below ? figure.number().negate() : figure.number(),
                        figure.denomination(),
                        rated ? Words.per(per.group()) : Words.Per.NOTHING,
                        start(text, below ? Math.min(minus.start(), found.start()) : found.start()),
                        rated ? per.end() : found.end()));
            });
        }
        return prices;
    }

    /** Markdown sets a backslash before a "$". */
    private static int start(String text, int start) {
        return start > 0 && text.charAt(start - 1) == '\\' ? start - 1 : start;
    }

    /** The only amount of a cell that holds hardly anything else; none of a share, a date or a sentence. */
    static Optional<Price> cell(String text) {
        String cell = text.strip();
        if (cell.endsWith("%")) {
            return Optional.empty();
        }
        List<Price> all = in(cell);
        List<Price> money = all.stream().filter(Price::isMoney).toList();
        List<Price> candidates = money.isEmpty() ? all : money;
        if (candidates.size() != 1) {
            return Optional.empty();
        }
        Price price = candidates.get(0);
        String around =
                (cell.substring(0, price.start()) + cell.substring(price.end())).replaceAll("[\\s~≈()（）*^:：]", "");
        int allowed = money.isEmpty() ? 0 : LONGEST_AROUND;
        return around.length() > allowed ? Optional.empty() : Optional.of(price);
    }

    /** Of a column whose amounts are all in lakhs, say. */
    Price times(BigDecimal scale) {
        return new Price(amount.multiply(scale), denomination, per, start, end);
    }

    boolean isMoney() {
        return denomination.isPresent();
    }

    /** As far as it is proven. */
    Optional<Currency> currency() {
        return denomination.flatMap(Denomination::currency);
    }
}
