package dev.countersign.extract;

import dev.countersign.model.Claim;
import dev.countersign.model.Side;
import dev.countersign.model.UsageExport;
import java.util.List;
import java.util.Optional;

/** Billing and usage data: promised, or declined. */
final class UsageExportFacts implements FactExtractor {
    private static final String USAGE =
            "(?:usage|billing|metering|metered|consumption|cost|utili[sz]ation)(?: (?:and|or) (?:usage|billing|metering|cost))?";
    private static final Cue EXPORT = Cue.of(
                    "\\bexports? (?:of |the )?(?:\\w+ ){0,3}?" + USAGE + "\\b|\\b" + USAGE
                            + " (?:\\w+ ){0,2}?(?:exports?|reports?|files?|API|feeds?|records?|logs?|data)\\b[^.;]{0,100}\\b(?:CSV|JSON|FOCUS|API|export\\w*|download\\w*|daily|monthly|each (?:day|month)|per (?:team|project|job|node|account)|fields?)\\b|\\b(?:download|export)\\b[^.;]{0,60}\\b(?:invoices?|"
                            + USAGE + " (?:data|records|reports?|history))\\b|\\bFOCUS \\d\\.\\d\\b",
                    "(?:导出|下载)[^。；]{0,14}(?:账单|用量|计费|日志|费用|使用明细)|(?:账单|用量|计费|使用明细)[^。；]{0,24}(?:导出|下载|API|接口|CSV|JSON)")
            .unless("\\bexport control\\b");
    private static final Cue REFUSED = Cue.of(
                    "\\b(?:not (?:be )?(?:required|obliged|obligated|bound) to|no obligation to|(?:shall|will|does|do) not|declines? to|refuses? to|may refuse to)\\b[^.;]{0,40}\\b(?:disclos\\w+|shar\\w+|provid\\w+|furnish\\w*|export\\w*|releas\\w+|make available|supply)\\b[^.;]{0,60}\\b(?:usage|metering|billing (?:export|data|records|fields)|telemetry|consumption)\\b|\\b(?:no|without) (?:usage|billing|metering) (?:data|exports?|reports?|records)\\b|\\b(?:usage|metering|billing) (?:data|exports?|records)\\b[^.;]{0,30}\\b(?:is|are) not\\b[^.;]{0,30}\\b(?:available|provided?|shared?|offer(?:ed)?|supplied)\\b",
                    "(?:不(?:提供|开放|支持|对外提供)|拒绝提供|无义务提供)[^。；]{0,14}(?:账单(?:明细|导出)|用量|计费(?:数据|明细|日志)|使用明细)")
            .unless(
                    "\\b(?:externally|third part(?:y|ies)|de-? ?identif\\w+|aggregated?|anonymi[sz]ed|publicly|other customers|competitors?)\\b");

    /** Without one of these a passage is not about this. */
    private static final List<String> STEMS = List.of(
            "账单",
            "用量",
            "计费",
            "使用明细",
            "导出",
            "下载",
            "usage",
            "billing",
            "meter",
            "consumption",
            "cost",
            "utili",
            "export",
            "download",
            "focus",
            "telemetry");

    @Override
    public List<Claim> extract(Paper paper) {
        Claims claims = new Claims(UsageExport.class);
        for (Passage passage : paper.passages()) {
            if (!passage.mentions(STEMS)) {
                continue;
            }
            if (passage.pointer().isEmpty() || passage.pointer().startsWith("/notes")) {
                REFUSED.in(passage)
                        .filter(m -> !paper.parties()
                                .actor(passage.text(), m.start())
                                .equals(Optional.of(Side.BUYER)))
                        .ifPresentOrElse(
                                m -> claims.value("refused", true, passage, m),
                                () -> EXPORT.in(passage).ifPresent(m -> claims.words("fields", passage, m)));
            }
        }
        return claims.all();
    }
}
