package dev.countersign.extract.quote;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.model.Quote;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Quotes in the data formats of others: a calculator's export, and the Indian e-invoice. */
class DataQuotesTest {
    private static final String ESTIMATE = """
            {"Name": "My Estimate",
             "Total Cost": {"monthly": "1250.50", "upfront": "100.00", "12 months": "15106.00"},
             "Metadata": {"Currency": "USD", "Created On": "11/20/2026",
               "Legal Disclaimer": "An estimate of your fees that doesn't include any taxes that might apply."},
             "Groups": {"Training": {"Services": [
               {"Service Name": "Amazon EC2 ", "Service Cost": {"monthly": "1200.25", "upfront": "100.00", "12 months": "14503.00"},
                "Properties": {"Advance EC2 instance": "p5.48xlarge", "Pricing strategy": "On-Demand"}},
               {"Service Name": "S3 Standard", "Service Cost": {"monthly": "50.25", "upfront": "0.00", "12 months": "603.00"}}]}}}
            """;

    private static final String CSV = """
            Estimate summary
            Upfront cost,Monthly cost,Total 12 months cost,Currency
            100,1250.5,15106,USD

            Detailed Estimate
            Group hierarchy,Region,Description,Service,Upfront,Monthly,First 12 months total,Currency,Status,Configuration summary
            Training,Asia,,Amazon EC2 ,100,1200.25,14503,USD,,"Advance EC2 instance (p5.48xlarge), Pricing strategy (On-Demand)"
            Training,Asia,,S3 Standard,0,50.25,603,USD,,S3 Standard storage (2 TB per month)
            """;

    @TempDir
    private Path folder;

    @Test
    void theSameEstimateInJsonAndCsvIsTheSameQuote() {
        assertThat(numbers(only("estimate.json", ESTIMATE))).isEqualTo(numbers(only("estimate.csv", CSV)));
    }

    @Test
    void anEstimateSaysThatTaxIsLeftOut() {
        Quote quote = only("estimate.json", ESTIMATE);

        assertThat(quote.taxIncluded())
                .hasValueSatisfying(t -> assertThat(t.value()).isFalse());
        assertThat(quote.date()).hasValueSatisfying(d -> assertThat(d.value()).hasToString("2026-11-20"));
        assertThat(quote.differences()).isEmpty();
    }

    @Test
    void anEInvoiceHasItemsTaxesAndRounding() {
        Quote quote = only("invoice.json", """
                {"Version": "1.1", "DocDtls": {"Typ": "INV", "No": "A1", "Dt": "20/11/2026"},
                 "SellerDtls": {"LglNm": "Meghdoot (invented)"},
                 "ItemList": [{"SlNo": "1", "PrdDesc": "GPU server rental, 8x H100 SXM5 80GB", "HsnCd": "998315", "Qty": 2,
                    "Unit": "NOS", "UnitPrice": 1250000.55, "TotAmt": 2500001.10, "Discount": 0, "AssAmt": 2500001.10,
                    "GstRt": 18.0, "IgstAmt": 450000.20, "TotItemVal": 2950001.30}],
                 "ValDtls": {"AssVal": 2500001.10, "CgstVal": 0, "SgstVal": 0, "IgstVal": 450000.20,
                    "RndOffAmt": -0.30, "TotInvVal": 2950001.00}}
                """);

        assertThat(quote.lines())
                .extracting(Quoted::brief)
                .containsExactly(
                        "GPU server rental, 8x H100 SXM5 80GB | COMMITTED_COMPUTE | 2 PIECE | 1250000.55/PIECE | 2500001.10 | INR");
        assertThat(quote.totals())
                .extracting(t -> t.kind() + " " + t.amount().value())
                .containsExactly("SUBTOTAL 2500001.10", "TAX 450000.20", "ADDITION -0.30", "TOTAL 2950001.00");
        assertThat(quote.differences()).isEmpty();
    }

    /** Item and amounts of each line, and the totals: what the two exports share. */
    private static List<String> numbers(Quote quote) {
        return Stream.concat(
                        quote.lines().stream()
                                .map(l -> l.item()
                                        + l.component()
                                        + l.hardware()
                                        + l.amount().map(a -> a.value().stripTrailingZeros())
                                        + l.upfront().map(a -> a.value().stripTrailingZeros())
                                        + l.firstYear().map(a -> a.value().stripTrailingZeros())
                                        + l.currency()),
                        quote.totals().stream()
                                .map(t -> t.kind() + " "
                                        + t.amount()
                                                .value()
                                                .stripTrailingZeros()
                                                .toPlainString() + t.period() + t.currency())
                                .sorted())
                .toList();
    }

    private Quote only(String name, String text) {
        List<Quote> quotes = Quoted.in(folder, name, text);
        assertThat(quotes).hasSize(1);
        return quotes.get(0);
    }
}
