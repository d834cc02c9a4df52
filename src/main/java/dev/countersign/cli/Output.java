package dev.countersign.cli;

import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/** Where a command prints. */
final class Output {
    private Output() {}

    static PrintWriter utf8(PrintStream stream) {
        return new PrintWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), false);
    }

    /** The launcher says so when standard output is a terminal; a JVM cannot tell on every version. */
    static boolean isTerminal() {
        return Boolean.getBoolean("countersign.terminal");
    }
}
