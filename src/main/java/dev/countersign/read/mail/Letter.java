package dev.countersign.read.mail;

import dev.countersign.model.Block;
import dev.countersign.model.Document;
import dev.countersign.model.Line;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Table;
import dev.countersign.read.text.TextBlocks;
import dev.countersign.read.web.WebPage;
import java.util.ArrayList;
import java.util.List;

/**
 * What a mail says itself: who wrote to whom and when, its subject, its text. Who and when are kept out of sentences, so that
 * no quote shows a person's address. Lines are numbered as they are shown here: the mail's own are packed.
 */
final class Letter {
    private final List<Line> head = new ArrayList<>();
    private final List<Block> blocks = new ArrayList<>();
    private final List<Table> tables = new ArrayList<>();
    private String subject = "";
    private int lines;
    private boolean empty = true;

    /** A line of the head; the first of each name counts. */
    void head(String name, String value) {
        String text = value.strip().replaceAll("\\s+", " ");
        if (!text.isEmpty() && head.stream().noneMatch(l -> l.text().startsWith(name + ":"))) {
            head.add(new Line(1, head.size() + 1, name + ": " + text, List.of()));
            empty = false;
        }
    }

    void subject(String value) {
        String text = value.strip().replaceAll("\\s+", " ");
        if (subject.isEmpty() && !text.isEmpty()) {
            subject = text;
            empty = false;
        }
    }

    void text(String text) {
        empty &= text.isBlank();
        TextBlocks read = TextBlocks.of(text, above(), false);
        blocks.addAll(read.blocks());
        tables.addAll(read.tables());
        lines += (int) text.lines().count();
    }

    void page(String html) {
        empty &= html.isBlank();
        WebPage page = WebPage.of(html, above());
        blocks.addAll(page.blocks());
        tables.addAll(page.tables());
        lines += (int) html.lines().count();
    }

    /** The subject counts as a line, whether there is one or not. */
    private int above() {
        return head.size() + 1 + lines;
    }

    boolean isEmpty() {
        return empty;
    }

    ReadDocument read(Document document) {
        List<Block> all = new ArrayList<>();
        if (!head.isEmpty()) {
            all.add(new Block(Block.Kind.RUNNING, "", 0, head));
        }
        if (!subject.isEmpty()) {
            Line line = new Line(1, head.size() + 1, "Subject: " + subject, List.of());
            all.add(new Block(Block.Kind.HEADING, "", 1, List.of(line)));
        }
        all.addAll(blocks);
        return new ReadDocument(document, List.of(), all, tables, List.of(), List.of());
    }
}
