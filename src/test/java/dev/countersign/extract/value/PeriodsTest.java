package dev.countersign.extract.value;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.extract.value.Found.Standing;
import dev.countersign.numerals.ChineseNumerals;
import dev.countersign.numerals.EnglishNumerals;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Lengths of time, with the kind of days that count. */
class PeriodsTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            within thirty (30) days of receipt          | 30 days
            thirty (60) days                            | 30 days / 60 days (disputed)
            thirty days (30) before                     | 30 days
            30 (thirty) days                            | 30 days
            a 30-day notice                             | 30 days
            twelve (12) calendar months                 | 12 calendar months
            within 45 working days                      | 45 business days
            five (5) Business Days                      | 5 business days
            four (4) hours                              | 4 hours
            P1 < 15 minutes                             | 15 minutes
            an initial term of one (1) year             | 1 year
            one and a half years                        | 1.5 years
            a fortnight                                 | 2 weeks
            two fortnights                              | 4 weeks
            two quarters                                | 6 months
            the third anniversary of the Effective Date | 3 years
            the fifth (5th) anniversary                 | 5 years
            收到发票后30个工作日内                             | 30 business days
            三十日内                                        | 30 days
            三十（30）日内                                    | 30 days
            三十（60）日内                                    | 30 days / 60 days (disputed)
            提前7个自然日通知                                   | 7 calendar days
            ３０天                                          | 30 days
            十二个月                                        | 12 months
            租期三年                                        | 3 years
            半年                                          | 6 months
            24小时内                                       | 24 hours
            """)
    void inNormalForm(String text, String period) {
        assertThat(Periods.in(text)).extracting(Found::toString).containsExactly(period);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2026年12月1日",
                "the first day of the term",
                "第3日关闭",
                "7×24小时",
                "$30 day rate",
                "H100 daylight",
                "clause 1.2 yearly",
                "900 years of solitude"
            })
    void whatIsNoPeriodIsNotFound(String text) {
        assertThat(Periods.in(text)).isEmpty();
    }

    @Test
    void isoForms() {
        assertThat(Periods.in("30 days, 6 months, 2 years, 4 hours and 15 minutes"))
                .extracting(f -> f.value().orElseThrow().iso())
                .containsExactly("P30D", "P6M", "P2Y", "PT4H", "PT15M");
    }

    @Property
    void wordsAndFiguresAreTheSame(@ForAll @IntRange(min = 1, max = 999) int n) {
        String words = EnglishNumerals.cardinal(n);

        assertThat(Periods.in(words + " (" + n + ") days").get(0))
                .isEqualTo(new Found<>(
                        Standing.PLAIN,
                        Periods.in(n + " days").get(0).readings(),
                        0,
                        (words + " (" + n + ") days").length()));
        assertThat(Periods.in(ChineseNumerals.common(n) + "日").get(0).readings())
                .isEqualTo(Periods.in(n + "天").get(0).readings());
    }

    @Property
    void wordsAndOtherFiguresAreDisputed(
            @ForAll @IntRange(min = 1, max = 999) int words, @ForAll @IntRange(min = 1, max = 999) int figures) {
        Found<Period> found = Periods.in(EnglishNumerals.cardinal(words) + " (" + figures + ") days")
                .get(0);

        assertThat(found.standing()).isEqualTo(words == figures ? Standing.PLAIN : Standing.DISPUTED);
    }
}
