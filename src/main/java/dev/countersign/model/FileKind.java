package dev.countersign.model;

/** What a file is: decides which reader takes it. */
public enum FileKind {
    PDF,
    YAML,
    JSON,
    MARKDOWN,
    TEXT,
    WORD,
    WORKBOOK,
    CSV,
    HTML,
    MAIL,
    ARCHIVE,
    /** A kind that no reader takes: pictures, programs. */
    UNSUPPORTED
}
