package dev.countersign.measure;

import dev.countersign.extract.clause.ClauseModel;
import dev.countersign.extract.clause.Clauses;
import dev.countersign.extract.clause.Sentence;
import dev.countersign.extract.clause.Sentences;
import dev.countersign.model.CountersignException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Recognises the clauses of every contract of a folder, and writes them down for a scorer. Labels are not looked at. */
public final class CuadEvaluation {
    private CuadEvaluation() {}

    /** With the model in the jar. */
    public static void write(Path folder, CuadPart part, Path out) {
        write(folder, part, ClauseModel.builtIn(), out);
    }

    /** With a model from a file. */
    public static void write(Path folder, CuadPart part, Path model, Path out) {
        try {
            write(folder, part, ClauseModel.read(Files.newInputStream(model)), out);
        } catch (IOException e) {
            throw new CountersignException(model.toString(), "is no model of clauses: " + e.getMessage(), e);
        }
    }

    /** Each contract by a model trained without it; for this, and only this, labels are read. */
    public static void writeCrossValidated(Path folder, Path out) {
        try (PrintWriter to = open(out)) {
            ClauseTraining.crossValidate(folder, to);
        }
    }

    private static void write(Path folder, CuadPart part, ClauseModel model, Path out) {
        Clauses clauses = new Clauses(model);
        List<String> lines = new CuadFolder(folder)
                .contracts().parallelStream()
                        .filter(f -> part.holds(f.getFileName().toString()))
                        .map(f -> lines(clauses, f))
                        .toList();
        try (PrintWriter to = open(out)) {
            lines.forEach(to::print);
        }
    }

    private static String lines(Clauses clauses, Path file) {
        List<Sentence> sentences = Sentences.of(CuadFolder.read(file));
        StringWriter lines = new StringWriter();
        try (PrintWriter to = new PrintWriter(lines)) {
            CuadLines.write(file.getFileName().toString(), sentences, clauses.in(sentences), to);
        }
        return lines.toString();
    }

    private static PrintWriter open(Path out) {
        try {
            return new PrintWriter(Files.newBufferedWriter(out, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new CountersignException(out.toString(), "cannot be written: " + e.getMessage(), e);
        }
    }
}
