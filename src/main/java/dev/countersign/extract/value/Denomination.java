package dev.countersign.extract.value;

import java.util.Currency;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The currency of an amount, as far as the words prove it: a bare "$" is some dollar, and a bare "¥" yen or yuan.
 *
 * @param sign as written where no currency is proven, else its code of ISO 4217
 * @param currency the proven one
 */
public record Denomination(String sign, Optional<Currency> currency) {
    /** Of words and signs, in small letters and without points and blanks. What is not here proves nothing. */
    private static final Map<String, String> CODES = Map.ofEntries(
            Map.entry("us$", "USD"),
            Map.entry("$us", "USD"),
            Map.entry("usdollar", "USD"),
            Map.entry("unitedstatesdollar", "USD"),
            Map.entry("unitedstates", "USD"),
            Map.entry("unitedstatesofamerica", "USD"),
            Map.entry("美元", "USD"),
            Map.entry("美金", "USD"),
            Map.entry("s$", "SGD"),
            Map.entry("sg$", "SGD"),
            Map.entry("singaporedollar", "SGD"),
            Map.entry("新加坡元", "SGD"),
            Map.entry("a$", "AUD"),
            Map.entry("au$", "AUD"),
            Map.entry("australiandollar", "AUD"),
            Map.entry("c$", "CAD"),
            Map.entry("ca$", "CAD"),
            Map.entry("canadiandollar", "CAD"),
            Map.entry("hk$", "HKD"),
            Map.entry("hongkongdollar", "HKD"),
            Map.entry("港元", "HKD"),
            Map.entry("港币", "HKD"),
            Map.entry("nt$", "TWD"),
            Map.entry("₹", "INR"),
            Map.entry("rs", "INR"),
            Map.entry("re", "INR"),
            Map.entry("rupee", "INR"),
            Map.entry("indianrupee", "INR"),
            Map.entry("卢比", "INR"),
            Map.entry("€", "EUR"),
            Map.entry("euro", "EUR"),
            Map.entry("欧元", "EUR"),
            Map.entry("£", "GBP"),
            Map.entry("pound", "GBP"),
            Map.entry("poundsterling", "GBP"),
            Map.entry("poundssterling", "GBP"),
            Map.entry("sterling", "GBP"),
            Map.entry("英镑", "GBP"),
            Map.entry("rmb", "CNY"),
            Map.entry("yuan", "CNY"),
            Map.entry("renminbi", "CNY"),
            Map.entry("人民币", "CNY"),
            Map.entry("元", "CNY"),
            Map.entry("圆", "CNY"),
            Map.entry("圓", "CNY"),
            Map.entry("円", "JPY"),
            Map.entry("日元", "JPY"),
            Map.entry("yen", "JPY"),
            Map.entry("dirham", "AED"),
            Map.entry("swissfranc", "CHF"));

    /** Codes that are read as such; other codes are words too often: ALL, TRY, PHP. */
    static final String ISO_CODES =
            "INR|USD|EUR|GBP|SGD|CNY|JPY|AED|CHF|AUD|CAD|HKD|KRW|SEK|NOK|DKK|NZD|SAR|QAR|MYR|THB|IDR|BRL|ILS|TWD|LKR|PKR|ZAR|KES";

    /** What a word or sign says of the currency. */
    static Denomination of(String written) {
        String key = written.toLowerCase(Locale.ROOT).replaceAll("[.\\s]", "");
        String singular = key.length() > 2 && key.endsWith("s") ? key.substring(0, key.length() - 1) : key;
        String code = CODES.getOrDefault(key, CODES.get(singular));
        String upper = key.toUpperCase(Locale.ROOT);
        if (code == null && upper.matches(ISO_CODES)) {
            code = upper;
        }
        return code == null
                ? new Denomination(singular.equals("dollar") ? "$" : written.strip(), Optional.empty())
                : new Denomination(code, Optional.of(Currency.getInstance(code)));
    }

    boolean isProven() {
        return currency.isPresent();
    }

    /** Whether it could be that currency: "$" an Australian dollar, "¥" the yuan, but no rupee. */
    public boolean mayBe(Currency other) {
        return currency.map(other::equals).orElseGet(() -> switch (sign) {
            case "$" ->
                other.getCurrencyCode().endsWith("D")
                        && !other.getCurrencyCode().equals("AED");
            case "¥" ->
                other.getCurrencyCode().equals("CNY") || other.getCurrencyCode().equals("JPY");
            default -> false;
        });
    }

    /** Words that name a currency in full, for a pattern; without groups. */
    static String names() {
        return CODES.keySet().stream()
                .filter(k -> k.charAt(0) >= 0x3400)
                .sorted((a, b) -> b.length() - a.length())
                .collect(Collectors.joining("|"));
    }

    /** "INR"; "$ (currency not proven)". */
    @Override
    public String toString() {
        return currency.isPresent() ? sign : sign + " (currency not proven)";
    }
}
