package dev.countersign.read.mail;

import dev.countersign.read.Parts;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.poi.hsmf.MAPIMessage;
import org.apache.poi.hsmf.datatypes.AttachmentChunks;
import org.apache.poi.hsmf.datatypes.MAPIProperty;
import org.apache.poi.hsmf.datatypes.PropertyValue;
import org.apache.poi.hsmf.datatypes.StringChunk;
import org.apache.poi.hsmf.exceptions.ChunkNotFoundException;
import org.apache.poi.poifs.filesystem.DirectoryNode;
import org.apache.poi.poifs.filesystem.DocumentInputStream;
import org.apache.poi.poifs.filesystem.DocumentNode;
import org.apache.poi.poifs.filesystem.Entry;
import org.apache.poi.poifs.filesystem.EntryUtils;
import org.apache.poi.poifs.filesystem.POIFSFileSystem;

/** A mail as Outlook saves it. */
final class OutlookMail {
    private static final String PROPERTIES = "__properties_version1.0";

    /** A mail in a mail leaves eight bytes out of the head of its properties. */
    private static final int EMBEDDED_HEAD = 24;

    private static final int SMALL_PICTURE = 100 << 10;

    /** Where Outlook says when a mail was sent, and where else it may be seen. */
    private static final List<MAPIProperty> TIMES =
            List.of(MAPIProperty.CLIENT_SUBMIT_TIME, MAPIProperty.MESSAGE_DELIVERY_TIME, MAPIProperty.CREATION_TIME);

    /** Times are tenths of microseconds since the year 1601. */
    private static final long EPOCH_SECONDS = 11_644_473_600L;

    private OutlookMail() {}

    private static Optional<Instant> sent(MAPIMessage mail) {
        return TIMES.stream()
                .flatMap(time -> mail.getMainChunks().getProperties().getOrDefault(time, List.of()).stream())
                .map(PropertyValue::getRawValue)
                .filter(raw -> raw.length >= Long.BYTES)
                .map(raw -> ByteBuffer.wrap(raw).order(ByteOrder.LITTLE_ENDIAN).getLong())
                .filter(time -> time > 0)
                .map(time -> Instant.ofEpochSecond(time / 10_000_000 - EPOCH_SECONDS))
                .findFirst();
    }

    static Letter read(Path file, Parts parts) throws IOException {
        Letter letter = new Letter();
        try (POIFSFileSystem store = new POIFSFileSystem(file.toFile(), true);
                MAPIMessage mail = new MAPIMessage(store)) {
            mail.setReturnNullOnMissingChunk(true);
            if (mail.has7BitEncodingStrings()) {
                mail.guess7BitEncoding();
            }
            letter.head("From", said(mail.getDisplayFrom()));
            letter.head("To", said(mail.getDisplayTo()));
            letter.head("Cc", said(mail.getDisplayCC()));
            sent(mail).ifPresent(time -> letter.head("Date", time.toString()));
            letter.subject(said(mail.getSubject()));
            String text = said(mail.getTextBody());
            String html = said(mail.getHtmlBody());
            if (!text.isBlank()) {
                letter.text(text);
            } else if (!html.isBlank()) {
                letter.page(html);
            } else if (!said(mail.getRtfBody()).isBlank()) {
                parts.remark("its text is RTF only: save the mail as EML or text");
            }
            int number = 0;
            for (AttachmentChunks attachment : mail.getAttachmentFiles()) {
                number++;
                add(attachment, number, html, parts);
            }
        } catch (ChunkNotFoundException missing) {
            parts.remark("damaged: a part of the mail could not be read");
        }
        return letter;
    }

    private static String said(String text) {
        return text == null ? "" : text.replace("\0", "");
    }

    private static void add(AttachmentChunks attachment, int number, String html, Parts parts) throws IOException {
        String name = name(attachment);
        if (attachment.isEmbeddedMessage()) {
            byte[] mail = alone(attachment.getAttachmentDirectory().getDirectory());
            parts.add("message-" + number + ".msg", 0, () -> new ByteArrayInputStream(mail));
        } else if (attachment.getAttachData() == null
                || attachment.getAttachData().getValue() == null) {
            parts.refuse(name.isEmpty() ? "part-" + number : name, "an object that only Outlook can open");
        } else {
            byte[] bytes = attachment.getAttachData().getValue();
            if (!isDecoration(attachment, name, bytes, html)) {
                parts.add(name.isEmpty() ? "part-" + number : name, 0, () -> new ByteArrayInputStream(bytes));
            }
        }
    }

    private static String name(AttachmentChunks attachment) {
        for (StringChunk chunk : new StringChunk[] {
            attachment.getAttachLongFileName(), attachment.getAttachFileName(), attachment.getAttachDisplayName()
        }) {
            if (chunk != null && !said(chunk.getValue()).isBlank()) {
                return said(chunk.getValue()).strip();
            }
        }
        return "";
    }

    /** A small picture that the text shows: a signature's logo. */
    private static boolean isDecoration(AttachmentChunks attachment, String name, byte[] bytes, String html) {
        StringChunk id = attachment.getAttachContentId();
        return id != null
                && bytes.length < SMALL_PICTURE
                && name.toLowerCase(Locale.ROOT).matches(".*\\.(?:png|jpe?g|gif|bmp)")
                && html.contains("cid:" + said(id.getValue()));
    }

    /** The mail in a mail, as a file of its own. */
    private static byte[] alone(DirectoryNode inside) throws IOException {
        try (POIFSFileSystem file = new POIFSFileSystem()) {
            for (Entry entry : inside) {
                if (entry.getName().equals(PROPERTIES) && entry instanceof DocumentNode properties) {
                    file.createDocument(new ByteArrayInputStream(withWholeHead(properties)), PROPERTIES);
                } else {
                    EntryUtils.copyNodeRecursively(entry, file.getRoot());
                }
            }
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            file.writeFilesystem(bytes);
            return bytes.toByteArray();
        }
    }

    private static byte[] withWholeHead(DocumentNode properties) throws IOException {
        try (DocumentInputStream in = new DocumentInputStream(properties)) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            bytes.write(in.readNBytes(EMBEDDED_HEAD));
            bytes.write(new byte[8]);
            in.transferTo(bytes);
            return bytes.toByteArray();
        }
    }
}
