package dev.countersign.cli;

import dev.countersign.model.Audit;
import dev.countersign.model.CountersignException;
import dev.countersign.report.Reporter;
import dev.countersign.report.TextReport;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Audits a deal folder and reports. */
@Command(
        name = "audit",
        mixinStandardHelpOptions = true,
        description = "Audit a deal folder: verdict, score, and every finding with the words that prove it.")
final class AuditCommand implements Callable<Integer> {
    enum Format {
        TEXT,
        JSON,
        HTML
    }

    @Mixin
    private DealOptions deal;

    @Option(
            names = "--lang",
            paramLabel = "en|zh",
            defaultValue = "en",
            description = "Language of the words: en or zh.")
    private String language;

    @Option(
            names = "--format",
            paramLabel = "text|json|html",
            defaultValue = "text",
            description = "What to print: text, json or html.")
    private Format format;

    @Option(
            names = "-o",
            paramLabel = "OUT",
            description = "Write all formats into this folder instead of printing one.")
    private Path folder;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        Locale locale = locale(language);
        Audit audit = deal.audit();
        PrintWriter out = spec.commandLine().getOut();
        List<Reporter> reporters = Reporter.all(deal.auditor().catalog(), locale);
        if (folder != null) {
            for (Reporter reporter : reporters) {
                out.println(write(reporter, audit));
            }
            return 0;
        }
        String wanted = format.name().toLowerCase(Locale.ROOT);
        Reporter reporter = format == Format.TEXT && Output.isTerminal()
                ? TextReport.coloured(deal.auditor().catalog(), locale)
                : reporters.stream()
                        .filter(r -> r.format().equals(wanted))
                        .findFirst()
                        .orElseThrow();
        reporter.write(audit, out);
        return 0;
    }

    private Path write(Reporter reporter, Audit audit) throws IOException {
        Path file = folder.resolve("audit." + (reporter.format().equals("text") ? "txt" : reporter.format()));
        try {
            Files.createDirectories(folder);
            try (Writer writer = Files.newBufferedWriter(file)) {
                reporter.write(audit, writer);
            }
        } catch (FileSystemException e) {
            throw new CountersignException(folder.toString(), "cannot be written to: " + e.getReason(), e);
        }
        return file;
    }

    static Locale locale(String language) {
        return switch (language) {
            case "en" -> Locale.ENGLISH;
            case "zh" -> Locale.CHINESE;
            default -> throw new CountersignException("--lang", "is en or zh, not " + language);
        };
    }
}
