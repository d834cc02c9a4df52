package dev.countersign.kind;

import dev.countersign.model.FileKind;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Tells what lies in a ZIP or OLE2 container from what it holds; from the file's name only where it does not open. */
final class Containers {
    private static final int LONGEST_LIST = 1 << 20;
    private static final int DIRECTORY_SECTORS = 64;

    /** The package's own document: files put into it have their types listed too, but no main part. */
    private static final Pattern WORD =
            Pattern.compile("(?:wordprocessingml\\.\\w+|ms-word\\.\\w+\\.macroEnabled\\w*)\\.main\\+xml");

    private static final Pattern WORKBOOK = Pattern.compile(
            "(?:spreadsheetml\\.\\w+|ms-excel\\.\\w+\\.macroEnabled)\\.main\\+xml|ms-excel\\.sheet\\.binary\\.macroEnabled\\.main");

    private Containers() {}

    static FileKind ofZip(Path path, String ending) {
        try (ZipFile zip = new ZipFile(path.toFile())) {
            String types = text(zip, "[Content_Types].xml");
            String mime = text(zip, "mimetype");
            if (WORD.matcher(types).find() || mime.startsWith("application/vnd.oasis.opendocument.text")) {
                return FileKind.WORD;
            }
            if (WORKBOOK.matcher(types).find() || mime.startsWith("application/vnd.oasis.opendocument.spreadsheet")) {
                return FileKind.WORKBOOK;
            }
            boolean office = !types.isEmpty() || !mime.isEmpty();
            return office ? FileKind.UNSUPPORTED : FileKind.ARCHIVE;
        } catch (IOException | IllegalArgumentException broken) {
            return ofName(ending, FileKind.ARCHIVE);
        }
    }

    private static String text(ZipFile zip, String name) throws IOException {
        ZipEntry entry = zip.getEntry(name);
        if (entry == null) {
            return "";
        }
        try (InputStream in = zip.getInputStream(entry)) {
            byte[] bytes = in.readNBytes(LONGEST_LIST);
            boolean utf16 = bytes.length > 1 && (bytes[0] == (byte) 0xfe || bytes[0] == (byte) 0xff);
            return new String(bytes, utf16 ? StandardCharsets.UTF_16 : StandardCharsets.UTF_8);
        }
    }

    /** By the streams that its directory names. */
    static FileKind ofOle2(Path path, String ending) {
        Set<String> streams = streams(path);
        if (streams.contains("WordDocument")) {
            return FileKind.WORD;
        }
        if (streams.stream().anyMatch(s -> s.equalsIgnoreCase("Workbook") || s.equalsIgnoreCase("Book"))) {
            return FileKind.WORKBOOK;
        }
        if (streams.contains("__properties_version1.0")) {
            return FileKind.MAIL;
        }
        // An encrypted package does not say what it holds.
        return ofName(ending, streams.contains("EncryptedPackage") ? FileKind.WORD : FileKind.UNSUPPORTED);
    }

    private static FileKind ofName(String ending, FileKind otherwise) {
        return switch (ending) {
            case "docx", "docm", "dotx", "dotm", "doc", "dot", "odt" -> FileKind.WORD;
            case "xlsx", "xlsm", "xltx", "xltm", "xlsb", "xls", "xlt", "ods" -> FileKind.WORKBOOK;
            case "msg" -> FileKind.MAIL;
            default -> otherwise;
        };
    }

    /** The names directly in the container, not in files put into it; those that could be read, where it is damaged. */
    private static Set<String> streams(Path path) {
        List<Entry> entries = new ArrayList<>();
        try (FileChannel file = FileChannel.open(path)) {
            ByteBuffer header = at(file, 0, 512);
            int shift = header.getShort(30);
            if (shift != 9 && shift != 12) {
                return Set.of();
            }
            int size = 1 << shift;
            int sector = header.getInt(48);
            for (int i = 0; i < DIRECTORY_SECTORS && sector >= 0; i++) {
                ByteBuffer directory = at(file, (sector + 1L) * size, size);
                for (int at = 0; at < size; at += 128) {
                    entries.add(Entry.of(directory, at));
                }
                sector = next(file, header, sector, size);
            }
        } catch (IOException | IndexOutOfBoundsException damaged) {
            return names(entries);
        }
        return names(entries);
    }

    /** An entry of the directory: its name, and the entries beside and below it, -1 for none. */
    private record Entry(String name, int left, int right, int child) {
        static Entry of(ByteBuffer directory, int at) {
            byte[] name = new byte[Math.max(0, Math.min(64, directory.getShort(at + 64)) - 2)];
            directory.get(at, name);
            return new Entry(
                    new String(name, StandardCharsets.UTF_16LE),
                    directory.getInt(at + 68),
                    directory.getInt(at + 72),
                    directory.getInt(at + 76));
        }
    }

    private static Set<String> names(List<Entry> entries) {
        Set<String> names = new HashSet<>();
        Set<Integer> seen = new HashSet<>();
        Deque<Integer> open = new ArrayDeque<>();
        if (!entries.isEmpty()) {
            open.push(entries.get(0).child());
        }
        while (!open.isEmpty()) {
            int at = open.pop();
            if (at >= 0 && at < entries.size() && seen.add(at)) {
                Entry entry = entries.get(at);
                names.add(entry.name());
                open.push(entry.left());
                open.push(entry.right());
            }
        }
        return names;
    }

    /** The sector after this one, from the allocation table, whose own first 109 sectors the header lists. */
    private static int next(FileChannel file, ByteBuffer header, int sector, int size) throws IOException {
        int each = size / 4;
        int table = sector / each;
        if (table >= 109) {
            return -1;
        }
        int where = header.getInt(76 + 4 * table);
        return where < 0 ? -1 : at(file, (where + 1L) * size, size).getInt(4 * (sector % each));
    }

    private static ByteBuffer at(FileChannel file, long position, int size) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
        while (bytes.hasRemaining() && file.read(bytes, position + bytes.position()) > 0) {}
        return bytes;
    }
}
