package dev.countersign.extract.quote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.countersign.model.PriceLine;
import dev.countersign.model.Quote;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Lines of public quotes and price lists as a person reads them: quantity, unit, price, period, amount and currency. The files
 * are not ours to carry; without them the test is skipped.
 */
class QuoteLinesTest {
    private static final Path DOCUMENTS =
            Path.of(System.getProperty("corpus", "../shared/corpus")).resolve("docs");

    @TempDir
    private Path folder;

    /** A line as it was written down. */
    private record Written(String file, String title, String item, List<String> values) {
        static Written of(String row) {
            String[] cells = row.split("\t", -1);
            return new Written(cells[0], cells[1], cells[2], List.of(cells).subList(3, 11));
        }

        boolean is(PriceLine line) {
            List<String> read = List.of(
                    number(line.quantity().map(q -> q.value())),
                    word(line.unit()),
                    number(line.unitPrice().map(p -> p.value().amount())),
                    word(line.unitPrice().flatMap(p -> p.value().unit())),
                    word(line.unitPrice().flatMap(p -> p.value().period())),
                    number(line.amount().map(a -> a.value())),
                    word(line.amountPeriod()),
                    word(line.currency()));
            boolean same = line.item().contains(item);
            for (int i = 0; i < values.size(); i++) {
                same &= values.get(i).equals("?") || plain(values.get(i)).equals(read.get(i));
            }
            return same;
        }

        private static String plain(String value) {
            return value.matches("[\\d.]+") ? number(Optional.of(new BigDecimal(value))) : value;
        }

        private static String number(Optional<BigDecimal> number) {
            return number.map(
                            n -> n.signum() == 0 ? "0" : n.stripTrailingZeros().toPlainString())
                    .orElse("-");
        }

        private static String word(Optional<?> value) {
            return value.map(Object::toString).orElse("-");
        }
    }

    @Test
    void linesAreReadAsAPersonReadsThem() throws IOException {
        assumeTrue(Files.isDirectory(DOCUMENTS), "no documents at " + DOCUMENTS);
        Map<String, List<Quote>> quotes = new HashMap<>();
        List<Written> missed = new ArrayList<>();
        List<Written> written = written();
        for (Written line : written) {
            List<Quote> read = quotes.computeIfAbsent(line.file(), this::read);
            boolean found = read.stream()
                    .filter(q -> q.title().contains(line.title()))
                    .flatMap(q -> q.lines().stream())
                    .anyMatch(line::is);
            if (!found) {
                missed.add(line);
            }
        }
        assertThat(written).hasSizeGreaterThanOrEqualTo(60);
        assertThat(missed).isEmpty();
    }

    private List<Quote> read(String file) {
        Path path = DOCUMENTS.resolve(file);
        try {
            return Quoted.in(folder, path.getFileName().toString(), Files.readAllBytes(path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Written> written() throws IOException {
        try (InputStream in = QuoteLinesTest.class.getResourceAsStream("quote-lines.tsv")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(l -> !l.startsWith("#") && !l.isBlank())
                    .map(Written::of)
                    .toList();
        }
    }
}
