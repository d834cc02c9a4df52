package dev.countersign.read.pdf;

import dev.countersign.model.Line;
import dev.countersign.model.Table;
import dev.countersign.read.TableHead;
import java.util.ArrayList;
import java.util.List;

/** As much of a table as stands on one page. */
final class TablePart {
    private final int page;
    private final List<Table.Row> rows = new ArrayList<>();
    private final List<Boolean> bold = new ArrayList<>();
    /** The least left and the greatest right of what stands in each column alone. */
    private final List<float[]> columns = new ArrayList<>();

    private final List<Table.Cell> row = new ArrayList<>();
    private boolean rowIsBold = true;
    private int at;

    TablePart(int page) {
        this.page = page;
    }

    /** Adds a cell of the row, or of the next: cells come row by row. */
    void add(Grid.Cell place, List<Line> lines, boolean isBold) {
        if (place.row() != at) {
            endRow();
            at = place.row();
        }
        row.add(new Table.Cell(
                place.column(), place.columnSpan(), place.rowSpan(), List.of(PageTables.area(page, place)), lines));
        rowIsBold &= lines.isEmpty() || isBold;
        while (columns.size() < place.column() + place.columnSpan()) {
            columns.add(new float[] {Float.MAX_VALUE, -Float.MAX_VALUE});
        }
        float[] first = columns.get(place.column());
        first[0] = Math.min(first[0], place.left());
        float[] last = columns.get(place.column() + place.columnSpan() - 1);
        last[1] = Math.max(last[1], place.right());
    }

    private void endRow() {
        if (!row.isEmpty()) {
            rows.add(new Table.Row(row));
            bold.add(rowIsBold && row.stream().anyMatch(c -> !c.lines().isEmpty()));
        }
        row.clear();
        rowIsBold = true;
    }

    int page() {
        return page;
    }

    List<Table.Row> rows() {
        endRow();
        return rows;
    }

    /** Rows at the top that are bold, of a table that is not. */
    int boldHead() {
        endRow();
        int head = 0;
        while (head < bold.size() && bold.get(head) && !TableHead.couldBe(rows.get(head), columns())) {
            head++;
        }
        int names = head;
        while (head < bold.size() && bold.get(head) && TableHead.couldBe(rows.get(head), columns())) {
            head++;
        }
        return head > names && head < bold.size() ? head : 0;
    }

    int columns() {
        return columns.size();
    }

    float left(int column) {
        return columns.get(column)[0];
    }

    float right(int column) {
        return columns.get(column)[1];
    }
}
