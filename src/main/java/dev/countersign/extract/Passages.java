package dev.countersign.extract;

import dev.countersign.model.Block;
import dev.countersign.model.Entry;
import dev.countersign.model.Line;
import dev.countersign.model.ReadDocument;
import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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

    private final ReadDocument read;
    private final List<Passage> passages = new ArrayList<>();
    private final List<String> headings = new ArrayList<>();
    private String lead = "";
    /** The first row of the table that is being read. */
    private String tableHead = "";

    private Passages(ReadDocument read) {
        this.read = read;
    }

    static List<Passage> of(ReadDocument read) {
        Passages passages = new Passages(read);
        for (Block block : read.blocks()) {
            passages.add(block);
        }
        for (Entry entry : read.entries()) {
            passages.passages.add(
                    new Passage(read.document(), entry.text(), "", List.of(), false, entry.pointer(), entry.line(), ""));
        }
        return passages.passages;
    }

    private void add(Block block) {
        if (block.kind() != Block.Kind.TABLE_ROW && block.kind() != Block.Kind.RUNNING) {
            tableHead = "";
        }
        switch (block.kind()) {
            case RUNNING -> {}
            case HEADING -> {
                open(Math.max(1, block.level()), block.text());
                lead = "";
                sentences(block);
            }
            case TABLE_ROW -> whole(block);
            default -> {
                if (block.kind() == Block.Kind.PARAGRAPH && !isLetteredItem(block)) {
                    lead = "";
                }
                sentences(block);
                String text = block.text();
                if (OPENS_LIST.matcher(text).find()) {
                    lead = text;
                }
            }
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

    private void whole(Block block) {
        Joined joined = Joined.of(block.lines());
        if (CONTENTS_LINE.matcher(joined.text).find()) {
            return;
        }
        if (tableHead.isEmpty()) {
            tableHead = joined.text.toString();
        }
        passages.add(joined.passage(read, context("") + " > " + tableHead, true, 0, joined.text.length()));
    }

    private void sentences(Block block) {
        Joined joined = Joined.of(block.lines());
        String text = joined.text.toString();
        if (CONTENTS_LINE.matcher(text).find()) {
            return;
        }
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
            passages.add(joined.passage(read, context(title), false, start, end));
            if (title.isEmpty()
                    && sentence.split(" ").length <= LONGEST_HEADING / 2
                    && sentence.strip().endsWith(".")) {
                title = sentence.strip();
            }
            start = end;
        }
        if (start < text.length()) {
            passages.add(joined.passage(read, context(title), false, start, text.length()));
        }
    }

    private String context(String title) {
        return String.join(" > ", headings) + " > " + title + " > " + lead;
    }

    /** Lines run together, each remembered. */
    private static final class Joined {
        private final StringBuilder text = new StringBuilder();
        private final List<Passage.Span> spans = new ArrayList<>();

        static Joined of(List<Line> lines) {
            Joined joined = new Joined();
            for (Line line : lines) {
                joined.add(line);
            }
            return joined;
        }

        private void add(Line line) {
            if (line.text().isEmpty()) {
                return;
            }
            boolean hyphenated = text.length() > 1
                    && text.charAt(text.length() - 1) == '-'
                    && Character.isLetter(text.charAt(text.length() - 2))
                    && Character.isLowerCase(line.text().charAt(0));
            if (!text.isEmpty() && !hyphenated) {
                boolean han = Character.UnicodeScript.of(line.text().codePointAt(0)) == Character.UnicodeScript.HAN;
                if (!han) {
                    text.append(' ');
                }
            }
            spans.add(new Passage.Span(text.length(), line, 0, line.text().length()));
            text.append(line.text());
        }

        Passage passage(ReadDocument read, String context, boolean row, int start, int end) {
            List<Passage.Span> within = new ArrayList<>();
            for (Passage.Span span : spans) {
                int from = Math.max(start, span.from());
                int to = Math.min(end, span.from() + span.end());
                if (from < to) {
                    within.add(new Passage.Span(from - start, span.line(), from - span.from(), to - span.from()));
                }
            }
            String sheet =
                    within.isEmpty() ? "" : sheet(read, within.get(0).line().page());
            return new Passage(read.document(), text.substring(start, end), context, within, row, "", 0, sheet);
        }

        /** Pages of a workbook have names. */
        private static String sheet(ReadDocument read, int page) {
            return page <= read.pages().size() ? read.pages().get(page - 1).name() : "";
        }
    }
}
