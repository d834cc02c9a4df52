package dev.countersign.cli;

import dev.countersign.audit.Auditor;
import dev.countersign.model.Audit;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Optional;
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

    /** What it needs loads from now on, beside the parsing of the command line and the reading of documents. */
    private final Auditor auditor = new Auditor();

    Auditor auditor() {
        return auditor;
    }

    Audit audit() {
        return auditor.audit(folder, Optional.ofNullable(asOf), LocalDate.now());
    }
}
