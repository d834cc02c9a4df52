package dev.countersign.extract;

import dev.countersign.extract.value.Found;
import dev.countersign.model.Cause;
import dev.countersign.model.Claim;
import dev.countersign.model.FactKey;
import dev.countersign.model.Reading;
import dev.countersign.model.Subject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.MatchResult;

/** Collects claims about one type of subject. */
final class Claims {
    /** The wording is plain. */
    static final double PLAIN = 0.9;

    /** Of the figures that OCR gave on coarse scans with less confidence, one in three was wrong; with more, one in twelve. */
    private static final double LEGIBLE = 0.8;

    /** The line of a claim about the offer as a whole. */
    static final int ANY_LINE = -1;

    private final Class<? extends Subject> subject;
    private final List<Claim> claims = new ArrayList<>();

    Claims(Class<? extends Subject> subject) {
        this.subject = subject;
    }

    void value(String fact, Object value, Passage passage, MatchResult match) {
        value(fact, ANY_LINE, value, passage, match);
    }

    /** A claim for each reading, so that "thirty (60) days" comes out disputed. */
    <T> void found(String fact, Found<T> found, Function<T, Object> value, Passage passage) {
        found.readings().stream()
                .map(value)
                .distinct()
                .forEach(v -> value(fact, ANY_LINE, v, passage, found.start(), found.end()));
    }

    void value(String fact, int line, Object value, Passage passage, MatchResult match) {
        value(fact, line, value, passage, match.start(), match.end());
    }

    private void value(String fact, int line, Object value, Passage passage, int start, int end) {
        double seen = passage.confidence(start, end);
        claims.add(new Claim(
                FactKey.of(subject, fact),
                line,
                seen < LEGIBLE
                        ? new Reading.Open(
                                Cause.UNREADABLE,
                                "the scan is not clear here (confidence " + Math.round(seen * 100) + " of 100)")
                        : new Reading.Value(value),
                passage.evidence(start, end),
                Math.min(PLAIN, seen),
                passage.provision()));
    }

    /** The passage itself is the value; unless what it should say is blank or struck out. */
    void words(String fact, Passage passage, MatchResult match) {
        words(fact, passage, match.start(), match.end());
    }

    void words(String fact, Passage passage, int start, int end) {
        Optional<Unfilled> unfilled = Unfilled.in(passage.text()).filter(u -> u != Unfilled.ELSEWHERE);
        if (unfilled.isPresent()) {
            open(fact, unfilled.get().cause(), unfilled.get().why(), passage, start, end);
            return;
        }
        value(fact, ANY_LINE, passage.evidence(start, end).quote(), passage, start, end);
    }

    /** A number that is spoken of, where the passage shows that it is not there: nothing where it shows no such thing. */
    void unfilled(String fact, Passage passage, MatchResult match) {
        Unfilled.in(passage.text()).ifPresent(u -> open(fact, u.cause(), u.why(), passage, match));
    }

    /** Spoken of, but left open. */
    void open(String fact, Cause cause, String why, Passage passage, MatchResult match) {
        open(fact, cause, why, passage, match.start(), match.end());
    }

    private void open(String fact, Cause cause, String why, Passage passage, int start, int end) {
        claims.add(new Claim(
                FactKey.of(subject, fact),
                ANY_LINE,
                new Reading.Open(cause, why),
                passage.evidence(start, end),
                PLAIN,
                passage.provision()));
    }

    List<Claim> all() {
        return List.copyOf(claims);
    }
}
