package dev.countersign.model;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;

/** Finds what a misspelt key was meant to be. */
public final class Spelling {
    private Spelling() {}

    /** The known word with the fewest edits from what was written; the first by alphabet where several have. */
    public static String nearest(String written, Collection<String> known) {
        return known.stream()
                .sorted()
                .min(Comparator.comparingInt(k -> edits(written.toLowerCase(Locale.ROOT), k.toLowerCase(Locale.ROOT))))
                .orElse("");
    }

    /** Levenshtein distance. */
    private static int edits(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int cost = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(cost, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[b.length()];
    }
}
