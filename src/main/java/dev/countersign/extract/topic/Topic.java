package dev.countersign.extract.topic;

import static dev.countersign.extract.topic.TopicCue.of;

import dev.countersign.extract.clause.Clause;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** What a reader of a contract looks for, with the wordings that state it in English and Chinese. */
enum Topic {
    PARTIES(
            Value.WORDS,
            of("协议是|合同是", "(?:协议|合同)是[^。]{0,40}(?:与|和)[^。]{2,80}(?:所)?(?:订立|签订|签署|达成)的?(?:契约|合同|协议|法律文件)?")
                    .atTheOpening(),
            of(
                            "inc|ltd|llc|gmbh|corporation|limited",
                            "\\b(?:inc|ltd|llc|gmbh|corporation|limited|corp|plc)\\b\\.?,?[^.]{0,60}\\(?(?:the"
                                    + " )?\\*{0,2}[“\"][^”\"]{2,40}[”\"]\\*{0,2},? ?(?:or |and |,"
                                    + " )?\\*{0,2}[“\"](?:we|us|our)[”\"]")
                    .atTheOpening(),
            of("agreement between", "\\bagreement between you and (?!us\\b|we\\b)\\w+")
                    .atTheOpening(),
            of("between", "\\bbetween\\b[^.]{0,140}\\b(?:inc|corp|corporation|ltd|limited|llc|gmbh|ab|plc|pte)\\b")
                    .atTheOpening(),
            of(
                            "between",
                            "\\bagreement between (?!provider|supplier|customer|client|the |you\\b|us\\b)\\w+ and"
                                    + " (?:the )?(?:customer|client|you)\\b")
                    .atTheOpening(),
            of(
                    "client is|customer is|buyer is|purchaser is|employer is|supplier is",
                    "\\bthe (?:client|customer|buyer|purchaser|employer|procuring entity|supplier) is"
                            + " (?!not|entitled|responsible|liable|required|obliged|solely|an? )\\w+"),
            of(
                    "ltd|limited|inc|gmbh|llc| ab|corp",
                    "\\b(?:ltd|limited|inc|gmbh|llc|ab|corp|corporation)\\b\\.?,?"
                            + " ?\\(?(?:[^.]{0,60}\\borgani[sz]ation(?:al)? number|[“\"]\\w+[”\"] or"
                            + " [“\"](?:we|us)[”\"]|\\(?hereinafter)"),
            of(
                    "limited|ltd|inc",
                    "\\b(?:customer|client|buyer) (?:shall|will|agrees to) \\w+ [\\w"
                            + " ]{1,30}\\b(?:limited|ltd|inc|llc)\\b"),
            of("签订|签署|订立", "由[^。]{0,40}(?:与|和)[^。]{2,60}(?:签订|签署|订立|达成)"),
            of("甲方|乙方", "(?:甲方|乙方) ?(?:[（(][^）)]{1,12}[）)])? ?(?:名称)? ?[:：] ?\\S"),
            of("公司|网站所有者", "(?:公司|网站所有者)[^。]{0,12}(?:以下)?(?:简称|称为?)[“\"]"),
            of("制定", "协议[^。]{0,20}由\\S{2,16}制定"),
            of(
                            "seller|purchaser|customer|buyer|supplier|provider|client|lessor|lessee|vendor|licensor|licensee",
                            "^(?:the"
                                    + " )?(?:seller|purchaser|customer|buyer|supplier|provider|client|lessor|lessee|vendor|licensor|licensee)(?:"
                                    + " or \\w+)?(?:(?: full)?(?: legal)? name)? ?:")
                    .atTheOpening(),
            of(
                            "entered into|made|between|among",
                            "\\b(?:entered into|made|is)\\b.{0,60}\\b(?:by|between|among)\\b.{3,250}\\((?:the"
                                    + " |hereinafter |hereafter |together |referred to as |collectively )*[“\"]")
                    .atTheOpening(),
            of(
                            "corporation|company|partnership|limited",
                            "\\ba (?:[\\w.]+ ){1,3}(?:corporation|company|partnership)\\b.{0,60}\\((?:the |hereinafter"
                                    + " |hereafter |referred to as )*[“\"]")
                    .atTheOpening(),
            of(
                            "(",
                            "\\b(?:inc|ltd|limited|llc|gmbh|ab|corp|corporation|plc|pte|pvt|sas|llp|company)\\b\\.?\\)?,?"
                                    + " ?\\((?:the |hereinafter |hereafter |referred to as |together )*[“\"*]")
                    .atTheOpening(),
            of(
                            "between",
                            "\\bby and between\\b|^\\W*between\\W*$|\\bbetween\\b.{3,250}\\b(?:referred"
                                    + " to|known|called)\\b.{0,30}\\bas\\b")
                    .atTheOpening(),
            of(
                            "between",
                            "\\bagreement between (?:the )?(?:customer|client|you) and"
                                    + " (?!us\\b|we\\b|provider|supplier)\\w+")
                    .atTheOpening()),
    EFFECTIVE_DATE(
            Value.DATE,
            of("date:", "^date ?: ?(?:[a-z]+ \\d{1,2},? \\d{4}|\\d{1,2} [a-z]+ \\d{4})")
                    .atTheOpening(),
            of(
                            "last revision|last update|last modification|effective date",
                            "\\bdate of (?:the )?last (?:revision|update|modification)\\b|\\beffective date ?: ?\\w+")
                    .atTheOpening(),
            of(
                            "updated|revised|modified|version",
                            "\\b(?:last|latest) (?:updated|revised|modified)\\b|\\bversion dated\\b")
                    .atTheOpening(),
            of("date", "\\bdated? ?[:-] ?\\d{1,2}[/. -]").atTheOpening(),
            of(
                    "effective",
                    "\\b(?:agreement|contract|terms|it|addendum|sla) (?:is|shall be|will be|becomes?|shall become)"
                            + " effective (?:on|as of|upon|from|when)\\b"),
            of("commence", "\\b(?:agreement|contract|terms) commences? (?:on|upon|when|from)\\b"),
            of(
                    "come into|enter into force|enters into force|take effect|takes effect",
                    "\\b(?:agreement|contract|terms)\\b[^.]{0,40}\\b(?:comes? into (?:effect|force)|enters? into"
                            + " force|takes? effect)\\b"),
            of(
                            "entered into|dated|effective",
                            "\\b(?:agreement|contract)\\b[^.]{0,60}\\b(?:entered"
                                    + " into|made|dated|effective)\\b[^.]{0,30}\\b(?:19|20)\\d\\d\\b")
                    .atTheOpening(),
            of("生效", "(?:协议|合同|条款)[^。]{0,30}(?:起|后|日)(?:开始)?生效|生效日期 ?[:：]|即时生效").unless("修改|变更|修订"),
            of("更新|发布|修订|签订", "(?:更新|发布|修订|签订)(?:日期|时间) ?[:：]").atTheOpening(),
            of(
                            "updated|revised|modified|effective|posted|published",
                            "^\\W{0,4}(?:last )?(?:updated|revised|modified|effective|posted|published|issued)(?: on|"
                                    + " date)? ?:?\\W{0,3}(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*,?"
                                    + " (?:\\d{1,2}(?:st|nd|rd|th)?,? )?\\d{4}|\\d{1,2}[ ./-])")
                    .atTheOpening(),
            of(
                            "effective",
                            "\\beffective (?:as )?of\\b.{0,40}\\b(?:19|20)\\d\\d\\b|\\beffective as of the (?:last"
                                    + " )?date\\b")
                    .atTheOpening(),
            of(
                    "effective date",
                    "\\b(?:the )?effective date\\W{0,3}(?: of (?:this|the) \\w+)? (?:is|shall be|means|shall"
                            + " mean|refers to)\\b"),
            of("effective date", "\\((?:the |this |\\W)*(?:\\w+ )?effective date\\W{0,2}\\)")
                    .atTheOpening(),
            of("version|dated", "^version (?:dated|of)\\b.{0,8}\\d").atTheOpening(),
            of("commencement date", "\\bcommencement date\\W{0,2} (?:is|shall be|means)\\b"),
            of("生效", "自[^。]{0,30}(?:签字|盖章|签署|签订|订立|同意|点击)[^。]{0,16}生效")),
    TERM(
            Value.DURATION,
            new Learned(
                    Clause.EXPIRATION_DATE,
                    // A provision that fails leaves the agreement in effect; that is no term.
                    Pattern.compile("^(?!.*\\b(?:invalid|unenforceable|illegal)\\b).*"
                            + "\\b(?:term|period|duration|expir\\w*|until|continue|effect)\\b")),
            of("时长|周期", "(?:购买|订购|订单|租用)[^。]{0,10}(?:最长)?时长(?:默认)?为"),
            of(
                    "term",
                    "\\b(?:initial|subscription|contract)? ?term\\b[^.]{0,50}\\b(?:is|of|will last|shall"
                            + " be|lasts?|continues?)\\b[^.]{0,40}\\b(?:\\d+|one|two|three|five|six|twelve)\\b[^.]{0,12}(?:month|year|day)"),
            of("fixed", "\\bfixed[- ](?:term contract|contract period)\\b"),
            of(
                    "pre-paid period|prepaid period|reservation period|commitment period",
                    "\\b(?:pre-?paid|reservation|commitment) periods?\\b[^;]{0,60}\\b(?:month|year|week)"),
            of(
                    "after the date the contract|after contract signing|after signing",
                    "\\bdays\\)? after (?:the date the contract|contract sign|signing)"),
            of("期限|服务期|有效期", "(?:订购期限|服务期限|合同期限|协议期限|租赁期限?|有效期)(?:是指|为|自|从|共|[:：])"),
            of("至", "自 ?\\d{4} ?年[^。]{2,14}至 ?\\d{4} ?年"),
            of(
                            "remain|continue",
                            "\\b(?:agreement|dpa|addendum|contract|lease|terms|sow|order"
                                    + " form)\\b[^.]{0,80}\\b(?:shall|will) (?:remain|continue|be) (?:in (?:full"
                                    + " )?(?:force|effect)|for|until|through|effective until|valid)\\b")
                    .unless(
                            "\\b(?:invalid|unenforceable|revoked|confidential\\w*|surviv\\w+|warrant\\w+|patents?|royalt\\w+|insurance)\\b"),
            of(
                            "continue",
                            "\\b(?:start|begin|commence)s?\\b[^.]{0,100}\\bcontinues? (?:in effect |in force"
                                    + " )?(?:through|for|until)\\b")
                    .unless(
                            "\\b(?:invalid|unenforceable|revoked|confidential\\w*|surviv\\w+|warrant\\w+|patents?|royalt\\w+|insurance)\\b"),
            of(
                            "commence|begin",
                            "\\bterm\\b[^.]{0,60}\\b(?:commence|begin)s?\\b[^.]{0,120}\\b(?:end|expire|terminate|continue|until)\\w*\\b")
                    .unless(
                            "\\b(?:invalid|unenforceable|revoked|confidential\\w*|surviv\\w+|warrant\\w+|patents?|royalt\\w+|insurance)\\b"),
            of(
                            "for a period of|for a term of|term of",
                            "\\b(?:agreement|contract|lease|services?|engagement)\\b[^.]{0,80}\\bfor an? (?:initial"
                                    + " )?(?:period|term) of\\b[^.]{0,40}\\b(?:month|year)s?\\b")
                    .unless(
                            "\\b(?:invalid|unenforceable|revoked|confidential\\w*|surviv\\w+|warrant\\w+|patents?|royalt\\w+|insurance)\\b"),
            of(
                    "contract period|period of contract|tenure|duration",
                    "\\b(?:contract period|period of (?:the )?contract|tenure of (?:the )?contract|duration of (?:the"
                            + " )?(?:contract|agreement|engagement))\\b[^.]{0,40}\\b(?:shall be|will"
                            + " be|is|:)[^.]{0,40}\\b(?:month|year|day)"),
            of("租期|租赁期|合同期|服务期", "(?:租期|租赁期限?|合同期限?|服务期限?)[^。]{0,12}(?:\\d+|[一二三四五六七八九十]+) ?(?:个)?(?:月|年|日|天)")),
    RENEWAL(
            Value.DURATION,
            new Learned(Clause.RENEWAL_TERM, Pattern.compile("\\b(?:renew|extend|extension|successive|month[- ]to)")),
            of("自动续费", "(?:开通|开启|默认)[^。]{0,8}自动续费"),
            of(
                    "renew",
                    "\\b(?:automatic\\w*|auto-?)\\b[^.]{0,20}\\brenew|\\brenew\\w*\\b[^.]{0,60}\\b(?:successive|automatic\\w*|non-renewal|notif)|\\bnotice"
                            + " of non-?renewal\\b|\\bsubscriptions? (?:will|shall) renew"),
            of("extend", "\\bextend\\w* (?:the )?(?:period|term|duration) of (?:the )?contract\\b"),
            of("续", "(?:自动)?(?:续订|续期|续约|续展)[^。]{0,40}(?:期限|订购|期)|支付续费|续订期"),
            of(
                    "extend|renew",
                    "\\bautomatic\\w* (?:be )?(?:extended|renewed|continued)\\b|\\b(?:extended|renewed?)"
                            + " (?:automatically|for (?:an? |one |additional|further|successive|subsequent))|\\boption to"
                            + " (?:renew|extend)\\b|\\bmonth-to-month\\b"),
            of(
                            "extend|extension",
                            "\\bexten(?:d\\w*|sion)\\b[^.]{0,40}\\b(?:contract|agreement|term|period)\\b[^.]{0,60}\\b(?:for|by|up"
                                    + " to)\\b[^.]{0,30}\\b(?:month|year)")
                    .unless("\\b(?:payment|delivery|bid|proposal|warranty|completion)\\b"),
            of("期满|到期", "(?:期满|到期|届满)[^。]{0,30}(?:续签|续订|自动延长|顺延|续期|续租)")),
    TERMINATION_CONVENIENCE(
            Value.DURATION,
            new Learned(
                    Clause.TERMINATION_FOR_CONVENIENCE,
                    Pattern.compile("(?s)^(?!.*\\b(?:breach|default|insolven\\w*|fails?"
                            + " to|cured?|bankrupt\\w*|sanctions|export)\\b).*\\b(?:terminat|cancel)")),
            of("退订|删除资源|停止使用", "(?:期限|周期|使用期|有效期)内[，,]?[^。]{0,10}(?:停止使用|删除|退订)[^。]{0,60}(?:退费|退还|退款)"),
            of(
                            "terminat|cancel",
                            "\\b(?:terminate|cancel)\\b[^.]{0,80}\\b(?:at any time|for (?:its |their"
                                    + " )?convenience|without cause|for any (?:or no )?reason|any or no reason)\\b|\\bsole"
                                    + " discretion,? to terminate\\b")
                    .unless("\\b(?:breach|default|insolven\\w*|fails? to)\\b"),
            of(
                            "terminat|cancel",
                            "\\byou (?:may|can) (?:terminate|cancel)\\b(?! (?:this|the) (?:agreement|contract) if)")
                    .unless("\\b(?:breach|default|insolven\\w*|fails? to)\\b"),
            of(
                    "terminat|cancel",
                    "\\bmay terminate (?:this|the) (?:agreement|contract), by (?:giving )?not less than\\b"),
            of(
                            "终止|解除",
                            "(?:随时|任意|任何时候)[^。]{0,20}(?:终止|解除)|(?:您|甲方|客户)可以?[^。]{0,40}(?:在订购期内)?终止(?:任意|本)|可提前[^。]{0,50}(?:通知|通告)[^。]{0,20}终止")
                    .unless("违反|违约"),
            of(
                            "terminat|cancel",
                            "\\b(?:terminate|cancel)\\w*\\b[^.]{0,120}\\b(?:with or without cause|whenever you|without"
                                    + " cause|for any (?:or no )?reason|for (?:its |their |your |our )?(?:own"
                                    + " )?convenience|any time|anytime)\\b")
                    .unless("\\b(?:mutual\\w*|in the event|in accordance with|change (?:of|in)"
                            + " control|breach|default|insolven\\w*|fails?"
                            + " to|failure|violat\\w*|bankrupt\\w*|force majeure|sanctions|if"
                            + " (?:the|you|customer|client|we|it|such|either))\\b"),
            of(
                            "terminat|cancel",
                            "\\b(?:may|can|right to|entitled"
                                    + " to)\\b[^.]{0,40}\\b(?:terminated?|cancel|cancell?ed)\\b[^.]{0,80}\\b(?:upon|by|on|with|giving)\\b[^.]{0,40}\\b(?:days|months?)\\b[^.]{0,12}\\b(?:prior"
                                    + " |advance |written )*notice\\b")
                    .unless("\\b(?:mutual\\w*|in the event|in accordance with|change (?:of|in)"
                            + " control|breach|default|insolven\\w*|fails?"
                            + " to|failure|violat\\w*|bankrupt\\w*|force majeure|sanctions|if"
                            + " (?:the|you|customer|client|we|it|such|either))\\b"),
            of(
                    "delete|stop|destroy|release",
                    "\\byou (?:may|can) (?:delete|stop|destroy|release|de-?provision)\\b[^.]{0,40}\\b(?:at any"
                            + " ?time|anytime)\\b"),
            of("解除|终止|退订", "提前[^。]{0,12}(?:日|天|个月)[^。]{0,20}(?:通知|告知)[^。]{0,20}(?:解除|终止)|无理由(?:退订|解除|终止)|无条件(?:解除|终止)")
                    .unless("违反|违约")),
    EARLY_TERMINATION_FEE(
            Value.MONEY_OR_PERCENT,
            of(
                            "refund",
                            "\\b(?:no obligation to (?:provide|give|make) a(?:ny)? refund|(?:will|shall) not be"
                                    + " refunded|refund the remaining[^.]{0,40}after deducting)\\b")
                    .unless("\\btax(?:es)?\\b"),
            of("退", "(?:停止使用|删除|退订)[^。]{0,60}(?:扣除|扣减)[^。]{0,40}|终止[^。]{0,12}不退还"),
            of(
                            "refund",
                            "\\b(?:terminat|cancel)\\w*\\b[^.]{0,200}\\b(?:no refunds?|not (?:be"
                                    + " )?(?:refunded|entitled to (?:a |any )?refund)|non-?refundable)\\b[^.]*")
                    .unless("\\btax(?:es)?\\b"),
            of(
                            "cancel|terminat",
                            "\\b(?:early (?:termination|cancellation) (?:fee|charge)s?|(?:termination|cancellation)"
                                    + " (?:fee|charge|penalty)|cancel early|non-?cancell?able)\\b")
                    .unless("\\bwithout (?:any )?(?:early )?(?:termination|cancellation)\\b"),
            of("claw", "\\bclaw(?:s|ed)? back\\b"),
            of(
                    "remaining",
                    "\\bterminat\\w*\\b[^.]{0,120}\\b(?:100 ?%|all) (?:of )?(?:the )?remaining"
                            + " (?:fees|charges|payments)"),
            of("退", "终止[^。]{0,60}不(?:会|予|再)?(?:提供)?退(?:款|还|费)|不会提供退款|提前(?:终止|解约)[^。]{0,30}违约金|不退还您已经支付"),
            of(
                            "terminat|cancel",
                            "\\b(?:early )?(?:termination|cancellation)"
                                    + " (?:charge|fee|penalt|payment|liabilit)\\w*\\b|\\bliquidated"
                                    + " damages\\b[^.]{0,120}\\bterminat")
                    .unless(
                            "\\b(?:no|without) (?:accruing )?(?:any )?(?:early )?(?:termination|cancellation) (?:charge|fee|penalt)"),
            of(
                            "remain|unexpired|balance",
                            "\\b(?:pay|payable|due|equal to)\\b[^.]{0,120}\\b(?:remaining"
                                    + " (?:fees|charges|payments|amounts)|remainder of the|unexpired"
                                    + " (?:part|portion|term)|balance of the (?:fees|charges|term))\\b")
                    .unless("\\b(?:refund\\w*|salary|compensation)\\b"),
            of("提前|退租|退订", "提前(?:终止|解除|退租|退订)[^。]{0,40}(?:违约金|手续费|补足|差价|不予退还|赔偿)")),
    MINIMUM_COMMITMENT(
            Value.MONEY_OR_PERCENT,
            of("minimum", "\\bminimum (?:commitment|purchase|spend|consumption|usage|monthly|annual|billing)\\b"),
            of(
                    "commit",
                    "\\bcommits? to (?:be liable|pay|spend|purchase|a minimum)\\b|\\bcommitted"
                            + " (?:spend|amount|fees)\\b"),
            of("take or pay|take-or-pay|shortfall", "\\btake[- ]or[- ]pay\\b|\\bshortfall (?:fee|payment|charge)"),
            of(
                    "pre-paid|prepaid|unused",
                    "\\b(?:pre-?paid|unused)\\b[^.]{0,60}\\b(?:forfeit\\w*|locked|lapse|expire)\\b"),
            of("最低|最少|预付", "(?:最低|最少)(?:消费|承诺|采购|使用)|未使用的预付[^。]{0,20}(?:不能|作废|失效)"),
            of(
                            "minimum",
                            "\\bminimum (?:\\w+ ){0,2}(?:commitment|fees?|spend|order"
                                    + " quantit\\w+|quantit\\w+|purchases?|guarantee|volumes?|royalt\\w+|consumption)\\b")
                    .unless("\\b(?:bidders?|turnover|qualif\\w+|insurance|coverage|wages?|experience)\\b"),
            of(
                            "less than|at least|minimum",
                            "\\b(?:agrees?|shall|will|must|undertakes?|commits?)(?: to)?"
                                    + " (?:pay|purchase|order|spend|consume|buy)\\b[^.]{0,60}\\b(?:no less than|not less"
                                    + " than|at least|a minimum of)\\b")
                    .unless("\\b(?:bidders?|turnover|qualif\\w+|insurance|coverage|wages?|experience)\\b"),
            of(
                    "utilization|utilisation|shortfall|under-usage",
                    "\\b(?:under-?utili[sz]ation|shortfall|under-?usage) (?:charge|fee|payment|amount)"),
            of("保底|最低|承诺", "保底(?:消费|用量|费)|最低(?:服务费|用量|租期)|承诺(?:消费|用量)")),
    PRICE_UNIT(
            Value.MONEY_OR_PERCENT,
            of("计费|单价", "按(?:年|月|小时|日|天|秒|分钟|量)(?:计费|付费)|(?:月|小时|年)单价"),
            of(
                            "/hr|/hour|/month|per gpu|per hour|per month|hourly|gpu-hour",
                            "[$€₹£]\\s?[\\d.,]+\\s?(?:/|per"
                                    + " )\\s?(?:hr|hour|month|gpu|node|gb|day)|\\b(?:charge|bill|price|invoice)\\w*\\b[^.]{0,60}\\b(?:hourly|per"
                                    + " hour|per gpu|per"
                                    + " month|gpu-hour)\\b|\\b(?:hourly|monthly)\\b[^.]{0,40}\\b(?:annual|quarterly)"
                                    + " (?:charges|fees|rates)\\b")
                    .unless("\\b(?:interest|late payments?|overdue|past due)\\b"),
            of("monthly,|12 months|total", "^[^.]*\\d[\\d,]*\\.\\d+[^.]*\\b(?:usd|eur|inr)\\b"),
            of(
                    "计费|费用|单价|元/",
                    "(?:计费|费用|收费|价格)标准[^。]{0,30}为准|服务费用[^。]{0,20}(?:列明|公示|公布)|单价 ?[:：为]|元 ?/ ?(?:月|小时|台|年|卡)"),
            of("$/|$ /", "[$€₹£] ?/ ?(?:hr|hour|gb|tb|month|gpu|day)"),
            of(
                            "per |by the ",
                            "\\b(?:priced?|prices|billed|charged?|charges|rates?|costs?)\\b[^.]{0,60}\\b(?:per|by"
                                    + " the|every|each)"
                                    + " (?:gpu|node|instance|server|core|vcpu|gib|gb|tb|byte|million|hour|second|minute|month)s?\\b")
                    .unless("\\b(?:interest|late payments?|overdue|past due|requests?|limit|unpaid|finance"
                            + " charges?|percent)\\b|%"),
            of(
                    "hourly|minute increments",
                    "\\bhourly (?:usage|rates?|pricing|price)\\b|\\b(?:second|minute|hour)s? increments\\b"),
            of("小时|计费|单价|元", "(?:每小时|每月|每卡时)[^。]{0,16}(?:元|算力|扣费|扣减|费用)|元 ?/ ?(?:核|gb|g|卡|台|套)|/小时|单价")
                    .unless("赔付|补偿|赔偿")),
    PAYMENT_DAYS(
            Value.DURATION,
            of("开始前|预支付|预付费", "开始前支付|需?预支付|预付费(?:方式|模式|的方式)"),
            of(
                    "prepaid|pre-paid|prepay",
                    "\\b(?:need to prepay|must prepay|requires? pre-?payment|requires? prepaid)\\b"),
            of(
                            "within|due",
                            "\\b(?:due|paid|pay|payable|payments?)\\b[^.]{0,70}\\bwithin\\b[^.]{0,40}\\bdays\\b[^.]{0,40}\\b(?:invoice|receipt|date)")
                    .unless("\\b(?:credit|claim|refund|penalt\\w+)\\b"),
            of("in advance", "\\bpay\\b[^.]{0,40}\\bin advance for the service|\\bpayments? in advance\\b"),
            of("prepaid|pre-paid", "\\bdebit\\w*\\b[^.]{0,20}\\bpre-?paid\\b"),
            of("net 30|net 45|net 60|net 15", "\\bnet (?:15|30|45|60|90)\\b"),
            of("付费|付款|支付", "在您付费之后|(?:收到|开具)[^。]{0,6}发票[^。]{0,20}(?:天|日)内?|(?:天|日)内[^。]{0,12}(?:付款|支付(?!续))|预付费方式")
                    .unless("赔偿|续费|退"),
            of(
                    "advance|upfront|up front|up-front",
                    "\\b(?:billed|invoiced|payable|paid|due|charged)\\b[^.]{0,40}\\b(?:in advance|upfront|up[-"
                            + " ]front)\\b|\\bcredits required up-?front\\b|\\brequired upfront\\b"),
            of(
                    "prepay|pre-pay|prepaid|pre-paid",
                    "\\brequires? pre-?payment\\b|\\b(?:pre-?pay|pre-?paid)\\b[^.]{0,60}\\b(?:account|before)\\b"),
            of("days to pay", "\\bdays to pay\\b"),
            of(
                            "within|later than",
                            "\\b(?:pay|paid|payable|payments?|remit\\w*)\\b[^.]{0,100}\\b(?:within|later"
                                    + " than)\\b[^.]{0,30}\\b(?:days|month)\\b")
                    .unless(
                            "\\b(?:credits?|claims?|refund\\w*|penalt\\w+|insurance|terminat\\w+|indemni\\w+|dispute\\w*)\\b"),
            of("invoice", "\\bwithin\\b[^.]{0,30}\\bdays\\b[^.]{0,60}\\binvoices?\\b")
                    .unless(
                            "\\b(?:credits?|claims?|refund\\w*|penalt\\w+|insurance|terminat\\w+|indemni\\w+|dispute\\w*)\\b"),
            of(
                            "days",
                            "\\bdays\\b[^.]{0,30}\\b(?:after|of|from|following)\\b[^.]{0,40}\\binvoice\\b[^.]{0,40}\\b(?:pay|due)")
                    .unless(
                            "\\b(?:credits?|claims?|refund\\w*|penalt\\w+|insurance|terminat\\w+|indemni\\w+|dispute\\w*)\\b"),
            of("receipt|payment term", "\\bdue (?:and payable )?(?:up)?on receipt\\b|\\bpayment terms? ?: ?\\w"),
            of("支付|付款|付清|结清", "(?:工作日|日|天)内[^。]{0,24}(?:支付|付款|付清|结清|缴纳)").unless("赔偿|续费|退|违约")),
    LATE_INTEREST(
            Value.MONEY_OR_PERCENT,
            of("滞纳金|违约金", "滞纳金|(?:欠费|逾期|未付)[^。]{0,30}(?:万分之|千分之|百分之)"),
            of(
                            "interest",
                            "\\binterest\\b[^.]{0,90}(?:\\d\\s?%|\\bpercent|\\bper"
                                    + " annum)|(?:%|percent)[^.]{0,40}\\binterest\\b")
                    .unless("\\b(?:ownership|equity|voting|or"
                            + " (?:greater|more)|stock|shares?|shareholding|undivided|controlling|beneficial|membership|working|percentage)\\b[^.]{0,20}\\binterest|\\binterest"
                            + " in (?!arrears|case|the event)"),
            of("late", "\\blate (?:payments?|fees?)\\b[^.]{0,80}(?:%|\\bpercent|\\binterest)"),
            of(
                    "delay",
                    "\\bdelay\\w*\\b[^.]{0,120}\\d\\s?%[^.]{0,40}\\bper"
                            + " week|\\d\\s?%[^.]{0,60}\\b(?:contract|order)\\b[^.]{0,40}\\b(?:per|every|each) week"),
            of("滞纳金|逾期", "滞纳金|逾期[^。]{0,30}(?:%|％|‰|利息|违约金)"),
            of(
                            "late|overdue|past due|past-due|delinquent|unpaid|not paid",
                            "\\b(?:late|overdue|past[- ]due|delinquent|unpaid|not"
                                    + " paid)\\b[^.]{0,160}\\b(?:interest|finance charges?|late"
                                    + " (?:fees?|charges?))\\b|\\b(?:interest|finance charges?|late"
                                    + " (?:fees?|charges?))\\b[^.]{0,120}\\b(?:late|overdue|past[-"
                                    + " ]due|unpaid|delinquent|not paid)\\b")
                    .unless("\\b(?:ownership|equity|voting|or"
                            + " (?:greater|more)|stock|shares?|shareholding|undivided|controlling|beneficial|membership|working|percentage)\\b[^.]{0,20}\\binterest|\\binterest"
                            + " in (?!arrears|case|the event)"),
            of("逾期", "每?逾期(?:一|1)?(?:日|天)[^。]{0,40}(?:万分|千分|百分|‰|%|％)")),
    PRICE_ESCALATION(
            Value.DURATION,
            of("费|价", "(?:调整|修改|变更)[^。]{0,8}(?:服务费|资费|价格|费用|费率|收费)(?:之|的)?(?:权利|标准)?"),
            of(
                            "pric|fee|rate",
                            "\\b(?:adjust|increase|raise|change|modify|revise)s? (?:the |its |our |any )?(?:\\w+"
                                    + " ){0,2}(?:prices?|fees|rates|pricing)\\b|\\bincreases? (?:in|to|of) (?:the"
                                    + " )?(?:price|fees|rates)|\\bat (?:\\w+'s )?then-current (?:fee|price|rate)")
                    .unless("\\btax(?:es)?\\b|\\bchange request\\b"),
            of("价格|费用|收费", "(?:调整|上调|变更)[^。]{0,10}(?:价格|费用标准|收费)|价格[^。]{0,12}(?:提升|上涨|上调)"),
            of(
                            "pric|fees|rates|charges",
                            "\\b(?:prices?|pricing|fees|rates|charges)\\b[^.]{0,60}\\b(?:(?:is|are|be) subject to"
                                    + " (?:change|increase|adjustment|revision|escalation)|may (?:be"
                                    + " )?(?:increase|change|adjust|revis)\\w*|(?:shall|will) (?:be"
                                    + " )?(?:increased?|adjusted|revised))\\b")
                    .unless("\\btax(?:es)?\\b|\\bchange request\\b"),
            of(
                    "consumer price|cpi|wpi|price",
                    "\\bconsumer price index\\b|\\bprice"
                            + " (?:variation|escalation|adjustments?|revisions?|increases?)\\b"),
            of("fixed|firm", "\\b(?:prices?|rates?|fees)\\b[^.]{0,60}\\b(?:remain|be|held) (?:fixed|firm)\\b"),
            of("价格|价|费用", "价格[^。]{0,24}(?:调整|变动|变更|上调)|(?:保留|有权)[^。]{0,10}调整[^。]{0,10}(?:价|费)")),
    CURRENCY(
            Value.CURRENCY,
            of(
                    "rupee|dollar|euro|rmb|usd|inr|eur|cny|gbp",
                    "\\b(?:indian rupees|u\\.?s\\.? dollars?|united states"
                            + " dollars?|euros|rmb|usd|cny|gbp)\\b|\\binr\\b|\\b(?:in|prices? shown are in) (?:united"
                            + " states|us) "),
            of("$|€|£", "[$€£]\\s?[\\d.,]+\\s?/\\s?(?:hr|hour|month|gpu)"),
            of("人民币|美元", "人民币|美元"),
            of(
                    "rupee|indian currency|lawful money|dollars",
                    "\\bin (?:indian )?rupees\\b|\\bindian currency\\b|\\blawful money"
                            + " of\\b|\\b(?:payable|paid|denominated|quoted|made) in (?:us|u\\.s\\.|united"
                            + " states|canadian|australian|singapore|hong kong)? ?dollars\\b")),
    TAXES(
            Value.WORDS,
            of(
                    "vat|gst|value added|value-added|goods and services|sales tax",
                    "\\b(?:vat|gst|value[- ]added(?: tax)?|goods and services tax|sales,?"
                            + " (?:use|tax))\\b[^.]{0,120}\\b(?:added|inclusive|exclusive|reimburs\\w*|responsib\\w*|appl\\w*|includ\\w*|pay\\w*|levies)\\b|\\b(?:inclusive|exclusive|responsible|indemnif\\w*|includ\\w*|reimburs\\w*|harmless)\\b[^.]{0,100}\\b(?:vat|gst|value[-"
                            + " ]added(?: tax)?|goods and services tax)\\b"),
            of(
                    "tds|withholding|deduct such tax",
                    "\\btds shall\\b|\\bwithholding tax(?:es)?\\b|\\bdeduct such taxes\\b"),
            of(
                    "tax",
                    "\\b(?:does ?n't|not|do not) include any (?:applicable )?taxes\\b|\\b(?:exclusive|inclusive) of"
                            + " (?:all )?(?:applicable )?tax"),
            of("税", "价格(?:不)?(?:包括|包含|含)[^。]{0,6}税|增值税|预扣|扣除该税款|含税"),
            of(
                    "tax|duties",
                    "\\b(?:exclusive of|exclude|excluding|do(?:es)? not include|net"
                            + " of|plus)\\b[^.]{0,40}\\b(?:tax(?:es)?|vat|gst)\\b"),
            of(
                            "tax",
                            "\\b(?:responsible for|pay|bear|liable for)\\b[^.]{0,60}\\b(?:sales|use|excise|value[-"
                                    + " ]added|withholding|applicable|all|any)\\b[^.]{0,40}\\btaxes\\b")
                    .unless("\\b(?:payroll|employ\\w+|personnel|unemployment|social security)\\b"),
            of(
                            "tax",
                            "\\b(?:charges?|prices?|fees|rates?)\\b[^.]{0,20}\\b(?:include|inclusive"
                                    + " of|including)\\b[^.]{0,30}\\btax(?:es)?\\b|\\btaxes\\b[^.]{0,60}\\b(?:borne"
                                    + " by|paid by|responsibility of)\\b|\\btax deducted at source\\b")
                    .unless("\\b(?:payroll|employ\\w+|personnel)\\b"),
            of("税", "(?:税费|税款|税金)[^。]{0,16}(?:承担|缴纳)|不含税|税率")),
    UPTIME_SLA(
            Value.PERCENT,
            of(
                            "%",
                            "\\b(?:avail|uptime|up-time)\\w*\\b[^.]{0,120}\\b[89]\\d(?:\\.\\d+)?\\s?%|\\b[89]\\d(?:\\.\\d+)?\\s?%[^.]{0,120}\\b(?:availab|uptime|of"
                                    + " the time)\\w*|[≥>]=? ?9\\d(?:\\.\\d+)?\\s?% ?(?:monthly|quarterly)?")
                    .unless(TopicCue.HOUSE + "|\\b(?:slo|service level objective|objective)s?\\b"),
            of(
                            "availab",
                            "\\bguarantee\\w*\\b[^.]{0,40}\\bavailability of the service|\\bavailable for at least the"
                                    + " target uptime")
                    .unless(TopicCue.HOUSE),
            of(
                    "sla",
                    "\\b(?:meet|comply with)\\b[^.]{0,20}\\bterms of the slas?\\b|\\bcompensation for unscheduled"
                            + " interruptions\\b"),
            of(
                    "%|％|sla",
                    "可用性[^。]{0,30}\\d\\d(?:\\.\\d+)? ?[%％]|不(?:低|少)于 ?[89]\\d(?:\\.\\d+)? ?[%％]|保证[^。]{0,20}满足 ?sla"),
            of("可用", "(?:可用性|可用率|可用度)[^。]{0,40}\\d\\d(?:\\.\\d+)? ?[%％]")),
    SLA_CREDITS(
            Value.MONEY_OR_PERCENT,
            of(
                    "uptime|sla|availab",
                    "\\b(?:uptime|sla|availability)\\b[^.]{0,40}(?:→|->|=>|:|,)? ?\\b(?:proportional |pro-?rata"
                            + " )?penalt(?:y|ies)\\b"),
            of(
                    "credit",
                    "\\b(?:service|financial|sla|downtime|availability)(?: level)?"
                            + " credits?\\b|\\b(?:downtime|outage|unavailab\\w+|uptime)\\b[^.]{0,120}\\bcredit(?:s|ed)?\\b"),
            of("sla", "\\bsla-?[ -]?compensations?\\b|\\bremed(?:y|ies)\\b[^.]{0,60}\\bslas?\\b"),
            of("quarterly|uptime|availab|drop", "\\b\\d+ ?% of (?:the )?(?:quarterly|monthly)\\b[^.]{0,60}"),
            of(
                    "抵扣|赔偿|补偿|代金券",
                    "服务费抵扣|按故障时间|服务时长补偿|赔偿[^。]{0,30}代金券|代金券[^。]{0,20}(?:赔偿|补偿)|(?:补偿|赔偿)[^。]{0,20}sla|sla[^。]{0,20}(?:补偿|赔偿)|赔偿(?:总额|申请)"),
            of(
                    "compensation",
                    "\\bcompensation vouchers?\\b|\\b(?:downtime|outage|fault|interruption|network"
                            + " failure)s?\\b[^.]{0,60}\\bcompensation\\b"),
            of(
                            "penalt|liquidated",
                            "\\b(?:penalt(?:y|ies)|liquidated"
                                    + " damages)\\b[^.]{0,100}\\b(?:downtime|uptime|availability|slas?|service"
                                    + " levels?)\\b|\\b(?:downtime|uptime|slas?|service"
                                    + " levels?)\\b[^.]{0,80}\\bpenalt(?:y|ies)\\b")
                    .unless("\\bwithout (?:any )?penalt"),
            of("service extension", "\\bservice extensions?\\b|\\badditional service time\\b")),
    SUPPORT(
            Value.WORDS,
            of("技术支持|客服", "(?:获得|享有|提供|享受)[^。]{0,14}(?:技术支持|客户服务|客服支持|咨询)"),
            of(
                            "support",
                            "\\b(?:provide|offer|receive)s?\\b[^.]{0,30}\\b(?:technical |customer"
                                    + " )?support\\b[^.]{0,20}\\b(?:for|as|to|service|via|through|during)|\\bsupport"
                                    + " (?:access"
                                    + " )?(?:channels?|requests?|policy|plans?|team|hours|levels?)\\b|\\btechnical"
                                    + " support\\b(?! tickets?)|\\b24 ?[x×/] ?7\\b[^.]{0,40}\\bsupport")
                    .unless("\\bcustomer support (?:no later|no less)|\\brespond to our"
                            + " support\\b|\\b(?:exclusive|sole) remedy\\b"),
            of(
                    "response time|resolution|resolve",
                    "\\btarget response time\\b|\\b(?:response|resolution)"
                            + " (?:time|within)\\b[^.]{0,40}\\b(?:hour|minute)s?\\b"),
            of(
                    "scheduled interruption|scheduled maintenance",
                    "\\bscheduled (?:interruptions?|maintenance)\\b[^.]{0,80}\\bhours (?:prior|in"
                            + " advance|before|notice)"),
            of("dedicated team", "\\bdedicated team of\\b"),
            of("支持|售后", "提供(?:服务|技术)?支持|(?:服务|技术)支持(?:服务|[。，])|提供服务支持|售后[^。]{0,6}服务|7 ?[×x*] ?24"),
            of(
                            "support|help desk|helpdesk",
                            "\\b(?:premium|enterprise|maintenance and|customer|help ?desk) support\\b|\\bsupport"
                                    + " (?:and maintenance|services?)\\b|\\bhelp ?desk\\b|\\b(?:shall|will)"
                                    + " provide\\b[^.]{0,40}\\bsupport\\b")
                    .unless("\\b(?:exclusive|sole) remedy\\b|\\b(?:financial|marketing|sales|life|child)"
                            + " support\\b|\\btickets?\\b|\\bno support\\b")),
    NODE_FAILURE(
            Value.WORDS,
            of(
                    "not charged|not billed|no charge",
                    "\\bnot (?:be"
                            + " )?(?:charged|billed)\\b[^.]{0,60}\\b(?:host|machine|node|gpu|server)s?\\b[^.]{0,30}\\b(?:unavailable|down|fails?|offline|failure)\\b"),
            of(
                    "machine|host|node|gpu|server|hardware",
                    "\\b(?:machine|host|node|gpu)s?\\b[^.]{0,60}\\b(?:fails?|failure|faulty|deverified|unavailable|defective)\\b[^.]{0,120}\\b(?:refund\\w*|replace\\w*|withdrawn|not"
                            + " charged|credit\\w*|migrat\\w*|swap\\w*|billing)\\b|\\b(?:replace|swap)\\w*\\b[^.]{0,60}\\b(?:failed|faulty|defective)"
                            + " (?:node|gpu|host|server)s?\\b|\\bcannot migrate between\\b[^.]{0,20}\\bhosts\\b"),
            of("节点|显卡|gpu", "(?:更换|替换)[^。]{0,12}(?:节点|显卡|gpu|故障机)|(?:节点|gpu)[^。]{0,10}故障[^。]{0,30}(?:更换|替换|停止计费)"),
            of(
                    "defective|faulty|failed|malfunction",
                    "\\b(?:defective|faulty|failed|malfunctioning)"
                            + " (?:hardware|components?|nodes?|gpus?|servers?)\\b[^.]{0,100}\\b(?:replac|repair|swap|substitut)\\w*|\\b(?:repair|replac|swap)\\w*\\b[^.]{0,60}\\b(?:defective|faulty|failed)"
                            + " (?:hardware|components?|nodes?|gpus?|servers?)\\b"),
            of("故障", "(?:硬件|服务器|节点|物理机|gpu)[^。]{0,8}故障[^。]{0,30}(?:更换|维修|迁移)")),
    TENANCY(
            Value.WORDS,
            of(
                    "isolat|tenan|rented|dedicated|shared",
                    "\\b(?:logical|network|tenant|physical|workload)(?:ly)?[- ]isolat\\w+|\\b(?:single|multi)[-"
                            + " ]tenan\\w+|\\btenancy\\b|\\brented by another\\b|\\bdedicated"
                            + " (?:instances?|hosts?|servers?|hardware|gpus?|nodes?|bare|cluster|infrastructure|capacity)\\b|\\bshared"
                            + " (?:instances|hosts?|hardware|gpus?|nodes?)\\b"),
            of("隔离|独享|独占|内网", "(?:逻辑|网络|租户|物理)隔离|独享|独占|内网互通").unless("许可|非独占"),
            of(
                    "separat|segregat|isolat",
                    "\\b(?:separat|segregat|isolat)\\w*\\b[^.]{0,40}\\b(?:customers?|clients?|tenants?|organi[sz]ations?|users?)\\b[^.]{0,30}\\b(?:data|each|other)\\b|\\b(?:logically|physically)\\b[^.]{0,30}\\b(?:separat|segregat|isolat)\\w+"),
            of("租户|专属|独立", "(?:多|单)租户|专属(?:云|宿主机|集群|物理机|服务器)")),
    ACCEPTANCE_TEST(
            Value.DURATION,
            of(
                    "acceptance|burn-in|burn in",
                    "\\bacceptance"
                            + " (?:tests?|testing|criteria|period|procedure|window)\\b[^.]{0,80}\\b(?:gpu|node|cluster|hardware|equipment|server|days)\\b|\\bburn-?in\\b"),
            of("验收", "验收[^。]{0,20}(?:合格|标准|测试|期限)"),
            of(
                    "acceptance|commissioning",
                    "\\b(?:(?:user|final|site|factory|provisional) )?acceptance"
                            + " (?:tests?|testing|procedures?|certificate)\\b|\\bcommissioning tests?\\b|\\buat\\b"),
            of("验收", "验收(?:报告|通过|流程|方式|方法|期)")),
    EGRESS_STORAGE_FEES(
            Value.MONEY_OR_PERCENT,
            of(
                    "egress|transfer out|outbound",
                    "\\begress\\b[^.]{0,80}(?:\\d|\\b(?:fee|charge|free|cost|price)s?)|\\bdata transfer"
                            + " out\\b|\\boutbound data transfer\\b"),
            of(
                            "storage",
                            "\\b(?:responsible|pay|charged?|charges|fees?|billing)\\b[^.]{0,60}\\bstorage\\b|\\bstorage"
                                    + " (?:charges|fees|billing)\\b")
                    .unless("\\bconsult\\w*|\\b(?:data )?storage services agreement"),
            of("存储费|流量费|带宽费|出网", "存储费用?|流量费|出网流量|带宽费"),
            of(
                            "storage|bandwidth|egress|ingress|data transfer",
                            "\\b(?:storage|bandwidth|ingress|egress|data"
                                    + " transfer)\\b[^.]{0,30}\\b(?:costs?|charges?|fees?|prices?|billed|rates?)\\b|\\b(?:billed|charged|billing|costs?)\\b[^.]{0,40}\\b(?:disk"
                                    + " storage|bandwidth|egress|ingress|data transfer)\\b")
                    .unless("\\b(?:warehous\\w+|goods|products?|batch\\w*|premises|inventory)\\b"),
            of("file system|filesystem|volume|disk", "\\b(?:file ?systems?|volumes?|disks?)\\b[^.]{0,20}\\bbilled\\b"),
            of("存储|带宽|流量|云盘", "(?:存储|带宽|流量|云盘)[^。]{0,16}(?:计费|收费|单价|元 ?/|扣减|扣费)|[\\d.]+元?[^。]{0,4}/gb?/")),
    GPU_SPEC(
            Value.WORDS,
            of(
                    "gpu|nvidia|accelerator|sxm|nvlink",
                    "\\b(?:h100|h200|b200|b300|gb200|gb300|a100|h800|h20|a800|l40s?|mi3\\d\\dx?|rtx ?\\w*"
                            + " ?\\d{4}\\w*|v100)\\b[^.]{0,60}\\b(?:sxm\\d?|pcie|nvl|\\d+ ?gb|nvlink|infiniband)\\b"),
            of("显存|英伟达", "(?:英伟达|显卡|gpu)[^。]{0,30}显存|显存[^。]{0,12}gb"),
            of(
                    "h100|h200|b200|b300|a100|h800|h20|a800|l40|gb200|mi300",
                    "\\b\\d+ ?[x×*] ?(?:nvidia"
                            + " )?(?:h100|h200|b200|b300|gb200|a100|h800|h20|a800|l40s?|mi300x?)\\b|(?:h100|h200|b200|a100|h800|h20|a800|l40s?)[^。.]{0,12}(?:显卡|加速卡|卡)")),
    DATA_LOCATION(
            Value.WORDS,
            of(
                    "data",
                    "\\bdata (?:must|shall|may|will) not (?:leave|be (?:stored|transferred|moved|processed)"
                            + " outside)\\b"),
            of(
                    "数据",
                    "(?:数据|信息)[^。]{0,20}(?:转移至|存储于|存储在|存放于|保存在|位于)[^。]{0,10}(?:境内|中国|大陆|香港|新加坡|美国|所在地)|(?:境内|中国大陆)[^。]{0,12}(?:存储|保存)[^。]{0,10}(?:数据|信息)"),
            of(
                    "data cent|datacent",
                    "\\bdata ?cent(?:er|re)s?(?:\\(s\\))?\\b[^.]{0,40}\\b(?:located (?:in|within)|in the"
                            + " country|within the)\\b|\\bhosted\\b[^.]{0,60}\\bdata ?cent(?:er|re)s? in\\b|\\btier[-"
                            + " ]i{2,3}\\b[^.]{0,30}\\bdata ?cent(?:er|re)s?\\b"),
            of(
                    "data",
                    "\\b(?:data|content)\\b[^.]{0,60}\\b(?:stored|remain|hosted|reside|processed)\\b[^.]{0,30}\\b(?:in|within|inside)"
                            + " (?:india|china|the eea|the eu|the european|singapore|the united|germany|sweden|the"
                            + " country)\\b|\\bdata (?:residency|locali[sz]ation)\\b"),
            of(
                    "us east|us west|east us|west us|ap-south|eu-west|us-east",
                    "\\b(?:us east|us west|east us|west us|ap-south-\\d|eu-west-\\d|us-east-\\d)\\b"),
            of("数据中心|机房", "数据中心[^。]{0,30}(?:位于|设在|购买)|机房(?:迁移|位于)|选择[^。]{0,10}数据中心"),
            of(
                    "data",
                    "\\bdata sovereignty\\b|\\b(?:location|geographic\\w*"
                            + " area|region)(?:\\(s\\)|s)?\\b[^.]{0,60}\\bdata ?cent(?:er|re)(?:\\(s\\)|s)?\\b"),
            of(
                    "outside",
                    "\\b(?:data|content)\\b[^.]{0,80}\\b(?:not|never)\\b[^.]{0,60}\\boutside (?:of )?(?:the"
                            + " )?(?:india|country|eea|eu|european|united|territor|region)|\\b(?:not|never)\\b[^.]{0,60}\\b(?:transfer|store|process|move|host)\\w*\\b[^.]{0,60}\\bdata\\b[^.]{0,60}\\boutside\\b"),
            of(
                    "within|inside",
                    "\\bdata\\b[^.]{0,60}\\b(?:remain|stay|stored|kept|hosted|located|reside)\\b[^.]{0,40}\\b(?:within|inside)\\b[^.]{0,30}\\b(?:india|borders|country|territory|jurisdiction)\\b")),
    SUBPROCESSORS_TRANSFER(
            Value.WORDS,
            of("第三方|合作单位", "(?:向|通过)第三方[^。]{0,24}(?:提供(?:产品|服务|的)|技术及服务)|合作单位[^。]{0,20}(?:提供|负责)"),
            of(
                    "subprocessor|sub-processor|subcontract|sub-contract",
                    "\\bsub-?processors?\\b|\\b(?:use|engage|appoint)\\w*\\b[^.]{0,60}\\bsub-?contractors?\\b|\\bsub-?contractors?\\b[^.]{0,60}\\b(?:to"
                            + " provide|perform)"),
            of(
                    "other companies|third parties|third-party",
                    "\\b(?:use|engage|hire)s? (?:other companies|third[- ]part(?:y|ies)(?:"
                            + " providers)?)\\b[^.]{0,40}\\b(?:to provide|on our behalf|to perform)"),
            of("第三方|其他公司|分包", "(?:聘请|委托|雇用)[^。]{0,10}(?:其他公司|第三方)|数据[^。]{0,20}(?:提供|披露)给[^。]{0,4}第三方|分包"),
            of(
                    "contractual clauses|cross-border|cross border|binding corporate",
                    "\\bstandard contractual clauses\\b|\\bcross[- ]border (?:data )?transfers?\\b|\\bbinding"
                            + " corporate rules\\b"),
            of(
                    "transfer",
                    "\\btransfer\\w*\\b[^.]{0,50}\\bpersonal data\\b[^.]{0,60}\\b(?:outside|third countr|to a"
                            + " country)|\\bpersonal data\\b[^.]{0,60}\\btransfer\\w*\\b[^.]{0,60}\\b(?:outside|third"
                            + " countr|to a country)"),
            of(
                    "subcontract|sub-contract",
                    "\\b(?:may|not|right"
                            + " to|without)\\b[^.]{0,60}\\bsub-?contract\\b|\\bsub-?contract(?:ing|ors?|ed)?\\b[^.]{0,80}\\b(?:without|prior|consent|responsib\\w+|liable)\\b")),
    DATA_DELETION_EXIT(
            Value.DURATION,
            of(
                    "data|storage",
                    "\\b(?:data|storage|volumes?)\\b[^.]{0,60}\\b(?:terminated|deleted|removed|erased)\\b[^.]{0,40}\\b(?:can(?:not|'t)"
                            + " be recovered|permanently|irrecoverabl\\w+)"),
            of(
                            "data|content",
                            "\\b(?:retain|delet|destroy|eras|return|export)\\w*\\b[^.]{0,60}\\b(?:data|content)\\b[^.]{0,120}\\b(?:days|terminat\\w*|expir\\w*|request|months)\\b|\\b(?:days|terminat\\w*|expir\\w*|request)\\b[^.]{0,100}\\b(?:retain|delet|destroy|eras)\\w*\\b[^.]{0,60}\\b(?:data|content|information)\\b|\\b(?:terminat\\w*|expir\\w*|days)\\b[^.]{0,120}\\b(?:data|content|files)\\b[^.]{0,80}\\b(?:delet|destroy|eras)\\w*")
                    .unless("^(?!.*\\b(?:customer|your|user|client) (?:data|content)\\b).*\\bconfidential"
                            + " information\\b"),
            of("exit plan|exit management", "\\bexit (?:management )?plan\\b"),
            of(
                    "数据",
                    "(?:删除|保留|销毁|格式化|存储|保存)[^。]{0,40}数据[^。]{0,40}(?:天|日|恢复|复原|终止|提取)|(?:天|日)内[^。]{0,30}(?:存储|保留|删除)[^。]{0,10}数据|(?:删除|销毁)[^。]{0,12}(?:所有|全部|客户)数据"),
            of(
                    "deletion|delete",
                    "\\b(?:instances?|volumes?|data|content)\\b[^.]{0,60}\\b(?:scheduled for|at risk of)"
                            + " deletion\\b|\\bdeletion of (?:all|your|the|customer)"
                            + " (?:content|data)\\b|\\bdelete\\b[^.]{0,60}\\b(?:your|customer|all the|all)"
                            + " (?:information|content|data)\\b"),
            of("transition", "\\btransition(?:al)? (?:assistance|services|plan)\\b"),
            of("return", "\\breturn (?:all |any )?(?:of )?(?:the )?(?:customer|client|personal|its|your) data\\b")),
    AUDIT_RIGHTS(
            Value.WORDS,
            new Learned(Clause.AUDIT_RIGHTS, Pattern.compile("\\b(?:audit|inspect|examin)")),
            of(
                    "audit",
                    "\\b(?:right to|may|entitled to|shall have the right to) (?:conduct )?(?:\\w+"
                            + " )?audit\\b|\\baudits? shall be (?:conducted|carried"
                            + " out|performed)|\\baudit\\w*\\b[^.]{0,50}\\b(?:books|records|facilities|premises|compliance"
                            + " with)\\b"),
            of("审计", "(?:有权|可以?)[^。]{0,12}审计|审计权"),
            of(
                    "audit|inspect|examin",
                    "\\b(?:audit|inspect|examine)\\b[^.]{0,80}\\b(?:books|records|accounts|facilities|premises)\\b|\\b(?:allow|permit|enable|cooperate"
                            + " with|contribute to|submit to|subject to)\\b[^.]{0,60}\\b(?:audits?|auditors?)\\b|\\bright"
                            + " (?:to|of) audit\\w*|\\bon-?site (?:audit|inspection)|\\benable"
                            + " audits\\b|\\b(?:books|records)\\b[^.]{0,60}\\b(?:audited|inspection|audit)\\b")),
    USAGE_EXPORT(
            Value.WORDS,
            of(
                            "export|download",
                            "\\bexport\\b[^.]{0,60}\\b(?:data|usage|billing|logs?)\\b|\\bdownload\\b[^.]{0,30}\\b(?:invoices?|usage|billing|reports?)\\b|\\b(?:usage|billing)"
                                    + " (?:data|records?|reports?)\\b[^.]{0,40}\\b(?:export|download)")
                    .unless("\\bexport (?:control|administration|law|regulation)|\\bto allow for data export"),
            of("导出|日志", "导出[^。]{0,6}(?:客户)?数据|计费日志|下载[^。]{0,6}(?:账单|发票)")),
    BREACH_NOTICE(
            Value.DURATION,
            of(
                    "breach|incident",
                    "\\b(?:security|data|personal data)"
                            + " (?:breach|incident)s?\\b[^.]{0,100}\\b(?:notif\\w*|inform|report)\\b|\\b(?:notif\\w*|inform)\\b[^.]{0,80}\\b(?:security"
                            + " (?:breach|incident)|personal data breach|data breach)"),
            of("泄露|泄漏|安全事件|违规行为", "(?:泄露|泄漏)(?:事件)?[^。]{0,20}(?:通知|合作|报告|告知)|违规行为通知|安全事件[^。]{0,20}(?:通知|报告)"),
            of("incident|breach", "\\bincidents?\\b[^.]{0,80}\\bdata\\b[^.]{0,160}\\bnotify\\b|\\bcert-in\\b"),
            of(
                    "notify",
                    "\\bnotify\\b[^.]{0,100}\\b(?:unauthori[sz]ed"
                            + " (?:access|disclosure)|loss)\\b[^.]{0,40}\\b(?:customer|client|personal) data\\b")),
    LIABILITY_CAP(
            Value.MONEY_OR_PERCENT,
            new Learned(
                    Clause.CAP_ON_LIABILITY,
                    Pattern.compile(
                            "\\b(?:exceed|(?<!not )limited to|maximum|capped|in excess of|greater of|more than)")),
            of(
                    "liab",
                    "\\bliabilit\\w*\\b[^.]{0,160}\\b(?:not exceed|exceed (?:a sum|the)|(?<!not )limited to|(?:not"
                            + " be|no) (?:more|greater) than|capped at|no circumstances exceed|up to the"
                            + " amount)\\b|\\b(?:general|enhanced) cap\\b[^.]{0,10}\\bmeans\\b"),
            of("责任|赔偿", "(?:责任|赔偿责任总额)[^。]{0,60}(?:不超过|以[^。]{0,24}为限|上限)|金额不超过责任产生前"),
            of(
                    "liab",
                    "\\b(?:maximum|aggregate|total|cumulative) (?:\\w+"
                            + " ){0,2}liabilit\\w+\\b[^.]{0,160}\\b(?:exceed|limited|more"
                            + " than|greater|maximum)\\b|\\bmaximum (?:aggregate )?liability\\b")),
    INDEMNITY(
            Value.WORDS,
            of("赔|索", "第三方索赔[^。]{0,40}(?:承担|负责)|(?:给|对)[^。]{2,14}造成(?:的)?(?:任何)?损失[^。]{0,16}(?:应|须|予以)?[^。]{0,8}赔偿"),
            of(
                    "indemnif|harmless|defend",
                    "\\bindemnif\\w+\\b(?!"
                            + " agreement)|\\bhold\\b[^.]{0,40}\\bharmless\\b|\\bwill\\b[^.]{0,30}\\bdefend\\b[^.]{0,60}\\b(?:claims?|against)\\b"),
            of("辩护|赔偿|免责", "提供辩护|应赔偿[^。]{0,30}(?:损失|费用)[^。]{0,20}(?:免责|免受)?|使[^。]{0,10}完全免责")
                    .unless("赔偿总额不超过")),
    FORCE_MAJEURE(
            Value.DURATION,
            of("force majeure|act of god|acts of god", "\\bforce majeure\\b|\\bacts? of god\\b"),
            of("reasonable control", "\\bbeyond (?:its|the|their|our|a party's|such party's) reasonable control\\b"),
            of("不可抗力|付款义务", "不可抗力|超出[^。]{0,10}合理控制|不适用于[^。]{0,20}付款义务"),
            of(
                    "control",
                    "\\b(?:causes?|circumstances|events?|reasons?)\\b[^.]{0,30}\\bbeyond (?:\\w+ ){1,4}control\\b")),
    GOVERNING_LAW(
            Value.LAW,
            new Learned(Clause.GOVERNING_LAW, Pattern.compile("\\blaws?\\b")),
            of(
                    "govern|interpret|laws of",
                    "\\b(?:agreement|contract|terms|sla|addendum)\\b[^.]{0,80}\\bgoverned by\\b(?!"
                            + " (?:such|these|those|its own|the applicable)"
                            + " (?:terms|licen[cs]es?|conditions|polic))|\\bgoverning law"
                            + " governs\\b|\\b(?:interpreted|construed) in accordance with the laws\\b|\\bin accordance"
                            + " with the laws of\\b|\\bwith the laws of the\\b"),
            of(
                    "法律",
                    "(?:受|由|适用|依照|遵循)[^。]{0,14}(?:法律|法规)[^。]{0,6}(?:管辖|解释|调整|约束)|适用[^。，]{0,8}(?:中国|共和国|香港|新加坡)[^。，]{0,6}法律|适用法律"
                            + " ?[:：]"),
            of(
                    "govern|constru|interpret",
                    "\\b(?:governed|construed|interpreted)\\b[^.]{0,60}\\b(?:laws? of|indian laws?|english law)\\b")),
    DISPUTE_VENUE(
            Value.FORUM,
            of(
                    "arbitrat",
                    "\\b(?:by|to|of|through|seat of) (?:binding |final |way of )?arbitration\\b|\\barbitration"
                            + " (?:act|institute|association|centre|center|and conciliation|rules)\\b"),
            of(
                    "court|jurisdiction|adjudicat",
                    "\\b(?:exclusive )?jurisdiction of (?:the )?(?:\\w+"
                            + " )?courts?\\b|\\bcourts?\\b[^.]{0,60}\\b(?:exclusive"
                            + " )?jurisdiction\\b|\\badjudicate\\b[^.]{0,40}\\bcourts?\\b|\\bcompetent"
                            + " court\\b|\\bvenue\\b[^.]{0,40}\\bcourts?\\b"),
            of("仲裁|法院", "仲裁(?:委员会|裁决|解决)|人民法院[^。]{0,12}(?:诉讼|管辖)|(?:向|由|提交)[^。]{0,30}法院"),
            of(
                    "court",
                    "\\b(?:brought|adjudicated|litigated|commenced|instituted|settled)\\b[^.]{0,80}\\bcourts?\\b[^.]{0,40}\\b(?:of|in|located|at)\\b|\\bsubmit\\w*\\b[^.]{0,60}\\bjurisdiction\\b"),
            of(
                    "arbitrat",
                    "\\barbitrat(?:ors?|ion)\\b[^.]{0,60}\\b(?:appointed|seat|venue|settled|held|conducted|rules)\\b|\\b(?:settled|resolved|referred|submitted)\\b[^.]{0,40}\\barbitration\\b")),
    ASSIGNMENT(
            Value.WORDS,
            new Learned(
                    Clause.ANTI_ASSIGNMENT,
                    Pattern.compile(
                            "\\b(?:assign|delegat|transfer\\w*\\b[^.]{0,60}\\b(?:agreement|rights|contract|licen))")),
            of("转让|转移", "(?:可|有权)将[^。]{0,20}(?:转让|转移)(?:予|给|至)"),
            of(
                    "assign",
                    "\\b(?:not|may|right to) (?:freely )?assign (?:or transfer )?(?:any of"
                            + " )?(?:your|our|its|their|any|the) (?:rights|obligations)\\b"),
            of(
                            "assign|transfer",
                            "\\b(?:not|neither|may|nor)\\b[^.]{0,60}\\b(?:assign|transfer)\\b[^.]{0,30}\\b(?:agreement|contract)\\b|\\bassign\\w*\\b[^.]{0,60}\\bwithout\\b[^.]{0,40}\\bconsent\\b")
                    .unless("\\bpersonnel|\\bintellectual property rights\\b"),
            of("转让|转移", "(?:不得|有权|可以?)[^。]{0,20}转让[^。]{0,4}(?:本)?(?:协议|合同)|将本协议转让|转移给[^。]{0,8}关联公司"),
            of(
                            "assign|transfer|novate",
                            "\\b(?:may|shall|will|not|neither|nor|right"
                                    + " to|cannot)\\b[^.]{0,60}\\b(?:assign|transfer|novate)\\b[^.]{0,60}\\b(?:rights"
                                    + " (?:and|or) (?:obligations|duties)|rights under|this agreement|these terms|the"
                                    + " contract|the agreement)\\b")
                    .unless("\\bpersonnel|\\bintellectual property\\b|\\bpersonal data\\b|\\btitle\\b")),
    SUSPENSION(
            Value.DURATION,
            of(
                    "stops|stopped|pause",
                    "\\b(?:automatically )?(?:stops?|pauses?|suspends?) (?:all )?(?:of )?your (?:running )?(?:\\w+"
                            + " )?(?:pods?|instances?|nodes?|services?|workloads?|clusters?)\\b"),
            of(
                            "suspen",
                            "\\bsuspen(?:d|sion)\\b[^.]{0,40}\\b(?:your|use|access|account|service|services|provision)\\b|\\b(?:right|may|entitled)\\b[^.]{0,30}\\bsuspend\\b")
                    .unless("\\bpayments?\\b(?![^.]*\\b(?:service|access|account)\\b)"),
            of(
                    "overdue|sufficient balance",
                    "\\baccount is \\d+ days or more overdue|\\bnot having sufficient balance\\b"),
            of("暂停|中止", "(?:暂停|中止)[^。]{0,8}(?:服务|使用)"),
            of(
                    "stopped|paused|suspended",
                    "\\b(?:instances?|pods?|workloads?|services?|access|accounts?)\\b[^.]{0,30}\\b(?:(?:automatically|temporarily)"
                            + " (?:stopped|paused|suspended)|(?:stopped|paused|suspended)\\W{0,2} automatically)\\b"),
            of(
                            "suspen",
                            "\\bsuspen\\w+\\b[^.]{0,60}\\b(?:the|your|its|any|all|this)"
                                    + " (?:services?|access|accounts?|use)\\b")
                    .unless("\\bpayments?\\b(?![^.]*\\b(?:service|access|account)\\b)")),
    UNILATERAL_CHANGE(
            Value.DURATION,
            of(
                            "modify|revise|change|replace|amend|update",
                            "\\b(?:we|provider|supplier|company|[a-z]+(?: [a-z]+)?) (?:may|can|reserves? the"
                                    + " right)\\b[^.]{0,60}\\b(?:modify|change|amend|update|revise|replace)\\b[^.]{0,60}\\b(?:terms|agreement|rules|polic(?:y|ies))\\b")
                    .unless("\\b(?:mutual|both parties|client may|in writing by both|you may|customer may|neither|not"
                            + " (?:modify|change|amend))\\b"),
            of(
                            "modify|change|amend|update|revise",
                            "\\b(?:we|provider|supplier|berget|company|\\w+) (?:may|can|reserves? the right"
                                    + " to|(?:has|have) the right to)(?: also)?(?: at any time)? (?:\\w+"
                                    + " )?(?:modify|change|amend|update|revise)\\b[^.]{0,40}\\b(?:terms|agreement|polic(?:y|ies)|slas?|services?)\\b")
                    .unless("\\b(?:mutual|both parties|client may|in writing by both)\\b"),
            of("修改|变更|调整", "(?:未经您的同意|随时|有权)[^。]{0,30}(?:修改|变更|调整)[^。]{0,24}(?:协议|条款|指标)?|重大不利变更|所做的修改")
                    .unless("费用标准|价格"),
            of(
                            "reserve",
                            "\\breserves? the right to"
                                    + " (?:update|modify|change|amend|revise|alter)\\b[^.]{0,60}\\b(?:conditions|terms|polic\\w+|agreement|services?)\\b")
                    .unless("\\b(?:mutual\\w*|both parties|client may|in writing by both|customer"
                            + " may|neither|law|regulat\\w+)\\b"),
            of(
                            "modif|chang|updat|amend",
                            "\\b(?:change|update|modify|amend|revise)\\b[^.]{0,40}\\b(?:terms|agreement|conditions|policy)\\b[^.]{0,60}\\b(?:from"
                                    + " time to time|at any time|sole discretion|without notice)\\b|\\bnotice of any"
                                    + " (?:modification|change|amendment)\\b|\\bdeemed to have accepted the"
                                    + " (?:change|modif|amend)\\w*|\\bcontinued"
                                    + " use\\b[^.]{0,80}\\b(?:constitutes?|acceptance)\\b")
                    .unless("\\b(?:mutual\\w*|both parties|client may|in writing by both|customer"
                            + " may|neither|law|regulat\\w+)\\b"),
            of(
                    "继续使用|不定期|随时",
                    "继续使用[^。]{0,24}视为[^。]{0,10}(?:同意|接受)|(?:不定期|随时)[^。]{0,12}(?:修订|修改|更新)[^。]{0,20}(?:协议|条款|规则)"));

    /** A clause of the model, where its sentence has these words too: alone the model is not precise enough. */
    record Learned(Clause clause, Pattern words) {}

    /** How a topic is answered. */
    enum Value {
        WORDS,
        DATE,
        DURATION,
        PERCENT,
        MONEY_OR_PERCENT,
        CURRENCY,
        LAW,
        FORUM
    }

    private final Value value;
    private final Optional<Learned> learned;
    private final List<TopicCue> cues;

    Topic(Value value, TopicCue... cues) {
        this.value = value;
        this.learned = Optional.empty();
        this.cues = List.of(cues);
    }

    Topic(Value value, Learned learned, TopicCue... cues) {
        this.value = value;
        this.learned = Optional.of(learned);
        this.cues = List.of(cues);
    }

    String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    Value value() {
        return value;
    }

    /** The learned clause that states it too. */
    Optional<Learned> learned() {
        return learned;
    }

    List<TopicCue> cues() {
        return cues;
    }
}
