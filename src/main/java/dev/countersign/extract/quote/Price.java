package dev.countersign.extract.quote;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An amount as a price list writes it: "$2.10/GPU/hr", "INR 6.50 per GB per month", "39.79 USD", "0.4元/月/GB", "12,500/-".
 *
 * @param currency empty where none stands there, or a sign that several have
 * @param sign of a currency, as it stands there; empty where none does
 * @param per what it is for, as far as the words behind it say
 * @param start of its words in the text
 * @param end behind them
 */
record Price(BigDecimal amount, Optional<Currency> currency, String sign, Words.Per per, int start, int end) {
    private static final Map<String, String> CODES = Map.ofEntries(
            Map.entry("₹", "INR"),
            Map.entry("rs", "INR"),
            Map.entry("rupees", "INR"),
            Map.entry("us$", "USD"),
            Map.entry("s$", "SGD"),
            Map.entry("a$", "AUD"),
            Map.entry("hk$", "HKD"),
            Map.entry("€", "EUR"),
            Map.entry("£", "GBP"),
            Map.entry("rmb", "CNY"),
            Map.entry("元", "CNY"),
            Map.entry("人民币", "CNY"),
            Map.entry("美元", "USD"),
            Map.entry("us dollars", "USD"));

    static final String CODE = "(?:INR|USD|EUR|GBP|SGD|CNY|RMB|AED|JPY|AUD|CAD|CHF|HKD|KRW|MYR|SAR)(?![a-z])";

    private static final String SIGN = "(?:US|S|A|HK)?\\\\?\\$|[₹€£¥￥]|Rs\\.?|人民币|" + CODE;
    private static final String NUMBER = "\\d{1,3}(?:[,，]\\d{2,3})+(?:\\.\\d+)?|\\d{1,15}(?:\\.\\d{1,15})?";

    private static final Pattern PRICE = Pattern.compile(
            "(?<![A-Za-z\\d.,-])(?:(" + SIGN + ")\\s{0,2})?(-?(?:" + NUMBER + "))(?![\\d,.]\\d|\\d)"
                    + "(?:/-)?(?:\\s?(lakhs?|lacs?|crores?|million|万)\\b?)?(?:\\s?(" + CODE
                    + "|rupees|US dollars|元|美元))?",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern PER = Pattern.compile(
            "\\s?(?:(?:/|per|a|an|每)\\s?-?(?:[A-Za-z-]+\\.?|\\p{IsHan}{1,3})\\s?(?:(?:and )?(?:hour|hr|day|month|year)s?(?![a-z])\\s?)?){1,4}|\\s?(?:p\\.?m\\.?|p\\.?a\\.?|monthly|hourly|yearly|annually|one-time)(?![a-z])",
            Pattern.CASE_INSENSITIVE);

    /** Powers of ten by their words. */
    static final Map<String, Integer> SCALES = Map.of("lakh", 5, "lac", 5, "crore", 7, "million", 6, "万", 4);

    /** Of a column whose amounts are all in lakhs, say. */
    Price scaled(int powerOfTen) {
        return powerOfTen == 0 ? this : new Price(amount.movePointRight(powerOfTen), currency, sign, per, start, end);
    }

    boolean isMoney() {
        return !sign.isEmpty();
    }

    /** What may stand beside an amount of money in its cell: "from", "plus GST". */
    private static final int LONGEST_AROUND = 30;

    /** All numbers of a text, money or not. */
    static List<Price> in(String text) {
        List<Price> prices = new ArrayList<>();
        Matcher m = PRICE.matcher(text);
        while (m.find()) {
            String sign = m.group(1) != null ? m.group(1) : m.group(4);
            Optional<Currency> currency = Optional.ofNullable(m.group(4))
                    .flatMap(Price::currency)
                    .or(() -> Optional.ofNullable(m.group(1)).flatMap(Price::currency));
            BigDecimal amount = new BigDecimal(m.group(2).replaceAll("[,，]", ""));
            if (m.group(3) != null) {
                String scale = m.group(3).toLowerCase(Locale.ROOT).replaceAll("s$", "");
                amount = amount.movePointRight(SCALES.get(scale));
            }
            Matcher per = PER.matcher(text).region(m.end(), text.length());
            boolean rated = per.lookingAt();
            prices.add(new Price(
                    amount,
                    currency,
                    sign == null ? "" : sign.replace("\\", ""),
                    rated ? Words.per(per.group()) : Words.Per.NOTHING,
                    m.start(),
                    rated ? per.end() : m.end()));
        }
        return prices;
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

    /** The currency that a word or sign proves; a bare "$" or "¥" proves none. */
    static Optional<Currency> currency(String written) {
        String key = written.toLowerCase(Locale.ROOT)
                .replace(".", "")
                .replace("\\", "")
                .strip();
        String code = CODES.get(key);
        if (code == null && written.toUpperCase(Locale.ROOT).matches(CODE)) {
            code = written.toUpperCase(Locale.ROOT);
        }
        return Optional.ofNullable(code).map(Currency::getInstance);
    }
}
