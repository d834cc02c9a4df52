package dev.countersign.cli;

import dev.countersign.audit.Auditor;
import dev.countersign.audit.SampleEvaluation;
import dev.countersign.bench.SpanEvaluation;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.LocalDate;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Measures the auditor against what is known. */
@Command(
        name = "eval",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "(samples | read)",
        description = "Measure the auditor against what is known of documents.")
final class EvalCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }

    @Command(
            name = "samples",
            mixinStandardHelpOptions = true,
            description = "Run every sample deal against the faults that its ABOUT.md plants.")
    int samples(
            @Parameters(paramLabel = "DIR", defaultValue = "contracts-samples", description = "The folder of samples.")
                    Path folder) {
        PrintWriter out = spec.commandLine().getOut();
        SampleEvaluation evaluation = SampleEvaluation.of(new Auditor(), folder, LocalDate.now());
        evaluation.lines().forEach(out::println);
        return 0;
    }

    @Command(
            name = "read",
            mixinStandardHelpOptions = true,
            description =
                    "Look for every passage that labels.jsonl marks, letter for letter, in what is read of its page.")
    int read(
            @Parameters(paramLabel = "DIR", description = "A folder with labels.jsonl, and its files in pdf/.")
                    Path folder) {
        SpanEvaluation.of(folder).lines().forEach(spec.commandLine().getOut()::println);
        return 0;
    }
}
