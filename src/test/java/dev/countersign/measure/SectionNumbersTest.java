package dev.countersign.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.countersign.audit.FileReading;
import dev.countersign.model.Section;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The numbered clauses of ten contracts, against a list made by hand. {@code -Dcorpus=DIR} says where the contracts lie. */
class SectionNumbersTest {
    private static final Path PDFS = Path.of(System.getProperty("corpus", "../shared/corpus"), "cuad-dev/pdf");

    /** What is in both lists, in the same order. */
    private static int common(List<String> a, List<String> b) {
        int[][] most = new int[a.size() + 1][b.size() + 1];
        for (int i = 1; i <= a.size(); i++) {
            for (int j = 1; j <= b.size(); j++) {
                most[i][j] = a.get(i - 1).equals(b.get(j - 1))
                        ? most[i - 1][j - 1] + 1
                        : Math.max(most[i - 1][j], most[i][j - 1]);
            }
        }
        return most[a.size()][b.size()];
    }

    private static Map<String, List<String>> listed() throws IOException {
        Map<String, List<String>> byFile = new LinkedHashMap<>();
        List<String> numbers = List.of();
        try (InputStream in = SectionNumbersTest.class.getResourceAsStream("/dev/countersign/read/sections.txt")) {
            for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n")) {
                if (line.startsWith("  ")) {
                    for (String number : line.strip().split(" ")) {
                        numbers.add(number.replace('_', ' '));
                    }
                } else if (!line.isBlank() && !line.startsWith("#")) {
                    numbers = new ArrayList<>();
                    byFile.put(line, numbers);
                }
            }
        }
        return byFile;
    }

    @Test
    void nineteenOfTwentyNumberedClausesAreFound() throws IOException {
        assumeThat(PDFS).as("the contracts of CUAD are not here").exists();
        FileReading reading = new FileReading();
        int found = 0;
        int there = 0;
        int said = 0;
        StringBuilder shown = new StringBuilder();
        for (Map.Entry<String, List<String>> contract : listed().entrySet()) {
            List<String> numbers = Section.of(
                            reading.read(PDFS.resolve(contract.getKey())).get(0).blocks())
                    .stream()
                    .map(Section::number)
                    .filter(n -> !n.isEmpty())
                    .toList();
            int common = common(contract.getValue(), numbers);
            found += common;
            there += contract.getValue().size();
            said += numbers.size();
            shown.append(String.format(
                    "%n%d of %d, %d said: %s", common, contract.getValue().size(), numbers.size(), contract.getKey()));
        }

        assertThat(found / (double) there).as("found%s", shown).isGreaterThanOrEqualTo(0.95);
        assertThat(found / (double) said).as("right%s", shown).isGreaterThanOrEqualTo(0.95);
        System.out.println("numbered clauses: " + found + " of " + there + " found, " + said + " said");
    }
}
