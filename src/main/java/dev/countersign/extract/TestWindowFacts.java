package dev.countersign.extract;

import dev.countersign.extract.value.Period;
import dev.countersign.extract.value.Periods;
import dev.countersign.model.Claim;
import dev.countersign.model.TestWindow;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;

/** The buyer's chance to test before it is bound. */
final class TestWindowFacts implements FactExtractor {
    private static final Cue WINDOW = Cue.of(
            "\\b(?:test|trial|evaluation|proof[- ]of[- ]concept|PoC|pilot|benchmark(?:ing)?|acceptance(?: test(?:ing|s)?)?) (?:window|period|phase|run)\\b|\\bfree trial\\b|\\b(?:days?|hours?|weeks?)(?:' | of | for )?\\s?(?:free |paid )?(?:evaluation|testing|trial|test)\\b|\\b(?:evaluation|trial|testing) (?:of|for) (?:up to )?\\S+ (?:\\(\\d+\\) )?(?:days?|hours?|weeks?)\\b|\\b(?:may|can) (?:test|benchmark|evaluate|try)\\b",
            "试用|测试(?:期|窗口|周期|阶段)|验收(?:期|测试|窗口)|POC");
    private static final Cue BEFORE = Cue.of(
            "\\b(?:before|prior to)\\b[^.;]{0,60}\\b(?:commit\\w*|bound|sign\\w*|binding|start date|charges?|billing|acceptance|effective|payment)\\b|\\b(?:decline|withdraw|walk away|reject)\\b[^.;]{0,80}\\b(?:before|without (?:charge|cost|liability|penalty|reason)|for any reason|if the|no charge)\\b|\\bno commitment\\b|\\bwithout (?:any )?(?:commitment|obligation)\\b",
            "(?:签约|签订|签署|付款|计费|承诺|起租|正式合同|合同生效)[^。；，]{0,8}(?:之)?前|(?:不合格|不满意|未通过|不达标)[^。；]{0,20}(?:有权|可)[^。；]{0,12}(?:退订|解除|终止|不签|放弃|拒绝|退款|退租)");
    private static final Cue NONE = Cue.of(
            "\\b(?:no|without (?:a|any)|not (?:offer|provide|grant|include)\\w* (?:a|any)) (?:free )?(?:trial|test(?:ing)?|evaluation|proof[- ]of[- ]concept|pilot|benchmark) ?(?:window|period|phase|run|access)?\\b[^.;]{0,40}(?=[.;,]|$)",
            "不(?:提供|支持|安排)(?:任何)?(?:免费)?(?:试用|测试期|测试窗口)");
    private static final Cue DEEMED = Cue.of(
            "\\b(?:deemed (?:to (?:be |have been )?)?(?:accept\\w*|occurred?)|acceptance (?:is|shall be) deemed)\\b[^.;]{0,80}\\b(?:on|upon|at|by|when)\\b[^.;]{0,30}\\b(?:deliver\\w*|provision\\w*|handover|access|credentials|activation|first (?:use|login)|sign\\w*)\\b",
            "(?:开通|交付|登录|首次使用)[^。；]{0,12}视为[^。；，]{0,6}(?:验收|接受)");

    /** A longer one is no window, but a term that is spoken of beside it. */
    private static final int LONGEST_DAYS = 120;

    @Override
    public List<Claim> extract(Paper paper) {
        Claims claims = new Claims(TestWindow.class);
        for (Passage passage : paper.passages()) {
            if (!passage.pointer().isEmpty() && !passage.pointer().startsWith("/notes")) {
                continue;
            }
            Optional<MatchResult> none = NONE.in(passage);
            if (none.isPresent()) {
                claims.value("beforeCommitment", false, passage, none.get());
                continue;
            }
            WINDOW.in(passage).ifPresent(window -> {
                Periods.in(passage.text()).stream()
                        .filter(p -> Math.abs(p.start() - window.start()) < 120)
                        .findFirst()
                        .filter(p -> p.readings().stream().allMatch(d -> d.inDays() <= LONGEST_DAYS))
                        .ifPresent(p -> claims.found("days", p, Period::inDays, passage));
                BEFORE.in(passage).ifPresent(m -> claims.value("beforeCommitment", true, passage, m));
            });
            DEEMED.in(passage).ifPresent(m -> claims.value("beforeCommitment", false, passage, m));
        }
        return claims.all();
    }
}
