package dev.countersign.extract;

import dev.countersign.model.Charges;
import dev.countersign.model.Commitment;
import dev.countersign.model.DataHandling;
import dev.countersign.model.Incorporation;
import dev.countersign.model.NodeFailure;
import dev.countersign.model.QuoteLine;
import dev.countersign.model.Role;
import dev.countersign.model.Subject;
import dev.countersign.model.Support;
import dev.countersign.model.UsageExport;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Finds the texts that quotes and contracts refer to instead of saying it themselves. */
final class Incorporations {
    private static final String ELSEWHERE =
            "[^.;]{0,60}?\\b(?:published|available|located|posted|found|set out|set forth|displayed|identified|specified|described|listed) (?:at|on|in|from)\\b[^.;]{0,40}?(?:https?://|www\\.|\\bweb ?sites?\\b|\\bweb ?pages?\\b|\\bportal\\b|\\bcover page\\b|\\bconsole\\b|\\burl\\b)";

    private record Kind(Cue names, Set<Role> suppliedAs, Set<Class<? extends Subject>> about) {}

    private static final List<Kind> KINDS = List.of(
            kind(
                    "(?:service level agreements?|SLAs?|service levels?)",
                    Set.of(Role.SERVICE_LEVELS),
                    Set.of(NodeFailure.class, Support.class)),
            kind(
                    "support (?:policy|policies|terms|plans?|handbook)",
                    Set.of(Role.SERVICE_LEVELS),
                    Set.of(Support.class)),
            kind(
                    "(?:data (?:processing|protection) (?:addendum|agreement|terms)|DPA|privacy (?:policy|notice)|security (?:policy|measures))",
                    Set.of(Role.DATA_PROCESSING),
                    Set.of(DataHandling.class)),
            kind(
                    "(?:price lists?|pricing (?:page|schedule)|rate cards?|prices?|rates?|fees?|charges?)",
                    Set.of(Role.ORDER_FORM),
                    Set.of(Charges.class)),
            kind(
                    "(?:order forms?|purchase order|statement of work)",
                    Set.of(Role.ORDER_FORM, Role.QUOTE),
                    Set.of(QuoteLine.class, Charges.class, Commitment.class)),
            kind(
                    "(?:documentation|policies|service terms|terms of (?:service|use)|additional terms|user guide)",
                    Set.of(),
                    Set.of(NodeFailure.class, Support.class, UsageExport.class)));

    private Incorporations() {}

    private static Kind kind(String names, Set<Role> suppliedAs, Set<Class<? extends Subject>> about) {
        return new Kind(Cue.of("\\b" + names + "\\b" + ELSEWHERE), suppliedAs, about);
    }

    /** Only quotes and contractual papers can make another text part of the deal. */
    static List<Incorporation> in(List<Passage> passages) {
        List<Incorporation> found = new ArrayList<>();
        for (Passage passage : passages) {
            Role role = passage.document().role();
            if (role.isContractual() || role == Role.QUOTE) {
                for (Kind kind : KINDS) {
                    kind.names()
                            .in(passage)
                            .ifPresent(m -> found.add(new Incorporation(
                                    m.group(), kind.suppliedAs(), kind.about(), passage.evidence(m.start(), m.end()))));
                }
            }
        }
        return found;
    }
}
