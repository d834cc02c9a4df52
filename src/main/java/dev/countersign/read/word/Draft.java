package dev.countersign.read.word;

/** Which reading of a draft with open changes is meant. */
enum Draft {
    /** As if all changes were accepted. */
    ACCEPTED,
    /** As if all were rejected. */
    REJECTED
}
