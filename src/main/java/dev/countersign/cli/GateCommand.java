package dev.countersign.cli;

import dev.countersign.model.Audit;
import dev.countersign.model.Verdict;
import java.io.PrintWriter;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** One answer for an approval system: the verdict, as one line and as an exit code. */
@Command(
        name = "gate",
        mixinStandardHelpOptions = true,
        description = "Audit a deal folder and answer with an exit code.",
        exitCodeListHeading = "Exit codes:%n",
        exitCodeList = {
            "0:proceed",
            "10:conditional",
            "20:negotiate",
            "30:pause",
            "40:inconclusive",
            "2:wrong usage or input",
            "70:a defect"
        })
final class GateCommand implements Callable<Integer> {
    private static final Map<Verdict, Integer> EXIT = Map.of(
            Verdict.PROCEED, 0,
            Verdict.CONDITIONAL, 10,
            Verdict.NEGOTIATE, 20,
            Verdict.PAUSE, 30,
            Verdict.INCONCLUSIVE, 40);

    @Mixin
    private DealOptions deal;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        Audit audit = deal.audit();
        PrintWriter out = spec.commandLine().getOut();
        out.println(audit.verdict() + " \u00b7 evidence " + audit.score().completeness() + " % complete \u00b7 score "
                + audit.score().worst() + " (" + audit.score().worst() + "-"
                + audit.score().best() + ")");
        return EXIT.get(audit.verdict());
    }
}
