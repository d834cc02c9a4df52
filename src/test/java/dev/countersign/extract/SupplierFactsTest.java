package dev.countersign.extract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.catalog.CatalogReader;
import dev.countersign.extract.construction.Parties;
import dev.countersign.model.Block;
import dev.countersign.model.Document;
import dev.countersign.model.DocumentId;
import dev.countersign.model.FileKind;
import dev.countersign.model.Line;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Role;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The words that show a class of supplier, or that capacity is resold. */
class SupplierFactsTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    hyperscaler       | 2 x p5.48xlarge, us-east-1
                    hyperscaler       | 本报价基于阿里云
                    gpuCloud          | Quotation of an AI cloud for training
                    marketplace       | Offers on our GPU marketplace come from many hosts.
                    bareMetal         | Bare-metal HGX nodes
                    bareMetal         | 裸金属服务器
                    managedKubernetes | Managed Kubernetes is included.
                    capacityBlock     | EC2 Capacity Blocks for ML
                    reseller          | The capacity is sourced from a partner in Pune.
                    reseller          | The underlying provider may change during the term.
                    reseller          | 我司为授权代理商
                    runBy             | The nodes are owned and operated by Meghdoot Compute.
                    """)
    void wordsThatShowIt(String fact, String sentence) {
        assertThat(facts(sentence, Role.QUOTE)).contains(fact);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The Customer shall not resell the services.",
                "The Customer may sublease the capacity to its affiliates.",
                "客户不得转售本服务",
                "Metal racks are earthed.",
            })
    void falseFriends(String sentence) {
        assertThat(facts(sentence, Role.CONTRACT)).isEmpty();
    }

    @Test
    void aBrochureNamesOtherClouds() {
        assertThat(facts("Half the price of Google Cloud", Role.BROCHURE)).isEmpty();
    }

    private static List<String> facts(String sentence, Role role) {
        Line line = new Line(1, 1, sentence, List.of());
        ReadDocument read = new ReadDocument(
                new Document(new DocumentId("a.txt"), FileKind.TEXT, role, "", ""),
                List.of(),
                List.of(new Block(Block.Kind.PARAGRAPH, "", 0, List.of(line))),
                List.of(),
                List.of(),
                List.of());
        return new SupplierFacts(CatalogReader.builtIn().hardware())
                .extract(new Paper(read, Passages.of(read), Parties.of(List.of()))).stream()
                        .map(c -> c.fact().component())
                        .toList();
    }
}
