package dev.countersign.read.text;

import dev.countersign.model.Block;
import dev.countersign.model.Line;
import dev.countersign.model.Table;
import dev.countersign.read.TableHead;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Gathers the lines of a text into blocks. Blank lines part paragraphs; headings, list items, numbered clauses and table rows
 * stand alone. Lines stay as they are, markup and marks of quoting included; lines of nothing but rules and fences are no text.
 */
public final class TextBlocks {
    /** A paragraph has a page at most; without an end, sentences of it would be sought for ever. */
    private static final int MOST_LINES = 200;

    private static final int LONGEST_LOOKED_AT = 300;
    private static final int LONGEST_TAGS = 800;

    /** Blanks of print, that do not break or are as wide as a Chinese character, too. */
    private static final Pattern BLANK = Pattern.compile("\\p{Z}");

    private static final Pattern HEADING = Pattern.compile("^\\s{0,3}(#{1,6})\\s+(.*?)\\s*#*$");
    private static final Pattern UNDERLINE = Pattern.compile("^\\s{0,3}(=+|-{3,})\\s*$");
    private static final Pattern ITEM =
            Pattern.compile("^\\s*(?:[-*+•▪·]|\\(?[a-z]{1,3}\\)|\\(?[ivx]{1,5}\\))\\s+\\S.*");
    private static final Pattern ROW = Pattern.compile("^\\s*\\|.*\\|\\s*$");
    private static final Pattern TABLE_RULE = Pattern.compile("[\\s|:-]*-[\\s|:-]*");
    private static final Pattern FENCE = Pattern.compile("^\\s{0,3}(?:```|~~~).*");
    private static final Pattern QUOTED = Pattern.compile("^\\s{0,3}(>[>\\s]*)");
    private static final Pattern RULE = Pattern.compile("[-\\s]{3,}|[=\\s]{3,}|[*\\s]{3,}|[_\\s]{3,}");
    private static final Pattern CELL_END = Pattern.compile("(?<!\\\\)\\|");
    private static final Pattern MODULE_LINE =
            Pattern.compile("^(?:import\\s.*['\"].*['\"]|export\\s+(?:const|default|function|let|var)\\b.*);?\\s*$");
    /** Only tags, and none with words that a reader sees. */
    private static final Pattern TAGS_ONLY = Pattern.compile(
            "^\\s*(?:</?[A-Za-z][\\w.:-]*(?:\\s(?!\\s*(?:title|label|header|summary|description|caption|alt)\\b)[\\w:-]+(?:=(?:\"[^\"]*\"|'[^']*'|\\{[^}]*}))?)*\\s*/?>\\s*)+$");

    private final boolean markdown;
    private final int linesBefore;
    private final List<Block> blocks = new ArrayList<>();
    private final List<Table> tables = new ArrayList<>();
    private List<Table.Row> rows = new ArrayList<>();
    private List<Line> open = new ArrayList<>();
    private Block.Kind kind = Block.Kind.PARAGRAPH;
    private String number = "";
    private String quoting = "";
    private boolean code;
    private int longestLine;

    private TextBlocks(boolean markdown, int linesBefore) {
        this.markdown = markdown;
        this.linesBefore = linesBefore;
    }

    /** @param linesBefore lines of the document that stand before the text */
    public static TextBlocks of(String text, int linesBefore, boolean markdown) {
        TextBlocks blocks = new TextBlocks(markdown, linesBefore);
        String[] lines = BLANK.matcher(text).replaceAll(" ").split("\r\n|\r|\n", -1);
        int first = markdown ? blocks.frontMatter(lines) : 0;
        for (int i = first; i < lines.length; i++) {
            blocks.add(lines, i);
        }
        blocks.close();
        blocks.closeTable();
        return blocks;
    }

    public List<Block> blocks() {
        return blocks;
    }

    public List<Table> tables() {
        return tables;
    }

    int longestLine() {
        return longestLine;
    }

    /** What a page says of itself above its text; says where that begins. */
    private int frontMatter(String[] lines) {
        if (!lines[0].strip().equals("---")) {
            return 0;
        }
        for (int end = 1; end < Math.min(lines.length, 100); end++) {
            if (lines[end].strip().equals("---")) {
                for (int i = 1; i < end; i++) {
                    Line line = line(lines, i);
                    if (line.text().startsWith("title:")) {
                        blocks.add(new Block(Block.Kind.HEADING, "", 1, List.of(line)));
                    } else if (line.text().startsWith("description:")) {
                        blocks.add(new Block(Block.Kind.PARAGRAPH, "", 0, List.of(line)));
                    } else {
                        running(line);
                    }
                }
                return end + 1;
            }
        }
        return 0;
    }

    private void add(String[] lines, int i) {
        Line line = line(lines, i);
        longestLine = Math.max(longestLine, line.text().length());
        String raw = lines[i];
        Matcher quoted = QUOTED.matcher(raw);
        String depth = quoted.find() ? quoted.group(1).replaceAll("\\s", "") : "";
        if (!depth.equals(quoting)) {
            close();
            quoting = depth;
        }
        if (!depth.isEmpty()) {
            raw = raw.substring(quoted.end());
        }
        if (FENCE.matcher(raw).matches()) {
            close();
            code = !code;
        } else if (raw.isBlank() || line.text().isEmpty()) {
            close();
            closeTable();
        } else if (code) {
            paragraph(line);
        } else if (!structured(raw, line)) {
            String head = head(raw);
            boolean item = ITEM.matcher(head).matches();
            String clause = ClauseNumbers.at(head);
            if (item || !clause.isEmpty()) {
                close();
                kind = item ? Block.Kind.LIST_ITEM : Block.Kind.PARAGRAPH;
                number = clause;
            }
            paragraph(line);
        }
    }

    /** Headings, rules, rows of tables, and lines that are no text. */
    private boolean structured(String raw, Line line) {
        Matcher heading = HEADING.matcher(raw);
        boolean rule = raw.indexOf('|') >= 0 && TABLE_RULE.matcher(raw).matches();
        if (heading.matches()) {
            close();
            String clause = ClauseNumbers.at(head(heading.group(2)));
            blocks.add(new Block(Block.Kind.HEADING, clause, heading.group(1).length(), List.of(line)));
        } else if (UNDERLINE.matcher(raw).matches() && open.size() == 1 && kind == Block.Kind.PARAGRAPH) {
            blocks.add(new Block(Block.Kind.HEADING, number, raw.contains("=") ? 1 : 2, open));
            reset();
        } else if (rule && open.size() == 1) {
            Line head = open.get(0);
            reset();
            row(head);
        } else if (rule || RULE.matcher(raw).matches()) {
            if (!rule) {
                close();
            }
        } else if (ROW.matcher(raw).matches() || !rows.isEmpty() && raw.indexOf('|') >= 0) {
            close();
            row(line);
        } else if (markdown && (MODULE_LINE.matcher(raw).matches() || isTagsOnly(raw))) {
            close();
            running(line);
        } else {
            return false;
        }
        return true;
    }

    private static boolean isTagsOnly(String raw) {
        return raw.length() <= LONGEST_TAGS && TAGS_ONLY.matcher(raw).matches();
    }

    /** What a line is shows at its head. */
    private static String head(String raw) {
        return raw.length() > LONGEST_LOOKED_AT ? raw.substring(0, LONGEST_LOOKED_AT) : raw;
    }

    private void row(Line line) {
        blocks.add(new Block(Block.Kind.TABLE_ROW, "", 0, List.of(line)));
        String inner = line.text().substring(quotedUntil(line.text()));
        inner = inner.startsWith("|") ? inner.substring(1) : inner;
        inner = inner.endsWith("|") && !inner.endsWith("\\|") ? inner.substring(0, inner.length() - 1) : inner;
        List<Table.Cell> cells = new ArrayList<>();
        for (String cell : CELL_END.split(inner, -1)) {
            String text = cell.strip();
            cells.add(new Table.Cell(
                    cells.size(), text.isEmpty() ? List.of() : List.of(new Line(1, line.number(), text, List.of()))));
        }
        rows.add(new Table.Row(cells));
    }

    private static int quotedUntil(String text) {
        Matcher quoted = QUOTED.matcher(text);
        return quoted.find() ? quoted.end() : 0;
    }

    private void paragraph(Line line) {
        closeTable();
        if (open.size() >= MOST_LINES) {
            close();
        }
        open.add(line);
    }

    private void running(Line line) {
        if (!line.text().isEmpty()) {
            blocks.add(new Block(Block.Kind.RUNNING, "", 0, List.of(line)));
        }
    }

    private Line line(String[] lines, int i) {
        return new Line(1, linesBefore + i + 1, lines[i].strip().replaceAll("\\s+", " "), List.of());
    }

    private void close() {
        if (!open.isEmpty()) {
            blocks.add(new Block(kind, number, ClauseNumbers.level(number), open));
        }
        reset();
    }

    private void reset() {
        open = new ArrayList<>();
        kind = Block.Kind.PARAGRAPH;
        number = "";
    }

    private void closeTable() {
        if (!rows.isEmpty()) {
            tables.add(TableHead.table(rows));
            rows = new ArrayList<>();
        }
    }
}
