package dev.countersign.cli;

import java.util.List;
import picocli.CommandLine.Option;

/** What every command that reads documents takes. */
final class PasswordOption {
    @Option(
            names = "--password",
            paramLabel = "WORD",
            description = "Opens encrypted documents. May be given several times: each is tried on each of them.")
    private List<String> passwords = List.of();

    List<String> given() {
        return passwords;
    }
}
