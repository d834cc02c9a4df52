package dev.countersign.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.catalog.Catalog;
import dev.countersign.catalog.CatalogReader;
import dev.countersign.model.Audit;
import dev.countersign.model.Brief;
import dev.countersign.model.Buyer;
import dev.countersign.model.Cause;
import dev.countersign.model.CostComparison;
import dev.countersign.model.Deal;
import dev.countersign.model.Document;
import dev.countersign.model.DocumentId;
import dev.countersign.model.Evidence;
import dev.countersign.model.Fact;
import dev.countersign.model.FileKind;
import dev.countersign.model.Finding;
import dev.countersign.model.Grade;
import dev.countersign.model.Outcome;
import dev.countersign.model.Place;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Role;
import dev.countersign.model.Score;
import dev.countersign.model.Stage;
import dev.countersign.model.Unread;
import dev.countersign.model.Verdict;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HtmlReportTest {
    private static final String HOSTILE = "<script>alert('x')</script> \" onload=\"alert(1) &amp; </style>";
    private static final DocumentId CONTRACT = new DocumentId("contract/msa.pdf");
    private static final DocumentId QUOTE = new DocumentId("quotes/quote.yaml");
    private static final Catalog CATALOG = CatalogReader.builtIn();

    @Test
    void theVerdictStandsFirst() {
        String html = html(audit("a deal", fail("RF-08", known("usage is not shared"))), Locale.ENGLISH);

        String body = text(html.substring(html.indexOf("<body>")));
        assertThat(body).startsWith("PAUSE · evidence 78 % complete");
        assertThat(html).contains("<title>PAUSE · evidence 78 % complete");
    }

    @Test
    void whatHostileDocumentsSayIsShownAsText() {
        DocumentId path = new DocumentId("x\"><img src=x onerror=alert(1)>.pdf");
        Evidence evidence = new Evidence(path, Grade.A, new Place.OnPage(3, List.of()), HOSTILE);
        Fact<String> fact = new Fact.Known<>("UsageExport.refused", HOSTILE, List.of(evidence), 1);
        Fact<String> doubt = new Fact.Unclear<>("UsageExport.fields", Cause.AMBIGUOUS, HOSTILE, List.of());
        Finding finding = new Finding(
                "RF-08",
                HOSTILE + "/" + HOSTILE,
                HOSTILE,
                Outcome.FAIL,
                Optional.empty(),
                List.of(HOSTILE),
                List.of(fact, doubt));
        Document document = new Document(path, FileKind.PDF, Role.CONTRACT, HOSTILE, HOSTILE);
        ReadDocument read = ReadDocument.unread(document, HOSTILE);

        String html = html(
                audit(HOSTILE, List.of(finding), List.of(read), List.of(new Unread(path, 0, HOSTILE))), Locale.ENGLISH);

        assertThat(html).doesNotContainIgnoringCase("<script").doesNotContain("<img");
        assertThat(Pattern.compile("</style>").matcher(html).results()).hasSize(1);
        assertThat(tags(html)).noneMatch(tag -> tag.matches("(?s).*\\son[a-z]+\\s*=.*"));
        assertThat(html).contains("&lt;script&gt;alert(").contains("&amp;amp;");
    }

    @Test
    void everyOpenFindingShowsItsQuotesPlaceAndGrade() {
        Audit audit = audit("a deal", fail("RF-08", known("usage is not shared")));

        String html = html(audit, Locale.ENGLISH);

        assertThat(text(article(html, "RF-08")))
                .contains("usage is not shared")
                .contains("contract/msa.pdf, page 6")
                .contains("contract, grade A");
    }

    @Test
    void quotesThatFoldAwayAreStillThere() {
        Fact<?>[] facts = new Fact<?>[9];
        for (int i = 0; i < facts.length; i++) {
            facts[i] = known("words number " + i + " of the contract");
        }

        String html = html(audit("a deal", fail("RF-08", facts)), Locale.ENGLISH);

        for (int i = 0; i < facts.length; i++) {
            assertThat(article(html, "RF-08")).contains("words number " + i + " of the contract");
        }
        assertThat(text(article(html, "RF-08"))).contains("More places (5)");
    }

    @Test
    void silenceNamesWhatWasSearched() {
        Fact<String> absent = new Fact.Absent<>("Charges.egress", List.of(CONTRACT, QUOTE));

        String html = html(audit("a deal", fail("RF-03", absent)), Locale.ENGLISH);

        assertThat(text(article(html, "RF-03")))
                .contains("not stated: charge for egress")
                .contains("searched: contract/msa.pdf, quotes/quote.yaml");
    }

    @Test
    void documentsThatDifferStandSideBySide() {
        Fact<Integer> disputed = new Fact.Disputed<>(
                "TestWindow.days",
                List.of(
                        new Fact.Known<>("TestWindow.days", 3, List.of(evidence(CONTRACT, "three (3) days")), 1),
                        new Fact.Known<>("TestWindow.days", 7, List.of(evidence(QUOTE, "seven days")), 1)));
        Finding finding = new Finding(
                "RF-07",
                "TestWindow",
                "",
                Outcome.UNKNOWN,
                Optional.of(Cause.CONTRADICTORY),
                List.of("the documents say different things"),
                List.of(disputed));

        String html = html(audit("a deal", finding), Locale.ENGLISH);

        assertThat(text(article(html, "RF-07")))
                .contains("3 contract/msa.pdf, page 6")
                .contains("7 quotes/quote.yaml, page 6")
                .contains("three (3) days")
                .contains("seven days");
    }

    @Test
    void severalFindingsOfOneCheckHaveAnchorsOfTheirOwn() {
        String html = html(audit("a deal", fail("RF-08", known("one")), fail("RF-08", known("two"))), Locale.ENGLISH);

        List<String> ids = attributes(html, "id");
        assertThat(ids).contains("RF-08", "RF-08-2").doesNotHaveDuplicates();
        assertThat(attributes(html, "href")).allMatch(href -> ids.contains(href.substring(1)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void thePageNeedsNothingButItself(String language) {
        String html = html(
                audit("a deal", fail("RF-08", known("see https://prices.example.invalid"))),
                Locale.forLanguageTag(language));

        assertThat(attributes(html, "href")).allMatch(href -> href.startsWith("#"));
        assertThat(attributes(html, "src")).isEmpty();
        assertThat(html.substring(html.indexOf("<style>"), html.indexOf("</style>")))
                .doesNotContain("url(")
                .doesNotContain("@import");
        assertThat(html).contains("default-src 'none'").doesNotContain("<link").doesNotContain("<script");
    }

    @Test
    void theSameAuditGivesTheSameBytes() {
        Audit audit = audit("a deal", fail("RF-08", known("one")), fail("RF-03", known("two")));

        assertThat(html(audit, Locale.ENGLISH)).isEqualTo(html(audit, Locale.ENGLISH));
    }

    @Test
    void bothLanguagesHaveTheSameLabels() {
        assertThat(labels("labels_zh.properties")).isEqualTo(labels("labels.properties"));
    }

    @Test
    void everyFactThatAChecksRulesAskHasALabel() {
        Set<String> labels = labels("labels.properties");

        assertThat(CATALOG.checks()
                        .filter(c -> !c.subject().equals("Statement"))
                        .flatMap(c -> c.needs().stream().map(need -> "Fact." + c.subject() + "." + need)))
                .allMatch(labels::contains);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void noLabelIsMissingOnThePage(String language) {
        Audit audit = audit("a deal", fail("RF-08", known("one")), fail("RF-03", known("two")));

        String html = text(html(audit, Locale.forLanguageTag(language)));

        assertThat(html).doesNotContainPattern("\\b(Role|Turn|Grade|FileKind|Fact|Stage|Outcome)\\.[A-Z]");
        if (language.equals("zh")) {
            assertThat(html).startsWith("暂停 · 证据 78 % 完整");
        }
    }

    private static Finding fail(String check, Fact<?>... because) {
        return new Finding(check, "Subject", "", Outcome.FAIL, Optional.empty(), List.of("a reason"), List.of(because));
    }

    private static Fact<String> known(String quote) {
        return new Fact.Known<>("UsageExport.refused", quote, List.of(evidence(CONTRACT, quote)), 1);
    }

    private static Evidence evidence(DocumentId document, String quote) {
        return new Evidence(document, Grade.A, new Place.OnPage(6, List.of()), quote);
    }

    private static Audit audit(String name, Finding... findings) {
        Document contract = new Document(CONTRACT, FileKind.PDF, Role.CONTRACT, "", "ab".repeat(32));
        return audit(
                name,
                List.of(findings),
                List.of(ReadDocument.unread(contract, "encrypted")),
                List.of(new Unread(new DocumentId("notes.txt"), 0, "named under ignore in deal.yaml")));
    }

    private static Audit audit(String name, List<Finding> findings, List<ReadDocument> read, List<Unread> ignored) {
        Score score = new Score(61, 83, 78, Grade.B);
        return new Audit(
                new Audit.Header("0.1.0", "2026.12.1", "cd".repeat(32), LocalDate.of(2026, 12, 1)),
                new Deal(
                        name,
                        Stage.CONTRACT,
                        read,
                        ignored,
                        Brief.EMPTY,
                        Buyer.UNKNOWN,
                        List.of(),
                        List.of(),
                        CostComparison.NONE,
                        List.of()),
                findings,
                List.of(new Audit.SectionScore("contract", 18, score)),
                score,
                false,
                Verdict.PAUSE);
    }

    private static String html(Audit audit, Locale language) {
        StringWriter out = new StringWriter();
        try {
            new HtmlReport(new Wording(CATALOG, language)).write(audit, out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toString();
    }

    private static String article(String html, String id) {
        int start = html.indexOf("<article id=\"" + id + "\"");
        return html.substring(start, html.indexOf("</article>", start));
    }

    /** What a reader sees: no style sheet, no tags, white space folded. */
    private static String text(String html) {
        return html.replaceAll("(?s)<head>.*</head>", "")
                .replaceAll("<[^>]*>", "")
                .replaceAll("\\s+", " ")
                .strip();
    }

    private static List<String> tags(String html) {
        return Pattern.compile("<[a-zA-Z](?:\"[^\"]*\"|[^\">])*>")
                .matcher(html)
                .results()
                .map(MatchResult::group)
                .map(tag -> tag.replaceAll("\"[^\"]*\"", "\"\""))
                .toList();
    }

    private static List<String> attributes(String html, String name) {
        return Pattern.compile("\\s" + name + "=\"([^\"]*)\"")
                .matcher(html)
                .results()
                .map(m -> m.group(1))
                .toList();
    }

    private static Set<String> labels(String file) {
        Properties labels = new Properties();
        try (InputStream in = Labels.class.getResourceAsStream(file)) {
            labels.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return labels.stringPropertyNames();
    }
}
