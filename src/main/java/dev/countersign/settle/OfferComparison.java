package dev.countersign.settle;

import dev.countersign.model.Brief;
import dev.countersign.model.Cause;
import dev.countersign.model.Comparison;
import dev.countersign.model.Evidence;
import dev.countersign.model.Fact;
import dev.countersign.model.OfferAnswer;
import dev.countersign.model.QuoteLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Holds offers against the brief, and against each other. */
final class OfferComparison {
    /** A GPU's name: H100, MI300X, L40S, B200. */
    private static final Pattern GPU_NAME = Pattern.compile("\\b[A-Z]{1,3}\\d{1,4}[A-Z]{0,2}\\b");

    private static final Pattern ALTERNATIVE =
            Pattern.compile("\\bor\\b|\\bequivalent\\b|\\bbetter\\b|/|或|及以上|同等", Pattern.CASE_INSENSITIVE);

    private final Brief brief;

    OfferComparison(Brief brief) {
        this.brief = brief;
    }

    OfferAnswer answer(OfferShape offer) {
        Fact<Boolean> gpus = gpus(offer);
        Fact<Boolean> model = model(offer);
        Fact<Boolean> term = term(offer);
        Fact<Boolean> location = location(offer);
        return new OfferAnswer(
                offer.offer(), offer.offer(), all(List.of(gpus, model, term, location)), gpus, model, term, location);
    }

    private static Fact<Boolean> all(List<Fact<Boolean>> points) {
        String name = "OfferAnswer.all";
        List<Fact<Boolean>> asked = points.stream().filter(p -> !p.isAbsent()).toList();
        if (asked.isEmpty()) {
            return new Fact.Absent<>(name, ((Fact.Absent<?>) points.get(0)).searched());
        }
        Optional<Fact<Boolean>> missed = asked.stream().filter(p -> p.is(false)).findFirst();
        if (missed.isPresent()) {
            return Derived.known(name, false, missed.get());
        }
        Fact<?>[] facts = asked.toArray(Fact<?>[]::new);
        return asked.stream().allMatch(Fact::isKnown) ? Derived.known(name, true, facts) : Derived.unclear(name, facts);
    }

    private Fact<Boolean> gpus(OfferShape offer) {
        String name = "OfferAnswer.gpus";
        if (brief.workload().gpus().isEmpty()) {
            return notAsked(name);
        }
        if (!offer.isCounted()) {
            return Derived.unclear(name, offer.counts());
        }
        int asked = brief.workload().gpus().get();
        int sum = offer.lines().stream().mapToInt(OfferShape::gpus).sum();
        boolean one = offer.lines().stream().anyMatch(l -> OfferShape.gpus(l) == asked);
        if (sum > asked && !one && offer.lines().size() > 1) {
            return Derived.open(name, Cause.AMBIGUOUS, "the lines may be a choice or a sum", offer.counts());
        }
        return both(name, one || sum == asked, "gpus", offer.countEvidence());
    }

    private Fact<Boolean> model(OfferShape offer) {
        String name = "OfferAnswer.model";
        if (brief.workload().gpuModel().isEmpty()) {
            return notAsked(name);
        }
        Fact<?>[] offered = offer.lines().stream().map(QuoteLine::gpu).toArray(Fact<?>[]::new);
        if (!Stream.of(offered).allMatch(Fact::isKnown)) {
            return Derived.unclear(name, offered);
        }
        String asked = brief.workload().gpuModel().get();
        boolean named = offer.lines().stream()
                .anyMatch(l -> containsWord(asked, OfferShape.value(l.gpu()).family()));
        if (!named
                && (ALTERNATIVE.matcher(asked).find()
                        || !GPU_NAME.matcher(asked).find())) {
            return Derived.open(name, Cause.AMBIGUOUS, "the brief leaves the GPU model open", offered);
        }
        return both(name, named, "gpuModel", Stream.of(offered).flatMap(f -> f.places().stream()));
    }

    private static boolean containsWord(String text, String word) {
        return Pattern.compile("(?<![A-Za-z0-9])" + Pattern.quote(word) + "(?![A-Za-z0-9])", Pattern.CASE_INSENSITIVE)
                .matcher(text)
                .find();
    }

    private Fact<Boolean> term(OfferShape offer) {
        String name = "OfferAnswer.term";
        if (brief.workload().durationMonths().isEmpty()) {
            return notAsked(name);
        }
        Fact<Integer> offered = offer.capacity().termMonths();
        if (offered instanceof Fact.Known<Integer> known) {
            return both(
                    name,
                    known.is(brief.workload().durationMonths().get()),
                    "durationMonths",
                    known.evidence().stream());
        }
        return offer.committed(name).is(false) // by the hour, it is as long as it is needed
                ? both(name, true, "durationMonths", offer.committed(name).places().stream())
                : Derived.unclear(name, offered);
    }

    private Fact<Boolean> location(OfferShape offer) {
        String name = "OfferAnswer.location";
        if (brief.workload().dataLocation().isEmpty()) {
            return notAsked(name);
        }
        Fact<String> site = offer.capacity().site();
        if (!(site instanceof Fact.Known<String> known)) {
            return Derived.unclear(name, site);
        }
        return containsWord(known.value(), brief.workload().dataLocation().get())
                ? both(name, true, "dataLocation", known.evidence().stream())
                : Derived.open(name, Cause.AMBIGUOUS, "the site does not name the place that the brief asks", site);
    }

    private Fact<Boolean> both(String name, boolean answered, String key, Stream<Evidence> offered) {
        return Derived.known(name, answered, Stream.concat(offered, brief.place(key).stream()));
    }

    private Fact<Boolean> notAsked(String name) {
        return BriefFacts.isGiven(brief)
                ? new Fact.Absent<>(name, List.of(BriefFacts.BRIEF))
                : new Fact.Unclear<>(name, Cause.NOT_ASSESSED, BriefFacts.SILENT, List.of());
    }

    /** None where there is nothing to compare. */
    static Optional<Comparison> among(List<OfferShape> offers) {
        return offers.size() < 2
                ? Optional.empty()
                : Optional.of(new Comparison(
                        "",
                        "",
                        same(
                                "Comparison.sameGpus",
                                offers,
                                OfferShape::counts,
                                o -> o.lines().stream()
                                        .mapToInt(OfferShape::gpus)
                                        .sum()),
                        same("Comparison.sameModel", offers, OfferComparison::models, OfferComparison::families),
                        same(
                                "Comparison.sameTerm",
                                offers,
                                o -> new Fact<?>[] {o.capacity().termMonths()},
                                o -> OfferShape.value(o.capacity().termMonths())),
                        same(
                                "Comparison.sameSite",
                                offers,
                                o -> new Fact<?>[] {o.capacity().site()},
                                o -> OfferShape.value(o.capacity().site()).toLowerCase(Locale.ROOT))));
    }

    private static Fact<?>[] models(OfferShape offer) {
        return offer.lines().stream().map(QuoteLine::gpu).toArray(Fact<?>[]::new);
    }

    private static Object families(OfferShape offer) {
        return offer.lines().stream()
                .map(l -> OfferShape.value(l.gpu()).family())
                .collect(Collectors.toSet());
    }

    private static Fact<Boolean> same(
            String name,
            List<OfferShape> offers,
            Function<OfferShape, Fact<?>[]> facts,
            Function<OfferShape, Object> value) {
        List<Fact<?>> all = new ArrayList<>();
        offers.forEach(o -> all.addAll(List.of(facts.apply(o))));
        Fact<?>[] from = all.toArray(Fact<?>[]::new);
        return all.stream().allMatch(Fact::isKnown)
                ? Derived.known(name, offers.stream().map(value).distinct().count() == 1, from)
                : Derived.unclear(name, from);
    }
}
