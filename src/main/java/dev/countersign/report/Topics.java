package dev.countersign.report;

import dev.countersign.model.FactKey;
import java.util.Optional;

/** The topics under which a reader of contracts looks for facts, each with the facts that answer it. */
final class Topics {
    private Topics() {}

    /** Empty where the fact is of no topic of its own. */
    static Optional<String> of(FactKey fact) {
        return Optional.ofNullable(
                switch (fact.name()) {
                    case "DataHandling.deletion" -> "data_deletion_exit";
                    case "Commitment.cancellation" -> "termination_convenience";
                    case "Commitment.monthlyPrice" -> "price_unit";
                    case "Tenancy.tenantIsolation", "Tenancy.dedicated" -> "tenancy";
                    case "Support.hours", "Support.responseMinutes", "Support.bestEffort" -> "support";
                    default -> ofSubject(fact.subject().getSimpleName());
                });
    }

    private static String ofSubject(String subject) {
        return switch (subject) {
            case "QuoteLine" -> "gpu_spec";
            case "NodeFailure" -> "node_failure";
            case "Charges" -> "egress_storage_fees";
            case "TestWindow" -> "acceptance_test";
            case "UsageExport" -> "usage_export";
            default -> null;
        };
    }
}
