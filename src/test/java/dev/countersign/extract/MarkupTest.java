package dev.countersign.extract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.model.Block;
import dev.countersign.model.Document;
import dev.countersign.model.DocumentId;
import dev.countersign.model.FileKind;
import dev.countersign.model.Line;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Role;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MarkupTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '→',
            value = {
                "**5.1.** The term is **twelve (12) months**.→5.1. The term is twelve (12) months.",
                "12\\. Fees are \\$2.50 per hour→12. Fees are $2.50 per hour",
                "See [the SLA](https://x.y/sla \"SLA\") and [●] days→See the SLA and [●] days",
                "a <span id=\"x\">9</span>0 day notice<br/>in writing→a 90 day notice in writing",
                "<Card title=\"On-demand pods\" icon=\"server\">by the second</Card>→On-demand pods by the second",
                "_Uptime_ of mlx5_0 and `nccl_test` is ____ or [***]→Uptime of mlx5_0 and nccl_test is ____ or [***]",
                "2 * 3 * 4 <!-- not seen --> shown→2 * 3 * 4 shown",
                "[**bold link**](x) after→bold link after",
                "fewer than < 30 days > 10 days→fewer than < 30 days > 10 days",
                "at&nbsp;least 30&nbsp;days→at least 30 days",
            })
    void patternsSeeWhatAReaderSees(String markdown, String seen) {
        assertThat(passages(FileKind.MARKDOWN, markdown).get(0).text().strip()).isEqualTo(seen);
    }

    @Test
    void aQuoteStandsInTheFileLetterForLetter() {
        String text = "**5.1.** The *term* is [12 months](#t)";

        Passage passage = passages(FileKind.MARKDOWN, text).get(0);
        int from = passage.text().indexOf("term");

        assertThat(passage.evidence(from, from + 4).quote()).isEqualTo("5.1.** The *term* is [12 months");
        assertThat(text).contains(passage.evidence(from, from + 4).quote());
    }

    @Test
    void aTagMayRunOverSeveralLines() {
        List<Passage> passages = passages(
                FileKind.MARKDOWN,
                "Prices are fixed <Tip",
                "title=\"For the whole term\"",
                "icon=\"x\">and firm</Tip>");

        assertThat(passages.get(0).text().strip()).isEqualTo("Prices are fixed For the whole term and firm");
    }

    @Test
    void theMarkOfAQuotedLineIsNoWordOfTheSentence() {
        Passage passage =
                passages(FileKind.MAIL, "> We hold the price", "> for 30 days.").get(0);

        assertThat(passage.text()).isEqualTo("We hold the price for 30 days.");
        assertThat(passage.evidence(0, 2).quote()).isEqualTo("We hold the price for 30 days.");
    }

    private static List<Passage> passages(FileKind kind, String... lines) {
        List<Line> all = new ArrayList<>();
        for (String line : lines) {
            all.add(new Line(1, all.size() + 1, line, List.of()));
        }
        Document document = new Document(new DocumentId("a"), kind, Role.CONTRACT, "", "");
        Block block = new Block(Block.Kind.PARAGRAPH, "", 0, all);
        return Passages.of(new ReadDocument(document, List.of(), List.of(block), List.of(), List.of(), List.of()));
    }
}
