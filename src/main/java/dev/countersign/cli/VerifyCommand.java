package dev.countersign.cli;

import dev.countersign.rules.CaseRunner;
import dev.countersign.rules.PackVerification;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Runs the cases of a folder of rules, ours or a house's own. */
@Command(
        name = "verify",
        mixinStandardHelpOptions = true,
        description =
                "Run the cases of a folder of packs. Its rules are compiled and run: name only folders you trust.")
final class VerifyCommand implements Callable<Integer> {
    @Option(names = "--rules", paramLabel = "DIR", required = true, description = "A folder laid out like rules/.")
    private Path rules;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        PackVerification verification = PackVerification.of(rules);
        for (String fault : verification.faults()) {
            out.println("\u2717 " + fault);
        }
        List<CaseRunner.Result> results = verification.results();
        for (CaseRunner.Result r : results) {
            r.problem().ifPresent(problem -> out.println("\u2717 " + r.check() + " " + r.name() + ": " + problem));
        }
        long failed = results.stream().filter(r -> r.problem().isPresent()).count()
                + verification.faults().size();
        out.println(results.size() + " cases, " + failed + " failed");
        return failed == 0 ? 0 : 1;
    }
}
