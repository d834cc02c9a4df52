package dev.countersign.cli;

import dev.countersign.audit.FileReading;
import dev.countersign.bench.ReadBenchmark;
import dev.countersign.bench.ReadPass;
import dev.countersign.measure.FactsBench;
import java.io.PrintWriter;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Measures speed and memory. */
@Command(
        name = "bench",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "(read | facts)",
        description = "Measure how fast documents are read and understood, and in how much memory.")
final class BenchCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }

    @Command(
            name = "read",
            mixinStandardHelpOptions = true,
            description =
                    "Pages a second and peak memory over the PDFs of a folder, cold and warm, with one thread and two,"
                            + " beside pdftotext -bbox.")
    int read(
            @Parameters(paramLabel = "DIR", description = "A folder with PDFs.") Path folder,
            @Option(
                            names = "--seconds",
                            paramLabel = "N",
                            defaultValue = "20",
                            description = "How long each figure may be measured. Default: ${DEFAULT-VALUE}.")
                    double seconds) {
        PrintWriter out = spec.commandLine().getOut();
        new ReadBenchmark(folder, seconds, Main.class.getName(), line -> {
                    out.println(line);
                    out.flush();
                })
                .run();
        return 0;
    }

    @Command(
            name = "read-pass",
            hidden = true,
            description = "One process of read: reads the PDFs and prints the figures.")
    int readPass(
            @Parameters(paramLabel = "DIR") Path folder,
            @Option(names = "--threads", defaultValue = "1") int threads,
            @Option(names = "--seconds", defaultValue = "0") double seconds) {
        spec.commandLine()
                .getOut()
                .println(ReadPass.of(ReadBenchmark.pdfs(new FileReading(), folder), threads, seconds)
                        .line());
        return 0;
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
