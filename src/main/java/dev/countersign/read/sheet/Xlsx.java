package dev.countersign.read.sheet;

import dev.countersign.model.Document;
import dev.countersign.model.ReadDocument;
import dev.countersign.read.office.OfficeZip;
import dev.countersign.read.office.Refusal;
import dev.countersign.read.office.Xml;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** An XLSX file, strict or not. Macros, links to other files and pictures are never opened. */
final class Xlsx {
    private record Sheet(String name, boolean hidden, String relation) {}

    private final OfficeZip zip;
    private final SheetRows rows;
    private final List<String> strings = new ArrayList<>();
    private final Map<Integer, String> formats = new HashMap<>();
    private final List<Integer> formatOfStyle = new ArrayList<>();
    private CellText numbers;

    private Xlsx(OfficeZip zip, Document document) {
        this.zip = zip;
        this.rows = new SheetRows(document);
    }

    static ReadDocument read(Document document, OfficeZip zip) throws IOException {
        String main = zip.mainPart().orElse("xl/workbook.xml");
        if (main.endsWith(".bin")) {
            throw new Refusal("a binary workbook (.xlsb): save it as .xlsx");
        }
        if (!zip.has(main)) {
            throw new Refusal("not a workbook: it holds no sheets");
        }
        return new Xlsx(zip, document).read(main);
    }

    private ReadDocument read(String main) throws IOException {
        Map<String, OfficeZip.Relation> relations = zip.relations(main);
        List<Sheet> sheets = sheets(main);
        for (OfficeZip.Relation relation : relations.values()) {
            if (!relation.external() && zip.has(relation.target())) {
                if (relation.type().equals("sharedStrings")) {
                    strings(relation.target());
                } else if (relation.type().equals("styles")) {
                    styles(relation.target());
                }
            }
        }
        for (Sheet sheet : sheets) {
            rows.startSheet(sheet.name(), sheet.hidden());
            TreeSet<Integer> hiddenColumns = new TreeSet<>();
            OfficeZip.Relation relation = relations.get(sheet.relation());
            try {
                if (relation == null || !zip.has(relation.target())) {
                    rows.missing("damaged: the sheet is missing");
                } else if (relation.type().equals("worksheet")) {
                    worksheet(relation.target(), hiddenColumns);
                    beside(relation.target());
                }
            } catch (Refusal broken) {
                rows.missing(broken.getMessage());
            }
            rows.endSheet(hiddenColumns);
        }
        return rows.read();
    }

    private List<Sheet> sheets(String main) throws IOException {
        List<Sheet> sheets = new ArrayList<>();
        boolean from1904 = false;
        try (Xml xml = zip.xml(main)) {
            while (xml.next()) {
                if (xml.starts("workbookPr")) {
                    from1904 = xml.isOn("date1904");
                } else if (xml.starts("sheet")) {
                    String state = xml.attribute("state");
                    sheets.add(new Sheet(
                            xml.attribute("name"), !state.isEmpty() && !state.equals("visible"), xml.attribute("id")));
                }
            }
        }
        numbers = new CellText(from1904);
        return sheets;
    }

    private void strings(String part) throws IOException {
        long characters = 0;
        try (Xml xml = zip.xml(part)) {
            while (xml.next()) {
                if (xml.starts("si")) {
                    String text = richText(xml);
                    characters += text.length();
                    if (characters > SheetLimits.SHARED_CHARACTERS) {
                        throw new Refusal("holds more than " + SheetLimits.SHARED_CHARACTERS + " characters of text");
                    }
                    strings.add(text);
                }
            }
        }
    }

    /** Runs of text one after the other, without the reading aids for Japanese. */
    private static String richText(Xml xml) throws IOException {
        int outside = xml.depth() - 1;
        StringBuilder text = new StringBuilder();
        while (xml.next() && xml.depth() > outside) {
            if (xml.starts("t")) {
                text.append(xml.allText());
            } else if (xml.starts("rPh")) {
                xml.skip();
            }
        }
        return text.toString();
    }

    private void styles(String part) throws IOException {
        try (Xml xml = zip.xml(part)) {
            boolean cells = false;
            while (xml.next()) {
                if (xml.starts("numFmt")) {
                    formats.put(xml.number("numFmtId", 0), xml.attribute("formatCode"));
                } else if (xml.starts("cellXfs")) {
                    cells = true;
                } else if (xml.ends("cellXfs")) {
                    cells = false;
                } else if (cells && xml.starts("xf")) {
                    formatOfStyle.add(xml.number("numFmtId", 0));
                } else if (xml.starts("dxf")) {
                    xml.skip();
                }
            }
        }
    }

    private void worksheet(String part, TreeSet<Integer> hiddenColumns) throws IOException {
        int row = -1;
        try (Xml xml = zip.xml(part)) {
            while (xml.next()) {
                if (xml.starts("col") && xml.isOn("hidden")) {
                    int to = Math.min(xml.number("max", 0), SheetLimits.COLUMNS);
                    for (int column = Math.max(1, xml.number("min", 1)); column <= to; column++) {
                        hiddenColumns.add(column - 1);
                    }
                } else if (xml.starts("row")) {
                    row = xml.number("r", row + 2) - 1;
                    boolean hidden = xml.isOn("hidden");
                    if (row < 0 || row >= SheetLimits.ROWS) {
                        throw new Refusal("damaged: it names row " + (row + 1));
                    }
                    row(xml, row);
                    rows.endRow(row, hidden);
                }
            }
        }
    }

    private void row(Xml xml, int row) throws IOException {
        int outside = xml.depth() - 1;
        int column = -1;
        while (xml.next() && xml.depth() > outside) {
            if (xml.starts("c")) {
                int named = column(xml.attribute("r"));
                column = named >= 0 ? named : column + 1;
                cell(xml, column, row);
            }
        }
    }

    /** "C12" to 2; -1 where no column is named. */
    static int column(String reference) {
        int column = 0;
        for (int i = 0; i < reference.length() && i < 4; i++) {
            char c = Character.toUpperCase(reference.charAt(i));
            if (c < 'A' || c > 'Z') {
                break;
            }
            column = column * 26 + c - 'A' + 1;
        }
        return column - 1;
    }

    private void cell(Xml xml, int column, int row) throws IOException {
        String type = xml.attribute("t");
        int style = xml.number("s", 0);
        String value = null;
        String formula = null;
        int outside = xml.depth() - 1;
        while (xml.next() && xml.depth() > outside) {
            if (xml.starts("v")) {
                value = xml.allText();
            } else if (xml.starts("f")) {
                formula = xml.allText();
            } else if (xml.starts("is")) {
                value = richText(xml);
            }
        }
        if (value == null || value.isEmpty() && !type.equals("str")) {
            if (formula != null) {
                rows.formulaWithoutValue(column, row, formula);
            }
            return;
        }
        rows.cell(column, shown(type, value, style));
    }

    private String shown(String type, String value, int style) {
        switch (type) {
            case "s":
                return shared(value);
            case "b":
                return value.strip().equals("1") ? "TRUE" : "FALSE";
            case "str", "inlineStr", "e":
                return value;
            case "d":
                return value.replace("T00:00:00", "").replace('T', ' ');
            default:
                try {
                    int index = style >= 0 && style < formatOfStyle.size() ? formatOfStyle.get(style) : 0;
                    return numbers.of(Double.parseDouble(value.strip()), index, formats.getOrDefault(index, ""));
                } catch (NumberFormatException e) {
                    return value;
                }
        }
    }

    private String shared(String index) {
        try {
            return strings.get(Integer.parseInt(index.strip()));
        } catch (NumberFormatException | IndexOutOfBoundsException e) {
            return "";
        }
    }

    /** Comments on cells, and text boxes over them. */
    private void beside(String part) throws IOException {
        for (OfficeZip.Relation relation : zip.relations(part).values()) {
            if (!relation.external() && zip.has(relation.target())) {
                if (relation.type().equals("comments")) {
                    comments(relation.target());
                } else if (relation.type().equals("drawing")) {
                    textBoxes(relation.target());
                }
            }
        }
    }

    private void comments(String part) throws IOException {
        List<String> authors = new ArrayList<>();
        try (Xml xml = zip.xml(part)) {
            while (xml.next()) {
                if (xml.starts("author")) {
                    authors.add(xml.allText());
                } else if (xml.starts("comment")) {
                    int author = xml.number("authorId", -1);
                    String cell = xml.attribute("ref");
                    String digits = cell.replaceAll("\\D", "");
                    int row = digits.isEmpty() || digits.length() > 7 ? 0 : Integer.parseInt(digits) - 1;
                    String name = author >= 0 && author < authors.size() ? authors.get(author) : "";
                    rows.comment(cell, row, name, richText(xml));
                }
            }
        }
    }

    private void textBoxes(String part) throws IOException {
        int column = 0;
        int row = 0;
        boolean from = false;
        StringBuilder text = new StringBuilder();
        try (Xml xml = zip.xml(part)) {
            while (xml.next()) {
                if (xml.starts("from")) {
                    from = true;
                } else if (xml.ends("from")) {
                    from = false;
                } else if (from && xml.starts("col")) {
                    column = number(xml.allText());
                } else if (from && xml.starts("row")) {
                    row = number(xml.allText());
                } else if (xml.starts("t")) {
                    text.append(xml.allText());
                } else if (xml.ends("p") || xml.starts("br")) {
                    text.append(' ');
                } else if (xml.ends("txBody")) {
                    rows.textBox(column, row, text.toString());
                    text.setLength(0);
                } else if (xml.starts("Fallback")) {
                    xml.skip();
                }
            }
        }
    }

    private static int number(String text) {
        try {
            return Math.max(0, Math.min(SheetLimits.ROWS, Integer.parseInt(text.strip())));
        } catch (NumberFormatException e) {
            return 0;
        }
    }
}
