package dev.countersign.extract.clause;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Queue;

/** Which of many groups of stems stand in a text, found in one pass over it (Aho and Corasick's automaton). */
final class Stems {
    private static final int LETTERS = 128;

    private final int[][] next;

    /** By node, the groups of which a stem ends there; empty at most. */
    private final BitSet[] groups;

    /** @param stems group by group, in small ASCII letters */
    Stems(List<List<String>> stems) {
        List<int[]> nodes = new ArrayList<>();
        List<BitSet> ends = new ArrayList<>();
        nodes.add(node());
        ends.add(new BitSet());
        for (int group = 0; group < stems.size(); group++) {
            for (String stem : stems.get(group)) {
                int at = 0;
                for (int i = 0; i < stem.length(); i++) {
                    char letter = stem.charAt(i);
                    if (nodes.get(at)[letter] < 0) {
                        nodes.get(at)[letter] = nodes.size();
                        nodes.add(node());
                        ends.add(new BitSet());
                    }
                    at = nodes.get(at)[letter];
                }
                ends.get(at).set(group);
            }
        }
        next = nodes.toArray(int[][]::new);
        groups = ends.toArray(BitSet[]::new);
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
            groups[at].or(groups[back[at]]);
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

    /** The groups of which a stem stands in the text. */
    BitSet in(String lower) {
        BitSet found = new BitSet();
        int at = 0;
        for (int i = 0; i < lower.length(); i++) {
            char letter = lower.charAt(i);
            at = letter < LETTERS ? next[at][letter] : 0;
            if (!groups[at].isEmpty()) {
                found.or(groups[at]);
            }
        }
        return found;
    }
}
