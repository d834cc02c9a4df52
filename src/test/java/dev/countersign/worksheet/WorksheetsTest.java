package dev.countersign.worksheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.countersign.catalog.CatalogReader;
import dev.countersign.model.Brief;
import dev.countersign.model.Buyer;
import dev.countersign.model.Buyer.TaxCredit;
import dev.countersign.model.CostComponent;
import dev.countersign.model.DocumentId;
import dev.countersign.model.Evidence;
import dev.countersign.model.Fact;
import dev.countersign.model.Figure;
import dev.countersign.model.FormFactor;
import dev.countersign.model.GpuModel;
import dev.countersign.model.Grade;
import dev.countersign.model.MarketRates;
import dev.countersign.model.Place;
import dev.countersign.model.Quote;
import dev.countersign.model.QuoteLine;
import dev.countersign.model.Range;
import dev.countersign.model.Rate;
import dev.countersign.model.Term;
import dev.countersign.model.Worksheet;
import dev.countersign.model.Worksheet.Ask;
import dev.countersign.model.Worksheet.Basis;
import dev.countersign.model.Worksheet.Question;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class WorksheetsTest {
    private static final MarketRates MARKET = CatalogReader.builtIn().market();
    private static final Buyer ABROAD = Briefs.buyer("SG", null, null);

    // --- compute

    @Test
    void aPriceByGpuAndHourIsMultipliedOutWithTheQuotesHours() {
        Worksheet sheet = sheet(new Quoted("a", "USD").gpuHours("2.00").hoursPerMonth(744));

        assertThat(paid(sheet, CostComponent.COMMITTED_COMPUTE)).isEqualTo("47616.00");
        assertThat(kinds(sheet.compute()))
                .containsExactly(
                        Figure.Kind.UNIT_PRICE,
                        Figure.Kind.NODES,
                        Figure.Kind.GPUS_PER_NODE,
                        Figure.Kind.HOURS_PER_MONTH);
    }

    @Test
    void aMonthWithoutStatedHoursHas730AndThatIsSaid() {
        Worksheet sheet = sheet(new Quoted("a", "USD").gpuHours("2.00").hoursPerMonth(null));

        assertThat(paid(sheet, CostComponent.COMMITTED_COMPUTE)).isEqualTo("46720.00");
        assertThat(sheet.compute().terms().get(0).factors().get(3).sources())
                .containsExactly(new Worksheet.Source.Assumption(Worksheet.Premise.HOURS_730));
    }

    @Test
    void whatIsIdleAndWhatIsLostArePartsOfTheInvoiceAndNotCountedTwice() {
        Worksheet sheet = sheet(new Quoted("a", "USD").gpuHours("2.00"));
        // 0.47 interruptions for 1,000 GPU-days, 32 GPUs, half of 60 minutes and 30: 1 hour lost each time.
        BigDecimal lost =
                new BigDecimal("0.47").multiply(new BigDecimal("32")).divide(new BigDecimal("24000"), Range.DIGITS);

        assertThat(monthly(sheet, CostComponent.IDLE_WASTE)).isEqualTo("9344.00");
        assertThat(sheet.row(CostComponent.RETRY_WASTE).monthly().low())
                .isEqualByComparingTo(
                        new BigDecimal("46720").multiply(new BigDecimal("0.8")).multiply(lost));
        Range three = sheet.compute()
                .monthly()
                .plus(sheet.row(CostComponent.IDLE_WASTE).monthly())
                .plus(sheet.row(CostComponent.RETRY_WASTE).monthly());
        assertThat(cents(three.low())).isEqualTo("46720.00");
        assertThat(cents(sum(sheet))).isEqualTo(cents(sheet.monthly().low()));
    }

    @Test
    void withoutUtilisationThePartsAreOpenAndTheSumIsStillTheInvoice() {
        Brief brief = Briefs.with(Optional.empty(), Optional.empty());
        Worksheet sheet =
                sheet(brief, ABROAD, new Quoted("a", "USD").gpuHours("2.00").quote());

        assertThat(sheet.row(CostComponent.IDLE_WASTE).basis()).isEqualTo(Basis.OPEN);
        assertThat(sheet.row(CostComponent.IDLE_WASTE).monthly().high().orElseThrow())
                .isEqualByComparingTo("46720");
        assertThat(sheet.row(CostComponent.IDLE_WASTE).paid()).isEqualTo(Range.ZERO);
        assertThat(sheet.questions()).contains(new Question(Ask.UTILISATION, Optional.empty()));
    }

    @Test
    void anOfferThatCommitsToNothingIsPaidAsItIsUsed() {
        Worksheet sheet =
                sheet(new Quoted("a", "USD").termMonths(null).gpuHours(CostComponent.BURST_COMPUTE, "3.00", 4, 8));

        assertThat(sheet.use().billedAsUsed()).isTrue();
        assertThat(paid(sheet, CostComponent.BURST_COMPUTE)).isEqualTo("56064.00"); // 3 x 32 x 730 x 0.8
        assertThat(monthly(sheet, CostComponent.IDLE_WASTE)).isEqualTo("0.00");
        assertThat(paid(sheet, CostComponent.COMMITTED_COMPUTE)).isEqualTo("0.00");
    }

    @Test
    void burstIsThePriceByTheHoursOfTheBrief() {
        Worksheet sheet =
                sheet(new Quoted("a", "USD").gpuHours("2.00").gpuHours(CostComponent.BURST_COMPUTE, "3.00", 4, 8));

        assertThat(paid(sheet, CostComponent.BURST_COMPUTE)).isEqualTo("1500.00");
    }

    @Test
    void aBarePriceOfAGpuIsNeverTakenForACountThatNobodyStates() {
        Brief brief = Brief.EMPTY;
        Worksheet sheet = sheet(
                brief,
                ABROAD,
                new Quoted("a", "USD")
                        .add(new Quoted.Line(CostComponent.COMMITTED_COMPUTE)
                                .unitPrice("2.00", Rate.Unit.GPU, Rate.Period.HOUR)
                                .gpus(null, null))
                        .quote());

        assertThat(sheet.compute().paid()).isEqualTo(Range.OPEN);
        assertThat(sheet.questions()).contains(new Question(Ask.COUNT, Optional.of(CostComponent.COMMITTED_COMPUTE)));
    }

    @Test
    void ofAPriceListTheBriefsCountIsTakenAndSaid() {
        Worksheet sheet = sheet(new Quoted("a", "USD")
                .add(new Quoted.Line(CostComponent.COMMITTED_COMPUTE)
                        .unitPrice("2.00", Rate.Unit.GPU, Rate.Period.HOUR)
                        .gpus(null, null))
                .add(new Quoted.Line(CostComponent.COMMITTED_COMPUTE)
                        .unitPrice("3.00", Rate.Unit.GPU, Rate.Period.HOUR)
                        .gpus(null, null)));

        assertThat(sheet.compute().paid().low()).isEqualByComparingTo("46720");
        assertThat(sheet.compute().paid().high().orElseThrow()).isEqualByComparingTo("70080");
        assertThat(sheet.compute().terms().get(0).factors().get(0).sources())
                .contains(
                        new Worksheet.Source.Assumption(Worksheet.Premise.GPUS_OF_BRIEF),
                        new Worksheet.Source.Assumption(Worksheet.Premise.ONE_OF_SEVERAL));
    }

    @Test
    void whereALinesTotalIsNotItsPriceByItsQuantityTheCostIsBetweenAndAsked() {
        Worksheet sheet = sheet(new Quoted("a", "USD")
                .add(new Quoted.Line(CostComponent.COMMITTED_COMPUTE)
                        .unitPrice("2.00", Rate.Unit.GPU, Rate.Period.HOUR)
                        .gpus(4, 8)
                        .amount("50000.00", Rate.Period.MONTH)));

        assertThat(sheet.compute().paid().low()).isEqualByComparingTo("46720");
        assertThat(sheet.compute().paid().high().orElseThrow()).isEqualByComparingTo("50000");
        assertThat(sheet.questions())
                .contains(new Question(Ask.ARITHMETIC, Optional.of(CostComponent.COMMITTED_COMPUTE)));
    }

    @Test
    void discountsYearsAndTermsAreReckonedToTheMonth() {
        Quoted quoted = new Quoted("a", "USD")
                .add(new Quoted.Line(CostComponent.COMMITTED_COMPUTE)
                        .unitPrice("10000", Rate.Unit.NODE, Rate.Period.MONTH)
                        .quantity("4", Rate.Unit.NODE)
                        .discount("12.5"))
                .amount(CostComponent.SUPPORT, "24000", Rate.Period.YEAR)
                .amount(CostComponent.OTHER_CHARGES, "3600", Rate.Period.TERM)
                .add(new Quoted.Line(CostComponent.OTHER_CHARGES).upfront("12000"));

        Worksheet sheet = sheet(quoted);

        assertThat(paid(sheet, CostComponent.COMMITTED_COMPUTE)).isEqualTo("35000.00");
        assertThat(paid(sheet, CostComponent.SUPPORT)).isEqualTo("2000.00");
        assertThat(paid(sheet, CostComponent.OTHER_CHARGES)).isEqualTo("1300.00");
        assertThat(sheet.paidAtStart().low()).isEqualByComparingTo("12000");
    }

    // --- what is missing

    @Test
    void whatNoDocumentStatesIsARangeOfReferenceWithAQuestionAndNeverNought() {
        Worksheet sheet = sheet(new Quoted("a", "USD").gpuHours("2.00"));

        for (CostComponent missing : List.of(
                CostComponent.PERSISTENT_STORAGE,
                CostComponent.SNAPSHOTS,
                CostComponent.NETWORK_EGRESS,
                CostComponent.SUPPORT)) {
            assertThat(sheet.row(missing).basis()).as(missing.name()).isEqualTo(Basis.REFERENCE);
            assertThat(sheet.row(missing).paid().high().orElseThrow()).isPositive();
            assertThat(sheet.questions()).contains(new Question(Ask.PRICE, Optional.of(missing)));
        }
        assertThat(sheet.row(CostComponent.NETWORK_EGRESS).paid().high().orElseThrow())
                .isEqualByComparingTo("1200");
    }

    @Test
    void withoutAVolumeItIsOpenAndAskedOfBoth() {
        Worksheet sheet = sheet(
                Brief.EMPTY, ABROAD, new Quoted("a", "USD").gpuHours("2.00").quote());

        assertThat(sheet.row(CostComponent.NETWORK_EGRESS).paid()).isEqualTo(Range.OPEN);
        assertThat(sheet.monthly().high()).isEmpty();
        assertThat(sheet.questions())
                .contains(
                        new Question(Ask.PRICE, Optional.of(CostComponent.NETWORK_EGRESS)),
                        new Question(Ask.VOLUME, Optional.of(CostComponent.NETWORK_EGRESS)),
                        new Question(Ask.ENGINEERING, Optional.of(CostComponent.ENGINEERING_OVERHEAD)));
    }

    @Test
    void computeThatNobodyPricesIsTheBandOfItsGpuByWhatTheQuoteOffers() {
        Quote priceless = new Quoted("a", "USD")
                .amount(CostComponent.SUPPORT, "100", Rate.Period.MONTH)
                .quote();
        QuoteLine line = new QuoteLine(
                "a/1",
                "a",
                known("gpu", new GpuModel("H100")),
                known("formFactor", FormFactor.SXM),
                known("memoryGb", 80),
                known("gpusPerNode", 8),
                known("nodes", 4),
                new Fact.Absent<>("QuoteLine.fabric", List.of()));

        Worksheet sheet = new Worksheets(Briefs.whole(), ABROAD, MARKET)
                .of(List.of(priceless), List.of(line))
                .get(0);

        assertThat(sheet.compute().basis()).isEqualTo(Basis.REFERENCE);
        assertThat(sheet.compute().paid().low()).isEqualByComparingTo("38544"); // 1.65 x 32 x 730
        assertThat(sheet.compute().paid().high().orElseThrow()).isEqualByComparingTo("280320"); // 12 x 32 x 730
        assertThat(sheet.questions()).contains(new Question(Ask.PRICE, Optional.of(CostComponent.COMMITTED_COMPUTE)));
    }

    private static <T> Fact<T> known(String name, T value) {
        Evidence place = new Evidence(new DocumentId("quote.txt"), Grade.B, new Place.AtLines(1, 1), name);
        return new Fact.Known<>("QuoteLine." + name, value, List.of(place), 1);
    }

    @Test
    void freeIsNoughtWithItsPlace() {
        Worksheet sheet = sheet(new Quoted("a", "USD")
                .gpuHours("2.00")
                .rate(CostComponent.NETWORK_EGRESS, "0.00", Rate.Unit.GB, Rate.Period.ONCE));

        Worksheet.Row egress = sheet.row(CostComponent.NETWORK_EGRESS);
        assertThat(egress.paid()).isEqualTo(Range.ZERO);
        assertThat(egress.basis()).isEqualTo(Basis.STATED);
        assertThat(egress.terms().get(0).factors().get(0).sources().get(0)).isInstanceOf(Worksheet.Source.Paper.class);
    }

    @Test
    void freeUpToAVolumeIsNoughtOnlyBelowIt() {
        Quoted.Line below = new Quoted.Line(CostComponent.NETWORK_EGRESS)
                .item("egress included up to 100 TB a month")
                .unitPrice("0", Rate.Unit.GB, Rate.Period.ONCE);
        Quoted.Line above = new Quoted.Line(CostComponent.NETWORK_EGRESS)
                .item("egress included up to 5 TB a month, then at list price")
                .unitPrice("0", Rate.Unit.GB, Rate.Period.ONCE);

        Worksheet within = sheet(new Quoted("a", "USD").gpuHours("2.00").add(below));
        Worksheet beyond = sheet(new Quoted("a", "USD").gpuHours("2.00").add(above));

        assertThat(within.row(CostComponent.NETWORK_EGRESS).paid()).isEqualTo(Range.ZERO);
        assertThat(beyond.row(CostComponent.NETWORK_EGRESS).paid()).isEqualTo(Range.OPEN);
        assertThat(beyond.questions()).contains(new Question(Ask.LIMIT, Optional.of(CostComponent.NETWORK_EGRESS)));
    }

    @Test
    void volumesAreCountedAsThePriceCountsThem() {
        Worksheet sheet = sheet(new Quoted("a", "USD")
                .gpuHours("2.00")
                .rate(CostComponent.PERSISTENT_STORAGE, "0.10", Rate.Unit.GIB, Rate.Period.MONTH)
                .rate(CostComponent.NETWORK_EGRESS, "50", Rate.Unit.TB, Rate.Period.ONCE));

        assertThat(paid(sheet, CostComponent.PERSISTENT_STORAGE)).isEqualTo("1862.65"); // 20,000 GB are 18,626.45 GiB
        assertThat(paid(sheet, CostComponent.NETWORK_EGRESS)).isEqualTo("500.00");
    }

    @Test
    void supportByPerCentIsOfTheInvoicedCompute() {
        Worksheet sheet = sheet(new Quoted("a", "USD")
                .gpuHours("2.00")
                .rate(CostComponent.SUPPORT, "5", Rate.Unit.PERCENT_OF_COMPUTE, Rate.Period.MONTH));

        assertThat(paid(sheet, CostComponent.SUPPORT)).isEqualTo("2336.00");
    }

    // --- money

    @Test
    void amountsAreConvertedByTheDatedRateAndNoOther() {
        Quote quote = new Quoted("a", "USD").gpuHours("2.00").quote();

        Worksheet converted =
                sheet(Briefs.whole(), Briefs.buyer(null, null, "INR", Briefs.rate("USD", "INR", "90")), quote);
        Worksheet inverse =
                sheet(Briefs.whole(), Briefs.buyer(null, null, "INR", Briefs.rate("INR", "USD", "0.0125")), quote);
        Worksheet own = sheet(Briefs.whole(), Briefs.buyer(null, null, "INR"), quote);

        assertThat(paid(converted, CostComponent.COMMITTED_COMPUTE)).isEqualTo("4204800.00");
        assertThat(paid(inverse, CostComponent.COMMITTED_COMPUTE)).isEqualTo("3737600.00");
        assertThat(own.currency().orElseThrow().getCurrencyCode()).isEqualTo("USD");
    }

    @Test
    void aLineInACurrencyWithoutARateIsOpenAndAsked() {
        Worksheet sheet = sheet(new Quoted("a", "USD")
                .gpuHours("2.00")
                .add(new Quoted.Line(CostComponent.SUPPORT)
                        .amount("100", Rate.Period.MONTH)
                        .in("EUR"))
                .add(new Quoted.Line(CostComponent.SNAPSHOTS)
                        .amount("100", Rate.Period.MONTH)
                        .inNoCurrency()));

        assertThat(sheet.row(CostComponent.SUPPORT).paid()).isEqualTo(Range.OPEN);
        assertThat(sheet.row(CostComponent.SNAPSHOTS).paid()).isEqualTo(Range.OPEN);
        assertThat(sheet.questions())
                .contains(
                        new Question(Ask.EXCHANGE_RATE, Optional.empty()),
                        new Question(Ask.CURRENCY, Optional.empty()));
    }

    @Test
    void anIndianBuyerBearsTheTaxThatIsNotCredited() {
        Quote quote = new Quoted("a", "USD").gpuHours("2.00").quote();

        assertThat(compute("IN", TaxCredit.FULL, quote)).isEqualTo("46720.00 - 46720.00");
        assertThat(compute("IN", TaxCredit.NONE, quote)).isEqualTo("55129.60 - 55129.60");
        assertThat(compute("IN", TaxCredit.PARTIAL, quote)).isEqualTo("46720.00 - 55129.60");
        assertThat(compute("IN", null, quote)).isEqualTo("46720.00 - 55129.60");
        assertThat(compute("SG", null, quote)).isEqualTo("46720.00 - 46720.00");
    }

    @Test
    void taxInThePriceIsTakenOutForABuyerWhoGetsItBack() {
        Quote in = new Quoted("a", "USD").gpuHours("2.36").taxIncluded(true).quote();
        Quote unsaid = new Quoted("a", "USD").gpuHours("2.36").taxIncluded(null).quote();

        assertThat(compute("IN", TaxCredit.FULL, in)).isEqualTo("46720.00 - 46720.00");
        assertThat(compute("IN", TaxCredit.NONE, in)).isEqualTo("55129.60 - 55129.60");
        assertThat(compute("IN", TaxCredit.FULL, unsaid)).isEqualTo("46720.00 - 55129.60");
        assertThat(sheet(Briefs.whole(), ABROAD, unsaid).questions()).contains(new Question(Ask.TAX, Optional.empty()));
    }

    // --- documents

    @Test
    void theSameOfferInTwoPapersIsCountedOnce() {
        Quote quote = new Quoted("a", "quote.txt", "USD").gpuHours("2.00").quote();
        Quote order = new Quoted("a", "order.txt", "USD")
                .gpuHours("2.00")
                .amount(CostComponent.SUPPORT, "100", Rate.Period.MONTH)
                .quote();

        Worksheet sheet = sheet(Briefs.whole(), ABROAD, quote, order);

        assertThat(paid(sheet, CostComponent.COMMITTED_COMPUTE)).isEqualTo("46720.00");
        assertThat(sheet.others()).containsExactly("quote.txt");
    }

    @Test
    void otherChargesAreNeverLost() {
        Worksheet sheet = sheet(new Quoted("a", "USD")
                .gpuHours("2.00")
                .add(new Quoted.Line(CostComponent.OTHER_CHARGES)
                        .item("public address")
                        .unitPrice("4", Rate.Unit.PIECE, Rate.Period.MONTH)
                        .quantity("8", Rate.Unit.PIECE)));

        assertThat(paid(sheet, CostComponent.OTHER_CHARGES)).isEqualTo("32.00");
    }

    @Test
    void numbersThatNoPriceCanBeAreLeftOutAndSaid() {
        Worksheet sheet = sheet(new Quoted("a", "USD")
                .gpuHours("2.00")
                .amount(CostComponent.OTHER_CHARGES, "-500", Rate.Period.MONTH)
                .amount(CostComponent.SUPPORT, "1e999999", Rate.Period.MONTH));

        assertThat(paid(sheet, CostComponent.OTHER_CHARGES)).isEqualTo("0.00");
        assertThat(sheet.questions())
                .contains(
                        new Question(Ask.ARITHMETIC, Optional.of(CostComponent.OTHER_CHARGES)),
                        new Question(Ask.ARITHMETIC, Optional.of(CostComponent.SUPPORT)));
    }

    @Test
    void aUsefulUnitCostsTheMonthByWhatIsAccepted() {
        Worksheet sheet = sheet(new Quoted("a", "USD").gpuHours("2.00"));

        assertThat(sheet.perUsefulUnit().orElseThrow().low())
                .isEqualByComparingTo(sheet.monthly().low().divide(new BigDecimal("40"), Range.DIGITS));
    }

    // --- help

    private static Worksheet sheet(Quoted quoted) {
        return sheet(Briefs.whole(), ABROAD, quoted.quote());
    }

    private static Worksheet sheet(Brief brief, Buyer buyer, Quote... quotes) {
        return new Worksheets(brief, buyer, MARKET)
                .of(Arrays.asList(quotes), List.of())
                .get(0);
    }

    private static String compute(String country, TaxCredit credit, Quote quote) {
        Range paid = sheet(Briefs.whole(), Briefs.buyer(country, credit, null), quote)
                .compute()
                .paid();
        return cents(paid.low()) + " - " + cents(paid.high().orElseThrow());
    }

    private static String paid(Worksheet sheet, CostComponent component) {
        Range paid = sheet.row(component).paid();
        assertThat(paid.isExact()).as(paid.toString()).isTrue();
        return cents(paid.low());
    }

    private static String monthly(Worksheet sheet, CostComponent component) {
        return cents(sheet.row(component).monthly().low());
    }

    private static BigDecimal sum(Worksheet sheet) {
        return sheet.rows().stream().map(r -> r.monthly().low()).reduce(BigDecimal.ZERO, BigDecimal::add);
    }

    private static String cents(BigDecimal amount) {
        return amount.setScale(2, RoundingMode.HALF_UP).toPlainString();
    }

    private static List<Figure.Kind> kinds(Worksheet.Row row) {
        Term term = row.terms().get(0);
        return term.factors().stream().map(Figure::kind).toList();
    }
}
