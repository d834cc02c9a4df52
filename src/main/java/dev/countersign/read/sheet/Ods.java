package dev.countersign.read.sheet;

import dev.countersign.model.Document;
import dev.countersign.model.Place;
import dev.countersign.model.ReadDocument;
import dev.countersign.read.office.OfficeZip;
import dev.countersign.read.office.Refusal;
import dev.countersign.read.office.Xml;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** An OpenDocument spreadsheet. Its cells carry the text that they show. */
final class Ods {
    private static final int MOST_REPEATS = 1_000;

    private final SheetRows rows;
    private final Xml xml;
    private final Set<String> hiddenStyles = new HashSet<>();
    private TreeSet<Integer> hiddenColumns = new TreeSet<>();
    private int column;
    private int row;

    private Ods(Document document, Xml xml) {
        this.rows = new SheetRows(document);
        this.xml = xml;
    }

    static ReadDocument read(Document document, OfficeZip zip) throws IOException {
        if (zip.has("META-INF/manifest.xml")) {
            try (Xml manifest = zip.xml("META-INF/manifest.xml")) {
                while (manifest.next()) {
                    if (manifest.starts("encryption-data")) {
                        throw new Refusal("encrypted: save it without a password");
                    }
                }
            }
        }
        try (Xml xml = zip.xml("content.xml")) {
            return new Ods(document, xml).read();
        }
    }

    private ReadDocument read() throws IOException {
        boolean inSheet = false;
        try {
            String style = "";
            while (xml.next()) {
                if (xml.starts("style")) {
                    style = xml.attribute("name");
                } else if (xml.starts("table-properties")
                        && xml.attribute("display").equals("false")) {
                    hiddenStyles.add(style);
                } else if (xml.starts("table")) {
                    rows.startSheet(xml.attribute("name"), hiddenStyles.contains(xml.attribute("style-name")));
                    hiddenColumns = new TreeSet<>();
                    column = 0;
                    row = 0;
                    inSheet = true;
                    sheet();
                    rows.endSheet(hiddenColumns);
                    inSheet = false;
                } else if (xml.starts("tracked-changes")) {
                    xml.skip();
                }
            }
        } catch (Refusal broken) {
            rows.missing(broken.getMessage());
            if (inSheet) {
                rows.endSheet(hiddenColumns);
            }
        }
        return rows.read();
    }

    private void sheet() throws IOException {
        int outside = xml.depth() - 1;
        while (xml.next() && xml.depth() > outside) {
            if (xml.isStart()) {
                switch (xml.name()) {
                    case "table-column" -> {
                        int columns = repeated("number-columns-repeated");
                        for (int i = 0; isHidden() && i < columns && column + i < SheetLimits.COLUMNS; i++) {
                            hiddenColumns.add(column + i);
                        }
                        column += columns;
                    }
                    case "table-row" -> row();
                    case "shapes", "forms", "named-expressions", "table" -> xml.skip();
                    // Groups of rows and columns.
                    default -> {}
                }
            }
        }
    }

    private boolean isHidden() {
        return xml.attribute("visibility").equals("collapse")
                || xml.attribute("visibility").equals("filter");
    }

    private int repeated(String name) {
        return Math.max(1, Math.min(SheetLimits.ROWS, xml.number(name, 1)));
    }

    private void row() throws IOException {
        int repeats = repeated("number-rows-repeated");
        boolean hidden = isHidden();
        List<String> values = new ArrayList<>();
        int outside = xml.depth() - 1;
        int filled = 0;
        while (xml.next() && xml.depth() > outside) {
            if (xml.starts("table-cell") || xml.starts("covered-table-cell")) {
                int columns = Math.min(SheetLimits.COLUMNS, repeated("number-columns-repeated"));
                String text = cell(values.size());
                if (!text.isEmpty()) {
                    columns = Math.min(MOST_REPEATS, columns);
                    filled++;
                }
                for (int i = 0; i < columns && values.size() < SheetLimits.COLUMNS; i++) {
                    values.add(text);
                }
            }
        }
        for (int i = 0; filled > 0 && i < Math.min(MOST_REPEATS, repeats); i++) {
            for (int at = 0; at < values.size(); at++) {
                rows.cell(at, values.get(at));
            }
            rows.endRow(row + i, hidden);
        }
        row += repeats;
        if (row > SheetLimits.ROWS + MOST_REPEATS) {
            throw new Refusal("damaged: it names row " + row);
        }
    }

    private String cell(int at) throws IOException {
        boolean day = xml.attribute("value-type").equals("date");
        String date = xml.attribute("date-value");
        boolean formula = !xml.attribute("formula").isEmpty();
        String written = xml.attribute("formula");
        boolean value = !xml.attribute("value-type").isEmpty();
        StringBuilder text = new StringBuilder();
        int outside = xml.depth() - 1;
        while (xml.next() && xml.depth() > outside) {
            if (xml.isText()) {
                text.append(xml.text());
            } else if (xml.starts("annotation")) {
                String cell = Place.InCell.at("", at, row).cell();
                annotation(cell);
            } else if (xml.starts("p") || xml.starts("s") || xml.starts("tab") || xml.starts("line-break")) {
                text.append(' ');
            }
        }
        String shown = text.toString().strip();
        if (day && !date.isEmpty()) {
            return date.replace("T00:00:00", "").replace('T', ' ');
        }
        if (formula && !value && shown.isEmpty()) {
            rows.formulaWithoutValue(at, row, written.replaceFirst("^\\w+:", ""));
        }
        return shown;
    }

    private void annotation(String cell) throws IOException {
        String author = "";
        StringBuilder text = new StringBuilder();
        int outside = xml.depth() - 1;
        while (xml.next() && xml.depth() > outside) {
            if (xml.starts("creator")) {
                author = xml.allText();
            } else if (xml.starts("date")) {
                xml.skip();
            } else if (xml.isText()) {
                text.append(xml.text());
            } else if (xml.starts("p")) {
                text.append(' ');
            }
        }
        rows.comment(cell, row, author, text.toString());
    }
}
