package dev.countersign.extract.construction;

import dev.countersign.model.Party;
import dev.countersign.model.Side;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Which names of a document mean the buyer, and which the supplier. The names of the trade are known; for the others ("Party A",
 * 甲方, "the Company", a firm's short name) the document decides, by the name it puts beside them or by who pays and who provides.
 */
public final class Parties {
    private static final List<String> BUYERS = List.of(
            "customer",
            "client",
            "buyer",
            "purchaser",
            "lessee",
            "subscriber",
            "licensee",
            "procuring entity",
            "you",
            "your",
            "customers",
            "purchasing authority",
            "客户",
            "用户",
            "您",
            "买方",
            "采购人",
            "采购方",
            "需方",
            "承租方",
            "承租人",
            "租用方",
            "委托方",
            "委托人",
            "订购方");
    private static final List<String> SUPPLIERS = List.of(
            "supplier",
            "provider",
            "service provider",
            "vendor",
            "seller",
            "lessor",
            "licensor",
            "bidder",
            "system integrator",
            "we",
            "us",
            "our",
            "contractor",
            "供应商",
            "服务商",
            "服务提供方",
            "服务提供商",
            "服务方",
            "提供方",
            "卖方",
            "供方",
            "出租方",
            "出租人",
            "受托方",
            "受托人",
            "承包方",
            "我们",
            "我方",
            "投标人",
            "中标人");
    private static final List<String> EITHERS = List.of(
            "either party",
            "each party",
            "any party",
            "neither party",
            "both parties",
            "the parties",
            "a party",
            "双方",
            "任何一方",
            "任一方",
            "各方");

    /** They say nothing of the side until the document does. Where it does not, 甲方 buys: that is the custom of China. */
    private static final List<String> OPEN =
            List.of("party a", "party b", "first party", "second party", "company", "the company", "甲方", "乙方");

    private static final Map<String, String> OTHER = Map.of(
            "甲方",
            "乙方",
            "乙方",
            "甲方",
            "party a",
            "party b",
            "party b",
            "party a",
            "first party",
            "second party",
            "second party",
            "first party");

    /** "甲方（服务提供方）", "Party A (the Customer)", "Company (hereinafter the Supplier)". */
    private static final Pattern BESIDE = Pattern.compile(
            "\\b?(甲方|乙方|party a|party b|first party|second party|company)[\"”]? ?[（(，,] ?(?:即|以下(?:简称|称)?|hereinafter|as|the|referred to|,| )*[\"“]?([^）)，,。.;\"”：:]{1,24})");

    /** "“Acme”, “we” or “us”". */
    private static final Pattern CALLED_WE =
            Pattern.compile("[\"“]([^\"”]{2,40})[\"”],? ?(?:or |and )?[\"“](?:we|us|our|我们)[\"”]");

    /** "Acme Cloud Private Limited (“Acme”)". */
    private static final Pattern FIRM = Pattern.compile(
            "(?:\\b(?:inc|ltd|limited|llc|llp|corp|corporation|gmbh|plc|company)\\b|公司)[.,]?[^(（.。]{0,80}[(（](?:the |each |hereinafter |referred to as |以下)*(?:简称|称)?(?:为)?[\"“]([^\"”]{2,40})[\"”]");

    private static final int LONGEST_READ = 4_000;

    private final Map<String, Side> sides;
    private final List<Party> named;
    private final Pattern mention;

    private Parties(Map<String, Side> own) {
        this.named = own.entrySet().stream()
                .map(e -> new Party(e.getKey(), e.getValue()))
                .toList();
        this.sides = new LinkedHashMap<>();
        BUYERS.forEach(n -> sides.put(n, Side.BUYER));
        SUPPLIERS.forEach(n -> sides.put(n, Side.SUPPLIER));
        EITHERS.forEach(n -> sides.put(n, Side.EITHER));
        sides.put("甲方", Side.BUYER);
        sides.put("乙方", Side.SUPPLIER);
        sides.putAll(own);
        this.mention = Pattern.compile(sides.keySet().stream()
                .sorted(Comparator.comparingInt(String::length).reversed())
                .map(Parties::asWord)
                .collect(Collectors.joining("|")));
    }

    /** @param sentences of the document, in order */
    public static Parties of(Collection<String> sentences) {
        Map<String, Side> own = new LinkedHashMap<>();
        List<String> open = new ArrayList<>(OPEN);
        StringBuilder all = new StringBuilder();
        for (String sentence : sentences) {
            String lower = small(sentence);
            all.append(lower, 0, Math.min(lower.length(), LONGEST_READ)).append('\n');
            for (Matcher m = BESIDE.matcher(lower); m.find(); ) {
                String name = m.group(1);
                sideOf(m.group(2)).ifPresent(side -> own.putIfAbsent(name, side));
            }
            for (Matcher m = CALLED_WE.matcher(lower); m.find(); ) {
                own.putIfAbsent(m.group(1).strip(), Side.SUPPLIER);
            }
            for (Matcher m = FIRM.matcher(lower); m.find(); ) {
                open.add(m.group(1).strip());
            }
        }
        Duties duties = new Duties(all.toString());
        for (String name : open) {
            boolean known = own.containsKey(name) || BUYERS.contains(name) || SUPPLIERS.contains(name);
            if (!known && all.indexOf(name) >= 0) {
                duties.side(name).ifPresent(side -> own.put(name, side));
            }
        }
        List.copyOf(own.keySet()).stream()
                .filter(OTHER::containsKey)
                .forEach(name ->
                        own.putIfAbsent(OTHER.get(name), own.get(name) == Side.BUYER ? Side.SUPPLIER : Side.BUYER));
        return new Parties(own);
    }

    /** The side that these words name, if it is one only. */
    private static Optional<Side> sideOf(String words) {
        boolean buyer = BUYERS.stream().anyMatch(n -> holds(words, n));
        boolean supplier = SUPPLIERS.stream().anyMatch(n -> holds(words, n));
        return buyer == supplier ? Optional.empty() : Optional.of(buyer ? Side.BUYER : Side.SUPPLIER);
    }

    private static boolean holds(String words, String name) {
        return Pattern.compile(asWord(name)).matcher(words).find();
    }

    private static String asWord(String name) {
        boolean latin = name.codePointAt(0) < 0x2E80;
        String quoted = Pattern.quote(name);
        return latin ? "(?<![a-z0-9-])" + quoted + "(?![a-z0-9-])" : quoted;
    }

    private static String small(String text) {
        return text.toLowerCase(Locale.ROOT);
    }

    /** Names whose side the document itself shows. */
    public List<Party> named() {
        return named;
    }

    /**
     * Who acts: the party that is named nearest before a place in the sentence. In "the Customer agrees that the Provider may
     * terminate" it is the provider that may.
     */
    public Optional<Side> actor(String sentence, int at) {
        String lower = small(sentence);
        Optional<Side> nearest = Optional.empty();
        Matcher m = mention.matcher(lower);
        while (m.find() && m.start() < at) {
            boolean owner = lower.startsWith("'s", m.end()) || lower.startsWith("’s", m.end());
            if (m.end() <= at && !owner) {
                nearest = Optional.of(sides.get(m.group()));
            }
        }
        return nearest;
    }

    /** The first party that is named from a place on: "may be terminated by the Customer". */
    public Optional<Side> named(String sentence, int from) {
        Matcher m = mention.matcher(small(sentence));
        return m.find(Math.min(from, sentence.length())) ? Optional.of(sides.get(m.group())) : Optional.empty();
    }
}
