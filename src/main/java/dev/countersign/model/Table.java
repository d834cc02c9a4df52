package dev.countersign.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Rows and cells, in reading order. What goes on over a page's end is one table, and the head that each page repeats
 * stands in it once.
 *
 * @param headRows how many rows at the top name the columns, a title above them included; 0 where none does
 */
public record Table(int headRows, List<Row> rows) {
    public Table {
        rows = List.copyOf(rows);
        if (headRows < 0 || headRows > rows.size()) {
            throw new IllegalArgumentException("a head of " + headRows + " rows in a table of " + rows.size());
        }
    }

    /** As many as the widest row has. */
    public int columns() {
        return rows.stream().mapToInt(Row::columns).max().orElse(0);
    }

    /** The rows below the head. */
    public List<Row> body() {
        return rows.subList(headRows, rows.size());
    }

    /** What the head says of a column, from the top; empty where it says nothing. A title over all columns is left out. */
    public String header(int column) {
        int columns = columns();
        return rows.subList(0, headRows).stream()
                .flatMap(row -> row.at(column).stream())
                .filter(cell -> cell.columnSpan() < columns)
                .map(Cell::text)
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining(" "));
    }

    /** The cell that covers a place, also one of a row above that reaches down to it. */
    public Optional<Cell> cell(int row, int column) {
        for (int above = row; above >= 0; above--) {
            int down = row - above;
            Optional<Cell> cell = rows.get(above).at(column);
            if (cell.isPresent()) {
                return cell.filter(c -> c.rowSpan() > down);
            }
        }
        return Optional.empty();
    }

    /** The cells that begin in a row, from the left. */
    public record Row(List<Cell> cells) {
        public Row {
            cells = List.copyOf(cells);
        }

        public Optional<Cell> at(int column) {
            return cells.stream().filter(c -> c.covers(column)).findFirst();
        }

        /** A cell for each column, as far as the row goes: what spans several stands in its first, and the others are empty. */
        public List<Cell> byColumn() {
            List<Cell> columns = new ArrayList<>();
            for (Cell cell : cells) {
                while (columns.size() < cell.column()) {
                    columns.add(new Cell(columns.size(), List.of()));
                }
                columns.add(cell);
            }
            while (columns.size() < columns()) {
                columns.add(new Cell(columns.size(), List.of()));
            }
            return columns;
        }

        int columns() {
            return cells.stream()
                    .mapToInt(c -> c.column() + c.columnSpan())
                    .max()
                    .orElse(0);
        }
    }

    /**
     * A cell; one that is empty has no lines.
     *
     * @param column its first, from 0
     * @param areas where it lies: its ruled frame, or around its words; one for each page it stands on, none in files
     *     whose words have no boxes
     */
    public record Cell(int column, int columnSpan, int rowSpan, List<Area> areas, List<Line> lines) {
        public Cell {
            areas = List.copyOf(areas);
            lines = List.copyOf(lines);
            if (column < 0 || columnSpan < 1 || rowSpan < 1) {
                throw new IllegalArgumentException("a cell over no column or no row");
            }
        }

        /** In one column and one row, without a place of its own. */
        public Cell(int column, List<Line> lines) {
            this(column, 1, 1, List.of(), lines);
        }

        boolean covers(int at) {
            return column <= at && at < column + columnSpan;
        }

        public String text() {
            return lines.stream().map(Line::text).collect(Collectors.joining(" "));
        }
    }

    /** A rectangle of a page; of a workbook's sheet, in columns and rows. Pages count from 1. */
    public record Area(int page, Box box) {
        public Area {
            Objects.requireNonNull(box);
        }
    }
}
