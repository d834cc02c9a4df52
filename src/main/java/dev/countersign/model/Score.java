package dev.countersign.model;

/**
 * An interval, in per cent, rounded down: {@code worst} if all that is unknown fails, {@code best} if all of it passes.
 *
 * @param completeness the share of the weight that could be decided, in per cent
 * @param confidence the weakest grade among the evidence that passes rest on
 */
public record Score(int worst, int best, int completeness, Grade confidence) {
    public Score {
        if (worst < 0 || worst > best || best > 100 || completeness < 0 || completeness > 100) {
            throw new IllegalArgumentException("not an interval: " + worst + " to " + best + " at " + completeness);
        }
    }
}
