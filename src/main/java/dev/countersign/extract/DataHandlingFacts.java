package dev.countersign.extract;

import dev.countersign.extract.value.Period;
import dev.countersign.extract.value.Periods;
import dev.countersign.model.Claim;
import dev.countersign.model.DataHandling;
import dev.countersign.model.Role;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** What sales material boasts of compliance, and what the contract says of data. */
final class DataHandlingFacts implements FactExtractor {
    /** Papers that sell. A contract's own words on compliance bind, and are no boast. */
    private static final Set<Role> SALES = Set.of(Role.QUOTE, Role.BROCHURE, Role.OTHER, Role.SUPPLIER_ANSWER);

    private static final Cue COMPLIANCE = Cue.of(
            "\\bISO(?:/IEC)?\\s?-?(?:27001|27017|27018|27701)\\b|\\bSOC\\s?-?[123]\\b|\\b(?:DPDP|GDPR|HIPAA|PCI[- ]DSS|MeitY|CERT-In|digital personal data protection)\\b|\\b(?:fully |regulatory )?complian(?:t|ce)\\b",
            "等保|等级保护|合规|可信云|数据安全认证");
    private static final String DATA =
            "(?:customer|client|personal|user|subscriber|your|training|buyer)(?:'s)? (?:data|content|information)|\\bdata (?:sets?|of the customer)|\\bcontent\\b";
    private static final Cue HANDLING = Cue.of(
            "\\b(?:process|processes|processed|processing|access|use|uses|used|handle|handles|stored?|disclose[sd]?)\\b[^.;]{0,60}\\b(?:"
                    + DATA + ")\\b|\\b(?:" + DATA
                    + ")\\b[^.;]{0,100}\\b(?:processed|processing|instructions|solely|only|accessed|used|stored|disclosed)\\b",
            "(?:处理|使用|访问|存储|披露|查看|读取)[^。；]{0,20}(?:客户|用户|甲方|乙方|您|买方|承租方|个人)(?:的)?(?:全部|所有|业务|训练|任何)?(?:数据|个人信息|信息|内容)|(?:客户|用户|甲方|乙方|您|买方|承租方|个人)(?:的)?(?:全部|所有|业务|训练|任何)?(?:数据|个人信息|信息|内容)[^。；]{0,30}(?:处理|使用|访问|存储|披露|用于|查看)");
    private static final Cue DEFINES = Cue.of(
            "\\b(?:only|solely|instructions?|purposes?|not (?:\\w+ )?(?:access|use|disclose|process|read)|as (?:a )?(?:data )?processor|exclusively|in accordance with)\\b",
            "仅|只(?:能|得|用于|在)|不得|不会|未经[^。；]{0,14}(?:同意|授权|许可)|按照?[^。；]{0,10}指示");
    private static final Cue DELETES = Cue.of(
            "\\b(?:delet(?:e|es|ed|ing|ion)|eras(?:e|es|ed|ure)|destr(?:oy|oys|oyed|uction)|purge[sd]?|wip(?:e|es|ed)|saniti[sz]\\w+|return)\\b",
            "删除|销毁|清除|擦除|返还|格式化");
    private static final Pattern DATA_WORD = Cue.compile("\\b(?:" + DATA + "|checkpoints?|data)\\b", "数据|检查点");
    private static final Cue AT_THE_END = Cue.of(
            "\\b(?:terminat\\w+|expir\\w+|end of|ends|within|after|upon|request|no longer)\\b",
            "终止|到期|期满|届满|结束|解除|退租|(?:日|天)内");
    private static final Cue OTHER_THINGS = Cue.of(
            "\\b(?:endorsement|policy of insurance|struck|return (?:the )?(?:equipment|hardware|deposit)|usage data|account data)\\b");

    @Override
    public List<Claim> extract(Paper paper) {
        Claims claims = new Claims(DataHandling.class);
        Role role = paper.role();
        for (Passage passage : paper.passages()) {
            if (!passage.pointer().isEmpty() && !passage.pointer().startsWith("/notes")) {
                continue;
            }
            if (SALES.contains(role)) {
                COMPLIANCE.in(passage).ifPresent(m -> claims.words("complianceClaim", passage, m));
            }
            if (role.isContractual()) {
                HANDLING.in(passage)
                        .filter(m -> DEFINES.holds(passage))
                        .ifPresent(m -> claims.words("handling", passage, m));
                DELETES.in(passage).ifPresent(m -> deletion(passage, m, claims));
            }
        }
        return claims.all();
    }

    private static void deletion(Passage passage, MatchResult deletes, Claims claims) {
        boolean ofData = DATA_WORD.matcher(passage.text()).find() && !OTHER_THINGS.holds(passage);
        if (ofData && AT_THE_END.holds(passage)) {
            claims.words("deletion", passage, deletes);
            Periods.in(passage.text()).stream()
                    .filter(p -> p.start() > deletes.start())
                    .findFirst()
                    .ifPresentOrElse(
                            p -> claims.found("deletionDays", p, Period::inDays, passage),
                            () -> claims.unfilled("deletionDays", passage, deletes));
        }
    }
}
