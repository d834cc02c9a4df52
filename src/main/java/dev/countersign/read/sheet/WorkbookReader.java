package dev.countersign.read.sheet;

import dev.countersign.model.Document;
import dev.countersign.model.FileKind;
import dev.countersign.model.ReadDocument;
import dev.countersign.read.DocumentReader;
import dev.countersign.read.Passwords;
import dev.countersign.read.office.Encrypted;
import dev.countersign.read.office.OfficeFile;
import dev.countersign.read.office.OfficeZip;
import dev.countersign.read.office.Refusal;
import java.io.IOException;
import java.nio.file.Path;
import org.apache.poi.EncryptedDocumentException;

/**
 * Reads workbooks: XLSX, XLS and ODS. A sheet is a page; a row that holds anything is a block of one line, whose words lie in
 * their cells. Values are as shown; hidden sheets, rows and columns are read like the rest and named among the changes.
 */
public final class WorkbookReader implements DocumentReader {
    private final Passwords passwords;

    public WorkbookReader(Passwords passwords) {
        this.passwords = passwords;
    }

    @Override
    public boolean reads(FileKind kind) {
        return kind == FileKind.WORKBOOK;
    }

    @Override
    public ReadDocument read(Document document, Path file) {
        try {
            return switch (OfficeFile.of(file)) {
                case ZIP -> zip(document, file);
                case OLE2 ->
                    Encrypted.read(
                            file,
                            passwords.of(document.id()),
                            plain -> zip(document, plain),
                            plain -> Xls.read(document, plain));
                case RTF, OTHER -> ReadDocument.unread(document, "not a workbook");
            };
        } catch (EncryptedDocumentException locked) {
            return ReadDocument.unread(document, passwords.refusal(document.id()));
        } catch (IOException | RuntimeException | StackOverflowError | OutOfMemoryError broken) {
            // Hostile files meet the parsers with exceptions and errors of any kind; none of them may end the audit.
            return ReadDocument.unread(document, Refusal.reason(broken));
        }
    }

    private static ReadDocument zip(Document document, Path file) throws IOException {
        try (OfficeZip zip = OfficeZip.open(file)) {
            return zip.has("content.xml") ? Ods.read(document, zip) : Xlsx.read(document, zip);
        }
    }
}
