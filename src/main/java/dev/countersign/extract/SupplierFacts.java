package dev.countersign.extract;

import dev.countersign.model.Claim;
import dev.countersign.model.Hardware;
import dev.countersign.model.Role;
import dev.countersign.model.Supplier;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What class of supplier makes the offer, and whether it resells what another runs. */
final class SupplierFacts implements FactExtractor {
    /** Providers of the instance catalogue that are general clouds. */
    private static final Set<String> GENERAL = Set.of("aws", "azure", "gcp", "oci");

    private static final Cue RESELLER = Cue.of(
                    "\\b(?:re-?sells?|re-?selling|re-?sold|re-?sellers?|sub-?leas\\w+|sub-?lessor|brokers? (?:the )?(?:capacity|compute)|distributor)\\b|\\bcapacity (?:is |are )?(?:sourced|procured|purchased|leased|rented) from\\b|\\b(?:provided|operated|hosted|supplied) by (?:a |an |one of (?:our|its) )?(?:third[- ]part(?:y|ies)|partners?|upstream)\\b|\\b(?:underlying|upstream) (?:cloud )?(?:providers?|operators?|suppliers?)\\b|转售|转租|代理商|分销商|上游(?:供应商|服务商)|第三方(?:算力|机房|数据中心)")
            .unless(
                    "\\b(?:shall|may|must|will|can) not (?:\\w+ ){0,3}?(?:re-?sell|sub-?leas)|\\bno (?:right to )?(?:re-?s|sub-?leas)|\\b(?:customer|client|you|subscriber|lessee) (?:may|shall|must|will|agrees?)\\b|\\bnot (?:to )?(?:re-?sell|sub-?lease)\\b|不得(?:转售|转租)");
    private static final Cue RUN_BY = Cue.of(
            "\\b(?:owned and operated|operated|run|hosted) by (?:the )?(?!third|partners?|one of|a |an |any )[A-Z][\\w&.-]+|\\b(?:underlying|upstream) (?:cloud )?(?:provider|operator|supplier)\\b(?: is|:| named|,)? ?(?:is )?[A-Z][\\w&.-]+|\\boperator of the (?:cluster|facility|data ?cent(?:re|er)) is\\b|由[^，。；]{2,30}(?:运营|运维|提供机房)");

    private final Map<String, Cue> classes = new LinkedHashMap<>();

    /** @param hardware whose instance types show a general cloud */
    SupplierFacts(Hardware hardware) {
        String instances = hardware.instances().stream()
                .filter(i -> GENERAL.contains(i.provider()))
                .map(i -> Pattern.quote(i.id()))
                .collect(Collectors.joining("|"));
        classes.put(
                "hyperscaler",
                Cue.of(
                        "\\b(?:Amazon Web Services|Amazon EC2|AWS EC2|Microsoft Azure|Google Cloud|Oracle Cloud Infrastructure)\\b|(?:阿里云|腾讯云|华为云)"
                                + (instances.isEmpty() ? "" : "|(?<![\\w.-])(?:" + instances + ")(?![\\w-])")));
        classes.put("gpuCloud", Cue.of("\\b(?:GPU|AI) cloud\\b|GPU 云|智算(?:云|中心)|算力云"));
        classes.put(
                "marketplace",
                Cue.of(
                        "\\b(?:GPU|compute|cloud) marketplace\\b|\\bcommunity cloud\\b|\\bpeer-to-peer\\b|算力(?:市场|交易平台)"));
        classes.put("bareMetal", Cue.of("\\bbare[- ]metal\\b|裸金属|物理机"));
        classes.put(
                "managedKubernetes",
                Cue.of("\\bmanaged (?:Kubernetes|K8s|Slurm)\\b|\\b(?:EKS|AKS|GKE|OKE)\\b|托管\\s?(?:Kubernetes|K8s|集群)"));
        classes.put("capacityBlock", Cue.of("\\bcapacity blocks?\\b|\\bfuture reservations?\\b|算力包"));
    }

    @Override
    public List<Claim> extract(Paper paper) {
        Claims claims = new Claims(Supplier.class);
        Role role = paper.role();
        if (role != Role.QUOTE && !role.isContractual()) {
            return claims.all(); // sales material names other clouds, and a buyer's paper what is asked for
        }
        for (Passage passage : paper.passages()) {
            classes.forEach((fact, cue) -> cue.in(passage).ifPresent(m -> claims.words(fact, passage, m)));
            if (passage.pointer().isEmpty() || passage.pointer().startsWith("/notes")) {
                RESELLER.in(passage).ifPresent(m -> claims.words("reseller", passage, m));
                RUN_BY.in(passage).ifPresent(m -> claims.words("runBy", passage, m));
            }
        }
        return claims.all();
    }
}
