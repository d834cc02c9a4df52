package dev.countersign.extract;

import dev.countersign.extract.construction.Amending;
import dev.countersign.extract.construction.ClauseNames;
import dev.countersign.model.Block;
import dev.countersign.model.Entry;
import dev.countersign.model.FileKind;
import dev.countersign.model.Line;
import dev.countersign.model.Provision;
import dev.countersign.model.ReadDocument;
import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Cuts a document into passages: its blocks into sentences, its tables into rows, its data into values. */
final class Passages {
    /** A full stop after these ends no sentence. */
    private static final Pattern ABBREVIATION = Pattern.compile(
            "(?:\\b(?:No|Nos|Sec|Art|Cl|Ltd|Pvt|Inc|Co|Corp|etc|e\\.g|i\\.e|viz|approx|Dr|Mr|Ms|St|vs|cf|pp?|Rs|Fig|incl|excl|hrs?|mins?)\\.|^\\W*[A-Za-z0-9]{1,3}(?:\\.\\d+)*[.)])\\s*$");

    /** A line of the table of contents says nothing: "10. USAGE DATA ........ 8". */
    private static final Pattern CONTENTS_LINE = Pattern.compile("(?:[.\u2026\u00b7_]\\s?){4,}\\s*\\d{1,4}\\s*$");

    private static final Pattern OPENS_LIST = Pattern.compile("[:：]\\s*$|\\b(?:following|as follows)\\W*$");
    private static final int LONGEST_HEADING = 12;

    /** No page has a paragraph that long; looking for signs in it would take seconds. */
    private static final int LONGEST_MARKUP = 100_000;

    private final ReadDocument read;
    private final List<Passage> passages = new ArrayList<>();
    private final List<String> headings = new ArrayList<>();
    private String lead = "";
    /** The first row of the table that is being read. */
    private String tableHead = "";

    /** The clause that is being read, in figures. */
    private String clause = "";

    /** The amendment whose new text is being read. */
    private Optional<Amending.Change> pending = Optional.empty();

    private final AmendingRows amendingRows;

    private Passages(ReadDocument read) {
        this.read = read;
        this.amendingRows = AmendingRows.of(read);
    }

    static List<Passage> of(ReadDocument read) {
        Passages passages = new Passages(read);
        for (Block block : read.blocks()) {
            passages.add(block);
        }
        for (Entry entry : read.entries()) {
            passages.passages.add(new Passage(
                    read.document(),
                    entry.text(),
                    "",
                    List.of(),
                    false,
                    entry.pointer(),
                    entry.line(),
                    "",
                    Provision.NONE,
                    Optional.empty(),
                    false));
        }
        return passages.passages;
    }

    private void add(Block block) {
        if (block.kind() == Block.Kind.RUNNING) {
            return;
        }
        Joined joined = Joined.of(read, block);
        if (block.kind() == Block.Kind.FOOTNOTE) {
            sentences(joined);
            return;
        }
        if (block.kind() != Block.Kind.TABLE_ROW) {
            tableHead = "";
        }
        String text = joined.text.toString();
        if (text.isBlank() || CONTENTS_LINE.matcher(text).find()) {
            return;
        }
        enter(block, text);
        switch (block.kind()) {
            case HEADING -> {
                open(Math.max(1, block.level()), text);
                lead = "";
                sentences(joined);
            }
            case TABLE_ROW -> row(joined);
            default -> {
                if (block.kind() == Block.Kind.PARAGRAPH && !isLetteredItem(block)) {
                    lead = "";
                }
                sentences(joined);
                if (OPENS_LIST.matcher(text).find()) {
                    lead = text;
                }
            }
        }
    }

    /** A number of its own opens a clause, and ends the new text of an amendment unless it is a part of it. */
    private void enter(Block block, String text) {
        if (block.kind() == Block.Kind.TABLE_ROW) {
            return;
        }
        Optional<String> own = ClauseNames.clause(block.number(), text);
        own.ifPresent(number -> clause = number);
        boolean elsewhere = own.isPresent()
                && pending.filter(p -> new Provision(own.get(), List.of()).within(p.clause()))
                        .isEmpty();
        if (block.kind() == Block.Kind.HEADING || elsewhere) {
            pending = Optional.empty();
        }
        if (block.kind() == Block.Kind.HEADING && own.isEmpty()) {
            clause = "";
        }
    }

    private static boolean isLetteredItem(Block block) {
        return block.number().matches("\\(?[a-z]{1,4}[.)]");
    }

    private void open(int level, String heading) {
        while (headings.size() >= level) {
            headings.remove(headings.size() - 1);
        }
        while (headings.size() < level - 1) {
            headings.add("");
        }
        headings.add(heading);
    }

    private void row(Joined joined) {
        String text = joined.text.toString();
        if (tableHead.isEmpty()) {
            tableHead = text;
        }
        String context = context("") + " > " + tableHead;
        Optional<AmendingRows.Row> amending = amendingRows.rowOf(text);
        Optional<Amending.Change> change = amending.map(AmendingRows.Row::change);
        passages.add(
                joined.passage(read, context, true, provision(change), change, change.isPresent(), 0, text.length()));
        amending.ifPresent(row -> {
            Joined after = Joined.of(read, row.after());
            passages.add(after.passage(read, context, true, provision(change), change, false, 0, after.text.length()));
        });
    }

    private Provision provision(Optional<Amending.Change> change) {
        List<String> under = headings.stream().filter(h -> !h.isEmpty()).toList();
        return new Provision(
                change.map(Amending.Change::clause).filter(c -> !c.isEmpty()).orElse(clause), under);
    }

    /** A sentence that amends another text has two parts: what names or repeats the old, and the new. */
    private void sentence(Joined joined, String context, int start, int end) {
        String text = joined.text.substring(start, end);
        Optional<Amending.Change> stated = Amending.in(text);
        Optional<Amending.Change> change = stated.or(() -> pending);
        int after = stated.map(Amending.Change::start).orElse(0);
        if (after > 0) {
            passages.add(joined.passage(read, context, false, provision(change), change, true, start, start + after));
            if (text.substring(after).isBlank()) {
                pending = stated;
                return;
            }
        }
        passages.add(joined.passage(read, context, false, provision(change), change, false, start + after, end));
    }

    private void sentences(Joined joined) {
        String text = joined.text.toString();
        BreakIterator breaks = BreakIterator.getSentenceInstance(Locale.ENGLISH);
        breaks.setText(text);
        String title = "";
        int start = breaks.first();
        for (int end = breaks.next(); end != BreakIterator.DONE; end = breaks.next()) {
            boolean goesOn = end < text.length()
                    && (ABBREVIATION.matcher(text.substring(start, end)).find()
                            || Character.isLowerCase(text.charAt(end)));
            if (goesOn) {
                continue;
            }
            String sentence = text.substring(start, end);
            sentence(joined, context(title), start, end);
            if (title.isEmpty()
                    && sentence.split(" ").length <= LONGEST_HEADING / 2
                    && sentence.strip().endsWith(".")) {
                title = sentence.strip();
            }
            start = end;
        }
        if (start < text.length()) {
            sentence(joined, context(title), start, text.length());
        }
    }

    private String context(String title) {
        return String.join(" > ", headings) + " > " + title + " > " + lead;
    }

    /** Lines run together, each remembered. */
    private static final class Joined {
        private final StringBuilder text = new StringBuilder();
        private final List<Passage.Span> spans = new ArrayList<>();

        /** Of a table's cell. */
        static Joined of(ReadDocument read, List<Line> lines) {
            Joined joined = new Joined();
            lines.forEach(line -> joined.add(line, read.pages().isEmpty() ? Markup.textStart(line.text()) : 0));
            return joined;
        }

        static Joined of(ReadDocument read, Block block) {
            Joined joined = new Joined();
            boolean boxes = !read.pages().isEmpty();
            boolean markdown = read.document().kind() == FileKind.MARKDOWN;
            for (Line line : block.lines()) {
                int start = boxes ? 0 : Markup.textStart(line.text());
                if (markdown && block.kind() == Block.Kind.HEADING) {
                    start += Markup.titleStart(line.text().substring(start));
                }
                joined.add(line, start);
            }
            return markdown && joined.text.length() <= LONGEST_MARKUP ? joined.withoutMarkup() : joined;
        }

        private void add(Line line, int start) {
            String words = line.text().substring(start);
            if (words.isEmpty()) {
                return;
            }
            boolean hyphenated = text.length() > 1
                    && text.charAt(text.length() - 1) == '-'
                    && Character.isLetter(text.charAt(text.length() - 2))
                    && Character.isLowerCase(words.charAt(0));
            if (!text.isEmpty() && !hyphenated) {
                boolean han = Character.UnicodeScript.of(words.codePointAt(0)) == Character.UnicodeScript.HAN;
                if (!han) {
                    text.append(' ');
                }
            }
            PlainCharacters.kept(line.text(), start).forEach(piece -> put(line, piece.start(), piece.end()));
        }

        private void put(Line line, int start, int end) {
            spans.add(new Passage.Span(text.length(), line, start, end));
            for (int i = start; i < end; i++) {
                text.append(PlainCharacters.plain(line.text().charAt(i)));
            }
        }

        private Joined withoutMarkup() {
            Joined plain = new Joined();
            Markup.strip(text.toString(), new Markup.Kept() {
                private int span;

                @Override
                public void piece(int from, int to) {
                    int at = from;
                    while (at < to && span < spans.size()) {
                        Passage.Span here = spans.get(span);
                        int end = here.from() + here.end() - here.start();
                        if (at < here.from()) {
                            // The blank between two lines.
                            gap();
                            at = here.from();
                        } else if (at >= end) {
                            span++;
                        } else {
                            int until = Math.min(to, end);
                            keep(here.line(), here.start() + at - here.from(), here.start() + until - here.from());
                            at = until;
                        }
                    }
                    if (at < to) {
                        gap();
                    }
                }

                @Override
                public void gap() {
                    if (!plain.text.isEmpty() && plain.text.charAt(plain.text.length() - 1) != ' ') {
                        plain.text.append(' ');
                    }
                }

                private void keep(Line line, int start, int end) {
                    boolean blank = plain.text.isEmpty() || plain.text.charAt(plain.text.length() - 1) == ' ';
                    int first = blank && line.text().charAt(start) == ' ' ? start + 1 : start;
                    if (first < end) {
                        plain.put(line, first, end);
                    }
                }
            });
            return plain;
        }

        Passage passage(
                ReadDocument read,
                String context,
                boolean row,
                Provision provision,
                Optional<Amending.Change> change,
                boolean cited,
                int start,
                int end) {
            List<Passage.Span> within = new ArrayList<>();
            for (Passage.Span span : spans) {
                int from = Math.max(start, span.from());
                int to = Math.min(end, span.from() + span.end() - span.start());
                if (from < to) {
                    int shift = span.start() - span.from();
                    within.add(new Passage.Span(from - start, span.line(), from + shift, to + shift));
                }
            }
            String sheet =
                    within.isEmpty() ? "" : sheet(read, within.get(0).line().page());
            return new Passage(
                    read.document(),
                    text.substring(start, end),
                    context,
                    within,
                    row,
                    "",
                    0,
                    sheet,
                    provision,
                    change,
                    cited);
        }

        /** Pages of a workbook have names. */
        private static String sheet(ReadDocument read, int page) {
            return page <= read.pages().size() ? read.pages().get(page - 1).name() : "";
        }
    }
}
