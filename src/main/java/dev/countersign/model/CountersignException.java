package dev.countersign.model;

/** Something the person at the keyboard can mend: says where and what, and reads as a path ("deal.yaml: line 3: ..."). */
public final class CountersignException extends RuntimeException {
    public CountersignException(String where, String what) {
        super(where + ": " + what);
    }

    public CountersignException(String where, String what, Throwable cause) {
        super(where + ": " + what, cause);
    }
}
