package dev.countersign.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.countersign.model.Amendment;
import dev.countersign.model.Construction;
import dev.countersign.model.Precedence;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A tender of others and its corrigendum. They are not in the repository: {@code -Dcorpus=DIR} says where they lie. */
class CorrigendumOfOthersTest {
    private static final Path INDIA =
            Path.of(System.getProperty("corpus", "../shared/corpus")).resolve("docs/india");
    private static final Path TENDER = INDIA.resolve("dgshipping-spfo-erp-rfp-2025.pdf");
    private static final Path CORRIGENDUM = INDIA.resolve("dgshipping-spfo-erp-corrigendum.pdf");

    @BeforeEach
    void documentsAreThere() {
        assumeThat(TENDER).as("the corpus of documents is not here").exists();
    }

    @Test
    void itsTableNamesTheClausesThatItReplacesAndItPrevails() {
        Construction read = construction(CORRIGENDUM);

        assertThat(read.amendments()).extracting(Amendment::clause).contains("17.2", "17.3", "16.4.10.3", "4.4");
        assertThat(read.precedence()).extracting(Precedence::order).contains(List.of(Precedence.THIS, Precedence.REST));
    }

    @Test
    void theTendersSpecialConditionsPrevailOverItsGeneralOnes() {
        assertThat(construction(TENDER).precedence())
                .extracting(Precedence::order)
                .anySatisfy(order -> assertThat(order)
                        .startsWith("special conditions of contract", "general conditions of contract"));
    }

    private static Construction construction(Path file) {
        return new Auditor()
                .facts(List.of(file), List.of(), Optional.empty())
                .get(0)
                .construction();
    }
}
