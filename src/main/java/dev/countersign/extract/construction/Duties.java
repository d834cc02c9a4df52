package dev.countersign.extract.construction;

import dev.countersign.model.Side;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Tells a party's side by what it does: the one provides and invoices, the other pays and orders. */
final class Duties {
    private static final String MODAL = "(?:shall|will|must|agrees to|undertakes to|may)(?: not)?(?: [a-z]+)?";
    private static final String PROVIDES =
            "(?:provide|supply|make available|host|lease out|deliver|invoice|bill|maintain|install|operate|grant)";
    private static final String PAYS = "(?:pay|purchase|order|reimburse|take on lease|rent|subscribe|prepay)";
    private static final String PROVIDES_ZH = "(?:提供[^。；]{0,14}(?:服务|算力|设备|服务器|资源|支持|发票)|出租|交付|开具|开通)";
    private static final String PAYS_ZH = "(?:支付|付款|缴纳|租用|承租|购买|采购|订购|租赁使用)";

    private final String text;

    /** @param text of the document in small letters */
    Duties(String text) {
        this.text = text;
    }

    /** @param name in small letters, as the document writes it */
    Optional<Side> side(String name) {
        String n = Pattern.quote(name);
        String other = "(?!" + n + ")[a-z甲乙]{0,12}方?";
        int supplies = count("\\b" + n + " " + MODAL + " " + PROVIDES + "\\b")
                + count("\\bpa(?:y|id|yable) (?:[a-z]+ ){0,4}?to (?:the )?" + n + "\\b")
                + count(n + "(?:应|将|须|负责|同意|负责)?(?:按[^。；，]{0,12})?(?:向|为)?" + other + PROVIDES_ZH)
                + count("向" + n + "(?:[^。；，]{0,8})" + PAYS_ZH);
        int buys = count("\\b" + n + " " + MODAL + " " + PAYS + "\\b")
                + count("\\b" + PROVIDES + "\\b[^.;]{0,60}\\bto (?:the )?" + n + "\\b")
                + count(n + "(?:应|将|须|同意)?(?:按[^。；，]{0,12})?(?:向" + other + ")?" + PAYS_ZH)
                + count("(?:为|向)" + n + "(?:[^。；，]{0,8})" + PROVIDES_ZH);
        return supplies == buys ? Optional.empty() : Optional.of(supplies > buys ? Side.SUPPLIER : Side.BUYER);
    }

    private int count(String words) {
        int n = 0;
        for (Matcher m = Pattern.compile(words).matcher(text); m.find(); ) {
            n++;
        }
        return n;
    }
}
