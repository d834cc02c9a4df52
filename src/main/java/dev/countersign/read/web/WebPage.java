package dev.countersign.read.web;

import dev.countersign.model.Block;
import dev.countersign.model.Line;
import dev.countersign.model.Table;
import dev.countersign.read.Charsets;
import dev.countersign.read.TableHead;
import dev.countersign.read.text.ClauseNumbers;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.parser.Parser;
import org.jsoup.select.NodeFilter;
import org.jsoup.select.NodeTraversor;

/** The blocks and tables of a web page, or of a mail that is one. Lines are numbered as in the source. */
public final class WebPage implements NodeFilter {
    private static final Pattern DECLARED = Pattern.compile("<meta[^>]{0,200}charset", Pattern.CASE_INSENSITIVE);
    private static final Pattern BLANKS = Pattern.compile("[\\s\\u00a0\\u2000-\\u200a\\u202f\\u205f\\u3000]+");
    /** Marks where a word may be broken; no reader sees them. */
    private static final Pattern INVISIBLE = Pattern.compile("[\\u00ad\\u200b\\u200c\\u2060\\ufeff]");

    private static final Set<String> NO_TEXT = Set.of(
            "script",
            "style",
            "template",
            "noscript",
            "svg",
            "iframe",
            "object",
            "embed",
            "canvas",
            "audio",
            "video",
            "head",
            "textarea");
    private static final Set<String> BOILERPLATE = Set.of("nav", "footer", "select", "datalist", "menu", "dialog");
    private static final Set<String> BOILERPLATE_ROLES =
            Set.of("navigation", "contentinfo", "search", "menu", "dialog");
    private static final Set<String> BLOCKS = Set.of(
            "p",
            "div",
            "section",
            "article",
            "main",
            "header",
            "aside",
            "blockquote",
            "pre",
            "ul",
            "ol",
            "dl",
            "form",
            "fieldset",
            "figure",
            "figcaption",
            "address",
            "hr",
            "details",
            "summary",
            "table",
            "caption",
            "tr",
            "thead",
            "tbody",
            "tfoot",
            "center",
            "body",
            "hgroup",
            "legend",
            "button",
            "option",
            "nav",
            "footer",
            "menu",
            "dialog");
    private static final int LONGEST_CELL = 4_000;
    private static final int MOST_ROWS_SPANNED = 500;
    private static final int MOST_COLUMNS = 200;
    private static final int STYLE_LOOKED_AT = 2_000;

    /** A cell that reaches down into the rows below its own. */
    private record Spanning(Table.Cell cell, int rowsLeft) {}

    private final int linesBefore;
    private final Set<Element> layout = Collections.newSetFromMap(new IdentityHashMap<>());
    private final List<Block> blocks = new ArrayList<>();
    private final List<Table> tables = new ArrayList<>();

    private final Deque<int[]> lists = new ArrayDeque<>();
    private List<Line> lines = new ArrayList<>();
    private final StringBuilder text = new StringBuilder();
    private boolean textBegun;
    private int textLine;
    private int lastLine = 1;
    private Block.Kind kind = Block.Kind.PARAGRAPH;
    private int level;
    private String marker = "";
    private int boilerplate;
    private int preformatted;

    private Element table;
    private List<Table.Row> rows = new ArrayList<>();
    /** A cell for each column; one that spans several stands at each. */
    private List<Table.Cell> cells = new ArrayList<>();
    /** Those of them that begin in a row above. */
    private final Set<Table.Cell> above = Collections.newSetFromMap(new IdentityHashMap<>());

    private Map<Integer, Spanning> spanning = new HashMap<>();
    private boolean inCell;

    private WebPage(int linesBefore) {
        this.linesBefore = linesBefore;
    }

    /** A page of whatever encoding. */
    public static WebPage of(byte[] bytes) {
        String head = new String(bytes, 0, Math.min(bytes.length, 4096), StandardCharsets.ISO_8859_1);
        if (!DECLARED.matcher(head).find()) {
            return of(Charsets.decode(bytes), 0);
        }
        try {
            return read(Jsoup.parse(new ByteArrayInputStream(bytes), null, "", parser()), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** @param linesBefore lines of the document that stand before the page */
    public static WebPage of(String html, int linesBefore) {
        return read(Jsoup.parse(html, "", parser()), linesBefore);
    }

    private static Parser parser() {
        return Parser.htmlParser().setTrackPosition(true);
    }

    private static WebPage read(Document html, int linesBefore) {
        WebPage page = new WebPage(linesBefore);
        List<Element> all = html.select("table");
        for (Element table : all) {
            Element around = table.parent() == null ? null : table.parent().closest("table");
            if (around != null) {
                page.layout.add(around);
            }
        }
        for (Element table : all) {
            if (!page.layout.contains(table) && !hasData(table)) {
                page.layout.add(table);
            }
        }
        page.title(html);
        NodeTraversor.filter(page, html);
        page.close();
        return page;
    }

    public List<Block> blocks() {
        return blocks;
    }

    public List<Table> tables() {
        return tables;
    }

    /** A tab's title is seen, but is no sentence of the page. */
    private void title(Document html) {
        String title = clean(html.title()).strip();
        if (!title.isEmpty()) {
            blocks.add(new Block(Block.Kind.RUNNING, "", 0, List.of(new Line(1, linesBefore + 1, title, List.of()))));
        }
    }

    /** Two cells in a row somewhere, and none that holds a chapter. */
    private static boolean hasData(Element table) {
        boolean columns = false;
        for (Element row : table.select("tr")) {
            int cells = 0;
            for (Element cell : row.children()) {
                cells++;
                if (cell.wholeText().length() > LONGEST_CELL) {
                    return false;
                }
            }
            columns |= cells > 1;
        }
        return columns && table.selectFirst("h1, h2, h3, h4") == null;
    }

    @Override
    public FilterResult head(Node node, int depth) {
        if (node instanceof TextNode words) {
            add(words);
        } else if (node instanceof Element element) {
            String tag = element.normalName();
            if (NO_TEXT.contains(tag)) {
                return FilterResult.SKIP_ENTIRELY;
            }
            if (isBoilerplate(element)) {
                close();
                boilerplate++;
            }
            open(element, tag);
        }
        return FilterResult.CONTINUE;
    }

    @Override
    public FilterResult tail(Node node, int depth) {
        if (node instanceof Element element) {
            String tag = element.normalName();
            if (!NO_TEXT.contains(tag)) {
                end(element, tag);
                if (isBoilerplate(element)) {
                    close();
                    boilerplate--;
                }
            }
        }
        return FilterResult.CONTINUE;
    }

    private void open(Element element, String tag) {
        switch (tag) {
            case "h1", "h2", "h3", "h4", "h5", "h6" -> {
                close();
                kind = Block.Kind.HEADING;
                level = tag.charAt(1) - '0';
            }
            case "li" -> {
                close();
                kind = Block.Kind.LIST_ITEM;
                marker = nextNumber(element);
            }
            case "dt" -> {
                close();
                kind = Block.Kind.LIST_ITEM;
            }
            case "dd" -> {
                // The meaning stands in one block with the term it explains.
                endLine();
                kind = Block.Kind.LIST_ITEM;
            }
            case "br" -> endLine();
            case "ol", "ul" -> {
                close();
                lists.push(new int[] {tag.equals("ol") ? number(element.attr("start"), 1) : Integer.MIN_VALUE});
            }
            case "table" -> {
                close();
                if (table == null && !layout.contains(element)) {
                    table = element;
                    rows = new ArrayList<>();
                    spanning = new HashMap<>();
                }
            }
            case "tr" -> {
                close();
                cells = new ArrayList<>();
            }
            case "td", "th" -> {
                if (table == null) {
                    close();
                } else {
                    endLine();
                    fromAbove();
                    lines = new ArrayList<>();
                    inCell = true;
                }
            }
            default -> {
                if (BLOCKS.contains(tag)) {
                    close();
                }
                preformatted += tag.equals("pre") ? 1 : 0;
            }
        }
    }

    private void end(Element element, String tag) {
        switch (tag) {
            case "ol", "ul" -> {
                close();
                lists.poll();
            }
            case "td", "th" -> {
                if (table == null) {
                    close();
                } else {
                    endCell(element);
                }
            }
            case "tr" -> {
                if (table == null) {
                    close();
                } else {
                    endRow();
                }
            }
            case "table" -> {
                close();
                if (element == table) {
                    if (!rows.isEmpty()) {
                        tables.add(TableHead.table(rows));
                    }
                    table = null;
                }
            }
            case "dt" -> endLine();
            case "pre" -> {
                close();
                preformatted--;
            }
            default -> {
                if (BLOCKS.contains(tag) || tag.equals("li") || tag.equals("dd") || tag.matches("h[1-6]")) {
                    close();
                }
            }
        }
    }

    private static boolean isBoilerplate(Element element) {
        if (BOILERPLATE.contains(element.normalName())) {
            return true;
        }
        if (element.attributesSize() == 0) {
            return false;
        }
        if (BOILERPLATE_ROLES.contains(element.attr("role"))
                || element.hasAttr("hidden")
                || element.attr("aria-hidden").equals("true")) {
            return true;
        }
        String style = element.attr("style");
        if (style.isEmpty()) {
            return false;
        }
        String shown = style.substring(0, Math.min(style.length(), STYLE_LOOKED_AT))
                .toLowerCase(Locale.ROOT)
                .replace(" ", "");
        return shown.contains("display:none") || shown.contains("visibility:hidden");
    }

    private String nextNumber(Element item) {
        int[] next = lists.peek();
        if (next == null || next[0] == Integer.MIN_VALUE) {
            return "";
        }
        next[0] = number(item.attr("value"), next[0]);
        String number = Integer.toString(next[0]++);
        Element list = item.parent();
        return list == null ? number : ClauseNumbers.counted(list.attr("type"), next[0] - 1);
    }

    private static int number(String text, int otherwise) {
        return text.matches("\\d{1,6}") ? Integer.parseInt(text) : otherwise;
    }

    // Text

    private void add(TextNode node) {
        String words = INVISIBLE.matcher(node.getWholeText()).replaceAll("");
        if (preformatted > 0) {
            String[] each = words.split("\r?\n", -1);
            for (int i = 0; i < each.length; i++) {
                if (i > 0) {
                    endLine();
                }
                append(each[i], node, i);
            }
        } else {
            append(words, node, 0);
        }
    }

    private void append(String words, TextNode node, int linesBefore) {
        String plain = BLANKS.matcher(words).replaceAll(" ");
        if (plain.isBlank()) {
            if (!text.isEmpty() && !plain.isEmpty()) {
                text.append(' ');
            }
            return;
        }
        if (!textBegun) {
            textBegun = true;
            int blankLines = (int) words.chars()
                    .takeWhile(c -> c <= ' ')
                    .filter(c -> c == '\n')
                    .count();
            int start =
                    node.sourceRange().isTracked() ? node.sourceRange().start().lineNumber() : lastLine;
            textLine = Math.max(1, start + linesBefore + blankLines);
            lastLine = textLine;
        }
        text.append(plain);
    }

    private static String clean(String words) {
        return BLANKS.matcher(INVISIBLE.matcher(words).replaceAll("")).replaceAll(" ");
    }

    private void endLine() {
        String words = BLANKS.matcher(text).replaceAll(" ").strip();
        if (!words.isEmpty()) {
            lines.add(new Line(1, linesBefore + textLine, words, List.of()));
        }
        text.setLength(0);
        textBegun = false;
    }

    private void close() {
        endLine();
        if (inCell) {
            return;
        }
        if (!lines.isEmpty()) {
            String clause = ClauseNumbers.at(lines.get(0).text());
            String number = clause.isEmpty() ? marker : clause;
            int depth =
                    kind == Block.Kind.HEADING ? level : kind == Block.Kind.LIST_ITEM ? 0 : ClauseNumbers.level(clause);
            blocks.add(
                    boilerplate > 0
                            ? new Block(Block.Kind.RUNNING, "", 0, lines)
                            : new Block(kind, number, depth, lines));
        }
        lines = new ArrayList<>();
        kind = Block.Kind.PARAGRAPH;
        level = 0;
        marker = "";
    }

    // Tables

    /** Cells of the rows above that reach down to here. */
    private void fromAbove() {
        for (Spanning above = spanning.get(cells.size());
                above != null && cells.size() < MOST_COLUMNS;
                above = spanning.get(cells.size())) {
            Spanning left = above.rowsLeft() > 1 ? new Spanning(above.cell(), above.rowsLeft() - 1) : null;
            if (left == null) {
                spanning.remove(cells.size());
            } else {
                spanning.put(cells.size(), left);
            }
            cells.add(above.cell());
            this.above.add(above.cell());
        }
    }

    private void endCell(Element element) {
        endLine();
        inCell = false;
        List<Line> own = lines;
        lines = new ArrayList<>();
        int down = Math.min(number(element.attr("rowspan"), 1), MOST_ROWS_SPANNED);
        int across = Math.max(1, number(element.attr("colspan"), 1));
        if (cells.size() >= MOST_COLUMNS) {
            // More columns than anybody reads: the words stay, in the last of them.
            Table.Cell last = cells.get(MOST_COLUMNS - 1);
            List<Line> both = new ArrayList<>(last.lines());
            both.addAll(own);
            cells.set(MOST_COLUMNS - 1, new Table.Cell(last.column(), last.columnSpan(), 1, List.of(), both));
            return;
        }
        int column = cells.size();
        across = Math.min(across, MOST_COLUMNS - column);
        Table.Cell cell = new Table.Cell(column, across, down, List.of(), own);
        for (int i = 0; i < across; i++) {
            cells.add(cell);
            if (down > 1) {
                spanning.put(column + i, new Spanning(cell, down - 1));
            }
        }
    }

    private void endRow() {
        inCell = false;
        close();
        fromAbove();
        List<Table.Cell> shown = cells.stream().distinct().toList();
        List<Line> all = shown.stream().flatMap(c -> c.lines().stream()).toList();
        if (!all.isEmpty()) {
            Block.Kind kindOfRow = boilerplate > 0 ? Block.Kind.RUNNING : Block.Kind.TABLE_ROW;
            blocks.add(new Block(kindOfRow, ClauseNumbers.at(all.get(0).text()), 0, all));
            rows.add(
                    new Table.Row(shown.stream().filter(c -> !above.contains(c)).toList()));
        }
        cells = new ArrayList<>();
        above.clear();
    }
}
