package dev.countersign.extract.construction;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.model.Precedence;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Sentences by which a contract says how it is to be read. */
class WordingTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            If there is a conflict between a Purchase Order and this MSLA, this MSLA will control. | this > purchase order
            In the event of any inconsistency between the Agreement and the Order Form, the Order Form shall prevail. | order form > agreement
            To the extent language in this DPA conflicts with the Agreement, the terms in this DPA shall control. | this > agreement
            In case of conflict, the order of precedence shall be: (1.) DPA, (2.) Terms of Service, (3.) SLA. | dpa > terms of service > sla
            Whenever there is a conflict, the provisions herein shall prevail over those in ITB. | herein > itb
            The Special Conditions take precedence over the General Conditions. | special conditions > general conditions
            订单与本协议有冲突的，以订单为准。 | 订单 > this
            具体产品的服务协议与本协议有冲突的，以具体的服务协议为准。 | 具体的服务协议 > 具体产品的服务协议 > this
            专用条款的效力优先于通用条款。 | 专用条款 > 通用条款
            合同文件的效力顺序为：（1）专用条款；（2）通用条款；（3）报价单。 | 专用条款 > 通用条款 > 报价单
            """)
    void ordersOfPrecedence(String sentence, String order) {
        assertThat(Prevailing.in(sentence, List.of()))
                .hasValueSatisfying(
                        o -> assertThat(String.join(" > ", o.names())).isEqualTo(order));
    }

    @Test
    void anOrderOfPrecedenceMayBeAList() {
        assertThat(Prevailing.in(
                        "In the event of any conflict, the following descending order of precedence applies:",
                        List.of("(a) the Data Processing Agreement;", "(b) this Agreement;", "(c) the SLA.")))
                .hasValueSatisfying(o ->
                        assertThat(o.names()).containsExactly("data processing agreement", Precedence.THIS, "sla"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "If the Order and this Agreement conflict, this Agreement shall prevail unless the Order expressly identifies the section it overrides.",
                "The unit price shall prevail over the total price.",
                "This Agreement shall be governed by the laws of India.",
                "具体计费标准以官网公布的价格为准。"
            })
    void whatDependsOrIsAboutSomethingElseIsNoOrder(String sentence) {
        assertThat(Prevailing.in(sentence, List.of())).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Clause 5.2 of the Agreement is replaced by the following: | 5.2
            Section 12 is hereby deleted.                             | 12
            Article 3.1 shall be read as "within 6 hours".            | 3.1
            原合同第五条修改为：乙方应在4小时内更换。                       | 5
            第十二条删除。                                               | 12
            """)
    void amendments(String sentence, String clause) {
        assertThat(Amending.in(sentence))
                .hasValueSatisfying(c -> assertThat(c.clause()).isEqualTo(clause));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The Customer may delete its data under Section 5.2.",
                "第三条 合同终止后30日内，甲方删除乙方的全部数据。",
                "This Agreement may be amended in writing only."
            })
    void whatOnlySpeaksOfDeletingAmendsNothing(String sentence) {
        assertThat(Amending.in(sentence)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            “Node” means a server with eight GPUs.                             | Node           | a server with eight GPUs.
            The Order begins on the date of the last signature (the “Effective Date”). | Effective Date | The Order begins on the date of the last signature
            Effective Date means 1 March 2027.                                 | Effective Date | 1 March 2027.
            “节点”是指装有八块GPU的服务器。                                        | 节点            | 装有八块GPU的服务器。
            星河算力平台（以下简称“平台”）由甲方运营。                               | 平台            | 星河算力平台
            """)
    void definitions(String sentence, String term, String meaning) {
        assertThat(Definitions.in(sentence)).singleElement().satisfies(d -> {
            assertThat(d.term()).isEqualTo(term);
            assertThat(d.meaning()).isEqualTo(meaning);
        });
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            as set out in Section 9.3.                       | 9.3
            the cap of clause 12 applies                     | 12
            见本合同第十三条的约定                              | 13
            as listed in Schedule 2 and nowhere else         | schedule 2
            as listed in ANNEXURE-B                          | annexure b
            详见附件二                                         | 附件2
            """)
    void references(String sentence, String target) {
        assertThat(ClauseNames.pointers(sentence))
                .extracting(ClauseNames.Pointer::target)
                .containsExactly(target);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Section 5 of the Information Technology Act", "《数据安全法》第三十六条", "95 % of requests"})
    void aLawIsNoPartOfTheDeal(String sentence) {
        assertThat(ClauseNames.pointers(sentence)).isEmpty();
    }
}
