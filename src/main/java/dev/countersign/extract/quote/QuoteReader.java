package dev.countersign.extract.quote;

import dev.countersign.extract.GpuNames;
import dev.countersign.model.Hardware;
import dev.countersign.model.Quote;
import dev.countersign.model.ReadDocument;
import java.util.List;

/** Reads the quotes of a document. */
public final class QuoteReader {
    private final GpuNames names;

    /** @param hardware what GPU and instance names stand for */
    public QuoteReader(Hardware hardware) {
        this.names = new GpuNames(hardware);
    }

    /** In the document's order; none where it prices nothing. */
    public List<Quote> quotes(ReadDocument document) {
        return OwnFormat.isOne(document) ? List.of(new OwnFormat(document, names).quote()) : List.of();
    }
}
