package dev.countersign.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ReadCommandTest {
    private static final String CLAUSE = "Either party may end this agreement on sixty days notice.";
    private static final String HOSTILE = "</title><script>alert(1)</script>\u001b[2J\u202eevil";

    @TempDir
    private Path folder;

    @Test
    void textShowsPagesKindsNumbersAndRows() {
        String text = read(PaperPdf.write(folder.resolve("msa.pdf"), 3, CLAUSE));

        assertThat(text)
                .contains("msa.pdf: pdf, contract, 3 pages, ")
                .contains("--- page 1\n", "--- page 3\n")
                .contains("[running] Master Services Agreement\n")
                .contains("[running] Page 2 of 3\n")
                .contains("[heading, level 1, number 1] 1. TERM AND PRICE\n")
                .contains("number 1.1] 1.1 " + CLAUSE + "\n")
                .contains("[table 1, 2 rows]\n    | Service | Price |\n    | GPU hours | 198.00 |\n");
    }

    @Test
    void textShowsLinesValuesAndWhatWasNotRead() throws IOException {
        Path notes = Files.writeString(folder.resolve("notes.txt"), "One line\nand its second.\n\nAnother.\n");
        Path values = Files.writeString(folder.resolve("values.yaml"), "lines:\n  - gpu: H100\n");
        Path empty = Files.writeString(folder.resolve("empty.pdf"), "");

        String text = read(notes, values, empty);

        assertThat(text)
                .contains("  [paragraph, lines 1-2] One line and its second.\n")
                .contains("  [paragraph, line 4] Another.\n")
                .contains("  /lines/0/gpu (line 2): H100\n")
                .contains("empty.pdf: pdf, not recognised\n  not read: the file is empty (0 bytes)\n");
    }

    @Test
    void sectionsAreATreeInJsonAndHtml() throws IOException {
        Path file = Files.writeString(
                folder.resolve("terms.md"), "# Terms\n\n## 1. Fees\n\n1.1 Invoices. They are paid.\n\n## 2. Term\n");

        JsonNode sections = JsonMapper.shared()
                .readTree(run("read", "--format", "json", file.toString()))
                .path("documents")
                .path(0)
                .path("sections");
        assertThat(sections.valueStream()
                        .map(s ->
                                s.path("level").asInt() + " " + s.path("parent").asInt() + " "
                                        + s.path("number").asString() + " "
                                        + s.path("title").asString()))
                .containsExactly("1 -1  Terms", "2 0 1 Fees", "3 1 1.1 Invoices", "2 0 2 Term");
        assertThat(run("read", "--format", "html", file.toString())).contains("4 sections", "<bdi>1.1 Invoices</bdi>");
    }

    @Test
    void aDocumentOfBlankPagesIsNamed() throws IOException {
        Path file = folder.resolve("blank.pdf");
        try (PDDocument pdf = new PDDocument()) {
            pdf.addPage(new PDPage());
            pdf.save(file.toFile());
        }

        assertThat(read(file)).contains("not read: no page of it shows any text");
    }

    @Test
    void aFolderIsReadFileByFile() throws IOException {
        Files.writeString(folder.resolve("a.txt"), "First");
        Files.writeString(folder.resolve("b.txt"), "Second");

        assertThat(read(folder)).containsSubsequence("a.txt: text", "First", "b.txt: text", "Second");
    }

    @Test
    void controlCharactersOfAFileDoNotReachTheTerminal() throws IOException {
        Path file = Files.writeString(folder.resolve("hostile.txt"), HOSTILE);

        assertThat(read(file)).contains("</title><script>").doesNotContain("\u001b", "\u202e");
    }

    @Test
    void jsonHoldsEveryWordWithItsPlace() {
        JsonNode json = json(PaperPdf.write(folder.resolve("msa.pdf"), 1, CLAUSE));

        assertThat(json.path("format").asString()).isEqualTo("countersign-read/1");
        JsonNode document = json.path("documents").get(0);
        assertThat(document.path("pages").get(0).path("width").asDouble()).isEqualTo(595.3);
        JsonNode line = lines(document)
                .filter(l -> l.path("text").asString().startsWith("1.1 Either"))
                .findFirst()
                .orElseThrow();
        JsonNode either = line.path("words").get(1);
        assertThat(line.path("text")
                        .asString()
                        .substring(
                                either.path("start").asInt(), either.path("end").asInt()))
                .isEqualTo("Either");
        assertThat(either.path("box").get(0).asDouble()).isBetween(73.0, 78.0);
        assertThat(either.path("box").get(1).asDouble()).isBetween(118.0, 130.0);
        assertThat(either.path("box")).allSatisfy(d -> assertThat(d.toString()).matches("\\d+\\.\\d"));
        assertThat(document.at("/tables/0/rows/1/cells/1/lines/0/text").asString())
                .isEqualTo("198.00");
    }

    @Test
    void jsonIsTheSameEveryTime() {
        Path file = PaperPdf.write(folder.resolve("msa.pdf"), 2, CLAUSE);

        assertThat(run("read", "--format", "json", file.toString()))
                .isEqualTo(run("read", "--format", "json", file.toString()));
    }

    @Test
    void htmlLaysWordsOverAPictureOfThePage() {
        Path file = PaperPdf.write(folder.resolve("msa.pdf"), 2, CLAUSE);

        String html = run("read", "--format", "html", file.toString());

        Matcher picture =
                Pattern.compile("href=\"data:image/png;base64,([^\"]+)\"").matcher(html);
        assertThat(picture.find()).isTrue();
        byte[] png = Base64.getDecoder().decode(picture.group(1));
        assertThat(png).startsWith(0x89, 'P', 'N', 'G');
        assertThat(html)
                .contains("<h3>Page 2</h3>")
                .contains("viewBox=\"0 0 595.3 841.9\"")
                .contains("<g class=\"heading\">", "<g class=\"running\">", "class=\"word\"", "class=\"cell\"")
                .contains("<bdi>1.1 " + CLAUSE + "</bdi>")
                .contains("rowspan=\"1\"><bdi>198.00</bdi></td>");
    }

    @Test
    void htmlNeedsNothingButItself() {
        String html = html(PaperPdf.write(folder.resolve("msa.pdf"), 1, CLAUSE));

        assertThat(html).contains("default-src 'none'").doesNotContain("<script", "http://", "https://", "url(");
        assertThat(Pattern.compile("(?:href|src)=\"([^\"]{0,10})").matcher(html).results())
                .allSatisfy(r -> assertThat(r.group(1)).isEqualTo("data:image"));
    }

    @Test
    void hostileWordsStayWordsInHtml() throws IOException {
        Path pdf = PaperPdf.write(folder.resolve("hostile.pdf"), 1, "</svg><script>alert(1)</script> \"onload=x");
        Path text = Files.writeString(folder.resolve("<img src=x>.md"), "# " + HOSTILE + "\n\n| <b>cell</b> | 2 |\n");
        Path yaml = Files.writeString(folder.resolve("values.yaml"), "\"<i>key</i>\": \"<script>alert(2)</script>\"\n");

        String html = html(pdf, text, yaml);

        assertThat(html)
                .doesNotContain("<script", "<img", "<b>", "<i>", "\u001b")
                .contains("&lt;script&gt;alert(1)", "&lt;script&gt;alert(2)");
    }

    @Test
    void pagesBeyondTheFirstSixtyAreNotDrawnAndThatIsSaid() {
        String html = html(PaperPdf.write(folder.resolve("long.pdf"), 61, CLAUSE));

        assertThat(html.split("data:image/png", -1)).hasSize(61);
        assertThat(html)
                .contains("picture of the page: not drawn: only the first 60 pages of a document are")
                .contains("<bdi>61.1 " + CLAUSE);
    }

    @Test
    void aPageThatCannotBeDrawnIsStillShown() throws IOException {
        Path locked = Files.writeString(folder.resolve("broken.pdf"), "%PDF-1.7\nnothing of a PDF\n");

        assertThat(html(locked)).contains("not read: not a readable PDF");
    }

    @Test
    void aFileThatCannotBeWrittenOrReadIsSaid() {
        StringWriter err = new StringWriter();
        int missing = Main.run(new PrintWriter(new StringWriter()), new PrintWriter(err), "read", "no-such-file.pdf");
        Path file = PaperPdf.write(folder.resolve("msa.pdf"), 1, CLAUSE);
        int unwritable = Main.run(
                new PrintWriter(new StringWriter()),
                new PrintWriter(err),
                "read",
                file.toString(),
                "-o",
                folder.resolve("no/such/folder/out.json").toString());

        assertThat(List.of(missing, unwritable)).containsOnly(Main.USAGE);
        assertThat(err.toString()).contains("no-such-file.pdf: no such file or folder", "cannot be written");
    }

    @Test
    void halfACharacterIsWrittenAsAQuestionMark() throws IOException {
        Path values = Files.writeString(folder.resolve("values.json"), "{\"a\": \"\\ud800\"}");
        Path out = folder.resolve("out.txt");

        run("read", values.toString(), "-o", out.toString());

        assertThat(Files.readString(out)).contains("/a (line 1): ?");
    }

    private static Stream<JsonNode> lines(JsonNode document) {
        return document.path("blocks")
                .valueStream()
                .flatMap(b -> b.path("lines").valueStream());
    }

    private String read(Path... files) {
        return run(Stream.concat(Stream.of("read"), Stream.of(files).map(Path::toString))
                .toArray(String[]::new));
    }

    private JsonNode json(Path file) {
        return new JsonMapper().readTree(run("read", "--format", "json", file.toString()));
    }

    private String html(Path... files) {
        return run(Stream.concat(
                        Stream.of("read", "--format", "html"), Stream.of(files).map(Path::toString))
                .toArray(String[]::new));
    }

    private static String run(String... words) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exit = Main.run(new PrintWriter(out), new PrintWriter(err), words);

        assertThat(exit).as(err.toString()).isZero();
        return out.toString();
    }
}
