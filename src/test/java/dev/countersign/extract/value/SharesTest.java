package dev.countersign.extract.value;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.model.Line;
import dev.countersign.model.Table;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Shares of a hundred, and the steps of service credits. */
class SharesTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            available 99.9% of the time      | 99.9 %
            one and one-half percent (1.5%)  | 1.5 %
            one and half percent (1.5%)      | 1.5 %
            two percent (3%)                 | 2 % / 3 % (disputed)
            5 per cent                       | 5 %
            2% (two percent)                 | 2 %
            0.5‰                             | 0.05 %
            25 basis points                  | 0.25 %
            ９９．９５％                           | 99.95 %
            百分之三                             | 3 %
            每日万分之五                           | 0.05 %
            千分之一                             | 0.1 %
            """)
    void percentages(String text, String share) {
        assertThat(Percentages.in(text)).extracting(Found::toString).containsExactly(share);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Less than 99.9% but equal to or greater than 99.0%: 10%   | >= 99 % and < 99.9 %: 10 %
            < 99.9 % but >= 99.0 % -> 10 %                            | >= 99 % and < 99.9 %: 10 %
            99.0% to < 99.9%: 10%                                     | >= 99 % and < 99.9 %: 10 %
            Below 95.0%: 100% of the monthly fee                      | < 95 %: 100 %
            If availability is below 99.5%, a credit of 5% applies    | < 99.5 %: 5 %
            低于99.9%但等于或高于99.0%，赔偿10%                                | >= 99 % and < 99.9 %: 10 %
            """)
    void stepsOfCredits(String text, String band) {
        assertThat(Bands.in(text)).extracting(Band::toString).containsExactly(band);
    }

    @Test
    void tiersOfATable() {
        Table table = table(
                "Monthly uptime | Credit",
                "< 99.9% but >= 99.0% | 10%",
                "< 99.0% but >= 95.0% | 25%",
                "< 95.0% | 100%");

        List<Band> bands = Bands.of(table);

        assertThat(bands)
                .extracting(Band::toString)
                .containsExactly(">= 99 % and < 99.9 %: 10 %", ">= 95 % and < 99 %: 25 %", "< 95 %: 100 %");
    }

    @Test
    void tiersOfProse() {
        assertThat(Bands.in("Uptime below 99.9% but at least 99.0%: 10%; uptime below 99.0%: 25%."))
                .extracting(Band::toString)
                .containsExactly(">= 99 % and < 99.9 %: 10 %", "< 99 %: 25 %");
        assertThat(Bands.in("Provider guarantees an uptime of 99.9%.")).isEmpty();
        assertThat(Bands.in("below 99% 10% and below 95% 25%")).isEmpty();
    }

    /** The tiers of a table leave no share out and hold none twice, as they are written. */
    @Property
    void aShareFallsIntoOneBand(@ForAll @IntRange(min = 0, max = 99_899) int thousandths) {
        List<Band> bands = Bands.in("< 99.9% but >= 99.0%: 10%; < 99.0% but >= 95.0%: 25%; < 95.0%: 100%");
        Percentage measured = new Percentage(BigDecimal.valueOf(thousandths, 3));

        assertThat(bands).filteredOn(b -> b.holds(measured)).hasSize(1);
    }

    private static Table table(String... rows) {
        return new Table(0, Arrays.stream(rows).map(SharesTest::row).toList());
    }

    private static Table.Row row(String text) {
        String[] cells = text.split(" \\| ");
        return new Table.Row(IntStream.range(0, cells.length)
                .mapToObj(i -> new Table.Cell(i, List.of(new Line(1, 1, cells[i], List.of()))))
                .toList());
    }
}
