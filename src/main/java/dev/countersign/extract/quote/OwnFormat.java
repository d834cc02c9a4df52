package dev.countersign.extract.quote;

import dev.countersign.extract.FormFactors;
import dev.countersign.extract.GpuNames;
import dev.countersign.model.CostComponent;
import dev.countersign.model.Entry;
import dev.countersign.model.FormFactor;
import dev.countersign.model.GpuModel;
import dev.countersign.model.PriceLine;
import dev.countersign.model.Quote;
import dev.countersign.model.Rate;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Stated;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Currency;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** A quote in our own format, {@code countersign-quote/1} (docs/quote-format.md). The reader has checked its shape. */
final class OwnFormat {
    private static final Set<String> HELD = Set.of("reserved", "dedicated");

    private static final Map<String, CostComponent> CHARGES = new LinkedHashMap<>();

    static {
        CHARGES.put("storage", CostComponent.PERSISTENT_STORAGE);
        CHARGES.put("snapshots", CostComponent.SNAPSHOTS);
        CHARGES.put("egress", CostComponent.NETWORK_EGRESS);
        CHARGES.put("support", CostComponent.SUPPORT);
    }

    private final GpuNames names;
    private final Entries entries;
    private final QuoteDraft draft;

    OwnFormat(ReadDocument document, GpuNames names) {
        this.names = names;
        this.entries = new Entries(document);
        this.draft = new QuoteDraft(document.document(), "");
    }

    static boolean isOne(ReadDocument document) {
        return document.entries().stream()
                .anyMatch(e -> e.pointer().equals("/format") && e.text().startsWith("countersign-quote/"));
    }

    Quote quote() {
        draft.supplier = stated("/supplier", text -> text);
        draft.currency = stated("/currency", Currency::getInstance);
        draft.taxIncluded = stated("/taxIncluded", Boolean::valueOf);
        draft.date = stated("/date", LocalDate::parse);
        draft.validUntil = stated("/validUntil", LocalDate::parse);
        draft.termMonths = stated("/termMonths", Integer::decode);
        for (int line = 0; entries.hasAny("/lines/" + line); line++) {
            line("/lines/" + line);
        }
        CHARGES.forEach((name, component) -> charge(name, component, "/charges/" + name));
        stated("/monthlyTotal", BigDecimal::new)
                .ifPresent(total -> draft.totals.add(new Quote.Total(
                        Quote.Total.Kind.TOTAL,
                        "monthlyTotal",
                        Optional.empty(),
                        total,
                        Optional.of(Rate.Period.MONTH),
                        draft.currency.map(Stated::value))));
        return draft.quote();
    }

    private void line(String at) {
        String item = Stream.of("/item", "/gpu", "/instance")
                .flatMap(key -> at(at + key).map(Entry::text).stream())
                .findFirst()
                .orElse("");
        CostComponent component = at(at + "/capacity")
                        .map(Entry::text)
                        .filter(c -> !HELD.contains(c))
                        .isPresent()
                ? CostComponent.BURST_COMPUTE
                : CostComponent.COMMITTED_COMPUTE;
        LineDraft line = new LineDraft(item, component, entries.evidenceBelow(at));
        PriceLine.OfferedGpus gpus = gpus(at);
        line.hardware = Optional.of(gpus);
        line.unitPrice = rate(at + "/unitPrice");
        line.unit = line.unitPrice.flatMap(price -> price.value().unit());
        line.quantity = line.unit.flatMap(unit -> switch (unit) {
            case GPU -> stated(at + "/gpus", BigDecimal::new);
            case NODE -> stated(at + "/nodes", BigDecimal::new);
            default -> Optional.empty();
        });
        line.amount = stated(at + "/monthlyPrice", BigDecimal::new);
        line.amountPeriod = line.amount.map(amount -> Rate.Period.MONTH);
        add(line);
    }

    /** The amount of a charge; or nothing to pay, where its words say so. */
    private void charge(String name, CostComponent component, String at) {
        if (!entries.hasAny(at)) {
            return;
        }
        Optional<Entry> note = at(at + "/note");
        String item = note.map(n -> name + ": " + n.text()).orElse(name);
        LineDraft line = new LineDraft(item, component, entries.evidenceBelow(at));
        line.unitPrice = rate(at);
        if (line.unitPrice.isEmpty() && note.filter(n -> Words.isFree(n.text())).isPresent()) {
            line.amount = note.map(n -> new Stated<>(BigDecimal.ZERO, entries.evidence(n)));
        }
        line.unit = line.unitPrice.flatMap(price -> price.value().unit());
        add(line);
    }

    private void add(LineDraft line) {
        if (line.hasPrice()) {
            draft.lines.add(line);
        } else {
            draft.rejected.add(new Stated<>(line.item.isEmpty() ? line.evidence.quote() : line.item, line.evidence));
        }
    }

    private Optional<Stated<Rate>> rate(String at) {
        Words.Per per = at(at + "/per").map(e -> Words.per(e.text())).orElse(Words.Per.NOTHING);
        return stated(at + "/amount", text -> new Rate(new BigDecimal(text), per.unit(), per.period()));
    }

    /** What the keys state, and what a name alone settles. */
    private PriceLine.OfferedGpus gpus(String at) {
        Optional<GpuNames.NamedInstance> instance = at(at + "/instance").flatMap(e -> names.instanceIn(e.text()));
        Optional<GpuModel> model = at(at + "/gpu")
                .or(() -> at(at + "/item"))
                .flatMap(e -> names.in(e.text()).stream().findFirst())
                .map(GpuNames.Named::model)
                .or(() -> instance.map(i -> new GpuModel(i.gpu().family())));
        Optional<FormFactor> form = at(at + "/formFactor")
                .flatMap(e -> FormFactors.in(e.text()))
                .or(() -> instance.map(i -> i.gpu().formFactor()));
        Optional<Integer> memory =
                whole(at + "/memoryGb").or(() -> instance.map(i -> i.gpu().memoryGb()));
        return new PriceLine.OfferedGpus(
                model,
                form.or(() -> model.flatMap(m -> names.formFactorOf(m, memory))),
                memory.or(() -> model.flatMap(m -> names.memoryOf(m, form))),
                whole(at + "/gpusPerNode")
                        .or(() -> instance.map(i -> i.instance().gpusPerNode())),
                whole(at + "/nodes"),
                whole(at + "/gpus"),
                at(at + "/instance").map(Entry::text));
    }

    private Optional<Integer> whole(String pointer) {
        return stated(pointer, Integer::decode).map(Stated::value);
    }

    /** What the format's own check lets pass and is no such value is named. */
    private <T> Optional<Stated<T>> stated(String pointer, Function<String, T> read) {
        Optional<Stated<T>> stated = entries.stated(pointer, read);
        if (stated.isEmpty()) {
            at(pointer)
                    .ifPresent(e -> draft.rejected.add(new Stated<>(pointer + ": " + e.text(), entries.evidence(e))));
        }
        return stated;
    }

    private Optional<Entry> at(String pointer) {
        return entries.at(pointer);
    }
}
