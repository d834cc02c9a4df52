package dev.countersign;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The table of limits in docs/formats.md quotes what the readers say. */
class LimitsPageTest {
    private static final Pattern ROW = Pattern.compile("^\\|[^|]*\\|[^|]*\\|([^|]*)\\|$", Pattern.MULTILINE);
    private static final Pattern MESSAGE = Pattern.compile("`([^`]+)`");

    /** What the code puts in: numbers, names, reasons. */
    private static final Pattern FILLED_IN = Pattern.compile(":|\\d[\\d,]*|\\b[NM]\\b|FILE|\\.\\.\\.");

    @Test
    void everyMessageIsInTheSources() throws IOException {
        String page = Files.readString(Path.of("docs/formats.md"));
        String limits = page.substring(page.indexOf("## Limits"), page.indexOf("## The JSON format"));
        String sources = sources();
        List<String> unknown = new ArrayList<>();
        int messages = 0;
        for (Matcher row = ROW.matcher(limits); row.find(); ) {
            for (Matcher message = MESSAGE.matcher(row.group(1)); message.find(); ) {
                messages++;
                for (String piece : FILLED_IN.split(message.group(1))) {
                    if (!sources.contains(piece.strip())) {
                        unknown.add(message.group(1));
                    }
                }
            }
        }
        assertThat(messages).isGreaterThan(30);
        assertThat(unknown).isEmpty();
    }

    /** Without the seams of texts that run over a line's end. */
    private static String sources() throws IOException {
        StringBuilder all = new StringBuilder();
        try (Stream<Path> files = Files.walk(Path.of("src/main/java/dev/countersign"))) {
            for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
                all.append(Files.readString(file).replaceAll("\"\\s*\\+\\s*\"", ""));
            }
        }
        return all.toString();
    }
}
