package dev.countersign.worksheet;

import dev.countersign.model.Figure;
import dev.countersign.model.Range;
import dev.countersign.model.Term;
import dev.countersign.model.Worksheet.Premise;
import dev.countersign.model.Worksheet.Source;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Terms that are put together from others. */
final class Terms {
    static final Figure HOURS_730 = new Figure(
            Figure.Kind.HOURS_PER_MONTH, Range.exactly(730), List.of(new Source.Assumption(Premise.HOURS_730)));

    private Terms() {}

    /** From the lowest to the highest of them, in any order. */
    static Term oneOf(List<Term> terms, Premise premise) {
        if (terms.size() == 1) {
            return terms.get(0);
        }
        Range range = terms.stream().map(Term::amount).reduce(Range::or).orElseThrow();
        List<Source> sources = Stream.concat(
                        terms.stream()
                                .flatMap(t -> Stream.concat(t.factors().stream(), t.divisors().stream()))
                                .flatMap(f -> f.sources().stream()),
                        Stream.of(new Source.Assumption(premise)))
                .distinct()
                .toList();
        String label = terms.stream().map(Term::label).distinct().collect(Collectors.joining(" / "));
        return new Term(label, List.of(new Figure(Figure.Kind.AMOUNT, range, sources)), List.of());
    }
}
