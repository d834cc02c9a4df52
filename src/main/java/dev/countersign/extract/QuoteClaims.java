package dev.countersign.extract;

import dev.countersign.model.Charges;
import dev.countersign.model.Claim;
import dev.countersign.model.Commitment;
import dev.countersign.model.CostComponent;
import dev.countersign.model.Evidence;
import dev.countersign.model.FactKey;
import dev.countersign.model.PriceLine;
import dev.countersign.model.Provision;
import dev.countersign.model.Quote;
import dev.countersign.model.QuoteLine;
import dev.countersign.model.Rate;
import dev.countersign.model.Reading;
import dev.countersign.model.Role;
import dev.countersign.model.Subject;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Claims from the read quotes of a document, for facts that no sentence of it states: the nodes of a column of quantities, the
 * charge of a row in Chinese.
 */
final class QuoteClaims {
    private final Set<FactKey> said;
    private final List<Claim> claims = new ArrayList<>();

    private QuoteClaims(List<Claim> said) {
        this.said = said.stream().map(Claim::fact).collect(Collectors.toCollection(HashSet::new));
    }

    /**
     * None of a paper that is no quote: a contract's tables sum with tax and without, and its sentences say what holds.
     *
     * @param said what the sentences, rows and fields of the document claim
     */
    static List<Claim> of(Role role, List<Quote> quotes, List<Claim> said) {
        if (role != Role.QUOTE) {
            return List.of();
        }
        QuoteClaims claims = new QuoteClaims(said);
        List<PriceLine> lines = quotes.stream().flatMap(q -> q.lines().stream()).toList();
        List<PriceLine> offers =
                lines.stream().filter(l -> l.hardware().isPresent()).toList();
        // Options price the same machines; several machines have lines of their own, which sentences number.
        if (offers.stream().map(PriceLine::item).distinct().count() == 1) {
            claims.hardware(offers.get(0), offers.get(0).hardware().orElseThrow());
        }
        lines.forEach(claims::charge);
        quotes.forEach(claims::monthly);
        return claims.claims;
    }

    private void hardware(PriceLine line, PriceLine.OfferedGpus gpus) {
        claim(QuoteLine.class, "gpu", gpus.model(), line.evidence());
        claim(QuoteLine.class, "formFactor", gpus.formFactor(), line.evidence());
        claim(QuoteLine.class, "memoryGb", gpus.memoryGb(), line.evidence());
        claim(QuoteLine.class, "gpusPerNode", gpus.gpusPerNode(), line.evidence());
        Optional<Integer> counted = line.quantity()
                .filter(q -> line.unit().filter(u -> u == Rate.Unit.NODE).isPresent())
                .filter(q -> q.value().stripTrailingZeros().scale() <= 0)
                .map(q -> q.value().intValue());
        claim(QuoteLine.class, "nodes", gpus.nodes().or(() -> counted), line.evidence());
    }

    private void charge(PriceLine line) {
        Optional<String> words = Optional.of(line.evidence().quote());
        if (line.component() == CostComponent.PERSISTENT_STORAGE) {
            claim(Charges.class, "storage", words, line.evidence());
        } else if (line.component() == CostComponent.NETWORK_EGRESS) {
            claim(Charges.class, "egress", words, line.evidence());
        }
    }

    private void monthly(Quote quote) {
        quote.totals().stream()
                .filter(t -> t.kind() == Quote.Total.Kind.TOTAL)
                .filter(t -> t.period().filter(p -> p == Rate.Period.MONTH).isPresent())
                .findFirst()
                .ifPresent(t -> claim(
                        Commitment.class,
                        "monthlyPrice",
                        Optional.of(t.currency().map(c -> c + " ").orElse("")
                                + t.amount().value().toPlainString()),
                        t.amount().evidence()));
    }

    private void claim(Class<? extends Subject> subject, String fact, Optional<?> value, Evidence evidence) {
        FactKey key = FactKey.of(subject, fact);
        if (value.isPresent() && said.add(key)) {
            claims.add(new Claim(
                    key, Claims.ANY_LINE, new Reading.Value(value.get()), evidence, Claims.PLAIN, Provision.NONE));
        }
    }
}
