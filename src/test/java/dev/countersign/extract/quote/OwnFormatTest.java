package dev.countersign.extract.quote;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.model.FormFactor;
import dev.countersign.model.Place;
import dev.countersign.model.PriceLine;
import dev.countersign.model.Quote;
import dev.countersign.model.Rate;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A quote in our own format becomes lines and totals, each at its pointer. */
class OwnFormatTest {
    private static final String QUOTE = """
            format: countersign-quote/1
            supplier: Meghdoot (invented)
            date: 2026-11-20
            validUntil: 2026-12-31
            currency: INR
            taxIncluded: false
            termMonths: 12
            lines:
              - item: HGX cluster
                capacity: reserved
                gpu: H100
                formFactor: SXM5
                memoryGb: 80
                gpusPerNode: 8
                nodes: 4
                gpus: 32
                unitPrice: {amount: "212.00", per: gpu-hour}
                monthlyPrice: "4952320.00"
              - capacity: on-demand
                gpu: 8x H100
                unitPrice: {amount: "2100.00", per: node-hour}
              - item: a line nobody priced
            charges:
              storage: {amount: "6.50", per: GB-month}
              egress: {amount: "0.00", per: GB, note: included up to 100 TB a month}
              support: {note: premium support is included}
            monthlyTotal: "5100000.00"
            """;

    @TempDir
    private Path folder;

    @Test
    void everyPricedLineAndChargeIsALine() {
        assertThat(quote().lines())
                .extracting(Quoted::brief)
                .containsExactly(
                        "HGX cluster | COMMITTED_COMPUTE | 32 GPU | 212.00/GPU/HOUR | 4952320.00/MONTH | INR",
                        "8x H100 | BURST_COMPUTE | - NODE | 2100.00/NODE/HOUR | - | INR",
                        "storage | PERSISTENT_STORAGE | - GB | 6.50/GB/MONTH | - | INR",
                        "egress: included up to 100 TB a month | NETWORK_EGRESS | - GB | 0.00/GB/ONCE | - | INR",
                        "support: premium support is included | SUPPORT | - | - | 0 | INR");
    }

    @Test
    void whatHasNoPriceIsNamedAndNotDropped() {
        assertThat(quote().rejected()).extracting(r -> r.value()).containsExactly("a line nobody priced");
    }

    @Test
    void aBareNameLeavesFormMemoryAndNodesOpen() {
        PriceLine.OfferedGpus gpus = quote().lines().get(1).hardware().orElseThrow();

        assertThat(gpus.model()).hasValueSatisfying(m -> assertThat(m.family()).isEqualTo("H100"));
        assertThat(gpus.formFactor()).isEmpty();
        assertThat(gpus.memoryGb()).isEmpty();
        assertThat(gpus.gpusPerNode()).isEmpty();
        assertThat(gpus.nodes()).isEmpty();
    }

    @Test
    void whatIsStatedOfTheGpusIsKept() {
        PriceLine.OfferedGpus gpus = quote().lines().get(0).hardware().orElseThrow();

        assertThat(gpus.formFactor()).contains(FormFactor.SXM);
        assertThat(gpus.memoryGb()).contains(80);
        assertThat(gpus.nodes()).contains(4);
        assertThat(gpus.gpus()).contains(32);
    }

    @Test
    void totalsAndTermsHaveTheirPlaces() {
        Quote quote = quote();

        assertThat(quote.totals())
                .extracting(t ->
                        t.kind() + " " + t.amount().value() + " " + t.period().orElseThrow())
                .containsExactly("TOTAL 5100000.00 " + Rate.Period.MONTH);
        assertThat(quote.taxIncluded())
                .hasValueSatisfying(t -> assertThat(t.value()).isFalse());
        assertThat(quote.termMonths())
                .hasValueSatisfying(t -> assertThat(t.value()).isEqualTo(12));
        assertThat(quote.validUntil()).hasValueSatisfying(t -> {
            assertThat(t.value()).hasToString("2026-12-31");
            assertThat(t.evidence().place()).isEqualTo(new Place.AtPointer("/validUntil", 4));
        });
    }

    private Quote quote() {
        List<Quote> quotes = Quoted.in(folder, "quote.yaml", QUOTE);
        assertThat(quotes).hasSize(1);
        return quotes.get(0);
    }
}
