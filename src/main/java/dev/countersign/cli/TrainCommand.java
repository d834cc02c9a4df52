package dev.countersign.cli;

import dev.countersign.measure.ClauseTraining;
import dev.countersign.measure.CuadPart;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Trains what the auditor learns from labelled documents. For developers: an audit trains nothing. */
@Command(
        name = "train",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "clauses",
        description = "Train what is learned from labelled documents.")
final class TrainCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }

    @Command(
            name = "clauses",
            mixinStandardHelpOptions = true,
            description = "Train the recognition of clauses on DIR/pdf and DIR/labels.jsonl. The seed is fixed.")
    int clauses(
            @Parameters(paramLabel = "DIR", description = "A labelled part of CUAD.") Path folder,
            @Option(names = "--out", required = true, description = "The model file to write.") Path out,
            @Option(
                            names = "--part",
                            defaultValue = "all",
                            description = "all, development or held_out: by the hash of a file's name.")
                    CuadPart part) {
        ClauseTraining.train(folder, part, out, spec.commandLine().getOut());
        return 0;
    }
}
