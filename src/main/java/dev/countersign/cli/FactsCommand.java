package dev.countersign.cli;

import dev.countersign.audit.Auditor;
import dev.countersign.report.FactsReport;
import dev.countersign.report.QuoteJson;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows what was read from documents, and where, before any check asks it. */
@Command(
        name = "facts",
        mixinStandardHelpOptions = true,
        description = "Show what is read from files or folders, and where it stands.")
final class FactsCommand implements Callable<Integer> {
    enum Format {
        TEXT,
        JSON,
        JSONL
    }

    @Parameters(paramLabel = "PATH", arity = "1..*", description = "Files, or folders with files.")
    private List<Path> paths;

    @Option(names = "--root", description = "Print paths relative to this folder. Default: where they lie.")
    private Path root;

    @Option(
            names = "--format",
            paramLabel = "text|json|jsonl",
            defaultValue = "text",
            description = "text; json: the quotes of each document; or jsonl: a line a document and topic.")
    private Format format;

    @Mixin
    private PasswordOption passwords;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        Optional<Path> under = Optional.ofNullable(root);
        switch (format) {
            case TEXT ->
                FactsReport.text(new Auditor(ProgressLine.ofTerminal()).facts(paths, passwords.given(), under), out);
            case JSON ->
                QuoteJson.write(new Auditor(ProgressLine.ofTerminal()).facts(paths, passwords.given(), under), out);
            case JSONL -> FactsReport.jsonl(Auditor.topics(paths, passwords.given(), under), out);
        }
        return 0;
    }
}
