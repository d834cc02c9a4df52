package dev.countersign.measure;

/** Which contracts of a labelled folder are meant. */
public enum CuadPart {
    /** Two thirds, by the hash of the file's name. */
    DEVELOPMENT,
    /** The other third: unread until the first model was measured, read since. */
    HELD_OUT,
    ALL;

    boolean holds(String file) {
        return this == ALL || CuadFolder.isHeldOut(file) == (this == HELD_OUT);
    }
}
