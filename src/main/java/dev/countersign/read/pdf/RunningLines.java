package dev.countersign.read.pdf;

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

    private static final int MOST_A_BAND = 5;

    private final Map<String, Integer> seen = new HashMap<>();
    private final int pages;

    private RunningLines(int pages) {
        this.pages = pages;
    }

    /** For each page, which of its lines run. */
    static List<boolean[]> of(List<PageText> pages) {
        RunningLines running = new RunningLines(pages.size());
        for (PageText page : pages) {
            Set<String> here = new HashSet<>();
            for (int i : candidates(page)) {
                here.add(key(page, page.lines().get(i)));
            }
            here.forEach(key -> running.seen.merge(key, 1, Integer::sum));
        }
        List<boolean[]> result = new ArrayList<>(pages.size());
        for (PageText page : pages) {
            boolean[] runs = new boolean[page.lines().size()];
            List<Integer> candidates = candidates(page);
            for (int i : candidates) {
                TextLine line = page.lines().get(i);
                // A page that holds nothing else is a list of titles, not a page with a header.
                boolean alone = candidates.size() == page.lines().size() && candidates.size() < 3;
                runs[i] = isPageNumber(line.text()) || !alone && running.comesAgain(page, line);
            }
            result.add(runs);
        }
        return result;
    }

    private boolean comesAgain(PageText page, TextLine line) {
        int times = seen.getOrDefault(key(page, line), 0);
        return times >= (pages <= 4 ? 2 : 3);
    }

    /** The outermost lines of the bands; what stands in a table that reaches further is the table's. */
    private static List<Integer> candidates(PageText page) {
        List<Integer> head = new ArrayList<>();
        List<Integer> foot = new ArrayList<>();
        for (int i = 0; i < page.lines().size(); i++) {
            TextLine line = page.lines().get(i);
            if (line.isUpright() && line.cell() == TextLine.NO_CELL) {
                double bottom = line.box().top() + line.box().height();
                if (bottom <= page.height() * BAND) {
                    head.add(i);
                } else if (line.box().top() >= page.height() * (1 - BAND)) {
                    foot.add(i);
                }
            }
        }
        head.sort(Comparator.comparingDouble(i -> page.lines().get(i).baseline()));
        foot.sort(Comparator.comparingDouble(i -> -page.lines().get(i).baseline()));
        List<Integer> all = new ArrayList<>(head.subList(0, Math.min(MOST_A_BAND, head.size())));
        all.addAll(foot.subList(0, Math.min(MOST_A_BAND, foot.size())));
        return all;
    }

    /** The line without its digits and blanks, and the half of the page it stands in. */
    private static String key(PageText page, TextLine line) {
        StringBuilder key = new StringBuilder(line.text().length() + 1);
        key.append(line.baseline() < page.height() / 2 ? '^' : '_');
        boolean digits = false;
        for (int i = 0; i < line.text().length(); i++) {
            char c = line.text().charAt(i);
            if (Character.isDigit(c)) {
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
