package dev.countersign.extract;

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
            "\\bISO(?:/IEC)?\\s?-?(?:27001|27017|27018|27701)\\b|\\bSOC\\s?-?[123]\\b|\\b(?:DPDP|GDPR|HIPAA|PCI[- ]DSS|MeitY|CERT-In|digital personal data protection)\\b|\\b(?:fully |regulatory )?complian(?:t|ce)\\b");
    private static final String DATA =
            "(?:customer|client|personal|user|subscriber|your|training|buyer)(?:'s)? (?:data|content|information)|\\bdata (?:sets?|of the customer)|\\bcontent\\b";
    private static final Cue HANDLING = Cue.of(
            "\\b(?:process|processes|processed|processing|access|use|uses|used|handle|handles|stored?|disclose[sd]?)\\b[^.;]{0,60}\\b(?:"
                    + DATA + ")\\b|\\b(?:" + DATA
                    + ")\\b[^.;]{0,100}\\b(?:processed|processing|instructions|solely|only|accessed|used|stored|disclosed)\\b");
    private static final Cue DEFINES = Cue.of(
            "\\b(?:only|solely|instructions?|purposes?|not (?:\\w+ )?(?:access|use|disclose|process|read)|as (?:a )?(?:data )?processor|exclusively|in accordance with)\\b");
    private static final Cue DELETES = Cue.of(
            "\\b(?:delet(?:e|es|ed|ing|ion)|eras(?:e|es|ed|ure)|destr(?:oy|oys|oyed|uction)|purge[sd]?|wip(?:e|es|ed)|saniti[sz]\\w+|return)\\b");
    private static final Pattern DATA_WORD = Cue.compile("\\b(?:" + DATA + "|checkpoints?|data)\\b");
    private static final Cue AT_THE_END =
            Cue.of("\\b(?:terminat\\w+|expir\\w+|end of|ends|within|after|upon|request|no longer)\\b");
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
            Quantities.durations(passage.text()).stream()
                    .filter(d -> d.match().start() > deletes.start())
                    .findFirst()
                    .ifPresent(d -> claims.value("deletionDays", d.days(), passage, d.match()));
        }
    }
}
