package dev.countersign.extract;

import dev.countersign.model.Claim;
import dev.countersign.model.Side;
import dev.countersign.model.SoftwareStack;
import java.util.List;

/** Whether driver, CUDA and framework can be checked, and who may change them. */
final class SoftwareStackFacts implements FactExtractor {
    private static final Cue STACK = Cue.of(
            "\\b(?:drivers?|CUDA|frameworks?|software (?:image|stack|environment)|(?:machine|container|node|base|system) images?|firmware|NCCL|ROCm|(?:installed|software) versions?)\\b",
            "驱动|框架|镜像|固件|软件(?:环境|版本|栈)");
    private static final Cue VERIFIES = Cue.of(
            "\\b(?:verif(?:y|ies|ied|ication)|inspect\\w*|check(?:s|ed)?|confirm(?:s|ed)?|validate[sd]?|audit)\\b",
            "核验|验证|校验|检查|确认|查验");
    private static final Cue VERSIONS = Cue.of("\\b(?:versions?|drivers?|CUDA|frameworks?|stack)\\b", "版本|驱动|镜像|框架");
    private static final Cue WHO_OR_WHEN = Cue.of(
            "\\b(?:customer|client|buyer|you|first login|before|prior to|acceptance|handover)\\b",
            "甲方|乙方|客户|用户|买方|承租方|首次登录|交付|验收|之前|您");
    private static final String CHANGES = "(?:change|update|upgrade|replace|modify|alter|substitute|patch)\\w*";
    private static final Cue NEEDS_CONSENT = Cue.of(
            "\\b(?:not|only)\\b[^.;]{0,40}\\b" + CHANGES
                    + "\\b[^.;]{0,120}\\b(?:without|with|after|until)\\b[^.;]{0,40}\\b(?:consent|approval|agreement)\\b|\\b"
                    + CHANGES
                    + "\\b[^.;]{0,60}\\bonly with\\b[^.;]{0,40}\\b(?:consent|approval)\\b",
            "(?:未经|非经|须经|应经|应事先|事先)[^。；]{0,20}(?:同意|批准|确认)[^。；]{0,20}(?:变更|升级|更换|修改|更新|调整)|(?:变更|升级|更换|修改|更新|调整)[^。；]{0,20}(?:须|应|需)[^。；]{0,14}同意");
    private static final Cue MAY_CHANGE = Cue.of(
            "\\b(?:may|reserves? the right to|shall be free to|is entitled to|can)\\b[^.;]{0,60}\\b" + CHANGES + "\\b",
            "(?:有权|可以?|可自行)[^。；]{0,20}(?:变更|升级|更换|修改|更新|调整)");
    private static final Cue ALONE = Cue.of(
            "\\b(?:at any time|sole discretion|own discretion|its discretion|without (?:\\w+ )?(?:notice|consent)|from time to time)\\b",
            "随时|自行|单方|无需[^。；]{0,10}(?:同意|通知)|不另行通知");

    @Override
    public List<Claim> extract(Paper paper) {
        Claims claims = new Claims(SoftwareStack.class);
        for (Passage passage : paper.passages()) {
            boolean read = passage.pointer().isEmpty() || passage.pointer().startsWith("/notes");
            if (!read || !STACK.holds(passage)) {
                continue;
            }
            if (VERSIONS.holds(passage) && WHO_OR_WHEN.holds(passage)) {
                VERIFIES.in(passage).ifPresent(m -> claims.words("verification", passage, m));
            }
            NEEDS_CONSENT
                    .in(passage)
                    .ifPresentOrElse(
                            m -> claims.value("supplierMayChange", false, passage, m),
                            () -> MAY_CHANGE
                                    .in(passage)
                                    .filter(m -> ALONE.holds(passage))
                                    .filter(m -> paper.parties()
                                            .actor(passage.text(), m.start())
                                            .filter(side -> side == Side.SUPPLIER)
                                            .isPresent())
                                    .ifPresent(m -> claims.value("supplierMayChange", true, passage, m)));
        }
        return claims.all();
    }
}
