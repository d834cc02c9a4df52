package dev.countersign;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.audit.Auditor;
import dev.countersign.audit.SampleEvaluation;
import dev.countersign.cli.Main;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The sample deals: their audits are as committed, their planted faults are found, and every quote stands where it is said to. */
class SamplesTest {
    private static final Path SAMPLES = Path.of("contracts-samples");
    private static final Pattern EXPECTED = Pattern.compile("\\*\\*Expected verdict:\\s*([A-Z]+)");

    static Stream<Path> samples() throws IOException {
        try (Stream<Path> children = Files.list(SAMPLES)) {
            return children.filter(c -> Files.exists(c.resolve("ABOUT.md"))).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    void auditIsAsCommitted(Path sample) throws IOException {
        String audit = audit(sample);
        Path expected = sample.resolve("expected/audit.json");

        if ("write".equals(System.getProperty("samples"))) {
            Files.createDirectories(expected.getParent());
            Files.writeString(expected, audit);
        }

        assertThat(audit)
                .as("rewrite with ./mvnw verify -Dsamples=write and review the difference")
                .isEqualTo(Files.readString(expected));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void verdictIsTheExpectedOne(Path sample) throws IOException {
        Matcher expected = EXPECTED.matcher(Files.readString(sample.resolve("ABOUT.md")));

        assertThat(expected.find()).isTrue();
        assertThat(json(sample).get("verdict").asString()).isEqualTo(expected.group(1));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void everyQuoteStandsWordForWordOnThePageItNames(Path sample) throws IOException {
        int quotes = 0;
        for (JsonNode finding : json(sample).get("findings")) {
            for (JsonNode evidence : finding.get("evidence")) {
                quotes++;
                String document = evidence.get("document").asString();
                int page = evidence.get("page").asInt();

                assertThat(letters(page(sample.resolve(document), page)))
                        .as(document + " page " + page)
                        .contains(letters(evidence.get("quote").asString()));
            }
        }
        assertThat(quotes).isPositive();
    }

    @Test
    void everyPlantedFaultIsFoundAndNothingElse() {
        SampleEvaluation evaluation = SampleEvaluation.of(new Auditor(), SAMPLES, LocalDate.of(2026, 12, 1));

        assertThat(evaluation.planted()).isGreaterThan(20);
        assertThat(evaluation.lines()).noneMatch(l -> l.contains("missed") || l.contains("not planted"));
        assertThat(evaluation.lines().get(evaluation.lines().size() - 1))
                .isEqualTo("precision 1.000 recall 1.000 over " + evaluation.planted() + " planted faults");
    }

    @Test
    void almostNothingSuppliedReadsAsAnIntervalAndNeverAsAHundred() throws IOException {
        JsonNode score = json(SAMPLES.resolve("04-almost-nothing")).get("score");

        assertThat(score.get("worst").asInt()).isEqualTo(27);
        assertThat(score.get("best").asInt()).isEqualTo(100);
        assertThat(score.get("completeness").asInt()).isEqualTo(27);
    }

    @Test
    void contractsAreOfRealisticLength() throws IOException {
        for (Path contract : List.of(
                SAMPLES.resolve("01-clean-h100-mumbai/contract/master-services-agreement.pdf"),
                SAMPLES.resolve("02-red-flags-h100/contract/cluster-services-agreement.pdf"),
                SAMPLES.resolve("03-documents-disagree/contract/cluster-hosting-agreement.pdf"))) {
            try (PDDocument pdf = Loader.loadPDF(contract.toFile())) {
                assertThat(pdf.getNumberOfPages()).as(contract.toString()).isGreaterThanOrEqualTo(15);
            }
        }
    }

    private static JsonNode json(Path sample) {
        return JsonMapper.shared().readTree(audit(sample));
    }

    private static String audit(Path sample) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exit = Main.run(new PrintWriter(out), new PrintWriter(err), "audit", sample.toString(), "--format", "json");
        assertThat(exit).as(err.toString()).isZero();
        return out.toString();
    }

    /** Read by another way than the product's own: PDFBox's plain text, or the file as it is. */
    private static String page(Path document, int page) throws IOException {
        if (!document.toString().endsWith(".pdf")) {
            String text = Files.readString(document);
            return document.toString().endsWith(".eml") ? text.replaceAll("<[^>]+>", "") : text;
        }
        try (PDDocument pdf = Loader.loadPDF(document.toFile())) {
            PDFTextStripper stripper = new PDFTextStripper();
            stripper.setStartPage(page);
            stripper.setEndPage(page);
            return stripper.getText(pdf);
        }
    }

    /** Line ends and blanks aside. */
    private static String letters(String text) {
        return text.replaceAll("\\s+", "");
    }
}
