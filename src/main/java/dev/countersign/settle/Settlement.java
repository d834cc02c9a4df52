package dev.countersign.settle;

import dev.countersign.model.Brief;
import dev.countersign.model.Charges;
import dev.countersign.model.Claim;
import dev.countersign.model.Commitment;
import dev.countersign.model.DataHandling;
import dev.countersign.model.Document;
import dev.countersign.model.DocumentFacts;
import dev.countersign.model.Fact;
import dev.countersign.model.FactKey;
import dev.countersign.model.NodeFailure;
import dev.countersign.model.OfferedCapacity;
import dev.countersign.model.QuoteLine;
import dev.countersign.model.SoftwareStack;
import dev.countersign.model.Subject;
import dev.countersign.model.Supplier;
import dev.countersign.model.Support;
import dev.countersign.model.Tenancy;
import dev.countersign.model.TestWindow;
import dev.countersign.model.UsageExport;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Builds the subjects of every offer, each fact of them settled from the claims of the documents. */
public final class Settlement {
    /** One of each for every offer. */
    private static final List<Class<? extends Subject>> OF_AN_OFFER = List.of(
            NodeFailure.class,
            Charges.class,
            Support.class,
            Tenancy.class,
            Commitment.class,
            OfferedCapacity.class,
            Supplier.class,
            TestWindow.class,
            UsageExport.class,
            SoftwareStack.class,
            DataHandling.class);

    private final Brief brief;

    public Settlement(Brief brief) {
        this.brief = brief;
    }

    /**
     * @param documents with their roles, and what they say
     * @return sorted by type, then id; the same whatever order the documents come in
     */
    public List<Subject> settle(Collection<DocumentFacts> documents) {
        List<DocumentFacts> sorted = documents.stream()
                .sorted(Comparator.comparing(d -> d.read().document().id()))
                .toList();
        List<Subject> subjects = new ArrayList<>();
        for (String offer : offers(sorted)) {
            List<DocumentFacts> papers = sorted.stream()
                    .filter(d -> belongs(d.read().document(), offer))
                    .toList();
            subjects.addAll(new OfferSettlement(offer, papers).subjects());
        }
        subjects.addAll(againstTheBrief(subjects));
        subjects.sort(Comparator.comparing((Subject s) -> s.getClass().getSimpleName())
                .thenComparing(Subject::id));
        return subjects;
    }

    /** The brief itself, and every offer held against it and against the others. */
    private List<Subject> againstTheBrief(List<Subject> subjects) {
        List<OfferShape> offers = OfferShape.of(subjects);
        List<Subject> derived = new ArrayList<>();
        if (offers.isEmpty()) {
            return derived;
        }
        derived.add(new BriefFacts(brief).subject(offers));
        OfferComparison comparison = new OfferComparison(brief);
        MemoryReckoning memory = new MemoryReckoning(brief);
        for (OfferShape offer : offers) {
            derived.add(comparison.answer(offer));
            derived.add(memory.of(offer));
        }
        OfferComparison.among(offers).ifPresent(derived::add);
        return derived;
    }

    private static Set<String> offers(List<DocumentFacts> documents) {
        Set<String> offers =
                documents.stream().map(d -> d.read().document().offer()).collect(Collectors.toCollection(TreeSet::new));
        if (offers.size() > 1) {
            offers.remove("");
        }
        return offers;
    }

    /** A document that lies in no supplier's folder is for all of them. */
    private static boolean belongs(Document document, String offer) {
        return document.offer().isEmpty() || document.offer().equals(offer);
    }

    private final class OfferSettlement {
        private final String offer;
        private final List<Claim> claims;
        private final ClosedWorld world;
        private final Prevalence prevalence;
        private final List<Subject> statements = new ArrayList<>();

        OfferSettlement(String offer, List<DocumentFacts> papers) {
            this.offer = offer;
            this.claims = papers.stream().flatMap(p -> p.claims().stream()).toList();
            this.world = new ClosedWorld(
                    papers.stream().map(DocumentFacts::read).toList(),
                    papers.stream()
                            .flatMap(p -> p.construction().incorporated().stream())
                            .toList());
            this.prevalence = new Prevalence(papers);
        }

        List<Subject> subjects() {
            List<Subject> subjects = new ArrayList<>();
            for (Class<? extends Subject> type : OF_AN_OFFER) {
                subjects.add(subject(type, "", c -> true));
            }
            // Quotes number their lines; a contract's schedule speaks of the only line there is, or of none in
            // particular.
            List<Integer> lines = claims.stream()
                    .map(Claim::line)
                    .filter(n -> n >= 0)
                    .distinct()
                    .sorted()
                    .toList();
            boolean single = lines.size() <= 1;
            for (int line : single ? List.of(lines.isEmpty() ? 0 : lines.get(0)) : lines) {
                subjects.add(subject(
                        QuoteLine.class, Integer.toString(line + 1), c -> c.line() == line || single && c.line() < 0));
            }
            subjects.addAll(statements);
            return subjects;
        }

        private Subject subject(Class<? extends Subject> type, String number, Predicate<Claim> about) {
            String id = Arrays.asList(offer, number).stream()
                    .filter(part -> !part.isEmpty())
                    .collect(Collectors.joining("/"));
            Map<String, Object> values = new HashMap<>();
            values.put("id", id);
            values.put("offer", offer);
            for (RecordComponent component : type.getRecordComponents()) {
                if (component.getType() == Fact.class) {
                    FactKey key = FactKey.of(type, component.getName());
                    List<Claim> said = claims.stream()
                            .filter(c -> c.fact().equals(key))
                            .filter(about)
                            .toList();
                    Settled settled = Settled.of(key, said, world, prevalence);
                    values.put(component.getName(), settled.fact());
                    settled.stated()
                            .ifPresent(stated -> statements.add(ClaimWeighing.statement(
                                    (id.isEmpty() ? "" : id + "/") + key.name(), offer, stated)));
                }
            }
            if (type == Support.class) {
                values.put("coversTraining", TrainingCover.of(values, brief));
            }
            return construct(type, values);
        }

        private Subject construct(Class<? extends Subject> type, Map<String, Object> values) {
            RecordComponent[] components = type.getRecordComponents();
            try {
                return type.getDeclaredConstructor(Arrays.stream(components)
                                .map(RecordComponent::getType)
                                .toArray(Class<?>[]::new))
                        .newInstance(IntStream.range(0, components.length)
                                .mapToObj(i -> values.get(components[i].getName()))
                                .toArray());
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(type + " is not a record of facts", e);
            }
        }
    }

    /** A fact; and where several places state it, what all of them say, sales material included. */
    record Settled(Fact<?> fact, Optional<Fact<Object>> stated) {
        static Settled of(FactKey key, List<Claim> said, ClosedWorld world, Prevalence prevalence) {
            return new ClaimWeighing(key, said, world, prevalence).settled();
        }
    }
}
