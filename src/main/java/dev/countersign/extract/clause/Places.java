package dev.countersign.extract.clause;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Countries and states whose law a contract may choose, as contracts name them. */
final class Places {
    private static final List<String> STATES = List.of(
            "Alabama",
            "Alaska",
            "Arizona",
            "Arkansas",
            "California",
            "Colorado",
            "Connecticut",
            "Delaware",
            "Florida",
            "Georgia",
            "Hawaii",
            "Idaho",
            "Illinois",
            "Indiana",
            "Iowa",
            "Kansas",
            "Kentucky",
            "Louisiana",
            "Maine",
            "Maryland",
            "Massachusetts",
            "Michigan",
            "Minnesota",
            "Mississippi",
            "Missouri",
            "Montana",
            "Nebraska",
            "Nevada",
            "New Hampshire",
            "New Jersey",
            "New Mexico",
            "New York",
            "North Carolina",
            "North Dakota",
            "Ohio",
            "Oklahoma",
            "Oregon",
            "Pennsylvania",
            "Rhode Island",
            "South Carolina",
            "South Dakota",
            "Tennessee",
            "Texas",
            "Utah",
            "Vermont",
            "Virginia",
            "Washington",
            "West Virginia",
            "Wisconsin",
            "Wyoming",
            "Puerto Rico",
            "District of Columbia",
            "Ontario",
            "Quebec",
            "British Columbia",
            "Alberta",
            "Manitoba",
            "Nova Scotia",
            "Saskatchewan",
            "New South Wales",
            "Victoria",
            "Queensland",
            "Western Australia",
            "Hong Kong",
            "England and Wales",
            "England",
            "Scotland",
            "Northern Ireland",
            "Cayman Islands",
            "British Virgin Islands",
            "Bermuda",
            "Jersey",
            "Guernsey",
            "Isle of Man",
            "Taiwan",
            "Macau",
            "Maharashtra",
            "Karnataka");

    private static final Map<String, String> OTHER_WORDS = Map.ofEntries(
            Map.entry("english", "England"),
            Map.entry("people's republic of china", "China"),
            Map.entry("prc", "China"),
            Map.entry("p.r.c", "China"),
            Map.entry("republic of china", "Taiwan"),
            Map.entry("u.k", "United Kingdom"),
            Map.entry("great britain", "United Kingdom"),
            Map.entry("hongkong", "Hong Kong"),
            Map.entry("holland", "Netherlands"),
            Map.entry("korea", "South Korea"),
            Map.entry("swiss", "Switzerland"),
            Map.entry("swedish", "Sweden"),
            Map.entry("french", "France"),
            Map.entry("german", "Germany"),
            Map.entry("israeli", "Israel"),
            Map.entry("chinese", "China"),
            Map.entry("indian", "India"),
            Map.entry("irish", "Ireland"),
            Map.entry("dutch", "Netherlands"),
            Map.entry("danish", "Denmark"),
            Map.entry("japanese", "Japan"),
            Map.entry("中华人民共和国", "China"),
            Map.entry("中国", "China"),
            Map.entry("香港", "Hong Kong"),
            Map.entry("新加坡", "Singapore"));

    private static final Map<String, String> BY_NAME = byName();
    private static final Pattern NAMES = Pattern.compile(BY_NAME.keySet().stream()
            .sorted((a, b) -> b.length() - a.length())
            .map(n -> n.charAt(0) < 128 ? "\\b" + Pattern.quote(n) + "\\b" : Pattern.quote(n))
            .collect(Collectors.joining("|")));

    private Places() {}

    record Found(String place, int start) {}

    /** In the order of the text. "the United States" counts only where nothing nearer is named. */
    static List<Found> in(String text) {
        List<Found> found = new ArrayList<>();
        Matcher m = NAMES.matcher(text.toLowerCase(Locale.ROOT).replace('\u2019', '\''));
        while (m.find()) {
            found.add(new Found(BY_NAME.get(m.group()), m.start()));
        }
        List<Found> near =
                found.stream().filter(f -> !f.place().equals("United States")).toList();
        return near.isEmpty() ? found : near;
    }

    private static Map<String, String> byName() {
        Map<String, String> names = new HashMap<>();
        Arrays.stream(Locale.getISOCountries())
                .map(c -> new Locale.Builder().setRegion(c).build().getDisplayCountry(Locale.ENGLISH))
                .filter(c -> !c.contains("(") && !c.contains("&"))
                .forEach(c -> names.put(c.toLowerCase(Locale.ROOT), c));
        STATES.forEach(s -> names.put(s.toLowerCase(Locale.ROOT), s));
        OTHER_WORDS.forEach(names::put);
        return names;
    }
}
