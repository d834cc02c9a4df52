package dev.countersign.audit;

import dev.countersign.intake.Intake;
import dev.countersign.model.Document;
import dev.countersign.model.FileKind;
import dev.countersign.model.PagePicture;
import dev.countersign.model.Progress;
import dev.countersign.model.ReadDocument;
import dev.countersign.read.Passwords;
import dev.countersign.read.Readers;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Files read for themselves, outside any deal: the pipeline up to its second stage, for people and for measuring. */
public final class FileReading {
    private final Intake intake = new Intake();
    private final Readers readers;

    /** For files that no password locks. */
    public FileReading() {
        this(List.of(), Progress.NONE);
    }

    /** @param passwords tried on every file that needs one */
    public FileReading(List<String> passwords, Progress progress) {
        readers = new Readers(new Passwords(passwords, Map.of()), progress);
    }

    /**
     * Files as they are given, and the files of folders.
     *
     * @throws dev.countersign.model.CountersignException where there is no such file or folder
     */
    public List<Path> files(List<Path> paths) {
        return paths.stream().flatMap(p -> intake.filesOf(p).stream()).toList();
    }

    public boolean isPdf(Path file) {
        return document(file).kind() == FileKind.PDF;
    }

    /** What the file gives: the document and what it holds, each with the role that its content shows. */
    public List<ReadDocument> read(Path file) {
        return readers.read(document(file), file).stream()
                .map(intake::classified)
                .toList();
    }

    /** A page as it is shown, of a document that is a file by itself. */
    public PagePicture picture(ReadDocument read, Path file, int page) {
        return readers.picture(read.document(), file, page);
    }

    private Document document(Path file) {
        return intake.single(file, file.toString().replace('\\', '/'));
    }
}
