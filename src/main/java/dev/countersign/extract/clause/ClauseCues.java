package dev.countersign.extract.clause;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Wordings that lawyers use for a clause, each a question with yes or no. They are inputs of the learned model, which weighs
 * them against the other words: a cue alone decides nothing. They stand in a file, whose head says how they are written.
 */
final class ClauseCues {
    private static final String FILE = "clauses.cues";

    /**
     * @param groups of stems; of each group one stands in the sentence
     * @param words of the sentence in small letters
     */
    private record Cue(int[] groups, Pattern words, Optional<Pattern> unless) {
        boolean holds(String lower, BitSet met) {
            for (int group : groups) {
                if (!met.get(group)) {
                    return false;
                }
            }
            return words.matcher(lower).find()
                    && unless.filter(u -> u.matcher(lower).find()).isEmpty();
        }

        Cue unless(Pattern others) {
            return new Cue(groups, words, Optional.of(others));
        }
    }

    private static final List<Cue> CUES = new ArrayList<>();
    private static final Stems STEMS = read();

    static final int COUNT = CUES.size();

    private ClauseCues() {}

    /** The numbers of the cues that hold. */
    static BitSet in(Sentence sentence) {
        String lower = sentence.text().toLowerCase(Locale.ROOT);
        BitSet met = STEMS.in(lower);
        BitSet holds = new BitSet(COUNT);
        for (int cue = 0; cue < COUNT; cue++) {
            if (CUES.get(cue).holds(lower, met)) {
                holds.set(cue);
            }
        }
        return holds;
    }

    private static Stems read() {
        try (BufferedReader lines = new BufferedReader(
                new InputStreamReader(ClauseCues.class.getResourceAsStream(FILE), StandardCharsets.UTF_8))) {
            return read(lines.lines().toList());
        } catch (IOException e) {
            throw new IllegalStateException(FILE + " in the jar is not readable", e);
        }
    }

    private static Stems read(List<String> lines) {
        Map<String, String> parts = new HashMap<>();
        Map<String, Integer> groupOf = new HashMap<>();
        List<List<String>> groups = new ArrayList<>();
        int[] when = {};
        for (String line : lines) {
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            int blank = line.indexOf(' ');
            String what = line.substring(blank + 1);
            switch (line.substring(0, blank)) {
                case "let" -> {
                    int name = what.indexOf(' ');
                    parts.put("{" + what.substring(0, name) + "}", what.substring(name + 1));
                }
                case "when" ->
                    when = Arrays.stream(what.split(" & "))
                            .mapToInt(group -> groupOf.computeIfAbsent(group, g -> {
                                groups.add(List.of(g.split("\\|")));
                                return groups.size() - 1;
                            }))
                            .toArray();
                case "says" -> CUES.add(new Cue(when, pattern(what, parts), Optional.empty()));
                case "unless" -> CUES.add(CUES.remove(CUES.size() - 1).unless(pattern(what, parts)));
                default -> throw new IllegalStateException(FILE + ": " + line);
            }
        }
        return new Stems(groups);
    }

    private static Pattern pattern(String written, Map<String, String> parts) {
        String whole = written;
        for (Map.Entry<String, String> part : parts.entrySet()) {
            whole = whole.replace(part.getKey(), part.getValue());
        }
        return Pattern.compile(whole);
    }
}
