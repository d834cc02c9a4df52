package dev.countersign.model;

/** What a file is, by its first bytes and then its name: decides which reader takes it. */
public enum FileKind {
    PDF,
    YAML,
    JSON,
    MARKDOWN,
    TEXT,
    /** A kind that is known by sight but that no reader takes yet: Word, Excel, mail, archives, pictures. */
    UNSUPPORTED
}
