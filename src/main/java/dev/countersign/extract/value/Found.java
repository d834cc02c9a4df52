package dev.countersign.extract.value;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A value found in a text.
 *
 * @param readings what it says: one where it is plain, more where the text contradicts itself or can be read in two ways
 * @param start of its words in the text, from 0
 * @param end behind its last sign
 */
public record Found<T>(Standing standing, List<T> readings, int start, int end) {
    /** How sure the words are of their value. */
    public enum Standing {
        PLAIN,
        /** The text says two things: "thirty (60) days". */
        DISPUTED,
        /** The text says one thing that can be read in two ways: 03/04/2027. */
        AMBIGUOUS
    }

    public Found {
        readings = List.copyOf(readings);
        if ((standing == Standing.PLAIN) != (readings.size() == 1) || start < 0 || end <= start) {
            throw new IllegalArgumentException(
                    standing + " with " + readings.size() + " readings at " + start + "-" + end);
        }
    }

    static <T> Found<T> plain(T value, int start, int end) {
        return new Found<>(Standing.PLAIN, List.of(value), start, end);
    }

    /** Plain where the readings are one and the same. */
    static <T> Found<T> of(Standing unlessPlain, List<T> readings, int start, int end) {
        List<T> distinct = readings.stream().distinct().toList();
        return new Found<>(distinct.size() == 1 ? Standing.PLAIN : unlessPlain, distinct, start, end);
    }

    /** Empty where it is disputed or ambiguous. */
    public Optional<T> value() {
        return standing == Standing.PLAIN ? Optional.of(readings.get(0)) : Optional.empty();
    }

    <R> Found<R> map(Function<T, R> to) {
        return of(standing, readings.stream().map(to).toList(), start, end);
    }

    /** "30 days"; "30 days / 60 days (disputed)". */
    @Override
    public String toString() {
        String all = readings.stream().map(Object::toString).collect(Collectors.joining(" / "));
        return switch (standing) {
            case PLAIN -> all;
            case DISPUTED -> all + " (disputed)";
            case AMBIGUOUS -> all + " (ambiguous)";
        };
    }
}
