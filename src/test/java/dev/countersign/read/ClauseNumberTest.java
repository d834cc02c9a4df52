package dev.countersign.read;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Clause numbers are told from figures. */
class ClauseNumberTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1. The Agreement | 1 | 1",
                "12.3 Term | 12.3 | 2",
                "5.1.2. Use | 5.1.2 | 3",
                "10) Fees | 10 | 0",
                "1.0 Scope | 1.0 | 1",
                "2.24Laws | 2.24 | 2",
                "2.1. to supply the System | 2.1 | 2",
                "1 Definitions | 1 | 1",
                "Exhibit 10.2 | Exhibit 10.2 | 1",
                "(a) by notice | (a) | 0",
                "(iv) by notice | (iv) | 0",
                "(12) by notice | (12) | 0",
                "Article 5 Payment | Article 5 | 1",
                "ARTICLE IV | ARTICLE IV | 1",
                "Section 2.03. Costs | Section 2.03 | 2",
                "Schedule 2 | Schedule 2 | 1",
                "EXHIBIT B-1 Form | EXHIBIT B-1 | 1",
                "Annexure A: Form | Annexure A | 1",
                "A. Definitions | A | 1",
                "IV. Definitions | IV | 1",
                "第三条 服务期限 | 第三条 | 1",
                "第 12 条 违约 | 第 12 条 | 1",
                "一、总则 | 一 | 1",
                "（二）付款 | （二） | 0",
                "1、服务 | 1 | 1"
            })
    void clauseNumbersAreFound(String line, String number, int level) {
        ClauseNumber found = ClauseNumber.of(line);

        assertThat(found.text()).isEqualTo(number);
        assertThat(found.level()).isEqualTo(level);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "30 days after the notice",
                "2026",
                "1.5 million",
                "0.00 USD 338.80 USD",
                "215 Vine St",
                "26 November 2026",
                "1 May 2027",
                "7 Village Circle, Suite 100",
                "40 Burton Hills Boulevard",
                "12/03/2026",
                "(605) 574-2307 fax",
                "(the \"Term\")",
                "Section 5 of this Agreement",
                "Section 5, as amended",
                "The Agreement",
                "Part of it",
                "99.9%",
                ""
            })
    void figuresAndWordsAreNone(String line) {
        assertThat(ClauseNumber.of(line).isNone()).isTrue();
    }
}
