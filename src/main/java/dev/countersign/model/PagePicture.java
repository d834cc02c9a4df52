package dev.countersign.model;

import java.util.Objects;

/**
 * A page as a viewer shows it; or why there is no picture of it.
 *
 * @param png in base64; empty where there is none
 * @param why there is none, in a few words; empty where there is one
 */
public record PagePicture(String png, String why) {
    public PagePicture {
        Objects.requireNonNull(png);
        Objects.requireNonNull(why);
    }

    public static PagePicture none(String why) {
        return new PagePicture("", why);
    }

    public boolean isThere() {
        return !png.isEmpty();
    }
}
