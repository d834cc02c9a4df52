package dev.countersign.extract.quote;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.catalog.CatalogReader;
import dev.countersign.extract.Extractors;
import dev.countersign.model.Claim;
import dev.countersign.model.Hardware;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Reading;
import dev.countersign.model.Role;
import dev.countersign.read.ReadFile;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a price table says becomes facts, also where no sentence says it. */
class QuoteClaimsTest {
    @TempDir
    private Path folder;

    @Test
    void aColumnOfQuantitiesCountsTheNodes() {
        assertThat(claims("quote.csv", """
                Item,Qty,Unit,Unit Price,Amount
                8x H100 SXM5 80GB reserved,4,Nodes,1000,4000
                """))
                .contains("QuoteLine.nodes = 4", "QuoteLine.gpu = H100", "QuoteLine.gpusPerNode = 8");
    }

    @Test
    void chargesInChineseAreCharges() {
        assertThat(claims("报价.md", """
                # 报价单

                | 项目 | 单价 |
                |---|---|
                | 文件存储 | 0.6元/GB/月 |
                | 公网出网流量 | 0.8元/GB |
                """))
                .anySatisfy(c -> assertThat(c).startsWith("Charges.storage = "))
                .anySatisfy(c -> assertThat(c).startsWith("Charges.egress = "));
    }

    private List<String> claims(String name, String text) {
        Hardware hardware = CatalogReader.builtIn().hardware();
        ReadDocument read = ReadFile.of(folder, name, text).get(0).as(Role.QUOTE);
        return new Extractors(hardware)
                .extract(read, new QuoteReader(hardware).quotes(read)).claims().stream()
                        .map(QuoteClaimsTest::told)
                        .toList();
    }

    private static String told(Claim claim) {
        return claim.fact() + " = " + (claim.reading() instanceof Reading.Value value ? value.value() : "open");
    }
}
