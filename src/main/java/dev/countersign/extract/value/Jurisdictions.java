package dev.countersign.extract.value;

import dev.countersign.extract.value.Jurisdiction.Kind;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Finds countries, states and cities as contracts name them, in English and Chinese. */
public final class Jurisdictions {
    private static final char CHINESE = '\u3400';

    private static final Map<String, Jurisdiction> BY_NAME = byName();
    /** By their first word, or their first sign in Chinese; longest first. */
    private static final Map<String, List<String>> BY_BEGINNING = BY_NAME.keySet().stream()
            .sorted(Comparator.comparingInt(String::length).reversed().thenComparing(Comparator.naturalOrder()))
            .collect(Collectors.groupingBy(n -> beginning(n, 0)));

    private static final Pattern OF_LAW =
            Pattern.compile("\\b[Ll](?:aws?|AWS?|egislation)\\b|\\bLAWS?\\b|\\bjurisdiction\\b|\\bcourts?\\b");

    private Jurisdictions() {}

    /** In the order of the text. */
    public static List<Found<Jurisdiction>> in(String text) {
        String lower = Plain.of(text).toLowerCase(Locale.ROOT);
        List<Found<Jurisdiction>> found = new ArrayList<>();
        int at = 0;
        while (at < lower.length()) {
            String beginning = beginning(lower, at);
            int length = beginning.length();
            for (String name : BY_BEGINNING.getOrDefault(beginning, List.of())) {
                if (lower.startsWith(name, at) && endsAt(lower, at + name.length())) {
                    found.add(Found.plain(BY_NAME.get(name), at, at + name.length()));
                    length = name.length();
                    break;
                }
            }
            at += length;
        }
        return found;
    }

    /** The letters from here on; one sign of Chinese. */
    private static String beginning(String text, int at) {
        int end = at;
        while (end < text.length() && isOfWord(text.charAt(end))) {
            end++;
        }
        return text.substring(at, end == at ? Math.min(at + 1, text.length()) : end);
    }

    /** Between two signs of Chinese a name may end anywhere. */
    private static boolean endsAt(String text, int end) {
        return end >= text.length() || !isOfWord(text.charAt(end)) || !isOfWord(text.charAt(end - 1));
    }

    private static boolean isOfWord(char c) {
        return Character.isLetterOrDigit(c) && c < CHINESE;
    }

    /**
     * The place whose law a sentence on governing law means: the first behind the word law, else the last before it. The
     * United States count only where no state or other country is named.
     */
    public static Optional<Found<Jurisdiction>> law(String text) {
        List<Found<Jurisdiction>> places = in(text).stream()
                .filter(p -> p.readings().get(0).kind() != Kind.CITY)
                .toList();
        List<Found<Jurisdiction>> nearer = places.stream()
                .filter(p -> !p.readings().get(0).code().equals("US"))
                .toList();
        List<Found<Jurisdiction>> meant = nearer.isEmpty() ? places : nearer;
        Matcher law = OF_LAW.matcher(text);
        int at = law.find() ? law.start() : 0;
        return meant.stream()
                .filter(p -> p.start() > at)
                .findFirst()
                .or(() -> meant.stream().reduce((a, b) -> b));
    }

    private static Map<String, Jurisdiction> byName() {
        Map<String, Jurisdiction> names = new HashMap<>();
        for (String code : Locale.getISOCountries()) {
            String name = new Locale.Builder().setRegion(code).build().getDisplayCountry(Locale.ENGLISH);
            if (!name.contains("(") && !name.contains("&")) {
                names.put(name.toLowerCase(Locale.ROOT), new Jurisdiction(code, Kind.COUNTRY, name));
            }
        }
        lines().forEach(line -> {
            String[] parts = line.split("\t", -1);
            Jurisdiction place = new Jurisdiction(parts[0], Kind.valueOf(parts[1]), parts[2]);
            names.put(place.name().toLowerCase(Locale.ROOT), place);
            for (String other : parts[3].split("\\|")) {
                if (!other.isEmpty()) {
                    names.put(other, place);
                }
            }
        });
        return names;
    }

    private static List<String> lines() {
        try (InputStream in = Jurisdictions.class.getResourceAsStream("jurisdictions.tsv");
                BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return reader.lines().filter(l -> !l.startsWith("#")).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
