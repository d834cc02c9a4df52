package dev.countersign.settle;

import dev.countersign.model.Brief;
import dev.countersign.model.Cause;
import dev.countersign.model.Evidence;
import dev.countersign.model.Fact;
import dev.countersign.model.Route;
import dev.countersign.model.Sourcing;
import dev.countersign.model.SourcingDecision;
import dev.countersign.model.SourcingInputs;
import dev.countersign.model.Subject;
import dev.countersign.model.Worksheet;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Asks the decision table for every offer, and says what the brief and the offer are to each other. */
public final class SourcingFacts {
    /** Where the brief says an input of the table. */
    private static final Map<String, String> KEY_OF = Map.of(
            "Custom weights", "needs",
            "Private kernels", "needs",
            "Multi node", "needs",
            "Hardware control", "needs",
            "Benchmarked", "benchmarked",
            "Stable", "shape",
            "Utilisation", "utilisation",
            "Term months", "durationMonths",
            "API cheaper", "api");

    private final Brief brief;
    private final BriefFacts facts;
    private final Function<SourcingInputs, SourcingDecision> table;

    /** @param table is asked only where the brief gives one of its inputs */
    public SourcingFacts(Brief brief, Function<SourcingInputs, SourcingDecision> table) {
        this.brief = brief;
        this.facts = new BriefFacts(brief);
        this.table = table;
    }

    /**
     * @param subjects of all offers, settled
     * @param worksheets of the offers that have one
     * @return one for each offer
     */
    public List<Subject> of(List<Subject> subjects, List<Worksheet> worksheets) {
        List<Subject> sourcing = new ArrayList<>();
        for (OfferShape offer : OfferShape.of(subjects)) {
            Optional<Worksheet> worksheet = worksheets.stream()
                    .filter(w -> w.offer().equals(offer.offer()))
                    .findFirst();
            sourcing.add(of(offer, worksheet));
        }
        return sourcing;
    }

    private Sourcing of(OfferShape offer, Optional<Worksheet> worksheet) {
        Fact<Boolean> apiCheaper = apiCheaper(worksheet);
        SourcingInputs inputs = SourcingInputs.of(
                brief, apiCheaper.isKnown() ? Optional.of(OfferShape.value(apiCheaper)) : Optional.empty());
        Optional<SourcingDecision> decision = inputs.isEmpty() ? Optional.empty() : Optional.of(table.apply(inputs));
        return new Sourcing(
                offer.offer(),
                offer.offer(),
                route(decision, inputs),
                row(decision, inputs),
                flips("Sourcing.flipsAt", decision, inputs, u -> u),
                flips(
                        "Sourcing.margin",
                        decision,
                        inputs,
                        u -> Math.abs(u - inputs.utilisation().orElseThrow())),
                offer.committed("Sourcing.committed"),
                offer.tenancy().dedicated(),
                offer.capacity().burst().isKnown()
                        ? offer.capacity().burst()
                        : offer.capacity().onDemand(),
                needsGpus(),
                facts.assessed("Sourcing.benchmarked", inputs.benchmarked(), "benchmarked"),
                facts.assessed("Sourcing.stable", inputs.stable(), "shape"),
                apiCheaper);
    }

    private Fact<Route> route(Optional<SourcingDecision> decision, SourcingInputs inputs) {
        String name = "Sourcing.route";
        return decision.filter(d -> d.routes().size() == 1)
                .map(d -> Derived.known(name, d.routes().iterator().next(), evidence(d)))
                .orElseGet(() -> undecided(name, decision, inputs));
    }

    private Fact<SourcingDecision.Row> row(Optional<SourcingDecision> decision, SourcingInputs inputs) {
        String name = "Sourcing.row";
        return decision.filter(d -> d.rows().size() == 1)
                .map(d -> Derived.known(name, d.rows().get(0), evidence(d)))
                .orElseGet(() -> undecided(name, decision, inputs));
    }

    /** @param value of the utilisation at which another route is right */
    private Fact<Integer> flips(
            String name, Optional<SourcingDecision> decision, SourcingInputs inputs, UnaryOperator<Integer> value) {
        if (decision.isEmpty()
                || decision.get().routes().size() != 1
                || inputs.utilisation().isEmpty()) {
            return undecided(name, decision, inputs);
        }
        return decision.get()
                .flipsAt()
                .map(u -> Derived.known(name, value.apply(u), evidence(decision.get())))
                .orElseGet(() -> new Fact.Absent<>(name, List.of(BriefFacts.BRIEF)));
    }

    /** What the brief says of the inputs that decided. */
    private Stream<Evidence> evidence(SourcingDecision decision) {
        return decision.asked().stream().map(KEY_OF::get).distinct().sorted().flatMap(key -> brief.place(key).stream());
    }

    private <T> Fact<T> undecided(String name, Optional<SourcingDecision> decision, SourcingInputs inputs) {
        Set<String> missing = new TreeSet<>(inputs.missing());
        decision.ifPresent(d -> missing.retainAll(d.asked()));
        Set<String> keys = new TreeSet<>();
        missing.forEach(m -> keys.add(KEY_OF.get(m)));
        return facts.assessed(name, Optional.empty(), String.join(", ", keys));
    }

    /** True as soon as one need is stated; false only where all four are denied. */
    private Fact<Boolean> needsGpus() {
        Optional<Brief.Needs> needs = brief.workload().needs();
        List<Optional<Boolean>> each = needs.stream()
                .flatMap(n -> Stream.of(n.customWeights(), n.privateKernels(), n.multiNode(), n.hardwareControl()))
                .toList();
        Optional<Boolean> any = each.stream().anyMatch(n -> n.orElse(false))
                ? Optional.of(true)
                : each.isEmpty() || each.stream().anyMatch(Optional::isEmpty) ? Optional.empty() : Optional.of(false);
        return facts.assessed("Sourcing.needsGpus", any, "needs");
    }

    /** By the whole range of the worksheet's cost per useful unit; between its ends nobody knows. */
    private Fact<Boolean> apiCheaper(Optional<Worksheet> worksheet) {
        String name = "Sourcing.apiCheaper";
        if (brief.api().isEmpty()) {
            return facts.assessed(name, Optional.empty(), "api");
        }
        var api = brief.api().get().pricePerUnit();
        var own = worksheet
                .filter(w -> w.currency().equals(Optional.of(api.currency())))
                .flatMap(Worksheet::perUsefulUnit);
        if (own.isPresent() && api.amount().compareTo(own.get().low()) < 0) {
            return facts.assessed(name, Optional.of(true), "api");
        }
        if (own.isPresent()
                && own.get().high().filter(h -> api.amount().compareTo(h) > 0).isPresent()) {
            return facts.assessed(name, Optional.of(false), "api");
        }
        return Derived.open(name, Cause.NOT_ASSESSED, "the cost per useful unit is not reckoned");
    }
}
