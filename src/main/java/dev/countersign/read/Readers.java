package dev.countersign.read;

import dev.countersign.model.Document;
import dev.countersign.model.FileKind;
import dev.countersign.model.PagePicture;
import dev.countersign.model.ReadDocument;
import dev.countersign.read.data.DataReader;
import dev.countersign.read.pdf.PagePictures;
import dev.countersign.read.pdf.PdfReader;
import dev.countersign.read.text.TextReader;
import java.nio.file.Path;
import java.util.List;

/** All readers there are. A new format is one class, and one line here. */
public final class Readers {
    private final List<DocumentReader> readers = List.of(new PdfReader(), new DataReader(), new TextReader());

    public ReadDocument read(Document document, Path file) {
        return readers.stream()
                .filter(r -> r.reads(document.kind()))
                .findFirst()
                .map(r -> r.read(document, file))
                .orElseGet(
                        () -> ReadDocument.unread(
                                document,
                                "no reader takes this kind of file; if it is no part of the deal, name it under ignore in deal.yaml"));
    }

    /** A page as it is shown; only PDF files have pages of their own. */
    public PagePicture picture(Document document, Path file, int page) {
        return document.kind() == FileKind.PDF ? PagePictures.of(file, page) : PagePicture.none("has no pages");
    }
}
