package dev.countersign.extract.topic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.model.Block;
import dev.countersign.model.Document;
import dev.countersign.model.DocumentId;
import dev.countersign.model.FileKind;
import dev.countersign.model.Line;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Role;
import dev.countersign.model.TopicFinding;
import dev.countersign.model.TopicFinding.State;
import dev.countersign.model.Unread;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sentences that state a topic, and their false friends: the same words about something else. */
class TopicReaderTest {
    private static final TopicReader READER = new TopicReader();
    private static final Document DOCUMENT =
            new Document(new DocumentId("terms.txt"), FileKind.TEXT, Role.CONTRACT, "", "");

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            tenancy                 | Each cluster runs on dedicated nodes with network isolation from other customers.
            tenancy                 | 乙方为甲方提供独享物理服务器。
            taxes                   | All fees are exclusive of applicable taxes, and GST will be added to each invoice.
            taxes                   | 价格不含税。
            uptime_sla              | The Service will be available 99.9% of the time in each calendar month.
            uptime_sla              | Provider will use commercially reasonable efforts to make the Service available 99.5% of each month.
            uptime_sla              | 服务可用性不低于99.95%。
            termination_convenience | Customer may terminate this Agreement at any time upon thirty (30) days' written notice.
            termination_convenience | 客户可以随时终止本协议。
            assignment              | Neither party may assign this Agreement without the prior written consent of the other.
            dispute_venue           | Disputes shall be finally settled by binding arbitration seated in Singapore.
            dispute_venue           | 因本合同产生的争议提交上海国际仲裁委员会仲裁解决。
            governing_law           | This Agreement is governed by the laws of India.
            governing_law           | 本合同适用中华人民共和国法律。
            late_interest           | Overdue amounts bear interest at 1.5% per month.
            force_majeure           | 因不可抗力导致无法履行的，双方互不承担责任。
            payment_days            | Invoices are payable within forty-five (45) days of receipt of invoice.
            support                 | Supplier shall provide technical support for the cluster by telephone.
            payment_days            | The plan is billed in advance on a monthly basis.
            payment_days            | 甲方应于每月10个工作日内付清上月费用。
            late_interest           | Any past due amount shall be subject to a late charge until it is settled.
            early_termination_fee   | The Early Termination Charge equals the charges for the unexpired part of the term.
            minimum_commitment      | Customer shall pay a shortfall fee where its spend stays below the commitment.
            minimum_commitment      | 本合同约定保底消费金额。
            price_unit              | Instances are billed per GPU per hour in one-minute increments.
            price_escalation        | Prices shall remain firm for the whole of the contract.
            price_escalation        | 应用模板的价格后续会进行调整。
            taxes                   | Charges include sales tax according to your billing address.
            sla_credits             | The supplier pays a penalty for each hour of downtime below the service level.
            tenancy                 | The platform physically and logically isolates clients from each other.
            acceptance_test         | The user acceptance testing shall be completed before go-live.
            egress_storage_fees     | Filesystems are billed per GiB used per month.
            data_location           | Customer data shall be stored within the territory of India.
            subprocessors_transfer  | Transfers outside the Union rest on the standard contractual clauses.
            data_deletion_exit      | When credits are used up, instances and volumes are scheduled for deletion.
            audit_rights            | Provider will allow for and contribute to audits by the customer.
            suspension              | At a balance of zero your instances are stopped automatically.
            unilateral_change       | We will give you fifteen days prior notice of any modification.
            liability_cap           | Each party's total cumulative liability will not be more than the General Cap Amount.
            dispute_venue           | Any action must be brought and adjudicated exclusively by courts located in Chennai.
            assignment              | You may not assign or transfer all or part of your rights and obligations under these Terms.
            renewal                 | The lease will be automatically extended on a month-to-month basis.
            term                    | This addendum shall remain in effect until the main agreement ends.
            parties                 | Purchaser or Customer: Sample Compute LLC
            effective_date          | Updated: June 3, 2025
            """)
    void statementsAreFound(String topic, String sentence) {
        assertThat(state(topic, sentence)).isEqualTo(State.PRESENT);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            tenancy                 | Customer receives dedicated support from a dedicated account team.
            taxes                   | The credits are Customer's sole and exclusive remedy.
            dispute_venue           | Such credits are the exclusive remedy for an outage.
            support                 | Service credits are the exclusive remedy for failures of the support policy.
            taxes                   | Consent shall not be unreasonably withheld.
            uptime_sla              | Our service level objective (SLO) is an uptime of 99.9% for the platform.
            uptime_sla              | The building has an uptime of 99.982% for power and cooling.
            termination_convenience | Either party may terminate this Agreement at any time if the other party fails to cure a material breach.
            termination_convenience | The Bidder may terminate if the Client defaults in payment or becomes insolvent.
            termination_convenience | 如您违反本协议，我们有权随时终止服务。
            late_interest           | The Customer has a legitimate interest in the security of its data.
            price_unit              | Late payments bear interest of 1.5% per month on the charge outstanding.
            tenancy                 | 授予您非独占性的许可。
            late_interest           | Affiliate means an entity with a 50% or greater interest in the party.
            early_termination_fee   | Service credits are applied to future invoices and are non-refundable as cash.
            early_termination_fee   | Customer may terminate without any early termination penalty.
            liability_cap           | Neither party has liability for indirect losses including but not limited to lost profits.
            term                    | If a provision is held invalid, this Agreement will remain in full force and effect.
            renewal                 | On expiry, notably in case of non-renewal, the content is removed.
            support                 | The client shall not put personal data into technical support tickets.
            uptime_sla              | 关联公司是指所占股权不低于50%的法律实体。
            uptime_sla              | Old shippers have access to at most 10% of the available capacity.
            sla_credits             | Under the service level agreement the balance can be withdrawn without penalty.
            """)
    void falseFriendsAreNot(String topic, String sentence) {
        assertThat(state(topic, sentence)).isEqualTo(State.ABSENT);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            governing_law | This Agreement is governed by the laws of the State of New York. | New York (US-NY)
            governing_law | 本合同适用中华人民共和国法律。 | China (CN)
            dispute_venue | The courts at Mumbai shall have exclusive jurisdiction over all disputes. | courts of Mumbai
            dispute_venue | Disputes shall be finally settled by arbitration at CIETAC in Beijing. | CIETAC Beijing
            dispute_venue | Disputes shall be finally settled by binding arbitration seated in Singapore. | arbitration in Singapore
            payment_days  | Fees are due within thirty (30) days of the invoice date. | 30 days
            payment_days  | Fees are due within thirty (60) days of the invoice date. | 30 days / 60 days (disputed)
            payment_days  | 甲方应在收到发票后30个工作日内付款。 | 30 business days
            uptime_sla    | Monthly availability of the service shall be at least 99.95%. | 99.95 % monthly
            uptime_sla    | 服务可用性不低于99.95%。 | 99.95 %
            late_interest | Overdue amounts bear interest at one and one-half percent (1.5%) per month. | 1.5 %
            currency      | All payments shall be made in Indian Rupees. | INR
            price_unit    | The GPUs are charged at INR 1,80,000 per node per month. | INR 1,80,000 per node-month
            """)
    void valuesAreInNormalForm(String topic, String sentence, String value) {
        assertThat(finding(topic, sentence).value()).isEqualTo(value);
    }

    @Test
    void aBlankIsNoValue() {
        assertThat(state("governing_law", "This Agreement shall be governed by the laws of __________."))
                .isEqualTo(State.UNCLEAR);
        assertThat(state("governing_law", "This Agreement shall be governed by the laws of [***]."))
                .isEqualTo(State.UNCLEAR);
    }

    @Test
    void silenceIsUnclearWhereSomethingWasNotRead() {
        ReadDocument whole = document("The cluster is nice.");
        ReadDocument torn = new ReadDocument(
                whole.document(),
                whole.pages(),
                whole.blocks(),
                whole.tables(),
                whole.entries(),
                List.of(new Unread(whole.document().id(), 2, "no text")));

        assertThat(READER.read(whole)).hasSize(35).allMatch(f -> f.state() == State.ABSENT);
        assertThat(READER.read(torn)).hasSize(35).allMatch(f -> f.state() == State.UNCLEAR);
    }

    @Test
    void quotesAreShortEnoughToRead() {
        String sprawling = "The Supplier, " + "which is a company of some standing, ".repeat(40)
                + "shall be governed by the laws of India under this Agreement.";

        TopicFinding found = finding("governing_law", "This Agreement shall, " + sprawling);

        assertThat(found.quotes()).isNotEmpty().allMatch(q -> q.text().split("[^0-9A-Za-z]+").length <= 112);
    }

    private static State state(String topic, String sentence) {
        return finding(topic, sentence).state();
    }

    private static TopicFinding finding(String topic, String sentence) {
        return READER.read(document(sentence)).stream()
                .filter(f -> f.topic().equals(topic))
                .findFirst()
                .orElseThrow();
    }

    private static ReadDocument document(String... paragraphs) {
        List<Block> blocks = IntStream.range(0, paragraphs.length)
                .mapToObj(i ->
                        new Block(Block.Kind.PARAGRAPH, "", 0, List.of(new Line(1, i + 1, paragraphs[i], List.of()))))
                .toList();
        return new ReadDocument(DOCUMENT, List.of(), blocks, List.of(), List.of(), List.of());
    }
}
