package dev.countersign.read.pdf;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.model.Block;
import dev.countersign.model.Line;
import dev.countersign.model.ReadDocument;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Lines become headings, clauses, list items and running lines. */
class BlocksTest {
    @TempDir
    Path folder;

    @Test
    void aParagraphRunsOverThePageEndAndTheRunningLinesStayOutside() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            String[] nouns = {"node", "disk", "switch"};
            for (int page = 1; page <= 3; page++) {
                String noun = nouns[page - 1];
                drawn.page();
                drawn.text(60, 40, "Master Services Agreement").text(280, 815, "Page " + page + " of 3");
                drawn.text(60, 80, "the Customer has paid for that " + noun + " and asks for it within thirty days.");
                drawn.lines(
                        60,
                        740,
                        "Each " + noun + " is watched: the Supplier shall replace a failed " + noun
                                + " within four hours,",
                        "and shall credit the Customer with the Fees for the hours of each " + noun
                                + " that failed, if");
            }
            ReadDocument read = drawn.read(folder);

            Block clause = DrawnPdf.block(read, "Each node");
            assertThat(clause.lines()).extracting(Line::page).containsExactly(1, 1, 2);
            assertThat(clause.text())
                    .endsWith(
                            "that failed, if the Customer has paid for that disk and asks for it within thirty days.");
            assertThat(read.blocks().stream()
                            .filter(block -> block.kind() == Block.Kind.RUNNING)
                            .map(Block::text))
                    .containsExactlyInAnyOrder(
                            "Master Services Agreement",
                            "Page 1 of 3",
                            "Master Services Agreement",
                            "Page 2 of 3",
                            "Master Services Agreement",
                            "Page 3 of 3");
        }
    }

    @Test
    void aSentenceThatEndsAtThePageEndIsAParagraph() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            drawn.text(60, 780, "The Term is twelve months.");
            drawn.page();
            drawn.text(60, 80, "The Fees are due monthly.");
            assertThat(DrawnPdf.texts(drawn.read(folder)))
                    .containsExactly("The Term is twelve months.", "The Fees are due monthly.");
        }
    }

    @Test
    void numberedClausesHaveNumberAndLevel() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            drawn.bold(60, 100, "8. SERVICE LEVELS");
            drawn.lines(
                    60,
                    124,
                    "8.1 Uptime. The Supplier shall keep the Service available for 99.9 % of each calendar month, counted",
                    "without planned maintenance.",
                    "8.2 Support. The Supplier shall answer at all hours.",
                    "(a) by telephone; and",
                    "(b) by e-mail.");
            List<Block> blocks = drawn.read(folder).blocks();

            assertThat(blocks).extracting(Block::number).containsExactly("8", "8.1", "8.2", "(a)", "(b)");
            assertThat(blocks).extracting(Block::level).containsExactly(1, 2, 2, 0, 0);
            assertThat(blocks)
                    .extracting(Block::kind)
                    .containsExactly(
                            Block.Kind.HEADING,
                            Block.Kind.PARAGRAPH,
                            Block.Kind.PARAGRAPH,
                            Block.Kind.LIST_ITEM,
                            Block.Kind.LIST_ITEM);
        }
    }

    @Test
    void aNumberThatWrapsToTheLineStartOpensNoClause() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            drawn.lines(
                    60,
                    100,
                    "The Customer may end this Agreement in the cases that are set out above in detail in Section",
                    "12.3 Termination, and in no other case, save where the law of the place gives it the right to end it.");
            assertThat(drawn.read(folder).blocks()).hasSize(1);
        }
    }

    @Test
    void aGapEndsAParagraph() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            drawn.lines(
                    60,
                    100,
                    "This Agreement is made between the Supplier and the Customer, who agree on the terms set out below and",
                    "in the Schedules to it.");
            drawn.lines(60, 134, "It is governed by the law of the place.");
            assertThat(drawn.read(folder).blocks()).hasSize(2);
        }
    }

    @Test
    void aBoldLineAboveItsTextIsAHeading() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            drawn.bold(60, 100, "Limitation of liability");
            drawn.lines(60, 112, "Neither party is liable for more than the Fees of twelve months.");
            assertThat(drawn.read(folder).blocks())
                    .extracting(Block::kind)
                    .containsExactly(Block.Kind.HEADING, Block.Kind.PARAGRAPH);
        }
    }

    @Test
    void definitionsInSequenceAreParted() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            drawn.lines(
                    60,
                    100,
                    "\"Fees\" means all that the Customer owes for the Service under the Order Form that is in force now.",
                    "\"Term\" means the time from the Start Date on.");
            assertThat(drawn.read(folder).blocks()).hasSize(2);
        }
    }

    @Test
    void linesNumberFromOneOnEachPage() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            drawn.lines(60, 100, "First line of the first page.", "Second line of it.");
            drawn.page();
            drawn.text(60, 100, "First line of the second page.");
            assertThat(drawn.read(folder).blocks().stream().flatMap(block -> block.lines().stream()))
                    .extracting(Line::number)
                    .containsExactly(1, 2, 1);
        }
    }
}
