package dev.countersign.cli;

import dev.countersign.audit.FileReading;
import dev.countersign.audit.Version;
import dev.countersign.model.CountersignException;
import dev.countersign.report.ReadFile;
import dev.countersign.report.ReadReporter;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows what a reader makes of a file, before any fact is looked for in it. */
@Command(
        name = "read",
        mixinStandardHelpOptions = true,
        description = "Show the text, tables and places that are read from files, and what could not be read.")
final class ReadCommand implements Callable<Integer> {
    enum Format {
        TEXT,
        JSON,
        HTML
    }

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Files, or folders with files.")
    private List<Path> paths;

    @Option(
            names = "--format",
            paramLabel = "text|json|html",
            defaultValue = "text",
            description = "text, json with the place of every word, or html over the pictures of the pages.")
    private Format format;

    @Option(names = "-o", paramLabel = "FILE", description = "Write into this file instead of printing.")
    private Path output;

    @Mixin
    private PasswordOption passwords;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        FileReading reading = new FileReading(passwords.given(), ProgressLine.ofTerminal());
        List<Path> files = reading.files(paths);
        ReadReporter reporter = ReadReporter.all(Version.of()).stream()
                .filter(r -> r.format().equals(format.name().toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow();
        if (output == null) {
            reporter.write(all(reading, files), spec.commandLine().getOut());
            return 0;
        }
        // A page may hold half a character: it is written as a question mark, where Files.newBufferedWriter would fail.
        try (Writer out =
                new BufferedWriter(new OutputStreamWriter(Files.newOutputStream(output), StandardCharsets.UTF_8))) {
            reporter.write(all(reading, files), out);
        } catch (FileSystemException e) {
            throw new CountersignException(output.toString(), "cannot be written: " + e.getMessage(), e);
        }
        return 0;
    }

    /** Read one by one, as they are asked for. */
    private static Iterable<ReadFile> all(FileReading reading, List<Path> files) {
        return () -> files.stream().flatMap(f -> shown(reading, f)).iterator();
    }

    private static Stream<ReadFile> shown(FileReading reading, Path file) {
        return reading.read(file).stream().map(read -> new ReadFile(read, page -> reading.picture(read, file, page)));
    }
}
