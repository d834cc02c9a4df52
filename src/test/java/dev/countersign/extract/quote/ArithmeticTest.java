package dev.countersign.extract.quote;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.model.CostComponent;
import dev.countersign.model.DocumentId;
import dev.countersign.model.Evidence;
import dev.countersign.model.Grade;
import dev.countersign.model.Place;
import dev.countersign.model.PriceLine;
import dev.countersign.model.Quote.Difference;
import dev.countersign.model.Quote.Total;
import dev.countersign.model.Rate;
import dev.countersign.model.Stated;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Currency;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A quote's own numbers, reckoned again. */
class ArithmeticTest {
    @ParameterizedTest
    @CsvSource({
        // Any convention for the hours of a month is one.
        "32, 212.00, 4952320.00, 0",
        "32, 212.00, 4884480.00, 0",
        "32, 212.00, 5047296.00, 0",
        // Rounded to whole rupees.
        "32, 212.17, 4956291, 0",
        "32, 212.00, 4952321.00, 1",
        "32, 212.00, 5000000.00, 1"
    })
    void aLineIsQuantityTimesPriceTimesHours(String quantity, String price, String amount, int differences) {
        PriceLine line =
                line(1, quantity, price, Optional.of(Rate.Period.HOUR), amount, Optional.of(Rate.Period.MONTH));

        assertThat(of(List.of(line), List.of())).hasSize(differences);
    }

    @Test
    void aDifferenceSaysHowItWasReckoned() {
        PriceLine line =
                line(1, "32", "212.00", Optional.of(Rate.Period.HOUR), "5000000.00", Optional.of(Rate.Period.MONTH));

        Difference difference = Arithmetic.differences(
                        List.of(line), List.of(), Optional.of(new BigDecimal(730)), Optional.empty())
                .get(0);

        assertThat(difference.kind()).isEqualTo(Difference.Kind.LINE);
        assertThat(difference.line()).isEqualTo(1);
        assertThat(difference.computed()).isEqualByComparingTo("4952320");
        assertThat(difference.formula()).isEqualTo("32 x 212.00 x 730 h");
    }

    @Test
    void aWrongTaxAndAWrongTotalAreBothNamed() {
        List<PriceLine> lines = List.of(plain(1, "100.00"), plain(2, "50.00"));
        List<Total> totals = List.of(
                total(Total.Kind.SUBTOTAL, "Subtotal", "150.00"),
                total(Total.Kind.TAX, "GST @ 18%", "28.00"),
                total(Total.Kind.TOTAL, "Total", "179.00"));

        assertThat(of(lines, totals))
                .extracting(d -> d.kind() + " " + d.computed())
                .containsExactly("TAX 27.00", "TOTAL 178.00");
    }

    @Test
    void aTotalOfLinesThatAreNotAllPricedIsNotReckoned() {
        PriceLine unpriced = line(2, "3", "7.00", Optional.empty(), null, Optional.empty());

        assertThat(of(List.of(plain(1, "100.00"), unpriced), List.of(total(Total.Kind.TOTAL, "Total", "500.00"))))
                .isEmpty();
    }

    @Property(tries = 200)
    void whatIsReckonedRightHasNoDifference(
            @ForAll @Size(min = 1, max = 12) List<@IntRange(min = 1, max = 5_000_000) Integer> prices,
            @ForAll @IntRange(min = 0, max = 28) int percent) {
        List<PriceLine> lines = lines(prices);
        BigDecimal sum = sum(lines);
        BigDecimal tax =
                sum.multiply(BigDecimal.valueOf(percent)).movePointLeft(2).setScale(2, RoundingMode.HALF_UP);

        List<Total> totals = List.of(
                total(Total.Kind.SUBTOTAL, "Subtotal", sum.toPlainString()),
                total(Total.Kind.TAX, "GST " + percent + "%", tax.toPlainString()),
                total(Total.Kind.TOTAL, "Total", sum.add(tax).toPlainString()));

        assertThat(of(lines, totals)).isEmpty();
    }

    @Property(tries = 200)
    void theOrderOfLinesMakesNoDifference(
            @ForAll @Size(min = 2, max = 12) List<@IntRange(min = 1, max = 5_000_000) Integer> prices,
            @ForAll @IntRange(min = -500, max = 500) int off,
            @ForAll long seed) {
        List<PriceLine> lines = lines(prices);
        List<PriceLine> shuffled = new ArrayList<>(lines);
        Collections.shuffle(shuffled, new Random(seed));
        List<Total> totals = List.of(total(
                Total.Kind.TOTAL,
                "Total",
                sum(lines).add(BigDecimal.valueOf(off, 1)).toPlainString()));

        assertThat(of(shuffled, totals))
                .extracting(ArithmeticTest::told)
                .isEqualTo(of(lines, totals).stream().map(ArithmeticTest::told).toList());
    }

    private static String told(Difference difference) {
        return difference.kind() + " " + difference.stated().value() + " " + difference.computed() + " "
                + difference.formula();
    }

    private static List<Difference> of(List<PriceLine> lines, List<Total> totals) {
        return Arithmetic.differences(lines, totals, Optional.empty(), Optional.empty());
    }

    private static List<PriceLine> lines(List<Integer> cents) {
        List<PriceLine> lines = new ArrayList<>();
        cents.forEach(
                c -> lines.add(plain(lines.size() + 1, BigDecimal.valueOf(c, 2).toPlainString())));
        return lines;
    }

    private static BigDecimal sum(List<PriceLine> lines) {
        return lines.stream().map(l -> l.amount().orElseThrow().value()).reduce(BigDecimal.ZERO, BigDecimal::add);
    }

    private static PriceLine plain(int number, String amount) {
        return line(number, null, null, Optional.empty(), amount, Optional.empty());
    }

    private static PriceLine line(
            int number,
            String quantity,
            String price,
            Optional<Rate.Period> priced,
            String amount,
            Optional<Rate.Period> period) {
        return new PriceLine(
                number,
                "line " + number,
                CostComponent.OTHER_CHARGES,
                Optional.empty(),
                stated(quantity),
                Optional.of(Rate.Unit.GPU),
                Optional.empty(),
                stated(price)
                        .map(p -> new Stated<>(new Rate(p.value(), Optional.of(Rate.Unit.GPU), priced), p.evidence())),
                Optional.empty(),
                stated(amount),
                period,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(Currency.getInstance("INR")),
                evidence("line " + number));
    }

    private static Total total(Total.Kind kind, String label, String amount) {
        return new Total(
                kind,
                label,
                TotalLabel.percent(label),
                stated(amount).orElseThrow(),
                Optional.empty(),
                Optional.empty());
    }

    private static Optional<Stated<BigDecimal>> stated(String number) {
        return Optional.ofNullable(number).map(n -> new Stated<>(new BigDecimal(n), evidence(n)));
    }

    private static Evidence evidence(String words) {
        return new Evidence(new DocumentId("quote.csv"), Grade.B, new Place.AtLines(1, 1), words);
    }
}
