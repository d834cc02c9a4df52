package dev.countersign.extract;

import dev.countersign.model.Claim;
import dev.countersign.model.Side;
import dev.countersign.model.SoftwareStack;
import java.util.List;

/** Whether driver, CUDA and framework can be checked, and who may change them. */
final class SoftwareStackFacts implements FactExtractor {
    private static final Cue STACK = Cue.of(
            "\\b(?:drivers?|CUDA|frameworks?|software (?:image|stack|environment)|(?:machine|container|node|base|system) images?|firmware|NCCL|ROCm|(?:installed|software) versions?)\\b");
    private static final Cue VERIFIES = Cue.of(
            "\\b(?:verif(?:y|ies|ied|ication)|inspect\\w*|check(?:s|ed)?|confirm(?:s|ed)?|validate[sd]?|audit)\\b");
    private static final Cue VERSIONS = Cue.of("\\b(?:versions?|drivers?|CUDA|frameworks?|stack)\\b");
    private static final Cue WHO_OR_WHEN =
            Cue.of("\\b(?:customer|client|buyer|you|first login|before|prior to|acceptance|handover)\\b");
    private static final String CHANGES = "(?:change|update|upgrade|replace|modify|alter|substitute|patch)\\w*";
    private static final Cue NEEDS_CONSENT = Cue.of("\\b(?:not|only)\\b[^.;]{0,40}\\b" + CHANGES
            + "\\b[^.;]{0,120}\\b(?:without|with|after|until)\\b[^.;]{0,40}\\b(?:consent|approval|agreement)\\b|\\b"
            + CHANGES
            + "\\b[^.;]{0,60}\\bonly with\\b[^.;]{0,40}\\b(?:consent|approval)\\b");
    private static final Cue MAY_CHANGE = Cue.of(
            "\\b(?:may|reserves? the right to|shall be free to|is entitled to|can)\\b[^.;]{0,60}\\b" + CHANGES + "\\b");
    private static final Cue ALONE = Cue.of(
            "\\b(?:at any time|sole discretion|own discretion|its discretion|without (?:\\w+ )?(?:notice|consent)|from time to time)\\b");

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
