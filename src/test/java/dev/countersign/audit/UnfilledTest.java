package dev.countersign.audit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.model.Audit;
import dev.countersign.model.Cause;
import dev.countersign.model.Fact;
import dev.countersign.model.Finding;
import dev.countersign.model.NodeFailure;
import dev.countersign.model.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A value that is not there, from the paper to the finding: never a value, never silence, and the reason is named. */
class UnfilledTest {
    private static final LocalDate DAY = LocalDate.of(2026, 12, 1);
    private static final Auditor AUDITOR = new Auditor();

    @TempDir
    private Path deal;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            The Provider shall replace a failed node within ____ hours.                          | AMBIGUOUS    | blank
            The Provider shall replace a failed node within [●] hours.                           | AMBIGUOUS    | blank
            The Provider shall replace a failed node within [***] hours.                         | AMBIGUOUS    | struck out
            The Provider shall replace a failed node within ▇▇▇ hours.                           | AMBIGUOUS    | struck out
            The Provider shall replace a failed node within the time set out in the Order Form.  | NOT_SUPPLIED | another paper
            节点发生故障的，乙方应在____小时内更换故障节点。                                          | AMBIGUOUS    | blank
            节点发生故障的，乙方应按订单约定的时限更换故障节点。                                       | NOT_SUPPLIED | another paper
            """)
    void isUnclearAndTheFindingSaysWhy(String sentence, Cause cause, String why) throws IOException {
        Files.writeString(
                deal.resolve("contract.md"),
                "# Agreement 服务合同\n\nThis Agreement is governed by law.\n\n" + sentence + "\n");

        Audit audit = AUDITOR.audit(deal, List.of(), Optional.of(DAY), DAY);

        Fact<Integer> hours = audit.deal().subjects().stream()
                .filter(NodeFailure.class::isInstance)
                .map(s -> ((NodeFailure) s).replacementHours())
                .findFirst()
                .orElseThrow();
        assertThat(hours).isInstanceOfSatisfying(Fact.Unclear.class, u -> {
            assertThat(u.cause()).isEqualTo(cause);
            assertThat(u.why()).contains(why);
        });
        assertThat(audit.findings())
                .filteredOn(f -> f.because().contains(hours))
                .isNotEmpty()
                .extracting(Finding::outcome)
                .containsOnly(Outcome.UNKNOWN);
    }
}
