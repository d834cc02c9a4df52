package dev.countersign.extract.quote;

import dev.countersign.model.PriceLine;
import dev.countersign.model.Quote.Difference;
import dev.countersign.model.Quote.Total;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Recomputes a quote from its own numbers: lines, subtotals, taxes, totals, the first twelve months. A sum differs where no
 * reading of the quote gives it: hours a month may be 720, 730 or 744 where the quote does not say, and a total may be with tax
 * or without. What lacks a number is not recomputed. The order of lines makes no difference.
 */
final class Arithmetic {
    /** A paper of more sums is a ledger; each is reckoned from all lines. */
    private static final int MOST_TOTALS = 100;

    private Arithmetic() {}

    /** Lines first, then totals, each in the order of the document. */
    static List<Difference> differences(
            List<PriceLine> lines,
            List<Total> totals,
            Optional<BigDecimal> hoursPerMonth,
            Optional<Integer> termMonths) {
        List<Difference> ofLines = new LineArithmetic(hoursPerMonth, termMonths).differences(lines);
        List<Difference> ofTotals =
                totals.size() > MOST_TOTALS ? List.of() : new TotalArithmetic(lines, totals).differences();
        return Stream.concat(ofLines.stream(), ofTotals.stream()).toList();
    }
}
