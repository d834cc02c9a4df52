package dev.countersign.model;

import java.util.List;

/** Rows and cells, in reading order. A cell that is empty has no lines. */
public record Table(List<Row> rows) {
    public Table {
        rows = List.copyOf(rows);
    }

    public record Row(List<Cell> cells) {
        public Row {
            cells = List.copyOf(cells);
        }
    }

    public record Cell(List<Line> lines) {
        public Cell {
            lines = List.copyOf(lines);
        }

        public String text() {
            return String.join(" ", lines.stream().map(Line::text).toList());
        }
    }
}
