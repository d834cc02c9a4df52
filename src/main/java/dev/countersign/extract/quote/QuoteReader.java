package dev.countersign.extract.quote;

import dev.countersign.extract.GpuNames;
import dev.countersign.model.Hardware;
import dev.countersign.model.Quote;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Role;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/** Reads the quotes of a document. */
public final class QuoteReader {
    /** Papers that price what was used, or what a buyer looks for, and offer nothing. */
    private static final Set<Role> NO_OFFER = Set.of(Role.BILLING, Role.BENCHMARK_LOG, Role.DATA_PROCESSING);

    private final GpuNames names;

    /** @param hardware what GPU and instance names stand for */
    public QuoteReader(Hardware hardware) {
        this.names = new GpuNames(hardware);
    }

    /** In the document's order; none where it prices nothing. */
    public List<Quote> quotes(ReadDocument document) {
        if (OwnFormat.isOne(document)) {
            return List.of(new OwnFormat(document, names).quote());
        }
        Gpus gpus = new Gpus(names);
        if (AwsEstimate.isOne(document)) {
            return finished(List.of(new AwsEstimate(document, gpus).draft()));
        }
        if (GstInvoice.isOne(document)) {
            return finished(new GstInvoice(document, gpus).drafts());
        }
        if (NO_OFFER.contains(document.document().role())) {
            return List.of();
        }
        DraftQuotes quotes = new DraftQuotes(document.document());
        Places places = new Places(document);
        new PriceTables(document, new RowReader(places, gpus), quotes).read();
        new Prose(document, places, gpus, quotes.first()).read();
        new Terms(document, places).into(quotes.all());
        boolean offers = document.document().role() == Role.QUOTE;
        return finished(quotes.all().stream()
                .filter(q -> offers || !q.lines.isEmpty() || !q.totals.isEmpty())
                .toList());
    }

    private static List<Quote> finished(Collection<QuoteDraft> drafts) {
        return drafts.stream().filter(q -> !q.isEmpty()).map(QuoteDraft::quote).toList();
    }
}
