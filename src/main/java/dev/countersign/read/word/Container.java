package dev.countersign.read.word;

import dev.countersign.model.Block;
import dev.countersign.model.Line;
import dev.countersign.model.Table;
import java.util.ArrayList;
import java.util.List;

/** What holds paragraphs: the body, a cell, a text box, a note. */
final class Container {
    private final boolean cell;
    final List<Block> blocks = new ArrayList<>();
    /** What stands beside a cell's own text: notes, text boxes, tables in it. */
    final List<Block> beside = new ArrayList<>();
    /** A paragraph whose end this reading does not have. */
    Paragraph open;

    int columns = 1;

    Container(boolean cell) {
        this.cell = cell;
    }

    void add(Block block) {
        blocks.add(block);
    }

    void addBeside(List<Block> more) {
        (cell ? beside : blocks).addAll(more);
    }

    List<Line> lines() {
        List<Line> lines = new ArrayList<>();
        blocks.forEach(b -> lines.addAll(b.lines()));
        return lines;
    }

    Table.Cell asCell(int column) {
        return new Table.Cell(column, columns, 1, List.of(), lines());
    }
}
