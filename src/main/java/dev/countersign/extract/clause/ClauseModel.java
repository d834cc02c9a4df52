package dev.countersign.extract.clause;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * How much each word and cue speaks for each clause: one linear classifier a clause, and the two bounds that its scores are
 * held against. Weights are kept as bytes.
 */
public final class ClauseModel {
    private static final int VERSION = 1;
    private static final String FILE = "clauses.model";

    private static final class BuiltIn {
        private static final ClauseModel MODEL = load();

        private static ClauseModel load() {
            try (InputStream in = ClauseModel.class.getResourceAsStream(FILE)) {
                return read(in);
            } catch (IOException e) {
                throw new IllegalStateException(FILE + " in the jar is not readable", e);
            }
        }
    }

    /** Rows of buckets, a column a clause. */
    private final int[] rowOf;

    private final byte[] weights;
    private final float[] scales;
    private final float[] biases;
    private final float[] presence;
    private final float[] further;

    private ClauseModel(
            int[] rowOf, byte[] weights, float[] scales, float[] biases, float[] presence, float[] further) {
        this.rowOf = rowOf;
        this.weights = weights;
        this.scales = scales;
        this.biases = biases;
        this.presence = presence;
        this.further = further;
    }

    /** The one in the jar; it is read at its first use. */
    public static ClauseModel builtIn() {
        return BuiltIn.MODEL;
    }

    /**
     * @param learned weights by clause and bucket, the bias last
     * @param presence a contract has the clause where a sentence scores this at least
     * @param further then sentences that score this at least are shown too
     */
    public static ClauseModel of(List<float[]> learned, float[] presence, float[] further) {
        int clauses = learned.size();
        int buckets = learned.get(0).length - 1;
        float[] scales = new float[clauses];
        float[] biases = new float[clauses];
        for (int c = 0; c < clauses; c++) {
            float most = 1e-6f;
            for (int b = 0; b < buckets; b++) {
                most = Math.max(most, Math.abs(learned.get(c)[b]));
            }
            scales[c] = most / 127;
            biases[c] = learned.get(c)[buckets];
        }
        int[] rowOf = new int[buckets];
        byte[] weights = new byte[clauses * (buckets + 1)];
        int rows = 0;
        for (int b = 0; b < buckets; b++) {
            boolean any = false;
            for (int c = 0; c < clauses; c++) {
                byte weight = (byte) Math.round(learned.get(c)[b] / scales[c]);
                // What is next to nothing is nothing: it would make the file large and the score no better.
                weights[(rows + 1) * clauses + c] = Math.abs(weight) < 3 ? 0 : weight;
                any |= Math.abs(weight) >= 3;
            }
            if (any) {
                rowOf[b] = ++rows;
            }
        }
        byte[] kept = Arrays.copyOf(weights, (rows + 1) * clauses);
        Arrays.fill(kept, 0, clauses, (byte) 0);
        return new ClauseModel(rowOf, kept, scales, biases, presence.clone(), further.clone());
    }

    /** By clause. */
    public float[] scores(Features.Vector vector) {
        int clauses = scales.length;
        float[] sums = new float[clauses];
        int[] buckets = vector.buckets();
        float[] values = vector.weights();
        for (int i = 0; i < buckets.length; i++) {
            int row = rowOf[buckets[i]];
            if (row != 0) {
                float value = values[i];
                int at = row * clauses;
                for (int c = 0; c < clauses; c++) {
                    sums[c] += value * weights[at + c];
                }
            }
        }
        for (int c = 0; c < clauses; c++) {
            sums[c] = sums[c] * scales[c] + biases[c];
        }
        return sums;
    }

    float presence(Clause clause) {
        return presence[clause.ordinal()];
    }

    float further(Clause clause) {
        return further[clause.ordinal()];
    }

    public void write(OutputStream to) throws IOException {
        int clauses = scales.length;
        try (DataOutputStream out = new DataOutputStream(new GZIPOutputStream(to))) {
            out.writeInt(VERSION);
            out.writeInt(clauses);
            out.writeInt(rowOf.length);
            for (int c = 0; c < clauses; c++) {
                out.writeFloat(scales[c]);
                out.writeFloat(biases[c]);
                out.writeFloat(presence[c]);
                out.writeFloat(further[c]);
            }
            int before = -1;
            for (int b = 0; b < rowOf.length; b++) {
                if (rowOf[b] != 0) {
                    int at = rowOf[b] * clauses;
                    int mask = 0;
                    for (int c = 0; c < clauses; c++) {
                        mask |= weights[at + c] != 0 ? 1 << c : 0;
                    }
                    int gap = b - before;
                    while (gap >= 128) {
                        out.writeByte(gap & 127 | 128);
                        gap >>>= 7;
                    }
                    out.writeByte(gap);
                    out.writeInt(mask);
                    for (int c = 0; c < clauses; c++) {
                        if (weights[at + c] != 0) {
                            out.writeByte(weights[at + c]);
                        }
                    }
                    before = b;
                }
            }
            out.writeByte(0);
        }
    }

    public static ClauseModel read(InputStream from) throws IOException {
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(new GZIPInputStream(from), 1 << 16))) {
            int version = in.readInt();
            int clauses = in.readInt();
            int buckets = in.readInt();
            if (version != VERSION
                    || clauses != Clause.values().length
                    || buckets != Features.BUCKETS + ClauseCues.COUNT) {
                throw new IOException("a clause model of another version; train it again");
            }
            float[] scales = new float[clauses];
            float[] biases = new float[clauses];
            float[] presence = new float[clauses];
            float[] further = new float[clauses];
            for (int c = 0; c < clauses; c++) {
                scales[c] = in.readFloat();
                biases[c] = in.readFloat();
                presence[c] = in.readFloat();
                further[c] = in.readFloat();
            }
            int[] rowOf = new int[buckets];
            byte[] weights = new byte[clauses * 4096];
            int rows = 0;
            int bucket = -1;
            for (int gap = gap(in); gap != 0; gap = gap(in)) {
                bucket += gap;
                rowOf[bucket] = ++rows;
                if ((rows + 1) * clauses > weights.length) {
                    weights = Arrays.copyOf(weights, weights.length * 2);
                }
                int mask = in.readInt();
                for (int c = 0; c < clauses; c++) {
                    if ((mask >>> c & 1) != 0) {
                        weights[rows * clauses + c] = in.readByte();
                    }
                }
            }
            return new ClauseModel(rowOf, weights, scales, biases, presence, further);
        }
    }

    private static int gap(DataInputStream in) throws IOException {
        int gap = 0;
        int shift = 0;
        int b = in.readUnsignedByte();
        while (b >= 128) {
            gap |= (b & 127) << shift;
            shift += 7;
            b = in.readUnsignedByte();
        }
        return gap | b << shift;
    }
}
