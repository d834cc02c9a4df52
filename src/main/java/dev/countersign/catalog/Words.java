package dev.countersign.catalog;

import java.util.Locale;

/** A text of the catalogue in both its languages. */
public record Words(String en, String zh) {
    public Words {
        if (en == null || en.isBlank() || zh == null || zh.isBlank()) {
            throw new IllegalArgumentException("a text has en and zh");
        }
        en = en.strip();
        zh = zh.strip();
    }

    /** Chinese for Chinese, English for all else. */
    public String in(Locale language) {
        return language.getLanguage().equals("zh") ? zh : en;
    }
}
