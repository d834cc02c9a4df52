package dev.countersign.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.model.DocumentId;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ProgressLineTest {
    private final ByteArrayOutputStream written = new ByteArrayOutputStream();
    private final ProgressLine line = new ProgressLine(new PrintStream(written, true, StandardCharsets.UTF_8));

    @Test
    void pagesAreCountedAndTheLineIsWipedAtTheEnd() {
        line.recognised(new DocumentId("rfp\u001b[2J.pdf"), 4, 5);
        assertThat(written.toString(StandardCharsets.UTF_8)).isEqualTo("\rrfp?[2J.pdf: scanned page 4 of 5");
        line.recognised(new DocumentId("rfp.pdf"), 5, 5);
        assertThat(written.toString(StandardCharsets.UTF_8)).endsWith(" \r").doesNotContain("\n");
    }

    @Test
    void aFewPagesAreNotWorthALine() {
        line.recognised(new DocumentId("letter.pdf"), 1, 2);
        assertThat(written.size()).isZero();
    }
}
