package dev.countersign.measure;

/** Which contracts of a labelled folder are meant. */
public enum CuadPart {
    /** Two thirds: cues are written and choices made on these. */
    DEVELOPMENT,
    /** One third, by the hash of the file's name: never read while cues are written, measured at the end. */
    HELD_OUT,
    ALL;

    boolean holds(String file) {
        return this == ALL || CuadFolder.isHeldOut(file) == (this == HELD_OUT);
    }
}
