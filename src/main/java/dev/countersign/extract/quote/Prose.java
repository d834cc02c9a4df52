package dev.countersign.extract.quote;

import dev.countersign.model.Block;
import dev.countersign.model.Evidence;
import dev.countersign.model.Line;
import dev.countersign.model.PriceLine;
import dev.countersign.model.Rate;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Role;
import dev.countersign.model.Stated;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Prices in sentences: "8 nodes of 8x H100 at $2.15/GPU/hr for 12 months, storage $0.07/GB-month, egress free". */
final class Prose {
    /** Whose sentences offer prices; a contract's speak of fees, limits and penalties. */
    private static final Set<Role> OFFERS =
            Set.of(Role.QUOTE, Role.ORDER_FORM, Role.SUPPLIER_ANSWER, Role.BROCHURE, Role.OTHER);

    private static final Pattern SENTENCE_END = Pattern.compile("[;；。]|[.](?=\\s|$)");
    /** A comma that parts clauses, not thousands. */
    private static final Pattern CLAUSE_END = Pattern.compile("，|,(?!\\d{2,3}(?!\\d))|\\s(?:and|plus)\\s");

    private static final Pattern NO_PRICE = Pattern.compile(
            "\\b(?:limits?|late|penalt\\w+|credits?|refund\\w*|fines?|examples?|e\\.g|threshold|balance|invoices?|liabilit\\w+|damages|budget|save|saving|discount(?:ed)? of|was|previously)\\b|举例|例如|违约|赔偿|罚|限额|余额|退费",
            Pattern.CASE_INSENSITIVE);

    private static final int LONGEST_CLAUSE = 300;
    private static final int LONGEST_FREE = 45;
    /** Free for a while, or up to a limit, or not a term of the offer. */
    private static final Pattern NOT_ALL_FREE = Pattern.compile(
            "\\b(?:you|when|if|while|first|until|under|below|with)\\b|以下|以内|低于", Pattern.CASE_INSENSITIVE);

    private static final int LONGEST_BLOCK = 20_000;

    private final ReadDocument document;
    private final Places places;
    private final Gpus gpus;
    private final QuoteDraft quote;

    Prose(ReadDocument document, Places places, Gpus gpus, QuoteDraft quote) {
        this.document = document;
        this.places = places;
        this.gpus = gpus;
        this.quote = quote;
    }

    void read() {
        if (!OFFERS.contains(document.document().role())) {
            return;
        }
        for (Block block : document.blocks()) {
            boolean sentences = block.kind() == Block.Kind.PARAGRAPH || block.kind() == Block.Kind.LIST_ITEM;
            String text = block.text();
            if (sentences
                    && text.length() <= LONGEST_BLOCK
                    && !NO_PRICE.matcher(text).find()) {
                SENTENCE_END.splitAsStream(text).forEach(sentence -> sentence(sentence.strip(), block));
            }
        }
    }

    /** A sentence with one price is of one thing; one with several names a thing in each clause. */
    private void sentence(String sentence, Block block) {
        if (rates(sentence).size() == 1 && !Words.isFree(sentence)) {
            clause(sentence, block);
        } else {
            CLAUSE_END.splitAsStream(sentence).forEach(clause -> clause(clause.strip(), block));
        }
    }

    private static List<Price> rates(String text) {
        return Price.in(text).stream()
                .filter(Price::isMoney)
                .filter(p -> p.per().period().isPresent())
                .toList();
    }

    private void clause(String clause, Block block) {
        if (clause.isEmpty() || clause.length() > LONGEST_CLAUSE) {
            return;
        }
        List<Price> rates = rates(clause);
        if (rates.isEmpty()
                && clause.length() <= LONGEST_FREE
                && Words.isFree(clause)
                && !NOT_ALL_FREE.matcher(clause).find()) {
            free(clause, block);
        }
        for (Price rate : rates) {
            rate(clause, rate, block);
        }
    }

    private void rate(String clause, Price price, Block block) {
        Optional<PriceLine.OfferedGpus> hardware = gpus.in(clause, Optional.empty());
        Evidence evidence = places.of(linesOf(block, clause, price));
        LineDraft line = new LineDraft(
                clause, Words.component(clause.substring(0, price.start()), clause, hardware.isPresent()), evidence);
        line.hardware = hardware;
        line.unitPrice = Optional.of(new Stated<>(
                new Rate(price.amount(), price.per().unit(), price.per().period()), evidence));
        Optional<Integer> nodes = hardware.flatMap(PriceLine.OfferedGpus::nodes);
        Optional<Integer> cards = hardware.flatMap(PriceLine.OfferedGpus::gpus);
        line.unit = nodes.map(n -> Rate.Unit.NODE).or(() -> cards.map(n -> Rate.Unit.GPU));
        line.quantity = nodes.or(() -> cards).map(n -> new Stated<>(BigDecimal.valueOf(n), evidence));
        line.currencyOf(price, Optional.empty());
        quote.lines.add(line);
    }

    /** "egress free": nothing to pay for what a quote can charge. */
    private void free(String clause, Block block) {
        Words.charge(clause).ifPresent(component -> {
            Evidence evidence = places.of(block.lines());
            LineDraft line = new LineDraft(clause, component, evidence);
            line.amount = Optional.of(new Stated<>(BigDecimal.ZERO, evidence));
            quote.lines.add(line);
        });
    }

    /** The lines of the block that hold a part of the price's words; all, where it runs over a line's end. */
    private static List<Line> linesOf(Block block, String clause, Price price) {
        String words = clause.substring(price.start(), price.end()).strip();
        List<Line> with =
                block.lines().stream().filter(l -> l.text().contains(words)).toList();
        return with.isEmpty() ? block.lines() : with;
    }
}
