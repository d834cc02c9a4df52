package dev.countersign.extract.quote;

import dev.countersign.model.Quote.Total.Kind;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Tells a sum from a line by the words before it: "Grand Total", "CGST @ 9%", 合计. */
final class TotalLabel {
    private static final String BEFORE = "^\\W*(?:(?:add|plus|less)\\b\\W*)?";
    private static final Map<Kind, Pattern> LABELS = new LinkedHashMap<>();

    static {
        label(Kind.UPFRONT, "(?:total )?(?:up-?front|one[- ]?time)(?: (?:cost|total|charges?))?|预付款?(?:合计|总计)");
        label(
                Kind.SUBTOTAL,
                "sub-? ?total|taxable (?:value|amount)|(?:total )?(?:amount )?before (?:gst|tax|vat)|net (?:total|amount)|(?:zwischen|positions)summe\\b|小计|不含税(?:合计|总价|金额)");
        label(
                Kind.TAX,
                "(?:total )?(?:[csi]gst|utgst|gst|vat|sales tax|service tax|tax(?:es)?|cess)\\b(?! (?:invoice|inclusive|included|exclusive|extra|id|no))|(?:ust|mwst)\\b|(?:umsatz|mehrwert)steuer\\b|steuerbetrag\\b|增值税|税额|税金");
        label(Kind.ADDITION, "round(?:ing|ed)?(?:[- ]off)?\\b|(?:freight|shipping|handling|other) charges?\\b|抹零|运费");
        label(Kind.DISCOUNT, "(?:\\w+ )?discount|rebate|折扣|优惠");
        label(
                Kind.TOTAL,
                "(?:(?:grand|overall|estimated|monthly|annual|yearly|invoice|quote|order|quotation) ?)*totals?\\b|total\\b|(?:amount|balance) (?:due|payable)|(?:brutto|gesamt|rechnungs)(?:summe|betrag)\\b(?! (?:der|ohne))|zahlbetrag\\b|合计|总计|总价|共计|价税合计|含税(?:合计|总价)");
    }

    private static final Pattern PERCENT = Pattern.compile("(\\d{1,2}(?:\\.\\d{1,3})?)\\s?%");

    private static void label(Kind kind, String words) {
        LABELS.put(kind, Pattern.compile(BEFORE + "(?:" + words + ")", Pattern.CASE_INSENSITIVE));
    }

    private TotalLabel() {}

    static Optional<Kind> kind(String label) {
        return LABELS.entrySet().stream()
                .filter(e -> e.getValue().matcher(label).find())
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /** Of a tax or discount. */
    static Optional<BigDecimal> percent(String label) {
        Matcher m = PERCENT.matcher(label);
        return m.find() ? Optional.of(new BigDecimal(m.group(1))) : Optional.empty();
    }
}
