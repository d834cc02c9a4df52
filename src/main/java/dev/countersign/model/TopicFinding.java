package dev.countersign.model;

import java.util.List;
import java.util.Objects;

/**
 * What one document says about one topic.
 *
 * @param value in normal form where there is one: "30 days", "99.9 % monthly", "India (IN)", "CIETAC Beijing"; "30 days / 60 days (disputed)"
 * where the words contradict themselves; empty where the words are all there is
 * @param quotes surest first; empty where the topic is absent
 */
public record TopicFinding(String topic, State state, String value, List<Quote> quotes) {
    public enum State {
        PRESENT,
        /** Looked for in the whole document, and not there. */
        ABSENT,
        /** Spoken of, but the value is blank, struck out, or on a page that could not be read. */
        UNCLEAR
    }

    public TopicFinding {
        Objects.requireNonNull(topic);
        Objects.requireNonNull(state);
        Objects.requireNonNull(value);
        quotes = List.copyOf(quotes);
        if (state == State.PRESENT && quotes.isEmpty()) {
            throw new IllegalArgumentException("what is present can be quoted");
        }
    }

    /** @param page from 1 */
    public record Quote(String text, int page) {}
}
