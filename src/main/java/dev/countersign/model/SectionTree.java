package dev.countersign.model;

import java.util.ArrayList;
import java.util.List;

/**
 * Puts the numbered clauses and headings of a document into a tree. A number's place follows from its order among the others: an
 * "A." below "4." lies in it, and the "5." after it does not. A number that a sentence speaks of, far from that order, opens
 * no section; neither does the row of a table, unless the numbers of clauses run on in it.
 */
final class SectionTree {
    /** Clauses are left out or not recognised; more than these in a row are not. */
    private static final int MOST_MISSING = 3;

    private static final int LONGEST_TITLE = 100;

    /** What closes a number, and the signs of Markdown. */
    private static final String BEFORE_TITLE = " .):、．）:—–-\u00a0#*";

    /** A section that further blocks may lie in. */
    private record Open(int index, int level, Ordinal ordinal) {}

    private static final Ordinal NONE = new Ordinal(Ordinal.Style.OTHER, List.of());

    private final List<Block> blocks;
    private final List<Section> sections = new ArrayList<>();
    private final List<Open> open = new ArrayList<>();

    SectionTree(List<Block> blocks) {
        this.blocks = blocks;
    }

    List<Section> sections() {
        boolean rowsRunOn = false;
        boolean inRows = false;
        for (int i = 0; i < blocks.size(); i++) {
            Block block = blocks.get(i);
            if (block.kind() == Block.Kind.TABLE_ROW) {
                Ordinal ordinal = block.number().isEmpty() ? NONE : Ordinal.of(block.number());
                if (ordinal != NONE) {
                    rowsRunOn = inRows ? rowsRunOn : runsOn(ordinal);
                    inRows = true;
                    if (rowsRunOn && runsOn(ordinal)) {
                        add(i, ordinal, block);
                    }
                }
            } else if (block.kind() != Block.Kind.RUNNING) {
                inRows = false;
                if (block.level() > 0 && !isTitleOfLast(i)) {
                    Ordinal ordinal = block.number().isEmpty() ? NONE : Ordinal.of(block.number());
                    if (!isReference(ordinal) && !isStray(ordinal, block)) {
                        add(i, ordinal, block);
                    }
                }
            }
        }
        return sections;
    }

    /** The very next number of one that is open. */
    private boolean runsOn(Ordinal ordinal) {
        return open.stream().anyMatch(o -> ordinal.isNextTo(o.ordinal()));
    }

    /** "SECTION 4", and below it what it is called. */
    private boolean isTitleOfLast(int block) {
        if (sections.isEmpty()
                || blocks.get(block).kind() != Block.Kind.HEADING
                || !blocks.get(block).number().isEmpty()) {
            return false;
        }
        Section last = sections.get(sections.size() - 1);
        if (last.number().isEmpty()
                || !last.title().isEmpty()
                || blocks.get(last.block()).kind() != Block.Kind.HEADING) {
            return false;
        }
        for (int i = last.block() + 1; i < block; i++) {
            if (blocks.get(i).kind() != Block.Kind.RUNNING) {
                return false;
            }
        }
        sections.set(
                sections.size() - 1,
                new Section(last.block(), last.number(), blocks.get(block).text(), last.level(), last.parent()));
        return true;
    }

    /** "Section 10.1 [Term]." in the middle of section 1, or 3.3 again: what a sentence speaks of. */
    private boolean isReference(Ordinal ordinal) {
        if (ordinal.style() != Ordinal.Style.DECIMAL || ordinal.path().size() < 2) {
            return false;
        }
        for (int i = open.size() - 1; i >= 0; i--) {
            Ordinal other = open.get(i).ordinal();
            if (other.style() == Ordinal.Style.DECIMAL) {
                int ahead = ordinal.path().get(0) - other.path().get(0);
                return ahead < 0 || ahead > MOST_MISSING || ordinal.isBehind(other);
            }
        }
        return false;
    }

    /** "7 Village Circle": without a stop behind it, a number counts only where it is the first or runs on. */
    private boolean isStray(Ordinal ordinal, Block block) {
        if (ordinal.style() != Ordinal.Style.DECIMAL || ordinal.path().size() > 1 || ordinal.isFirst()) {
            return false;
        }
        String text = block.text();
        boolean bare = text.startsWith(block.number() + " ");
        return bare
                && open.stream()
                        .map(Open::ordinal)
                        .noneMatch(o -> ordinal.follows(o) && ordinal.last() - o.last() <= MOST_MISSING);
    }

    private void add(int block, Ordinal ordinal, Block opens) {
        int level = level(ordinal, opens.level());
        while (!open.isEmpty() && open.get(open.size() - 1).level() >= level) {
            open.remove(open.size() - 1);
        }
        int parent =
                open.isEmpty() ? Section.NO_PARENT : open.get(open.size() - 1).index();
        int depth = open.size() + 1;
        open.add(new Open(sections.size(), level, ordinal));
        sections.add(new Section(block, opens.number(), title(opens), depth, parent));
    }

    /** Where it hangs: beside the number it follows, in the number it begins with, else as deep as its reader says. */
    private int level(Ordinal ordinal, int written) {
        if (ordinal.style() == Ordinal.Style.ANNEX) {
            return 1;
        }
        for (int i = open.size() - 1; i >= 0; i--) {
            Open before = open.get(i);
            if (ordinal.follows(before.ordinal())) {
                return before.level();
            }
            if (ordinal.liesIn(before.ordinal()) || before.ordinal().holds(ordinal)) {
                return before.level() + 1;
            }
        }
        if (!open.isEmpty() && ordinal.isFirst()) {
            Open last = open.get(open.size() - 1);
            return last.level() + 1;
        }
        return Math.max(1, written);
    }

    /** What stands behind the number: all of a heading; of a clause the words before its first stop, if they look like a title. */
    private static String title(Block block) {
        String text = block.text();
        int number = block.number().isEmpty() ? -1 : text.indexOf(block.number());
        int from = number < 0 ? 0 : number + block.number().length();
        while (from < text.length() && BEFORE_TITLE.indexOf(text.charAt(from)) >= 0) {
            from++;
        }
        int to = text.length();
        while (to > from && (text.charAt(to - 1) == '*' || text.charAt(to - 1) == ' ')) {
            to--;
        }
        String rest = text.substring(from, to);
        if (block.kind() == Block.Kind.HEADING) {
            return rest;
        }
        int stop = rest.indexOf(". ");
        stop = stop < 0 && rest.endsWith(".") ? rest.length() - 1 : stop;
        return stop > 0 && stop <= LONGEST_TITLE && isTitle(rest.substring(0, stop)) ? rest.substring(0, stop) : "";
    }

    /** Its long words begin with a capital. */
    private static boolean isTitle(String text) {
        int words = 0;
        int upper = 0;
        for (String word : text.split(" ")) {
            if (word.length() > 3) {
                words++;
                upper += Character.isUpperCase(word.charAt(0)) ? 1 : 0;
            }
        }
        return words > 0 && upper * 3 >= words * 2;
    }
}
