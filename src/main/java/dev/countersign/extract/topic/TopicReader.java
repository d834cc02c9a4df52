package dev.countersign.extract.topic;

import dev.countersign.extract.clause.Clause;
import dev.countersign.extract.clause.ClauseModel;
import dev.countersign.extract.clause.Clauses;
import dev.countersign.extract.clause.Sentence;
import dev.countersign.extract.clause.Sentences;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.TopicFinding;
import dev.countersign.model.TopicFinding.Quote;
import dev.countersign.model.TopicFinding.State;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Looks for every topic in a document. Each topic is answered: stated, not stated, or not to be told. */
public final class TopicReader {
    private static final int MOST_QUOTES = 6;

    /** The value itself is a blank or struck out. */
    private static final Pattern BLANK = Pattern.compile(
            "_{4,}|\\[ ?[*●•▇x]+ ?\\]|\\*{3,}|▇{2,}|<\\*+>|\\bxx+\\b|\\{\\{?[^}]{1,40}\\}?\\}|\\[(?:insert|date|name|amount|tbd)[^\\]]{0,30}\\]");

    private final Clauses clauses;

    public TopicReader() {
        this(ClauseModel.builtIn());
    }

    public TopicReader(ClauseModel model) {
        this.clauses = new Clauses(model);
    }

    /** @param score how plainly the sentence states the topic */
    private record Found(Sentence sentence, int start, int end, int score) {}

    /** The keys of all topics, in their order. */
    public static List<String> topics() {
        return Arrays.stream(Topic.values()).map(Topic::key).toList();
    }

    /** Of all topics, in their order; empty where nothing of the document could be read. */
    public List<TopicFinding> read(ReadDocument document) {
        if (!document.isRead()) {
            return List.of();
        }
        List<Sentence> sentences = Sentences.of(document);
        List<String> lower = sentences.stream().map(s -> small(s.text())).toList();
        Map<Clause, List<Clauses.Hit>> learned = clauses.in(sentences);
        List<TopicFinding> findings = new ArrayList<>();
        for (Topic topic : Topic.values()) {
            findings.add(finding(topic, document.isWhole(), found(topic, sentences, lower, learned)));
        }
        return findings;
    }

    private static String small(String text) {
        return text.toLowerCase(Locale.ROOT).replace("e.g. ", "e.g  ").replace("i.e. ", "i.e  ");
    }

    private static List<Found> found(
            Topic topic, List<Sentence> sentences, List<String> lower, Map<Clause, List<Clauses.Hit>> learned) {
        List<Found> found = new ArrayList<>();
        Set<Sentence> hits = new LinkedHashSet<>();
        topic.learned()
                .ifPresent(l -> learned.getOrDefault(l.clause(), List.of()).stream()
                        .map(Clauses.Hit::sentence)
                        .filter(s -> l.words().matcher(small(s.text())).find())
                        .forEach(hits::add));
        for (int i = 0; i < sentences.size(); i++) {
            Sentence sentence = sentences.get(i);
            int score = 0;
            Optional<MatchResult> first = Optional.empty();
            for (TopicCue cue : topic.cues()) {
                Optional<MatchResult> match = cue.in(lower.get(i), i);
                if (match.isPresent()) {
                    score += 2;
                    first = first.isPresent() ? first : match;
                }
            }
            boolean hit = hits.contains(sentence);
            if (first.isPresent() || hit) {
                int start = first.map(MatchResult::start).orElse(0);
                int end = first.map(MatchResult::end).orElse(sentence.text().length());
                // Headings name a topic, and state nothing.
                boolean names = sentence.form() == Sentence.Form.HEADING
                        && sentence.text().length() < 60;
                found.add(new Found(sentence, start, end, score + (hit ? 3 : 0) - (names ? 4 : 0)));
            }
        }
        found.sort((a, b) -> b.score() - a.score());
        return found.stream().filter(f -> f.score() > 0).limit(MOST_QUOTES).toList();
    }

    private static TopicFinding finding(Topic topic, boolean whole, List<Found> found) {
        if (found.isEmpty()) {
            return new TopicFinding(topic.key(), whole ? State.ABSENT : State.UNCLEAR, "", List.of());
        }
        List<Quote> quotes = found.stream()
                .map(f -> new Quote(
                        Quotes.around(f.sentence().text(), f.start(), f.end()),
                        f.sentence().page()))
                .toList();
        Optional<String> value = found.stream()
                .map(f -> TopicValues.of(topic.value(), f.sentence().text(), f.start()))
                .flatMap(Optional::stream)
                .findFirst();
        boolean blank = value.isEmpty()
                && found.stream()
                        .allMatch(f -> BLANK.matcher(quoteOf(f).toLowerCase(Locale.ROOT))
                                .find());
        return new TopicFinding(topic.key(), blank ? State.UNCLEAR : State.PRESENT, value.orElse(""), quotes);
    }

    private static String quoteOf(Found found) {
        return Quotes.around(found.sentence().text(), found.start(), found.end());
    }
}
