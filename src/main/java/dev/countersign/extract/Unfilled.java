package dev.countersign.extract;

import dev.countersign.model.Cause;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Where a value should stand and none does: a blank, a placeholder, words struck out, or a pointer to another paper. None of
 * them is a value, and none is silence.
 */
enum Unfilled {
    BLANK(
            Cause.AMBIGUOUS,
            "the place for the value is blank",
            "_{3,}|＿{2,}|\\[ ?[●•] ?\\]|\\{\\{?[^{}]{1,40}\\}?\\}|\\[(?:insert|date|name|amount|number|tbd|to be)\\b[^\\]]{0,30}\\]|\\b(?:tbd|tba)\\b|\\bto be (?:agreed|decided|advised)\\b|待定|另行协商|【\\s*】"),
    STRUCK_OUT(
            Cause.AMBIGUOUS,
            "the value is struck out",
            "\\[ ?\\*{1,5} ?\\]|\\*{3,}|▇{2,}|█{2,}|<\\*+>|\\[redacted\\]|×{3,}"),
    ELSEWHERE(
            Cause.NOT_SUPPLIED,
            "the value is left to another paper",
            "\\b(?:set (?:out|forth)|stated|specified|given|indicated|agreed|as per|in accordance with|according to|described|defined)\\b[^.;]{0,20}\\b(?:order forms?|orders?|cover page|schedule|annexure|annex|appendix|exhibit|statement of work|sow|sla|service level agreement|purchase order)\\b|(?:以|按照?|依照?|详见|见|参照)[^。；，]{0,10}(?:订单|附件|订购单|服务等级协议|SLA|报价单)[^。；，]{0,10}(?:为准|约定|规定|执行|所列|所示|中)?");

    private final Cause cause;
    private final String why;
    private final Pattern words;

    Unfilled(Cause cause, String why, String words) {
        this.cause = cause;
        this.why = why;
        this.words = Pattern.compile(words, Pattern.CASE_INSENSITIVE);
    }

    /** The first that the text shows. */
    static Optional<Unfilled> in(String text) {
        return List.of(values()).stream()
                .filter(u -> u.words.matcher(text).find())
                .findFirst();
    }

    Cause cause() {
        return cause;
    }

    /** For people: why there is no value. */
    String why() {
        return why;
    }
}
