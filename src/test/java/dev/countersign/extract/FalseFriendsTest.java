package dev.countersign.extract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.catalog.CatalogReader;
import dev.countersign.model.Block;
import dev.countersign.model.Claim;
import dev.countersign.model.Document;
import dev.countersign.model.DocumentId;
import dev.countersign.model.FileKind;
import dev.countersign.model.Line;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Role;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The words of a fact, about something else. Each sentence states none of the facts of the subject it is named with. */
class FalseFriendsTest {
    private static final Extractors EXTRACTORS =
            new Extractors(CatalogReader.builtIn().hardware());

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Tenancy       | Customer receives dedicated support from a dedicated account team.
            Tenancy       | The service credits are the Customer's sole and exclusive remedy for any downtime.
            Tenancy       | The licence is non-exclusive, and consent shall not be unreasonably withheld.
            Commitment    | The Client may terminate this Contract by not less than thirty (30) days' written notice after the occurrence of any of the events specified below.
            Commitment    | The Provider may terminate this Agreement for convenience on thirty (30) days' notice to the Customer.
            Commitment    | The Customer agrees that the Provider may cancel the order at any time.
            Commitment    | The Client may cancel the bidding process at any time without giving a reason.
            Commitment    | The Customer may terminate at any time if any of the following events occurs: the Provider becomes insolvent.
            Support       | The Provider will use commercially reasonable efforts to make the Services available 99.5% of each month.
            Support       | The building is guarded by security staff 24x7, with power and cooling of an uptime of 99.982%.
            Support       | Our service level objective (SLO) is an availability of 99.9%.
            SoftwareStack | The Customer may update the driver at any time.
            SoftwareStack | Consent to an assignment shall not be unreasonably withheld.
            UsageExport   | The Customer shall not disclose usage data of the platform to anyone.
            NodeFailure   | The service credits are the exclusive remedy for failures to meet the service level.
            """)
    void statesNothing(String subject, String sentence) {
        Document document = new Document(new DocumentId("contract.txt"), FileKind.TEXT, Role.CONTRACT, "", "");
        ReadDocument read = new ReadDocument(
                document,
                List.of(),
                List.of(new Block(Block.Kind.PARAGRAPH, "", 0, List.of(new Line(1, 1, sentence, List.of())))),
                List.of(),
                List.of(),
                List.of());

        assertThat(EXTRACTORS.extract(read, List.of()).claims())
                .extracting(Claim::fact)
                .extracting(f -> f.subject().getSimpleName())
                .doesNotContain(subject);
    }
}
