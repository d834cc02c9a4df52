package dev.countersign.read.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.model.Block;
import dev.countersign.model.FileKind;
import dev.countersign.model.ReadDocument;
import dev.countersign.read.ReadFile;
import java.nio.charset.Charset;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class HtmlReaderTest {
    @TempDir
    Path folder;

    @Test
    void headingsParagraphsAndListsKeepTheirOrderAndLines() {
        ReadDocument read = read("""
                <html><body>
                <h1>Service Level Agreement</h1>
                <h2>2. Uptime</h2>
                <p>Uptime is <b>99.9</b>%&nbsp;per month&mdash;not less.<br>Else credits.</p>
                <ol type="a"><li>ten per cent<li>twenty</ol>
                </body></html>
                """);

        assertThat(read.blocks())
                .extracting(b -> b.kind() + " " + b.number() + " " + b.level() + " "
                        + b.lines().get(0).number() + " " + b.text())
                .containsExactly(
                        "HEADING  1 2 Service Level Agreement",
                        "HEADING 2 2 3 2. Uptime",
                        "PARAGRAPH  0 4 Uptime is 99.9% per month—not less. Else credits.",
                        "LIST_ITEM a 0 5 ten per cent",
                        "LIST_ITEM b 0 5 twenty");
        assertThat(read.blocks().get(2).lines()).hasSize(2);
    }

    @Test
    void scriptsAreNotReadAndMenusAreNoSentences() {
        ReadDocument read = read(
                "<html><head><title>Acme</title><style>p{}</style></head><body><nav>Products</nav><script>var a</script>"
                        + "<p>Text</p><div style='Display: None'>old</div><p hidden>gone</p><footer>Imprint</footer></body></html>");

        assertThat(ReadFile.blocks(read, Block.Kind.PARAGRAPH)).containsExactly("Text");
        assertThat(ReadFile.blocks(read, Block.Kind.RUNNING))
                .containsExactly("Acme", "Products", "old", "gone", "Imprint");
    }

    @Test
    void tablesHaveRowsAndACellThatSpansRowsIsSaidInEach() {
        ReadDocument read = read("<table><tr><th>GPU<th>Term<th>Price</tr>"
                + "<tr><td rowspan=2>H100<td>1 month<td>$3</tr><tr><td>1 year<td>$2</tr></table>");

        assertThat(ReadFile.blocks(read, Block.Kind.TABLE_ROW))
                .containsExactly("GPU Term Price", "H100 1 month $3", "H100 1 year $2");
        assertThat(read.tables().get(0).rows().get(2).cells())
                .extracting(c -> c.text())
                .containsExactly("1 year", "$2");
        assertThat(read.tables().get(0).cell(2, 0)).map(c -> c.text()).contains("H100");
        assertThat(read.tables().get(0).header(2)).isEqualTo("Price");
    }

    @Test
    void aTableThatOnlyLaysOutThePageIsNone() {
        ReadDocument read = read("<table><tr><td><h2>Terms</h2><p>One.</p><p>Two.</p></td><td>x</td></tr></table>");

        assertThat(read.tables()).isEmpty();
        assertThat(ReadFile.blocks(read, Block.Kind.PARAGRAPH)).containsExactly("One.", "Two.", "x");
    }

    @Test
    void aTermAndItsMeaningAreOneBlock() {
        ReadDocument read = read("<dl><dt>Term</dt><dd>12 months</dd><dt>Notice</dt><dd>30 days</dd></dl>");

        assertThat(ReadFile.blocks(read, Block.Kind.LIST_ITEM)).containsExactly("Term 12 months", "Notice 30 days");
    }

    @Test
    void encodingsAreFound() {
        byte[] declared = "<html><meta charset=gb2312><p>服务协议</p></html>".getBytes(Charset.forName("GBK"));
        byte[] silent = "<html><p>服务协议</p></html>".getBytes(Charset.forName("GBK"));

        assertThat(ReadFile.of(folder, "a.html", declared)
                        .get(0)
                        .blocks()
                        .get(0)
                        .text())
                .isEqualTo("服务协议");
        assertThat(ReadFile.of(folder, "b.html", silent).get(0).blocks().get(0).text())
                .isEqualTo("服务协议");
    }

    @Test
    void aPageIsKnownByItsFirstBytes() {
        ReadDocument read = ReadFile.of(folder, "terms.txt", "<!DOCTYPE html><html><p>Hi</p></html>")
                .get(0);

        assertThat(read.document().kind()).isEqualTo(FileKind.HTML);
        assertThat(read.blocks()).hasSize(1);
    }

    @Test
    void aPageWithoutTextIsUnread() {
        assertThat(ReadFile.unread(ReadFile.of(folder, "none.html", "").get(0))).hasSize(1);
        assertThat(ReadFile.unread(read("<html><script>draw()</script></html>")))
                .containsExactly("the page has no text: it may be drawn by a script");
    }

    @Test
    @Timeout(60)
    void nestingWithoutEndIsRead() {
        String deep = "<div>".repeat(50_000) + "words" + "<table><tr><td>".repeat(20_000) + "more";

        ReadDocument read = read(deep);

        assertThat(read.blocks().stream().map(Block::text).toList().toString()).contains("words", "more");
    }

    @Test
    @Timeout(60)
    void aGiantAttributeAndAGiantLineAreRead() {
        ReadDocument read = read("<p style='" + "x".repeat(5_000_000) + "'>words " + "1. ".repeat(500_000) + "</p>");

        assertThat(read.blocks()).hasSize(1);
    }

    private ReadDocument read(String html) {
        return ReadFile.of(folder, "page.html", html).get(0);
    }
}
