package dev.countersign.read.word;

import dev.countersign.read.office.OfficeZip;
import dev.countersign.read.office.Xml;
import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A document's lists, and how far each has counted: gives a paragraph the number that Word shows before it. Asked for each
 * numbered paragraph once, in the order of the document.
 */
final class Numbering {
    /**
     * The number of a paragraph as shown.
     *
     * @param text "1.2.", "(a)", "第三条", "•"
     * @param level in its list, from 0
     * @param glued no blank follows it
     */
    record Label(String text, int level, boolean bullet, boolean glued) {
        static final Label NONE = new Label("", 0, false, false);
    }

    private static final class Level {
        /** What the format says of a level that gives no start. */
        private int start;

        private String format = "decimal";
        private String text = "";
        private int restart = -1;
        private boolean legal;
        private String suffix = "tab";
        private String style = "";
        private boolean symbolFont;
    }

    private static final class Abstract {
        private final Level[] levels = new Level[WordLimits.LEVELS];
        private String styleLink = "";
        private final int[] counts = new int[WordLimits.LEVELS];
        private final boolean[] used = new boolean[WordLimits.LEVELS];
    }

    private static final class Num {
        private int abstractId;
        private final Map<Integer, Integer> starts = new HashMap<>();
        private final Map<Integer, Level> levels = new HashMap<>();
        private final Set<Integer> started = new HashSet<>();
    }

    private final Styles styles;
    private final Map<Integer, Abstract> abstracts = new HashMap<>();
    private final Map<Integer, Num> nums = new HashMap<>();

    private Numbering(Styles styles) {
        this.styles = styles;
    }

    /**
     * A level as a .doc file gives it.
     *
     * @param text with "%1" for the first level's number, as in DOCX
     */
    record Given(int start, String format, String text, int restart, boolean legal, String suffix) {}

    /** No lists yet: those of a .doc file are told one by one. */
    static Numbering none() {
        return new Numbering(new Styles());
    }

    boolean has(int numId) {
        return nums.containsKey(numId);
    }

    /**
     * @param starts the levels that this use of the list starts anew, with the number they start at
     * @param own the levels that this use of the list shows in its own way
     */
    void define(int numId, int listId, List<Given> levels, Map<Integer, Integer> starts, Map<Integer, Given> own) {
        Abstract list = abstracts.computeIfAbsent(listId, id -> new Abstract());
        for (int i = 0; i < Math.min(levels.size(), WordLimits.LEVELS); i++) {
            list.levels[i] = level(levels.get(i));
        }
        Num num = new Num();
        num.abstractId = listId;
        num.starts.putAll(starts);
        own.forEach((at, given) -> num.levels.put(at, level(given)));
        nums.put(numId, num);
    }

    private static Level level(Given given) {
        Level level = new Level();
        level.start = given.start();
        level.format = given.format();
        level.text = given.text();
        level.restart = given.restart();
        level.legal = given.legal();
        level.suffix = given.suffix();
        return level;
    }

    static Numbering of(OfficeZip zip, String part, Styles styles) throws IOException {
        Numbering numbering = new Numbering(styles);
        if (zip.has(part)) {
            try (Xml xml = zip.xml(part)) {
                while (xml.next()) {
                    if (xml.starts("abstractNum")) {
                        numbering.addAbstract(xml);
                    } else if (xml.starts("num")) {
                        numbering.addNum(xml);
                    }
                }
            }
        }
        return numbering;
    }

    private void addAbstract(Xml xml) throws IOException {
        Abstract list = new Abstract();
        abstracts.put(xml.number("abstractNumId", -1), list);
        int outside = xml.depth() - 1;
        while (xml.next() && xml.depth() > outside) {
            if (xml.starts("lvl")) {
                int level = xml.number("ilvl", -1);
                Level read = level(xml);
                if (level >= 0 && level < WordLimits.LEVELS) {
                    list.levels[level] = read;
                }
            } else if (xml.starts("numStyleLink")) {
                list.styleLink = xml.attribute("val");
            }
        }
    }

    private void addNum(Xml xml) throws IOException {
        Num num = new Num();
        nums.put(xml.number("numId", -1), num);
        int outside = xml.depth() - 1;
        int level = 0;
        while (xml.next() && xml.depth() > outside) {
            if (xml.isStart()) {
                switch (xml.name()) {
                    case "abstractNumId" -> num.abstractId = xml.number("val", -1);
                    case "lvlOverride" -> level = xml.number("ilvl", 0);
                    case "startOverride" -> num.starts.put(level, xml.number("val", 1));
                    case "lvl" -> num.levels.put(level, level(xml));
                    default -> {}
                }
            }
        }
    }

    private static Level level(Xml xml) throws IOException {
        Level level = new Level();
        int outside = xml.depth() - 1;
        while (xml.next() && xml.depth() > outside) {
            if (xml.isStart()) {
                switch (xml.name()) {
                    case "start" -> level.start = xml.number("val", 1);
                    // Of a format of their own and its stand-in in AlternateContent, the last is the stand-in.
                    case "numFmt" -> level.format = xml.attribute("val");
                    case "lvlText" -> level.text = xml.attribute("val");
                    case "lvlRestart" -> level.restart = xml.number("val", -1);
                    case "isLgl" -> level.legal = xml.isToggledOn();
                    case "suff" -> level.suffix = xml.attribute("val");
                    case "pStyle" -> level.style = xml.attribute("val");
                    case "rFonts" -> level.symbolFont = Symbols.isSymbolFont(xml.attribute("ascii"));
                    default -> {}
                }
            }
        }
        return level;
    }

    /**
     * @param numId of the paragraph itself, or -1 where only its style speaks
     * @param ilvl of the paragraph itself, or -1
     */
    Label next(int numId, int ilvl, String style) {
        int id = numId >= 0 ? numId : styles.numId(style);
        Num num = nums.get(id);
        Abstract list = num == null ? null : resolve(num);
        if (list == null) {
            return Label.NONE;
        }
        int at = ilvl >= 0 ? ilvl : levelOf(list, style);
        if (at >= WordLimits.LEVELS || level(num, list, at) == null) {
            return Label.NONE;
        }
        count(num, list, at);
        return label(num, list, at);
    }

    private Abstract resolve(Num num) {
        Abstract list = abstracts.get(num.abstractId);
        if (list != null && !list.styleLink.isEmpty()) {
            Num linked = nums.get(styles.numId(list.styleLink));
            Abstract meant = linked == null ? null : abstracts.get(linked.abstractId);
            return meant == null ? list : meant;
        }
        return list;
    }

    /** The level whose style this is, or one that it is based on; else what the style says; else the first. */
    private int levelOf(Abstract list, String style) {
        String at = style;
        for (int deep = 0; !at.isEmpty() && deep < WordLimits.STYLES_DEEP; deep++) {
            for (int i = 0; i < list.levels.length; i++) {
                if (list.levels[i] != null && list.levels[i].style.equals(at)) {
                    return i;
                }
            }
            at = styles.basedOn(at);
        }
        return Math.max(0, styles.level(style));
    }

    private static Level level(Num num, Abstract list, int at) {
        Level own = num.levels.get(at);
        return own == null ? list.levels[at] : own;
    }

    private static int start(Num num, Abstract list, int at) {
        Integer own = num.starts.get(at);
        if (own != null) {
            return own;
        }
        Level level = level(num, list, at);
        return level == null ? 0 : level.start;
    }

    private static void count(Num num, Abstract list, int at) {
        boolean restarts = num.starts.containsKey(at) && num.started.add(at);
        if (!list.used[at] || restarts) {
            list.counts[at] = start(num, list, at);
            list.used[at] = true;
        } else {
            list.counts[at]++;
        }
        // A level that is stepped over has begun: after "2.a.I" comes "2.b", though no "2.a" ever stood there.
        for (int above = 0; above <= at; above++) {
            if (!list.used[above]) {
                list.counts[above] = start(num, list, above);
            }
            list.used[above] = true;
        }
        for (int deeper = at + 1; deeper < WordLimits.LEVELS; deeper++) {
            Level level = level(num, list, deeper);
            // Restarts after any level above it, or from the level it names on; nought: never.
            if (level == null || level.restart < 0 || level.restart > at && level.restart != 0) {
                list.used[deeper] = false;
            }
        }
    }

    private static Label label(Num num, Abstract list, int at) {
        Level level = level(num, list, at);
        boolean glued = level.suffix.equals("nothing");
        if (level.format.equals("bullet")) {
            String sign = Symbols.bullet(level.text, level.symbolFont);
            return new Label(sign, at, true, glued);
        }
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < level.text.length(); i++) {
            char c = level.text.charAt(i);
            char next = i + 1 < level.text.length() ? level.text.charAt(i + 1) : ' ';
            if (c == '%' && next >= '1' && next <= '9') {
                int shown = next - '1';
                Level other = level(num, list, shown);
                String format = level.legal || other == null ? "decimal" : other.format;
                text.append(format.equals("bullet") ? "" : NumberFormat.write(list.counts[shown], format));
                i++;
            } else {
                text.append(c);
            }
        }
        String shown = text.toString().strip();
        return shown.isEmpty() ? Label.NONE : new Label(shown, at, false, glued);
    }
}
