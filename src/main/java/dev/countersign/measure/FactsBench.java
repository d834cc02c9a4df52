package dev.countersign.measure;

import dev.countersign.extract.clause.Answers;
import dev.countersign.extract.clause.Clause;
import dev.countersign.extract.clause.ClauseModel;
import dev.countersign.extract.clause.Clauses;
import dev.countersign.extract.clause.Sentence;
import dev.countersign.extract.clause.Sentences;
import dev.countersign.intake.Intake;
import dev.countersign.model.CountersignException;
import dev.countersign.model.ReadDocument;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** How long recognising clauses and reading their answers takes, after the files are read: warm, on one thread. */
public final class FactsBench {
    private static final int WARM_UPS = 3;
    private static final int ROUNDS = 5;

    private FactsBench() {}

    /** One line: the median and the 95th percentile over documents, each at its median over rounds. */
    public static String run(Path folder) {
        List<ReadDocument> documents = new Intake()
                .filesOf(folder).parallelStream()
                        .map(CuadFolder::read)
                        .filter(ReadDocument::isRead)
                        .toList();
        if (documents.isEmpty()) {
            throw new CountersignException(folder.toString(), "holds no document that can be read");
        }
        Clauses clauses = new Clauses(ClauseModel.builtIn());
        double[] medians = new double[documents.size()];
        for (int round = 0; round < WARM_UPS; round++) {
            documents.forEach(d -> extract(clauses, d));
        }
        for (int i = 0; i < medians.length; i++) {
            double[] millis = new double[ROUNDS];
            for (int round = 0; round < ROUNDS; round++) {
                long start = System.nanoTime();
                extract(clauses, documents.get(i));
                millis[round] = (System.nanoTime() - start) / 1e6;
            }
            Arrays.sort(millis);
            medians[i] = millis[ROUNDS / 2];
        }
        Arrays.sort(medians);
        return String.format(
                Locale.ROOT,
                "%d documents: p50 %.1f ms, p95 %.1f ms",
                medians.length,
                medians[medians.length / 2],
                medians[(int) (medians.length * 0.95)]);
    }

    private static int extract(Clauses clauses, ReadDocument document) {
        List<Sentence> sentences = Sentences.of(document);
        Map<Clause, List<Clauses.Hit>> found = clauses.in(sentences);
        return found.entrySet().stream()
                .mapToInt(e ->
                        Answers.to(e.getKey(), e.getValue(), found, sentences).size())
                .sum();
    }
}
