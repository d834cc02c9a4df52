package dev.countersign.extract.clause;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.model.Block;
import dev.countersign.model.Document;
import dev.countersign.model.DocumentId;
import dev.countersign.model.FileKind;
import dev.countersign.model.Line;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Role;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A short contract of our own: which sentence is which clause, and what it answers. */
class ClausesTest {
    private static final List<Sentence> CONTRACT = Sentences.of(
            document(
                    "This Hosting Agreement (the \"Agreement\") is entered into as of March 3, 2024 by and between Northlight Compute, Inc., a Delaware corporation (\"Provider\"), and Bluefin Labs Ltd., a company organized in England (\"Customer\").",
                    "1. Services. Provider shall host the cluster described in Exhibit A and keep it in good order.",
                    "2. Term. The initial term of this Agreement shall commence on the Effective Date and continue for three (3) years, unless earlier terminated. This Agreement shall automatically renew for successive one (1) year terms unless either party gives written notice of non-renewal at least sixty (60) days prior to the end of the then-current term.",
                    "3. Insurance. Provider shall maintain commercial general liability insurance with limits of $2,000,000 per occurrence and name Customer as additional insured.",
                    "4. Limitation of Liability. IN NO EVENT SHALL EITHER PARTY'S AGGREGATE LIABILITY UNDER THIS AGREEMENT EXCEED THE FEES PAID IN THE TWELVE MONTHS BEFORE THE CLAIM.",
                    "5. Assignment. Neither party may assign this Agreement without the prior written consent of the other party.",
                    "6. Governing Law. This Agreement shall be governed by and construed in accordance with the laws of the State of New York."));

    private static final Map<Clause, List<Clauses.Hit>> FOUND = new Clauses(ClauseModel.builtIn()).in(CONTRACT);

    @Test
    void plainClausesAreRecognised() {
        assertThat(FOUND)
                .containsKeys(
                        Clause.PARTIES,
                        Clause.RENEWAL_TERM,
                        Clause.INSURANCE,
                        Clause.CAP_ON_LIABILITY,
                        Clause.ANTI_ASSIGNMENT,
                        Clause.GOVERNING_LAW)
                .doesNotContainKeys(Clause.MOST_FAVORED_NATION, Clause.NON_TRANSFERABLE_LICENSE, Clause.AUDIT_RIGHTS);
        assertThat(FOUND.get(Clause.GOVERNING_LAW).get(0).sentence().text()).contains("laws of the State of New York");
    }

    @Test
    void answersAreInNormalForm() {
        assertThat(answer(Clause.GOVERNING_LAW)).containsExactly("New York");
        assertThat(answer(Clause.AGREEMENT_DATE)).containsExactly("2024-03-03");
        assertThat(answer(Clause.EXPIRATION_DATE)).containsExactly("P3Y");
        assertThat(answer(Clause.RENEWAL_TERM)).containsExactly("P1Y");
        assertThat(answer(Clause.PARTIES)).contains("Northlight Compute, Inc.", "Bluefin Labs Ltd.");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            between Northlight Senior Loan Fund I, Inc., a corporation, and Bluefin Bank USA, N.A. ("Bank") | Northlight Senior Loan Fund I, Inc.; Bluefin Bank USA, N.A.
            AGREEMENT DATED 4 MAY BY AND BETWEEN NORTHLIGHT, INC. AND BLUEFIN LTD.                          | NORTHLIGHT, INC.; BLUEFIN LTD.
            between Nördlicht Rechen GmbH, a company, and Bluefin (Bermuda) Ltd., a company                 | Nördlicht Rechen GmbH; Bluefin (Bermuda) Ltd.
            between bluefin.com, inc., a Delaware corporation, and North ------- Light Ltd., a company      | bluefin.com, inc.; North Light Ltd.
            """)
    void partiesHaveTheirWholeName(String sentence, String names) {
        assertThat(Answers.to(Clause.PARTIES, List.of(), Map.of(), Sentences.of(document(sentence))))
                .isEqualTo(List.of(names.split("; ")));
    }

    @Test
    void aTitleStaysWithItsSentence() {
        assertThat(CONTRACT).extracting(Sentence::text).anyMatch(t -> t.startsWith("6. Governing Law. This Agreement"));
        assertThat(CONTRACT).extracting(Sentence::text).noneMatch(t -> t.endsWith("Inc."));
    }

    @Test
    void chineseSentencesEndAtTheirStop() {
        assertThat(Sentences.of(document("甲方应付款。乙方应交付。")))
                .extracting(Sentence::text)
                .containsExactly("甲方应付款。", "乙方应交付。");
    }

    @Test
    void aModelIsTheSameWrittenAndReadAgain() throws IOException {
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        ClauseModel.builtIn().write(written);
        ClauseModel again = ClauseModel.read(new ByteArrayInputStream(written.toByteArray()));

        for (Features.Vector vector : Features.of(CONTRACT)) {
            assertThat(again.scores(vector)).isEqualTo(ClauseModel.builtIn().scores(vector));
        }
        assertThat(written.size()).isLessThan(2_000_000);
    }

    private static List<String> answer(Clause clause) {
        return Answers.to(clause, FOUND.getOrDefault(clause, List.of()), FOUND, CONTRACT);
    }

    private static ReadDocument document(String... paragraphs) {
        List<Block> blocks = IntStream.range(0, paragraphs.length)
                .mapToObj(i ->
                        new Block(Block.Kind.PARAGRAPH, "", 0, List.of(new Line(1, i + 1, paragraphs[i], List.of()))))
                .toList();
        Document document = new Document(new DocumentId("msa.txt"), FileKind.TEXT, Role.CONTRACT, "", "");
        return new ReadDocument(document, List.of(), blocks, List.of(), List.of(), List.of());
    }
}
