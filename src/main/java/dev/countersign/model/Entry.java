package dev.countersign.model;

/** A scalar of a YAML or JSON file: its JSON pointer, its line from 1, and its text as written (quotes and blanks around it removed). */
public record Entry(String pointer, int line, String text) {}
