package dev.countersign.read.sheet;

import dev.countersign.model.Block;
import dev.countersign.model.Box;
import dev.countersign.model.Document;
import dev.countersign.model.Line;
import dev.countersign.model.Page;
import dev.countersign.model.Place;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Table;
import dev.countersign.model.TrackedChange;
import dev.countersign.model.Unread;
import dev.countersign.model.Word;
import dev.countersign.read.TableHead;
import dev.countersign.read.office.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** Puts the cells that a reader meets, sheet by sheet and row by row, together to what was read. Columns and rows count from 0. */
final class SheetRows {
    private static final int MOST_NAMED = 5;

    private final Document document;
    private final List<Page> pages = new ArrayList<>();
    private final List<Block> blocks = new ArrayList<>();
    private final List<Table> tables = new ArrayList<>();
    private final List<Unread> unread = new ArrayList<>();
    private final List<TrackedChange> changes = new ArrayList<>();
    private int cells;
    private int places;

    private String name = "";
    private int columns;
    private int rows;
    private List<Table.Row> table = new ArrayList<>();
    private final TreeMap<Integer, String> row = new TreeMap<>();
    private final TreeSet<Integer> hiddenRows = new TreeSet<>();
    private final TreeSet<Integer> usedColumns = new TreeSet<>();
    private final List<String> valueless = new ArrayList<>();

    SheetRows(Document document) {
        this.document = document;
    }

    void startSheet(String sheet, boolean hidden) throws Refusal {
        if (pages.size() >= SheetLimits.SHEETS) {
            throw new Refusal("holds more than " + SheetLimits.SHEETS + " sheets");
        }
        name = sheet;
        columns = 0;
        rows = 0;
        table = new ArrayList<>();
        hiddenRows.clear();
        usedColumns.clear();
        valueless.clear();
        row.clear();
        // Stands for the sheet until it is read to its end, so that what follows has its number.
        pages.add(new Page(pages.size() + 1, sheet, 0, 0));
        if (hidden) {
            changes.add(new TrackedChange(TrackedChange.Kind.HIDDEN, "sheet \"" + sheet + "\"", 0, ""));
        }
    }

    void cell(int column, String shown) {
        String text = folded(shown);
        if (!text.isEmpty() && column >= 0 && column < SheetLimits.COLUMNS) {
            row.put(column, text);
        }
    }

    void formulaWithoutValue(int column, int at, String formula) {
        String named = formula.isEmpty() ? "" : " (" + (formula.startsWith("=") ? "" : "=") + formula + ")";
        valueless.add(Place.InCell.at(name, column, at).cell() + named);
    }

    void comment(String cell, int at, String author, String text) {
        String folded = folded(text);
        if (!folded.isEmpty()) {
            changes.add(new TrackedChange(
                    TrackedChange.Kind.COMMENT, name + "!" + cell + ": " + folded, at + 1, folded(author)));
        }
    }

    /** A text box that lies over the sheet, at the cell of its top left corner. */
    void textBox(int column, int at, String text) {
        String folded = folded(text);
        if (!folded.isEmpty()) {
            Line line = line(at, new TreeMap<>(Map.of(column, folded)), new ArrayList<>());
            blocks.add(new Block(Block.Kind.PARAGRAPH, "", 0, List.of(line)));
        }
    }

    void endRow(int at, boolean hidden) throws Refusal {
        if (row.isEmpty()) {
            return;
        }
        int last = row.lastKey();
        cells += row.size();
        places += last + 1;
        if (cells > SheetLimits.CELLS || places > SheetLimits.PLACES) {
            row.clear();
            throw new Refusal("row " + (at + 1) + " and all that follow were not read: more than " + SheetLimits.CELLS
                    + " cells");
        }
        List<Table.Cell> tableRow = new ArrayList<>(last + 1);
        Line line = line(at, row, tableRow);
        blocks.add(new Block(Block.Kind.TABLE_ROW, "", 0, List.of(line)));
        table.add(new Table.Row(tableRow));
        usedColumns.addAll(row.keySet());
        columns = Math.max(columns, last + 1);
        rows = Math.max(rows, at + 1);
        if (hidden) {
            hiddenRows.add(at);
        }
        row.clear();
    }

    private Line line(int at, Map<Integer, String> cellsOfRow, List<Table.Cell> tableRow) {
        StringBuilder text = new StringBuilder();
        List<Word> words = new ArrayList<>();
        for (Map.Entry<Integer, String> cell : cellsOfRow.entrySet()) {
            Box box = new Box(cell.getKey(), at, 1, 1);
            if (!text.isEmpty()) {
                text.append(' ');
            }
            int start = text.length();
            text.append(cell.getValue());
            words(text, start, box, words);
            while (tableRow.size() < cell.getKey()) {
                tableRow.add(new Table.Cell(tableRow.size(), List.of()));
            }
            Word whole = new Word(0, cell.getValue().length(), box);
            tableRow.add(new Table.Cell(
                    cell.getKey(),
                    1,
                    1,
                    List.of(new Table.Area(pages.size(), box)),
                    List.of(new Line(pages.size(), at + 1, cell.getValue(), List.of(whole)))));
        }
        return new Line(pages.size(), at + 1, text.toString(), words);
    }

    private static void words(StringBuilder text, int from, Box box, List<Word> words) {
        int start = from;
        for (int i = from; i <= text.length(); i++) {
            if (i == text.length() || text.charAt(i) == ' ') {
                words.add(new Word(start, i, box));
                start = i + 1;
            }
        }
    }

    /** @param hiddenColumns all of the sheet, used or not */
    void endSheet(TreeSet<Integer> hiddenColumns) {
        pages.set(pages.size() - 1, new Page(pages.size(), name, columns, rows));
        if (!table.isEmpty()) {
            tables.add(TableHead.table(table));
        }
        for (int at : starts(hiddenRows)) {
            int to = endOf(hiddenRows, at);
            String which = at == to ? "row " + (at + 1) : "rows " + (at + 1) + " to " + (to + 1);
            changes.add(new TrackedChange(TrackedChange.Kind.HIDDEN, which + " of sheet \"" + name + "\"", at + 1, ""));
        }
        usedColumns.retainAll(hiddenColumns);
        for (int at : starts(usedColumns)) {
            int to = endOf(usedColumns, at);
            String first = Place.InCell.columnName(at);
            String which = at == to ? "column " + first : "columns " + first + " to " + Place.InCell.columnName(to);
            changes.add(new TrackedChange(TrackedChange.Kind.HIDDEN, which + " of sheet \"" + name + "\"", 0, ""));
        }
        if (!valueless.isEmpty()) {
            String named = String.join(", ", valueless.subList(0, Math.min(MOST_NAMED, valueless.size())));
            int more = valueless.size() - MOST_NAMED;
            missing("formulas without a saved value: " + named + (more > 0 ? " and " + more + " more" : "")
                    + "; open it in Excel and save it");
        }
    }

    private static List<Integer> starts(TreeSet<Integer> numbers) {
        return numbers.stream().filter(n -> !numbers.contains(n - 1)).toList();
    }

    private static int endOf(TreeSet<Integer> numbers, int start) {
        int end = start;
        while (numbers.contains(end + 1)) {
            end++;
        }
        return end;
    }

    /** Something of this sheet that could not be read; of the file, where no sheet has begun. */
    void missing(String what) {
        unread.add(new Unread(document.id(), pages.size(), what));
    }

    ReadDocument read() {
        if (blocks.isEmpty() && unread.isEmpty()) {
            unread.add(new Unread(document.id(), 0, "holds no values"));
        }
        return new ReadDocument(document, pages, blocks, tables, List.of(), unread, changes);
    }

    private static String folded(String text) {
        String bounded = text.length() > SheetLimits.CELL_CHARACTERS
                ? text.substring(0, SheetLimits.CELL_CHARACTERS) + "…"
                : text;
        StringBuilder folded = new StringBuilder(bounded.length());
        boolean blank = false;
        for (int i = 0; i < bounded.length(); i++) {
            char c = bounded.charAt(i);
            if (Character.isWhitespace(c) || Character.isSpaceChar(c) || c < ' ') {
                blank = true;
            } else if (c != '\u00AD' && c != '\u200B' && c != '\uFEFF') {
                if (blank && !folded.isEmpty()) {
                    folded.append(' ');
                }
                blank = false;
                folded.append(c);
            }
        }
        return folded.toString();
    }
}
