package dev.countersign.read.pdf;

import dev.countersign.read.ClauseNumber;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds running headers, footers and page numbers: lines at the head or foot of pages that come again on others, their
 * numbers aside, and lines there that are nothing but a page's number.
 */
final class RunningLines {
    /** The part of a page's height, at its head and at its foot, in which running lines stand. */
    private static final double BAND = 0.14;

    private static final double WIDE_BAND = 0.25;
    private static final int MOST_LINES = 6;
    private static final int SHORTEST = 6;

    private final Map<String, Integer> seen = new HashMap<>();
    private final int pages;

    private RunningLines(int pages) {
        this.pages = pages;
    }

    /** For each page, which of its lines run. */
    static List<boolean[]> of(List<PageText> pages) {
        RunningLines running = new RunningLines(pages.size());
        for (PageText page : pages) {
            running.count(page);
        }
        List<boolean[]> result = new ArrayList<>(pages.size());
        for (PageText page : pages) {
            result.add(running.on(page));
        }
        return result;
    }

    private void count(PageText page) {
        Set<String> here = new HashSet<>();
        for (boolean head : new boolean[] {true, false}) {
            for (int i : outermost(page, head)) {
                TextLine line = page.lines().get(i);
                here.add(key(page, line));
                here.add(placed(page, line));
            }
        }
        here.forEach(key -> seen.merge(key, 1, Integer::sum));
    }

    private boolean[] on(PageText page) {
        boolean[] runs = new boolean[page.lines().size()];
        for (boolean head : new boolean[] {true, false}) {
            // A page's number may stand right below the text, far from the edge, but nothing else stands outside it.
            boolean outside = true;
            for (int i : outermost(page, head)) {
                TextLine line = page.lines().get(i);
                boolean number = isPageNumber(line.text());
                if (isWithin(page, line, head, BAND)) {
                    runs[i] |= number || comesAgain(key(page, line));
                } else {
                    runs[i] |= number && outside
                            || isWithin(page, line, head, WIDE_BAND) && comesAgain(placed(page, line));
                }
                outside &= runs[i];
            }
        }
        // A page that holds nothing else is a list of titles, not a page with a header.
        if (runs.length < 3) {
            for (int i = 0; i < runs.length; i++) {
                runs[i] &= isPageNumber(page.lines().get(i).text());
            }
        }
        return runs;
    }

    /** What is as short as "By:" comes again by chance. */
    private boolean comesAgain(String key) {
        return key.length() >= SHORTEST && seen.getOrDefault(key, 0) >= (pages <= 4 ? 2 : 3);
    }

    private static boolean isWithin(PageText page, TextLine line, boolean head, double band) {
        double top = line.box().top();
        return head ? top + line.box().height() <= page.height() * band : top >= page.height() * (1 - band);
    }

    /** The lines nearest to the page's head or foot, from the edge inwards; what stands in a table is the table's. */
    private static List<Integer> outermost(PageText page, boolean head) {
        List<Integer> lines = new ArrayList<>();
        for (int i = 0; i < page.lines().size(); i++) {
            TextLine line = page.lines().get(i);
            if (line.isUpright() && line.cell() == TextLine.NO_CELL) {
                lines.add(i);
            }
        }
        int direction = head ? 1 : -1;
        lines.sort(
                Comparator.comparingDouble(i -> direction * page.lines().get(i).baseline()));
        return lines.subList(0, Math.min(MOST_LINES, lines.size()));
    }

    /** The line and its height on the page: what comes again at the very same place runs even away from the edge. */
    private static String placed(PageText page, TextLine line) {
        return key(page, line) + '@' + Math.round(line.baseline() / 3);
    }

    /** The line without its digits and blanks, and the half of the page it stands in. */
    private static String key(PageText page, TextLine line) {
        StringBuilder key = new StringBuilder(line.text().length() + 1);
        key.append(line.baseline() < page.height() / 2 ? '^' : '_');
        boolean digits = false;
        // "ARTICLE 6" at the head of a page is not "ARTICLE 7" come again.
        boolean exact = !ClauseNumber.of(line.text()).isNone();
        for (int i = 0; i < line.text().length(); i++) {
            char c = line.text().charAt(i);
            if (Character.isDigit(c) && !exact) {
                if (!digits) {
                    key.append('#');
                }
                digits = true;
            } else if (c != ' ') {
                key.append(c);
                digits = false;
            }
        }
        return key.toString();
    }

    /** "7" "- 7 -" "Page 7" "7/18" "Page 7 of 18" "vii" "第7页". */
    static boolean isPageNumber(String line) {
        String text = line.strip();
        if (text.length() > 24) {
            return false;
        }
        int digits = 0;
        int groups = 0;
        StringBuilder words = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Character.isDigit(c)) {
                groups += i == 0 || !Character.isDigit(text.charAt(i - 1)) ? 1 : 0;
                digits++;
            } else if (Character.isLetter(c)) {
                words.append(Character.toLowerCase(c));
            } else if (" -–—/|.[]".indexOf(c) < 0) {
                return false;
            }
        }
        if (groups == 0) {
            return text.length() <= 5 && !text.isEmpty() && isRoman(text);
        }
        if (groups > 2 || digits > 8) {
            return false;
        }
        return switch (words.toString()) {
            case "" -> digits <= 4 * groups && (groups == 1 || text.indexOf('/') > 0) && text.indexOf('.') < 0;
            case "a", "b", "c", "d", "e", "f" -> text.indexOf('-') > 0 || text.indexOf('–') > 0;
            case "page", "pageof", "of", "p", "pg", "第页", "第页共页" -> true;
            default -> false;
        };
    }

    private static boolean isRoman(String text) {
        for (int i = 0; i < text.length(); i++) {
            if ("ivx".indexOf(text.charAt(i)) < 0) {
                return false;
            }
        }
        return true;
    }
}
