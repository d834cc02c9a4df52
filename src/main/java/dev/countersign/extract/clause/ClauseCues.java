package dev.countersign.extract.clause;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Wordings that lawyers use for a clause, each a question with yes or no. They are inputs of the learned model, which weighs
 * them against the other words: a cue alone decides nothing. Their order is part of the model file.
 */
final class ClauseCues {
    /**
     * @param stems one of them stands in the sentence, in small letters: a look that is cheap, before the pattern
     * @param words of the sentence in small letters
     */
    private record Cue(List<String> stems, Pattern words, Optional<Pattern> unless) {
        boolean holds(String lower) {
            return words.matcher(lower).find()
                    && unless.filter(u -> u.matcher(lower).find()).isEmpty();
        }

        Cue unless(String others) {
            return new Cue(stems, words, Optional.of(Pattern.compile(others)));
        }
    }

    private static final String NEAR = "[^.;]{0,80}?";
    private static final String FAR = "[^;]{0,200}?";
    private static final String PERIOD =
            "(?:\\d+|\\w+|\\w+ ?\\(\\w+\\)|\\[[^\\]]*\\])[- ](?:\\w+ )?(?:day|week|month|year)s?";

    /** With one of these a right to terminate is for a cause. */
    private static final String CAUSE =
            "\\b(?:breach|default|fail(?:s|ed|ure)?|insolven\\w*|bankrupt\\w*|cured?|force majeure|mutual\\w*|in the event|if|violat\\w*|material(?:ly)?|infring\\w*)\\b";

    private static final List<Cue> CUES = List.of(
            // parties and dates
            cue(
                    "between",
                    "\\b(?:by and between|by and among|between|among)\\b" + FAR
                            + "(?:\\(|\\ba(?:n)? \\w+ (?:corporation|limited|company|llc))"),
            cue(
                    "entered|made|dated|date",
                    "\\b(?:agreement|amendment|contract|lease|license)\\b" + FAR
                            + "\\b(?:is |was )?(?:made|entered|dated|executed)\\b" + FAR + "\\b(?:19|20)\\d\\d"),
            cue(
                    "effective|commence|in force",
                    "\\beffective (?:date|as of|on|upon|from)\\b|\\b(?:commence|come into (?:force|effect)|becomes? effective|take effect)"),
            cue("witness", "\\bin witness whereof\\b"),
            // term
            cue(
                    "term|continue|effect|force|expire",
                    "\\b(?:initial )?term (?:of|shall|will|is|begins)\\b" + FAR + PERIOD),
            cue(
                    "continue|remain|effect|expire|until",
                    "\\b(?:continue|remain|be) (?:in )?(?:full )?(?:force|effect)|\\bshall (?:continue|expire|terminate automatically|end)\\b"
                            + NEAR + "\\b(?:until|for|on|period|term)\\b"),
            cue("unless|earlier", "\\bunless (?:sooner|earlier|otherwise)? ?(?:terminated|cancelled|extended|renewed)"),
            cue(
                    "renew|exten",
                    "\\b(?:automatic\\w* )(?:be )?(?:renew|extend)\\w*|\\b(?:renew|extend)\\w* automatically|\\bsuccessive\\b"
                            + NEAR
                            + "\\b(?:term|period|year|month)s?\\b|\\bmonth[- ]to[- ]month\\b|\\byear[- ]to[- ]year\\b"),
            cue(
                    "renew|exten",
                    "\\b(?:may|option|right|elect)\\w*\\b" + NEAR + "\\b(?:renew|extend)\\b" + NEAR
                            + "\\b(?:agreement|term|contract|period|license)\\b|\\brenewal term\\b|\\badditional\\b"
                            + NEAR + "\\b(?:term|period)s?\\b"),
            cue(
                    "notice|notif|written",
                    "\\b(?:renew|extend|expir|end of)\\w*\\b" + FAR + "\\b(?:notice|notif\\w+|writing)\\b|\\bnotice\\b"
                            + FAR
                            + "\\b(?:prior to|before) (?:the )?(?:end|expir\\w+|anniversary|renewal|commencement|then|termination)"),
            // law
            cue(
                    "govern|constru|interpret|laws of",
                    "\\b(?:govern|constru|interpret|enforc)\\w*\\b" + FAR
                            + "\\blaws?\\b|\\blaws? of (?:the )?(?:state|commonwealth|province|republic|england|people|united|india|new york|delaware)"),
            cue(
                    "jurisdiction|venue|courts",
                    "\\b(?:exclusive |non-exclusive )?(?:jurisdiction|venue)\\b|\\bcourts? (?:of|in|located)\\b"),
            // termination for convenience
            cue(
                    "terminat|cancel",
                    "\\b(?:terminat|cancel)\\w*\\b" + FAR
                            + "\\b(?:at any time|for (?:its |any |their )?convenience|without cause|with or without (?:cause|reason)|for any reason|no reason|without (?:giving )?(?:any )?reason|at will|in its sole discretion|for any or no reason)\\b"),
            cue(
                    "terminat|cancel",
                    "\\b(?:at any time|without cause|for any reason|with or without cause)\\b" + FAR
                            + "\\b(?:terminat|cancel)\\w*"),
            cue(
                    "terminat|cancel",
                    "\\b(?:either party|company|customer|client|licensee|distributor|\\w+) (?:may|shall have the right to|has the right to|can) (?:terminate|cancel)\\b"
                            + FAR + "\\b(?:upon|by|on|with|at least|giving|after)\\b" + FAR + PERIOD),
            cue(
                    "breach|default|insolv|bankrupt|cure",
                    "\\b(?:material(?:ly)? breach|default|insolven|bankrupt|fails? to|cure|remed(?:y|ied))\\w*"),
            // change of control
            cue(
                    "control|merg|acqui|consolid|substantially all",
                    "\\bchange (?:of|in) (?:the )?(?:control|ownership)\\b"),
            cue(
                    "merg|acqui|consolid|substantially all|voting|sale of",
                    "\\b(?:merg\\w+|consolidat\\w+|acqui(?:red|sition)|sale of|substantially all|voting (?:stock|securities|power|shares))\\b"),
            cue(
                    "control",
                    "\\b(?:terminat|consent|assign|notice|notif)\\w*\\b" + FAR
                            + "\\bchange (?:of|in) (?:control|ownership)|change (?:of|in) control\\b" + FAR
                            + "\\b(?:terminat|consent|assign|notice|notif)"),
            // assignment
            cue(
                    "assign|transfer|delegat",
                    "\\b(?:not|neither|no party|nor|without)\\b" + FAR
                            + "\\b(?:assign|transfer|delegat)\\w*\\b|\\b(?:assign|transfer|delegat)\\w*\\b" + FAR
                            + "\\bwithout\\b"),
            cue(
                    "assign",
                    "\\b(?:agreement|contract|license|rights?)\\b" + NEAR
                            + "\\b(?:not )?(?:be )?(?:assign(?:ed|able)?|transferable)\\b|\\bassign\\w*\\b" + NEAR
                            + "\\b(?:agreement|rights|obligations|contract|interest)\\b"),
            cue("consent", "\\b(?:prior )?(?:express )?(?:written )?(?:consent|approval)\\b"),
            // money and quantity
            cue(
                    "minimum|at least|no less|not less|commit|guarant|take or pay|shortfall",
                    "\\bminimum\\b" + NEAR
                            + "\\b(?:purchase|order|commitment|quantit|volume|fee|payment|royalt|amount|guarant|annual|monthly|sales|revenue|requirement)\\w*|\\b(?:guaranteed? minimum|take[- ]or[- ]pay|shortfall|minimum guarantee)"),
            cue(
                    "minimum|at least|no less|not less|commit|not fewer|no fewer",
                    "\\b(?:shall|will|agrees? to|must|commits? to)\\b" + NEAR
                            + "\\b(?:purchase|order|buy|pay|sell|spend|maintain)\\b" + NEAR
                            + "\\b(?:at least|no less|not less|a minimum|not fewer|no fewer)"),
            cue(
                    "price|fee|rate|charge",
                    "\\b(?:increase|decrease|rais|adjust|chang|reduc)\\w*\\b" + FAR
                            + "\\b(?:more than|exceed|no (?:more|greater)|not (?:to )?exceed|limit|percent|%|consumer price|index|cpi)|\\b(?:price|fee|rate|charge)s?\\b"
                            + NEAR
                            + "\\b(?:fixed|firm|not (?:be )?(?:increase|exceed|chang)|shall not increase|remain)"),
            cue(
                    "favor|favour|lowest|no less|less than|as low|more favor",
                    "\\bmost[- ]favou?red\\b|\\b(?:more|less|no less|as) favou?rable\\b|\\b(?:lower|lowest|better)\\b"
                            + NEAR + "\\b(?:price|rate|term|fee|charge)s?\\b|\\bprices?\\b" + NEAR
                            + "\\b(?:no (?:higher|greater|less favou?rable)|as low as)\\b"),
            cue(
                    "exceed|maximum|more than|limit|excess|up to|unlimited|additional",
                    "\\b(?:exceed|maximum (?:number|of)|no more than|not more than|in excess of|limited to|up to)\\b"
                            + NEAR
                            + "\\b(?:user|copies|copy|unit|hour|seat|license|number|volume|quantit|employee|server|page|site|location|transaction|impression|day|product|month)\\w*"),
            // audit
            cue(
                    "audit|inspect|examin|books|records|access",
                    "\\baudit\\w*|\\b(?:inspect|examin|review|access|cop(?:y|ies))\\w*\\b" + FAR
                            + "\\b(?:books|records|accounts|facilit|premises|documents|site)\\w*|\\b(?:books|records|accounts)\\b"
                            + FAR + "\\b(?:inspect|examin|audit|review)\\w*"),
            cue(
                    "records|books|accounts",
                    "\\b(?:keep|maintain|retain|preserve)s?\\b" + NEAR + "\\b(?:books|records|accounts)\\b"),
            // liability
            cue(
                    "liab|damages|limit",
                    "\\b(?:in no event|under no circumstances|neither party|not be liable|no liability|shall not be (?:liable|responsible))\\b"),
            cue(
                    "consequential|incidental|indirect|punitive|special|lost profit|loss of profit",
                    "\\b(?:consequential|incidental|indirect|punitive|exemplary|special)\\b" + NEAR
                            + "\\b(?:damage|loss)\\w*|\\b(?:lost|loss of) (?:profit|revenue|business)"),
            cue(
                    "liab|damages|recover|oblig",
                    "\\b(?:liabilit|damages|recover|obligation|amount|losses)\\w*\\b" + FAR
                            + "\\b(?:exceed|limited to|in excess of|greater than|not be more than|capped|maximum|limit of)\\b"),
            cue(
                    "except|excluding|other than|not apply|notwithstanding|limit|unlimited",
                    "\\b(?:limitation|exclusion|limit)s?\\b" + FAR
                            + "\\b(?:not apply|not limit|shall not be|excludes?|inapplicable)\\b|\\b(?:except|other than|excluding|with the exception|save)\\b"
                            + FAR
                            + "\\b(?:indemni|confidential|gross negligence|willful|wilful|fraud|death|personal injury|intentional|breach)\\w*"),
            cue(
                    "death|personal injury|fraud|gross negligence|willful|wilful",
                    "\\b(?:death|personal injury|fraud|gross negligence|wilful|willful)\\b"),
            cue(
                    "within",
                    "\\b(?:claim|action|suit|proceeding)\\w*\\b" + NEAR
                            + "\\b(?:brought|made|commenced|filed|asserted|presented)\\b" + FAR + PERIOD),
            // damages and fees on breach
            cue(
                    "liquidated|penalt|late|termination fee|cancel|forfeit|interest|damages",
                    "\\bliquidated (?:damages|sum)\\b|\\bnot (?:as )?a penalty\\b|\\bpenalt(?:y|ies) (?:of|equal|for)\\b"),
            cue(
                    "terminat|cancel|fee",
                    "\\b(?:early |)(?:terminat|cancel)\\w*\\b" + FAR + "\\b(?:fee|charge|payment|pay)\\w*\\b" + FAR
                            + "(?:\\$|\\bequal to\\b|%|\\bpercent|\\bremaining\\b|\\bbalance\\b)|\\b(?:termination|cancellation|break-?up) (?:fee|charge|payment|penalty)"),
            // warranty
            cue(
                    "warrant",
                    "\\bwarrant\\w*\\b" + FAR + PERIOD + "|\\b" + PERIOD + FAR
                            + "\\bwarrant\\w*|\\bwarranty period\\b"),
            cue(
                    "defect|nonconform|non-conform|repair|replace|reject",
                    "\\b(?:defect|nonconform|non-conform|repair|replac|reject)\\w*\\b" + FAR + "\\bwithin\\b" + FAR
                            + PERIOD),
            // insurance
            cue(
                    "insur",
                    "\\b(?:maintain|carry|obtain|procure|keep|secure|provide|have)\\b" + FAR
                            + "\\binsurance\\b|\\bpolic(?:y|ies) of insurance\\b|\\b(?:additional|named) insured|\\bcertificates? of insurance|\\binsurance (?:polic|coverage|required)"),
            cue(
                    "coverage|insur|per occurrence|aggregate",
                    "\\b(?:per occurrence|each occurrence|combined single limit|general liability|workers['\u2019]? compensation|limits of)\\b"),
            // after the end
            cue(
                    "terminat|expir",
                    "\\b(?:upon|after|following|on|in the event of|at the)\\b" + NEAR + "\\b(?:terminat|expir)\\w*\\b"
                            + FAR + "\\b(?:shall|will|must|agrees?|may)\\b" + FAR
                            + "\\b(?:return|destroy|pay|cease|continue|assist|transfer|provide|deliver|cooperate|sell|transition|purchase|repurchase|fulfill)"),
            cue(
                    "terminat|expir|surviv|wind|sell-off|sell off|transition|thereafter",
                    "\\b(?:period of |for |within )" + PERIOD + NEAR + "\\b(?:after|following|from)\\b" + NEAR
                            + "\\b(?:terminat|expir)|\\bsell[- ]?off\\b|\\btransition (?:service|period|assistance|plan)|\\bwind[- ]?down|\\btermination assistance"),
            cue("surviv", "\\bsurviv\\w+\\b"),
            // exclusivity and licence
            cue(
                    "exclusiv|sole",
                    "\\b(?:exclusive|sole|exclusively)\\b" + NEAR
                            + "\\b(?:right|licen[cs]e|distribut|supplier|provider|agent|territor|dealer|reseller|partner|sponsor|suppl)\\w*"),
            cue(
                    "exclusiv|solely|not",
                    "\\b(?:shall|will|agrees?|may) (?:not|exclusively)\\b" + FAR
                            + "\\b(?:other than|any other (?:person|party|entity|supplier|company|third)|third part|exclusively|competi)\\w*|\\bexclusiv(?:e|ity) (?:period|of|term)"),
            cue("non-exclusive|nonexclusive", "\\bnon-?exclusive\\b"),
            cue(
                    "transferable|sublicens|sub-licens|assignable|transferrable",
                    "\\b(?:non-?transferr?able|non-?assignable|not transferable|non-?sublicens\\w+)"),
            cue("grant|licen", "\\b(?:grants?|granted)\\b" + FAR + "\\b(?:licen[cs]e|right)\\b|\\blicen[cs]ed?\\b"),
            cue("licen", "\\b(?:not|without)\\b" + NEAR + "\\b(?:sublicens|sub-licens|transfer|assign)\\w*"),
            cue("remedy", "\\b(?:sole|exclusive) (?:and exclusive )?remed"),
            cue("definit|mean", "^[\"\u201c][^\"\u201d]+[\"\u201d] (?:shall )?means?\\b|\\bshall mean\\b"),
            // Whole thoughts, which single words added up do not make.
            cue(
                            "terminat|cancel",
                            "\\b(?:may|right|option|can|terminable|terminated|terminate[sd]? by)\\b" + FAR
                                    + "\\b(?:convenience|without cause|any (?:or no )?reason|no reason|sole discretion|at will|at any time|with or without|days?|months?|year)\\b")
                    .unless(CAUSE),
            cue(
                    "change of control|change in control|merg|acqui|substantially all|change in ownership|controlling interest",
                    "\\b(?:change (?:of|in) (?:control|ownership)|merger|acquired by|acquisition of|acquires|substantially all of|controlling interest|majority of the voting)\\b"
                            + FAR
                            + "\\b(?:terminat|consent|notice|notif|deemed (?:to be )?an? assign)|\\b(?:terminat|consent|deemed (?:to be )?an? assign|notify)\\w*\\b"
                            + FAR
                            + "\\b(?:change (?:of|in) (?:control|ownership)|merger|acquired by|acquisition of|acquires|controlling interest)\\b"),
            cue(
                    "price|fee|rate|charge|cost|maintenance",
                    "\\b(?:increase|rais|adjust|escalat|chang|modif)\\w*\\b" + FAR + "(?:\\b(?:not|no|never)\\b" + NEAR
                            + "\\b(?:exceed|more than|greater than)\\b" + NEAR
                            + "(?:%|percent|cpi|consumer price|index)|\\b(?:consumer price index|cpi)\\b|\\blimited to\\b"
                            + NEAR + "(?:%|percent))|\\b(?:price|fee|rate|charge)s?\\b" + NEAR
                            + "\\b(?:shall|will|may) not (?:be )?(?:increase|raise|change|exceed)|\\bno (?:price )?increase"),
            cue(
                    "favor|favour|lowest|any other|other customer",
                    "\\bmost[- ]favou?red|\\b(?:no|not) less favou?rabl\\w+ (?:to|than)\\b" + FAR
                            + "\\b(?:other|third|customer|licensee|offer)|\\bmore favou?rable (?:price|rate|term|pricing|condition)|\\b(?:lowest|best) (?:price|rate|fee)|\\b(?:price|rate|fee|term)s?\\b"
                            + FAR + "\\b(?:lower|less|better|more favou?rable) than\\b" + FAR
                            + "\\b(?:other|any|third)\\b" + NEAR
                            + "\\b(?:customer|client|party|distributor|person|licensee)"),
            cue(
                            "liab|limit|damages",
                            "\\b(?:except|other than|excluding|not apply|not limit|exclud|save)\\w*\\b" + FAR
                                    + "\\b(?:indemni|confidential|negligence|willful|wilful|fraud|death|personal injury|misconduct)")
                    .unless("\\binsur(?:ance|ed)\\b"),
            cue(
                    "renew|exten|terminat",
                    "\\b(?:automatic\\w*|successive|additional|renew\\w*|extend\\w*|year to year|month to month)\\b"
                            + FAR + "\\b(?:unless|until|notice|notif\\w+)\\b" + FAR + PERIOD
                            + "|\\b(?:not to renew|non-?renewal|not (?:wish|intend|desire|elect)" + NEAR
                            + "renew|nonrenewal)\\b"),
            cue(
                            "warrant",
                            "\\bwarrant\\w*\\b" + FAR + "\\b(?:for (?:a|the) period of|for|within|during|of) " + PERIOD
                                    + FAR + "\\b(?:from|after|following|of)\\b|\\bwarranty period\\b" + FAR + PERIOD)
                    .unless("\\b(?:indemnif|surviv)\\w*"),
            cue(
                    "licen",
                    "\\bnon-?transferr?able\\b|\\b(?:licen[cs]e|right)s?\\b" + FAR + "\\b(?:not|non)\\b" + NEAR
                            + "\\b(?:transfer|assign|sublicen)"),
            cue(
                            "terminat|expir",
                            "\\b(?:after|following|upon|from)\\b" + NEAR + "\\b(?:terminat|expir)\\w*\\b" + FAR
                                    + "\\b(?:continue to|sell|transition|assist|cooperat|inventory|wind|fulfil|phase|last[- ]time|purchase|repurchase|complete|migrat)")
                    .unless("\\b(?:solicit|confidential|hire|compet)\\w*"));

    private static final Stems STEMS = new Stems(CUES.stream().map(Cue::stems).toList());

    static final int COUNT = CUES.size();

    private ClauseCues() {}

    private static Cue cue(String stems, String words) {
        return new Cue(List.of(stems.split("\\|")), Pattern.compile(words), Optional.empty());
    }

    /** Bit by bit, whether the cue of that number holds. */
    static long in(Sentence sentence) {
        String lower = sentence.text().toLowerCase(Locale.ROOT);
        long holds = 0;
        for (long open = STEMS.in(lower); open != 0; open &= open - 1) {
            int cue = Long.numberOfTrailingZeros(open);
            if (CUES.get(cue).holds(lower)) {
                holds |= 1L << cue;
            }
        }
        return holds;
    }
}
