package dev.countersign.extract.clause;

import dev.countersign.numerals.EnglishNumerals;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;

/**
 * A sentence as numbers: its words, pairs and triples of words, the words of its heading and of its neighbours, and the cues
 * that hold. Words are not kept: each is a bucket of {@link #BUCKETS}, the same on every machine.
 */
public final class Features {
    static final int BITS = 18;
    static final int BUCKETS = 1 << BITS;

    /** Neighbours say less than the sentence itself. */
    private static final float NEIGHBOUR = 0.45f;

    private static final float HEADING = 0.8f;
    private static final float CUE = 0.5f;

    private static final float FOUR = 0.5f;

    /** Longest sentence that is looked at whole, in words. */
    private static final int LONGEST = 260;

    private Features() {}

    /** Buckets and cues together. */
    public static int width() {
        return BUCKETS + ClauseCues.COUNT;
    }

    /** Buckets, each once, with its weight; the vector has length one, so that long sentences are not louder. */
    public record Vector(int[] buckets, float[] weights) {}

    private static final int NUMBER = 0x2545f491;

    /**
     * The words of a sentence, hashed once for itself and its neighbours.
     *
     * @param stems without the endings of English; numbers are all one word
     */
    private record Words(int[] stems) {
        static Words of(String text) {
            int[] stems = new int[LONGEST];
            int count = 0;
            int length = text.length();
            int i = 0;
            while (i < length && count < LONGEST) {
                char c = text.charAt(i);
                if (c >= '\u3400' && c < '\ua000') {
                    stems[count++] = c;
                    i++;
                } else if (Character.isLetterOrDigit(c)) {
                    int from = i;
                    boolean digits = true;
                    while (i < length && isOfWord(text.charAt(i))) {
                        digits &= !Character.isLetter(text.charAt(i));
                        i++;
                    }
                    String word = text.substring(from, i).toLowerCase(Locale.ROOT);
                    boolean number = digits || EnglishNumerals.isWord(word);
                    // "thirty (30)" is one number.
                    if (number && count > 0 && stems[count - 1] == NUMBER) {
                        continue;
                    }
                    stems[count++] = number ? NUMBER : stem(word);
                } else {
                    if (c == '%' || c == '$') {
                        stems[count++] = c;
                    }
                    i++;
                }
            }
            return new Words(Arrays.copyOf(stems, count));
        }

        private static boolean isOfWord(char c) {
            return Character.isLetterOrDigit(c) && !(c >= '\u3400' && c < '\ua000') || c == '\'' || c == '\u2019';
        }

        private static int stem(String word) {
            int end = word.length();
            if (word.endsWith("'s") || word.endsWith("\u2019s")) {
                end -= 2;
            }
            if (end > 3 && word.charAt(end - 1) == 's' && word.charAt(end - 2) != 's') {
                end--;
            }
            if (end > 5 && word.startsWith("ed", end - 2)) {
                end -= 2;
            } else if (end > 6 && word.startsWith("ing", end - 3)) {
                end -= 3;
            } else if (end > 7 && word.startsWith("ion", end - 3)) {
                end -= 3;
            }
            if (end > 4 && word.charAt(end - 1) == 'e') {
                end--;
            }
            int hash = 17;
            for (int i = 0; i < end; i++) {
                hash = hash * 31 + word.charAt(i);
            }
            return hash;
        }
    }

    /** Of each sentence of a document, in order. */
    public static Vector[] of(List<Sentence> sentences) {
        int n = sentences.size();
        Words[] words = new Words[n];
        for (int i = 0; i < n; i++) {
            words[i] = Words.of(sentences.get(i).text());
        }
        Vector[] vectors = new Vector[n];
        Gather gather = new Gather();
        String above = "";
        int[] heading = new int[0];
        for (int i = 0; i < n; i++) {
            Sentence sentence = sentences.get(i);
            gather.clear();
            gather.grams(words[i].stems());
            if (!sentence.heading().equals(above)) {
                above = sentence.heading();
                heading = Words.of(above).stems();
            }
            gather.bag(heading, 0x51ed270b, HEADING);
            boolean goesOn = i > 0 && sentences.get(i - 1).block() == sentence.block();
            if (i > 0) {
                gather.bag(words[i - 1].stems(), goesOn ? 0x2f0b4c47 : 0x7a3fe925, NEIGHBOUR);
            }
            if (i + 1 < n && sentences.get(i + 1).block() == sentence.block()) {
                gather.bag(words[i + 1].stems(), 0x193a6d55, NEIGHBOUR);
            }
            gather.one(0x3c6ef372 + sentence.form().ordinal(), 0.3f);
            gather.one(0x6a09e667 + Math.min(7, words[i].stems().length / 12), 0.3f);
            gather.one(0x1f83d9ab + (i < 25 ? 0 : 1 + 4 * i / n), 0.3f);
            vectors[i] = gather.vector(ClauseCues.in(sentence));
        }
        return vectors;
    }

    /** Collects buckets of one sentence. */
    private static final class Gather {
        /** By bucket; 0 where it was not met. */
        private final float[] weightOf = new float[BUCKETS];

        private int[] met = new int[2048];
        private int size;

        void clear() {
            for (int i = 0; i < size; i++) {
                weightOf[met[i]] = 0;
            }
            size = 0;
        }

        void one(int hash, float weight) {
            int h = hash * 0x9e3779b1;
            h ^= h >>> 15;
            h *= 0x85ebca6b;
            h ^= h >>> 13;
            int bucket = h & (BUCKETS - 1);
            float before = weightOf[bucket];
            if (before == 0) {
                if (size == met.length) {
                    met = Arrays.copyOf(met, size * 2);
                }
                met[size++] = bucket;
            }
            if (weight > before) {
                weightOf[bucket] = weight;
            }
        }

        void grams(int[] stems) {
            for (int i = 0; i < stems.length; i++) {
                one(stems[i], 1);
                if (i + 1 < stems.length) {
                    int two = stems[i] * 1000003 + stems[i + 1];
                    one(two + 0x5bd1e995, 1);
                    if (i + 2 < stems.length) {
                        int three = two * 1000003 + stems[i + 2];
                        one(three + 0x27d4eb2f, 0.8f);
                        // A gap: "terminate [this] agreement".
                        one((stems[i] * 7919 + stems[i + 2]) * 31 + 0x165667b1, 0.6f);
                        if (i + 3 < stems.length) {
                            one(three * 1000003 + stems[i + 3] + 0x4cf5ad43, FOUR);
                        }
                    }
                }
            }
        }

        void bag(int[] words, int salt, float weight) {
            int most = Math.min(words.length, 60);
            for (int i = 0; i < most; i++) {
                one(words[i] * 31 + salt, weight);
            }
        }

        /** Each bucket once, at its greatest weight; the words at length one, the cues beside them. */
        Vector vector(BitSet cues) {
            int[] buckets = Arrays.copyOf(met, size + cues.cardinality());
            float[] weights = new float[buckets.length];
            double square = 0;
            for (int i = 0; i < size; i++) {
                weights[i] = weightOf[met[i]];
                square += weights[i] * weights[i];
            }
            float length = square == 0 ? 1 : (float) Math.sqrt(square);
            for (int i = 0; i < size; i++) {
                weights[i] /= length;
            }
            int n = size;
            for (int cue = cues.nextSetBit(0); cue >= 0; cue = cues.nextSetBit(cue + 1)) {
                buckets[n] = BUCKETS + cue;
                weights[n++] = CUE;
            }
            return new Vector(buckets, weights);
        }
    }
}
