package dev.countersign.extract;

import dev.countersign.extract.value.Found;
import dev.countersign.extract.value.Numbers;
import dev.countersign.extract.value.Period;
import dev.countersign.extract.value.Periods;
import dev.countersign.model.Cause;
import dev.countersign.model.Claim;
import dev.countersign.model.NodeFailure;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What is said about a failed node: replacement, spares, billing, the job. */
final class NodeFailureFacts implements FactExtractor {
    private static final String NODE =
            "\\b(?:nodes?|servers?|hosts?|host machines?|machines?|GPUs?|bare[- ]metal|hardware|equipment|instances?)\\b";
    private static final Cue OF_A_NODE = Cue.of(NODE, "节点|服务器|主机|物理机|裸金属|显卡|设备|实例|整机");
    private static final Cue FAILS = Cue.of(
            "\\b(?:fail(?:s|ed|ing|ure|ures)?|fault(?:y|s)?|defective|defects?|unhealthy|malfunction\\w*|broken|breaks? down|out of service|inoperable|unavailable|degraded)\\b",
            "故障|失效|损坏|宕机|不可用|无法使用");
    private static final Cue REPLACES = Cue.of(
                    "\\b(?:replac(?:e|es|ed|ing|ement)|substitut\\w+|swap\\w*|reinstat\\w+|stand in|hot[- ]swap)\\b",
                    "更换|替换|换新|调换")
            .unless(
                    "\\b(?:customer|client|lessee|buyer|subscriber)s? (?:shall|must|will) (?:\\w+ )?(?:pay|bear|reimburse|replace)\\b|\\b(?:auditor|arbitrator|person|personnel|manager|employee|policy|provision|director)s?\\b");
    private static final Cue SPARE = Cue.of(
            "(" + Numbers.PATTERN
                    + ")\\s*(?:\\w+ )?(?:hot|cold|warm)?[- ]?(?:spare|standby|stand-by|backup|buffer) (?:\\w+ )?(?:nodes?|servers?|GPUs?|machines?)\\b");
    private static final Cue SPARE_ROW =
            Cue.of("\\b(?:spare|standby) (?:nodes?|servers?)\\b\\W{0,4}(" + Numbers.PATTERN + ")\\b");
    private static final Cue SPARE_ZH = Cue.of("(?<=\\D)(\\d{1,3})\\s*(?:台|个|套)?(?:热|冷|温)?备(?:用|份)?(?:节点|机|服务器)");
    private static final Cue CHARGES =
            Cue.of("\\b(?:charg(?:e|es|ed|ing)|bill(?:s|ing|ed)?|fees?|invoiced?|rental|rent)\\b", "计费|收费|费用|租金|服务费");
    private static final Cue STOPS = Cue.of(
            "\\b(?:ceases?|stops?|suspended|abates?|waived?|no charge|not (?:be )?(?:charged|billed|invoiced|payable|accrue)|(?:do|does|shall|will) not (?:accrue|bill|charge|invoice)|no (?:\\w+ )?(?:charges?|fees?) (?:accrue|are|is|shall)|credited|continue[sd]?|remain payable)\\b",
            "停止|暂停|不(?:再|予)?(?:计|收|产生)|免(?:收|除)|扣减|扣除|退还|抵扣|顺延|中止");
    private static final String JOB = "(?:jobs?|training runs?|workloads?|training)";
    private static final String RESTARTS =
            "(?:restart\\w*|re-?queue\\w*|resum(?:e|es|ed)|resubmit\\w*|reschedul\\w*|re-?run|migrat\\w+|recover\\w*)";
    private static final Cue JOB_RESTARTS = Cue.of(
                    "\\b" + JOB + "\\b[^.;]{0,50}\\b" + RESTARTS + "\\b|\\b" + RESTARTS + "\\b[^.;]{0,50}\\b" + JOB
                            + "\\b",
                    "(?:任务|作业|训练)[^。；]{0,24}(?:重启|重新调度|恢复|续训|重新提交|断点)")
            .unless("\\b(?:charges?|billing|fees?)\\b[^.;]{0,120}\\bresum");
    private static final Pattern WITHIN = Cue.compile(
            "\\b(?:within|not (?:later|more) than|in|under|no later than|at most|up to)\\b", "(?:在|于)\\s*$");

    /** Without one of these a passage is not about this. */
    private static final List<String> STEMS = List.of(
            "节点",
            "服务器",
            "主机",
            "物理机",
            "裸金属",
            "显卡",
            "设备",
            "实例",
            "整机",
            "任务",
            "作业",
            "训练",
            "备机",
            "node",
            "server",
            "host",
            "machine",
            "gpu",
            "metal",
            "hardware",
            "equipment",
            "instance",
            "job",
            "training",
            "workload");

    @Override
    public List<Claim> extract(Paper paper) {
        Claims claims = new Claims(NodeFailure.class);
        for (Passage passage : paper.passages()) {
            if (!passage.mentions(STEMS)) {
                continue;
            }
            boolean node = OF_A_NODE.holds(passage);
            boolean failure = FAILS.holdsAround(passage);
            if (node && failure) {
                REPLACES.in(passage).ifPresent(m -> replacement(passage, m, claims));
                if (FAILS.holds(passage) && CHARGES.holds(passage)) {
                    STOPS.in(passage).ifPresent(m -> claims.words("billing", passage, m));
                }
            }
            if (failure) {
                JOB_RESTARTS.in(passage).ifPresent(m -> claims.words("jobRestart", passage, m));
            }
            SPARE.in(passage)
                    .or(() -> SPARE_ROW.in(passage))
                    .or(() -> SPARE_ZH.in(passage))
                    .ifPresent(m -> Numbers.count(m.group(1), 1000)
                            .filter(n -> n > 0)
                            .ifPresent(n -> claims.value("spareNodes", n, passage, m)));
        }
        return claims.all();
    }

    /** With a time, or in words that leave the time open. */
    private static void replacement(Passage passage, MatchResult replaces, Claims claims) {
        Optional<Found<Period>> within = Periods.in(passage.text()).stream()
                .filter(p -> p.end() > replaces.start() - 80)
                .filter(p -> isLimit(passage.text(), p))
                .findFirst();
        if (within.isPresent()) {
            claims.found("replacementHours", within.get(), Period::inHours, passage);
        } else if (FAILS.holds(passage)) {
            Optional<Unfilled> unfilled = Unfilled.in(passage.text());
            claims.open(
                    "replacementHours",
                    unfilled.map(Unfilled::cause).orElse(Cause.AMBIGUOUS),
                    unfilled.map(Unfilled::why).orElse("a replacement is spoken of without a time"),
                    passage,
                    replaces);
        }
    }

    private static boolean isLimit(String text, Found<Period> period) {
        Matcher m = WITHIN.matcher(text.substring(Math.max(0, period.start() - 20), period.start()));
        return m.find() || text.startsWith("内", period.end()) || text.length() < 120;
    }
}
