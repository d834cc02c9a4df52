package dev.countersign.read.pdf;

import java.util.List;

/** What a page gave: its lines in reading order, and the ruled cells they stand in. */
record PageText(int number, double width, double height, List<TextLine> lines, List<Grid.Cell> cells, int notes) {
    PageText {
        lines = List.copyOf(lines);
        cells = List.copyOf(cells);
    }
}
