package dev.countersign.settle;

import dev.countersign.model.Amendment;
import dev.countersign.model.Block;
import dev.countersign.model.Claim;
import dev.countersign.model.Document;
import dev.countersign.model.DocumentFacts;
import dev.countersign.model.DocumentId;
import dev.countersign.model.Evidence;
import dev.countersign.model.Line;
import dev.countersign.model.Precedence;
import dev.countersign.model.Role;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Which of two statements prevails, by what the papers of an offer say themselves: an amendment over the clause it replaces, and
 * the orders of precedence. Where papers each put themselves first, nothing prevails.
 */
final class Prevalence {
    private static final int TITLE_BLOCKS = 12;
    private static final int LONGEST_TITLE = 100;

    /** What an order of precedence calls a paper of each role; the first that fits counts. */
    private static final Map<Pattern, Role> CALLED = new LinkedHashMap<>();

    /** A part of a paper: it is told by the headings that a statement stands under. */
    private static final Pattern PART = Pattern.compile(
            "(?:general|special|particular|specific|commercial) (?:terms|conditions).*|scc|gcc|itb|(?:schedule|annexure|annex|appendix|exhibit) [a-z0-9]{1,3}|.*(?:专用|通用|特别|一般|特殊)(?:合同)?(?:条款|条件|约定)|附件.*");

    static {
        CALLED.put(
                Pattern.compile(".*(?:补充|变更).*|.*amendment.*|.*corrigend.*|additional terms|attachments?"), Role.OTHER);
        CALLED.put(
                Pattern.compile(
                        "(?:service |purchase |work )?orders?(?: forms?)?|statements? of work|sows?|letter of award|.*订(?:购)?单"),
                Role.ORDER_FORM);
        CALLED.put(Pattern.compile("slas?|service level.*|.*服务(?:等级|水平|级别).*"), Role.SERVICE_LEVELS);
        CALLED.put(Pattern.compile("dpas?|data processing.*|.*数据处理.*"), Role.DATA_PROCESSING);
        CALLED.put(Pattern.compile("quot(?:e|es|ation|ations)|proposals?|.*报价.*"), Role.QUOTE);
        CALLED.put(Pattern.compile("rfp|tender document|.*招标文件"), Role.BUYER_BRIEF);
        CALLED.put(
                Pattern.compile(".*agreement|contract|terms|msa|msla|.*terms of service|.*(?:合同|协议|服务条款)"),
                Role.CONTRACT);
    }

    private final List<Precedence> orders;
    private final List<Amendment> amendments;
    private final Map<DocumentId, Document> documents = new HashMap<>();
    private final Map<DocumentId, String> titles = new HashMap<>();
    private final Map<DocumentId, DocumentFacts> papers = new HashMap<>();

    Prevalence(List<DocumentFacts> papers) {
        this.orders = papers.stream()
                .flatMap(p -> p.construction().precedence().stream())
                .toList();
        this.amendments = papers.stream()
                .flatMap(p -> p.construction().amendments().stream())
                .toList();
        if (!orders.isEmpty() || !amendments.isEmpty()) {
            papers.forEach(p -> {
                DocumentId id = p.read().document().id();
                this.papers.put(id, p);
                documents.put(id, p.read().document());
                titles.put(id, title(p));
            });
        }
    }

    /** The words that replace the clause in which a claim stands, if a paper does. */
    Optional<Evidence> replaced(Claim claim) {
        return amendments.stream()
                .filter(a -> !a.evidence().document().equals(claim.evidence().document()))
                .filter(a -> claim.provision().within(a.clause()))
                .filter(a -> isOf(a, claim))
                .map(Amendment::evidence)
                .findFirst();
    }

    /** The amendment names the paper, or no other paper has such a clause. */
    private boolean isOf(Amendment amendment, Claim claim) {
        DocumentId id = claim.evidence().document();
        if (!amendment.of().isEmpty()) {
            return isCalled(amendment.of(), id);
        }
        return papers.values().stream()
                .filter(p ->
                        !p.read().document().id().equals(amendment.evidence().document()))
                .filter(p -> p.construction().anchors().contains(amendment.clause()))
                .map(p -> p.read().document().id())
                .allMatch(id::equals);
    }

    /** The words by which one claim prevails over another, if some do and none say the opposite. */
    Optional<Evidence> over(Claim one, Claim other) {
        Optional<Evidence> reason = Optional.empty();
        for (Precedence order : orders) {
            int mine = rank(order, one);
            int its = rank(order, other);
            if (mine >= 0 && its >= 0 && mine > its) {
                return Optional.empty();
            }
            if (mine >= 0 && its > mine && reason.isEmpty()) {
                reason = Optional.of(order.evidence());
            }
        }
        return reason;
    }

    private int rank(Precedence order, Claim claim) {
        for (int i = 0; i < order.order().size(); i++) {
            if (isMeant(order, order.order().get(i), claim)) {
                return i;
            }
        }
        return -1;
    }

    private boolean isMeant(Precedence order, String name, Claim claim) {
        DocumentId id = claim.evidence().document();
        boolean own = id.equals(order.evidence().document());
        List<String> under = claim.provision().headings();
        return switch (name) {
            case Precedence.THIS -> own;
            case Precedence.REST -> true;
            case Precedence.HEREIN ->
                own
                        && (order.headings().isEmpty()
                                || under.contains(
                                        order.headings().get(order.headings().size() - 1)));
            default -> {
                if (PART.matcher(name).matches()) {
                    // A part may be a paper of its own; then that is its title.
                    yield under.stream().anyMatch(h -> isPart(h, name))
                            || titles.get(id).lines().findFirst().orElse("").contains(name);
                }
                yield isCalled(name, id);
            }
        };
    }

    private static boolean isPart(String heading, String name) {
        String lower = heading.toLowerCase(Locale.ROOT);
        return name.length() > 3 ? lower.contains(name) : lower.contains("(" + name + ")");
    }

    private boolean isCalled(String name, DocumentId id) {
        Role role = CALLED.entrySet().stream()
                .filter(e -> e.getKey().matcher(name).matches())
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse(Role.OTHER);
        return role == Role.OTHER
                ? titles.get(id).contains(name)
                : documents.get(id).role() == role;
    }

    private static String title(DocumentFacts paper) {
        return paper.read().blocks().stream()
                .filter(b -> b.kind() != Block.Kind.RUNNING)
                .limit(TITLE_BLOCKS)
                .flatMap(b -> b.lines().stream())
                .map(Line::text)
                .filter(t -> t.length() <= LONGEST_TITLE)
                .collect(Collectors.joining("\n"))
                .toLowerCase(Locale.ROOT);
    }
}
