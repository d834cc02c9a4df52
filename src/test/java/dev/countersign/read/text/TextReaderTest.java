package dev.countersign.read.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.model.Block;
import dev.countersign.model.ReadDocument;
import dev.countersign.read.ReadFile;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class TextReaderTest {
    @TempDir
    Path folder;

    @Test
    void clauseNumbersAreFoundUnderMarkup() {
        ReadDocument read = markdown(
                "**5.1.** Bold.\n12\\. Escaped.\n## 3.2 Heading\n<span id=\"s\">7.4</span> Spanned.\n2\\. Rule\n-------");

        assertThat(read.blocks()).extracting(Block::number).containsExactly("5.1", "12", "3.2", "7.4", "2");
        assertThat(read.blocks().get(4).kind()).isEqualTo(Block.Kind.HEADING);
    }

    @Test
    void aTableHasRowsAndCells() {
        ReadDocument read = markdown("Rates:\n\nGPU | Price\n--- | ---:\nH100 | \\$2 \\| hour\n\nAfter");

        assertThat(ReadFile.blocks(read, Block.Kind.TABLE_ROW)).containsExactly("GPU | Price", "H100 | \\$2 \\| hour");
        assertThat(read.tables().get(0).rows().get(1).cells())
                .extracting(c -> c.text())
                .containsExactly("H100", "\\$2 \\| hour");
        assertThat(ReadFile.blocks(read, Block.Kind.PARAGRAPH)).containsExactly("Rates:", "After");
    }

    @Test
    void componentsAndModuleLinesAreNoSentencesButTheirTitlesAre() {
        ReadDocument read = markdown("""
                ---
                title: "Billing"
                icon: coin
                ---
                import X from "/snippets/x.mdx";

                <Tip>
                Billed by the second.
                </Tip>
                <Card title="On demand" icon="y">
                """);

        assertThat(ReadFile.blocks(read, Block.Kind.RUNNING))
                .containsExactly("icon: coin", "import X from \"/snippets/x.mdx\";", "<Tip>", "</Tip>");
        assertThat(ReadFile.blocks(read, Block.Kind.PARAGRAPH))
                .containsExactly("Billed by the second.", "<Card title=\"On demand\" icon=\"y\">");
        assertThat(ReadFile.blocks(read, Block.Kind.HEADING)).containsExactly("title: \"Billing\"");
    }

    @Test
    void codeIsReadAsItStands() {
        ReadDocument read = markdown("```\n# not a heading\n| no | row |\n```\n# Heading");

        assertThat(ReadFile.blocks(read, Block.Kind.PARAGRAPH)).containsExactly("# not a heading | no | row |");
        assertThat(ReadFile.blocks(read, Block.Kind.HEADING)).containsExactly("# Heading");
    }

    @Test
    void aQuotedReplyIsABlockOfItsOwn() {
        ReadDocument read = markdown("We agree.\n> You wrote\n> 30 days.\nGood.");

        assertThat(ReadFile.blocks(read, Block.Kind.PARAGRAPH))
                .containsExactly("We agree.", "> You wrote > 30 days.", "Good.");
    }

    @Test
    @Timeout(60)
    void linesWithoutEndAreRead() {
        for (String sign : new String[] {">", "1.", "*", "<a b ", "| ", "<!--", "[x](", "- ", "a) "}) {
            ReadDocument read = markdown("x " + sign.repeat(300_000) + "\n" + sign.repeat(300_000));

            assertThat(read.unread()).isNotEmpty();
        }
    }

    private ReadDocument markdown(String text) {
        return ReadFile.of(folder, "a.md", text).get(0);
    }
}
