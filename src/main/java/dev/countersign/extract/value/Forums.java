package dev.countersign.extract.value;

import dev.countersign.extract.value.Forum.Kind;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds courts and arbitral tribunals with their seats: "courts at Mumbai", "seated in Singapore", 中国国际经济贸易仲裁委员会. */
public final class Forums {
    private static final Map<Pattern, String> INSTITUTIONS = institutions();

    private static final Pattern ARBITRATION =
            Pattern.compile("\\barbitrat(?:ion|ors?|ed|e|al)\\b|仲裁", Pattern.CASE_INSENSITIVE);
    private static final Pattern SEAT = Pattern.compile(
            "\\b(?:seat(?:ed)?|venue|place)\\b[^.;]{0,40}?\\b(?:be|is|in|at|of)\\b|\\barbitration\\b[^.;]{0,60}?\\b(?:in|at)\\b|仲裁地(?:点)?|在",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern COURTS = Pattern.compile(
            "\\bcourts?\\b(?:[^.;]{0,30}?\\b(?:at|of|in|located|sitting|situated))?|[\\u4e00-\\u9fff]{2,14}(?:法院)|法院",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern CHINESE_COURT = Pattern.compile(
            "(?:向|由|至|提交|提请)?((?:[甲乙]方|原告|被告|合同签订地|[\\u4e00-\\u9fff]{2,8}?(?:省|市|区|县))[\\u4e00-\\u9fff]{0,10}?(?:有管辖权的)?(?:中级|高级)?(?:人民)?法院)");

    /** A place this far behind the word that asks for one is meant. */
    private static final int NEAR = 60;

    private Forums() {}

    /** The forum that a sentence on disputes names; arbitration where it names both, since courts then only help. */
    public static Optional<Found<Forum>> in(String text) {
        String plain = Plain.of(text);
        List<Found<Jurisdiction>> places = Jurisdictions.in(plain);
        return arbitration(plain, places).or(() -> courts(plain, places));
    }

    private static Optional<Found<Forum>> arbitration(String plain, List<Found<Jurisdiction>> places) {
        for (Map.Entry<Pattern, String> institution : INSTITUTIONS.entrySet()) {
            Matcher m = institution.getKey().matcher(plain);
            if (m.find()) {
                // 北京仲裁委员会 has its seat in its name.
                Optional<Jurisdiction> seat =
                        seat(plain, places).or(() -> near(places, m.end())).or(() -> within(places, m));
                String name = institution.getValue().isEmpty() ? m.group(1) : institution.getValue();
                return Optional.of(Found.plain(new Forum(Kind.ARBITRATION, name, seat), m.start(), m.end()));
            }
        }
        Matcher m = ARBITRATION.matcher(plain);
        return m.find()
                ? Optional.of(Found.plain(new Forum(Kind.ARBITRATION, "", seat(plain, places)), m.start(), m.end()))
                : Optional.empty();
    }

    private static Optional<Found<Forum>> courts(String plain, List<Found<Jurisdiction>> places) {
        Matcher chinese = CHINESE_COURT.matcher(plain);
        if (chinese.find()) {
            return Optional.of(Found.plain(
                    new Forum(Kind.COURTS, chinese.group(1), Optional.empty()), chinese.start(1), chinese.end(1)));
        }
        Matcher m = COURTS.matcher(plain);
        Optional<Found<Forum>> any = Optional.empty();
        while (m.find()) {
            Optional<Jurisdiction> seat = near(places, m.end()).or(() -> ahead(places, m.start()));
            Found<Forum> found = Found.plain(new Forum(Kind.COURTS, "", seat), m.start(), m.end());
            if (seat.isPresent()) {
                return Optional.of(found);
            }
            any = any.isPresent() ? any : Optional.of(found);
        }
        return any;
    }

    private static Optional<Jurisdiction> seat(String plain, List<Found<Jurisdiction>> places) {
        Matcher m = SEAT.matcher(plain);
        while (m.find()) {
            Optional<Jurisdiction> seat = near(places, m.end());
            if (seat.isPresent()) {
                return seat;
            }
        }
        return Optional.empty();
    }

    private static Optional<Jurisdiction> near(List<Found<Jurisdiction>> places, int at) {
        return places.stream()
                .filter(p -> p.start() >= at && p.start() - at < NEAR)
                .map(p -> p.readings().get(0))
                .findFirst();
    }

    /** "the Mumbai courts". */
    private static Optional<Jurisdiction> ahead(List<Found<Jurisdiction>> places, int at) {
        return places.stream()
                .filter(p -> p.end() <= at && at - p.end() < 10)
                .map(p -> p.readings().get(0))
                .reduce((a, b) -> b);
    }

    private static Optional<Jurisdiction> within(List<Found<Jurisdiction>> places, Matcher name) {
        return places.stream()
                .filter(p -> p.start() >= name.start() && p.end() <= name.end())
                .map(p -> p.readings().get(0))
                .filter(p -> p.kind() == Jurisdiction.Kind.CITY || !p.code().equals("CN"))
                .max(Comparator.comparing(Jurisdiction::kind));
    }

    /** By the words that name them; where the name is empty, the first group has it. */
    private static Map<Pattern, String> institutions() {
        Map<String, String> words = new LinkedHashMap<>();
        words.put("\\bCIETAC\\b|China International Economic and Trade Arbitration|中国国际经济贸易仲裁|贸仲", "CIETAC");
        words.put("\\bHKIAC\\b|Hong Kong International Arbitration|香港国际仲裁中心", "HKIAC");
        words.put("\\bSHIAC\\b|Shanghai International (?:Economic and Trade )?Arbitration|上海国际(?:经济贸易)?仲裁", "SHIAC");
        words.put("\\bSCIA\\b|Shenzhen Court of International Arbitration|深圳国际仲裁院", "SCIA");
        words.put("\\bSIAC\\b|Singapore International Arbitration|新加坡国际仲裁中心", "SIAC");
        words.put("\\bLCIA\\b|London Court of International Arbitration", "LCIA");
        words.put("\\bMCIA\\b|Mumbai Cent(?:re|er) for International Arbitration", "MCIA");
        words.put("\\bDIAC\\b|(?:Delhi|Dubai) International Arbitration Cent(?:re|er)", "DIAC");
        words.put("\\bIIAC\\b|India International Arbitration Cent(?:re|er)", "IIAC");
        words.put("International Chamber of Commerce|\\bICC\\b|国际商会", "ICC");
        words.put("\\bSCC\\b|Stockholm Chamber of Commerce", "SCC");
        words.put("\\bAAA\\b|American Arbitration Association", "AAA");
        words.put("\\bJAMS\\b", "JAMS");
        words.put("(?:提交|提请|提起|向|由|至)?([\\u4e00-\\u9fff]{2,6}?仲裁委员会)", "");
        Map<Pattern, String> institutions = new LinkedHashMap<>();
        words.forEach((w, name) -> institutions.put(Pattern.compile(w), name));
        return institutions;
    }
}
