package dev.countersign.model;

/** How far the deal has come. From a check's own stage on, what it cannot decide counts as due. */
public enum Stage {
    QUOTE,
    TEST,
    CONTRACT,
    SIGNING,
    RUNNING
}
