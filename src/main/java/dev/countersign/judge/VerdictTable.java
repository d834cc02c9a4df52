package dev.countersign.judge;

import dev.countersign.model.Verdict;

/** The decision table of the verdict: total, first row that matches wins. */
final class VerdictTable {
    /** Rows 4 and 5: what a deal must have answered, and how well. */
    static final int CONDITIONAL_WORST = 80;

    static final int CONDITIONAL_COMPLETENESS = 90;
    static final int PROCEED_COMPLETENESS = 95;

    private VerdictTable() {}

    /**
     * What the table asks.
     *
     * @param broken an engine error, a required document unreadable, a pack or waiver file invalid
     * @param hardStop a hard stop fails, or is UNKNOWN and due
     * @param majorFail a critical or major FAIL
     * @param contradiction two documents differ
     * @param dueUnknown an UNKNOWN of major or more that is due
     * @param openMinor a minor item is open
     * @param allOwned every open item has an owner and a date within 180 days
     */
    record Situation(
            boolean broken,
            boolean hardStop,
            boolean majorFail,
            boolean contradiction,
            boolean dueUnknown,
            boolean openMinor,
            boolean allOwned,
            int worst,
            int completeness) {}

    static Verdict decide(Situation s) {
        if (s.broken()) {
            return Verdict.INCONCLUSIVE;
        }
        if (s.hardStop()) {
            return Verdict.PAUSE;
        }
        if (s.majorFail() || s.contradiction() || s.dueUnknown()) {
            return Verdict.NEGOTIATE;
        }
        if (s.openMinor()
                && s.allOwned()
                && s.worst() >= CONDITIONAL_WORST
                && s.completeness() >= CONDITIONAL_COMPLETENESS) {
            return Verdict.CONDITIONAL;
        }
        if (s.completeness() >= PROCEED_COMPLETENESS) {
            return Verdict.PROCEED;
        }
        return Verdict.NEGOTIATE;
    }
}
