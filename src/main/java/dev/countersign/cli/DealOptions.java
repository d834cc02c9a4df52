package dev.countersign.cli;

import dev.countersign.audit.Auditor;
import dev.countersign.model.Audit;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What every command that audits a deal takes. */
final class DealOptions {
    @Parameters(
            paramLabel = "DIR",
            description = "The deal folder: any files, with deal.yaml and brief.yaml if there are.")
    private Path folder;

    @Option(
            names = "--as-of",
            paramLabel = "DATE",
            description = "Audit as of this day (2026-12-01). Default: asOf of deal.yaml, else today.")
    private LocalDate asOf;

    @Mixin
    private PasswordOption passwords;

    /** Once a process: catalogue and rules are the same for every deal. */
    private static final Auditor AUDITOR = new Auditor(ProgressLine.ofTerminal());

    /** Lets the auditor load from now on, beside whatever else is done. */
    static void load() {}

    Auditor auditor() {
        return AUDITOR;
    }

    Audit audit() {
        return AUDITOR.audit(folder, passwords.given(), Optional.ofNullable(asOf), LocalDate.now());
    }
}
