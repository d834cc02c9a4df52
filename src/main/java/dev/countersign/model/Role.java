package dev.countersign.model;

/** What a document is in the deal. It fixes the grade of evidence that its words carry. */
public enum Role {
    QUOTE(Grade.B),
    ORDER_FORM(Grade.A),
    CONTRACT(Grade.A),
    SERVICE_LEVELS(Grade.A),
    DATA_PROCESSING(Grade.A),
    BENCHMARK_LOG(Grade.C),
    BILLING(Grade.C),
    SUPPLIER_ANSWER(Grade.D),
    BROCHURE(Grade.E),
    /** The buyer's own paper, a tender say: what is asked for, not what is offered. */
    BUYER_BRIEF(Grade.E),
    /** Not recognised. Its words are read, but weigh no more than sales material. */
    OTHER(Grade.E);

    private final Grade grade;

    Role(Grade grade) {
        this.grade = grade;
    }

    public Grade grade() {
        return grade;
    }

    /** Signed, or to be signed: what binds the supplier. */
    public boolean isContractual() {
        return grade == Grade.A;
    }
}
