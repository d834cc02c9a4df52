package dev.countersign.report;

import dev.countersign.model.Block;
import dev.countersign.model.Box;
import dev.countersign.model.Line;
import dev.countersign.model.Page;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Table;
import dev.countersign.model.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A document's blocks and tables by the page they stand on; a block that runs over a page's end has a part on each. */
final class ReadLayout {
    private ReadLayout() {}

    /**
     * @param order of the block among all of the document, from 1
     * @param continued the block began on a page before
     */
    record Part(int order, Block block, boolean continued, List<Line> lines) {
        String text() {
            return String.join(" ", lines.stream().map(Line::text).toList());
        }
    }

    /** @param order of the table among all of the document, from 1; it is listed where it begins */
    record PlacedTable(int order, Table table) {}

    record Sheet(int number, Optional<Page> page, List<Part> parts, List<PlacedTable> tables) {}

    /** All pages, also those on which nothing was read; text without pages is on page 1. */
    static List<Sheet> sheets(ReadDocument read) {
        TreeMap<Integer, Sheet> sheets = new TreeMap<>();
        read.pages().forEach(p -> sheets.put(p.number(), sheet(p.number(), Optional.of(p))));
        for (int i = 0; i < read.blocks().size(); i++) {
            Block block = read.blocks().get(i);
            int from = 0;
            while (from < block.lines().size()) {
                int page = block.lines().get(from).page();
                int to = from;
                while (to < block.lines().size() && block.lines().get(to).page() == page) {
                    to++;
                }
                on(sheets, page)
                        .parts()
                        .add(new Part(i + 1, block, from > 0, block.lines().subList(from, to)));
                from = to;
            }
        }
        for (int i = 0; i < read.tables().size(); i++) {
            Table table = read.tables().get(i);
            int page = lines(table).findFirst().map(Line::page).orElse(1);
            on(sheets, page).tables().add(new PlacedTable(i + 1, table));
        }
        return List.copyOf(sheets.values());
    }

    private static Sheet on(TreeMap<Integer, Sheet> sheets, int page) {
        return sheets.computeIfAbsent(page, p -> sheet(p, Optional.empty()));
    }

    private static Sheet sheet(int number, Optional<Page> page) {
        return new Sheet(number, page, new ArrayList<>(), new ArrayList<>());
    }

    static Stream<Line> lines(Table table) {
        return table.rows().stream().flatMap(r -> r.cells().stream()).flatMap(c -> c.lines().stream());
    }

    /** Around the words of a line; none where they have no boxes. */
    static Optional<Box> box(Line line) {
        return line.words().stream().map(Word::box).reduce(Box::around);
    }
}
