package dev.countersign.extract.clause;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What a recognised clause answers, in normal form: dates and periods of ISO 8601, places and parties by name. */
public final class Answers {
    private static final List<String> MONTHS =
            List.of("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec");
    private static final String MONTH =
            "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
    private static final String YEAR = "((?:19|20)\\d ?\\d)";
    private static final String DAY = "(\\d{1,2}) ?(?:st|nd|rd|th|t h|s t|n d|r d)?";

    private static final Pattern MONTH_FIRST = ignoringCase("\\b" + MONTH + "\\.? ?" + DAY + " ?,? ?" + YEAR + "\\b");
    private static final Pattern DAY_FIRST =
            ignoringCase("\\b" + DAY + " ?(?:day)? ?(?:of)? ?" + MONTH + "\\.? ?,? ?(?:of )?" + YEAR + "\\b");
    private static final Pattern SLASHED = Pattern.compile("\\b(\\d{1,2})[/-](\\d{1,2})[/-]((?:19|20)?\\d\\d)\\b");
    private static final Pattern ISO = Pattern.compile("\\b((?:19|20)\\d\\d)-(\\d{1,2})-(\\d{1,2})\\b");
    private static final Pattern CHINESE = Pattern.compile("((?:19|20)\\d\\d) ?年 ?(\\d{1,2}) ?月 ?(\\d{1,2}) ?日");

    private static final Map<String, Integer> NUMBERS = numbers();
    private static final String COUNT =
            "(\\d+(?:\\.\\d+)?|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)?[- ]?(?:"
                    + NUMBERS.keySet().stream()
                            .sorted((a, b) -> b.length() - a.length())
                            .collect(Collectors.joining("|"))
                    + "))";
    private static final Pattern PERIOD = ignoringCase(
            "\\b" + COUNT
                    + "\\s?(?:\\(\\s?(\\d+)(?:st|nd|rd|th)?\\s?\\))?[\\s-]*(?:(?:consecutive|calendar|business|working|full|contract|additional|successive|further)\\s+)?(day|week|month|year|anniversar)(?:s|y|ies)?\\b(?:\\s?\\(\\s?(\\d+)\\s?\\))?");

    private static final Pattern ENDS = ignoringCase(
            "\\b(?:until|through|to|expire\\w*|end(?:s|ing)?|terminat\\w+|ending|conclud\\w+|and including)\\b(?: on| at| as of| automatically on)?[^.;\\d]{0,50}$");
    private static final Pattern FOREVER = ignoringCase(
            "\\b(?:perpetual\\w*|in perpetuity|perpetuity|indefinite\\w*|until (?:it is )?terminated|until (?:either|such time|a) party|until either|until terminat\\w+|unless (?:and until )?terminated|(?:end|expire|terminate) (?:when|if|upon|until)|ends? on the \\w+ day following)\\b");
    private static final Pattern AGAIN =
            ignoringCase("\\b(?:renew\\w*|extended|extension|successive|additional|further)\\b");
    private static final Pattern RENEWED = ignoringCase(
            "\\b(?:renew\\w*|extend\\w*|extension\\w*|successive|additional|subsequent|further|consecutive)\\b");
    private static final Pattern NOTICE =
            ignoringCase("\\b(?:notice|notif\\w+|prior|before|advance|written|least|less)\\b");

    private static final Pattern OF_LAW =
            Pattern.compile("\\b[Ll](?:aws?|AWS?|egislation)\\b|\\bLAWS?\\b|\\bjurisdiction\\b|\\bcourts?\\b", 0);

    private static final String SUFFIX =
            "(?:Inc|INC|Incorporated|INCORPORATED|Corp|CORP|Corporation|CORPORATION|LLC|L\\.L\\.C|L\\. ?L\\. ?C|LLP|Ltd|LTD|Limited|LIMITED|Company|COMPANY|Co|CO|L\\.P|LP|L\\. P|PLC|plc|P\\.L\\.C|N\\.A|GmbH|GMBH|AG|S\\.A|SA|B\\.V|BV|N\\.V|NV|Trust|TRUST|Fund|FUND|Bank|BANK|Association|ASSOCIATION|Partnership|PARTNERSHIP|AB|ASA|K\\.K|S\\.p\\.A|S\\.r\\.l|Pte|PTE|Partners|PARTNERS|Foundation|University|Portfolio|Holdings)\\b\\.?";
    private static final int OPENING = 40;
    private static final Pattern AMONG = ignoringCase("\\b(?:between|among|parties|entered into|made by|and)\\b");
    private static final Pattern ADDRESS = ignoringCase(
            "\\b(?:street|suite|road|floor|avenue|drive|boulevard|\\d{5}|building|bldg|p\\.? ?o\\.? box)\\b");
    private static final Pattern NO_NAME = ignoringCase(
            "\\b(?:agreement|amendment|effective date|dated?|exhibit|operating partnership|liability company|whereas|recitals)\\b|^(?:19|20)\\d\\d");
    private static final String CAPITAL = "(?:[a-z]{1,8}(?:[A-Z]|\\.com)|[A-Z0-9])[\\w&.'\u2019/*!@-]*";
    private static final Pattern COMPANY = Pattern.compile("(?<![\\w.])(?:" + CAPITAL
            + "(?:,? (?:&|of|and|the|for|de|[-\u2013/])){0,2},? ){1,8}?" + SUFFIX + "(?:,? (?:" + SUFFIX + "))*");
    private static final Pattern INTRODUCED = Pattern.compile(
            "(?:\\b(?:between|among|and|BETWEEN|AND|by|with)\\b|;|\\(\\d\\)|\\([a-z]\\)),? (" + CAPITAL
                    + "(?:,? (?:&|of|the|for|de|[-\u2013/] ?)?" + CAPITAL
                    + "){0,7}?)(?=,? (?:a|an|A|AN) [\\w ]{0,60}?(?:corporation|company|partnership|limited|trust|individual|resident|association|bank|organized|CORPORATION|COMPANY)|,? ?\\((?:the |hereinafter |\"|\u201c|')|,? (?:having|whose|with (?:its|a|an)|located|organized|incorporated|residing))");
    private static final Pattern LEAD = Pattern.compile(
            "^(?:(?:THIS|This|AGREEMENT|Agreement|The|THE|Between|BETWEEN|By|BY|And|AND|WHEREAS|AMENDMENT|Amendment|Date|PARTIES|Parties)\\b[ ,:]*)+");
    private static final Set<String> NO_NAMES =
            Set.of("company", "corporation", "limited", "bank", "trust", "fund", "the company", "partnership");

    private Answers() {}

    /**
     * @param hits of the clause, surest first
     * @param all of all clauses
     * @param sentences of the contract
     */
    public static List<String> to(
            Clause clause, List<Clauses.Hit> hits, Map<Clause, List<Clauses.Hit>> all, List<Sentence> sentences) {
        return switch (clause) {
            case PARTIES -> parties(hits, sentences);
            case AGREEMENT_DATE -> first(hits, Answers::date);
            case EFFECTIVE_DATE -> {
                List<String> own = first(hits, Answers::date);
                yield own.isEmpty() ? first(all.getOrDefault(Clause.AGREEMENT_DATE, List.of()), Answers::date) : own;
            }
            case EXPIRATION_DATE -> {
                List<String> end = first(hits, Answers::end);
                yield end.isEmpty()
                        ? first(hits, s -> FOREVER.matcher(s).find() ? Optional.of("perpetual") : Optional.empty())
                        : end;
            }
            case RENEWAL_TERM -> first(hits, Answers::renewal);
            case RENEWAL_NOTICE -> first(hits, Answers::notice);
            case WARRANTY_DURATION ->
                first(hits, s -> periods(s).stream().findFirst().map(Span::iso));
            case GOVERNING_LAW -> first(hits, Answers::law);
            default -> List.of();
        };
    }

    private interface Reading {
        Optional<String> of(String sentence);
    }

    private static List<String> first(List<Clauses.Hit> hits, Reading reading) {
        for (Clauses.Hit hit : hits) {
            Optional<String> answer = reading.of(hit.sentence().text());
            if (answer.isPresent()) {
                return List.of(answer.get());
            }
        }
        return List.of();
    }

    /** A length of time in a text, or a date. */
    private record Span(String iso, int start, int end) {}

    /** The first date, as YYYY-MM-DD. */
    public static Optional<String> date(String text) {
        return dates(text).stream().findFirst().map(Span::iso);
    }

    private static List<Span> dates(String text) {
        List<Span> dates = new ArrayList<>();
        collect(dates, MONTH_FIRST, text, 3, 1, 2);
        collect(dates, DAY_FIRST, text, 3, 2, 1);
        collect(dates, SLASHED, text, 3, 1, 2);
        collect(dates, ISO, text, 1, 2, 3);
        collect(dates, CHINESE, text, 1, 2, 3);
        dates.sort(Comparator.comparingInt(Span::start));
        return dates;
    }

    private static void collect(List<Span> dates, Pattern pattern, String text, int year, int month, int day) {
        Matcher m = pattern.matcher(text);
        while (m.find()) {
            String monthName = m.group(month).toLowerCase(Locale.ROOT);
            int y = Integer.parseInt(m.group(year).replace(" ", ""));
            int full = y >= 100 ? y : y + (y >= 50 ? 1900 : 2000);
            int mo = Character.isDigit(monthName.charAt(0))
                    ? Integer.parseInt(monthName)
                    : MONTHS.indexOf(monthName.substring(0, 3)) + 1;
            try {
                String iso =
                        LocalDate.of(full, mo, Integer.parseInt(m.group(day))).toString();
                dates.add(new Span(iso, m.start(), m.end()));
            } catch (DateTimeException e) {
                continue;
            }
        }
    }

    /** Lengths of time, as ISO 8601 writes them: P30D, P6M. Figures in brackets count where the words do not say it. */
    public static List<String> durations(String text) {
        return periods(text).stream().map(Span::iso).toList();
    }

    private static List<Span> periods(String text) {
        List<Span> found = new ArrayList<>();
        Matcher m = PERIOD.matcher(text);
        while (m.find()) {
            String figures = m.group(2) != null ? m.group(2) : m.group(4);
            Optional<String> count = figures != null ? Optional.of(figures) : count(m.group(1));
            char unit = Character.toUpperCase(m.group(3).charAt(0));
            count.ifPresent(n -> found.add(new Span("P" + n + (unit == 'A' ? 'Y' : unit), m.start(), m.end())));
        }
        return found;
    }

    private static Optional<String> count(String written) {
        if (Character.isDigit(written.charAt(0))) {
            return Optional.of(written);
        }
        int sum = 0;
        for (String word : written.toLowerCase(Locale.ROOT).split("[^a-z]+")) {
            sum += NUMBERS.getOrDefault(word, 0);
        }
        return sum == 0 ? Optional.empty() : Optional.of(Integer.toString(sum));
    }

    private static Map<String, Integer> numbers() {
        Map<String, Integer> numbers = new LinkedHashMap<>();
        List<String> words = List.of(
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
        for (int i = words.size() - 1; i >= 0; i--) {
            numbers.put(words.get(i), i + 1);
        }
        List<String> tens = List.of("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety");
        for (int i = 0; i < tens.size(); i++) {
            numbers.put(tens.get(i), 20 + 10 * i);
        }
        numbers.put("first", 1);
        numbers.put("second", 2);
        numbers.put("third", 3);
        numbers.put("fourth", 4);
        numbers.put("fifth", 5);
        numbers.put("sixth", 6);
        numbers.put("seventh", 7);
        numbers.put("eighth", 8);
        numbers.put("ninth", 9);
        numbers.put("tenth", 10);
        numbers.put("fifteenth", 15);
        numbers.put("twentieth", 20);
        return numbers;
    }

    /** A day, or a length. */
    private static Optional<String> end(String text) {
        for (Span date : dates(text)) {
            if (ENDS.matcher(text.substring(0, date.start())).find()) {
                return Optional.of(date.iso());
            }
        }
        List<Span> periods = periods(text);
        for (Span period : periods) {
            String after = text.substring(period.end(), Math.min(text.length(), period.end() + 30));
            String before = text.substring(Math.max(0, period.start() - 40), period.start());
            boolean notice = after.matches("(?s).{0,12}\\b(?:prior|notice|written|advance|before)\\b.*")
                    || AGAIN.matcher(before).find()
                    || after.matches("(?s)[^.;]{0,8}day\\b.*");
            if (!notice) {
                return Optional.of(period.iso());
            }
        }
        return Optional.empty();
    }

    private static Optional<String> renewal(String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        if (lower.matches("(?s).*\\bmonth[- ]to[- ]month\\b.*")) {
            return Optional.of("P1M");
        }
        if (lower.matches(
                "(?s).*\\b(?:year[- ]to[- ]year|from year to year|annual basis|annually|successive year|each year|yearly)\\b.*")) {
            return Optional.of("P1Y");
        }
        Matcher renewed = RENEWED.matcher(text);
        int from = renewed.find() ? renewed.start() : 0;
        Optional<String> any = Optional.empty();
        for (Span period : periods(text)) {
            String after = text.substring(period.end(), Math.min(text.length(), period.end() + 25));
            boolean notice = after.matches("(?s).{0,8}\\b(?:prior|notice|written|before|advance)\\b.*");
            if (!notice && period.start() >= from) {
                return Optional.of(period.iso());
            }
            if (!notice && any.isEmpty()) {
                any = Optional.of(period.iso());
            }
        }
        return any.isPresent() || !FOREVER.matcher(text).find() ? any : Optional.of("perpetual");
    }

    private static Optional<String> notice(String text) {
        for (Span period : periods(text)) {
            String after = text.substring(period.end(), Math.min(text.length(), period.end() + 40));
            String before = text.substring(Math.max(0, period.start() - 40), period.start());
            if (NOTICE.matcher(after).find()
                    || before.matches("(?s).*\\b(?:least|less than|later than|notice of)\\b.*")) {
                return Optional.of(period.iso());
            }
        }
        return Optional.empty();
    }

    /** The place whose law is meant: the first behind the word law, else the last before it. */
    public static Optional<String> law(String text) {
        List<Places.Found> places = Places.in(text);
        Matcher law = OF_LAW.matcher(text);
        int at = law.find() ? law.start() : 0;
        return places.stream()
                .filter(p -> p.start() > at)
                .findFirst()
                .or(() -> places.stream().reduce((a, b) -> b))
                .map(Places.Found::place);
    }

    /** Of the sentence that introduces them and, where it breaks off early, the ones behind it. */
    private static List<String> parties(List<Clauses.Hit> hits, List<Sentence> sentences) {
        List<Integer> openings = new ArrayList<>();
        hits.stream().filter(h -> h.index() < OPENING).forEach(h -> openings.add(h.index()));
        for (int i = 0; i < Math.min(OPENING, sentences.size()); i++) {
            openings.add(i);
        }
        Set<String> best = new LinkedHashSet<>();
        for (int opening : openings) {
            if (AMONG.matcher(sentences.get(opening).text()).find()) {
                Set<String> names = new LinkedHashSet<>();
                for (int i = opening; i < Math.min(opening + 4, sentences.size()) && names.size() < 2; i++) {
                    names(sentences.get(i).text(), names);
                }
                if (names.size() > best.size()) {
                    best = names;
                }
                if (best.size() >= 2) {
                    break;
                }
            }
        }
        if (best.isEmpty()) {
            for (Clauses.Hit hit : hits) {
                names(hit.sentence().text(), best);
            }
        }
        return List.copyOf(best);
    }

    private static void names(String text, Set<String> names) {
        Matcher company = COMPANY.matcher(text);
        while (company.find()) {
            boolean kind = text.substring(0, company.start()).matches("(?s).*\\b(?:[Aa]n?|AN?) (?:\\w+ ){0,2}");
            if (!kind) {
                add(company.group(), names);
            }
        }
        Matcher introduced = INTRODUCED.matcher(text);
        while (introduced.find()) {
            add(introduced.group(1), names);
        }
    }

    private static void add(String found, Set<String> names) {
        String[] parts = ADDRESS.matcher(found).find() ? found.split(",? (?:and|AND) ") : new String[] {found};
        String name = LEAD.matcher(parts[parts.length - 1]).replaceFirst("").replaceAll("^[ ,.:;-]+|[ ,:;-]+$", "");
        String lower = name.toLowerCase(Locale.ROOT);
        boolean known = names.stream().anyMatch(n -> n.toLowerCase(Locale.ROOT).contains(lower));
        boolean plain = name.length() > 2
                && Character.isLetterOrDigit(name.charAt(0))
                && !ADDRESS.matcher(name).find();
        if (plain
                && !known
                && !NO_NAMES.contains(lower)
                && !NO_NAME.matcher(name).find()) {
            names.add(name);
        }
    }

    private static Pattern ignoringCase(String words) {
        return Pattern.compile(words, Pattern.CASE_INSENSITIVE);
    }
}
