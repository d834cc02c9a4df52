package dev.countersign.cli;

import dev.countersign.measure.FactsBench;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Measures how long the auditor takes. */
@Command(
        name = "bench",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "facts",
        description = "Measure how long the auditor takes.")
final class BenchCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }

    @Command(
            name = "facts",
            mixinStandardHelpOptions = true,
            description = "Recognising clauses in each file of DIR after reading it: p50 and p95, warm, one thread.")
    int facts(@Parameters(paramLabel = "DIR", description = "A folder of documents.") Path folder) {
        spec.commandLine().getOut().println(FactsBench.run(folder));
        return 0;
    }
}
