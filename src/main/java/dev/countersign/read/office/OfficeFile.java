package dev.countersign.read.office;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** What lies in an office file's container, told by its first bytes. */
public enum OfficeFile {
    ZIP,
    OLE2,
    RTF,
    OTHER;

    /**
     * @throws Refusal where the file is empty or larger than the limit
     */
    public static OfficeFile of(Path file) throws IOException {
        long size = Files.size(file);
        if (size == 0) {
            throw new Refusal("the file is empty (0 bytes)");
        }
        if (size > OfficeLimits.FILE_BYTES) {
            throw new Refusal("larger than " + (OfficeLimits.FILE_BYTES >> 20) + " MB");
        }
        try (InputStream in = Files.newInputStream(file)) {
            String head = new String(in.readNBytes(8), StandardCharsets.ISO_8859_1);
            return head.startsWith("PK")
                    ? ZIP
                    : head.startsWith("\u00d0\u00cf\u0011\u00e0") ? OLE2 : head.startsWith("{\\rtf") ? RTF : OTHER;
        }
    }
}
