package dev.countersign.read.word;

import dev.countersign.model.Block;
import dev.countersign.model.Line;
import dev.countersign.model.Table;
import dev.countersign.model.TrackedChange;
import dev.countersign.read.ClauseNumber;
import dev.countersign.read.TableHead;
import dev.countersign.read.office.Refusal;
import dev.countersign.read.office.Xml;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Reads one part's paragraphs and tables in their order: the document itself, a header, the notes. */
final class Story {
    private static final double EMU_PER_CM = 360_000;

    /** A step into what an element holds. */
    private interface Inside {
        void read() throws IOException;
    }

    private final Docx docx;
    private final Xml xml;
    /** Whether fields' instructions are kept out; not where a field never ends, as all after it would be lost. */
    private final boolean fields;

    private final Deque<Paragraph.Revision> revisions = new ArrayDeque<>();
    /** For each field that is open: whether its result has begun. */
    private final Deque<Boolean> results = new ArrayDeque<>();

    private final List<Table> tables = new ArrayList<>();
    private final List<TrackedChange> changes = new ArrayList<>();
    private int paragraphs;
    private int characters;

    Story(Docx docx, Xml xml, boolean fields) {
        this.docx = docx;
        this.xml = xml;
        this.fields = fields;
    }

    List<Table> tables() {
        return tables;
    }

    List<TrackedChange> changes() {
        return changes;
    }

    int paragraphs() {
        return paragraphs;
    }

    /** A field has begun, and neither its result nor its end ever came. */
    boolean endsInsideField() {
        return results.contains(false);
    }

    /** What the element that has just started holds. */
    void read(Container into) throws IOException {
        try {
            blocks(into);
        } finally {
            close(into);
        }
    }

    private void blocks(Container into) throws IOException {
        int outside = xml.depth() - 1;
        while (xml.next() && xml.depth() > outside) {
            if (xml.isStart()) {
                switch (xml.name()) {
                    case "p" -> paragraph(into);
                    case "tbl" -> table(into);
                    case "tcPr" -> cellProperties(into);
                    case "sdt", "sdtContent", "customXml", "smartTag" -> blocks(into);
                    case "ins", "del", "moveFrom", "moveTo" -> revised(() -> blocks(into));
                    case "AlternateContent" -> alternate(() -> blocks(into));
                    case "sectPr" -> section();
                    case "altChunk" -> {
                        docx.unread("paragraph " + paragraphs + ": a document put in from another file was not read");
                        xml.skip();
                    }
                    default -> xml.skip();
                }
            }
        }
    }

    private void revised(Inside inside) throws IOException {
        revisions.push(revision());
        try {
            inside.read();
        } finally {
            revisions.pop();
        }
    }

    private Paragraph.Revision revision() {
        TrackedChange.Kind kind = switch (xml.name()) {
            case "ins", "cellIns" -> TrackedChange.Kind.INSERTED;
            case "moveFrom" -> TrackedChange.Kind.MOVED_FROM;
            case "moveTo" -> TrackedChange.Kind.MOVED_TO;
            default -> TrackedChange.Kind.DELETED;
        };
        return new Paragraph.Revision(kind, Paragraph.folded(xml.attribute("author")));
    }

    private boolean isShown() {
        return revisions.stream().allMatch(r -> r.isIn(docx.draft()));
    }

    /** The same content twice, for newer and older programs: the newer's, or if that holds no text, the older's. */
    private void alternate(Inside inside) throws IOException {
        int outside = xml.depth() - 1;
        int before = characters;
        while (xml.next() && xml.depth() > outside) {
            if (xml.isStart()) {
                boolean wanted = xml.name().equals("Choice") || xml.name().equals("Fallback");
                if (wanted && characters == before) {
                    inside.read();
                } else {
                    xml.skip();
                }
            }
        }
    }

    // Paragraphs

    private void paragraph(Container into) throws IOException {
        if (++paragraphs > WordLimits.PARAGRAPHS) {
            throw new Refusal("holds more than " + WordLimits.PARAGRAPHS + " paragraphs");
        }
        Paragraph paragraph = new Paragraph(paragraphs);
        paragraph.shown = isShown();
        inline(paragraph);
        changes.addAll(paragraph.changes());
        if (into.open != null) {
            paragraph.follow(into.open);
            into.open = null;
        }
        if (paragraph.mark != null && !paragraph.mark.isIn(docx.draft())) {
            into.open = paragraph;
        } else {
            end(paragraph, into);
        }
    }

    private void close(Container into) {
        if (into.open != null) {
            Paragraph last = into.open;
            into.open = null;
            end(last, into);
        }
    }

    private void end(Paragraph paragraph, Container into) {
        String text = paragraph.text();
        boolean onlyEndsSection = paragraph.endsSection && text.isEmpty();
        boolean counts = paragraph.shown && !paragraph.isHidden() && paragraph.numId != 0 && !onlyEndsSection;
        Numbering.Label label = counts
                ? docx.numbering().next(paragraph.numId, paragraph.level, paragraph.style)
                : Numbering.Label.NONE;
        if (!text.isEmpty()) {
            int heading = paragraph.outline >= 0
                    ? (paragraph.outline < 9 ? paragraph.outline + 1 : 0)
                    : docx.styles().heading(paragraph.style);
            boolean contents = docx.styles().isContentsEntry(paragraph.style);
            into.add(Look.block(paragraph, text, label, heading, contents));
        }
        into.addBeside(paragraph.after);
    }

    private void inline(Paragraph paragraph) throws IOException {
        int outside = xml.depth() - 1;
        while (xml.next() && xml.depth() > outside) {
            if (xml.isStart()) {
                switch (xml.name()) {
                    case "pPr" -> properties(paragraph);
                    case "r" -> run(paragraph);
                    case "ins", "del", "moveFrom", "moveTo" -> revised(() -> inline(paragraph));
                    case "AlternateContent" -> alternate(() -> inline(paragraph));
                    case "sdtPr", "sdtEndPr" -> xml.skip();
                    // Links, content controls, simple fields, formulas: their text lies further inside.
                    default -> inline(paragraph);
                }
            }
        }
    }

    private void properties(Paragraph paragraph) throws IOException {
        int outside = xml.depth() - 1;
        while (xml.next() && xml.depth() > outside) {
            if (xml.isStart()) {
                switch (xml.name()) {
                    case "pStyle" -> paragraph.style = xml.attribute("val");
                    case "numId" -> paragraph.numId = xml.number("val", -1);
                    case "ilvl" -> paragraph.level = xml.number("val", -1);
                    case "outlineLvl" -> paragraph.outline = xml.number("val", 9);
                    case "rPr" -> mark(paragraph);
                    case "sectPr" -> {
                        paragraph.endsSection = true;
                        section();
                    }
                    case "pPrChange", "ins", "numberingChange" -> xml.skip();
                    default -> {}
                }
            }
        }
    }

    private void mark(Paragraph paragraph) throws IOException {
        int outside = xml.depth() - 1;
        while (xml.next() && xml.depth() > outside) {
            if (xml.isStart()) {
                switch (xml.name()) {
                    case "ins", "del", "moveFrom", "moveTo" -> {
                        Paragraph.Revision revision = revision();
                        // Put in by one and struck by another: it goes in both readings, and the strike is the later
                        // word.
                        if (paragraph.mark == null || revision.kind() == TrackedChange.Kind.DELETED) {
                            paragraph.mark = revision;
                        }
                    }
                    case "vanish" -> paragraph.markHidden = xml.isToggledOn();
                    case "rPrChange" -> xml.skip();
                    default -> {}
                }
            }
        }
    }

    private void section() throws IOException {
        int outside = xml.depth() - 1;
        while (xml.next() && xml.depth() > outside) {
            if (xml.starts("headerReference") || xml.starts("footerReference")) {
                docx.refersTo(xml.attribute("id"));
            } else if (xml.starts("sectPrChange")) {
                xml.skip();
            }
        }
    }

    // Runs

    /** How a run looks: what it says itself, else its style, else its paragraph's. */
    private final class RunLook {
        private final Paragraph paragraph;
        private String style = "";
        private Boolean bold;
        private Boolean hidden;

        RunLook(Paragraph paragraph) {
            this.paragraph = paragraph;
        }

        void read() throws IOException {
            int outside = xml.depth() - 1;
            while (xml.next() && xml.depth() > outside) {
                if (xml.isStart()) {
                    switch (xml.name()) {
                        case "rStyle" -> style = xml.attribute("val");
                        case "b" -> bold = xml.isToggledOn();
                        case "vanish" -> hidden = xml.isToggledOn();
                        case "rPrChange" -> xml.skip();
                        default -> {}
                    }
                }
            }
        }

        boolean isBold() {
            Boolean own = bold != null ? bold : docx.styles().boldOfRun(style);
            return own != null ? own : docx.styles().isBold(paragraph.style);
        }

        boolean isHidden() {
            Boolean own = hidden != null ? hidden : docx.styles().hiddenOfRun(style);
            return own != null ? own : docx.styles().isHidden(paragraph.style);
        }
    }

    private void run(Paragraph paragraph) throws IOException {
        runContent(paragraph, new RunLook(paragraph));
    }

    private void runContent(Paragraph paragraph, RunLook look) throws IOException {
        int outside = xml.depth() - 1;
        while (xml.next() && xml.depth() > outside) {
            if (xml.isStart()) {
                switch (xml.name()) {
                    case "rPr" -> look.read();
                    case "t", "delText" -> add(paragraph, look, xml.allText());
                    case "tab", "ptab", "br", "cr" -> add(paragraph, look, " ");
                    case "noBreakHyphen" -> add(paragraph, look, "-");
                    case "sym" -> add(paragraph, look, Symbols.of(xml.attribute("font"), xml.attribute("char")));
                    case "footnoteReference", "endnoteReference" -> note(paragraph);
                    case "commentReference" -> changes.addAll(docx.comment(xml.attribute("id"), paragraph.number()));
                    case "fldChar" -> field(paragraph, look);
                    case "AlternateContent" -> alternate(() -> runContent(paragraph, look));
                    case "drawing", "pict", "object" -> drawing(paragraph, new double[2]);
                    case "ruby", "rubyBase", "r" -> runContent(paragraph, look);
                    default -> xml.skip();
                }
            }
        }
    }

    private void add(Paragraph paragraph, RunLook look, String text) throws IOException {
        if (fields && results.contains(false)) {
            return;
        }
        characters += text.length();
        if (characters > WordLimits.CHARACTERS) {
            throw new Refusal("holds more than " + WordLimits.CHARACTERS + " characters");
        }
        paragraph.add(new Paragraph.Piece(text, revisions.peek(), isShown(), look.isBold(), look.isHidden()));
    }

    private void note(Paragraph paragraph) {
        boolean foot = xml.name().equals("footnoteReference");
        Docx.Note note = docx.note(foot, xml.attribute("id"));
        if (isShown()) {
            for (Block block : note.blocks()) {
                List<Line> lines = block.lines().stream()
                        .map(l -> new Line(1, paragraph.number(), l.text(), l.words()))
                        .toList();
                paragraph.after.add(new Block(Block.Kind.FOOTNOTE, "", 0, lines));
            }
        }
        for (TrackedChange change : note.changes()) {
            changes.add(new TrackedChange(change.kind(), change.text(), paragraph.number(), change.author()));
        }
    }

    /** Begin, instruction, separator, result, end. Form fields of the old kind have no result, but a value. */
    private void field(Paragraph paragraph, RunLook look) throws IOException {
        String type = xml.attribute("fldCharType");
        int outside = xml.depth() - 1;
        int chosen = 0;
        List<String> choices = new ArrayList<>();
        String value = "";
        while (xml.next() && xml.depth() > outside) {
            if (xml.isStart()) {
                switch (xml.name()) {
                    case "checkBox" -> value = "☐";
                    case "default", "checked" -> value = value.isEmpty() ? "" : xml.isToggledOn() ? "☒" : "☐";
                    case "result" -> chosen = xml.number("val", 0);
                    case "listEntry" -> choices.add(xml.attribute("val"));
                    default -> {}
                }
            }
        }
        if (chosen >= 0 && chosen < choices.size()) {
            value = choices.get(chosen);
        }
        if (!value.isEmpty()) {
            add(paragraph, look, value);
        }
        switch (type) {
            case "begin" -> results.push(false);
            case "separate" -> {
                if (!results.isEmpty()) {
                    results.pop();
                    results.push(true);
                }
            }
            case "end" -> results.poll();
            default -> {}
        }
    }

    /** Text boxes are read. Pictures are not: one that is large enough to hold text is named. */
    private void drawing(Paragraph paragraph, double[] sizeInCm) throws IOException {
        int outside = xml.depth() - 1;
        while (xml.next() && xml.depth() > outside) {
            if (xml.isStart()) {
                switch (xml.name()) {
                    case "txbxContent" -> {
                        Container box = new Container(false);
                        read(box);
                        paragraph.after.addAll(box.blocks);
                    }
                    case "textpath" -> {
                        String text = Paragraph.folded(xml.attribute("string"));
                        if (!text.isEmpty()) {
                            Line line = new Line(1, paragraph.number(), text, List.of());
                            paragraph.after.add(new Block(Block.Kind.PARAGRAPH, "", 0, List.of(line)));
                        }
                    }
                    case "extent" -> {
                        sizeInCm[0] = xml.number("cx", 0) / EMU_PER_CM;
                        sizeInCm[1] = xml.number("cy", 0) / EMU_PER_CM;
                    }
                    case "pic", "relIds", "chart" -> {
                        docx.picture(xml.name(), sizeInCm[0], sizeInCm[1], paragraph.number());
                        drawing(paragraph, sizeInCm);
                    }
                    case "OLEObject" ->
                        docx.unread("paragraph " + paragraph.number() + ": an object put in (" + xml.attribute("ProgID")
                                + ") was not opened");
                    case "AlternateContent" -> alternate(() -> drawing(paragraph, sizeInCm));
                    default -> drawing(paragraph, sizeInCm);
                }
            }
        }
    }

    // Tables

    private void table(Container into) throws IOException {
        List<Table.Row> rows = new ArrayList<>();
        rows(into, rows);
        if (!rows.isEmpty()) {
            tables.add(TableHead.table(rows));
        }
    }

    private void rows(Container into, List<Table.Row> rows) throws IOException {
        int outside = xml.depth() - 1;
        while (xml.next() && xml.depth() > outside) {
            if (xml.isStart()) {
                switch (xml.name()) {
                    case "tr" -> row(into, rows);
                    case "sdt", "sdtContent", "customXml" -> rows(into, rows);
                    case "ins", "del", "moveFrom", "moveTo" -> revised(() -> rows(into, rows));
                    default -> xml.skip();
                }
            }
        }
    }

    private void row(Container into, List<Table.Row> rows) throws IOException {
        int open = revisions.size();
        List<Container> cells = new ArrayList<>();
        try {
            cells(cells);
            if (!isShown()) {
                return;
            }
        } finally {
            while (revisions.size() > open) {
                revisions.pop();
            }
        }
        List<Table.Cell> row = new ArrayList<>();
        int column = 0;
        List<Line> lines = new ArrayList<>();
        List<Block> beside = new ArrayList<>();
        for (Container cell : cells) {
            row.add(cell.asCell(column));
            column += cell.columns;
            lines.addAll(cell.lines());
            beside.addAll(cell.beside);
        }
        if (!row.isEmpty()) {
            rows.add(new Table.Row(row));
        }
        if (cells.size() == 1 && cells.get(0).blocks.size() > 1) {
            // A frame around clauses, not a row of values.
            into.addBeside(cells.get(0).blocks);
        } else if (!lines.isEmpty()) {
            String number = ClauseNumber.of(lines.get(0).text()).text();
            into.addBeside(List.of(new Block(Block.Kind.TABLE_ROW, number, 0, lines)));
        }
        into.addBeside(beside);
    }

    private void cells(List<Container> cells) throws IOException {
        int outside = xml.depth() - 1;
        while (xml.next() && xml.depth() > outside) {
            if (xml.isStart()) {
                switch (xml.name()) {
                    case "trPr" -> rowProperties(cells);
                    case "tc" -> {
                        int open = revisions.size();
                        Container cell = new Container(true);
                        read(cell);
                        while (revisions.size() > open) {
                            revisions.pop();
                        }
                        cells.add(cell);
                    }
                    case "sdt", "sdtContent", "customXml" -> cells(cells);
                    default -> xml.skip();
                }
            }
        }
    }

    private void rowProperties(List<Container> cells) throws IOException {
        int outside = xml.depth() - 1;
        while (xml.next() && xml.depth() > outside) {
            if (xml.isStart()) {
                switch (xml.name()) {
                    case "gridBefore" -> {
                        for (int i = 0; i < Math.min(64, xml.number("val", 0)); i++) {
                            cells.add(new Container(true));
                        }
                    }
                    // The row itself was put in or struck; popped at its end.
                    case "ins", "del" -> revisions.push(revision());
                    case "trPrChange" -> xml.skip();
                    default -> {}
                }
            }
        }
    }

    private void cellProperties(Container cell) throws IOException {
        int outside = xml.depth() - 1;
        while (xml.next() && xml.depth() > outside) {
            if (xml.isStart()) {
                switch (xml.name()) {
                    case "gridSpan" -> cell.columns = Math.max(1, Math.min(64, xml.number("val", 1)));
                    // The cell itself was put in or struck; popped at its end.
                    case "cellIns", "cellDel" -> revisions.push(revision());
                    case "tcPrChange" -> xml.skip();
                    default -> {}
                }
            }
        }
    }
}
