package dev.countersign.read.word;

import dev.countersign.read.office.OfficeZip;
import dev.countersign.read.office.Xml;
import java.io.IOException;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a document's styles say that matters to a reader: headings, numbering, bold, hidden. */
final class Styles {
    private static final Pattern HEADING_NAME = Pattern.compile("(?i)heading ([1-9])");

    /** One style; null where it leaves a thing to the style it is based on. */
    private static final class Style {
        private String name = "";
        private String basedOn = "";
        private Integer outline;
        private Integer numId;
        private Integer level;
        private Boolean bold;
        private Boolean hidden;
    }

    private final Map<String, Style> styles = new HashMap<>();
    private String defaultParagraph = "";

    static Styles of(OfficeZip zip, String part) throws IOException {
        Styles styles = new Styles();
        if (zip.has(part)) {
            try (Xml xml = zip.xml(part)) {
                while (xml.next()) {
                    if (xml.starts("style")) {
                        styles.add(xml);
                    }
                }
            }
        }
        return styles;
    }

    private void add(Xml xml) throws IOException {
        Style style = new Style();
        String id = xml.attribute("styleId");
        if (xml.isOn("default") && xml.attribute("type").equals("paragraph")) {
            defaultParagraph = id;
        }
        int outside = xml.depth() - 1;
        while (xml.next() && xml.depth() > outside) {
            if (xml.isStart()) {
                switch (xml.name()) {
                    case "name" -> style.name = xml.attribute("val");
                    case "basedOn" -> style.basedOn = xml.attribute("val");
                    case "outlineLvl" -> style.outline = xml.number("val", 9);
                    case "numId" -> style.numId = xml.number("val", 0);
                    case "ilvl" -> style.level = xml.number("val", 0);
                    case "b" -> style.bold = xml.isToggledOn();
                    case "vanish" -> style.hidden = xml.isToggledOn();
                    // What a part of a table or an older version of the style looks like.
                    case "tblStylePr", "pPrChange", "rPrChange" -> xml.skip();
                    default -> {}
                }
            }
        }
        styles.putIfAbsent(id, style);
    }

    private interface Property<T> {
        T of(Style style);
    }

    private <T> T find(String id, Property<T> property) {
        Style style = styles.get(id.isEmpty() ? defaultParagraph : id);
        for (int deep = 0; style != null && deep < WordLimits.STYLES_DEEP; deep++) {
            T value = property.of(style);
            if (value != null) {
                return value;
            }
            style = styles.get(style.basedOn);
        }
        return null;
    }

    /** Level of a heading from 1; 0 for a style that is none. A title is one of level 1. */
    int heading(String id) {
        Integer level = find(id, style -> {
            if (style.outline != null) {
                return style.outline < 9 ? style.outline + 1 : 0;
            }
            Matcher named = HEADING_NAME.matcher(style.name);
            if (named.matches()) {
                return Integer.valueOf(named.group(1));
            }
            return style.name.equalsIgnoreCase("title") ? Integer.valueOf(1) : null;
        });
        return level == null ? 0 : level;
    }

    /** The list that paragraphs of this style belong to; 0 for none. */
    int numId(String id) {
        Integer numId = find(id, style -> style.numId);
        return numId == null ? 0 : numId;
    }

    /** The level that this style, or one it is based on, gives; -1 if none does. */
    int level(String id) {
        Integer level = find(id, style -> style.level);
        return level == null ? -1 : level;
    }

    /** The style itself, then the one it is based on: which of them does a list's level name? */
    String basedOn(String id) {
        Style style = styles.get(id);
        return style == null ? "" : style.basedOn;
    }

    boolean isBold(String id) {
        return Boolean.TRUE.equals(find(id, style -> style.bold));
    }

    boolean isHidden(String id) {
        return Boolean.TRUE.equals(find(id, style -> style.hidden));
    }

    /** A character style's word on bold, or null. */
    Boolean boldOfRun(String id) {
        return id.isEmpty() ? null : find(id, style -> style.bold);
    }

    Boolean hiddenOfRun(String id) {
        return id.isEmpty() ? null : find(id, style -> style.hidden);
    }

    boolean isContentsEntry(String id) {
        Style style = styles.get(id);
        return style != null && style.name.toLowerCase(Locale.ROOT).startsWith("toc ");
    }
}
