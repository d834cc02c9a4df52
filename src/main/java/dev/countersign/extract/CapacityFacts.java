package dev.countersign.extract;

import dev.countersign.extract.value.Period;
import dev.countersign.extract.value.Periods;
import dev.countersign.model.Claim;
import dev.countersign.model.OfferedCapacity;
import dev.countersign.model.Role;
import java.math.BigDecimal;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Whether capacity is reserved, on demand, burst or spot, what is to be paid at least, for how long, and where it stands. */
final class CapacityFacts implements FactExtractor {
    private static final String CAPACITY =
            "(?:capacity|compute|instances?|nodes?|GPUs?|accelerators?|clusters?|servers?|hours|term|price|pricing|rates?|VMs?|plans?)";
    private static final Cue RESERVED = Cue.of(
                    "\\breserved (?:[\\w-]+ ){0,3}?" + CAPACITY + "\\b|\\b" + CAPACITY
                            + ", reserved\\b|\\breserved (?:(?:NVIDIA|AMD|Intel) )?(?:GB|[ABHL]|MI)\\d{1,3}[A-Z]{0,2}\\b|\\b(?:\\d+|one|two|three)[- ](?:year|month)s? (?:reserv\\w+|commit\\w+)\\b|\\bcapacity (?:reservations?|blocks?)\\b|\\breserved[- ](?:instance|capacity)\\b|\\bsavings plans?\\b|\\bcommitted[- ]use\\b|\\bcommitted (?:[\\w-]+ ){0,2}?(?:capacity|GPUs?|nodes|compute|term)\\b|预留|包年|包月|年付")
            .unless(
                    "\\b(?:no|not|without) (?:\\w+ )?(?:reserv\\w+|commit\\w+)\\b|\\brights? reserved\\b|(?:无需|不含)(?:预留|承诺)");
    private static final Cue ON_DEMAND =
            Cue.of("\\bon[- ]demand\\b|\\bpay[- ]as[- ]you[- ]go\\b|\\bPAYG\\b|按需|按量(?:付费|计费)|按(?:小时|分钟|秒)计费");
    private static final Cue BURST = Cue.of(
            "\\bburst(?:able|ing)? (?:capacity|compute|nodes?|GPUs?|pool|usage|rates?|hours|price|pricing)\\b|\\bbeyond the reserved\\b|突发(?:算力|容量|流量|资源)|弹性(?:算力|扩容|资源)");
    private static final Cue SPOT = Cue.of(
            "\\bspot[- ](?:instances?|capacity|pric\\w+|GPUs?|market|nodes?|VMs?|rates?)\\b|\\bpreempti(?:ble|on)\\b|\\binterruptible (?:instances?|capacity|VMs?)\\b|竞价|抢占式");
    private static final Cue MINIMUM = Cue.of(
                    "\\bminimum (?:[\\w-]+ ){0,2}?(?:commitments?|term|spend|consumption|purchase|usage|rental period)\\b|\\btake[- ]or[- ]pay\\b|\\bcommitted (?:spend|minimum|consumption)\\b|\\bcommitment of (?:at least )?(?:[A-Z]{3} ?)?[$₹€¥]?\\d|最低(?:消费|承诺|租期|用量|起租)|保底")
            .unless("\\bno (?:minimum|commitment)\\b|\\bwithout (?:a |any )?(?:minimum|commitment)\\b|无(?:最低|需承诺)");
    private static final Cue SITE = Cue.of(
                    "\\b(?:data ?cent(?:re|er)s?|facilit(?:y|ies)|nodes?|clusters?|capacity|servers?|site|hall|racks?|GPUs?)\\b[^.;]{0,60}\\b(?:located|hosted|housed|installed|situated|stand|stands) (?:in|at)\\b|\\b(?:located|hosted|housed|installed|situated) (?:in|at) (?:[\\w'-]+ ){0,4}?(?:data ?cent(?:re|er)|facility)\\b|(?:机房|数据中心|集群|节点)[^。；]{0,20}(?:位于|部署在|设在)")
            .unless("\\bregistered office\\b|\\bmay be (?:located|hosted)\\b");
    private static final Pattern TERM = Cue.compile(
            "\\b(?:initial term|contract term|rental term|reservation term|lease term|rental period|commitment period|for a (?:fixed |minimum )?term) (?:of|is|shall be|:)|(?:租期|合同期限|服务期限|租赁期限?)\\s*[:：为]");

    /** How far behind its cue the length of a term stands. */
    private static final int NEAR = 40;

    private static final int LONGEST_TERM = 240;

    /** Without one of these a passage is not about this. */
    private static final List<String> STEMS = List.of(
            "reserv",
            "commit",
            "block",
            "savings",
            "demand",
            "pay",
            "burst",
            "beyond",
            "spot",
            "preempt",
            "interrupt",
            "minimum",
            "located",
            "hosted",
            "housed",
            "installed",
            "situated",
            "stand",
            "位于",
            "部署",
            "设在",
            "term",
            "period",
            "预",
            "包",
            "年",
            "按",
            "突发",
            "弹性",
            "竞价",
            "抢占",
            "最低",
            "保底",
            "期");

    @Override
    public List<Claim> extract(Paper paper) {
        Claims claims = new Claims(OfferedCapacity.class);
        if (paper.role() == Role.BUYER_BRIEF) {
            return claims.all();
        }
        for (Passage passage : paper.passages()) {
            if (passage.pointer().isEmpty() || passage.pointer().startsWith("/notes")) {
                words(passage, claims);
            } else {
                field(passage, claims);
            }
        }
        return claims.all();
    }

    private static void words(Passage passage, Claims claims) {
        if (!passage.mentions(STEMS)) {
            return;
        }
        RESERVED.in(passage).ifPresent(m -> claims.words("reserved", passage, m));
        ON_DEMAND.in(passage).ifPresent(m -> claims.words("onDemand", passage, m));
        BURST.in(passage).ifPresent(m -> claims.words("burst", passage, m));
        SPOT.in(passage).ifPresent(m -> claims.words("spot", passage, m));
        MINIMUM.in(passage).ifPresent(m -> claims.words("minimum", passage, m));
        SITE.in(passage).ifPresent(m -> claims.words("site", passage, m));
        term(passage, claims);
    }

    private static void term(Passage passage, Claims claims) {
        var cue = TERM.matcher(passage.text());
        if (!cue.find()) {
            return;
        }
        Periods.in(passage.text()).stream()
                .filter(p -> p.start() >= cue.end() - 1 && p.start() - cue.end() < NEAR)
                .findFirst()
                .filter(p -> p.readings().stream().allMatch(d -> isTerm(months(d))))
                .ifPresent(p -> claims.found("termMonths", p, CapacityFacts::months, passage));
    }

    /** Whole ones. */
    private static int months(Period period) {
        return period.unit() == Period.Unit.YEAR
                ? period.count().multiply(BigDecimal.valueOf(12)).intValue()
                : period.inDays() / 30;
    }

    private static boolean isTerm(int months) {
        return months >= 1 && months <= LONGEST_TERM;
    }

    /** Of a quote in our own format. */
    private static void field(Passage passage, Claims claims) {
        MatchResult whole = whole(passage);
        if (passage.pointer().equals("/termMonths") && passage.text().matches("\\d{1,3}")) {
            int months = Integer.parseInt(passage.text());
            if (isTerm(months)) {
                claims.value("termMonths", months, passage, whole);
            }
        } else if (passage.pointer().equals("/site")) {
            claims.words("site", passage, whole);
        } else if (passage.pointer().matches("/lines/\\d+/capacity")) {
            switch (passage.text()) {
                case "reserved" -> claims.words("reserved", passage, whole);
                case "on-demand" -> claims.words("onDemand", passage, whole);
                case "burst" -> claims.words("burst", passage, whole);
                case "spot" -> claims.words("spot", passage, whole);
                default -> {} // dedicated is a fact of its own
            }
        }
    }

    private static MatchResult whole(Passage passage) {
        var all = Pattern.compile("(?s).*").matcher(passage.text());
        all.find();
        return all.toMatchResult();
    }
}
