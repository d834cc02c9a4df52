package dev.countersign.model;

/** Why a check comes out UNKNOWN. Ordered: where several apply, the first is shown. */
public enum Cause {
    /** Two sources differ. */
    CONTRADICTORY,
    /** A scan without usable text, an encrypted or damaged file or page. */
    UNREADABLE,
    /** Two readings, a placeholder, a redaction, or a statement that leaves the point open. */
    AMBIGUOUS,
    /** A class of document, or a text incorporated by reference, is not in the folder. */
    NOT_SUPPLIED,
    /** Only a weaker kind of document says it than the check accepts. */
    UNDER_GRADED,
    /** The buyer's own profile does not say what the check needs. */
    NOT_ASSESSED
}
