package dev.countersign.cli;

import dev.countersign.audit.Auditor;
import dev.countersign.audit.SampleEvaluation;
import dev.countersign.bench.SpanEvaluation;
import dev.countersign.measure.AccuracyPage;
import dev.countersign.measure.CuadEvaluation;
import dev.countersign.measure.CuadPart;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Measures the auditor against what is known. */
@Command(
        name = "eval",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "(samples | read | cuad | accuracy)",
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

    @Command(
            name = "cuad",
            mixinStandardHelpOptions = true,
            description =
                    "Recognise clauses in the contracts of DIR/pdf, and write the lines that CUAD's scorer reads.")
    int cuad(
            @Parameters(paramLabel = "DIR", description = "A folder with pdf/ in it.") Path folder,
            @Option(names = "--out", required = true, description = "The file to write.") Path out,
            @Option(
                            names = "--part",
                            defaultValue = "all",
                            description = "all, development or held_out: by the hash of a file's name.")
                    CuadPart part,
            @Option(names = "--model", description = "A model from `train clauses`. Default: the one built in.")
                    Path model,
            @Option(names = "--cross-validate", description = "Each contract by a model trained without it.")
                    boolean crossValidate) {
        if (crossValidate) {
            CuadEvaluation.writeCrossValidated(folder, out);
        } else if (model != null) {
            CuadEvaluation.write(folder, part, model, out);
        } else {
            CuadEvaluation.write(folder, part, out);
        }
        return 0;
    }

    @Command(
            name = "accuracy",
            mixinStandardHelpOptions = true,
            description = "Measure clauses and topics on labelled documents, and write docs/accuracy.md.")
    int accuracy(
            @Parameters(paramLabel = "CUAD", description = "A labelled part of CUAD.") Path cuad,
            @Parameters(paramLabel = "KEY", description = "Answer keys: a line a document and topic.") Path key,
            @Parameters(paramLabel = "DOCS", description = "The folder of the keys' documents.") Path documents,
            @Option(
                            names = "--judged",
                            description = "Judgements of further documents, a list each time; the unseen ones last.")
                    List<Path> judged,
            @Option(names = "--out", defaultValue = "docs/accuracy.md", description = "The page to write.") Path out) {
        AccuracyPage.write(cuad, key, documents, judged == null ? List.of() : judged, out);
        return 0;
    }
}
