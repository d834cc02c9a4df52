package dev.countersign.extract.clause;

import java.util.Arrays;
import java.util.Optional;

/** The kinds of clause that are recognised: those of the Contract Understanding Atticus Dataset that a deal is decided on. */
public enum Clause {
    PARTIES("Parties"),
    AGREEMENT_DATE("Agreement Date"),
    EFFECTIVE_DATE("Effective Date"),
    EXPIRATION_DATE("Expiration Date"),
    RENEWAL_TERM("Renewal Term"),
    RENEWAL_NOTICE("Notice Period To Terminate Renewal"),
    GOVERNING_LAW("Governing Law"),
    TERMINATION_FOR_CONVENIENCE("Termination For Convenience"),
    CHANGE_OF_CONTROL("Change Of Control"),
    ANTI_ASSIGNMENT("Anti-Assignment"),
    MINIMUM_COMMITMENT("Minimum Commitment"),
    PRICE_RESTRICTIONS("Price Restrictions"),
    AUDIT_RIGHTS("Audit Rights"),
    UNCAPPED_LIABILITY("Uncapped Liability"),
    CAP_ON_LIABILITY("Cap On Liability"),
    LIQUIDATED_DAMAGES("Liquidated Damages"),
    WARRANTY_DURATION("Warranty Duration"),
    INSURANCE("Insurance"),
    POST_TERMINATION_SERVICES("Post-Termination Services"),
    MOST_FAVORED_NATION("Most Favored Nation"),
    EXCLUSIVITY("Exclusivity"),
    VOLUME_RESTRICTION("Volume Restriction"),
    NON_TRANSFERABLE_LICENSE("Non-Transferable License");

    private final String category;

    Clause(String category) {
        this.category = category;
    }

    /** As the data set names it. */
    public String category() {
        return category;
    }

    public static Optional<Clause> named(String category) {
        return Arrays.stream(values()).filter(c -> c.category.equals(category)).findFirst();
    }
}
