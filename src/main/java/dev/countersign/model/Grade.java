package dev.countersign.model;

/**
 * How much a document's word is worth, best first: A signed contract or order form, B the supplier's binding quote, C
 * measured by the buyer, D the supplier's written answer, E brochure or web page.
 */
public enum Grade {
    A,
    B,
    C,
    D,
    E;

    /** This grade is good enough where {@code least} is asked for. */
    public boolean suffices(Grade least) {
        return compareTo(least) <= 0;
    }
}
