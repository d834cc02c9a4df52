package dev.countersign.cli;

import dev.countersign.audit.Auditor;
import dev.countersign.audit.SampleEvaluation;
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
        synopsisSubcommandLabel = "samples",
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
}
