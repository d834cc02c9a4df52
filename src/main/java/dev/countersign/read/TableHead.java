package dev.countersign.read;

import dev.countersign.model.Table;
import java.util.List;
import java.util.regex.Pattern;

/** Finds the rows of a table that name its columns, by what they and the rows below them hold. */
public final class TableHead {
    /** Names of columns are shorter; a sentence is none. */
    private static final int LONGEST_NAME = 80;

    private static final int MOST_ROWS = 4;

    /** So many show what a column holds. */
    private static final int LOOKED_AT = 100;

    /** An amount, a date, a share, a figure with its unit, a serial number: what stands below a name. */
    private static final Pattern VALUE = Pattern.compile(
            "[(+\\-–]?\\s?(?:[A-Z]{2,3}\\.?|Rs\\.?|US\\$|[$€£¥₹])?\\s?\\d[\\d,.:/'-]*.{0,16}|\\d{1,2}[ -][A-Za-z]{3,9}[ -]\\d{2,4}");

    private static final Pattern YEARS = Pattern.compile("(?:FY\\s?)?(?:19|20)\\d\\d(?:\\s?[-–/]\\s?(?:\\d\\d){1,2})?");
    private static final Pattern SERIAL =
            Pattern.compile("(?i)(?:#|s[rl]?\\.? ?(?:no|number)\\.?|no\\.?|serial (?:no|number)\\.?|sn|序号|编号|क्र.*)");

    private static final Pattern INDEX = Pattern.compile("\\(?[A-Za-z0-9]\\)?");

    private TableHead() {}

    /** A table with its head. */
    public static Table table(List<Table.Row> rows) {
        return new Table(rows(rows), rows);
    }

    /** How many rows at the top name the columns. */
    public static int rows(List<Table.Row> all) {
        List<Table.Row> rows = all.subList(0, Math.min(all.size(), LOOKED_AT));
        int columns = new Table(0, rows).columns();
        int title = 0;
        while (title < Math.min(rows.size(), MOST_ROWS) && filled(rows.get(title)) < 2) {
            title++;
        }
        if (title + 1 >= rows.size() || !names(rows, title, columns)) {
            return 0;
        }
        int end = title + 1;
        // What spans columns or rows is explained by the rows below it.
        for (int row = title; row < end; row++) {
            for (Table.Cell cell : rows.get(row).cells()) {
                if (!cell.lines().isEmpty()) {
                    end = Math.max(end, row + cell.rowSpan());
                    boolean index = row + 1 < rows.size() && isIndex(rows.get(row + 1), columns);
                    end = Math.max(end, index ? row + 2 : 0);
                    boolean group = cell.columnSpan() > 1 && cell.columnSpan() < columns;
                    if (group && row + 1 < rows.size() && areNames(rows.get(row + 1))) {
                        end = Math.max(end, row + 2);
                    }
                }
            }
            end = Math.min(end, Math.min(rows.size(), title + MOST_ROWS));
        }
        return Math.min(end, rows.size() - 1);
    }

    private static boolean names(List<Table.Row> rows, int head, int columns) {
        Table.Row first = rows.get(head);
        if (!areNames(first) || rows.size() - head < 2) {
            return false;
        }
        List<Table.Row> body = rows.subList(head + 1, rows.size());
        String leading = first.at(0).map(Table.Cell::text).orElse("");
        if (SERIAL.matcher(leading).matches()) {
            return true;
        }
        if (leading.endsWith(":") || leading.endsWith("：") || covered(first) * 10 < columns * 6) {
            return false;
        }
        if (columns > 2 && body.stream().allMatch(TableHead::isToFillIn) || isIndex(body.get(0), columns)) {
            return true;
        }
        int length = 0;
        int cells = 0;
        int valued = 0;
        for (int column = 0; column < columns; column++) {
            int values = 0;
            int filled = 0;
            for (Table.Row row : body) {
                String text = row.at(column).map(Table.Cell::text).orElse("");
                if (!text.isEmpty()) {
                    filled++;
                    length += text.length();
                    values += isValue(text) ? 1 : 0;
                }
            }
            cells += filled;
            // The second column of a form holds values and has no name.
            boolean named = first.at(column).filter(c -> !c.lines().isEmpty()).isPresent();
            valued += named && filled > 0 && values * 10 >= filled * 7 ? 1 : 0;
        }
        double usual = cells == 0 ? Double.MAX_VALUE : (double) length / cells;
        double own =
                (double) first.cells().stream().mapToInt(c -> c.text().length()).sum() / filled(first);
        return valued > 0 || own < 0.35 * usual;
    }

    /** The rows could name columns, if they look like it: words over most of the columns, no values and no sentence. */
    public static boolean couldBe(Table.Row row, int columns) {
        return areNames(row) && filled(row) > 1 && covered(row) * 10 >= columns * 6;
    }

    /** Nothing, or what is asked for in the first column. */
    private static boolean isToFillIn(Table.Row row) {
        return row.cells().stream().allMatch(c -> c.column() == 0 || c.lines().isEmpty());
    }

    /** "(A)", "(B)": what formulas call the columns. */
    private static boolean isIndex(Table.Row row, int columns) {
        return filled(row) == columns
                && row.cells().stream().allMatch(c -> INDEX.matcher(c.text()).matches());
    }

    private static boolean areNames(Table.Row row) {
        return filled(row) > 0
                && row.cells().stream().map(Table.Cell::text).allMatch(t -> t.length() <= LONGEST_NAME && !isValue(t));
    }

    private static boolean isValue(String text) {
        String plain = text.strip();
        return VALUE.matcher(plain).matches() && !YEARS.matcher(plain).matches();
    }

    private static int filled(Table.Row row) {
        return (int) row.cells().stream().filter(c -> !c.lines().isEmpty()).count();
    }

    private static int covered(Table.Row row) {
        return row.cells().stream()
                .filter(c -> !c.lines().isEmpty())
                .mapToInt(Table.Cell::columnSpan)
                .sum();
    }
}
