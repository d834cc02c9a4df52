package dev.countersign.report;

import dev.countersign.model.Box;
import dev.countersign.model.Entry;
import dev.countersign.model.FileKind;
import dev.countersign.model.Line;
import dev.countersign.model.Page;
import dev.countersign.model.PagePicture;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Section;
import dev.countersign.model.Table;
import dev.countersign.model.TrackedChange;
import dev.countersign.model.Unread;
import dev.countersign.model.Word;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What the template of {@code read --format html} asks: documents, one after the other, as sheets with what lies on them. */
public final class ReadPage {
    /** A contract has fewer; of a tender of hundreds the first show how it was read. */
    private static final int MOST_PICTURES = 60;

    /** A browser opens a file of this size. */
    private static final long MOST_CHARACTERS = 80_000_000;

    private static final long PICTURES_NANOS = 60_000_000_000L;
    private static final String NOT_DRAWN = "not drawn: ";

    private final Iterable<ReadFile> files;
    private final Labels labels = new Labels(Locale.ENGLISH);
    private long characters;

    ReadPage(Iterable<ReadFile> files) {
        this.files = files;
    }

    /** Each is made when the one before it is written. */
    public Iterable<Shown> documents() {
        return () -> {
            Iterator<ReadFile> all = files.iterator();
            return new Iterator<>() {
                @Override
                public boolean hasNext() {
                    return all.hasNext();
                }

                @Override
                public Shown next() {
                    return new Shown(all.next());
                }
            };
        };
    }

    /** A document. */
    public final class Shown {
        private final ReadFile file;
        private final List<Section> sections;
        private final Map<Integer, List<Frame>> cells = new HashMap<>();
        private final long began = System.nanoTime();
        private int drawn;

        Shown(ReadFile file) {
            this.file = file;
            this.sections = Section.of(file.read().blocks());
        }

        private ReadDocument read() {
            return file.read();
        }

        public String path() {
            return read().document().id().path();
        }

        /** "pdf, contract, 12 pages" */
        public String about() {
            String pages = read().pages().isEmpty()
                    ? ""
                    : ", " + read().pages().size() + " page" + (read().pages().size() == 1 ? "" : "s");
            return ReadText.lower(read().document().kind()) + ", "
                    + labels.label(read().document().role()) + pages;
        }

        public List<String> unread() {
            return read().unread().stream().map(this::said).toList();
        }

        private String said(Unread unread) {
            return unread.page() == 0 ? unread.what() : "page " + unread.page() + ": " + unread.what();
        }

        public List<Section> sections() {
            return sections;
        }

        public Iterable<Sheet> sheets() {
            return () -> ReadLayout.sheets(read()).stream()
                    .map(s -> new Sheet(this, s))
                    .iterator();
        }

        public List<Entry> entries() {
            return read().entries();
        }

        public List<TrackedChange> changes() {
            return read().changes();
        }

        private List<Frame> cells(int page) {
            if (cells.isEmpty()) {
                read().tables().stream()
                        .flatMap(t -> t.rows().stream())
                        .flatMap(r -> r.cells().stream())
                        .forEach(this::place);
            }
            return cells.getOrDefault(page, List.of());
        }

        /** A cell that runs over a page's end has a frame on each. */
        private void place(Table.Cell cell) {
            cell.areas()
                    .forEach(a -> cells.computeIfAbsent(a.page(), p -> new ArrayList<>())
                            .add(new Frame(a.box(), 0)));
        }

        private PagePicture picture(int page) {
            if (drawn >= MOST_PICTURES) {
                return PagePicture.none(NOT_DRAWN + "only the first " + MOST_PICTURES + " pages of a document are");
            }
            if (System.nanoTime() - began > PICTURES_NANOS) {
                return PagePicture.none(NOT_DRAWN + "the pages of this document take too long");
            }
            if (characters > MOST_CHARACTERS) {
                return PagePicture.none(NOT_DRAWN + "this file would become too large; read fewer documents at once");
            }
            drawn++;
            PagePicture picture = file.pictures().apply(page);
            characters += picture.png().length();
            return picture;
        }
    }

    /** A page, or all of a file that has none. */
    public static final class Sheet {
        private final Shown document;
        private final ReadLayout.Sheet sheet;
        private final Optional<Page> page;
        private final PagePicture picture;
        private final boolean paged;

        Sheet(Shown document, ReadLayout.Sheet sheet) {
            this.document = document;
            this.sheet = sheet;
            this.paged = sheet.page().isPresent();
            boolean hasBoxes = document.read().document().kind() == FileKind.PDF;
            this.page = sheet.page().filter(p -> hasBoxes && p.width() > 0 && p.height() > 0);
            this.picture = page.map(p -> document.picture(p.number())).orElse(PagePicture.none(""));
        }

        /** "Page 3", or the name of a workbook's sheet; empty in a file without pages. */
        public String title() {
            String name = sheet.page().map(Page::name).orElse("");
            return !paged ? "" : "Page " + sheet.number() + (name.isEmpty() ? "" : ": " + plain(name));
        }

        /** Words have places on it, to be drawn. */
        public boolean isDrawn() {
            return page.isPresent();
        }

        public String width() {
            return page.map(p -> tenths(p.width())).orElse("0");
        }

        public String height() {
            return page.map(p -> tenths(p.height())).orElse("0");
        }

        public boolean hasPicture() {
            return picture.isThere();
        }

        public String picture() {
            return "data:image/png;base64," + picture.png();
        }

        public String noPicture() {
            return picture.why();
        }

        public List<ShownPart> parts() {
            return sheet.parts().stream().map(p -> new ShownPart(p, paged)).toList();
        }

        /** The cells of tables that lie on this page, to be drawn; a table's rows are listed where it begins. */
        public List<Frame> cells() {
            return document.cells(sheet.number());
        }

        public List<ShownTable> tables() {
            return sheet.tables().stream().map(ShownTable::new).toList();
        }

        public boolean isEmpty() {
            return sheet.parts().isEmpty() && sheet.tables().isEmpty();
        }
    }

    /** A rectangle to draw. */
    public static final class Frame {
        private final Box box;
        private final double wider;

        Frame(Box box, double wider) {
            this.box = box;
            this.wider = wider;
        }

        public String x() {
            return tenths(box.left() - wider);
        }

        public String y() {
            return tenths(box.top() - wider);
        }

        public String width() {
            return tenths(box.width() + 2 * wider);
        }

        public String height() {
            return tenths(box.height() + 2 * wider);
        }
    }

    /** A block, or what of it stands on one page. */
    public static final class ShownPart {
        private final ReadLayout.Part part;
        private final boolean paged;

        ShownPart(ReadLayout.Part part, boolean paged) {
            this.part = part;
            this.paged = paged;
        }

        /** The class that styles it: heading, paragraph, list-item, table-row, running. */
        public String style() {
            return ReadText.lower(part.block().kind()).replace(' ', '-');
        }

        public int order() {
            return part.order();
        }

        /** "heading, level 2, number 12.3" */
        public String kind() {
            return ReadText.kind(part) + (paged ? "" : ", " + ReadText.lines(part));
        }

        public String text() {
            return part.text();
        }

        public List<Frame> lines() {
            return part.lines().stream()
                    .flatMap(l -> ReadLayout.box(l).stream())
                    .map(b -> new Frame(b, 1))
                    .toList();
        }

        public List<Frame> words() {
            return part.lines().stream()
                    .map(Line::words)
                    .flatMap(List::stream)
                    .map(Word::box)
                    .map(b -> new Frame(b, 0))
                    .toList();
        }
    }

    /** A table, row by row. */
    public static final class ShownTable {
        private final ReadLayout.PlacedTable table;

        ShownTable(ReadLayout.PlacedTable table) {
            this.table = table;
        }

        public int order() {
            return table.order();
        }

        /** The pages it stands on, where there are several. */
        public String pages() {
            List<Integer> pages = ReadLayout.lines(table.table())
                    .map(Line::page)
                    .distinct()
                    .sorted()
                    .toList();
            return pages.size() < 2 ? "" : ", pages " + pages.get(0) + "-" + pages.get(pages.size() - 1);
        }

        /** The rows that name the columns. */
        public List<Table.Row> head() {
            return table.table().rows().subList(0, table.table().headRows());
        }

        public List<Table.Row> body() {
            return table.table().body();
        }
    }

    /** No control character, and none that turns the direction of text. The template escapes the rest. */
    public static String plain(String text) {
        return ReadText.plain(text);
    }

    /** "moved from" */
    public static String words(Enum<?> value) {
        return ReadText.lower(value);
    }

    private static String tenths(double points) {
        return String.valueOf(Math.round(points * 10) / 10.0);
    }
}
