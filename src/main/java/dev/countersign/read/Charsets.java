package dev.countersign.read;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Finds out how a text is encoded: by its mark, by its zeros, by what decodes. */
public final class Charsets {
    private static final Charset GB18030 = Charset.forName("GB18030");
    /** Latin-1 with the quotation marks and the euro that Windows programs write. */
    private static final Charset LATIN = Charset.forName("windows-1252");

    private Charsets() {}

    /** UTF-8 or UTF-16; else GB18030 where that decodes and looks like it, else windows-1252. Marks of order are left out. */
    public static String decode(byte[] bytes) {
        return new String(bytes, of(bytes, true)).replace("\uFEFF", "");
    }

    /** As declared, where that is an encoding and fits the bytes. */
    public static String decode(byte[] bytes, String declared) {
        if (!declared.isBlank() && isKnown(declared)) {
            try {
                // GB2312 as declared is mostly the larger set that holds it.
                boolean chinese = declared.toLowerCase(Locale.ROOT).matches("gb2312|gbk|x-gbk");
                return Charset.forName(chinese ? "GB18030" : declared)
                        .newDecoder()
                        .onMalformedInput(CodingErrorAction.REPORT)
                        .onUnmappableCharacter(CodingErrorAction.REPORT)
                        .decode(ByteBuffer.wrap(bytes))
                        .toString()
                        .replace("\uFEFF", "");
            } catch (CharacterCodingException e) {
                return decode(bytes);
            }
        }
        return decode(bytes);
    }

    private static boolean isKnown(String name) {
        try {
            return Charset.isSupported(name);
        } catch (IllegalArgumentException noName) {
            return false;
        }
    }

    /**
     * The encoding of a text, by a sample from its start.
     *
     * @param whole whether the sample is the whole text; else its last character may be cut
     */
    public static Charset of(byte[] sample, boolean whole) {
        if (startsWith(sample, 0xEF, 0xBB, 0xBF)) {
            return StandardCharsets.UTF_8;
        }
        if (startsWith(sample, 0xFE, 0xFF)) {
            return StandardCharsets.UTF_16BE;
        }
        if (startsWith(sample, 0xFF, 0xFE)) {
            return StandardCharsets.UTF_16LE;
        }
        int[] zeros = new int[2];
        for (int i = 0; i < sample.length; i++) {
            zeros[i % 2] += sample[i] == 0 ? 1 : 0;
        }
        if (zeros[0] + zeros[1] > sample.length / 4) {
            return zeros[0] > zeros[1] ? StandardCharsets.UTF_16BE : StandardCharsets.UTF_16LE;
        }
        if (decodes(sample, StandardCharsets.UTF_8, whole)) {
            return StandardCharsets.UTF_8;
        }
        return decodes(sample, GB18030, whole) && pairs(sample) ? GB18030 : LATIN;
    }

    private static boolean startsWith(byte[] sample, int... mark) {
        if (sample.length < mark.length) {
            return false;
        }
        for (int i = 0; i < mark.length; i++) {
            if ((sample[i] & 0xff) != mark[i]) {
                return false;
            }
        }
        return true;
    }

    private static boolean decodes(byte[] sample, Charset charset, boolean whole) {
        CharsetDecoder decoder = charset.newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        CoderResult result = decoder.decode(ByteBuffer.wrap(sample), CharBuffer.allocate(sample.length + 1), whole);
        return !result.isError();
    }

    /** Chinese words are pairs of high bytes; an accent in a Western word stands between letters. */
    private static boolean pairs(byte[] sample) {
        int paired = 0;
        int single = 0;
        for (int i = 0; i < sample.length; i++) {
            if (sample[i] < 0) {
                boolean pair = i + 1 < sample.length && sample[i + 1] < 0;
                paired += pair ? 1 : 0;
                single += pair ? 0 : 1;
                i += pair ? 1 : 0;
            }
        }
        return paired >= single;
    }
}
