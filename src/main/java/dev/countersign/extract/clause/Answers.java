package dev.countersign.extract.clause;

import dev.countersign.extract.value.Dates;
import dev.countersign.extract.value.Found;
import dev.countersign.extract.value.Jurisdictions;
import dev.countersign.extract.value.Period;
import dev.countersign.extract.value.Periods;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a recognised clause answers, in normal form: dates and periods of ISO 8601, places and parties by name. */
public final class Answers {
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

    private static final String SUFFIX =
            "(?:[Ii]nc|INC|Incorporated|INCORPORATED|Corp|CORP|Corporation|CORPORATION|LLC|L\\.L\\.C|L\\. ?L\\. ?C|LLP|Ltd|LTD|Limited|LIMITED|Company|COMPANY|Co|CO|L\\.P|LP|L\\. P|PLC|plc|P\\.L\\.C|N\\.A|GmbH|GMBH|AG|S\\.A|SA|B\\.V|BV|N\\.V|NV|Trust|TRUST|Fund|FUND|Bank|BANK|Association|ASSOCIATION|Partnership|PARTNERSHIP|AB|ASA|K\\.K|S\\.p\\.A|S\\.r\\.l|Pte|PTE|Partners|PARTNERS|Foundation|University|Portfolio|Holdings)\\b\\.?";
    private static final int OPENING = 40;
    private static final Pattern AMONG = ignoringCase("\\b(?:between|among|parties|entered into|made by|and)\\b");
    private static final Pattern ADDRESS = ignoringCase(
            "\\b(?:street|suite|road|floor|avenue|drive|boulevard|\\d{5}|building|bldg|p\\.? ?o\\.? box)\\b");
    private static final Pattern NO_NAME = ignoringCase(
            "\\b(?:agreement|amendment|effective date|dated?|exhibit|operating partnership|liability company|whereas|recitals)\\b|^(?:19|20)\\d\\d");
    private static final String CAPITAL =
            "(?:(?:[a-z]{1,8}(?:[A-Z]|\\.com)|[\\p{Lu}0-9])[\\w\\p{L}&.'\u2019/*!@-]*|\\([A-Z][A-Za-z ]{1,20}\\))";

    /** A kind of firm that may stand within a name: "Loan Fund I, Inc.", "Chase Bank USA, N.A." */
    private static final String WITHIN =
            "(?:(?<=\\b(?:Fund|FUND|Bank|BANK|Trust|TRUST|Partners|PARTNERS|Holdings|Company|COMPANY|Partnership|Portfolio))(?: "
                    + CAPITAL + "){1,4}?,? " + SUFFIX + ")?";

    private static final Pattern COMPANY =
            Pattern.compile("(?<![\\w.])(?:" + CAPITAL + "(?:,? (?:&|of|and|the|for|de|[-\u2013/])){0,2},? ){1,8}?"
                    + SUFFIX + WITHIN + "(?:,? (?:" + SUFFIX + "))*");
    private static final Pattern INTRODUCED = Pattern.compile(
            "(?:\\b(?:between|among|and|BETWEEN|AND|by|with)\\b|;|\\(\\d\\)|\\([a-z]\\)),? (" + CAPITAL
                    + "(?:,? (?:&|of|the|for|de|[-\u2013/] ?)?" + CAPITAL
                    + "){0,7}?)(?=,? (?:a|an|A|AN) [\\w ]{0,60}?(?:corporation|company|partnership|limited|trust|individual|resident|association|bank|organized|CORPORATION|COMPANY)|,? ?\\((?:the |hereinafter |\"|\u201c|')|,? (?:having|whose|with (?:its|a|an)|located|organized|incorporated|residing))");
    private static final Pattern DASHES = Pattern.compile(" ?-{3,} ?");
    private static final Pattern LEAD = Pattern.compile(
            "^(?:.*\\b(?:BETWEEN|AMONG)\\b[ ,:]*)?(?:\\(?\\d{1,2}[.)] +)?(?:(?:THIS|This|AGREEMENT|Agreement|The|THE|Between|BETWEEN|By|BY|And|AND|WHEREAS|AMENDMENT|Amendment|Date|PARTIES|Parties)\\b[ ,:]*)*");
    private static final Set<String> NO_NAMES = Set.of(
            "company",
            "corporation",
            "limited",
            "bank",
            "trust",
            "fund",
            "the company",
            "partnership",
            "customer",
            "client",
            "supplier",
            "vendor",
            "licensor",
            "licensee",
            "provider",
            "distributor",
            "consultant");

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
                first(hits, s -> Periods.in(s).stream().findFirst().map(Answers::length));
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

    /** The first date, as YYYY-MM-DD. What is written in figures has the month first: the contracts of CUAD are American. */
    private static Optional<String> date(String text) {
        return dates(text).stream().findFirst().map(Answers::iso);
    }

    private static List<Found<LocalDate>> dates(String text) {
        return Dates.in(text, Dates.Order.MONTH_FIRST);
    }

    private static String iso(Found<LocalDate> date) {
        return date.readings().get(0).toString();
    }

    /** As ISO 8601 writes it. Where words and figures differ, the figures stand for them: they come second. */
    private static String length(Found<Period> period) {
        return period.readings().get(period.readings().size() - 1).iso();
    }

    /** A day, or a length. */
    private static Optional<String> end(String text) {
        for (Found<LocalDate> date : dates(text)) {
            if (ENDS.matcher(text.substring(0, date.start())).find()) {
                return Optional.of(iso(date));
            }
        }
        for (Found<Period> period : Periods.in(text)) {
            String after = text.substring(period.end(), Math.min(text.length(), period.end() + 30));
            String before = text.substring(Math.max(0, period.start() - 40), period.start());
            boolean notice = after.matches("(?s).{0,12}\\b(?:prior|notice|written|advance|before)\\b.*")
                    || AGAIN.matcher(before).find()
                    || after.matches("(?s)[^.;]{0,8}day\\b.*");
            if (!notice) {
                return Optional.of(length(period));
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
        for (Found<Period> period : Periods.in(text)) {
            String after = text.substring(period.end(), Math.min(text.length(), period.end() + 25));
            boolean notice = after.matches("(?s).{0,8}\\b(?:prior|notice|written|before|advance)\\b.*");
            if (!notice && period.start() >= from) {
                return Optional.of(length(period));
            }
            if (!notice && any.isEmpty()) {
                any = Optional.of(length(period));
            }
        }
        return any.isPresent() || !FOREVER.matcher(text).find() ? any : Optional.of("perpetual");
    }

    private static Optional<String> notice(String text) {
        for (Found<Period> period : Periods.in(text)) {
            String after = text.substring(period.end(), Math.min(text.length(), period.end() + 40));
            String before = text.substring(Math.max(0, period.start() - 40), period.start());
            if (NOTICE.matcher(after).find()
                    || before.matches("(?s).*\\b(?:least|less than|later than|notice of)\\b.*")) {
                return Optional.of(length(period));
            }
        }
        return Optional.empty();
    }

    private static Optional<String> law(String text) {
        return Jurisdictions.law(text).map(l -> l.readings().get(0).name());
    }

    /** Of the sentence that introduces them and, where it breaks off early, the ones behind it. */
    private static List<String> parties(List<Clauses.Hit> hits, List<Sentence> sentences) {
        List<Integer> openings = new ArrayList<>();
        hits.stream().filter(h -> h.index() < OPENING).forEach(h -> openings.add(h.index()));
        for (int i = 0; i < Math.min(OPENING, sentences.size()); i++) {
            openings.add(i);
        }
        Set<String> best = new LinkedHashSet<>();
        for (int i = 0; i < openings.size() && best.size() < 2; i++) {
            int opening = openings.get(i);
            if (AMONG.matcher(sentences.get(opening).text()).find()) {
                Set<String> names = new LinkedHashSet<>();
                for (int at = opening; at < Math.min(opening + 4, sentences.size()) && names.size() < 2; at++) {
                    names(sentences.get(at).text(), names);
                }
                if (names.size() > best.size()) {
                    best = names;
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

    private static void names(String sentence, Set<String> names) {
        String text = DASHES.matcher(sentence).replaceAll(" ");
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
        String[] parts = ADDRESS.matcher(found).find() ? found.split(",? (?:and|AND) ") : found.split(", (?:and|AND) ");
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
