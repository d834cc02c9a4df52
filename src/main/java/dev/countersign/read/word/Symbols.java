package dev.countersign.read.word;

import java.util.Locale;
import java.util.Map;

/** Characters of the symbol fonts, which lie at U+F0xx, as the signs they show. */
final class Symbols {
    private static final Map<Integer, String> WINGDINGS = Map.ofEntries(
            Map.entry(0x6C, "●"),
            Map.entry(0x6E, "■"),
            Map.entry(0x6F, "☐"),
            Map.entry(0x71, "☐"),
            Map.entry(0x72, "☐"),
            Map.entry(0x78, "☒"),
            Map.entry(0xA7, "▪"),
            Map.entry(0xA8, "☐"),
            Map.entry(0xD8, "➢"),
            Map.entry(0xE0, "→"),
            Map.entry(0xFB, "✗"),
            Map.entry(0xFC, "✓"),
            Map.entry(0xFD, "☒"),
            Map.entry(0xFE, "☑"),
            Map.entry(0x52, "☑"),
            Map.entry(0x53, "☒"),
            Map.entry(0xA3, "☐"));

    private static final Map<Integer, String> SYMBOL = Map.ofEntries(
            Map.entry(0xA3, "≤"),
            Map.entry(0xA5, "∞"),
            Map.entry(0xAE, "→"),
            Map.entry(0xB0, "°"),
            Map.entry(0xB1, "±"),
            Map.entry(0xB3, "≥"),
            Map.entry(0xB4, "×"),
            Map.entry(0xB7, "•"),
            Map.entry(0xB8, "÷"),
            Map.entry(0xB9, "≠"),
            Map.entry(0xBB, "≈"),
            Map.entry(0x2D, "−"),
            Map.entry(0x6D, "μ"),
            Map.entry(0x53, "Σ"),
            Map.entry(0xD2, "®"),
            Map.entry(0xD3, "©"),
            Map.entry(0xD4, "™"));

    private Symbols() {}

    static boolean isSymbolFont(String font) {
        String name = font.toLowerCase(Locale.ROOT);
        return name.startsWith("wingdings") || name.equals("symbol") || name.equals("webdings");
    }

    /** A sign in hex, of a font. */
    static String of(String font, String hex) {
        int code;
        try {
            code = Integer.parseInt(hex, 16);
        } catch (NumberFormatException e) {
            return "\uFFFD";
        }
        if (code > 0xFFFF) {
            return "\uFFFD";
        }
        int low = code >= 0xF000 ? code - 0xF000 : code;
        if (!isSymbolFont(font)) {
            return code >= 0xF000 && code < 0xF100 ? "\uFFFD" : String.valueOf((char) code);
        }
        Map<Integer, String> signs = font.equalsIgnoreCase("symbol") ? SYMBOL : WINGDINGS;
        return signs.getOrDefault(low, "\uFFFD");
    }

    /** A list's bullet: the sign itself where it has a name, else a plain one. */
    static String bullet(String text, boolean symbolFont) {
        if (text.isBlank()) {
            return "";
        }
        int code = text.codePointAt(0);
        boolean ownUse = code >= 0xE000 && code <= 0xF8FF;
        if (ownUse) {
            int low = code & 0xFF;
            return low == 0xB7 ? "•" : WINGDINGS.getOrDefault(low, "•");
        }
        return symbolFont ? "•" : text.strip();
    }
}
