package dev.countersign.extract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.extract.construction.Parties;
import dev.countersign.model.Block;
import dev.countersign.model.Claim;
import dev.countersign.model.Document;
import dev.countersign.model.DocumentId;
import dev.countersign.model.FileKind;
import dev.countersign.model.Line;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Reading;
import dev.countersign.model.Role;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The words that say on what terms capacity is given, and their false friends. */
class CapacityFactsTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    reserved  | Reserved compute, H100 SXM5 80 GB
                    reserved  | Reserved NVIDIA H100 SXM5 80 GB, per GPU and hour
                    reserved  | The price holds for a three-year commitment.
                    reserved  | EC2 Capacity Blocks for ML, p5.48xlarge
                    reserved  | 8卡 H100 服务器，包年优惠价
                    onDemand  | Burst capacity on demand costs INR 265.00 per GPU-hour.
                    onDemand  | All GPUs are pay-as-you-go.
                    onDemand  | 按量计费，随时释放
                    burst     | Burst capacity on demand costs INR 265.00 per GPU-hour.
                    spot      | Spot instances may be reclaimed with two minutes of warning.
                    spot      | 竞价实例
                    minimum   | There is a minimum commitment of six months.
                    minimum   | Take-or-pay applies to the Committed Amount.
                    minimum   | 最低消费为每月五万元
                    site      | The nodes are located in Pune, Maharashtra, India.
                    site      | 集群位于上海数据中心
                    """)
    void wordsThatSayIt(String fact, String sentence) {
        assertThat(facts(sentence)).contains(fact);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "All rights reserved.",
                "The supplier reserves the right to change its prices.",
                "The bandwidth of the fabric is reserved for the Customer.",
                "No commitment is needed and there is no minimum spend.",
                "The parties repeat their commitment to safety.",
                "Minimum wage laws apply.",
                "Supplier has its registered office at 12 Lake Road, and the facility is located in Pune.",
                "The demand of the bank guarantee is final.",
                "无最低消费要求",
            })
    void falseFriends(String sentence) {
        assertThat(facts(sentence)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    36 | The Initial Term of this Agreement is three (3) years from the start date.
                    12 | The capacity is provided for a fixed term of 12 months.
                    12 | 租期：12个月
                    36 | 合同期限为 3 年
                    """)
    void theTermInMonths(int months, String sentence) {
        assertThat(claims(sentence))
                .filteredOn(c -> c.fact().component().equals("termMonths"))
                .extracting(Claim::reading)
                .containsExactly(new Reading.Value(months));
    }

    @Test
    void aRenewalOrANoticeIsNoTerm() {
        assertThat(facts("It renews for successive periods of 12 months unless 60 days notice is given."))
                .isEmpty();
    }

    @Test
    void whatTheBuyerAsksForIsNotOffered() {
        ReadDocument tender = document("Reserved capacity of 64 GPUs", Role.BUYER_BRIEF);

        assertThat(extract(tender)).isEmpty();
    }

    private static List<String> facts(String sentence) {
        return claims(sentence).stream().map(c -> c.fact().component()).toList();
    }

    private static List<Claim> claims(String sentence) {
        ReadDocument read = document(sentence, Role.QUOTE);
        return extract(read);
    }

    private static List<Claim> extract(ReadDocument read) {
        return new CapacityFacts().extract(new Paper(read, Passages.of(read), Parties.of(List.of())));
    }

    private static ReadDocument document(String sentence, Role role) {
        Line line = new Line(1, 1, sentence, List.of());
        return new ReadDocument(
                new Document(new DocumentId("a.txt"), FileKind.TEXT, role, "", ""),
                List.of(),
                List.of(new Block(Block.Kind.PARAGRAPH, "", 0, List.of(line))),
                List.of(),
                List.of(),
                List.of());
    }
}
