package dev.countersign.report;

import java.io.IOException;
import java.io.Writer;
import java.util.List;

/** A table for the terminal: columns as wide as their widest cell, where a Chinese character takes two places. */
final class Columns {
    private Columns() {}

    static void write(List<List<String>> rows, Writer out) throws IOException {
        int columns = rows.stream().mapToInt(List::size).max().orElse(0);
        int[] widths = new int[columns];
        for (List<String> row : rows) {
            for (int i = 0; i < row.size() - 1; i++) {
                widths[i] = Math.max(widths[i], width(row.get(i)));
            }
        }
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder("  ");
            for (int i = 0; i < row.size(); i++) {
                line.append(row.get(i))
                        .append(" "
                                .repeat(Math.max(0, widths[i] - width(row.get(i))))
                                .concat("  "));
            }
            out.write(line.toString().stripTrailing() + "\n");
        }
    }

    private static int width(String text) {
        return text.codePoints()
                .map(c ->
                        Character.isIdeographic(c) || c >= 0xff01 && c <= 0xff5e || c >= 0x3001 && c <= 0x3003 ? 2 : 1)
                .sum();
    }
}
