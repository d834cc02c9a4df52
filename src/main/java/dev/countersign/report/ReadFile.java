package dev.countersign.report;

import dev.countersign.model.PagePicture;
import dev.countersign.model.ReadDocument;
import java.util.Objects;
import java.util.function.IntFunction;

/**
 * A document that was read, to be shown.
 *
 * @param pictures draws a page, by its number from 1; asked only by a report that shows pages
 */
public record ReadFile(ReadDocument read, IntFunction<PagePicture> pictures) {
    public ReadFile {
        Objects.requireNonNull(read);
        Objects.requireNonNull(pictures);
    }
}
