package dev.countersign.extract.topic;

import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Words that state a topic, and the words that show it is about something else.
 *
 * @param stems one of them stands in the sentence in small letters; looked at before the pattern, which costs more
 * @param unless found in the same sentence, the cue does not hold
 * @param early holds in the opening of a document only
 */
record TopicCue(List<String> stems, Pattern words, Optional<Pattern> unless, boolean early) {
    /** The building's power and cooling, not the service in it. */
    static final String HOUSE = "\\b(?:power|building|cooling|facility|electrical)\\b";

    private static final int OPENING = 60;

    static TopicCue of(String stems, String words) {
        return new TopicCue(List.of(stems.split("\\|")), compile(words), Optional.empty(), false);
    }

    TopicCue unless(String others) {
        return new TopicCue(stems, words, Optional.of(compile(others)), early);
    }

    TopicCue atTheOpening() {
        return new TopicCue(stems, words, unless, true);
    }

    private static Pattern compile(String words) {
        // The point of a number or an address ends no sentence.
        return Pattern.compile(words.replace("'", "['\u2019]").replace("[^.]", "(?:[^.]|\\.(?=\\S))"));
    }

    /** @param lower the sentence in small letters */
    Optional<MatchResult> in(String lower, int index) {
        if (early && index >= OPENING) {
            return Optional.empty();
        }
        for (String stem : stems) {
            if (lower.contains(stem)) {
                Matcher m = words.matcher(lower);
                boolean holds =
                        m.find() && unless.filter(u -> u.matcher(lower).find()).isEmpty();
                return holds ? Optional.of(m.toMatchResult()) : Optional.empty();
            }
        }
        return Optional.empty();
    }
}
