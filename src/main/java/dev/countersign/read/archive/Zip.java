package dev.countersign.read.archive;

import dev.countersign.read.Parts;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;

/** The files of a ZIP archive. The JDK's own reader gives up the whole archive for one entry that is encrypted or oddly named. */
final class Zip {
    /** A hundred thousand entries; each costs half a kilobyte of memory to look at. */
    private static final int LARGEST_DIRECTORY = 8 << 20;

    private static final Pattern HIDDEN = Pattern.compile("(?:^|/)\\.[^./]");

    private static final int END_RECORD = 22;
    private static final int LONGEST_COMMENT = 65_535;

    private record Named(String name, ZipArchiveEntry entry) {}

    private Zip() {}

    /** Gives the files in order of their names; says how many there are. */
    static int unpack(Path file, Parts parts) throws IOException {
        if (directorySize(file) > LARGEST_DIRECTORY) {
            parts.remark("refused: it lists more files than any deal has");
            return 1;
        }
        try (ZipFile zip = ZipFile.builder()
                .setPath(file)
                .setCharset(StandardCharsets.UTF_8)
                .setIgnoreLocalFileHeader(true)
                .get()) {
            List<Named> files = new ArrayList<>();
            for (ZipArchiveEntry entry : Collections.list(zip.getEntries())) {
                String name = name(entry);
                if (!entry.isDirectory() && !name.endsWith("/") && !isLeftOver(name)) {
                    files.add(new Named(name, entry));
                }
            }
            files.sort(Comparator.comparing(Named::name));
            for (Named named : files) {
                ZipArchiveEntry entry = named.entry();
                if (entry.isUnixSymlink()) {
                    parts.refuse(named.name(), "refused: a link");
                } else if (entry.getGeneralPurposeBit().usesEncryption()) {
                    parts.refuse(named.name(), "encrypted: unpack it, and lay the file into the folder");
                } else if (!zip.canReadEntryData(entry)) {
                    parts.refuse(named.name(), "packed in a way that is not known");
                } else {
                    parts.add(named.name(), entry.getCompressedSize(), () -> zip.getInputStream(entry));
                }
            }
            return files.size();
        }
    }

    /** What systems leave in archives beside the files that were meant. */
    private static boolean isLeftOver(String name) {
        return name.startsWith("__MACOSX/")
                || HIDDEN.matcher(name).find()
                || name.endsWith("Thumbs.db")
                || name.endsWith("desktop.ini");
    }

    /** The name as its writer saw it: UTF-8, or the Chinese encoding that Windows writes without saying so. */
    private static String name(ZipArchiveEntry entry) {
        byte[] raw = entry.getRawName();
        if (raw == null || entry.getGeneralPurposeBit().usesUTF8ForNames()) {
            return entry.getName();
        }
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(raw))
                    .toString();
        } catch (CharacterCodingException notUtf8) {
            return chinese(raw);
        }
    }

    private static String chinese(byte[] raw) {
        try {
            String name = Charset.forName("GB18030")
                    .newDecoder()
                    .decode(ByteBuffer.wrap(raw))
                    .toString();
            boolean plausible = name.chars()
                    .filter(c -> c > 0x7f)
                    .allMatch(c -> c >= 0x4e00 && c < 0xa000
                            || c >= 0x3000 && c < 0x3040
                            || c >= 0xff00 && c < 0xfff0
                            || c >= 0x2010 && c < 0x2030);
            if (plausible) {
                return name;
            }
        } catch (CharacterCodingException notChinese) {
            // Falls to the encoding of DOS, in which every byte is a character.
        }
        return new String(raw, Charset.forName(Charset.isSupported("IBM437") ? "IBM437" : "ISO-8859-1"));
    }

    /** By the record at the file's end; 0 where that is not found, and the archive not readable anyway. */
    private static long directorySize(Path file) throws IOException {
        try (RandomAccessFile in = new RandomAccessFile(file.toFile(), "r")) {
            int length = (int) Math.min(in.length(), END_RECORD + LONGEST_COMMENT);
            byte[] end = new byte[length];
            in.seek(in.length() - length);
            in.readFully(end);
            ByteBuffer record = ByteBuffer.wrap(end).order(ByteOrder.LITTLE_ENDIAN);
            for (int at = length - END_RECORD; at >= 0; at--) {
                if (record.getInt(at) == 0x06054b50) {
                    long start = Integer.toUnsignedLong(record.getInt(at + 16));
                    long stated = Integer.toUnsignedLong(record.getInt(at + 12));
                    boolean zip64 = start == 0xffffffffL;
                    return zip64 ? stated : Math.max(stated, in.length() - length + at - start);
                }
            }
            return 0;
        }
    }
}
