package dev.countersign.measure;

import dev.countersign.extract.clause.Clause;
import dev.countersign.extract.clause.ClauseModel;
import dev.countersign.extract.clause.Clauses;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Counts by clause, weighted as the data set's users score it: presence in a contract, and sentences that cover a mark. */
final class CuadScore {
    private static final double COVER = 0.8;
    private static final int MOST_WORDS = 150;
    private static final int LEAST_WORDS = 4;

    /** Right, too many, missed; then of marks: covered, all; of shown sentences: good, all; with the right page, all. */
    static final class Counts {
        private double right;
        private double wrong;
        private double missed;
        private double covered;
        private double marks;
        private double good;
        private double shown;
        private double pageRight;
        private double pages;
        private int contracts;

        double precision() {
            return right == 0 ? 0 : right / (right + wrong);
        }

        double recall() {
            return right == 0 ? 0 : right / (right + missed);
        }

        double f1() {
            return right == 0 ? 0 : 2 * right / (2 * right + wrong + missed);
        }

        double coverF1() {
            if (covered == 0 || good == 0) {
                return 0;
            }
            double precision = good / shown;
            double recall = covered / marks;
            return 2 * precision * recall / (precision + recall);
        }

        double coverPrecision() {
            return shown == 0 ? 0 : good / shown;
        }

        double coverRecall() {
            return marks == 0 ? 0 : covered / marks;
        }

        int contracts() {
            return contracts;
        }

        boolean any() {
            return right + missed > 0;
        }
    }

    /** A sentence that is shown for a clause. */
    record Shown(String text, int page) {}

    private final Map<Clause, Counts> counts = new EnumMap<>(Clause.class);

    /** What a model finds in contracts that it was not trained on. */
    static CuadScore of(ClauseModel model, List<LabelledContract> contracts) {
        Clauses clauses = new Clauses(model);
        CuadScore score = new CuadScore();
        for (LabelledContract contract : contracts) {
            Map<Clause, List<Clauses.Hit>> found = clauses.in(contract.sentences());
            for (Clause clause : Clause.values()) {
                List<Shown> shown = found.getOrDefault(clause, List.of()).stream()
                        .map(h -> new Shown(h.sentence().text(), h.sentence().page()))
                        .toList();
                score.add(clause, contract.labels().get(clause), contract.weight(), shown);
            }
        }
        return score;
    }

    Counts of(Clause clause) {
        return counts.computeIfAbsent(clause, c -> new Counts());
    }

    /** @param shown empty where the clause is said to be absent */
    void add(Clause clause, CuadLabel label, int weight, List<Shown> shown) {
        Counts c = of(clause);
        if (label.skip()) {
            return;
        }
        boolean said = !shown.isEmpty();
        if (label.present()) {
            c.contracts++;
            c.right += said ? weight : 0;
            c.missed += said ? 0 : weight;
        } else if (said && !label.maybe()) {
            c.wrong += weight;
        }
        if (label.present() || !label.maybe()) {
            cover(c, label.spans(), shown, weight);
        }
    }

    private static void cover(Counts c, List<CuadLabel.Span> gold, List<Shown> shown, int weight) {
        List<List<String>> goldWords =
                gold.stream().map(s -> LabelledContract.words(s.text())).toList();
        List<List<String>> shownWords =
                shown.stream().map(s -> LabelledContract.words(s.text())).toList();
        boolean[] good = new boolean[shown.size()];
        boolean[] page = new boolean[shown.size()];
        for (int g = 0; g < gold.size(); g++) {
            List<String> mark = goldWords.get(g);
            boolean covered = false;
            List<String> parts = new ArrayList<>();
            for (int s = 0; s < shown.size(); s++) {
                List<String> words = shownWords.get(s);
                boolean holds = share(mark, words) >= COVER && words.size() <= Math.max(MOST_WORDS, 3 * mark.size());
                boolean within = !holds && words.size() >= LEAST_WORDS && share(words, mark) >= COVER;
                if (holds || within) {
                    good[s] = true;
                    page[s] |= gold.get(g).pages().contains(shown.get(s).page());
                }
                covered |= holds;
                if (within) {
                    parts.addAll(words);
                }
            }
            covered |= !parts.isEmpty() && share(mark, parts) >= 0.5;
            c.covered += covered ? weight : 0;
            c.marks += weight;
        }
        for (int s = 0; s < shown.size(); s++) {
            c.shown += weight;
            c.good += good[s] ? weight : 0;
            c.pages += good[s] ? weight : 0;
            c.pageRight += good[s] && page[s] ? weight : 0;
        }
    }

    /** Share of the words of one, counted as often as they stand, that the other has too. */
    static double share(List<String> of, List<String> in) {
        if (of.isEmpty()) {
            return 0;
        }
        Map<String, Integer> counts = new HashMap<>();
        in.forEach(w -> counts.merge(w, 1, Integer::sum));
        int shared = 0;
        for (String word : of) {
            if (counts.merge(word, -1, Integer::sum) >= 0) {
                shared++;
            }
        }
        return (double) shared / of.size();
    }

    /** Over the clauses that some contracts have and some have not. */
    double presenceMacro() {
        return counts.entrySet().stream()
                .filter(e -> e.getKey() != Clause.PARTIES && e.getKey() != Clause.AGREEMENT_DATE)
                .filter(e -> e.getValue().any())
                .mapToDouble(e -> e.getValue().f1())
                .average()
                .orElse(0);
    }

    double coverMacro() {
        return counts.values().stream()
                .filter(Counts::any)
                .mapToDouble(Counts::coverF1)
                .average()
                .orElse(0);
    }

    double pageShare() {
        double right = counts.values().stream().mapToDouble(c -> c.pageRight).sum();
        double all = counts.values().stream().mapToDouble(c -> c.pages).sum();
        return all == 0 ? 0 : right / all;
    }

    String table() {
        StringBuilder table = new StringBuilder();
        for (Clause clause : Clause.values()) {
            Counts c = of(clause);
            table.append(String.format(
                    Locale.ROOT,
                    "%-36s %4d | P %5.1f R %5.1f F %5.1f | cover P %5.1f R %5.1f F %5.1f%n",
                    clause.category(),
                    c.contracts(),
                    100 * c.precision(),
                    100 * c.recall(),
                    100 * c.f1(),
                    100 * c.coverPrecision(),
                    100 * c.coverRecall(),
                    100 * c.coverF1()));
        }
        return table
                + String.format(
                        Locale.ROOT,
                        "presence macro %.1f, cover macro %.1f, page %.1f%n",
                        100 * presenceMacro(),
                        100 * coverMacro(),
                        100 * pageShare());
    }
}
