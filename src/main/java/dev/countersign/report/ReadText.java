package dev.countersign.report;

import dev.countersign.model.Entry;
import dev.countersign.model.Language;
import dev.countersign.model.Line;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Table;
import dev.countersign.model.TrackedChange;
import dev.countersign.model.Unread;
import java.io.IOException;
import java.io.Writer;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** For people: what was read of each page, block by block, then what was not. */
final class ReadText implements ReadReporter {
    private final Labels labels = new Labels(Locale.ENGLISH);

    @Override
    public String format() {
        return "text";
    }

    @Override
    public void write(Iterable<ReadFile> files, Writer out) throws IOException {
        boolean first = true;
        for (ReadFile file : files) {
            out.write(first ? "" : "\n");
            document(file.read(), out);
            first = false;
        }
    }

    private void document(ReadDocument read, Writer out) throws IOException {
        out.write(plain(read.document().id().path()) + ": "
                + lower(read.document().kind()) + ", "
                + labels.label(read.document().role()) + counts(read) + "\n");
        Map<Language, Double> languages = read.languages();
        if (read.isRead() && languages.get(Language.CHINESE) + languages.get(Language.OTHER) >= 0.01) {
            out.write(languages.entrySet().stream()
                    .filter(e -> e.getValue() >= 0.01)
                    .map(e -> lower(e.getKey()) + " " + Math.round(e.getValue() * 100) + " %")
                    .collect(Collectors.joining(", ", "  languages: ", "\n")));
        }
        for (Unread unread : read.unread()) {
            out.write("  " + labels.label("unread") + ": "
                    + (unread.page() == 0 ? "" : labels.label("page") + " " + unread.page() + ": ")
                    + plain(unread.what()) + "\n");
        }
        boolean paged = !read.pages().isEmpty();
        for (ReadLayout.Sheet sheet : ReadLayout.sheets(read)) {
            if (paged) {
                out.write("\n" + heading(sheet) + "\n");
            }
            for (ReadLayout.Part part : sheet.parts()) {
                out.write("  [" + kind(part) + (paged ? "" : ", " + lines(part)) + "] " + plain(part.text()) + "\n");
            }
            for (ReadLayout.PlacedTable table : sheet.tables()) {
                table(table, out);
            }
        }
        for (Entry entry : read.entries()) {
            out.write("  " + plain(entry.pointer()) + " (line " + entry.line() + "): " + plain(entry.text()) + "\n");
        }
        for (TrackedChange change : read.changes()) {
            out.write("  [open change: " + lower(change.kind()) + ", line " + change.line()
                    + (change.author().isEmpty() ? "" : ", by " + plain(change.author())) + "] "
                    + plain(change.text()) + "\n");
        }
    }

    private static String counts(ReadDocument read) {
        StringBuilder counts = new StringBuilder();
        count(counts, read.pages().size(), "page");
        count(counts, read.blocks().size(), "block");
        count(counts, read.tables().size(), "table");
        count(counts, read.entries().size(), "value");
        count(counts, read.changes().size(), "open change");
        return counts.toString();
    }

    private static void count(StringBuilder counts, int number, String what) {
        if (number > 0) {
            counts.append(", ").append(number).append(' ').append(what).append(number == 1 ? "" : "s");
        }
    }

    private static String heading(ReadLayout.Sheet sheet) {
        String name = sheet.page().map(p -> plain(p.name())).orElse("");
        return "--- page " + sheet.number() + (name.isEmpty() ? "" : ": " + name);
    }

    /** "heading, level 2, number 12.3" */
    static String kind(ReadLayout.Part part) {
        return lower(part.block().kind())
                + (part.block().level() == 0 ? "" : ", level " + part.block().level())
                + (part.block().number().isEmpty()
                        ? ""
                        : ", number " + plain(part.block().number()))
                + (part.continued() ? ", continued" : "");
    }

    /** "line 7", "lines 7-9" */
    static String lines(ReadLayout.Part part) {
        int from = part.lines().get(0).number();
        int to = part.lines().get(part.lines().size() - 1).number();
        return from == to ? "line " + from : "lines " + from + "-" + to;
    }

    private static void table(ReadLayout.PlacedTable table, Writer out) throws IOException {
        int rows = table.table().rows().size();
        out.write("  [table " + table.order() + ", " + rows + (rows == 1 ? " row" : " rows") + "]\n");
        int page = 0;
        for (Table.Row row : table.table().rows()) {
            int at = row.cells().stream()
                    .flatMap(c -> c.lines().stream())
                    .mapToInt(Line::page)
                    .findFirst()
                    .orElse(page);
            if (page != 0 && at != page) {
                out.write("    (page " + at + ")\n");
            }
            page = at;
            out.write(row.cells().stream()
                    .map(c -> plain(c.text()).replace("|", "\\|"))
                    .collect(Collectors.joining(" | ", "    | ", " |\n")));
        }
    }

    static String lower(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** The file's words are not the terminal's: no control character, and none that turns the direction, gets through. */
    static String plain(String text) {
        StringBuilder plain = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean turns = c == '\u061c'
                    || c == '\u200e'
                    || c == '\u200f'
                    || c >= '\u2028' && c <= '\u202e'
                    || c >= '\u2066' && c <= '\u2069';
            if (c == '\t' || c == '\n' || c == '\r') {
                plain.append(' ');
            } else {
                plain.append(Character.isISOControl(c) || turns ? '\ufffd' : c);
            }
        }
        return plain.toString();
    }
}
