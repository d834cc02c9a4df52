package dev.countersign.extract.quote;

import dev.countersign.model.Document;
import dev.countersign.model.Evidence;
import dev.countersign.model.PriceLine;
import dev.countersign.model.Quote;
import dev.countersign.model.Stated;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Currency;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A quote as it is put together; see {@link Quote} for what its parts mean. */
final class QuoteDraft {
    final Document document;
    final String title;
    final List<LineDraft> lines = new ArrayList<>();
    final List<Quote.Total> totals = new ArrayList<>();
    final List<Stated<String>> rejected = new ArrayList<>();
    private final Set<Stated<BigDecimal>> sums = new HashSet<>();
    Optional<Stated<String>> supplier = Optional.empty();
    Optional<Stated<Currency>> currency = Optional.empty();
    Optional<Stated<Boolean>> taxIncluded = Optional.empty();
    Optional<Stated<LocalDate>> date = Optional.empty();
    Optional<Stated<LocalDate>> validUntil = Optional.empty();
    Optional<Stated<Integer>> termMonths = Optional.empty();
    Optional<Stated<String>> billingIncrement = Optional.empty();
    Optional<Stated<Integer>> hoursPerMonth = Optional.empty();
    Optional<Stated<String>> prepayment = Optional.empty();
    Optional<Stated<String>> deposit = Optional.empty();

    QuoteDraft(Document document, String title) {
        this.document = document;
        this.title = title;
    }

    /** A sum that no table or sentence has given yet; asked once. */
    boolean isNew(Stated<BigDecimal> sum) {
        return sums.add(sum);
    }

    Optional<LineDraft> last() {
        return lines.isEmpty() ? Optional.empty() : Optional.of(lines.get(lines.size() - 1));
    }

    /** The last line was read there. */
    boolean hasLast(Evidence evidence) {
        return last().filter(l -> l.evidence.equals(evidence)).isPresent();
    }

    boolean isEmpty() {
        return lines.isEmpty() && totals.isEmpty() && rejected.isEmpty();
    }

    Quote quote() {
        Optional<Currency> ofAll = currency.map(Stated::value);
        List<PriceLine> numbered = new ArrayList<>();
        lines.forEach(line -> numbered.add(line.line(numbered.size() + 1, ofAll)));
        return new Quote(
                document.id(),
                document.offer(),
                title,
                supplier,
                currency,
                numbered,
                totals,
                taxIncluded,
                date,
                validUntil,
                termMonths,
                billingIncrement,
                hoursPerMonth,
                prepayment,
                deposit,
                rejected,
                Arithmetic.differences(
                        numbered,
                        totals,
                        hoursPerMonth.map(h -> BigDecimal.valueOf(h.value())),
                        termMonths.map(Stated::value)));
    }
}
