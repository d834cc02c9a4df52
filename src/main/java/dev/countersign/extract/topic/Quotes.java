package dev.countersign.extract.topic;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Cuts a sentence to what a person reads at a glance: at most 110 words, with the match in the middle. */
final class Quotes {
    private static final int MOST_WORDS = 110;
    private static final Pattern WORD = Pattern.compile("[0-9A-Za-z]+|[\u4e00-\u9fff]");

    private Quotes() {}

    static String around(String sentence, int start, int end) {
        List<int[]> words = new ArrayList<>();
        Matcher m = WORD.matcher(sentence);
        while (m.find()) {
            words.add(new int[] {m.start(), m.end()});
        }
        if (words.size() <= MOST_WORDS) {
            return sentence;
        }
        int at = 0;
        while (at < words.size() - 1 && words.get(at)[1] <= start) {
            at++;
        }
        int last = at;
        while (last < words.size() - 1 && words.get(last + 1)[0] < end) {
            last++;
        }
        int room = Math.max(0, MOST_WORDS - (last - at + 1));
        int from = Math.max(0, Math.min(at - room / 3, words.size() - MOST_WORDS));
        int to = Math.min(words.size(), from + MOST_WORDS) - 1;
        return sentence.substring(words.get(from)[0], to == words.size() - 1 ? sentence.length() : words.get(to)[1]);
    }
}
