package dev.countersign.worksheet;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.catalog.CatalogReader;
import dev.countersign.model.Brief;
import dev.countersign.model.Buyer;
import dev.countersign.model.CostComparison;
import dev.countersign.model.CostComparison.Aspect;
import dev.countersign.model.CostComparison.Axis;
import dev.countersign.model.CostComparison.Chart;
import dev.countersign.model.CostComparison.Flip;
import dev.countersign.model.CostComponent;
import dev.countersign.model.Curve;
import dev.countersign.model.Curve.End;
import dev.countersign.model.Curve.Piece;
import dev.countersign.model.Quote;
import dev.countersign.model.Rate;
import dev.countersign.model.Worksheet;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ComparisonsTest {
    private static final Buyer ABROAD = Briefs.buyer("SG", null, null);

    @Test
    void curvesCrossWhereTheyAreReckonedToCross() {
        Curve falling = curve("a", Piece.hyperbola(BigDecimal.ONE, BigDecimal.TEN, dec("12"), dec("0")));
        Curve level = curve("b", Piece.constant(BigDecimal.ONE, BigDecimal.TEN, dec("5")));

        assertThat(falling.crossings(level)).containsExactly(dec("2.4"));
        assertThat(level.crossings(falling)).containsExactly(dec("2.4"));
        assertThat(falling.at(dec("2.4"))).isEqualByComparingTo("5");
    }

    @Test
    void curvesThatAreTheSameOrTouchOrMeetOutsideDoNotCross() {
        Piece level = Piece.constant(BigDecimal.ONE, BigDecimal.TEN, dec("5"));

        assertThat(curve("a", level).crossings(curve("b", level))).isEmpty();
        assertThat(curve("a", Piece.hyperbola(BigDecimal.ONE, BigDecimal.TEN, dec("500"), dec("0")))
                        .crossings(curve("b", level)))
                .isEmpty();
    }

    /** Committed 2.00 an hour against 3.00 for hours that are used, the rest alike: even at two thirds. */
    @Test
    void theUtilisationFromWhichACommitmentPaysIsThatOfTheTwoPrices() {
        Quote committed = priced(new Quoted("committed", "USD").gpuHours("2.00"));
        Quote asUsed =
                priced(new Quoted("used", "USD").termMonths(null).gpuHours(CostComponent.BURST_COMPUTE, "3.00", 4, 8));

        Chart chart = chart(Axis.UTILISATION, Briefs.with(Optional.of(80), Optional.empty()), committed, asUsed);

        List<Flip> flips = chart.flips();
        assertThat(flips).hasSize(2); // low ends and high ends: both offers are exact
        assertThat(flips.get(0).cheaperBelow()).contains("used");
        assertThat(flips.get(0).cheaperAbove()).contains("committed");
        // Burst beside the commitment is paid at the list's band; so even is a little above two thirds.
        assertThat(flips.get(0).at()).isBetween(dec("0.6666"), dec("0.72"));
    }

    @Test
    void anApiIsHeldAgainstTheOffersPerAcceptedUnit() {
        Quote committed = priced(new Quoted("committed", "USD").gpuHours("2.00"));
        Brief brief = Briefs.with(Optional.of(80), Optional.of("1300"));

        Chart chart = chart(Axis.UTILISATION, brief, committed);
        Worksheet sheet = sheets(brief, committed).get(0);

        Flip flip = chart.flips().get(0);
        BigDecimal expected = sheet.monthly().low().divide(dec("50").multiply(dec("1300")), new MathContext(12));
        assertThat(flip.at().round(new MathContext(12))).isEqualByComparingTo(expected);
        assertThat(flip.cheaperBelow()).isEmpty();
        assertThat(flip.cheaperAbove()).contains("committed");
    }

    @Test
    void aShortNeedPaysTheWholeTermItCommittedTo() {
        Quote year = priced(new Quoted("year", "USD").termMonths(12).gpuHours("2.00"));
        Quote quarter = priced(new Quoted("quarter", "USD").termMonths(3).gpuHours("2.50"));

        Chart chart = chart(Axis.TERM, Briefs.whole(), year, quarter);

        Curve ofYear = chart.curves().stream()
                .filter(c -> c.offer().equals(Optional.of("year")))
                .findFirst()
                .orElseThrow();
        assertThat(ofYear.at(dec("6")))
                .isEqualByComparingTo(ofYear.at(dec("12")).multiply(dec("2")));
        assertThat(chart.flips()).isNotEmpty().allSatisfy(f -> {
            assertThat(f.at()).isBetween(dec("3"), dec("12"));
            assertThat(f.cheaperBelow()).contains("quarter");
        });
    }

    @Test
    void whatOffersAreNotTheSameInIsSaid() {
        Quote a = new Quoted("a", "USD").gpuHours("2.00").quote();
        Quote b = new Quoted("b", "EUR")
                .gpuHours(CostComponent.COMMITTED_COMPUTE, "2.00", 2, 8)
                .termMonths(36)
                .taxIncluded(true)
                .quote();

        CostComparison comparison = new Comparisons(Briefs.whole(), ABROAD).of(sheets(Briefs.whole(), a, b));

        assertThat(comparison.differences())
                .extracting(CostComparison.Difference::aspect)
                .containsExactly(Aspect.GPU_COUNT, Aspect.TERM, Aspect.CURRENCY, Aspect.TAX);
        assertThat(comparison.charts()).as("amounts that no rate joins").isEmpty();
    }

    @Test
    void offersThatAreOfTheSameHaveNoDifference() {
        Quote a = new Quoted("a", "USD").gpuHours("2.00").quote();
        Quote b = new Quoted("b", "USD").gpuHours("3.00").quote();

        assertThat(new Comparisons(Briefs.whole(), ABROAD)
                        .of(sheets(Briefs.whole(), a, b))
                        .differences())
                .isEmpty();
    }

    private static Quote priced(Quoted quoted) {
        return quoted.rate(CostComponent.PERSISTENT_STORAGE, "0.10", Rate.Unit.GB, Rate.Period.MONTH)
                .amount(CostComponent.SNAPSHOTS, "10", Rate.Period.MONTH)
                .amount(CostComponent.NETWORK_EGRESS, "10", Rate.Period.MONTH)
                .amount(CostComponent.SUPPORT, "10", Rate.Period.MONTH)
                .quote();
    }

    private static Chart chart(Axis axis, Brief brief, Quote... quotes) {
        return new Comparisons(brief, ABROAD)
                .of(sheets(brief, quotes)).charts().stream()
                        .filter(c -> c.axis() == axis)
                        .findFirst()
                        .orElseThrow();
    }

    private static List<Worksheet> sheets(Brief brief, Quote... quotes) {
        return new Worksheets(brief, ABROAD, CatalogReader.builtIn().market()).of(List.of(quotes), List.of());
    }

    private static Curve curve(String offer, Piece piece) {
        return new Curve(Optional.of(offer), End.LOW, List.of(piece));
    }

    private static BigDecimal dec(String number) {
        return new BigDecimal(number);
    }
}
