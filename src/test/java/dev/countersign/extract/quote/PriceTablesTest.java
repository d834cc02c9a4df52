package dev.countersign.extract.quote;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.model.FormFactor;
import dev.countersign.model.Place;
import dev.countersign.model.PriceLine;
import dev.countersign.model.Quote;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Price tables of any shape become lines and totals, by the words at the heads of their columns. */
class PriceTablesTest {
    @TempDir
    private Path folder;

    @Test
    void aCalculatorsExportHasItsSummaryAsTotals() {
        Quote quote = only("estimate.csv", """
                Estimate summary
                Upfront cost,Monthly cost,Total 12 months cost,Currency
                100,1250.5,15106,USD

                Detailed Estimate
                Group hierarchy,Region,Description,Service,Upfront,Monthly,First 12 months total,Currency,Status,Configuration summary
                My Estimate,Asia,,Amazon EC2 ,100,1200.25,14503,USD,,"Advance EC2 instance (p5.48xlarge), Pricing strategy (On-Demand)"
                My Estimate,Asia,,S3 Standard,0,50.25,603,USD,,S3 Standard storage (2 TB per month)
                """);

        assertThat(quote.lines())
                .extracting(Quoted::brief)
                .containsExactly(
                        "Amazon EC2 | BURST_COMPUTE | - | - | 1200.25/MONTH | USD",
                        "S3 Standard | PERSISTENT_STORAGE | - | - | 50.25/MONTH | USD");
        assertThat(quote.totals())
                .extracting(t ->
                        t.kind() + " " + t.amount().value() + " " + t.period().orElseThrow())
                .containsExactly("UPFRONT 100 ONCE", "TOTAL 1250.5 MONTH", "TOTAL 15106 YEAR");
        PriceLine.OfferedGpus gpus = quote.lines().get(0).hardware().orElseThrow();
        assertThat(gpus.instance()).contains("p5.48xlarge");
        assertThat(gpus.gpusPerNode()).contains(8);
        assertThat(quote.differences()).isEmpty();
        assertThat(quote.lines().get(1).amount().orElseThrow().evidence().place())
                .isEqualTo(new Place.InCell("estimate", "F8"));
    }

    @Test
    void whatStandsBelowALineOverTheWholeWidthTellsMoreOfIt() {
        Quote quote = only("estimate.html", """
                <table>
                <tr><th>Name</th><th>Region</th><th>Upfront cost</th><th>Monthly cost</th></tr>
                <tr><td>Amazon EC2</td><td>Asia</td><td>0.00 USD</td><td>1,200.25 USD</td></tr>
                <tr><td colspan="4">Description: Config summary: Advance EC2 instance (p5.48xlarge), Pricing strategy (On- Demand)</td></tr>
                <tr><td>S3 Standard</td><td>Asia</td><td>0.00 USD</td><td>50.25 USD</td></tr>
                <tr><td colspan="4">All GPUs are NVIDIA H100.</td></tr>
                </table>
                """);

        assertThat(quote.lines())
                .extracting(Quoted::brief)
                .containsExactly(
                        "Amazon EC2 | BURST_COMPUTE | - | - | 1200.25/MONTH | USD",
                        "S3 Standard | PERSISTENT_STORAGE | - | - | 50.25/MONTH | USD");
        assertThat(quote.lines().get(0).hardware().orElseThrow().instance()).contains("p5.48xlarge");
        assertThat(quote.lines().get(1).hardware()).isEmpty();
    }

    @Test
    void aNameThatStandsOnceHoldsForTheRowsBesideIt() {
        Quote quote = only("offer.html", """
                <table>
                <tr><th>Item</th><th>Plan</th><th>Price (INR per month)</th></tr>
                <tr><td rowspan="2">GPU node 8x H100 SXM5</td><td>reserved</td><td>18,00,000</td></tr>
                <tr><td>on demand</td><td>25,00,000</td></tr>
                </table>
                """);

        assertThat(quote.lines())
                .extracting(l ->
                        l.item() + " " + l.unitPrice().orElseThrow().value().amount())
                .containsExactly(
                        "GPU node 8x H100 SXM5 - reserved 1800000", "GPU node 8x H100 SXM5 - on demand 2500000");
    }

    @Test
    void commasMayBeDecimal() {
        Quote quote = only("angebot.md", """
                Währung: EUR

                | Pos | Beschreibung | Menge | Nettopreis | Steuersatz | Nettobetrag |
                |---|---|---|---|---|---|
                | 1 | GPU-Server 8x H100 | 2 | 18.250,5050 | 19 % | 36.501,01 |
                | 2 | Support | 1 | 86,5500 | 19 % | 86,55 |
                | | Positionssumme | | | | 36.587,56 |
                | | Umsatzsteuer 19 % | | | | 6.951,64 |
                | | Bruttosumme | | | | 43.539,20 |
                """);

        assertThat(quote.lines())
                .extracting(Quoted::brief)
                .containsExactly(
                        "GPU-Server 8x H100 | COMMITTED_COMPUTE | 2 | 18250.5050 | 36501.01 | EUR",
                        "Support | SUPPORT | 1 | 86.5500 | 86.55 | EUR");
        assertThat(quote.totals()).extracting(t -> t.kind().name()).containsExactly("SUBTOTAL", "TAX", "TOTAL");
        assertThat(quote.differences()).isEmpty();
    }

    @Test
    void amountsInLakhsAreExactToTheirLastPlace() {
        Quote quote = only("quotation.md", """
                | Item | Qty | Rate (INR) | Amount (₹ lakh) |
                |---|---|---|---|
                | GPU node with 8x H100 SXM5 | 3 | 12,34,567 | 37.04 |
                | GPU node with 8x H200 | 3 | 12,34,567 | 39.04 |
                """);

        assertThat(quote.lines())
                .extracting(l -> l.amount().orElseThrow().value().toPlainString())
                .containsExactly("3704000", "3904000");
        assertThat(quote.differences()).extracting(Quote.Difference::line).containsExactly(2);
    }

    @Test
    void aPriceForAMillionIsNotMillions() {
        Quote quote = only("api.md", """
                | Model | Price per million tokens (USD) |
                |---|---|
                | Large | 2.50 |
                """);

        assertThat(quote.lines().get(0).unitPrice().orElseThrow().value().amount())
                .isEqualByComparingTo("2.50");
    }

    @Test
    void anIndianQuotationHasQuantitiesRatesAndGstLines() {
        Quote quote = only("quotation.md", """
                # Quotation

                | S.No | Description of Service | HSN/SAC | Qty | Unit | Rate (INR) | Amount (INR) |
                |---|---|---|---|---|---|---|
                | 1 | GPU node with 8x NVIDIA H100 SXM5 80GB, reserved | 998315 | 4 | Nos | 12,50,000.00 | 50,00,000.00 |
                | 2 | Parallel file storage, 100 TB | 998315 | 1 | Lot | 6,50,000.00 | 6,50,000.00 |
                | | Sub Total | | | | | 56,50,000.00 |
                | | CGST @ 9% | | | | | 5,08,500.00 |
                | | SGST @ 9% | | | | | 5,08,500.00 |
                | | Grand Total | | | | | 66,67,000.00 |
                """);

        assertThat(quote.lines())
                .extracting(Quoted::brief)
                .containsExactly(
                        "GPU node with 8x NVIDIA H100 SXM5 80GB, reserved | COMMITTED_COMPUTE | 4 PIECE | 1250000.00/PIECE | 5000000.00 | INR",
                        "Parallel file storage, 100 TB | PERSISTENT_STORAGE | 1 LOT | 650000.00/LOT | 650000.00 | INR");
        assertThat(quote.totals())
                .extracting(t -> t.kind() + " " + t.amount().value().toPlainString())
                .containsExactly("SUBTOTAL 5650000.00", "TAX 508500.00", "TAX 508500.00", "TOTAL 6667000.00");
        assertThat(quote.differences()).isEmpty();
    }

    @Test
    void aChinesePriceListHasAQuoteForEachPeriod() {
        List<Quote> quotes = Quoted.in(folder, "价格.md", """
                # GPU 裸金属价格

                | 机型名称 | 配置详情 | 价格（元/台/月） | 价格（元/台/年） |
                | --- | --- | --- | --- |
                | 训练型-8卡 | 英伟达 H100 SXM 80G x 8，内存 2TB | 7.5万 | 750000 |
                | 推理型 | L40S x 4 | 18,000 | 180000 |
                """);

        assertThat(quotes).extracting(Quote::title).containsExactly("价格（元/台/月）", "价格（元/台/年）");
        assertThat(quotes.get(0).lines())
                .extracting(Quoted::brief)
                .containsExactly(
                        "训练型-8卡 | COMMITTED_COMPUTE | - | 75000/NODE/MONTH | - | CNY",
                        "推理型 | COMMITTED_COMPUTE | - | 18000/NODE/MONTH | - | CNY");
        PriceLine.OfferedGpus gpus = quotes.get(0).lines().get(0).hardware().orElseThrow();
        assertThat(gpus.model()).hasValueSatisfying(m -> assertThat(m.family()).isEqualTo("H100"));
        assertThat(gpus.formFactor()).contains(FormFactor.SXM);
        assertThat(gpus.memoryGb()).contains(80);
    }

    @Test
    void aComparisonIsAQuoteForEachSupplier() {
        List<Quote> quotes = Quoted.in(folder, "comparison.csv", """
                Category,Alpha Monthly,Beta Monthly,Alpha Annual,Beta Annual
                Compute,100,120,1200,1440
                Storage,10,Included,120,Included
                Total,110,120,1320,1400
                """);

        assertThat(quotes).extracting(Quote::title).containsExactly("Alpha", "Beta");
        assertThat(quotes.get(1).lines())
                .extracting(Quoted::brief)
                .containsExactly(
                        "Compute | COMMITTED_COMPUTE | - | - | 120/MONTH | -",
                        "Storage | PERSISTENT_STORAGE | - | - | 0 | -");
        assertThat(quotes.get(0).differences()).isEmpty();
        assertThat(quotes.get(1).differences())
                .extracting(d -> d.kind() + " " + d.stated().value() + " " + d.computed())
                .containsExactly("TOTAL 1400 1440.00");
    }

    @Test
    void aBareDollarIsNoCurrency() {
        Quote quote = only("prices.md", """
                | Item | Rate |
                |---|---|
                | Network volume | \\$0.07/GB/month (< 1TB), \\$0.05/GB/month (> 1TB) |
                | H100 on demand | US$ 2.10 per GPU hour |
                """);

        assertThat(quote.lines())
                .extracting(Quoted::brief)
                .containsExactly(
                        "Network volume (< 1TB) | PERSISTENT_STORAGE | - | 0.07/GB/MONTH | - | -",
                        "Network volume (> 1TB) | PERSISTENT_STORAGE | - | 0.05/GB/MONTH | - | -",
                        "H100 on demand | BURST_COMPUTE | - | 2.10/GPU/HOUR | - | USD");
    }

    @Test
    void discountAndTaxMayShareAColumnAndSumsStandBelow() {
        Quote quote = only("invoice.md", """
                | Description | Quantity | Unit Price | Disc.% Taxes | Amount |
                |---|---|---|---|---|
                | GPU hours | 10 hours | 2.00 | 10.00 15.00% | $ 18.00 |
                | Onboarding | 1 | 7.00 | 0.00 15.00% | $ 7.00 |

                Subtotal $ 25.00

                Tax 15% on $ 25.00 $ 3.75

                Total $ 28.75
                """);

        assertThat(quote.lines().get(0).discountPercent())
                .hasValueSatisfying(d -> assertThat(d.value()).hasToString("10.00"));
        assertThat(quote.lines().get(0).taxPercent())
                .hasValueSatisfying(d -> assertThat(d.value()).hasToString("15.00"));
        assertThat(quote.totals())
                .extracting(t -> t.kind() + " " + t.amount().value())
                .containsExactly("SUBTOTAL 25.00", "TAX 3.75", "TOTAL 28.75");
        assertThat(quote.differences()).isEmpty();
    }

    @Test
    void aPriceThatCannotBeReadIsNamed() {
        Quote quote = only("quote.csv", """
                Item,Qty,Unit Price,Amount
                H100 node,2,1000,2000
                Support plan,1,on request,on request
                """);

        assertThat(quote.rejected()).extracting(r -> r.value()).containsExactly("Support plan");
    }

    @Test
    void whatIsNotInMoneyIsNoPriceTable() {
        assertThat(Quoted.in(folder, "sla.md", """
                | Availability | Service credit | Rate |
                |---|---|---|
                | 99.9% | of the monthly fee | 5% |
                """)).isEmpty();
    }

    private Quote only(String name, String text) {
        List<Quote> quotes = Quoted.in(folder, name, text);
        assertThat(quotes).hasSize(1);
        return quotes.get(0);
    }
}
