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

/** The facts of the red flags, in contracts and quotes in Chinese. All sentences are invented. */
class ChineseFactsTest {
    private static final Extractors EXTRACTORS =
            new Extractors(CatalogReader.builtIn().hardware());

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            NodeFailure.replacementHours    | 节点发生故障的，乙方应及时更换故障节点。
            NodeFailure.billing             | 故障期间，故障节点停止计费。
            NodeFailure.jobRestart          | 节点故障后，由乙方协助训练任务从断点恢复。
            NodeFailure.spareNodes          | 乙方为甲方预留2台备用节点。
            Charges.storage                 | 并行文件系统存储免费，不另行收费。
            Charges.egress                  | 公网流量费免收。
            Support.hours                   | 乙方提供7×24小时技术支持。
            Support.bestEffort              | 乙方将尽合理努力响应工单。
            Tenancy.dedicated               | 本报价为独享GPU集群。
            Tenancy.tenantIsolation         | 不同租户之间采用物理隔离。
            Tenancy.placement               | 全部节点位于同一机房。
            Tenancy.neighbours              | 计算网络为无阻塞组网。
            Commitment.utilisation          | 无论甲方是否实际使用，均按月支付租金。
            Commitment.cancellation         | 甲方可以提前30日书面通知乙方终止本合同，无需说明理由。
            Commitment.cancellation         | 本订单不支持退订。
            TestWindow.beforeCommitment     | 甲方可在签约前进行试用。
            TestWindow.beforeCommitment     | 资源开通即视为验收合格。
            UsageExport.fields              | 客户可以通过控制台下载账单，并以CSV格式导出用量。
            UsageExport.refused             | 乙方不提供用量及计费明细。
            SoftwareStack.verification      | 甲方可在首次登录时核验驱动及CUDA版本。
            SoftwareStack.supplierMayChange | 乙方有权随时升级驱动和镜像，不另行通知。
            SoftwareStack.supplierMayChange | 未经甲方书面同意，乙方不得变更驱动版本。
            DataHandling.handling           | 乙方仅为提供服务处理甲方数据，不得用于其他用途。
            DataHandling.deletion           | 合同终止后，乙方应删除甲方的全部数据。
            QuoteLine.gpu                   | 每台服务器配置8张H100显卡。
            """)
    void isRead(String fact, String sentence) {
        assertThat(facts(sentence)).contains(fact);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Commitment.cancellation         | 乙方可以提前30日通知甲方终止本合同，无需说明理由。
            Commitment.cancellation         | 乙方违约的，甲方有权提前30日通知解除本合同。
            Tenancy.dedicated               | 乙方授予甲方非独占的使用许可。
            Tenancy.dedicated               | 乙方为甲方安排专属客服。
            UsageExport.refused             | 甲方不提供用量明细的，视为认可账单。
            SoftwareStack.supplierMayChange | 甲方有权随时升级镜像。
            """)
    void ofAnotherIsNot(String fact, String sentence) {
        assertThat(facts(sentence)).doesNotContain(fact);
    }

    private static List<String> facts(String sentence) {
        Document document = new Document(new DocumentId("contract.txt"), FileKind.TEXT, Role.CONTRACT, "", "");
        ReadDocument read = new ReadDocument(
                document,
                List.of(),
                List.of(new Block(Block.Kind.PARAGRAPH, "", 0, List.of(new Line(1, 1, sentence, List.of())))),
                List.of(),
                List.of(),
                List.of());
        return EXTRACTORS.extract(read, List.of()).claims().stream()
                .map(Claim::fact)
                .map(Object::toString)
                .toList();
    }
}
