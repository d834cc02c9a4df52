package dev.countersign.extract.construction;

import dev.countersign.model.Precedence;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Orders of precedence: "in the event of conflict the Order Form prevails", a numbered list, 以专用条款为准. A rule that
 * depends on words of another paper ("unless the Order expressly says so") is left alone: who prevails is then for people.
 */
public final class Prevailing {
    /** @param start of the words that say so, with their end */
    public record Order(List<String> names, int start, int end) {}

    private static final String NAME =
            "(?:(?:general|special|particular|specific|additional|commercial) (?:terms and conditions|conditions of contract|conditions|terms)|order forms?|purchase orders?|service orders?|orders?|statements? of work|sows?|service level agreements?|slas?|data processing (?:agreement|addendum|terms)|dpas?|master (?:services? )?agreement|msla|msa|(?:main body of )?terms of service|service (?:terms|descriptions?|schedules?)|cover page|quotations?|quotes?|proposals?|tender document|rfp|scc|gcc|itb|acceptable use policy|aup|documentation|policies|(?:schedule|annexure|annex|appendix|exhibit) [a-z0-9]{1,3}|schedules|annexures|annexes|attachments|corrigend(?:um|a)|amendments?|addend(?:um|a)|agreement|contract|terms(?! (?:of|in)\\b)|letter of award|work order)";
    private static final Pattern NAMES =
            Pattern.compile("\\b(this |these )?(" + NAME + ")\\b|\\b(?:provisions |terms )?(herein)\\b");
    private static final Pattern CONFLICT =
            Pattern.compile("\\b(?:conflict|inconsisten|discrepan|contradict|ambiguit|differ(?:s|ence)?\\b)");
    private static final Pattern PREVAILS = Pattern.compile(
            "\\b(?:(?:shall|will) (?:prevail|control|govern|take precedence|override|supersede|have precedence)|prevails?|controls|takes? precedence|overrides?)\\b");
    private static final Pattern LIST = Pattern.compile(
            "\\border of (?:precedence|priority)\\b|\\border of (?:\\w+ )?precedence\\b|\\bfollowing order\\b");
    private static final Pattern OVER = Pattern.compile("\\bover\\b");
    private static final Pattern DEPENDS = Pattern.compile(
            "\\b(?:unless|except|only (?:if|where|to the extent))\\b[^.]{0,80}\\b(?:expressly|specifically|explicitly|identif)|\\border in which\\b");

    private static final String ZH_NAME = "[^，。；、：:（）()“”\\s]{2,16}?";
    private static final Pattern ZH_CONFLICT = Pattern.compile(
            "(" + ZH_NAME + ")[”》]?(?:与|和|同)[“《]?(" + ZH_NAME
                    + ")[”》]?(?:之间)?(?:如)?(?:有|存在|发生)?(?:任何)?(?:不一致|冲突|抵触|矛盾|不符|歧义)[^。]{0,16}?以[“《]?([^，。；]{2,16}?)[”》]?(?:的?(?:约定|规定|内容))?为准");
    private static final Pattern ZH_OVER =
            Pattern.compile("[“《]?(" + ZH_NAME + ")[”》]?的?(?:效力|解释)?(?:应)?优先于[“《]?([^，。；]{2,16})[”》]?");
    private static final Pattern ZH_LIST = Pattern.compile("(?:效力|优先|解释|适用)(?:的)?(?:优先)?(?:顺序|次序|顺位)[^：:。]{0,20}[：:为]");
    private static final Pattern ZH_ITEM =
            Pattern.compile("[（(]?[\\d一二三四五六七八九]{1,2}[）).、] ?[“《]?([^，。；、（(“”《》]{2,20})");

    private static final Pattern CUT = Pattern.compile("[，。；]");

    private static final Pattern LIST_PART = Pattern.compile("[;,:]| then | followed by ");

    /** What is longer is no item of the list. */
    private static final int LONGEST_ITEM = 70;

    private Prevailing() {}

    /** @param items of the list that the sentence opens, in order; empty where it opens none */
    public static Optional<Order> in(String sentence, List<String> items) {
        String lower = sentence.toLowerCase(Locale.ROOT);
        if (DEPENDS.matcher(lower).find()) {
            return Optional.empty();
        }
        return list(lower, items).or(() -> sentence(lower)).or(() -> chinese(sentence, items));
    }

    private static Optional<Order> list(String lower, List<String> items) {
        Matcher m = LIST.matcher(lower);
        if (!m.find()) {
            return Optional.empty();
        }
        Set<String> order = new LinkedHashSet<>();
        if (items.isEmpty()) {
            for (String part : LIST_PART.split(lower.substring(m.end()))) {
                if (part.length() > LONGEST_ITEM) {
                    break;
                }
                names(part).stream().findFirst().ifPresent(order::add);
            }
        } else {
            items.forEach(item ->
                    names(item.toLowerCase(Locale.ROOT)).stream().findFirst().ifPresent(order::add));
        }
        return order(new ArrayList<>(order), m.start(), lower.length());
    }

    /** The name next before "shall prevail" wins over the others of the sentence. */
    private static Optional<Order> sentence(String lower) {
        Matcher prevails = PREVAILS.matcher(lower);
        boolean conflict = CONFLICT.matcher(lower).find();
        while (prevails.find()) {
            Matcher over = OVER.matcher(lower);
            boolean beats = over.find(prevails.end());
            if (!conflict && !beats) {
                continue;
            }
            List<String> before = names(lower.substring(0, prevails.start()));
            if (before.isEmpty()) {
                continue;
            }
            String winner = before.get(before.size() - 1);
            Set<String> order = new LinkedHashSet<>(List.of(winner));
            order.addAll(beats ? names(lower.substring(over.end())) : before);
            return order(new ArrayList<>(order), 0, lower.length());
        }
        return Optional.empty();
    }

    private static Optional<Order> chinese(String sentence, List<String> items) {
        Matcher list = ZH_LIST.matcher(sentence);
        if (list.find()) {
            List<String> order = new ArrayList<>();
            String text = items.isEmpty() ? sentence.substring(list.end()) : String.join("；", items);
            for (Matcher m = ZH_ITEM.matcher(text); m.find(); ) {
                order.add(plain(m.group(1)));
            }
            return order(order, list.start(), sentence.length());
        }
        Matcher conflict = ZH_CONFLICT.matcher(sentence);
        if (conflict.find()) {
            String winner = plain(conflict.group(3));
            Set<String> order = new LinkedHashSet<>(List.of(winner));
            order.add(plain(conflict.group(1)));
            order.add(plain(conflict.group(2)));
            return order(new ArrayList<>(order), conflict.start(), conflict.end());
        }
        Matcher over = ZH_OVER.matcher(sentence);
        return over.find()
                ? order(List.of(plain(over.group(1)), plain(over.group(2))), over.start(), over.end())
                : Optional.empty();
    }

    private static Optional<Order> order(List<String> names, int start, int end) {
        List<String> distinct = names.stream().distinct().toList();
        return distinct.size() < 2 ? Optional.empty() : Optional.of(new Order(distinct, start, end));
    }

    private static List<String> names(String lower) {
        List<String> names = new ArrayList<>();
        for (Matcher m = NAMES.matcher(lower); m.find(); ) {
            boolean own = m.group(1) != null && !m.group(2).matches("order.*|purchase.*|schedule.*|annex.*");
            names.add(m.group(3) != null ? Precedence.HEREIN : own ? Precedence.THIS : m.group(2));
        }
        return names;
    }

    /** 若本合同 is the contract that says so. */
    private static String plain(String written) {
        String name = CUT.matcher(written)
                .replaceAll("")
                .replaceAll("^(?:如|若|如果|因|当|凡)", "")
                .replaceAll("[的之]?(?:约定|规定|内容|条款内容)$", "")
                .strip();
        return name.matches("本(?:合同|协议|条款|服务条款|订单|补充协议)") ? Precedence.THIS : name;
    }
}
