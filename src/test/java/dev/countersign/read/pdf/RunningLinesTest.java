package dev.countersign.read.pdf;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.model.Block;
import dev.countersign.model.ReadDocument;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What repeats at the edges of pages runs; what only looks like it does not. */
class RunningLinesTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {"7", "- 17 -", "7/18", "Page 7 of 18", "page 3", "P a g e | 3", "vii", "B-6", "第 7 页", "[12]"})
    void pageNumbersAreKnown(String line) {
        assertThat(RunningLines.isPageNumber(line)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"2.10", "USD 7", "12 months", "99.9 %", "7 18", "Article 6", "2026-12-01", "mix of it"})
    void figuresAreNoPageNumbers(String line) {
        assertThat(RunningLines.isPageNumber(line)).isFalse();
    }

    @Test
    void headingsAtTheHeadOfPagesStayHeadings() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            for (int page = 1; page <= 4; page++) {
                drawn.page();
                drawn.bold(250, 60, "ARTICLE " + page);
                drawn.text(60, 200, "Here the parties agree on matter " + "abcd".charAt(page - 1) + ".");
            }
            assertThat(drawn.read(folder).blocks())
                    .filteredOn(block -> block.kind() == Block.Kind.HEADING)
                    .extracting(Block::number)
                    .containsExactly("ARTICLE 1", "ARTICLE 2", "ARTICLE 3", "ARTICLE 4");
        }
    }

    @Test
    void aPageNumberRightBelowTheTextRuns() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            for (int page = 1; page <= 3; page++) {
                drawn.page();
                drawn.lines(60, 100, "This page speaks of subject " + "abc".charAt(page - 1) + " and of nothing else.");
                drawn.text(290, 140 + 40 * page, "-" + page + "-");
                drawn.text(60, 815, "Source: EXAMPLE INC, 10-K, 3/6/2020");
            }
            ReadDocument read = drawn.read(folder);

            assertThat(read.blocks())
                    .filteredOn(block -> block.kind() == Block.Kind.RUNNING)
                    .hasSize(6);
        }
    }

    @Test
    void linesThatMakeUpWholePagesDoNotRun() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            for (int page = 1; page <= 4; page++) {
                drawn.page();
                drawn.text(60, 60, "Certificate number " + page);
            }
            assertThat(drawn.read(folder).blocks()).noneMatch(block -> block.kind() == Block.Kind.RUNNING);
        }
    }
}
