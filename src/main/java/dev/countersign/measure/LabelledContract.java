package dev.countersign.measure;

import dev.countersign.extract.clause.Clause;
import dev.countersign.extract.clause.Sentence;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A contract of the data set as it was read, and what its annotators marked in it. */
record LabelledContract(String file, int weight, List<Sentence> sentences, Map<Clause, CuadLabel> labels) {
    private static final Pattern WORD = Pattern.compile("[a-z0-9]+");

    /** A mark this short may stand in many places: the first is meant. */
    private static final int SHORT = 5;

    static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        Matcher m =
                WORD.matcher(Normalizer.normalize(text, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT));
        while (m.find()) {
            words.add(m.group());
        }
        return words;
    }

    boolean graded(Clause clause) {
        return labels.containsKey(clause) && !labels.get(clause).skip();
    }

    /** By clause and sentence: 1 is one, -1 is none, 0 is in doubt and teaches nothing. */
    byte[][] taught() {
        List<String> text = new ArrayList<>();
        List<Integer> sentenceOf = new ArrayList<>();
        List<List<String>> wordsOf = new ArrayList<>();
        for (int i = 0; i < sentences.size(); i++) {
            List<String> words = words(sentences.get(i).text());
            wordsOf.add(words);
            text.addAll(words);
            for (int j = 0; j < words.size(); j++) {
                sentenceOf.add(i);
            }
        }
        Map<String, List<Integer>> places = new HashMap<>();
        for (int i = 0; i < text.size(); i++) {
            places.computeIfAbsent(text.get(i), w -> new ArrayList<>()).add(i);
        }
        byte[][] taught = new byte[Clause.values().length][sentences.size()];
        for (Clause clause : Clause.values()) {
            byte[] marks = taught[clause.ordinal()];
            Optional<CuadLabel> label = Optional.ofNullable(labels.get(clause));
            boolean open = label.isEmpty()
                    || label.get().skip()
                    || label.get().maybe() && !label.get().present();
            if (open) {
                continue;
            }
            Arrays.fill(marks, (byte) -1);
            for (CuadLabel.Span span : label.get().spans()) {
                mark(span, marks, text, sentenceOf, wordsOf, places);
            }
        }
        return taught;
    }

    private void mark(
            CuadLabel.Span span,
            byte[] marks,
            List<String> text,
            List<Integer> sentenceOf,
            List<List<String>> wordsOf,
            Map<String, List<Integer>> places) {
        List<String> gold = words(span.text());
        if (gold.isEmpty()) {
            return;
        }
        boolean found = false;
        for (int at : places.getOrDefault(gold.get(0), List.of())) {
            boolean here = at + gold.size() <= text.size()
                    && text.subList(at, at + gold.size()).equals(gold)
                    && onPage(sentenceOf.get(at), span.pages());
            if (here) {
                found = true;
                Map<Integer, Integer> shared = new HashMap<>();
                for (int i = at; i < at + gold.size(); i++) {
                    shared.merge(sentenceOf.get(i), 1, Integer::sum);
                }
                shared.forEach((s, n) -> {
                    boolean is = n >= 0.5 * wordsOf.get(s).size() || n >= 0.5 * gold.size();
                    marks[s] = (byte) Math.max(marks[s], is ? 1 : 0);
                });
                if (gold.size() < SHORT) {
                    break;
                }
            }
        }
        if (!found && gold.size() >= SHORT) {
            for (int s = 0; s < wordsOf.size(); s++) {
                if (onPage(s, span.pages()) && wordsOf.get(s).size() >= SHORT) {
                    double both =
                            Math.max(CuadScore.share(wordsOf.get(s), gold), CuadScore.share(gold, wordsOf.get(s)));
                    marks[s] = (byte) Math.max(marks[s], both >= 0.85 ? 1 : both >= 0.6 ? 0 : -1);
                }
            }
        }
    }

    private boolean onPage(int sentence, Set<Integer> pages) {
        int page = sentences.get(sentence).page();
        return pages.isEmpty() || pages.contains(page) || pages.contains(page + 1);
    }
}
