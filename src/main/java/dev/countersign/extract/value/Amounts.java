package dev.countersign.extract.value;

import dev.countersign.extract.value.Found.Standing;
import dev.countersign.numerals.ChineseNumerals;
import dev.countersign.numerals.EnglishNumerals;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Currency;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds amounts of money: "INR 12,34,567.00", "Rs. 5,00,000 (Rupees Five Lakhs Only)", "US$ 1.5 million", "EUR 1.234.567,89",
 * 120万元, 人民币壹佰万元整（¥1,000,000.00）.
 */
public final class Amounts {
    private static final String NAMED =
            "(?:indian |us |u\\.s\\. ?|united states |singapore |australian |canadian |hong kong )?(?:rupees?|dollars?)|euros?|pounds?(?: sterling)?|yuan|renminbi|yen|dirhams?|swiss francs?";
    private static final String SIGN =
            "(?:US|U\\.S\\. ?|SG?|AU?|CA?|HK|NT)?\\$|[\u20b9\u20ac\u00a3\u00a5]|Rs\\.?(?=[\\s\\d\u20b9.:])|Re\\.";
    private static final String CODE = "(?:" + Denomination.ISO_CODES + "|RMB)(?![a-z])";
    private static final String CHINESE_NAME = Denomination.names();

    private static final String BEFORE = "(?<![a-z])(" + SIGN + "|" + CODE + "|" + NAMED + "|" + CHINESE_NAME
            + ")(?:\\s?[\u20b9\u00a5$])?\\s{0,2}[.:]?\\s{0,2}";
    private static final String AFTER = "(" + CODE + "|(?:" + NAMED + ")(?![a-z])|" + CHINESE_NAME
            + "|[\u20b9\u20ac\u00a3](?!\\s?\\d)|\\$(?!\\s?\\d))";
    private static final String SCALE =
            "(thousand|lakhs?|lacs?|crores?|million|billion|trillion|mn|bn|mio|cr\\.?|(?<=\\d)[kmb]|(?<=[\\d ])L)(?![a-z])|([十百千万亿萬億]{1,3})(?=元|圆|圓|"
                    + CHINESE_NAME + "|\\s|[,.;)/]|$)";

    private static final Pattern FIGURES = ignoringCase("(?:" + BEFORE + ")?(?<![\\w.,-]|[a-z]-)(" + Figures.PATTERN
            + ")(?![\\w]*[a-z]\\d)(?:\\s?/-)?(?:\\s?(?:" + SCALE + "))?(?:\\s?" + AFTER + ")?");
    private static final Pattern ENGLISH_WORDS = ignoringCase(
            "(?:" + BEFORE + ")?(?<![a-z-])(" + EnglishNumerals.CARDINAL + ")(?:\\s" + AFTER + ")?(?:\\sonly)?");
    private static final Pattern CHINESE_WORDS =
            Pattern.compile("(?:(人民币|美元|港币|港元|欧元)\\s?(?:\\(?大写\\)?)?:?\\s?)?([" + ChineseNumerals.SIGNS + "]{1,30})("
                    + CHINESE_NAME + ")(?:([零壹贰叁肆伍陆柒捌玖一二三四五六七八九])[角])?(?:零?([零壹贰叁肆伍陆柒捌玖一二三四五六七八九])分)?[整正]?");

    /** In a text that is about money alone; there 元 stands without a figure, too. */
    private static final Pattern MONEY_WORD =
            ignoringCase("(?<![a-z])(" + SIGN + "|Rs\\b|" + CODE + "|(?:" + NAMED + ")(?![a-z])|" + CHINESE_NAME + ")");

    /** Not "per million tokens" and 元/万次, which say what a price is for. */
    private static final Pattern COLUMN_SCALE =
            ignoringCase("(?<!\\bper |/ ?|\\d )(?:\\b(lakhs?|lacs?|crores?|millions?)\\b|(万))(?!次)");

    /** What stands between figures and the same in words. */
    private static final Pattern REPEATED = ignoringCase(
            "\\s{0,2}[,;]?\\s?\\(\\s?(?:(?:in (?:words|figures)|say|大写|小写|即|人民币大写|人民币小写)\\s?:?\\s?)?|\\s?[,;]?\\(?(?:大写|小写)\\)?\\s?:?\\s?");

    private static final Pattern BEHIND = ignoringCase("\\s?\\)\\s?" + AFTER);

    private static final Pattern CLAUSE = Pattern.compile("[^;\u3002\uff1b\n.]{4,400}");
    private static final Pattern OF_ALL =
            ignoringCase("\\ball\\b|\\$\\W{0,3}(?:and \\W?dollars?\\W? )?(?:means?|refers? to|denotes?)\\b");
    private static final Pattern MONETARY =
            ignoringCase("\\b(?:amounts?|prices?|fees|charges|payments?|sums?|invoices|monetary)\\b|\\$");
    private static final Pattern STATED = ignoringCase(
            "\\b(?:in|are|means?|refers? to|denotes?) (?:the )?(?:lawful (?:money|currency) of )?(?:the )?(" + CODE
                    + "|" + NAMED + "|united states(?: of america)?)");

    /** Without one of these nothing is money; looked at first, since most sentences have none. */
    private static final Pattern CURRENCY =
            ignoringCase("[$\u20b9\u20ac\u00a3\u00a5元圆圓币美欧英港日卢]|(?<![a-z])(?:" + SIGN + "|" + CODE + "|" + NAMED + ")");

    /** One sign alone, 元, is of other words too. */
    private static final Pattern NAMING = ignoringCase(
            "(?<![a-z])(" + SIGN + "|" + CODE + "|(?:" + NAMED + ")(?![a-z])|人民币|美元|美金|港币|港元|欧元|英镑|日元|(?<=\\d\\s?)元)");

    private Amounts() {}

    /** One way of writing the number, with or without a currency. */
    private record Part(
            boolean inWords, List<BigDecimal> figures, Optional<Denomination> currency, int start, int end) {}

    /** In the order of the text; numbers without a currency are not among them. */
    public static List<Found<Amount>> in(String text) {
        String plain = Plain.of(text);
        if (!CURRENCY.matcher(plain).find()) {
            return List.of();
        }
        List<Part> parts = new ArrayList<>();
        figures(plain, parts);
        BitSet taken = new BitSet(plain.length());
        parts.forEach(p -> taken.set(p.start(), p.end()));
        englishWords(plain, taken, parts);
        chineseWords(plain, taken, parts);
        parts.sort(Comparator.comparingInt(Part::start));
        List<Found<Amount>> found = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            Part part = parts.get(i);
            boolean twice = i + 1 < parts.size() && repeats(plain, part, parts.get(i + 1));
            (twice ? both(plain, part, parts.get(++i)) : one(part)).ifPresent(found::add);
        }
        return found;
    }

    /**
     * Numbers in figures as the cells of a table hold them, with a currency or without one, in the order of the text. The places
     * behind the point stay as written; so "1.50 lakh" is exact to a thousand.
     */
    public static List<Found<Figure>> figuresIn(String text) {
        List<Part> parts = new ArrayList<>();
        figures(Plain.of(text), parts);
        return parts.stream()
                .map(p -> Found.of(
                        Standing.AMBIGUOUS,
                        p.figures().stream()
                                .map(f -> new Figure(f, p.currency()))
                                .toList(),
                        p.start(),
                        p.end()))
                .toList();
    }

    /** Each word, sign or code of a text about prices that proves a currency; 元 alone, too. */
    public static List<Found<Currency>> currenciesIn(String text) {
        List<Found<Currency>> found = new ArrayList<>();
        Matcher m = MONEY_WORD.matcher(Plain.of(text));
        while (m.find()) {
            Denomination.of(m.group(1))
                    .currency()
                    .ifPresent(currency -> found.add(Found.plain(currency, m.start(), m.end())));
        }
        return found;
    }

    /** The currency that the head of a column or a cell of currencies names; empty where none or several. */
    public static Optional<Currency> currencyOf(String head) {
        List<Currency> named = currenciesIn(head).stream()
                .flatMap(found -> found.value().stream())
                .distinct()
                .toList();
        return named.size() == 1 ? Optional.of(named.get(0)) : Optional.empty();
    }

    /** What the amounts below the head of a column are counted in: lakhs, 万元; 1 where it says nothing. */
    public static BigDecimal scaleOf(String head) {
        Matcher m = COLUMN_SCALE.matcher(Plain.of(head));
        return m.find() ? scale(m.group(1), m.group(2), Optional.empty()) : BigDecimal.ONE;
    }

    /**
     * The currency that a text states for all its amounts: "all prices are in US dollars", "$ means Singapore dollars".
     *
     * @return empty where it states none, or several
     */
    public static Optional<Currency> statedFor(String text) {
        List<Currency> stated = CLAUSE.matcher(Plain.of(text))
                .results()
                .map(MatchResult::group)
                .filter(c -> OF_ALL.matcher(c).find() && MONETARY.matcher(c).find())
                .flatMap(c -> STATED.matcher(c).results())
                .flatMap(m -> Denomination.of(m.group(1)).currency().stream())
                .distinct()
                .toList();
        return stated.size() == 1 ? Optional.of(stated.get(0)) : Optional.empty();
    }

    /** The currencies that a text names or proves by a sign, each once; none for a bare "$". */
    public static Set<Currency> currenciesNamedIn(String text) {
        return NAMING.matcher(Plain.of(text))
                .results()
                .flatMap(m -> Denomination.of(m.group(1)).currency().stream())
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static void figures(String plain, List<Part> parts) {
        Matcher m = FIGURES.matcher(plain);
        while (m.find()) {
            Optional<Denomination> before = Optional.ofNullable(m.group(1)).map(Denomination::of);
            Optional<Denomination> after = Optional.ofNullable(m.group(5)).map(Denomination::of);
            Optional<Denomination> currency =
                    before.filter(Denomination::isProven).or(() -> after).or(() -> before);
            boolean european = currency.flatMap(Denomination::currency)
                    .filter(c -> c.getCurrencyCode().equals("EUR"))
                    .isPresent();
            BigDecimal scale = scale(m.group(3), m.group(4), currency);
            List<BigDecimal> figures =
                    Figures.read(m.group(2), european && scale.compareTo(BigDecimal.ONE) == 0).stream()
                            .map(scale::multiply)
                            .toList();
            if (!figures.isEmpty()) {
                parts.add(new Part(false, figures, currency, m.start(), m.end()));
            }
        }
    }

    /** A power of ten, written so that a product keeps its last place: 1.5 million is exact to a hundred thousand. */
    private static BigDecimal scale(String english, String chinese, Optional<Denomination> currency) {
        return times(english, chinese, currency).stripTrailingZeros();
    }

    private static BigDecimal times(String english, String chinese, Optional<Denomination> currency) {
        if (chinese != null) {
            return BigDecimal.valueOf(chinese.chars()
                    .mapToLong(c -> ChineseNumerals.unit((char) c))
                    .reduce(1, (a, b) -> a * b));
        }
        if (english == null) {
            return BigDecimal.ONE;
        }
        return switch (english.toLowerCase(Locale.ROOT)) {
            case "k" -> BigDecimal.valueOf(1_000);
            case "m", "mn", "mio" -> BigDecimal.valueOf(1_000_000);
            case "b", "bn" -> BigDecimal.valueOf(1_000_000_000);
            case "cr", "cr." -> BigDecimal.valueOf(10_000_000);
            case "l" ->
                BigDecimal.valueOf(currency.filter(c -> c.sign().equals("INR")).isPresent() ? 100_000 : 1);
            default -> EnglishNumerals.scale(english).orElse(BigDecimal.ONE);
        };
    }

    /** @param taken by figures: the "million" behind them is of them */
    private static void englishWords(String plain, BitSet taken, List<Part> parts) {
        Matcher m = ENGLISH_WORDS.matcher(plain);
        while (m.find()) {
            Optional<Denomination> currency = Optional.ofNullable(m.group(1) == null ? m.group(3) : m.group(1))
                    .map(Denomination::of);
            EnglishNumerals.read(m.group(2))
                    .filter(n -> !taken.get(m.start(2)))
                    .ifPresent(n -> parts.add(new Part(true, List.of(n), currency, m.start(), m.end())));
        }
    }

    private static void chineseWords(String plain, BitSet taken, List<Part> parts) {
        Matcher m = CHINESE_WORDS.matcher(plain);
        while (m.find()) {
            Optional<Denomination> currency =
                    Optional.of(Denomination.of(m.group(1) == null ? m.group(3) : m.group(1)));
            ChineseNumerals.read(m.group(2))
                    .filter(n -> !taken.get(m.start(2)))
                    .map(n -> n.add(tenths(m.group(4), 1)).add(tenths(m.group(5), 2)))
                    .ifPresent(n -> parts.add(new Part(true, List.of(n), currency, m.start(), m.end())));
        }
    }

    /** 角 are tenths of a yuan, 分 hundredths. */
    private static BigDecimal tenths(String digit, int scale) {
        return digit == null
                ? BigDecimal.ZERO
                : ChineseNumerals.read(digit).orElse(BigDecimal.ZERO).movePointLeft(scale);
    }

    private static boolean repeats(String plain, Part first, Part second) {
        return first.inWords() != second.inWords()
                && second.start() >= first.end()
                && second.start() - first.end() < 20
                && REPEATED.matcher(plain.substring(first.end(), second.start()))
                        .matches();
    }

    private static Optional<Found<Amount>> one(Part part) {
        return part.currency()
                .map(c -> Found.of(
                        Standing.AMBIGUOUS,
                        part.figures().stream().map(f -> new Amount(f, c)).toList(),
                        part.start(),
                        part.end()));
    }

    /** The same amount in figures and in words: what both say counts; where they agree on nothing, both stand. */
    private static Optional<Found<Amount>> both(String plain, Part first, Part second) {
        Matcher behind = BEHIND.matcher(plain).region(second.end(), plain.length());
        Optional<Denomination> third =
                behind.lookingAt() ? Optional.of(Denomination.of(behind.group(1))) : Optional.empty();
        List<Denomination> named = Stream.of(first.currency(), second.currency(), third)
                .flatMap(Optional::stream)
                .distinct()
                .toList();
        List<Denomination> proven =
                named.stream().filter(Denomination::isProven).toList();
        List<BigDecimal> agreed = first.figures().stream()
                .filter(f -> second.figures().stream().anyMatch(s -> s.compareTo(f) == 0))
                .toList();
        List<BigDecimal> figures = new ArrayList<>(agreed.isEmpty() ? first.figures() : agreed);
        if (agreed.isEmpty()) {
            figures.addAll(second.figures());
        }
        List<Amount> readings = (proven.isEmpty() ? named : proven)
                .stream()
                        .flatMap(c -> figures.stream().map(f -> new Amount(f, c)))
                        .toList();
        int end = third.isPresent() ? behind.end() : second.end();
        return Numbers.found(readings, first.start(), end);
    }

    private static Pattern ignoringCase(String words) {
        return Pattern.compile(words, Pattern.CASE_INSENSITIVE);
    }
}
