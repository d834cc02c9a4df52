package dev.countersign.read.office;

import java.io.Closeable;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/** The parts of a DOCX, XLSX or ODS file. Nothing is unpacked to disk, and nothing outside the file is ever fetched. */
public final class OfficeZip implements Closeable {
    /**
     * What a part points to.
     *
     * @param type the last word of its type ("worksheet", "header")
     * @param target the part's name; as it stands where it lies outside the file
     */
    public record Relation(String id, String type, String target, boolean external) {}

    private final ZipFile zip;
    private final Map<String, ZipEntry> entries = new HashMap<>();
    private long unpacked;

    private OfficeZip(ZipFile zip) throws Refusal {
        this.zip = zip;
        if (zip.size() > OfficeLimits.PARTS) {
            throw new Refusal("holds more than " + OfficeLimits.PARTS + " parts");
        }
        for (Enumeration<? extends ZipEntry> all = zip.entries(); all.hasMoreElements(); ) {
            ZipEntry entry = all.nextElement();
            entries.putIfAbsent(key(entry.getName()), entry);
        }
    }

    public static OfficeZip open(Path file) throws IOException {
        ZipFile zip;
        try {
            zip = new ZipFile(file.toFile());
        } catch (ZipException | IllegalArgumentException e) {
            throw new Refusal("damaged or cut off: its ZIP container does not open");
        }
        try {
            return new OfficeZip(zip);
        } catch (Refusal | RuntimeException e) {
            zip.close();
            throw e;
        }
    }

    private static String key(String part) {
        String name = part.replace('\\', '/').toLowerCase(Locale.ROOT);
        return name.startsWith("/") ? name.substring(1) : name;
    }

    public boolean has(String part) {
        return entries.containsKey(key(part));
    }

    /** The XML of a part; the caller closes it. */
    public Xml xml(String part) throws IOException {
        ZipEntry entry = entries.get(key(part));
        if (entry == null) {
            throw new Refusal("damaged: its part " + part + " is missing");
        }
        return new Xml(part, new Bounded(part, zip.getInputStream(entry), entry.getCompressedSize()));
    }

    /** What a part points to, by id, in file order; empty where it points to nothing. */
    public Map<String, Relation> relations(String part) throws IOException {
        int slash = part.lastIndexOf('/');
        String folder = part.substring(0, slash + 1);
        String name = folder + "_rels/" + part.substring(slash + 1) + ".rels";
        Map<String, Relation> relations = new LinkedHashMap<>();
        if (!has(name)) {
            return relations;
        }
        try (Xml xml = xml(name)) {
            while (xml.next()) {
                if (xml.starts("Relationship")) {
                    String type = xml.attribute("Type");
                    String target = xml.attribute("Target");
                    boolean external = xml.attribute("TargetMode").equalsIgnoreCase("External");
                    relations.put(
                            xml.attribute("Id"),
                            new Relation(
                                    xml.attribute("Id"),
                                    type.substring(type.lastIndexOf('/') + 1),
                                    external ? target : resolve(folder, target),
                                    external));
                }
            }
        }
        return relations;
    }

    /** The part that a package is about: the document, the workbook. */
    public Optional<String> mainPart() throws IOException {
        return relations("").values().stream()
                .filter(r -> r.type().equals("officeDocument") && !r.external())
                .map(Relation::target)
                .findFirst();
    }

    private static String resolve(String folder, String target) {
        String path = target.startsWith("/") ? target.substring(1) : folder + target;
        Deque<String> names = new ArrayDeque<>();
        for (String name : path.split("/")) {
            if (name.equals("..")) {
                names.pollLast();
            } else if (!name.isEmpty() && !name.equals(".")) {
                names.addLast(name);
            }
        }
        return String.join("/", names);
    }

    @Override
    public void close() throws IOException {
        zip.close();
    }

    /** Ends a part that inflates without end. */
    private final class Bounded extends FilterInputStream {
        private final String part;
        private final long packed;
        private long here;

        Bounded(String part, InputStream in, long packed) {
            super(in);
            this.part = part;
            this.packed = Math.max(1, packed);
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
        }

        @Override
        public int read(byte[] into, int offset, int length) throws IOException {
            try {
                int n = super.read(into, offset, length);
                return n > 0 ? count(n) : n;
            } catch (ZipException | EOFException e) {
                throw new Refusal("damaged: its part " + part + " does not unpack");
            }
        }

        private int count(int n) throws Refusal {
            here += n;
            unpacked += n;
            if (here > OfficeLimits.RATIO_ASKED_FROM && here / packed > OfficeLimits.RATIO) {
                throw new Refusal("its part " + part + " unpacks to more than " + OfficeLimits.RATIO
                        + " times its size: a ZIP bomb");
            }
            if (unpacked > OfficeLimits.UNPACKED_BYTES) {
                throw new Refusal("unpacks to more than " + (OfficeLimits.UNPACKED_BYTES >> 20) + " MB");
            }
            return n;
        }
    }
}
