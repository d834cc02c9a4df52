package dev.countersign.numerals;

import java.math.BigDecimal;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** English numbers in words: "thirty-one", "four hundred and fifty thousand", "five lakhs", "one and a half", "twenty-first". */
public final class EnglishNumerals {
    private static final List<String> ONES = List.of(
            "zero",
            "one",
            "two",
            "three",
            "four",
            "five",
            "six",
            "seven",
            "eight",
            "nine",
            "ten",
            "eleven",
            "twelve",
            "thirteen",
            "fourteen",
            "fifteen",
            "sixteen",
            "seventeen",
            "eighteen",
            "nineteen");
    private static final List<String> TENS =
            List.of("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety");

    /** Where the ordinal is not the cardinal with "th". */
    private static final Map<String, String> IRREGULAR = Map.of(
            "one", "first", "two", "second", "three", "third", "five", "fifth", "eight", "eighth", "nine", "ninth",
            "twelve", "twelfth");

    private static final Map<String, Integer> SMALL = small();
    private static final Map<String, Integer> ORDINALS = ordinals();

    /** What multiplies all that stands before it. "lac" is a spelling of lakh. */
    private static final Map<String, BigDecimal> SCALES = Map.ofEntries(
            Map.entry("thousand", new BigDecimal("1000")),
            Map.entry("lakh", new BigDecimal("100000")),
            Map.entry("lac", new BigDecimal("100000")),
            Map.entry("million", new BigDecimal("1000000")),
            Map.entry("crore", new BigDecimal("10000000")),
            Map.entry("billion", new BigDecimal("1000000000")),
            Map.entry("trillion", new BigDecimal("1000000000000")));

    private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);
    private static final BigDecimal HALF = new BigDecimal("0.5");

    private static final String WORD = "(?:"
            + alternatives(Stream.of(
                            SMALL.keySet().stream(),
                            Stream.of("hundreds?"),
                            SCALES.keySet().stream().map(s -> s + "s?"))
                    .flatMap(s -> s))
            + ")";

    /** Matches a cardinal in words, in small letters or with the pattern's case ignored; without groups. */
    public static final String CARDINAL = "(?:(?:one[- ])?half|" + WORD + "(?:[ -]{1,2}(?:and[ -])?(?!one[ -]half)"
            + WORD + "){0,22}(?:[ -]and[ -](?:(?:a|one)[ -])?half)?)(?![a-z])";

    /** Matches an ordinal from first to ninety-ninth in words; without groups. */
    public static final String ORDINAL =
            "(?:(?:" + String.join("|", TENS) + ")[ -])?(?:" + alternatives(ORDINALS.keySet().stream()) + ")(?![a-z])";

    private static final Pattern AND_A_HALF = Pattern.compile("(?:(.+?)[ -]+and[ -]+)?(?:(?:a|one)[ -]+)?half");

    private static final Pattern BETWEEN = Pattern.compile("[^a-z]+");

    private EnglishNumerals() {}

    /** @return in figures below 1 and above 999, which no list reaches */
    public static String cardinal(int n) {
        if (n < 1 || n > 999) {
            return String.valueOf(n);
        }
        String hundreds = n >= 100 ? ONES.get(n / 100) + " hundred" : "";
        int rest = n % 100;
        if (rest == 0) {
            return hundreds;
        }
        String below = rest < 20
                ? ONES.get(rest)
                : TENS.get(rest / 10 - 2) + (rest % 10 == 0 ? "" : "-" + ONES.get(rest % 10));
        return hundreds.isEmpty() ? below : hundreds + " " + below;
    }

    /** @return in figures, "100th", below 1 and above 99 */
    public static String ordinal(int n) {
        if (n < 1 || n > 99) {
            return n + ordinalEnding(n);
        }
        String cardinal = cardinal(n);
        int last = cardinal.lastIndexOf('-') + 1;
        return cardinal.substring(0, last) + ordinalOf(cardinal.substring(last));
    }

    /** The "nd" of 22nd. */
    public static String ordinalEnding(int n) {
        if (n % 100 >= 11 && n % 100 <= 13) {
            return "th";
        }
        return switch (n % 10) {
            case 1 -> "st";
            case 2 -> "nd";
            case 3 -> "rd";
            default -> "th";
        };
    }

    /** One word of a cardinal in small letters: "seventeen", "lakhs". */
    public static boolean isWord(String word) {
        return SMALL.containsKey(word) || singular(word).equals("hundred") || SCALES.containsKey(singular(word));
    }

    /** The value of a scale alone: thousand, lakh, million, crore; singular or plural, in any case. */
    public static Optional<BigDecimal> scale(String word) {
        return Optional.ofNullable(SCALES.get(singular(word.toLowerCase(Locale.ROOT))));
    }

    /**
     * The number that the words say, a cardinal or an ordinal.
     *
     * @return empty where a word is none of a number, or the words make no number: "five six"
     */
    public static Optional<BigDecimal> read(String words) {
        String lower = words.toLowerCase(Locale.ROOT).strip();
        Matcher half = AND_A_HALF.matcher(lower);
        if (half.matches()) {
            return half.group(1) == null
                    ? Optional.of(HALF)
                    : whole(half.group(1)).map(HALF::add);
        }
        return whole(lower);
    }

    private static Optional<BigDecimal> whole(String lower) {
        BigDecimal sum = BigDecimal.ZERO;
        BigDecimal group = BigDecimal.ZERO;
        boolean any = false;
        int below = Integer.MAX_VALUE;
        for (String word : BETWEEN.split(lower)) {
            if (word.isEmpty() || word.equals("and")) {
                continue;
            }
            Integer small = SMALL.getOrDefault(word, ORDINALS.get(word));
            BigDecimal scale = SCALES.get(singular(word));
            if (small != null && small < below) {
                group = group.add(BigDecimal.valueOf(small));
                below = small >= 20 ? 10 : 0; // "thirty five" adds up, "five thirty" does not
            } else if (singular(word).equals("hundred")) {
                group = group.max(BigDecimal.ONE).multiply(HUNDRED);
                below = 100;
            } else if (scale != null) {
                // All that is smaller and stands before it: "one thousand one crore", "two lakh crore".
                BigDecimal smaller = sum.remainder(scale);
                sum = sum.subtract(smaller)
                        .add(smaller.add(group).max(BigDecimal.ONE).multiply(scale));
                group = BigDecimal.ZERO;
                below = 1000;
            } else {
                return Optional.empty();
            }
            any = true;
        }
        return any ? Optional.of(sum.add(group)) : Optional.empty();
    }

    private static String ordinalOf(String word) {
        String stem = word.endsWith("y") ? word.substring(0, word.length() - 1) + "ie" : word;
        return IRREGULAR.getOrDefault(word, stem + "th");
    }

    private static String singular(String word) {
        return word.endsWith("s") ? word.substring(0, word.length() - 1) : word;
    }

    private static Map<String, Integer> small() {
        Map<String, Integer> small = new HashMap<>();
        for (int i = 0; i < ONES.size(); i++) {
            small.put(ONES.get(i), i);
        }
        for (int i = 0; i < TENS.size(); i++) {
            small.put(TENS.get(i), 20 + 10 * i);
        }
        return Map.copyOf(small);
    }

    private static Map<String, Integer> ordinals() {
        Map<String, Integer> ordinals = new HashMap<>();
        SMALL.forEach((word, n) -> ordinals.put(ordinalOf(word), n));
        ordinals.remove("zeroth");
        return Map.copyOf(ordinals);
    }

    /** Longest first, so that "sixteen" is not taken for "six". */
    private static String alternatives(Stream<String> words) {
        return words.sorted(Comparator.comparingInt(String::length).reversed().thenComparing(Comparator.naturalOrder()))
                .collect(Collectors.joining("|"));
    }
}
