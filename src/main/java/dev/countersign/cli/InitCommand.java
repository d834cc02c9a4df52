package dev.countersign.cli;

import dev.countersign.model.CountersignException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes deal.yaml and brief.yaml, to be filled in. Never over what is there. */
@Command(
        name = "init",
        mixinStandardHelpOptions = true,
        description = "Write deal.yaml and brief.yaml with comments into a deal folder.")
final class InitCommand implements Callable<Integer> {
    @Parameters(paramLabel = "DIR", description = "The deal folder; made where there is none.")
    private Path folder;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        for (String name : List.of("deal.yaml", "brief.yaml")) {
            if (Files.exists(folder.resolve(name))) {
                throw new CountersignException(folder.resolve(name).toString(), "is there already");
            }
        }
        Files.createDirectories(folder);
        for (String name : List.of("deal.yaml", "brief.yaml")) {
            try (InputStream in = InitCommand.class.getResourceAsStream(name)) {
                Files.copy(in, folder.resolve(name));
            }
            spec.commandLine().getOut().println(folder.resolve(name));
        }
        return 0;
    }
}
