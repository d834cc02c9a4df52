package dev.countersign.measure;

import dev.countersign.extract.topic.TopicReader;
import dev.countersign.model.Block;
import dev.countersign.model.CountersignException;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.TopicFinding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.json.JsonMapper;

/** Holds what is read of documents against answer keys: a line a document and topic. */
final class TopicScore {
    private static final Pattern WORD = Pattern.compile("[0-9a-z]+|[\u4e00-\u9fff]");
    private static final int LONGEST_QUOTE = 120;

    /** A text is Chinese if more than one character in so many is. */
    private static final int CHINESE_SHARE = 5;

    /** @param state present, absent, or another word where the key does not say */
    record Answer(String file, String topic, String state, List<String> quotes) {}

    static final class Counts {
        int pairs;
        int stated;
        int right;
        int wrong;
        int located;
        int unclear;

        double precision() {
            return right + wrong == 0 ? 0 : (double) right / (right + wrong);
        }

        double recall() {
            return stated == 0 ? 0 : (double) right / stated;
        }

        double f1() {
            return right == 0 ? 0 : 2.0 * right / (2.0 * right + wrong + stated - right);
        }

        double locatedShare() {
            return stated == 0 ? 0 : (double) located / stated;
        }
    }

    private final Map<String, Counts> byTopic = new TreeMap<>();
    private final Counts all = new Counts();
    private final Counts english = new Counts();
    private final Counts chinese = new Counts();

    /** @param documents the folder that the key's files are named from */
    static TopicScore of(Path key, Path documents) {
        JsonMapper json = JsonMapper.builder().build();
        List<Answer> answers;
        try (Stream<String> lines = Files.lines(key)) {
            answers = lines.filter(l -> !l.isBlank())
                    .map(l -> json.readValue(l, Answer.class))
                    .toList();
        } catch (IOException e) {
            throw new CountersignException(key.toString(), "cannot be read: " + e.getMessage(), e);
        }
        return of(answers, documents);
    }

    private static TopicScore of(List<Answer> answers, Path documents) {
        TopicReader reader = new TopicReader();
        Map<String, Map<String, TopicFinding>> found = new HashMap<>();
        Map<String, Boolean> chinese = new HashMap<>();
        TopicScore score = new TopicScore();
        for (Answer answer : answers) {
            Map<String, TopicFinding> of = found.computeIfAbsent(answer.file(), f -> {
                Map<String, TopicFinding> findings = new HashMap<>();
                ReadDocument read = CuadFolder.read(documents.resolve(f));
                chinese.put(f, isChinese(read));
                reader.read(read).forEach(x -> findings.put(x.topic(), x));
                return findings;
            });
            Counts language = chinese.get(answer.file()) ? score.chinese : score.english;
            score.add(answer, of.getOrDefault(answer.topic(), absent(answer.topic())), language);
        }
        return score;
    }

    /**
     * Judgements made by reading documents whole: a line a document, with the topics it states and those left out as undecided.
     *
     * @param documents the folder that its files are named from
     */
    static TopicScore judged(Path judgements, Path documents) {
        List<Answer> answers = new ArrayList<>();
        try (Stream<String> lines = Files.lines(judgements)) {
            for (String line : lines.filter(l -> !l.startsWith("#")).toList()) {
                String[] cells = line.split("\t", -1);
                Set<String> stated = Set.of(cells[1].isBlank() ? new String[0] : cells[1].split(" "));
                Set<String> undecided = Set.of(cells[2].isBlank() ? new String[0] : cells[2].split(" "));
                for (String topic : TopicReader.topics()) {
                    if (!undecided.contains(topic)) {
                        String state = stated.contains(topic) ? "present" : "absent";
                        answers.add(new Answer(cells[0], topic, state, List.of()));
                    }
                }
            }
        } catch (IOException e) {
            throw new CountersignException(judgements.toString(), "cannot be read: " + e.getMessage(), e);
        }
        return of(answers, documents);
    }

    private static boolean isChinese(ReadDocument read) {
        String text = read.blocks().stream().map(Block::text).collect(Collectors.joining());
        long han = text.codePoints()
                .filter(c -> Character.UnicodeScript.of(c) == Character.UnicodeScript.HAN)
                .count();
        return han * CHINESE_SHARE > text.length();
    }

    private static TopicFinding absent(String topic) {
        return new TopicFinding(topic, TopicFinding.State.ABSENT, "", List.of());
    }

    private void add(Answer answer, TopicFinding finding, Counts language) {
        boolean stated = answer.state().equals("present");
        if (!stated && !answer.state().equals("absent")) {
            return;
        }
        boolean said = finding.state() == TopicFinding.State.PRESENT;
        boolean located = said
                && answer.quotes().stream()
                        .anyMatch(g -> finding.quotes().stream().anyMatch(q -> overlap(g, q.text())));
        for (Counts c : List.of(all, language, byTopic.computeIfAbsent(answer.topic(), t -> new Counts()))) {
            c.pairs++;
            c.stated += stated ? 1 : 0;
            c.right += stated && said ? 1 : 0;
            c.wrong += !stated && said ? 1 : 0;
            c.located += stated && located ? 1 : 0;
            c.unclear += finding.state() == TopicFinding.State.UNCLEAR ? 1 : 0;
        }
    }

    private static boolean overlap(String key, String quote) {
        List<String> k = words(key);
        List<String> q = words(quote);
        return !k.isEmpty() && !q.isEmpty() && q.size() <= LONGEST_QUOTE && inOrder(k, q) >= 0.5 * k.size();
    }

    /** The most words of one that stand in the other, in order. */
    private static int inOrder(List<String> a, List<String> b) {
        int[] before = new int[b.size() + 1];
        for (String word : a) {
            int[] now = new int[b.size() + 1];
            for (int j = 1; j <= b.size(); j++) {
                now[j] = word.equals(b.get(j - 1)) ? before[j - 1] + 1 : Math.max(before[j], now[j - 1]);
            }
            before = now;
        }
        return before[b.size()];
    }

    private static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        Matcher m = WORD.matcher(text.toLowerCase(Locale.ROOT));
        while (m.find()) {
            words.add(m.group());
        }
        return words;
    }

    Map<String, Counts> byTopic() {
        return byTopic;
    }

    Counts english() {
        return english;
    }

    Counts chinese() {
        return chinese;
    }

    Counts all() {
        return all;
    }
}
