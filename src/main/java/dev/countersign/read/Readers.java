package dev.countersign.read;

import dev.countersign.model.Document;
import dev.countersign.model.FileKind;
import dev.countersign.model.PagePicture;
import dev.countersign.model.Progress;
import dev.countersign.model.ReadDocument;
import dev.countersign.read.archive.ArchiveReader;
import dev.countersign.read.data.DataReader;
import dev.countersign.read.mail.MailReader;
import dev.countersign.read.pdf.PagePictures;
import dev.countersign.read.pdf.PdfReader;
import dev.countersign.read.sheet.CsvReader;
import dev.countersign.read.sheet.WorkbookReader;
import dev.countersign.read.text.TextReader;
import dev.countersign.read.web.HtmlReader;
import dev.countersign.read.word.WordReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** All readers there are. A new format is one class, and one line here. */
public final class Readers {
    private final Passwords passwords;
    private final List<DocumentReader> readers;
    private final List<ContainerReader> containers = List.of(new ArchiveReader(), new MailReader());

    /** For documents that no password locks. */
    public Readers() {
        this(Passwords.NONE);
    }

    public Readers(Passwords passwords) {
        this(passwords, Progress.NONE);
    }

    public Readers(Passwords passwords, Progress progress) {
        this.passwords = passwords;
        readers = List.of(
                new PdfReader(passwords, progress),
                new DataReader(),
                new TextReader(),
                new WordReader(passwords),
                new WorkbookReader(passwords),
                new CsvReader(),
                new HtmlReader());
    }

    /** The document, and after it what it holds: a mail's attachments, an archive's files, and so on down. */
    public List<ReadDocument> read(Document document, Path file) {
        return read(document, file, new Allowance());
    }

    private List<ReadDocument> read(Document document, Path file, Allowance allowance) {
        Optional<ContainerReader> container = container(document.kind());
        if (container.isPresent()) {
            return unpacked(container.get(), document, file, allowance);
        }
        return List.of(
                readers.stream()
                        .filter(r -> r.reads(document.kind()))
                        .findFirst()
                        .map(r -> r.read(document, file))
                        .orElseGet(
                                () -> ReadDocument.unread(
                                        document,
                                        "no reader takes this kind of file; if it is no part of the deal, name it under ignore in deal.yaml")));
    }

    private Optional<ContainerReader> container(FileKind kind) {
        return containers.stream().filter(c -> c.reads(kind)).findFirst();
    }

    private List<ReadDocument> unpacked(ContainerReader reader, Document document, Path file, Allowance allowance) {
        if (allowance.isDeepest()) {
            return List.of(ReadDocument.unread(
                    document, "lies in " + Allowance.DEPTH + " others, one in the other, and is not opened"));
        }
        try (Parts parts = new Parts(document, allowance)) {
            List<ReadDocument> read = new ArrayList<>();
            read.add(parts.remarked(reader.read(document, file, parts)));
            for (Parts.Part part : parts.unpacked()) {
                read.addAll(read(part.document(), part.file(), allowance.deeper()));
            }
            return read;
        }
    }

    /** A page as it is shown; only PDF files have pages of their own. */
    public PagePicture picture(Document document, Path file, int page) {
        return document.kind() == FileKind.PDF
                ? PagePictures.of(file, page, passwords.of(document.id()))
                : PagePicture.none("has no pages");
    }
}
