package dev.countersign.model;

import java.util.List;
import java.util.Objects;

/**
 * A section of a document: a numbered clause, or a heading without a number.
 *
 * @param block the index, from 0, of the block that opens it
 * @param number as it stands ("12.3", "SECTION 4", "第三条"); empty for a heading without one
 * @param title its heading, without the number; empty for a clause that goes straight on with its sentence
 * @param level 1 for a section that lies in no other
 * @param parent the index, from 0, of the section that it lies in, among those of the document; -1 for none
 */
public record Section(int block, String number, String title, int level, int parent) {
    public static final int NO_PARENT = -1;

    public Section {
        Objects.requireNonNull(number);
        Objects.requireNonNull(title);
    }

    /** The sections that the blocks of one document open, in reading order: a parent comes before what lies in it. */
    public static List<Section> of(List<Block> blocks) {
        return new SectionTree(blocks).sections();
    }
}
