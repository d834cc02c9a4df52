package dev.countersign.measure;

import dev.countersign.extract.clause.Clause;
import dev.countersign.extract.clause.ClauseModel;
import dev.countersign.extract.clause.Clauses;
import dev.countersign.extract.clause.Features;
import dev.countersign.model.CountersignException;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Learns clauses from labelled contracts: for each clause a linear classifier of sentences (squared hinge loss, solved in the
 * dual one example at a time), and the bounds that serve best on contracts the classifier has not seen. The same contracts
 * and seed give the same model.
 */
public final class ClauseTraining {
    static final int FOLDS = 5;

    private static final long SEED = 20261201;
    private static final int ROUNDS = 14;
    private static final double COST = 0.5;

    /** A mark counts for this many sentences without one: they are rare. */
    private static final double MARK = 6;

    private static final int WIDTH = Features.width();

    private final List<LabelledContract> contracts;
    private final List<Features.Vector[]> vectors;
    private final List<byte[][]> taught;
    private final int[] fold;

    ClauseTraining(List<LabelledContract> contracts) {
        this(contracts, SEED);
    }

    /** @param deal seeds how contracts are dealt to folds; learning has a seed of its own */
    ClauseTraining(List<LabelledContract> contracts, long deal) {
        this.contracts = contracts;
        this.vectors =
                contracts.parallelStream().map(c -> Features.of(c.sentences())).toList();
        this.taught = contracts.parallelStream().map(LabelledContract::taught).toList();
        // Dealt in turn after a shuffle, so that folds are of one size.
        List<Integer> order = IntStream.range(0, contracts.size()).boxed().collect(Collectors.toList());
        Collections.shuffle(order, new Random(deal));
        this.fold = new int[contracts.size()];
        for (int i = 0; i < order.size(); i++) {
            fold[order.get(i)] = i % FOLDS;
        }
    }

    /** Scores by contract, sentence and clause, each given by a model that has not seen the contract. */
    List<float[][]> unseenScores() {
        List<float[][]> scores = new ArrayList<>(Collections.nCopies(contracts.size(), new float[0][]));
        for (int f = 0; f < FOLDS; f++) {
            int left = f;
            List<float[]> learned = learn(i -> fold[i] != left);
            for (int i = 0; i < contracts.size(); i++) {
                if (fold[i] == left) {
                    scores.set(i, scores(learned, vectors.get(i)));
                }
            }
        }
        return scores;
    }

    static float[][] scores(List<float[]> learned, Features.Vector[] vectors) {
        float[][] scores = new float[vectors.length][learned.size()];
        for (int s = 0; s < vectors.length; s++) {
            for (int c = 0; c < learned.size(); c++) {
                scores[s][c] = score(learned.get(c), vectors[s]);
            }
        }
        return scores;
    }

    private static float score(float[] w, Features.Vector x) {
        int[] buckets = x.buckets();
        float[] weights = x.weights();
        float sum = w[WIDTH];
        for (int i = 0; i < buckets.length; i++) {
            sum += w[buckets[i]] * weights[i];
        }
        return sum;
    }

    List<float[]> learn(Predicate<Integer> contract) {
        return Arrays.stream(Clause.values())
                .parallel()
                .map(clause -> learn(clause, contract))
                .toList();
    }

    private float[] learn(Clause clause, Predicate<Integer> contract) {
        List<Features.Vector> examples = new ArrayList<>();
        List<Byte> signs = new ArrayList<>();
        for (int i = 0; i < contracts.size(); i++) {
            byte[] marks = taught.get(i)[clause.ordinal()];
            for (int s = 0; contract.test(i) && s < marks.length; s++) {
                if (marks[s] != 0) {
                    examples.add(vectors.get(i)[s]);
                    signs.add(marks[s]);
                }
            }
        }
        int n = examples.size();
        float[] w = new float[WIDTH + 1];
        double[] alpha = new double[n];
        double[] own = new double[n];
        int[] order = new int[n];
        for (int i = 0; i < n; i++) {
            order[i] = i;
            double square = 1;
            for (float weight : examples.get(i).weights()) {
                square += weight * weight;
            }
            own[i] = square;
        }
        Random random = new Random(SEED + clause.ordinal());
        int active = n;
        for (int round = 0; round < ROUNDS; round++) {
            for (int i = active - 1; i > 0; i--) {
                int j = random.nextInt(i + 1);
                int swap = order[i];
                order[i] = order[j];
                order[j] = swap;
            }
            int kept = 0;
            for (int k = 0; k < active; k++) {
                int i = order[k];
                int sign = signs.get(i);
                double ease = 0.5 / (COST * (sign > 0 ? MARK : 1));
                Features.Vector x = examples.get(i);
                double slope = sign * score(w, x) - 1 + ease * alpha[i];
                // Far on the right side since the first rounds: it will not come back.
                boolean settled = alpha[i] == 0 && slope > 0.3 && round > 1;
                if (!settled) {
                    order[k] = order[kept];
                    order[kept++] = i;
                }
                double better = Math.max(0, alpha[i] - slope / (own[i] + ease));
                float step = (float) ((better - alpha[i]) * sign);
                alpha[i] = better;
                if (step != 0) {
                    int[] buckets = x.buckets();
                    float[] weights = x.weights();
                    for (int b = 0; b < buckets.length; b++) {
                        w[buckets[b]] += step * weights[b];
                    }
                    w[WIDTH] += step;
                }
            }
            active = kept;
        }
        return w;
    }

    /** The bounds of one clause. */
    record Bounds(float presence, float further) {}

    List<Bounds> bounds(List<float[][]> unseen, Predicate<Integer> contract) {
        return Arrays.stream(Clause.values())
                .parallel()
                .map(clause -> bounds(clause, unseen, contract))
                .toList();
    }

    /** Where F1 over contracts is best, looked at over a stretch so that one contract does not move it. */
    private Bounds bounds(Clause clause, List<float[][]> unseen, Predicate<Integer> contract) {
        List<Float> bestOf = new ArrayList<>();
        List<Integer> which = new ArrayList<>();
        for (int i = 0; i < contracts.size(); i++) {
            if (contract.test(i) && contracts.get(i).graded(clause)) {
                float best = -9;
                for (float[] scores : unseen.get(i)) {
                    best = Math.max(best, scores[clause.ordinal()]);
                }
                bestOf.add(best);
                which.add(i);
            }
        }
        int steps = 81;
        double[] f1 = new double[steps];
        for (int t = 0; t < steps; t++) {
            double right = 0;
            double off = 0;
            for (int k = 0; k < which.size(); k++) {
                LabelledContract c = contracts.get(which.get(k));
                CuadLabel label = c.labels().get(clause);
                boolean said = bestOf.get(k) >= bound(t);
                right += said && label.present() ? c.weight() : 0;
                off += said != label.present() && !(said && label.maybe()) ? c.weight() : 0;
            }
            f1[t] = right == 0 ? 0 : 2 * right / (2 * right + off);
        }
        int presence = smoothBest(f1, 10);
        double[] cover = new double[steps];
        for (int t = 0; t < steps; t += 2) {
            CuadScore score = new CuadScore();
            for (int i : which) {
                LabelledContract c = contracts.get(i);
                score.add(
                        clause,
                        c.labels().get(clause),
                        c.weight(),
                        shown(c, unseen.get(i), clause, new Bounds(bound(presence), bound(t))));
            }
            cover[t] = score.of(clause).coverF1();
            if (t > 0) {
                cover[t - 1] = (cover[t] + cover[t - 2]) / 2;
            }
        }
        return new Bounds(bound(presence), bound(smoothBest(cover, 8)));
    }

    private static float bound(int step) {
        return -1.2f + step * 0.025f;
    }

    private static int smoothBest(double[] values, int reach) {
        int best = 0;
        double most = -1;
        for (int t = reach; t < values.length - reach; t++) {
            double sum = 0;
            double all = 0;
            for (int d = -reach; d <= reach; d++) {
                double near = reach + 1 - Math.abs(d);
                sum += near * values[t + d];
                all += near;
            }
            if (sum / all > most + 1e-9) {
                most = sum / all;
                best = t;
            }
        }
        return best;
    }

    private static List<CuadScore.Shown> shown(
            LabelledContract contract, float[][] scores, Clause clause, Bounds bounds) {
        return Clauses.hits(clause, contract.sentences(), scores, bounds.presence(), bounds.further())
                .orElse(List.of())
                .stream()
                .map(h -> new CuadScore.Shown(h.sentence().text(), h.sentence().page()))
                .toList();
    }

    /** Each contract judged by a model and bounds that have not seen it. */
    CuadScore unseenScore(List<float[][]> unseen) {
        CuadScore score = new CuadScore();
        addUnseen(unseen, score);
        return score;
    }

    /** The same, added to what was counted before. */
    void addUnseen(List<float[][]> unseen, CuadScore score) {
        for (int f = 0; f < FOLDS; f++) {
            int left = f;
            List<Bounds> bounds = bounds(unseen, i -> fold[i] != left);
            for (int i = 0; i < contracts.size(); i++) {
                if (fold[i] == left) {
                    for (Clause clause : Clause.values()) {
                        LabelledContract c = contracts.get(i);
                        score.add(
                                clause,
                                c.labels().get(clause),
                                c.weight(),
                                shown(c, unseen.get(i), clause, bounds.get(clause.ordinal())));
                    }
                }
            }
        }
    }

    /** The clauses of each contract, as a model and bounds that have not seen it find them. */
    Map<String, Map<Clause, List<Clauses.Hit>>> unseenFindings(List<float[][]> unseen) {
        Map<String, Map<Clause, List<Clauses.Hit>>> findings = new TreeMap<>();
        for (int f = 0; f < FOLDS; f++) {
            int left = f;
            List<Bounds> bounds = bounds(unseen, i -> fold[i] != left);
            for (int i = 0; i < contracts.size(); i++) {
                if (fold[i] == left) {
                    LabelledContract c = contracts.get(i);
                    Map<Clause, List<Clauses.Hit>> found = new EnumMap<>(Clause.class);
                    for (Clause clause : Clause.values()) {
                        Bounds b = bounds.get(clause.ordinal());
                        Clauses.hits(clause, c.sentences(), unseen.get(i), b.presence(), b.further())
                                .ifPresent(h -> found.put(clause, h));
                    }
                    findings.put(c.file(), found);
                }
            }
        }
        return findings;
    }

    ClauseModel model(List<float[][]> unseen) {
        List<Bounds> bounds = bounds(unseen, i -> true);
        float[] presence = new float[bounds.size()];
        float[] further = new float[bounds.size()];
        for (int c = 0; c < bounds.size(); c++) {
            presence[c] = bounds.get(c).presence();
            further[c] = bounds.get(c).further();
        }
        return ClauseModel.of(learn(i -> true), presence, further);
    }

    /** Trains on the contracts of a folder; says how well the same training does on contracts it leaves out. */
    public static void train(Path folder, CuadPart part, Path out, PrintWriter log) {
        ClauseTraining training = new ClauseTraining(new CuadFolder(folder).labelled(part));
        List<float[][]> unseen = training.unseenScores();
        log.print(training.unseenScore(unseen).table());
        try (OutputStream file = Files.newOutputStream(out)) {
            training.model(unseen).write(file);
        } catch (IOException e) {
            throw new CountersignException(out.toString(), "cannot be written: " + e.getMessage(), e);
        }
    }

    /** Each contract's clauses, found by a model that was trained without it. */
    static void crossValidate(Path folder, PrintWriter out) {
        ClauseTraining training = new ClauseTraining(new CuadFolder(folder).labelled(CuadPart.ALL));
        Map<String, Map<Clause, List<Clauses.Hit>>> findings = training.unseenFindings(training.unseenScores());
        training.contracts.forEach(c -> CuadLines.write(c.file(), c.sentences(), findings.get(c.file()), out));
    }
}
