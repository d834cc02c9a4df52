package dev.countersign.model;

import java.util.List;

/** Where in a document something stands. */
public sealed interface Place {
    /** Words on a page; a quote that wraps has a box a line. Pages count from 1. */
    record OnPage(int page, List<Box> boxes) implements Place {
        public OnPage {
            boxes = List.copyOf(boxes);
        }
    }

    /** A cell of a workbook: the sheet's name, and the cell as its users know it ("C12"). */
    record InCell(String sheet, String cell) implements Place {
        /** Column and row count from 0. */
        public static InCell at(String sheet, int column, int row) {
            return new InCell(sheet, columnName(column) + (row + 1));
        }

        /** A to Z, AA to ZZ and on. */
        public static String columnName(int column) {
            StringBuilder name = new StringBuilder();
            for (int left = column; left >= 0; left = left / 26 - 1) {
                name.insert(0, (char) ('A' + left % 26));
            }
            return name.toString();
        }
    }

    /** A value of a YAML or JSON file: its JSON pointer, and the line it stands on, from 1. */
    record AtPointer(String pointer, int line) implements Place {}

    /** Lines of a text file, from 1, both included. */
    record AtLines(int from, int to) implements Place {}

    /** The page to turn to; 1 where the document has none. */
    default int page() {
        return this instanceof OnPage onPage ? onPage.page() : 1;
    }
}
