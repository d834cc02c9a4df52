package dev.countersign.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.model.Block.Kind;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Sections hang where a reader of the contract sees them. */
class SectionTest {
    private final List<Block> blocks = new ArrayList<>();

    private SectionTest block(Kind kind, String number, int level, String text) {
        blocks.add(new Block(kind, number, level, List.of(new Line(1, blocks.size() + 1, text, List.of()))));
        return this;
    }

    private SectionTest heading(String number, int level, String text) {
        return block(Kind.HEADING, number, level, text);
    }

    private SectionTest clause(String number, int level, String text) {
        return block(Kind.PARAGRAPH, number, level, text);
    }

    /** "parent/number title", each parent by its own number. */
    private List<String> tree() {
        List<Section> sections = Section.of(blocks);
        return sections.stream()
                .map(s -> s.level() + " "
                        + (s.parent() < 0 ? "" : sections.get(s.parent()).number() + " > ")
                        + s.number()
                        + (s.title().isEmpty() ? "" : " " + s.title()))
                .toList();
    }

    @Test
    void decimalsLieInWhatTheyBeginWith() {
        heading("1", 1, "1. TERM").clause("1.1", 2, "1.1 Initial Term. The term is one year.");
        clause("1.1.2", 3, "1.1.2 it ends on notice").clause("1.2", 2, "1.2 Renewal. None.");
        heading("2", 1, "2. FEES");

        assertThat(tree())
                .containsExactly(
                        "1 1 TERM", "2 1 > 1.1 Initial Term", "3 1.1 > 1.1.2", "2 1 > 1.2 Renewal", "1 2 FEES");
    }

    @Test
    void lettersBelowANumberLieInIt() {
        heading("4", 1, "4. SERVICES").clause("A", 1, "A. It has reviewed the system.");
        clause("B", 1, "B. The system is adequate.")
                .clause("1", 1, "1. each adapter")
                .clause("2", 1, "2. each printer");
        clause("C", 1, "C. Any sum is due.");
        heading("5", 1, "5. PAYMENTS").clause("A", 1, "A. Fees are paid.");

        assertThat(tree())
                .containsExactly(
                        "1 4 SERVICES",
                        "2 4 > A",
                        "2 4 > B",
                        "3 B > 1",
                        "3 B > 2",
                        "2 4 > C",
                        "1 5 PAYMENTS",
                        "2 5 > A");
    }

    @Test
    void aWordBeforeTheNumberChangesNothing() {
        heading("SECTION 4", 1, "SECTION 4").heading("", 1, "HOSTING").clause("4.1", 2, "4.1 Review. It is done.");
        clause("4.2", 2, "4.2 Liaison. One person.").clause("4.2", 2, "4.2 [Liaison] ends");
        clause("Section 10.1", 2, "Section 10.1 [Term].").heading("SECTION 5", 1, "SECTION 5");

        assertThat(tree())
                .containsExactly(
                        "1 SECTION 4 HOSTING", "2 SECTION 4 > 4.1 Review", "2 SECTION 4 > 4.2 Liaison", "1 SECTION 5");
    }

    @Test
    void annexesBeginAnew() {
        heading("9", 1, "9. LAW").heading("Schedule A", 1, "Schedule A").heading("", 1, "Prices");
        clause("1", 1, "1. Hourly rates");

        assertThat(tree()).containsExactly("1 9 LAW", "1 Schedule A Prices", "2 Schedule A > 1");
    }

    @Test
    void chineseArticlesLieInTheirChapter() {
        heading("第一章", 1, "第一章 总则").clause("第一条", 1, "第一条 双方同意。").clause("第二条", 1, "第二条 期限");
        heading("第二章", 1, "第二章 费用").heading("第十二条", 1, "第十二条 付款");

        assertThat(tree()).containsExactly("1 第一章 总则", "2 第一章 > 第一条", "2 第一章 > 第二条", "1 第二章 费用", "2 第二章 > 第十二条 付款");
    }

    @Test
    void rowsCountOnlyWhereTheNumbersRunOn() {
        heading("1", 1, "1. TERM").block(Kind.TABLE_ROW, "2", 0, "2. GENERAL The Owner provides.");
        block(Kind.TABLE_ROW, "3", 0, "3. LOADING At the port.").heading("4", 1, "4. PRICES");
        block(Kind.TABLE_ROW, "1", 0, "1. Printer 25").block(Kind.TABLE_ROW, "5", 0, "5. Adapter 200");

        assertThat(tree()).extracting(s -> s.substring(2, 3)).containsExactly("1", "2", "3", "4");
    }

    @Test
    void aNumberOfAnAddressIsNone() {
        heading("1", 1, "1 Definitions").heading("7", 1, "7 Quai Marcel").heading("2", 1, "2 Term");

        assertThat(tree()).containsExactly("1 1 Definitions", "1 2 Term");
    }
}
