package dev.countersign.extract.quote;

import dev.countersign.model.Entry;
import dev.countersign.model.Evidence;
import dev.countersign.model.Place;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Stated;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The values of a data file by their pointers. */
final class Entries {
    /** Longest quote of a whole line: enough to find it by. */
    private static final int LONGEST_QUOTE = 600;

    private final ReadDocument document;
    private final NavigableMap<String, Entry> byPointer = new TreeMap<>();

    Entries(ReadDocument document) {
        this.document = document;
        document.entries().forEach(e -> byPointer.put(e.pointer(), e));
    }

    Optional<Entry> at(String pointer) {
        return Optional.ofNullable(byPointer.get(pointer)).filter(e -> !e.text().isBlank());
    }

    Optional<String> text(String pointer) {
        return at(pointer).map(Entry::text);
    }

    boolean hasAny(String parent) {
        return !below(parent).isEmpty();
    }

    /** What stands before the name, in each pointer that ends with it, in the order of the file. */
    List<String> parentsOf(String name) {
        return document.entries().stream()
                .map(Entry::pointer)
                .filter(p -> p.endsWith(name))
                .map(p -> p.substring(0, p.length() - name.length()))
                .toList();
    }

    private Collection<Entry> below(String parent) {
        char behindSlash = '/' + 1;
        return byPointer.subMap(parent + '/', parent + behindSlash).values();
    }

    /** Empty where it is not stated, or is none of these values. */
    <T> Optional<Stated<T>> stated(String pointer, Function<String, T> read) {
        return at(pointer).flatMap(e -> {
            try {
                return Optional.of(new Stated<>(read.apply(e.text()), evidence(e)));
            } catch (IllegalArgumentException | DateTimeException notOne) {
                return Optional.empty();
            }
        });
    }

    Optional<Stated<BigDecimal>> number(String pointer) {
        return stated(pointer, text -> new BigDecimal(text.replace(",", "")));
    }

    Evidence evidence(Entry entry) {
        return evidence(entry.pointer(), entry.line(), entry.text());
    }

    /** All values below a pointer, at the line of the first; there is one. */
    Evidence evidenceBelow(String parent) {
        List<Entry> below = below(parent).stream()
                .filter(e -> !e.text().isBlank())
                .sorted(Comparator.comparingInt(Entry::line))
                .toList();
        String quote = below.stream()
                .map(e -> e.pointer().substring(parent.length() + 1) + ": " + e.text())
                .collect(Collectors.joining(", "));
        return evidence(
                parent,
                below.get(0).line(),
                quote.length() <= LONGEST_QUOTE ? quote : quote.substring(0, LONGEST_QUOTE));
    }

    private Evidence evidence(String pointer, int line, String quote) {
        return new Evidence(
                document.document().id(),
                document.document().role().grade(),
                new Place.AtPointer(pointer, line),
                quote);
    }
}
