package dev.countersign.extract;

import dev.countersign.model.Claim;
import dev.countersign.model.Tenancy;
import java.util.List;

/** Whether the capacity is called dedicated, and what that means. */
final class TenancyFacts implements FactExtractor {
    private static final String CAPACITY =
            "(?:clusters?|capacity|nodes?|servers?|hosts?|GPUs?|instances?|hardware|environment|infrastructure|bare[- ]metal|pools?|compute|tenancy|racks?|pods?|machines?|cloud)";
    private static final Cue DEDICATED = Cue.of(
            "\\bdedicated (?:[\\w-]+ ){0,3}?" + CAPACITY + "\\b|\\b" + CAPACITY
                    + "\\b[^.;]{0,30}\\b(?:is|are|shall be|remains?|,) (?:\\w+ )?dedicated\\b(?! (?:support|team|account|line))|\\bexclusive(?:ly)? (?:dedicated|reserved) "
                    + CAPACITY,
            "独享|独占|(?:专属|专用)(?:的)?(?:GPU|物理|算力|计算|宿主)?(?:集群|节点|资源|服务器|机|算力池|主机)");
    private static final Cue NOT_CAPACITY = Cue.of(
            "\\bdedicated (?:[\\w-]+ ){0,2}?(?:support|team|account|manager|line|slack|channel|personnel|engineers?|contact|staff|e-?mail|portal|page|address|person)\\b",
            "非独占|(?:独占|独家)性?(?:的)?(?:许可|授权|权利)|专属(?:客服|顾问|经理|团队|服务群)|专用条款");
    private static final Cue ISOLATION = Cue.of(
                    "\\bsingle[- ]tenant\\b|\\btenant isolation\\b|\\b(?:logical(?:ly)?|physical(?:ly)?|network|hardware) isolat\\w+\\b|\\bisolat\\w+ (?:from|between|of) (?:\\w+ ){0,2}(?:tenants?|customers?)\\b|\\bnot (?:be )?shared with (?:any )?(?:other|another)\\b|\\b(?:allocated|available|used|reserved) (?:exclusively|solely|only)?\\s?(?:to|for|by) (?:the |one )?customer (?:only|alone|exclusively)\\b|\\b(?:exclusively|solely) (?:to|for|by) the customer\\b|\\bexclusive use of (?:the )?customer\\b|\\bone customer only\\b|\\bno (?:hypervisor is shared|shared hypervisor|other (?:customer|tenant))\\b|\\bno other (?:customer|tenant|client)s? (?:of \\w+ \\w+ )?(?:shall|will|may|has|have|uses?)\\b",
                    "(?:物理|逻辑|网络|租户|资源|硬件)(?:上)?隔离|单租户|不与(?:其他|任何)[^。；]{0,12}共享")
            .unless(
                    "\\b(?:no|not) (?:\\w+ )?(?:guarantee|warrant|assur)\\w*\\b|不(?:保证|承诺)|\\b(?:galvanic|circuits?|isolators?)\\b");
    private static final Cue PLACEMENT = Cue.of(
                    "\\b(?:same|single|one|a common) (?:\\w+ ){0,2}?(?:placement (?:domain|group)|pod|rack row|leaf|spine|fabric|data ?hall|availability zone|scalable unit|hall|island)\\b|\\bplacement (?:group|domain|guarantee|is guaranteed)\\b|\\bbehind the same\\b|\\bco-?located in\\b|\\badjacent racks\\b",
                    "同一(?:个)?(?:机房|机柜|交换机|可用区|机架|网络平面|POD|叶|数据中心)")
            .unless("\\b(?:no|not) (?:\\w+ )?(?:guarantee|warrant|assur)\\w*\\b");
    private static final Cue NEIGHBOURS = Cue.of(
                    "\\bnois[ey] ?-?neighbou?rs?\\b|\\bneighbouring (?:tenants?|customers?|load)\\b|\\bnon[- ]?blocking\\b|\\b(?:no|not|without|never|zero) (?:be )?(?:any )?over-?subscri\\w+\\b|\\b1\\s?:\\s?1\\b[^.;]{0,30}\\bsubscri\\w+|\\boversubscription (?:ratio )?(?:is |of )?1\\s?:\\s?1\\b|\\bbandwidth\\b[^.;]{0,60}\\b(?:is|are|shall be) reserved\\b|\\breserved bandwidth\\b",
                    "无阻塞|不超(?:卖|售|分)|零超(?:卖|售|分)|无收敛|1\\s*[:：]\\s*1\\s*收敛")
            .unless("\\bmay be (?:over-?subscribed|shared|affected)\\b");

    /** Without one of these a passage is not about this. */
    private static final List<String> STEMS = List.of(
            "独享",
            "独占",
            "专属",
            "专用",
            "隔离",
            "单租户",
            "共享",
            "同一",
            "阻塞",
            "超卖",
            "超售",
            "超分",
            "收敛",
            "dedicated",
            "exclusiv",
            "tenant",
            "isolat",
            "shared",
            "customer only",
            "customer alone",
            "hypervisor",
            "other customer",
            "another customer",
            "no other",
            "placement",
            "same",
            "single",
            "one ",
            "behind",
            "located in",
            "adjacent",
            "neighbo",
            "blocking",
            "subscri",
            "reserved");

    @Override
    public List<Claim> extract(Paper paper) {
        Claims claims = new Claims(Tenancy.class);
        for (Passage passage : paper.passages()) {
            if (!passage.mentions(STEMS)) {
                continue;
            }
            if (passage.pointer().isEmpty()
                    || passage.pointer().startsWith("/notes")
                    || passage.pointer().endsWith("/item")) {
                DEDICATED
                        .in(passage)
                        .filter(m -> !NOT_CAPACITY
                                .in(passage)
                                .filter(n -> n.start() <= m.start() && m.start() < n.end())
                                .isPresent())
                        .ifPresent(m -> claims.words("dedicated", passage, m));
                ISOLATION.in(passage).ifPresent(m -> claims.words("tenantIsolation", passage, m));
                PLACEMENT.in(passage).ifPresent(m -> claims.words("placement", passage, m));
                NEIGHBOURS.in(passage).ifPresent(m -> claims.words("neighbours", passage, m));
            }
        }
        return claims.all();
    }
}
