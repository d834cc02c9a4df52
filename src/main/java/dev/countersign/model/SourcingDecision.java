package dev.countersign.model;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What the decision table answers.
 *
 * @param routes that are possible: one where it is decided, several where a missing input decides
 * @param rows that hold, in the table's order; several where a missing input changes the row but perhaps not the route
 * @param asked the inputs that these rows look at, by their names in the table
 * @param flipsAt the utilisation nearest to the one given, in per cent, at which another route is right; empty where none is,
 *     or where none was given
 */
public record SourcingDecision(Set<Route> routes, List<Row> rows, Set<String> asked, Optional<Integer> flipsAt) {
    public SourcingDecision {
        routes = Set.copyOf(routes);
        rows = List.copyOf(rows);
        asked = Set.copyOf(asked);
    }

    /** @param number from 1, as in the file; with its reason in English and in Chinese */
    public record Row(int number, String en, String zh) {
        @Override
        public String toString() {
            return number + ": " + en;
        }
    }
}
