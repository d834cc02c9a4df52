package dev.countersign.extract.quote;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.model.PriceLine;
import dev.countersign.model.Quote;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A mail that offers at rates is a quote. */
class ProseTest {
    private static final String MAIL = """
            From: sales@meghdoot.example
            To: buyer@asha.example
            Subject: Offer for H100 capacity
            Date: Mon, 30 Nov 2026 10:00:00 +0530
            Content-Type: text/plain; charset=utf-8

            Dear team,

            We can offer 8 nodes of 8x H100 SXM5 80GB at $2.15/GPU/hr for 12 months, 10% prepayment,
            storage $0.07/GB-month, egress free; quote valid till 15 Dec 2026.

            A late payment fee of $80 per day applies.
            """;

    @TempDir
    private Path folder;

    @Test
    void everyRateOfAMailIsALine() {
        Quote quote = quote(MAIL);

        assertThat(quote.lines())
                .extracting(Quoted::brief)
                .containsExactly(
                        "We can offer 8 nodes of 8x H100 SXM5 80GB at $2.15/GPU/hr for 12 months | COMMITTED_COMPUTE | 8 NODE | 2.15/GPU/HOUR | - | -",
                        "storage $0.07/GB-month | PERSISTENT_STORAGE | - | 0.07/GB/MONTH | - | -",
                        "egress free | NETWORK_EGRESS | - | - | 0 | -");
    }

    @Test
    void itsWordsSettleTheHardware() {
        PriceLine.OfferedGpus gpus = quote(MAIL).lines().get(0).hardware().orElseThrow();

        assertThat(gpus.nodes()).contains(8);
        assertThat(gpus.gpusPerNode()).contains(8);
        assertThat(gpus.memoryGb()).contains(80);
    }

    private Quote quote(String mail) {
        List<Quote> quotes = Quoted.in(folder, "offer.eml", mail);
        assertThat(quotes).hasSize(1);
        return quotes.get(0);
    }
}
