package dev.countersign.read.word;

import dev.countersign.model.Block;
import dev.countersign.model.Document;
import dev.countersign.model.Line;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Table;
import dev.countersign.model.TrackedChange;
import dev.countersign.model.Unread;
import dev.countersign.read.ClauseNumber;
import dev.countersign.read.TableHead;
import dev.countersign.read.office.Refusal;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.poi.OldFileFormatException;
import org.apache.poi.hwpf.HWPFDocument;
import org.apache.poi.hwpf.model.LFO;
import org.apache.poi.hwpf.model.ListFormatOverrideLevel;
import org.apache.poi.hwpf.model.ListLevel;
import org.apache.poi.hwpf.model.ListTables;
import org.apache.poi.hwpf.model.StyleDescription;
import org.apache.poi.hwpf.usermodel.CharacterRun;
import org.apache.poi.hwpf.usermodel.Range;
import org.apache.poi.poifs.filesystem.DirectoryNode;
import org.apache.poi.poifs.filesystem.POIFSFileSystem;

/**
 * A .doc file of Word 97 to 2003. Text, clause numbers, tables, notes, comments and
 * changes are read; a paragraph's end that was struck does not join it with the next.
 */
final class LegacyDoc {
    private static final long NANOS = 30_000_000_000L;
    private static final Pattern HEADING = Pattern.compile("(?i)heading ([1-9])");

    private final Document document;
    private final HWPFDocument doc;
    private final Draft draft;
    private final Numbering numbering = Numbering.none();
    private final long ends = System.nanoTime() + NANOS;
    private final List<Table> tables = new ArrayList<>();
    private final List<TrackedChange> changes = new ArrayList<>();
    private int paragraphs;
    /** For each open field, whether its result has begun. */
    private final List<Boolean> fields = new ArrayList<>();

    private LegacyDoc(Document document, HWPFDocument doc, Draft draft) {
        this.document = document;
        this.doc = doc;
        this.draft = draft;
    }

    static ReadDocument read(Document document, Path file, Draft draft) throws IOException {
        try (POIFSFileSystem container = new POIFSFileSystem(file.toFile(), true)) {
            DirectoryNode root = container.getRoot();
            if (!root.hasEntryCaseInsensitive("WordDocument")) {
                throw new Refusal("not a Word file");
            }
            try (HWPFDocument doc = new HWPFDocument(root)) {
                return new LegacyDoc(document, doc, draft).read();
            }
        } catch (OldFileFormatException old) {
            throw new Refusal("a file of Word 95 or older: save it as .docx");
        }
    }

    private ReadDocument read() throws IOException {
        List<Unread> unread = new ArrayList<>();
        List<Block> body = new ArrayList<>();
        try {
            body.addAll(blocks(doc.getRange()));
            body.addAll(plain(doc.getMainTextboxRange()));
            body.addAll(plain(doc.getFootnoteRange()));
            body.addAll(plain(doc.getEndnoteRange()));
        } catch (Refusal broken) {
            unread.add(new Unread(document.id(), 0, "after paragraph " + paragraphs + ": " + broken.getMessage()));
        }
        for (Block comment : plain(doc.getCommentsRange())) {
            changes.add(new TrackedChange(TrackedChange.Kind.COMMENT, comment.text(), 0, ""));
        }
        List<Block> blocks = new ArrayList<>();
        Map<String, Block> running = new LinkedHashMap<>();
        for (Block block : plain(doc.getHeaderStoryRange())) {
            Line line = new Line(1, 1, block.text(), List.of());
            running.putIfAbsent(block.text(), new Block(Block.Kind.RUNNING, "", 0, List.of(line)));
        }
        if (body.isEmpty()) {
            unread.add(new Unread(document.id(), 0, "holds no text"));
        } else {
            blocks.addAll(running.values());
            blocks.addAll(body);
        }
        return new ReadDocument(document, List.of(), blocks, tables, List.of(), unread, changes);
    }

    /** Text that stands beside the document: in notes, boxes, headers. Its changes are the document's. */
    private List<Block> plain(Range range) throws IOException {
        List<Block> blocks = new ArrayList<>();
        int before = paragraphs;
        fields.clear();
        for (int i = 0; range != null && i < range.numParagraphs(); i++) {
            Paragraph paragraph = paragraph(range.getParagraph(i));
            String text = paragraph.text();
            if (!text.isEmpty()) {
                Line line = new Line(1, Math.max(1, before), text, List.of());
                blocks.add(new Block(Block.Kind.PARAGRAPH, "", 0, List.of(line)));
            }
        }
        paragraphs = before;
        return blocks;
    }

    private List<Block> blocks(Range range) throws IOException {
        List<Block> blocks = new ArrayList<>();
        List<Table.Row> table = new ArrayList<>();
        List<Table.Cell> row = new ArrayList<>();
        List<Line> cell = new ArrayList<>();
        for (int i = 0; i < range.numParagraphs(); i++) {
            org.apache.poi.hwpf.usermodel.Paragraph p = range.getParagraph(i);
            if (p.isTableRowEnd()) {
                end(row, cell, table, blocks);
                continue;
            }
            Paragraph paragraph = paragraph(p);
            Block block = block(paragraph, p);
            if (!p.isInTable()) {
                end(row, cell, table, blocks);
                endTable(table);
                if (block != null) {
                    blocks.add(block);
                }
                continue;
            }
            if (block != null) {
                cell.addAll(block.lines());
            }
            if (p.text().endsWith("\u0007")) {
                row.add(new Table.Cell(row.size(), cell));
                cell = new ArrayList<>();
            }
        }
        end(row, cell, table, blocks);
        endTable(table);
        return blocks;
    }

    private static void end(List<Table.Cell> row, List<Line> cell, List<Table.Row> table, List<Block> blocks) {
        if (!cell.isEmpty()) {
            row.add(new Table.Cell(row.size(), cell));
            cell.clear();
        }
        List<Line> lines = row.stream().flatMap(c -> c.lines().stream()).toList();
        if (!lines.isEmpty()) {
            String number = ClauseNumber.of(lines.get(0).text()).text();
            blocks.add(new Block(Block.Kind.TABLE_ROW, number, 0, lines));
        }
        if (!row.isEmpty()) {
            table.add(new Table.Row(row));
            row.clear();
        }
    }

    private void endTable(List<Table.Row> table) {
        if (!table.isEmpty()) {
            tables.add(TableHead.table(table));
            table.clear();
        }
    }

    private Paragraph paragraph(org.apache.poi.hwpf.usermodel.Paragraph p) throws IOException {
        if (++paragraphs > WordLimits.PARAGRAPHS) {
            throw new Refusal("holds more than " + WordLimits.PARAGRAPHS + " paragraphs");
        }
        if (System.nanoTime() - ends > 0) {
            throw new Refusal("the file takes longer than " + NANOS / 1_000_000_000L + " seconds to read");
        }
        Paragraph paragraph = new Paragraph(paragraphs);
        for (int i = 0; i < p.numCharacterRuns(); i++) {
            CharacterRun run = p.getCharacterRun(i);
            String text = shown(run);
            if (!text.isEmpty()) {
                Paragraph.Revision revision = revision(run);
                boolean shown = revision == null || revision.isIn(draft);
                paragraph.add(new Paragraph.Piece(text, revision, shown, run.isBold(), run.isVanished()));
            }
        }
        changes.addAll(paragraph.changes());
        return paragraph;
    }

    private Paragraph.Revision revision(CharacterRun run) {
        if (run.isMarkedDeleted()) {
            return new Paragraph.Revision(TrackedChange.Kind.DELETED, "");
        }
        return run.isMarkedInserted() ? new Paragraph.Revision(TrackedChange.Kind.INSERTED, "") : null;
    }

    /** Without the instructions of fields, and the characters that stand for pictures and marks. */
    private String shown(CharacterRun run) {
        StringBuilder text = new StringBuilder();
        for (char c : run.text().toCharArray()) {
            switch (c) {
                case '\u0013' -> fields.add(false);
                case '\u0014' -> {
                    if (!fields.isEmpty()) {
                        fields.set(fields.size() - 1, true);
                    }
                }
                case '\u0015' -> {
                    if (!fields.isEmpty()) {
                        fields.remove(fields.size() - 1);
                    }
                }
                case '\u001e' -> append(text, '-');
                case '\u001f' -> {}
                default -> {
                    if (c >= ' ') {
                        append(text, c);
                    } else if (c == '\t' || c == '\u000b' || c == '\f' || c == '\r' || c == '\u0007') {
                        append(text, ' ');
                    }
                }
            }
        }
        return text.toString();
    }

    private void append(StringBuilder text, char c) {
        if (!fields.contains(false)) {
            text.append(c);
        }
    }

    /** Null where it holds no text; a list counts it all the same. */
    private Block block(Paragraph paragraph, org.apache.poi.hwpf.usermodel.Paragraph p) {
        int index = p.getStyleIndex();
        boolean known = index >= 0 && index < doc.getStyleSheet().numStyles();
        StyleDescription style = known ? doc.getStyleSheet().getStyleDescription(index) : null;
        String name = style == null || style.getName() == null ? "" : style.getName();
        Matcher named = HEADING.matcher(name);
        int heading = p.getLvl() >= 0 && p.getLvl() < 9 ? p.getLvl() + 1 : 0;
        if (heading == 0 && named.matches()) {
            heading = Integer.parseInt(named.group(1));
        }
        if (heading == 0 && name.equalsIgnoreCase("title")) {
            heading = 1;
        }
        Numbering.Label label = paragraph.isHidden() && !paragraph.text().isEmpty() ? Numbering.Label.NONE : label(p);
        String text = paragraph.text();
        boolean contents = name.toLowerCase(Locale.ROOT).startsWith("toc ");
        return text.isEmpty() ? null : Look.block(paragraph, text, label, heading, contents);
    }

    private Numbering.Label label(org.apache.poi.hwpf.usermodel.Paragraph p) {
        int use = p.getIlfo();
        ListTables lists = doc.getListTables();
        if (!p.isInList() || lists == null || use <= 0 || use >= 0xF801) {
            return Numbering.Label.NONE;
        }
        if (!numbering.has(use)) {
            try {
                define(lists, use);
            } catch (NoSuchElementException | NullPointerException missing) {
                return Numbering.Label.NONE;
            }
        }
        return numbering.next(use, Math.min(p.getIlvl(), WordLimits.LEVELS - 1), "");
    }

    private void define(ListTables lists, int use) {
        LFO lfo = lists.getLfo(use);
        int list = lfo.getLsid();
        ListLevel[] levels = lists.getListData(list).getLevels();
        List<Numbering.Given> given = new ArrayList<>();
        for (ListLevel level : levels) {
            given.add(given(level));
        }
        Map<Integer, Integer> starts = new HashMap<>();
        Map<Integer, Numbering.Given> own = new HashMap<>();
        for (ListFormatOverrideLevel level : lists.getLfoData(use).getRgLfoLvl()) {
            if (level != null && level.isFormatting() && level.getLevel() != null) {
                own.put(level.getLevelNum(), given(level.getLevel()));
            }
            if (level != null && level.isStartAt()) {
                boolean formatted = level.isFormatting() && level.getLevel() != null;
                starts.put(level.getLevelNum(), formatted ? level.getLevel().getStartAt() : level.getIStartAt());
            }
        }
        numbering.define(use, list, given, starts, own);
    }

    private static Numbering.Given given(ListLevel level) {
        StringBuilder text = new StringBuilder();
        String written = level.getNumberText() == null ? "" : level.getNumberText();
        for (char c : written.toCharArray()) {
            if (c < 9) {
                text.append('%').append(c + 1);
            } else {
                text.append(c);
            }
        }
        String suffix = level.getTypeOfCharFollowingTheNumber() == 2 ? "nothing" : "tab";
        return new Numbering.Given(
                level.getStartAt(),
                format(level.getNumberFormat()),
                text.toString(),
                -1,
                level.isLegalNumbering(),
                suffix);
    }

    private static String format(int code) {
        return switch (code & 0xff) {
            case 1 -> "upperRoman";
            case 2 -> "lowerRoman";
            case 3 -> "upperLetter";
            case 4 -> "lowerLetter";
            case 5 -> "ordinal";
            case 6 -> "cardinalText";
            case 7 -> "ordinalText";
            case 10, 36 -> "ideographDigital";
            case 11 -> "japaneseCounting";
            case 14, 19 -> "decimalFullWidth";
            case 18, 28 -> "decimalEnclosedCircle";
            case 22 -> "decimalZero";
            case 23 -> "bullet";
            case 30 -> "ideographTraditional";
            case 31 -> "ideographZodiac";
            case 33, 35 -> "taiwaneseCounting";
            case 37 -> "chineseCounting";
            case 38 -> "chineseLegalSimplified";
            case 39 -> "chineseCountingThousand";
            case 255 -> "none";
            default -> "decimal";
        };
    }
}
