package dev.countersign.model;

/** Is told, page by page, how far a reading has come that takes long: the recognition of scanned pages. */
@FunctionalInterface
public interface Progress {
    Progress NONE = (document, done, of) -> {};

    /** So many of the document's scanned pages are done. Called by several threads, one for each document. */
    void recognised(DocumentId document, int done, int of);
}
