package dev.countersign.extract.construction;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.model.Side;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whose right or duty a sentence speaks of: from the names of the trade, or as the document itself names them. */
class PartiesTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            The Customer may terminate this Agreement.                                | may | BUYER
            The Customer agrees that the Provider may terminate this Agreement.       | may | SUPPLIER
            Supplier's obligations notwithstanding, you may cancel.                   | may | BUYER
            Either party may terminate on notice.                                     | may | EITHER
            The Procuring Entity, having paid the Bidder, may terminate.              | may | SUPPLIER
            我们可以随时终止本协议。                                                     | 可以 | SUPPLIER
            您可以随时终止本协议。                                                       | 可以 | BUYER
            """)
    void thePartyNextBeforeActs(String sentence, String at, Side side) {
        assertThat(Parties.of(List.of()).actor(sentence, sentence.indexOf(at))).contains(side);
    }

    @Test
    void partyAIsTheBuyerUnlessTheContractSaysOtherwise() {
        assertThat(actor("甲方可以终止本合同。", "甲方：蓝湾科技有限公司")).isEqualTo(Side.BUYER);
        assertThat(actor("甲方可以终止本合同。", "甲方（服务提供方）：星河算力有限公司")).isEqualTo(Side.SUPPLIER);
        assertThat(actor("乙方可以终止本合同。", "甲方（服务提供方）：星河算力有限公司")).isEqualTo(Side.BUYER);
        assertThat(actor("甲方可以终止本合同。", "甲方向乙方提供GPU服务器租赁服务，乙方按月支付租金。")).isEqualTo(Side.SUPPLIER);
        assertThat(actor("Party A may terminate this contract.", "Party A (the Service Provider) and Party B."))
                .isEqualTo(Side.SUPPLIER);
    }

    @Test
    void aNameOfTheContractsOwnIsToldByWhatThePartyDoes() {
        String[] buys = {
            "This Agreement is between Nimbus Compute Limited (\"Nimbus\") and Orchard Labs Inc. (\"Orchard\").",
            "Nimbus shall provide the cluster, and Orchard shall pay the fees within thirty days."
        };

        assertThat(actor("Orchard may terminate this Agreement.", buys)).isEqualTo(Side.BUYER);
        assertThat(actor("Nimbus may terminate this Agreement.", buys)).isEqualTo(Side.SUPPLIER);
        assertThat(actor("The Company may terminate.", "The Company shall pay the Fees to the Vendor each month."))
                .isEqualTo(Side.BUYER);
    }

    @Test
    void whoCallsItselfWeSupplies() {
        assertThat(actor(
                        "Better Nodes may close your account.",
                        "Better Nodes, Inc. (“Better Nodes”, “we” or “us”) runs it."))
                .isEqualTo(Side.SUPPLIER);
    }

    private static Side actor(String sentence, String... document) {
        int at = Math.max(sentence.indexOf("may"), sentence.indexOf("可以"));
        return Parties.of(List.of(document)).actor(sentence, at).orElseThrow();
    }
}
