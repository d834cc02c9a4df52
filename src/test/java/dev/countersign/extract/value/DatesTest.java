package dev.countersign.extract.value;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.extract.value.Dates.Order;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Days as contracts name them. */
class DatesTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            December 1, 2026                      | 2026-12-01
            Dec. 1 2026                           | 2026-12-01
            the 1st day of January, 2027          | 2027-01-01
            this first day of January 2027        | 2027-01-01
            the Twenty-first (21st) day of May 2027 | 2027-05-21
            15t h day of March 2027               | 2027-03-15
            1 December 2026                       | 2026-12-01
            01-Dec-2026                           | 2026-12-01
            05-Jan-27                             | 2027-01-05
            31/12/2026                            | 2026-12-31
            12/31/2026                            | 2026-12-31
            05/05/2027                            | 2027-05-05
            03/04/2027                            | 2027-04-03 / 2027-03-04 (ambiguous)
            03.04.2027                            | 2027-04-03
            2026-12-01                            | 2026-12-01
            2026/12/1                             | 2026-12-01
            2026年12月1日                            | 2026-12-01
            ２０２６年１２月１日                            | 2026-12-01
            二〇二六年十二月三十一日                          | 2026-12-31
            """)
    void inNormalForm(String text, String date) {
        assertThat(Dates.in("as of " + text + ".", Order.NOT_KNOWN))
                .extracting(Found::toString)
                .containsExactly(date);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "31 June 2027",
                "31/02/2027",
                "0000-00-00",
                "1.2.34",
                "clause 3/4/5/2027",
                "2026年13月1日",
                "may 2027"
            })
    void whatIsNoDayIsNotFound(String text) {
        assertThat(Dates.in(text, Order.NOT_KNOWN)).isEmpty();
    }

    @Test
    void aKnownOrderLeavesNothingOpen() {
        assertThat(Dates.in("03/04/2027", Order.DAY_FIRST).get(0).value()).contains(LocalDate.of(2027, 4, 3));
        assertThat(Dates.in("03/04/2027", Order.MONTH_FIRST).get(0).value()).contains(LocalDate.of(2027, 3, 4));
        assertThat(Dates.in("dated 6/21/99", Order.MONTH_FIRST).get(0).value()).contains(LocalDate.of(1999, 6, 21));
        assertThat(Dates.in("31/12/2026", Order.MONTH_FIRST).get(0).value()).contains(LocalDate.of(2026, 12, 31));
    }

    @Property
    void everyWayOfWritingIsReadAgain(@ForAll("days") LocalDate day) {
        for (String way :
                List.of("MMMM d, yyyy", "d MMMM yyyy", "dd-MMM-yyyy", "yyyy-MM-dd", "yyyy年M月d日", "dd.MM.yyyy")) {
            String written = DateTimeFormatter.ofPattern(way, Locale.US).format(day);

            assertThat(Dates.in("on " + written, Order.NOT_KNOWN))
                    .extracting(Found::value)
                    .as(written)
                    .containsExactly(Optional.of(day));
        }
    }

    @Provide
    Arbitrary<LocalDate> days() {
        return Arbitraries.longs().between(0, 36_000).map(LocalDate::ofEpochDay);
    }
}
