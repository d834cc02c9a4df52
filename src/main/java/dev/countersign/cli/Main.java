package dev.countersign.cli;

import dev.countersign.audit.Version;
import dev.countersign.model.CountersignException;
import java.io.PrintWriter;
import java.util.List;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command line. */
@Command(
        name = "countersign",
        versionProvider = Main.VersionLine.class,
        description =
                "Audits a GPU-cluster deal: reads the folder, says what is wrong, where it stands, and what to ask for.",
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "",
            "Start with:  countersign audit contracts-samples/02-red-flags-h100",
            "Exit codes:  audit gives 0 whenever an audit was made. gate gives 0 proceed, 10 conditional,",
            "             20 negotiate, 30 pause, 40 inconclusive. 2 is wrong usage or input, 70 a defect."
        })
public final class Main {
    static final int USAGE = 2;
    static final int DEFECT = 70;

    private static final List<Class<?>> COMMANDS = List.of(
            AuditCommand.class,
            GateCommand.class,
            CompareCommand.class,
            ReadCommand.class,
            FactsCommand.class,
            ChecksCommand.class,
            InitCommand.class,
            VerifyCommand.class,
            EvalCommand.class,
            TrainCommand.class,
            BenchCommand.class,
            AutoComplete.GenerateCompletion.class,
            CommandLine.HelpCommand.class);

    @Option(
            names = "--version",
            versionHelp = true,
            description = "Print the version of tool and catalogue, and the catalogue's digest.")
    private boolean version;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    private boolean help;

    private Main() {}

    public static void main(String[] args) {
        // Alone, the version is asked by scripts and gates: it must not wait for a command line parser to load.
        if (args.length == 1 && args[0].equals("--version")) {
            System.out.println(Version.line());
            return;
        }
        if (args.length > 0 && (args[0].equals("audit") || args[0].equals("gate") || args[0].equals("compare"))) {
            DealOptions.load(); // takes longer than to parse the command line, and need not wait for it
        }
        PrintWriter out = Output.utf8(System.out);
        PrintWriter err = Output.utf8(System.err);
        int exit = run(out, err, args);
        out.flush();
        err.flush();
        System.exit(exit);
    }

    static final class VersionLine implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {Version.line()};
        }
    }

    /** Runs one command line, as the launcher would. */
    public static int run(PrintWriter out, PrintWriter err, String... args) {
        CommandLine line = new CommandLine(new Main());
        commands(args).forEach(line::addSubcommand);
        line.setOut(out)
                .setErr(err)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setUsageHelpWidth(100)
                .setExecutionExceptionHandler((e, command, parsed) -> failure(e, err));
        return line.execute(args);
    }

    /** The command that is asked for alone: describing all of them to the parser costs more than parsing. */
    private static List<Class<?>> commands(String... args) {
        List<Class<?>> asked = COMMANDS.stream()
                .filter(c -> args.length > 0
                        && c != CommandLine.HelpCommand.class
                        && c != AutoComplete.GenerateCompletion.class
                        && args[0].equals(c.getAnnotation(Command.class).name()))
                .toList();
        return asked.isEmpty() ? COMMANDS : asked;
    }

    private static int failure(Exception e, PrintWriter err) {
        if (e instanceof CountersignException) {
            err.println("countersign: " + e.getMessage());
            return USAGE;
        }
        err.println("countersign: a defect; please report it with the lines below");
        e.printStackTrace(err);
        return DEFECT;
    }
}
