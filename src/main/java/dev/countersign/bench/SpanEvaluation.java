package dev.countersign.bench;

import dev.countersign.audit.FileReading;
import dev.countersign.model.Block;
import dev.countersign.model.CountersignException;
import dev.countersign.model.Line;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Table;
import dev.countersign.model.Word;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Looks for passages that people marked in contracts, letter for letter, in what is read of them: nothing may be lost by
 * cutting headers, ordering columns or gathering blocks.
 *
 * @param lines a line a miss, then the count
 */
public record SpanEvaluation(List<String> lines, int found, int spans) {
    private static final int WORDS_SHOWN = 10;

    public SpanEvaluation {
        lines = List.copyOf(lines);
    }

    private record Span(String text, List<Integer> pages) {}

    private record Searched(List<String> misses, int found, int spans) {}

    /** @param folder holds labels.jsonl, and its files in {@code pdf/} */
    public static SpanEvaluation of(Path folder) {
        FileReading reading = new FileReading();
        Map<String, List<Span>> byFile = labels(folder.resolve("labels.jsonl"));
        List<Searched> all = byFile.entrySet().parallelStream()
                .map(e -> search(reading, folder.resolve("pdf").resolve(e.getKey()), e.getKey(), e.getValue()))
                .toList();
        List<String> lines = new ArrayList<>();
        all.forEach(s -> lines.addAll(s.misses()));
        int found = all.stream().mapToInt(Searched::found).sum();
        int spans = all.stream().mapToInt(Searched::spans).sum();
        lines.add("found " + found + " of " + spans + " spans");
        return new SpanEvaluation(lines, found, spans);
    }

    private static Searched search(FileReading reading, Path file, String name, List<Span> spans) {
        if (!Files.isRegularFile(file)) {
            throw new CountersignException(file.toString(), "no such file, but labels.jsonl names it");
        }
        Text text = new Text(reading.read(file));
        List<String> misses = new ArrayList<>();
        int found = 0;
        for (Span span : spans) {
            List<Integer> missing = text.missing(span);
            if (missing.isEmpty()) {
                found++;
            } else {
                misses.add(name + ": page "
                        + missing.stream().map(String::valueOf).collect(Collectors.joining(", ")) + ": "
                        + firstWords(span.text()) + " (" + text.whatIsMissing(span.text(), missing) + ")");
            }
        }
        return new Searched(misses, found, spans.size());
    }

    private static String firstWords(String text) {
        String[] words = text.strip().split("\\s+");
        return Stream.of(words).limit(WORDS_SHOWN).collect(Collectors.joining(" "))
                + (words.length > WORDS_SHOWN ? " ..." : "");
    }

    private static Map<String, List<Span>> labels(Path file) {
        JsonMapper mapper = new JsonMapper();
        Map<String, List<Span>> byFile = new TreeMap<>();
        int number = 0;
        try {
            for (String line : Files.readAllLines(file)) {
                number++;
                JsonNode row = mapper.readTree(line);
                for (JsonNode span : row.path("spans")) {
                    List<Integer> pages = new ArrayList<>();
                    span.path("pages").forEach(p -> pages.add(p.asInt()));
                    byFile.computeIfAbsent(row.path("file").asString(""), f -> new ArrayList<>())
                            .add(new Span(span.path("text").asString(""), pages));
                }
            }
        } catch (JacksonException e) {
            throw new CountersignException(file + ": line " + number, "is not a line of JSON", e);
        } catch (IOException e) {
            throw new CountersignException(file.toString(), "cannot be read", e);
        }
        if (byFile.isEmpty()) {
            throw new CountersignException(file.toString(), "marks no passage");
        }
        return byFile;
    }

    /** What was read, without blanks, in each of the orders in which a passage may rightly stand. */
    private static final class Text {
        /** A page, and what is read of it in one order. */
        private record Piece(int page, String text, String signs, String letters) {}

        private static final int EVERYTHING = 1;

        /** In points. */
        private static final double SAME_HEIGHT = 4;

        private static final Pattern RAISED = Pattern.compile("(\\d\\s?|\\b)(?:st|nd|rd|th)\\b");
        private static final Pattern QUOTE = Pattern.compile("[\u2018\u2019\u201a\u201b\u2032\u00b4`]");
        private static final Pattern DOUBLE_QUOTE = Pattern.compile("[\u201c\u201d\u201e\u201f\u2033]");
        private static final Pattern DASH = Pattern.compile("[\u2010-\u2015\u2212]");
        private static final Pattern INVISIBLE = Pattern.compile("[\\s\\p{Z}\\p{Cf}]+");
        private static final Pattern SIGN = Pattern.compile("[^\\p{L}\\p{N}]+");

        private final List<List<Piece>> orders;

        Text(List<ReadDocument> read) {
            List<Block> blocks = read.stream().flatMap(r -> r.blocks().stream()).toList();
            List<Table> tables = read.stream().flatMap(r -> r.tables().stream()).toList();
            List<Line> sentences = blocks.stream()
                    .filter(b -> b.kind() != Block.Kind.RUNNING)
                    .flatMap(b -> b.lines().stream())
                    .toList();
            List<Line> everything =
                    blocks.stream().flatMap(b -> b.lines().stream()).toList();
            List<Line> cells = tables.stream()
                    .flatMap(t -> t.rows().stream())
                    .flatMap(r -> r.cells().stream())
                    .flatMap(c -> c.lines().stream())
                    .toList();
            List<Line> acrossCells = tables.stream()
                    .flatMap(t -> t.rows().stream())
                    .flatMap(Text::across)
                    .toList();
            List<Line> asTheyLie = everything.stream()
                    .sorted(Comparator.comparingDouble(Text::bottom).thenComparingDouble(Text::left))
                    .toList();
            List<Line> withoutRaised =
                    sentences.stream().map(Text::withoutRaised).toList();
            this.orders = Stream.of(sentences, everything, cells, acrossCells, asTheyLie, withoutRaised)
                    .map(Text::pieces)
                    .toList();
        }

        /** The first lines of all cells of a row, then the second ones: as the row looks on paper. */
        private static Stream<Line> across(Table.Row row) {
            int most =
                    row.cells().stream().mapToInt(c -> c.lines().size()).max().orElse(0);
            return IntStream.range(0, most)
                    .boxed()
                    .flatMap(i -> row.cells().stream()
                            .filter(c -> i < c.lines().size())
                            .map(c -> c.lines().get(i)));
        }

        /** Lines of one height, as two columns have, count as one. */
        private static double bottom(Line line) {
            return line.words().stream()
                    .map(Word::box)
                    .mapToLong(b -> Math.round((b.top() + b.height()) / SAME_HEIGHT))
                    .max()
                    .orElse(line.number());
        }

        private static double left(Line line) {
            return line.words().stream().mapToDouble(w -> w.box().left()).min().orElse(0);
        }

        /** Raised letters, as of "31st", stand above the line in many a text, and so did not get into the label. */
        private static Line withoutRaised(Line line) {
            return new Line(
                    line.page(), line.number(), RAISED.matcher(line.text()).replaceAll("$1"), List.of());
        }

        private static List<Piece> pieces(List<Line> lines) {
            return lines.stream()
                    .map(l -> {
                        String signs = signs(l.text());
                        return new Piece(l.page(), l.text(), signs, letters(signs));
                    })
                    .toList();
        }

        /**
         * The pages of the span on which it is not found, none if it is found. The labels give the pages that have its letters
         * and digits, whatever their case; on one of them at least it stands as it was marked, sign for sign.
         */
        List<Integer> missing(Span span) {
            String marked = signs(span.text());
            String letters = letters(marked);
            if (span.pages().isEmpty()) {
                boolean anywhere = orders.stream()
                        .anyMatch(o ->
                                between(o, 0, Integer.MAX_VALUE, Piece::signs).contains(marked));
                return anywhere ? List.of() : List.of(0);
            }
            if (span.pages().stream().noneMatch(p -> has(marked, p, Piece::signs))) {
                return span.pages();
            }
            return span.pages().stream()
                    .filter(p -> !has(letters, p, Piece::letters))
                    .toList();
        }

        /** Words that are there in another order are no loss, but no sentence either. */
        String whatIsMissing(String span, List<Integer> pages) {
            Map<String, Long> wanted = words(Stream.of(span));
            for (int page : pages) {
                Map<String, Long> there = words(orders.get(EVERYTHING).stream()
                        .filter(p -> page == 0 || Math.abs(p.page() - page) <= 1)
                        .map(Piece::text));
                List<String> lost = wanted.keySet().stream()
                        .filter(w -> there.getOrDefault(w, 0L) < wanted.get(w))
                        .limit(WORDS_SHOWN)
                        .toList();
                if (!lost.isEmpty()) {
                    return "on page " + page + " not found: " + String.join(" ", lost);
                }
            }
            return "its words are there, in another order";
        }

        private static Map<String, Long> words(Stream<String> texts) {
            return texts.flatMap(t ->
                            Stream.of(signs(t.replaceAll("[\\s\\p{Z}]+", "|")).split("\\|")))
                    .map(Text::letters)
                    .filter(w -> !w.isEmpty())
                    .collect(Collectors.groupingBy(w -> w, TreeMap::new, Collectors.counting()));
        }

        /** It stands on the page, or runs over its beginning or its end. */
        private boolean has(String wanted, int page, Function<Piece, String> form) {
            return orders.stream()
                    .anyMatch(order -> on(order, page, page, form).contains(wanted)
                            || on(order, page, page + 1, form).contains(wanted)
                            || on(order, page - 1, page, form).contains(wanted)
                            || between(order, page - 1, page + 1, form).contains(wanted));
        }

        /** Page by page. */
        private static String on(List<Piece> order, int from, int to, Function<Piece, String> form) {
            StringBuilder text = new StringBuilder();
            for (int page : new TreeSet<>(List.of(from, to))) {
                order.stream().filter(p -> p.page() == page).map(form).forEach(text::append);
            }
            return text.toString();
        }

        /** Block by block: a paragraph that runs over a page's end goes before the footnotes of that page. */
        private static String between(List<Piece> order, int from, int to, Function<Piece, String> form) {
            StringBuilder text = new StringBuilder();
            order.stream()
                    .filter(p -> p.page() >= from && p.page() <= to)
                    .map(form)
                    .forEach(text::append);
            return text.toString();
        }

        /** Without blanks and signs of no width; ligatures, quotes and dashes in their plain form. */
        private static String signs(String text) {
            String plain = QUOTE.matcher(text).replaceAll("'");
            plain = DOUBLE_QUOTE.matcher(plain).replaceAll("\"");
            plain = DASH.matcher(plain).replaceAll("-");
            return INVISIBLE
                    .matcher(Normalizer.normalize(plain, Normalizer.Form.NFKC))
                    .replaceAll("");
        }

        private static String letters(String signs) {
            return SIGN.matcher(signs).replaceAll("").toLowerCase(Locale.ROOT);
        }
    }
}
