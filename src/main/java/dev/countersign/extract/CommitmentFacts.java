package dev.countersign.extract;

import dev.countersign.extract.construction.Parties;
import dev.countersign.extract.value.Amounts;
import dev.countersign.extract.value.Period;
import dev.countersign.extract.value.Periods;
import dev.countersign.model.Claim;
import dev.countersign.model.Commitment;
import dev.countersign.model.Role;
import dev.countersign.model.Side;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The monthly price, the utilisation it assumes, and the buyer's way out. */
final class CommitmentFacts implements FactExtractor {
    private static final Cue BY_THE_MONTH = Cue.of(
            "\\b(?:per|a|each|every) (?:calendar )?month\\b|\\bmonthly\\b|/\\s?(?:month|mo)\\b|\\bp\\.?m\\.?(?=\\s|$)",
            "每月|/\\s*月|月租|月费|按月|包月");
    private static final Cue NOT_THE_GPUS = Cue.of(
            "\\b(?:storage|file system|egress|snapshot|support|(?:per|/)\\s?[GT]i?B|IP address|GST|IGST|VAT|tax(?:es)?)\\b",
            "存储|云盘|流量|带宽|税|支持费");
    private static final Cue UTILISATION = Cue.of(
            "\\b\\d{1,3}\\s?(?:%|per cent|percent)\\s(?:\\w+ ){0,2}?utili[sz]ation\\b|\\butili[sz]ation (?:assumption|rate|of|at|is|level)\\b[^.;]{0,40}\\d{1,3}\\s?(?:%|per cent)|\\bassum\\w+ (?:\\w+ ){0,4}utili[sz]ation\\b|\\b(?:whether|regardless of whether|irrespective of whether)\\b[^.;]{0,60}\\b(?:uses?|used)\\b|\\bused or (?:not|unused)\\b|\\b(?:regardless|irrespective) of (?:actual |the )?(?:usage|use|utili[sz]ation)\\b|\\btake[- ]or[- ]pay\\b",
            "利用率|使用率|(?:无论|不论|不管)[^。；，]{0,10}是否(?:实际)?使用");
    private static final Pattern MAY_CANCEL = Cue.compile(
            "\\b(?:may|can|(?:has|have|shall have|reserves?) the right to|(?:is|are|shall be) entitled to)\\b[^.;]{0,60}\\b(?:terminate|cancel|withdraw from)\\b",
            "(?:可以?|有权|均可|得以?)[^。；，]{0,40}(?:终止|解除|取消|退订)");
    private static final Pattern MAY_BE_CANCELLED =
            Cue.compile("\\b(?:may|can) be (?:terminated|cancell?ed)\\b[^.;]{0,40}\\bby (?=\\S)");
    private static final Cue FOR_CONVENIENCE = Cue.of(
            "\\b(?:for (?:its )?convenience|at any time|without cause|for any (?:reason|or no reason)|without (?:giving|stating|assigning) (?:a |any )?reason|no reason|by giving|upon giving|on giving|(?:days|months?)['\u2019]? (?:prior )?(?:written )?notice|by calling|by e-?mail|from the console)\\b",
            "随时|无需(?:说明)?(?:任何)?理由|无(?:条件|理由)|任意|提前\\s*[\\d一二三四五六七八九十百]+\\s*(?:[（(]\\s*\\d+\\s*[）)]\\s*)?个?(?:工作日|自然日|日历日|日|天|月)");
    private static final Cue FOR_CAUSE = Cue.of(
            "\\b(?:material(?:ly)? breach\\w*|commits? a breach|insolven\\w+|bankrupt\\w*|winding up|fails? to (?:pay|remedy|cure|perform)|default(?:s|ed)?|if the other|force majeure|falls? below|change of control|exceeds?|delay|in the event|if the availability|unless remedied|objects? to|occurrence of|(?:any|one or more) of the (?:following )?(?:events|circumstances|grounds)|bidding process|proposals?|bids?)\\b",
            "违约|违反|逾期|破产|不可抗力|未能|未按|严重|如果|若|当[^。；，]{2,30}时|未达到|低于|超过");
    private static final Cue CANCELLATION_TERMS = Cue.of(
            "\\bnon-?cancell?able\\b|\\b(?:may|can|shall|must) not (?:be )?(?:cancel|terminate)\\w*\\b[^.;]{0,40}\\b(?:convenience|before the end|prior to the end|during the term)\\b|\\bno right (?:to|of) (?:cancel\\w*|terminat\\w*)\\b|\\b(?:notice of cancellation|cancellation (?:notice|terms|fee|charge|period|by the customer|by the client)|termination for convenience)\\b|\\bcan(?:not|'t) (?:modify or )?cancel\\b",
            "不(?:可|得|支持|能|允许)(?:提前)?(?:退订|取消|解除|终止)|退订(?:规则|政策|条件)|提前(?:终止|解约|退租|解除|退订)[^。；]{0,30}(?:违约金|手续费|赔偿)");
    private static final Cue INSURANCE = Cue.of("\\b(?:insur\\w+|polic(?:y|ies)|purchase order|meeting)\\b");
    private static final Pattern NOTICE = Cue.compile("\\bnotice\\b", "通知|提前");

    /** Without one of these a passage is not about this. */
    private static final List<String> STEMS = List.of(
            "月",
            "利用率",
            "使用",
            "终止",
            "解除",
            "取消",
            "退订",
            "month",
            "utili",
            "used",
            "use",
            "cancel",
            "terminat",
            "withdraw",
            "take-or-pay",
            "take or pay");

    @Override
    public List<Claim> extract(Paper paper) {
        Claims claims = new Claims(Commitment.class);
        boolean priced = paper.role() == Role.QUOTE || paper.role().isContractual();
        for (Passage passage : paper.passages()) {
            if (!passage.mentions(STEMS)) {
                continue;
            }
            if (!passage.pointer().isEmpty() && !passage.pointer().startsWith("/notes")) {
                continue;
            }
            if (priced
                    && (BY_THE_MONTH.holds(passage) || passage.isRow() && BY_THE_MONTH.holdsAround(passage))
                    && !NOT_THE_GPUS.holds(passage)) {
                Amounts.in(passage.text()).stream()
                        .findFirst()
                        .ifPresent(a -> claims.words("monthlyPrice", passage, a.start(), a.end()));
            }
            UTILISATION.in(passage).ifPresent(m -> claims.words("utilisation", passage, m));
            cancellation(passage, paper.parties(), claims);
        }
        return claims.all();
    }

    private static void cancellation(Passage passage, Parties parties, Claims claims) {
        if (INSURANCE.holds(passage)) {
            return;
        }
        boolean convenience = FOR_CONVENIENCE.holds(passage) && !FOR_CAUSE.holds(passage);
        Optional<MatchResult> right = convenience ? buyersRight(passage.text(), parties) : Optional.empty();
        right.or(() -> CANCELLATION_TERMS.in(passage)).ifPresent(m -> {
            claims.words("cancellation", passage, m);
            notice(passage, claims);
        });
    }

    /** The words that let the buyer, or either party, cancel: never those that let the supplier. */
    private static Optional<MatchResult> buyersRight(String text, Parties parties) {
        for (Matcher m = MAY_CANCEL.matcher(text); m.find(); ) {
            if (parties.actor(text, m.start()).filter(CommitmentFacts::buys).isPresent()) {
                return Optional.of(m.toMatchResult());
            }
        }
        for (Matcher m = MAY_BE_CANCELLED.matcher(text); m.find(); ) {
            if (parties.named(text, m.end()).filter(CommitmentFacts::buys).isPresent()) {
                return Optional.of(m.toMatchResult());
            }
        }
        return Optional.empty();
    }

    private static boolean buys(Side side) {
        return side != Side.SUPPLIER;
    }

    private static void notice(Passage passage, Claims claims) {
        Matcher notice = NOTICE.matcher(passage.text());
        if (notice.find()) {
            Periods.in(passage.text()).stream()
                    .findFirst()
                    .ifPresentOrElse(
                            p -> claims.found("noticeDays", p, Period::inDays, passage),
                            () -> claims.unfilled("noticeDays", passage, notice.toMatchResult()));
        }
    }
}
