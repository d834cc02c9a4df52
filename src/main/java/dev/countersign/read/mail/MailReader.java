package dev.countersign.read.mail;

import dev.countersign.model.Document;
import dev.countersign.model.FileKind;
import dev.countersign.model.ReadDocument;
import dev.countersign.read.ContainerReader;
import dev.countersign.read.Parts;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads mails as mail programs save them (EML, MHTML) and as Outlook does (MSG), and gives their attachments. */
public final class MailReader implements ContainerReader {
    private static final long LARGEST_FILE = 200L << 20;

    @Override
    public boolean reads(FileKind kind) {
        return kind == FileKind.MAIL;
    }

    @Override
    public ReadDocument read(Document document, Path file, Parts parts) {
        try {
            long size = Files.size(file);
            if (size == 0) {
                return ReadDocument.unread(document, "the file is empty (0 bytes)");
            }
            if (size > LARGEST_FILE) {
                return ReadDocument.unread(document, "larger than " + (LARGEST_FILE >> 20) + " MB");
            }
            Letter letter = isOutlook(file) ? OutlookMail.read(file, parts) : InternetMail.read(file, parts);
            return letter.isEmpty() ? ReadDocument.unread(document, "not a readable mail") : letter.read(document);
        } catch (IOException | RuntimeException | StackOverflowError | OutOfMemoryError broken) {
            // Damaged mails show in exceptions of many kinds; none of them may end the audit.
            return ReadDocument.unread(document, "not a readable mail");
        }
    }

    private static boolean isOutlook(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            byte[] head = in.readNBytes(2);
            return head.length == 2 && (head[0] & 0xff) == 0xd0 && (head[1] & 0xff) == 0xcf;
        }
    }
}
