package dev.countersign.cli;

import dev.countersign.catalog.Catalog;
import dev.countersign.catalog.CatalogReader;
import dev.countersign.catalog.Check;
import dev.countersign.model.CountersignException;
import dev.countersign.report.CheckList;
import dev.countersign.report.CheckPages;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows the catalogue. */
@Command(
        name = "checks",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "list|show",
        description = "Show the checks of the catalogue.")
final class ChecksCommand implements Runnable {
    enum Format {
        TEXT,
        JSON
    }

    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }

    @Command(name = "list", mixinStandardHelpOptions = true, description = "List the checks, one a line or as JSON.")
    void list(
            @Option(names = "--format", paramLabel = "text|json", defaultValue = "text", description = "text or json.")
                    Format format,
            @Option(names = "--lang", paramLabel = "en|zh", defaultValue = "en", description = "en or zh.")
                    String language)
            throws IOException {
        Catalog catalog = CatalogReader.builtIn();
        PrintWriter out = spec.commandLine().getOut();
        CheckList list = new CheckList(catalog, AuditCommand.locale(language));
        if (format == Format.JSON) {
            list.json(out);
        } else {
            list.text(out);
        }
    }

    @Command(name = "show", mixinStandardHelpOptions = true, description = "Show one check in full.")
    void show(
            @Parameters(paramLabel = "ID", description = "RF-01, say.") String id,
            @Option(names = "--lang", paramLabel = "en|zh", defaultValue = "en", description = "en or zh.")
                    String language) {
        Catalog catalog = CatalogReader.builtIn();
        Check check = catalog.find(id.toUpperCase(Locale.ROOT))
                .orElseThrow(() -> new CountersignException(id, "no such check; see countersign checks list"));
        spec.commandLine().getOut().print(CheckPages.page(catalog, check, AuditCommand.locale(language)));
    }
}
