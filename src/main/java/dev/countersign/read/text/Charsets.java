package dev.countersign.read.text;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Finds out how a text is encoded that does not say. */
public final class Charsets {
    private Charsets() {}

    /** UTF-8, or UTF-16 by its mark; else GB18030 where that decodes, else Latin-1. */
    public static String decode(byte[] bytes) {
        if (bytes.length >= 2 && (bytes[0] & 0xff) == 0xfe && (bytes[1] & 0xff) == 0xff
                || bytes.length >= 2 && (bytes[0] & 0xff) == 0xff && (bytes[1] & 0xff) == 0xfe) {
            return new String(bytes, StandardCharsets.UTF_16);
        }
        for (Charset charset : List.of(StandardCharsets.UTF_8, Charset.forName("GB18030"))) {
            try {
                return charset.newDecoder()
                        .onMalformedInput(CodingErrorAction.REPORT)
                        .onUnmappableCharacter(CodingErrorAction.REPORT)
                        .decode(ByteBuffer.wrap(bytes))
                        .toString()
                        .replace("\uFEFF", "");
            } catch (CharacterCodingException e) {
                continue;
            }
        }
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    /** As declared, where that is an encoding and fits the bytes. */
    public static String decode(byte[] bytes, String declared) {
        if (!declared.isBlank() && isKnown(declared)) {
            try {
                // GB2312 as declared is mostly the larger set that holds it.
                boolean chinese = declared.toLowerCase(java.util.Locale.ROOT).matches("gb2312|gbk|x-gbk");
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
}
