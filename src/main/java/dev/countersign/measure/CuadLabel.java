package dev.countersign.measure;

import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * What the annotators of CUAD say of one contract and category.
 *
 * @param skip not scored
 * @param maybe not marked, but there: finding it is no error
 * @param accept right answers in normal form; they count where {@code graded}
 */
record CuadLabel(
        String file,
        int weight,
        String category,
        boolean present,
        List<Span> spans,
        List<String> accept,
        boolean graded,
        boolean skip,
        boolean maybe) {
    CuadLabel {
        Objects.requireNonNull(file);
        Objects.requireNonNull(category);
        spans = spans == null ? List.of() : List.copyOf(spans);
        accept = accept == null ? List.of() : List.copyOf(accept);
    }

    /** @param pages on which the words stand, from 1 */
    record Span(String text, Set<Integer> pages) {
        Span {
            Objects.requireNonNull(text);
            pages = pages == null ? Set.of() : Set.copyOf(pages);
        }
    }
}
