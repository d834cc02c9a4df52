package dev.countersign.extract;

import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Words that give a statement away, and the words near them that show it is about something else.
 *
 * @param words to find
 * @param unless found in the same passage, the cue does not hold
 */
record Cue(Pattern words, Optional<Pattern> unless) {
    /** Of a word in Latin letters or figures. */
    private static final String EDGE = "(?:(?<!\\w)(?=\\w)|(?<=\\w)(?!\\w))";

    static Cue of(String words) {
        return new Cue(compile(words), Optional.empty());
    }

    /** In either language. */
    static Cue of(String english, String chinese) {
        return of(english + "|" + chinese);
    }

    Cue unless(String others) {
        return new Cue(words, Optional.of(compile(others)));
    }

    /**
     * Case is ignored, a blank stands for any white space, and a typographic apostrophe for a plain one. A word ends where
     * Chinese begins: there is one in "H100显卡".
     */
    static Pattern compile(String words) {
        return Pattern.compile(
                words.replace(" ", "\\s+").replace("'", "['\u2019]").replace("\\b", EDGE), Pattern.CASE_INSENSITIVE);
    }

    static Pattern compile(String english, String chinese) {
        return compile(english + "|" + chinese);
    }

    Optional<MatchResult> in(Passage passage) {
        Matcher m = words.matcher(passage.text());
        if (!m.find()) {
            return Optional.empty();
        }
        MatchResult found = m.toMatchResult();
        return unless.isPresent() && unless.get().matcher(passage.text()).find()
                ? Optional.empty()
                : Optional.of(found);
    }

    boolean holds(Passage passage) {
        return in(passage).isPresent();
    }

    /** In the passage, or in what it stands under. */
    boolean holdsAround(Passage passage) {
        return holds(passage) || words.matcher(passage.context()).find();
    }
}
