package dev.countersign.read.word;

import dev.countersign.model.Block;
import dev.countersign.model.Document;
import dev.countersign.model.Line;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Table;
import dev.countersign.model.TrackedChange;
import dev.countersign.model.Unread;
import dev.countersign.read.office.OfficeZip;
import dev.countersign.read.office.Refusal;
import dev.countersign.read.office.Xml;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** A DOCX file: the document's part, and those it points to. Macros, pictures and what lies outside are never opened. */
final class Docx {
    /** A footnote or endnote. */
    record Note(List<Block> blocks, List<TrackedChange> changes) {
        static final Note NONE = new Note(List.of(), List.of());
    }

    private record Comment(String author, String text) {}

    private final Document document;
    private final OfficeZip zip;
    private final Draft draft;
    private final Map<String, OfficeZip.Relation> relations;
    private final Styles styles;
    private final Numbering numbering;
    private final Map<String, Note> notes = new HashMap<>();
    private final Map<String, Comment> comments = new HashMap<>();
    private final Set<String> commented = new HashSet<>();
    private final Set<String> running = new LinkedHashSet<>();
    private final Set<String> unread = new LinkedHashSet<>();
    private int pictures;

    private Docx(Document document, OfficeZip zip, String main, Draft draft) throws IOException {
        this.document = document;
        this.zip = zip;
        this.draft = draft;
        this.relations = zip.relations(main);
        this.styles = Styles.of(zip, target("styles"));
        this.numbering = Numbering.of(zip, target("numbering"), styles);
    }

    static ReadDocument read(Document document, Path file, Draft draft) throws IOException {
        try (OfficeZip zip = OfficeZip.open(file)) {
            if (zip.has("content.xml")) {
                throw new Refusal("an OpenDocument text: save it as .docx or PDF");
            }
            String main = zip.mainPart().orElse("word/document.xml");
            if (!zip.has(main)) {
                throw new Refusal("not a Word file: it holds no document");
            }
            return new Docx(document, zip, main, draft).read(main, true);
        }
    }

    private ReadDocument read(String main, boolean fields) throws IOException {
        notes("footnotes");
        notes("endnotes");
        comments();
        Container body = new Container(false);
        Story story;
        try (Xml xml = zip.xml(main)) {
            story = new Story(this, xml, fields);
            try {
                while (xml.next()) {
                    if (xml.starts("body")) {
                        story.read(body);
                    }
                }
            } catch (Refusal broken) {
                unread("after paragraph " + story.paragraphs() + ": " + broken.getMessage());
            }
        }
        if (fields && story.endsInsideField()) {
            return new Docx(document, zip, main, draft).read(main, false);
        }
        List<Block> blocks = new ArrayList<>(running("header"));
        blocks.addAll(body.blocks);
        blocks.addAll(running("footer"));
        if (body.blocks.isEmpty()) {
            unread(
                    pictures == 0
                            ? "holds no text"
                            : "holds no text but " + pictures + " pictures, which were not read: give it as PDF");
        }
        List<TrackedChange> changes = new ArrayList<>(story.changes());
        comments.entrySet().stream()
                .filter(c -> !commented.contains(c.getKey()))
                .sorted(Map.Entry.comparingByKey())
                .forEach(c -> changes.addAll(comment(c.getKey(), 0)));
        List<Table> tables = story.tables();
        List<Unread> missing =
                unread.stream().map(what -> new Unread(document.id(), 0, what)).toList();
        return new ReadDocument(
                document, List.of(), body.blocks.isEmpty() ? List.of() : blocks, tables, List.of(), missing, changes);
    }

    Draft draft() {
        return draft;
    }

    Styles styles() {
        return styles;
    }

    Numbering numbering() {
        return numbering;
    }

    void unread(String what) {
        unread.add(what);
    }

    /** A header or footer that a section shows. */
    void refersTo(String relation) {
        running.add(relation);
    }

    void picture(String kind, double widthCm, double heightCm, int paragraph) {
        pictures++;
        if (widthCm >= WordLimits.PICTURE_WIDTH_CM && heightCm >= WordLimits.PICTURE_HEIGHT_CM) {
            String what = kind.equals("pic") ? "a picture" : kind.equals("chart") ? "a chart" : "a diagram";
            unread(String.format(
                    Locale.ROOT,
                    "paragraph %d: %s of %.0f x %.0f cm was not read",
                    paragraph,
                    what,
                    widthCm,
                    heightCm));
        }
    }

    Note note(boolean foot, String id) {
        return notes.getOrDefault((foot ? "footnote " : "endnote ") + id, Note.NONE);
    }

    List<TrackedChange> comment(String id, int paragraph) {
        Comment comment = comments.get(id);
        commented.add(id);
        return comment == null || comment.text().isEmpty()
                ? List.of()
                : List.of(new TrackedChange(TrackedChange.Kind.COMMENT, comment.text(), paragraph, comment.author()));
    }

    private String target(String type) {
        return relations.values().stream()
                .filter(r -> r.type().equals(type) && !r.external())
                .map(OfficeZip.Relation::target)
                .findFirst()
                .orElse("");
    }

    private void notes(String type) throws IOException {
        String part = target(type);
        String element = type.substring(0, type.length() - 1);
        if (part.isEmpty() || !zip.has(part)) {
            return;
        }
        try (Xml xml = zip.xml(part)) {
            while (xml.next()) {
                if (xml.starts(element)) {
                    String id = xml.attribute("id");
                    String kind = xml.attribute("type");
                    Container note = new Container(false);
                    Story story = new Story(this, xml, true);
                    story.read(note);
                    if (kind.isEmpty() || kind.equals("normal")) {
                        notes.put(element + " " + id, new Note(note.blocks, story.changes()));
                    }
                }
            }
        } catch (Refusal broken) {
            unread(type + ": " + broken.getMessage());
        }
    }

    private void comments() throws IOException {
        String part = target("comments");
        if (part.isEmpty() || !zip.has(part)) {
            return;
        }
        try (Xml xml = zip.xml(part)) {
            while (xml.next()) {
                if (xml.starts("comment")) {
                    String id = xml.attribute("id");
                    String author = Paragraph.folded(xml.attribute("author"));
                    Container comment = new Container(false);
                    new Story(this, xml, true).read(comment);
                    String text = String.join(
                            " ", comment.blocks.stream().map(Block::text).toList());
                    comments.put(id, new Comment(author, text));
                }
            }
        } catch (Refusal broken) {
            unread("comments: " + broken.getMessage());
        }
    }

    /** Headers or footers that sections show, those with the same text once. */
    private List<Block> running(String type) throws IOException {
        Map<String, Block> blocks = new LinkedHashMap<>();
        for (String id : running) {
            OfficeZip.Relation relation = relations.get(id);
            if (relation == null
                    || !relation.type().equals(type)
                    || relation.external()
                    || !zip.has(relation.target())) {
                continue;
            }
            try (Xml xml = zip.xml(relation.target())) {
                while (xml.next()) {
                    if (xml.isStart()) {
                        Container all = new Container(false);
                        new Story(this, xml, true).read(all);
                        for (Block block : all.blocks) {
                            List<Line> lines = block.lines().stream()
                                    .map(l -> new Line(1, 1, l.text(), List.of()))
                                    .toList();
                            blocks.putIfAbsent(block.text(), new Block(Block.Kind.RUNNING, "", 0, lines));
                        }
                    }
                }
            } catch (Refusal broken) {
                unread(type + ": " + broken.getMessage());
            }
        }
        return List.copyOf(blocks.values());
    }
}
