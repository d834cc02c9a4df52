package dev.countersign.extract.clause;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;

/** Which of many groups of stems stand in a text, found in one pass over it (Aho and Corasick's automaton). */
final class Stems {
    private static final int LETTERS = 128;

    private final int[][] next;
    private final long[] groups;

    /** @param stems group by group, in small ASCII letters; at most 64 groups */
    Stems(List<List<String>> stems) {
        List<int[]> nodes = new ArrayList<>();
        List<Long> ends = new ArrayList<>();
        nodes.add(node());
        ends.add(0L);
        for (int group = 0; group < stems.size(); group++) {
            for (String stem : stems.get(group)) {
                int at = 0;
                for (int i = 0; i < stem.length(); i++) {
                    char letter = stem.charAt(i);
                    if (nodes.get(at)[letter] < 0) {
                        nodes.get(at)[letter] = nodes.size();
                        nodes.add(node());
                        ends.add(0L);
                    }
                    at = nodes.get(at)[letter];
                }
                ends.set(at, ends.get(at) | 1L << group);
            }
        }
        next = nodes.toArray(int[][]::new);
        groups = ends.stream().mapToLong(Long::longValue).toArray();
        link();
    }

    private static int[] node() {
        int[] node = new int[LETTERS];
        Arrays.fill(node, -1);
        return node;
    }

    /** Where no stem goes on, the longest ending of what was read that begins another one does. */
    private void link() {
        int[] back = new int[next.length];
        Queue<Integer> nodes = new ArrayDeque<>();
        for (int letter = 0; letter < LETTERS; letter++) {
            if (next[0][letter] < 0) {
                next[0][letter] = 0;
            } else {
                nodes.add(next[0][letter]);
            }
        }
        while (!nodes.isEmpty()) {
            int at = nodes.remove();
            groups[at] |= groups[back[at]];
            for (int letter = 0; letter < LETTERS; letter++) {
                int to = next[at][letter];
                if (to < 0) {
                    next[at][letter] = next[back[at]][letter];
                } else {
                    back[to] = next[back[at]][letter];
                    nodes.add(to);
                }
            }
        }
    }

    /** Bit by bit, the groups of which a stem stands in the text. */
    long in(String lower) {
        long found = 0;
        int at = 0;
        for (int i = 0; i < lower.length(); i++) {
            char letter = lower.charAt(i);
            at = letter < LETTERS ? next[at][letter] : 0;
            found |= groups[at];
        }
        return found;
    }
}
