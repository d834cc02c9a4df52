package dev.countersign.extract.quote;

import dev.countersign.model.Box;
import dev.countersign.model.Evidence;
import dev.countersign.model.Line;
import dev.countersign.model.Place;
import dev.countersign.model.ReadDocument;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The evidence of lines and cells: where they stand in their document. */
final class Places {
    /** Longest quote of a whole row: enough to find it by. */
    private static final int LONGEST_QUOTE = 600;

    private final ReadDocument document;

    Places(ReadDocument document) {
        this.document = document;
    }

    /** @param lines at least one, with words; of one page, else those of the first line's page are taken */
    Evidence of(List<Line> lines) {
        int page = lines.get(0).page();
        List<Line> onPage = lines.stream().filter(l -> l.page() == page).toList();
        String quote = onPage.stream().map(Line::text).collect(Collectors.joining(" "));
        return new Evidence(
                document.document().id(), document.document().role().grade(), place(page, onPage), shortened(quote));
    }

    private Place place(int page, List<Line> lines) {
        List<Box> boxes = new ArrayList<>();
        for (Line line : lines) {
            line.words().stream().map(w -> w.box()).reduce(Box::around).ifPresent(boxes::add);
        }
        if (boxes.isEmpty()) {
            int first = lines.stream().mapToInt(Line::number).min().orElseThrow();
            int last = lines.stream().mapToInt(Line::number).max().orElseThrow();
            return new Place.AtLines(first, last);
        }
        String sheet =
                page <= document.pages().size() ? document.pages().get(page - 1).name() : "";
        boolean grid = switch (document.document().kind()) {
            case WORKBOOK, CSV -> true;
            default -> false;
        };
        return grid
                ? Place.InCell.at(
                        sheet, (int) boxes.get(0).left(), (int) boxes.get(0).top())
                : new Place.OnPage(page, boxes);
    }

    private static String shortened(String quote) {
        int cut = quote.length() <= LONGEST_QUOTE ? quote.length() : quote.lastIndexOf(' ', LONGEST_QUOTE);
        return quote.substring(0, cut <= 0 ? LONGEST_QUOTE : cut);
    }
}
