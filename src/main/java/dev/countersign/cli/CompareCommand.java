package dev.countersign.cli;

import dev.countersign.model.Audit;
import dev.countersign.model.CountersignException;
import dev.countersign.report.CompareReport;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Lays the offers of a deal side by side. */
@Command(
        name = "compare",
        mixinStandardHelpOptions = true,
        description = "Lay the offers of a deal side by side: what each costs, what is open, where their order turns.")
final class CompareCommand implements Callable<Integer> {
    enum Format {
        TEXT,
        HTML,
        XLSX
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
            paramLabel = "text|html|xlsx",
            defaultValue = "text",
            description = "text, html, or xlsx: a workbook with live formulas, which takes --out.")
    private Format format;

    @Option(names = "--out", paramLabel = "FILE", description = "Write into this file instead of printing.")
    private Path file;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        if (format == Format.XLSX && file == null) {
            throw new CountersignException("--format xlsx", "needs --out FILE");
        }
        Audit audit = deal.audit();
        if (audit.deal().worksheets().isEmpty()) {
            throw new CountersignException(audit.deal().name(), "no document in it has a price that could be read");
        }
        CompareReport report = new CompareReport(audit, deal.auditor().catalog(), AuditCommand.locale(language));
        PrintWriter printed = spec.commandLine().getOut();
        if (file == null) {
            write(report, printed);
            return 0;
        }
        try (OutputStream out = Files.newOutputStream(file)) {
            if (format == Format.XLSX) {
                report.xlsx(out);
            } else {
                Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
                write(report, writer);
                writer.flush();
            }
        } catch (FileSystemException e) {
            throw new CountersignException(file.toString(), "cannot be written to: " + e.getReason(), e);
        }
        printed.println(file);
        return 0;
    }

    private void write(CompareReport report, Writer out) throws IOException {
        if (format == Format.HTML) {
            report.html(out);
        } else {
            report.text(out);
        }
    }
}
