package dev.countersign.read.word;

import static dev.countersign.read.word.WrittenDocx.level;
import static dev.countersign.read.word.WrittenDocx.list;
import static dev.countersign.read.word.WrittenDocx.use;
import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.model.Block;
import dev.countersign.model.ReadDocument;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Paragraphs have the numbers that Word shows before them. */
class ClauseNumbersTest {
    @TempDir
    Path folder;

    private static final String CLAUSES = list(
            0,
            level("decimal", "%1."),
            level("decimal", "%1.%2"),
            level("lowerLetter", "(%3)"),
            level("lowerRoman", "(%4)"));

    @Test
    void levelsCountOnAndStartAnew() throws IOException {
        ReadDocument read = new WrittenDocx()
                .numbering(CLAUSES + use(1, 0, ""))
                .numbered(1, 0, "Term")
                .numbered(1, 1, "The Term is twelve months from the Start Date.")
                .numbered(1, 1, "Either party may end this Agreement")
                .numbered(1, 2, "for convenience, on ninety days' notice; or")
                .numbered(1, 2, "for cause.")
                .numbered(1, 0, "Fees")
                .numbered(1, 1, "The Fees are due monthly.")
                .numbered(1, 2, "in advance; and")
                .read(folder);

        assertThat(WrittenDocx.texts(read))
                .containsExactly(
                        "1. Term",
                        "1.1 The Term is twelve months from the Start Date.",
                        "1.2 Either party may end this Agreement",
                        "(a) for convenience, on ninety days' notice; or",
                        "(b) for cause.",
                        "2. Fees",
                        "2.1 The Fees are due monthly.",
                        "(a) in advance; and");
        assertThat(read.blocks())
                .extracting(Block::number)
                .containsExactly("1", "1.1", "1.2", "(a)", "(b)", "2", "2.1", "(a)");
        assertThat(read.blocks()).extracting(Block::level).containsExactly(1, 2, 2, 0, 0, 1, 2, 0);
        assertThat(read.blocks())
                .extracting(Block::kind)
                .containsExactly(
                        Block.Kind.HEADING,
                        Block.Kind.PARAGRAPH,
                        Block.Kind.PARAGRAPH,
                        Block.Kind.LIST_ITEM,
                        Block.Kind.LIST_ITEM,
                        Block.Kind.HEADING,
                        Block.Kind.PARAGRAPH,
                        Block.Kind.LIST_ITEM);
    }

    @Test
    void aListUsedAgainGoesOnUnlessItIsToldToStartAnew() throws IOException {
        ReadDocument read = new WrittenDocx()
                .numbering(CLAUSES
                        + use(1, 0, "")
                        + use(2, 0, "")
                        + use(3, 0, "<w:lvlOverride w:ilvl=\"0\"><w:startOverride w:val=\"7\"/></w:lvlOverride>"))
                .numbered(1, 0, "one")
                .numbered(2, 0, "two")
                .numbered(3, 0, "seven")
                .numbered(3, 0, "eight")
                .read(folder);

        assertThat(WrittenDocx.texts(read)).containsExactly("1. one", "2. two", "7. seven", "8. eight");
    }

    @Test
    void aLevelThatIsSteppedOverHasBegun() throws IOException {
        ReadDocument read = new WrittenDocx()
                .numbering(list(0, level("decimal", "%1"), level("decimal", "%1.%2"), level("decimal", "%1.%2.%3"))
                        + use(1, 0, ""))
                .numbered(1, 0, "first")
                .numbered(1, 2, "third level")
                .numbered(1, 1, "second level")
                .read(folder);

        assertThat(WrittenDocx.texts(read)).containsExactly("1 first", "1.1.1 third level", "1.2 second level");
    }

    @Test
    void aLevelMayNeverRestart() throws IOException {
        ReadDocument read = new WrittenDocx()
                .numbering(list(
                                0,
                                level("upperRoman", "Article %1"),
                                level("decimal", "%2.") + "<w:lvlRestart w:val=\"0\"/>")
                        + use(1, 0, ""))
                .numbered(1, 0, "Scope")
                .numbered(1, 1, "alpha;")
                .numbered(1, 0, "Fees")
                .numbered(1, 1, "beta;")
                .read(folder);

        assertThat(WrittenDocx.texts(read))
                .containsExactly("Article I Scope", "1. alpha;", "Article II Fees", "2. beta;");
        assertThat(read.blocks()).extracting(Block::number).containsExactly("Article I", "1", "Article II", "2");
    }

    @Test
    void chineseNumbersAndLegalNumbers() throws IOException {
        ReadDocument read = new WrittenDocx()
                .numbering(list(
                                0,
                                level("chineseCounting", "第%1条") + "<w:suff w:val=\"space\"/>",
                                level("decimal", "%1.%2") + "<w:isLgl/>",
                                level("chineseCountingThousand", "（%3）") + "<w:suff w:val=\"nothing\"/>")
                        + use(1, 0, ""))
                .numbered(1, 0, "服务期限")
                .numbered(1, 1, "服务期限为十二个月。")
                .numbered(1, 2, "自验收之日起计算；")
                .read(folder);

        assertThat(WrittenDocx.texts(read)).containsExactly("第一条 服务期限", "1.1 服务期限为十二个月。", "（一）自验收之日起计算；");
        assertThat(read.blocks()).extracting(Block::number).containsExactly("第一条", "1.1", "（一）");
    }

    @Test
    void bulletsAreItemsWithoutANumber() throws IOException {
        ReadDocument read = new WrittenDocx()
                .numbering(list(0, level("bullet", "\uF0B7")) + use(1, 0, ""))
                .numbered(1, 0, "eight nodes")
                .read(folder);

        assertThat(WrittenDocx.texts(read)).containsExactly("• eight nodes");
        assertThat(read.blocks().get(0).kind()).isEqualTo(Block.Kind.LIST_ITEM);
        assertThat(read.blocks().get(0).number()).isEmpty();
    }

    @Test
    void stylesBringTheirNumberAndTheirLevel() throws IOException {
        String styles =
                "<w:style w:type=\"paragraph\" w:styleId=\"Heading1\"><w:name w:val=\"heading 1\"/><w:pPr><w:numPr><w:numId w:val=\"1\"/></w:numPr><w:outlineLvl w:val=\"0\"/></w:pPr></w:style>"
                        + "<w:style w:type=\"paragraph\" w:styleId=\"Clause\"><w:name w:val=\"Clause\"/><w:basedOn w:val=\"Heading1\"/><w:pPr><w:outlineLvl w:val=\"1\"/></w:pPr></w:style>";
        String lists = list(
                        0,
                        level("decimal", "%1.") + "<w:pStyle w:val=\"Heading1\"/>",
                        level("decimal", "%1.%2") + "<w:pStyle w:val=\"Clause\"/>")
                + use(1, 0, "");
        String clause =
                "The Supplier shall keep the Service available for 99.9 % of each calendar month, counted without planned maintenance of which the Customer has been told five days before it begins.";
        ReadDocument read = new WrittenDocx()
                .styles(styles)
                .numbering(lists)
                .paragraph("<w:pStyle w:val=\"Heading1\"/>", "Service levels")
                .paragraph("<w:pStyle w:val=\"Clause\"/>", clause)
                .paragraph("<w:pStyle w:val=\"Heading1\"/><w:numPr><w:numId w:val=\"0\"/></w:numPr>", "Annex")
                .read(folder);

        assertThat(WrittenDocx.texts(read)).containsExactly("1. Service levels", "1.1 " + clause, "Annex");
        assertThat(read.blocks())
                .extracting(Block::kind)
                .containsExactly(Block.Kind.HEADING, Block.Kind.PARAGRAPH, Block.Kind.HEADING);
        assertThat(read.blocks()).extracting(Block::level).containsExactly(1, 2, 1);
    }

    @Test
    void emptyParagraphsCountButOneThatOnlyEndsASectionDoesNot() throws IOException {
        ReadDocument read = new WrittenDocx()
                .numbering(CLAUSES + use(1, 0, ""))
                .numbered(1, 0, "Term")
                .body(WrittenDocx.p(WrittenDocx.numPr(1, 0) + "<w:sectPr/>", ""))
                .numbered(1, 0, "Fees")
                .numbered(1, 0, "")
                .numbered(1, 0, "Law")
                .read(folder);

        assertThat(WrittenDocx.texts(read)).containsExactly("1. Term", "2. Fees", "4. Law");
    }

    @Test
    void numbersTypedByHandAreToldToo() throws IOException {
        ReadDocument read = new WrittenDocx()
                .text("8. Governing Law")
                .text("8.1 This Agreement is governed by the laws of India.")
                .text("第三条 违约责任")
                .read(folder);

        assertThat(read.blocks()).extracting(Block::number).isEqualTo(List.of("8", "8.1", "第三条"));
    }
}
