package dev.countersign.extract.clause;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The clauses of one document: which sentences are which, surest first, and how sure. */
public final class Clauses {
    /** Most sentences shown of one clause. */
    private static final int MOST = 12;

    private final ClauseModel model;

    public Clauses(ClauseModel model) {
        this.model = model;
    }

    /** @param score of the classifier, minus the bound: above 0 a contract has the clause */
    public record Hit(int index, Sentence sentence, float score) {}

    /** Clauses that the document has, each with its sentences. */
    public Map<Clause, List<Hit>> in(List<Sentence> sentences) {
        return found(sentences, scores(sentences));
    }

    private float[][] scores(List<Sentence> sentences) {
        Features.Vector[] vectors = Features.of(sentences);
        float[][] scores = new float[vectors.length][];
        for (int i = 0; i < vectors.length; i++) {
            scores[i] = model.scores(vectors[i]);
        }
        return scores;
    }

    private Map<Clause, List<Hit>> found(List<Sentence> sentences, float[][] scores) {
        Map<Clause, List<Hit>> found = new EnumMap<>(Clause.class);
        for (Clause clause : Clause.values()) {
            Optional<List<Hit>> hits = hits(clause, sentences, scores, model.presence(clause), model.further(clause));
            hits.ifPresent(h -> found.put(clause, h));
        }
        return found;
    }

    /** Where the best sentence reaches {@code presence}: it, and the others that reach {@code further}. */
    public static Optional<List<Hit>> hits(
            Clause clause, List<Sentence> sentences, float[][] scores, float presence, float further) {
        List<Hit> hits = new ArrayList<>();
        float best = Float.NEGATIVE_INFINITY;
        int bestAt = -1;
        for (int i = 0; i < scores.length; i++) {
            float score = scores[i][clause.ordinal()];
            if (score > best) {
                best = score;
                bestAt = i;
            }
        }
        if (bestAt < 0 || best < presence) {
            return Optional.empty();
        }
        for (int i = 0; i < scores.length; i++) {
            float score = scores[i][clause.ordinal()];
            if (i == bestAt || score >= further) {
                hits.add(new Hit(i, sentences.get(i), score - presence));
            }
        }
        hits.sort(Comparator.comparingDouble(h -> -h.score()));
        return Optional.of(List.copyOf(hits.subList(0, Math.min(MOST, hits.size()))));
    }
}
