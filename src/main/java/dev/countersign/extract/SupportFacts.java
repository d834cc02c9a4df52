package dev.countersign.extract;

import dev.countersign.extract.value.Period;
import dev.countersign.extract.value.Periods;
import dev.countersign.model.Cause;
import dev.countersign.model.Claim;
import dev.countersign.model.Role;
import dev.countersign.model.Support;
import dev.countersign.model.SupportHours;
import java.time.DayOfWeek;
import java.time.LocalTime;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** When support answers, how fast, and whether it promises to. */
final class SupportFacts implements FactExtractor {
    private static final Cue SUPPORT = Cue.of(
            "\\b(?:support|help ?desk|service desk|technical assistance|incidents?|tickets?|trouble|sev(?:erity)?[- ]?\\d|P[1-4]|engineers? (?:on call|at hand)|on-call|NOC)\\b",
            "技术支持|支持服务|售后|客服|工单|故障响应|运维");
    private static final Cue SUPPORT_HOURS = Cue.of(
                    "\\b(?:support|help ?desk|service desk|assistance|on-call|engineers?)\\b", "技术支持|支持服务|售后|客服|值守|运维")
            .unless("\\b(?:guarded|guards?|CCTV|surveillance|security staff|power|cooling)\\b");
    private static final Cue ALWAYS = Cue.of(
            "\\b24\\s?(?:x|\u00d7|/|by)\\s?7(?:\\s?(?:x|\u00d7|/)\\s?365)?\\b|\\b7\\s?(?:x|\u00d7)\\s?24\\b|\\b(?:24|twenty[- ]four(?: \\(24\\))?) hours (?:a|per|each|every) day\\b[^.;]{0,40}\\b(?:7|seven|all)\\b[^.;]{0,20}\\b(?:days|week)\\b|\\baround[- ]the[- ]clock\\b",
            "7\\s*[x×*＊]\\s*24|24\\s*[x×*＊]\\s*7|7\\s*天\\s*[x×*＊]?\\s*24\\s*小时|24\\s*小时(?:不间断|全天候|值守)|全天候");
    private static final String DAY = "(mon|tue|wed|thu|fri|sat|sun)[a-z]*";
    private static final String TIME =
            "(\\d{1,2})(?:[:.](\\d{2}))?\\s*(a\\.?m\\.?|p\\.?m\\.?)?(?:\\s?(?:h|hrs|hours))?";
    private static final Pattern DAYS =
            Cue.compile("\\b" + DAY + "\\s*(?:to|through|until|-|\u2013|\u2014)\\s*" + DAY + "\\b");
    private static final Pattern TIMES =
            Cue.compile("\\b" + TIME + "\\s*(?:to|until|till|-|\u2013|\u2014|and)\\s*" + TIME);
    private static final Cue OFFICE_HOURS = Cue.of(
            "\\b(?:business|office|working|operating|normal) hours\\b|\\bhours of operation\\b", "工作时间|办公时间|工作时段");
    private static final Pattern ZONE = Pattern.compile(
            "\\b(IST|Indian Standard Time|India Standard Time|UTC|GMT|SGT|CET|CEST|JST|HKT|PST|PDT|EST|EDT|CST|MST|BST|Asia/[A-Z]\\w+|Europe/[A-Z]\\w+|America/[A-Z]\\w+)\\b");
    private static final Cue RESPONDS = Cue.of(
                    "\\brespon(?:d|ds|ded|se)\\b|\\backnowledg\\w+\\b|\\bfirst contact\\b|\\breaction time\\b", "响应|受理")
            .unless(
                    "\\b(?:audit|data subject|data principal|request for information|notice of dispute|to a notice|claim|subpoena|breach of personal|tender|bid)\\w*\\b");
    private static final Cue TOP_SEVERITY = Cue.of(
            "\\b(?:severity|priority|sev|level|class)\\s*-?\\s*(?:1|one|A)\\b|\\b[PS]-?1\\b|\\b(?:critical|urgent|emergency)\\b",
            "一级|1\\s*级|P1|紧急|重大|最高级|特级");
    private static final Cue SEVERITY = Cue.of(
            "\\b(?:severity|priority|sev|P\\d|S\\d|critical|urgent|incident|ticket|fault|support)\\w*\\b",
            "故障|工单|事件|级");
    private static final Cue EFFORTS = Cue.of(
            "\\b(?:best|reasonable|commercially reasonable) (?:efforts?|endeavours?)\\b|\\bbest[- ]effort\\b",
            "尽(?:最大|商业上?合理|合理)的?努力|尽力");
    private static final Cue EFFORTS_AT_SUPPORT =
            Cue.of("\\b(?:support|respon\\w+|incident|ticket|help ?desk)\\b", "支持|响应|工单|故障|客服");
    private static final Cue NO_HOLIDAYS = Cue.of(
            "\\b(?:exclud\\w+|except(?:ed|ing)?|not (?:on|including)|other than|closed on|without)\\b[^.;]{0,40}\\bholidays\\b|\\bholidays\\b[^.;]{0,20}\\b(?:exclud\\w+|excepted)\\b",
            "(?:不含|不包括|除)(?:国家)?(?:法定)?节假日|节假日除外");
    private static final Cue HOLIDAYS = Cue.of(
            "\\b(?:includ\\w+|also on|and)\\b[^.;]{0,40}\\b(?:public |bank |national )?holidays\\b",
            "(?<!不)含(?:国家)?(?:法定)?节假日|节假日(?:照常|不休|无休)");

    @Override
    public List<Claim> extract(Paper paper) {
        Claims claims = new Claims(Support.class);
        boolean supportTerms = paper.role() == Role.SERVICE_LEVELS;
        for (Passage passage : paper.passages()) {
            boolean ownField =
                    !passage.pointer().isEmpty() && !passage.pointer().startsWith("/notes");
            if (!ownField && (SUPPORT.holdsAround(passage) || supportTerms)) {
                hours(passage, claims);
                response(passage, claims);
                if (EFFORTS_AT_SUPPORT.holds(passage)) {
                    EFFORTS.in(passage).ifPresent(m -> claims.value("bestEffort", true, passage, m));
                }
            }
        }
        return claims.all();
    }

    private static void hours(Passage passage, Claims claims) {
        if (!SUPPORT_HOURS.holds(passage)) {
            return;
        }
        Optional<MatchResult> always = ALWAYS.in(passage);
        Optional<Window> window = window(passage.text());
        if (always.isPresent()) {
            claims.value("hours", SupportHours.ALWAYS, passage, always.get());
        } else if (window.isPresent()) {
            claims.value("hours", window.get().hours(), passage, window.get().match());
        } else if (OFFICE_HOURS.holds(passage)) {
            MatchResult m = OFFICE_HOURS.in(passage).orElseThrow();
            claims.open("hours", Cause.AMBIGUOUS, "office hours are named, but not which", passage, m);
        }
        if (always.isPresent() || window.isPresent()) {
            Matcher zone = ZONE.matcher(passage.text());
            if (zone.find()) {
                claims.value("timezone", zoneId(zone.group(1)), passage, zone.toMatchResult());
            }
            NO_HOLIDAYS
                    .in(passage)
                    .ifPresentOrElse(
                            m -> claims.value("holidaysExcluded", true, passage, m),
                            () -> HOLIDAYS.in(passage)
                                    .ifPresent(m -> claims.value("holidaysExcluded", false, passage, m)));
        }
    }

    private static String zoneId(String written) {
        return written.equals("IST") || written.endsWith("Standard Time") ? "Asia/Kolkata" : written;
    }

    private record Window(SupportHours hours, MatchResult match) {}

    /** "Monday to Friday, 9 AM to 6 PM": days and times in one passage. */
    private static Optional<Window> window(String text) {
        Matcher days = DAYS.matcher(text);
        Matcher times = TIMES.matcher(text);
        if (!days.find()) {
            return Optional.empty();
        }
        while (times.find()) {
            boolean clock = times.group(2) != null
                    || times.group(3) != null
                    || times.group(5) != null
                    || times.group(6) != null;
            Optional<LocalTime> from = time(times.group(1), times.group(2), times.group(3));
            Optional<LocalTime> until = time(times.group(4), times.group(5), times.group(6));
            if (clock && from.isPresent() && until.isPresent()) {
                SupportHours hours = new SupportHours(days(days.group(1), days.group(2)), from.get(), until.get());
                return Optional.of(new Window(hours, times.toMatchResult()));
            }
        }
        return Optional.empty();
    }

    private static Set<DayOfWeek> days(String first, String last) {
        DayOfWeek from = day(first);
        DayOfWeek to = day(last);
        Set<DayOfWeek> days = EnumSet.of(from);
        for (DayOfWeek d = from; d != to; d = d.plus(1)) {
            days.add(d.plus(1));
        }
        return days;
    }

    private static DayOfWeek day(String name) {
        for (DayOfWeek d : DayOfWeek.values()) {
            if (d.name().startsWith(name.toUpperCase(Locale.ROOT))) {
                return d;
            }
        }
        throw new IllegalArgumentException(name);
    }

    private static Optional<LocalTime> time(String hour, String minute, String half) {
        int h = Integer.parseInt(hour);
        int m = minute == null ? 0 : Integer.parseInt(minute);
        if (half != null && h <= 12) {
            h = h % 12 + (half.toLowerCase(Locale.ROOT).startsWith("p") ? 12 : 0);
        }
        h = h == 24 ? 0 : h;
        return h < 24 && m < 60 ? Optional.of(LocalTime.of(h, m)) : Optional.empty();
    }

    /** The time to answer the most severe class; the shortest where a passage names several. */
    private static void response(Passage passage, Claims claims) {
        boolean row = TOP_SEVERITY.holds(passage)
                && RESPONDS.words().matcher(passage.context()).find();
        if (!RESPONDS.holds(passage) && !row) {
            return;
        }
        boolean severe = TOP_SEVERITY.holds(passage);
        boolean other = Cue.compile("\\b(?:severity|priority|sev|P|S)\\s?-?[2-5]\\b")
                .matcher(passage.text())
                .find();
        if (!SEVERITY.holdsAround(passage) || other && !severe) {
            return;
        }
        int from = RESPONDS.in(passage).map(MatchResult::start).orElse(0);
        Periods.in(passage.text()).stream()
                .filter(p -> row || Math.abs(p.start() - from) < 200)
                .min(Comparator.comparingInt(p -> p.readings().get(0).inMinutes()))
                .ifPresentOrElse(
                        p -> claims.found("responseMinutes", p, Period::inMinutes, passage),
                        () -> RESPONDS.in(passage).ifPresent(m -> claims.unfilled("responseMinutes", passage, m)));
    }
}
