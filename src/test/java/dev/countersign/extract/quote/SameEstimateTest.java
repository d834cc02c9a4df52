package dev.countersign.extract.quote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.countersign.model.PriceLine;
import dev.countersign.model.Quote;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * One estimate of the AWS Pricing Calculator says the same as CSV and as PDF, which shows two places. The files are not ours to
 * carry; without them the test is skipped.
 */
class SameEstimateTest {
    private static final Path DOCUMENTS =
            Path.of(System.getProperty("corpus", "../shared/corpus")).resolve("docs/quotes");

    @TempDir
    private Path folder;

    @Test
    void linesTotalsAndCurrencyAgree() throws IOException {
        assumeTrue(Files.isDirectory(DOCUMENTS), "no documents at " + DOCUMENTS);
        Quote csv = quote("aws-calculator-estimate.csv");
        Quote pdf = quote("aws-calculator-estimate.pdf");

        assertThat(lines(pdf)).hasSize(3).isEqualTo(lines(csv));
        assertThat(totals(pdf)).hasSize(3).isEqualTo(totals(csv));
        assertThat(pdf.currency().orElseThrow().value())
                .isEqualTo(csv.currency().orElseThrow().value());
        assertThat(csv.differences()).isEmpty();
        assertThat(pdf.differences()).isEmpty();
    }

    private static List<String> lines(Quote quote) {
        return quote.lines().stream().map(SameEstimateTest::line).toList();
    }

    private static String line(PriceLine line) {
        return line.component() + " " + shown(line.amount().orElseThrow().value()) + " "
                + line.amountPeriod().orElseThrow() + " "
                + shown(line.upfront().orElseThrow().value()) + " "
                + line.currency().orElseThrow();
    }

    private static List<String> totals(Quote quote) {
        return quote.totals().stream()
                .map(t -> t.kind() + " " + shown(t.amount().value()) + " "
                        + t.period().orElseThrow() + " " + t.currency().orElseThrow())
                .toList();
    }

    private static BigDecimal shown(BigDecimal amount) {
        return amount.setScale(2, RoundingMode.HALF_UP);
    }

    private Quote quote(String file) throws IOException {
        List<Quote> quotes = Quoted.in(folder, file, Files.readAllBytes(DOCUMENTS.resolve(file)));
        assertThat(quotes).hasSize(1);
        return quotes.get(0);
    }
}
