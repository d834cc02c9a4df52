package dev.countersign.extract;

import dev.countersign.extract.construction.Parties;
import dev.countersign.model.Claim;
import dev.countersign.model.DocumentFacts;
import dev.countersign.model.Hardware;
import dev.countersign.model.Quote;
import dev.countersign.model.ReadDocument;
import java.util.List;
import java.util.stream.Stream;

/** All extractors there are, over one document. */
public final class Extractors {
    private final List<FactExtractor> extractors;

    /** @param hardware what GPU and instance names stand for */
    public Extractors(Hardware hardware) {
        GpuNames names = new GpuNames(hardware);
        extractors = List.of(
                new QuoteFileFacts(names),
                new HardwareFacts(names),
                new NodeFailureFacts(),
                new ChargesFacts(),
                new SupportFacts(),
                new TenancyFacts(),
                new CommitmentFacts(),
                new CapacityFacts(),
                new SupplierFacts(hardware),
                new TestWindowFacts(),
                new UsageExportFacts(),
                new SoftwareStackFacts(),
                new DataHandlingFacts());
    }

    /**
     * Claims in the order of the extractors, then of the document; last those of its quotes.
     *
     * @param quotes of the document
     */
    public DocumentFacts extract(ReadDocument document, List<Quote> quotes) {
        List<Passage> passages = Passages.of(document);
        Parties parties = Parties.of(passages.stream().map(Passage::text).toList());
        Paper paper =
                new Paper(document, passages.stream().filter(p -> !p.isCited()).toList(), parties);
        List<Claim> said =
                extractors.stream().flatMap(e -> e.extract(paper).stream()).toList();
        List<Claim> claims = Stream.concat(
                        said.stream(), QuoteClaims.of(document.document().role(), quotes, said).stream())
                .toList();
        return new DocumentFacts(document, claims, Constructions.of(document, passages, parties), quotes);
    }
}
