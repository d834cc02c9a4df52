package dev.countersign.extract.value;

import java.util.Optional;

/**
 * A step of a table of service credits: what is credited where the measured share is in this range.
 *
 * @param from the least share of the band; empty where it has none
 * @param to the greatest share of the band; empty where it has none
 */
public record Band(Optional<Bound> from, Optional<Bound> to, Percentage credit) {
    /** @param inclusive whether the bound itself is of the band */
    public record Bound(Percentage share, boolean inclusive) {}

    public Band {
        if (from.isEmpty() && to.isEmpty()) {
            throw new IllegalArgumentException("a band has an end");
        }
        if (from.isPresent()
                && to.isPresent()
                && from.get().share().compareTo(to.get().share()) > 0) {
            throw new IllegalArgumentException("a band goes up: " + from.get() + " to " + to.get());
        }
    }

    /** Whether a measured share falls into it. */
    public boolean holds(Percentage measured) {
        int above = from.map(f -> measured.compareTo(f.share()) + (f.inclusive() ? 1 : 0))
                .orElse(1);
        int below = to.map(t -> t.share().compareTo(measured) + (t.inclusive() ? 1 : 0))
                .orElse(1);
        return above > 0 && below > 0;
    }

    /** ">= 99 % and < 99.9 %: 10 %". */
    @Override
    public String toString() {
        String least = from.map(f -> (f.inclusive() ? ">= " : "> ") + f.share()).orElse("");
        String most = to.map(t -> (t.inclusive() ? "<= " : "< ") + t.share()).orElse("");
        return least + (least.isEmpty() || most.isEmpty() ? "" : " and ") + most + ": " + credit;
    }
}
