package dev.countersign.extract.quote;

import dev.countersign.extract.value.Amounts;
import dev.countersign.model.Rate;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Currency;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What a column of a price table holds, by the words at its head.
 *
 * @param head its words
 * @param per what its prices are for, as far as the head says
 * @param scale what its amounts are counted in: 100000 for lakhs
 * @param option what tells it from other columns of prices: a supplier, a plan; empty where nothing does
 */
record PriceColumn(
        Role role, String head, Words.Per per, Optional<Currency> currency, BigDecimal scale, String option) {
    enum Role {
        SERIAL,
        CODE,
        ITEM,
        DESCRIPTION,
        QUANTITY,
        UNIT,
        HOURS,
        LIST_PRICE,
        UNIT_PRICE,
        DISCOUNT,
        TAX_PERCENT,
        TAX_AMOUNT,
        AMOUNT,
        FIRST_YEAR,
        UPFRONT,
        CURRENCY,
        /** Says nothing to us. */
        OTHER;

        boolean isPrice() {
            return this == UNIT_PRICE || this == AMOUNT || this == FIRST_YEAR || this == UPFRONT;
        }
    }

    private static final int LONGEST_HEAD = 60;

    /** In the order of trial: the first that fits. */
    private static final List<Map.Entry<Role, Pattern>> HEADS = new ArrayList<>();

    static {
        head(Role.SERIAL, "^(?:#|no\\.?|pos\\.?|line|s[rl]?\\.? ?no\\.?|sn|serial(?: no\\.?| number)?|序号|编号)$");
        head(Role.CODE, "\\b(?:hsn|sac|sku|code|part (?:no|number))\\b|编码|代码");
        head(Role.ITEM, "\\b(?:component|category|type|name|item)s?\\b(?! (?:price|rate|cost))|名称|项目");
        head(Role.CURRENCY, "^(?:currency|währung|币种|货币)$");
        head(
                Role.TAX_PERCENT,
                "\\b(?:gst|vat|tax|cgst|sgst|igst) ?(?:rate|%|\\(%\\)|percent)|^taxes$|税率|\\b(?:steuersatz|(?:ust|mwst)\\.?(?:[- ]?satz| ?%))");
        head(
                Role.TAX_AMOUNT,
                "\\b(?:gst|vat|tax|cgst|sgst|igst)(?: (?:amount|amt|value))?\\b(?! ?(?:incl|excl))|税额|税金|\\bsteuerbetrag\\b");
        head(Role.DISCOUNT, "\\bdisc(?:ount)?\\b|\\brabatt\\b|折扣|优惠");
        head(Role.UPFRONT, "\\b(?:up-?front|one[- ]?time|set-?up|OTC|NRC|initial (?:fee|cost|charge))\\b|预付|一次性|初装");
        head(Role.FIRST_YEAR, "\\b(?:first|total) (?:12|twelve) months?\\b|\\b12[- ]months? (?:total|cost)|首年");
        head(
                Role.QUANTITY,
                "^(?:qty|quantity|count|nos\\.?|units|(?:no\\.?|number) of [\\w ]+|menge|anzahl|数量|台数|卡数)(?:\\W.*)?$");
        head(Role.HOURS, "^(?:hours?|hrs?)(?: (?:per|/|a) ?(?:month|mo)\\.?)?$|^(?:小时数|时长|使用时长)");
        head(
                Role.LIST_PRICE,
                "\\b(?:list|MRP|standard|catalog(?:ue)?|original|before discount) ?(?:unit )?(?:price|rate)\\b|原价|目录价|刊例价|标准价");
        head(
                Role.AMOUNT,
                "\\b(?:amount|(?:line|grand|net|sub)?-?total|extended|taxable value|net value)\\b|(?:monthly|annual|yearly) (?:cost|charges?|fees?|spend)\\b|\\b(?:gesamtpreis|(?:netto|brutto|gesamt)?betrag|summe)\\b|金额|合计|总价|小计|总计|费用");
        head(
                Role.UNIT_PRICE,
                "\\b(?:price|rate|tariff|charges?|fees?|costs?|(?:einzel|stück|netto|brutto)?preis)\\b|单价|价格|报价|资费|[$₹€£¥￥]\\s?/|(?:USD|INR|EUR|元)\\s?/");
        head(Role.UNIT, "^(?:units?|uom|unit of measure(?:ment)?|einheit|单位|计量单位)$");
        head(
                Role.DESCRIPTION,
                "\\b(?:description|details?|specs?|specifications?|configuration|config|remarks?|notes?|beschreibung)\\b|描述|说明|配置|规格|参数|备注");
        head(
                Role.ITEM,
                "\\b(?:items?|products?|service(?:s| type| name)?|name|particulars?|instance(?: type)?|resources?|component|(?:storage|disk|machine|server|node|gpu) ?(?:type|model)?|category|plan|model|artikel|bezeichnung|leistung)\\b|项目|名称|品名|产品|服务|机型|类型|货物|型号|模板");
    }

    /** Words of a head that name no option: what is left, is one. */
    private static final Pattern PLAIN = Pattern.compile(
            "\\b(?:unit|price|rate|tariff|charges?|fees?|costs?|amount|total|estimated|net|sub|grand|line|per|in|excl(?:uding|\\.)?|incl(?:uding|\\.)?|gst|vat|tax(?:es)?|monthly|annual(?:ly)?|yearly|hourly|daily|months?|years?|hours?|hrs?|mo|yr|days?|gpus?|nodes?|servers?|instances?|gb|tb|gib|tib|spend|value|first|12|twelve|the|a|of|and|(?:einzel|stück|netto|brutto|gesamt)?preis|(?:netto|brutto|gesamt)?betrag|summe|usd|inr|eur|gbp|cny|rmb|rs)\\b|单价|价格|报价|金额|合计|总价|小计|总计|费用|元|人民币|美元|月|年|日|天|小时|台|卡|核|含税|不含税|[$₹€£¥￥/()（）.,:：%*-]",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern TAXES = Pattern.compile("\\b(?:tax(?:es)?|gst|vat)\\b|税", Pattern.CASE_INSENSITIVE);

    /** A time names a column of amounts, too: "Monthly", "AWS Annual". */
    private static final Pattern BY_TIME = Pattern.compile(
            "\\b(?:monthly|annual(?:ly)?|yearly|(?:per|a) (?:month|year)|/ ?(?:month|mo|year|yr))\\b|每月|每年|月付|年付",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern BY_THE_HOUR =
            Pattern.compile("\\bhourly\\b|(?:\\bper|/) ?(?:hour|hr)\\b|/小时|每小时", Pattern.CASE_INSENSITIVE);

    private static void head(Role role, String words) {
        HEADS.add(Map.entry(role, Pattern.compile(words, Pattern.CASE_INSENSITIVE)));
    }

    static PriceColumn of(String text) {
        String head = text.strip().replace("**", "");
        if (head.length() > LONGEST_HEAD) {
            return new PriceColumn(Role.OTHER, head, Words.Per.NOTHING, Optional.empty(), BigDecimal.ONE, "");
        }
        Role role = HEADS.stream()
                .filter(e -> e.getValue().matcher(head).find())
                .map(Map.Entry::getKey)
                .findFirst()
                .orElseGet(() -> byTime(head));
        String option =
                role.isPrice() ? PLAIN.matcher(head).replaceAll(" ").strip().replaceAll("\\s+", " ") : "";
        return new PriceColumn(
                role,
                head,
                Words.perOfHead(head),
                Amounts.currencyOf(head),
                role.isPrice() ? Amounts.scaleOf(head) : BigDecimal.ONE,
                option);
    }

    /** A column of discounts that holds rates of tax, too. */
    boolean isTaxToo() {
        return TAXES.matcher(head).find();
    }

    private static Role byTime(String head) {
        if (BY_THE_HOUR.matcher(head).find()) {
            return Role.UNIT_PRICE;
        }
        return BY_TIME.matcher(head).find() ? Role.AMOUNT : Role.OTHER;
    }

    Optional<Rate.Period> period() {
        return per.period();
    }
}
