package dev.countersign.model;

/** Whose right or duty something is. */
public enum Side {
    BUYER,
    SUPPLIER,
    /** Either party alike, or both. */
    EITHER
}
