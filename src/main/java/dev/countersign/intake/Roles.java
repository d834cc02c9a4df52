package dev.countersign.intake;

import dev.countersign.model.Block;
import dev.countersign.model.Entry;
import dev.countersign.model.FileKind;
import dev.countersign.model.Line;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Role;
import java.util.EnumMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Tells what a document is from what it says: its title first, then the words that papers of each kind are full of. */
final class Roles {
    private static final int TITLE_BLOCKS = 12;
    private static final int LONGEST_TITLE = 100;
    private static final int TITLE_WEIGHT = 8;
    private static final int LEAST = 6;
    private static final int MOST_COUNTED = 12;
    private static final int FAINT = 2;

    private static final int LEAST_BILLING_COLUMNS = 2;

    /** Columns of FOCUS 1.0 to 1.3, of the cost and usage report of AWS, and of the exports of Azure and Google. */
    private static final Pattern BILLING_COLUMN = Pattern.compile(
            "(?i)BilledCost|EffectiveCost|ContractedCost|ListCost|BillingAccountId|BillingPeriod(Start|End)"
                    + "|BillingCurrency|ChargeCategory|ChargePeriod(Start|End)|ContractCommitment(Id|Cost|Category)"
                    + "|lineItem/(UnblendedCost|UsageAmount|UsageStartDate)|bill/(PayerAccountId|BillingPeriodStartDate)"
                    + "|CostInBillingCurrency|PreTaxCost|billing_account_id|usage_start_time");

    private static final Map<Role, Pattern> TITLES = new EnumMap<>(Role.class);
    private static final Map<Role, Pattern> WORDS = new EnumMap<>(Role.class);

    static {
        title(
                Role.QUOTE,
                "\\b(quotation|quote|price proposal|pricing estimate|cost estimate|((commercial|our|budgetary) )?(offer|proposal)|(my|your|azure) estimate|proforma)\\b|报价|价格表");
        title(Role.ORDER_FORM, "\\b(order form|purchase order|service order|statement of work)\\b|订单|订购单");
        title(Role.SERVICE_LEVELS, "\\b(service level (agreement|objectives)|sla)\\b|服务等级|服务水平|服务级别");
        title(Role.DATA_PROCESSING, "\\b(data process(ing|or) (addendum|agreement)|dpa)\\b|数据处理协议");
        title(
                Role.CONTRACT,
                "\\b(agreement|terms (of|and) (service|use|conditions)|cloud terms|service terms|contract|addendum|amendment)\\b|合同|协议|服务条款");
        title(
                Role.BUYER_BRIEF,
                "\\b(request for (proposals?|quotations?|empanelment)|rfp|rfe|expression of interest|notice inviting|tender|corrigendum)\\b|招标|采购需求");
        title(Role.BENCHMARK_LOG, "\\b(nccl-tests|nThread|nvidia-smi|ibstat|rccl-tests)\\b");
        title(Role.BILLING, "\\b(tax invoice|invoice|billing export|usage report)\\b|发票|账单");

        words(
                Role.CONTRACT,
                "\\b(shall|hereby|hereto|herein|liability|indemnif\\w+|governing law|governed by|terminat\\w+|either party|the parties|confidential\\w*|warrant\\w*|arbitration)\\b|甲方|乙方|违约|责任|本协议|本合同");
        words(
                Role.QUOTE,
                "\\b(per (gpu|node|hour|month)|unit price|subtotal|sub-total|total|qty|quantity|valid (until|for)|usd|inr|eur|hourly|monthly (price|fee|rate|charge))\\b|[$₹€]\\s?\\d|单价|合计");
        words(
                Role.BROCHURE,
                "\\b(why|world-class|leading|seamless\\w*|unmatched|industry-leading|trusted|powerful|accelerate|unlock|contact sales|our (?:own )?(?:clusters?|pods?|engineers?|teams?|platform|data ?cent\\w+|hall)|built for|ready for|ask for|talk to us|at hand|at scale|get started|enterprise-grade|blazing|cutting-edge|iso\\s?27001|soc\\s?2)\\b|领先|强大");
        words(
                Role.BUYER_BRIEF,
                "\\b(bidders?|tenders?|rfp|pre-bid|bid (security|document|submission)|emd|corrigendum)\\b|投标");
        words(Role.BENCHMARK_LOG, "\\b(busbw|algbw|out-of-place|in-place|nvidia-smi|NV18|mlx5_\\d)\\b");
        words(Role.BILLING, "\\b(BilledCost|ListUnitPrice|invoice (number|no|date)|amount due)\\b");
    }

    private Roles() {}

    private static void title(Role role, String words) {
        TITLES.put(role, Pattern.compile(words, Pattern.CASE_INSENSITIVE));
    }

    private static void words(Role role, String words) {
        WORDS.put(role, Pattern.compile(words, Pattern.CASE_INSENSITIVE));
    }

    static Role of(ReadDocument read) {
        if (!read.isRead()) {
            return Role.OTHER;
        }
        if (!read.entries().isEmpty()) {
            return ofEntries(read);
        }
        if (isBillingExport(read)) {
            return Role.BILLING;
        }
        String head = titles(read);
        String all = text(read);
        Map<Role, Double> score = new EnumMap<>(Role.class);
        // Only the first title that stands in the head counts: a contract's head names its order form further down.
        TITLES.entrySet().stream()
                .map(e -> Map.entry(e.getKey(), firstAt(e.getValue(), head)))
                .filter(e -> e.getValue() >= 0)
                .min(Map.Entry.comparingByValue())
                .ifPresent(e -> score.merge(e.getKey(), (double) TITLE_WEIGHT, Double::sum));
        double pages = Math.max(1, all.length() / 3000.0);
        WORDS.forEach((role, pattern) -> {
            double share = count(pattern, all) / pages;
            score.merge(role, Math.min(share, MOST_COUNTED), Double::sum);
        });
        return score.entrySet().stream()
                .filter(e -> e.getValue() >= LEAST)
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .orElseGet(() -> faint(score));
    }

    /** A table whose first row names columns as the exports of billing systems do. */
    private static boolean isBillingExport(ReadDocument read) {
        boolean sheet =
                read.document().kind() == FileKind.CSV || read.document().kind() == FileKind.WORKBOOK;
        return sheet
                && read.tables().stream()
                        .filter(t -> !t.rows().isEmpty())
                        .anyMatch(t -> t.rows().get(0).cells().stream()
                                        .filter(c ->
                                                BILLING_COLUMN.matcher(c.text()).matches())
                                        .count()
                                >= LEAST_BILLING_COLUMNS);
    }

    /** A short paper that speaks of prices is an offer; one that only praises is sales material. */
    private static Role faint(Map<Role, Double> score) {
        if (score.getOrDefault(Role.QUOTE, 0.0) >= FAINT) {
            return Role.QUOTE;
        }
        return score.getOrDefault(Role.BROCHURE, 0.0) > 0 ? Role.BROCHURE : Role.OTHER;
    }

    private static Role ofEntries(ReadDocument read) {
        for (Entry entry : read.entries()) {
            if (entry.pointer().equals("/format") && entry.text().startsWith("countersign-quote/")) {
                return Role.QUOTE;
            }
        }
        return Role.OTHER;
    }

    /** The short lines among the first: a title is no sentence. */
    private static String titles(ReadDocument read) {
        return read.blocks().stream()
                .filter(b -> b.kind() != Block.Kind.RUNNING)
                .limit(TITLE_BLOCKS)
                .flatMap(b -> b.lines().stream())
                .map(Line::text)
                .filter(t -> t.length() <= LONGEST_TITLE)
                .collect(Collectors.joining("\n"));
    }

    private static String text(ReadDocument read) {
        return read.blocks().stream()
                .filter(b -> b.kind() != Block.Kind.RUNNING)
                .map(Block::text)
                .collect(Collectors.joining("\n"));
    }

    private static int firstAt(Pattern pattern, String text) {
        Matcher m = pattern.matcher(text);
        return m.find() ? m.start() : -1;
    }

    private static int count(Pattern pattern, String text) {
        int n = 0;
        for (Matcher m = pattern.matcher(text); m.find(); ) {
            n++;
        }
        return n;
    }
}
