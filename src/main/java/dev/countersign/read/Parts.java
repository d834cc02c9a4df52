package dev.countersign.read;

import dev.countersign.kind.Kinds;
import dev.countersign.model.Document;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Role;
import dev.countersign.model.Unread;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What lies in a mail or an archive, unpacked into a private folder that is deleted on closing. Files there are called by
 * number, so that no name of a part ever becomes a path; an unsafe name is refused all the same.
 */
public final class Parts implements AutoCloseable {
    /** Text shrinks to a twentieth, logs to a fiftieth. */
    private static final int HIGHEST_RATIO = 200;

    /** Below this, a high ratio does no harm. */
    private static final long RATIO_FROM = 10L << 20;

    private static final int LONGEST_NAME = 250;
    private static final int MOST_REMARKS = 50;

    private static final Pattern DRIVE = Pattern.compile("^[A-Za-z]:.*", Pattern.DOTALL);
    private static final Pattern UPWARDS = Pattern.compile("(?:^|.*/)\\.\\.(?:/.*|$)", Pattern.DOTALL);
    /** Control characters, and those that turn the direction of writing around. */
    private static final Pattern UNPRINTABLE = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cn}\\p{Cs}\\u2028\\u2029]");

    /** A part on disk. */
    record Part(Document document, Path file) {}

    private final Document container;
    private final Allowance allowance;
    private final List<Part> parts = new ArrayList<>();
    private final List<String> remarks = new ArrayList<>();
    private final Set<String> names = new HashSet<>();
    private Path folder;
    private int offered;
    private int tooMany;

    Parts(Document container, Allowance allowance) {
        this.container = container;
        this.allowance = allowance;
    }

    /** Where the bytes of a part come from; opened only for a part that is taken. */
    public interface Source {
        InputStream open() throws IOException;
    }

    /**
     * Takes a part, or says why not.
     *
     * @param packed its size in the container; 0 where it isn't packed
     */
    public void add(String name, long packed, Source source) {
        String path = name.replace('\\', '/');
        String unsafe = unsafe(path);
        if (!unsafe.isEmpty()) {
            refuse(name, unsafe);
        } else if (++offered > Allowance.PARTS || !allowance.takePart()) {
            tooMany++;
        } else {
            unpack(unique(path), packed, source);
        }
    }

    /** A part that can't be taken, and why. */
    public void refuse(String name, String why) {
        remark(shown(name) + ": " + why);
    }

    /** Something of the container itself that could not be read. */
    public void remark(String what) {
        remarks.add(what);
    }

    private static String unsafe(String path) {
        if (path.isBlank()) {
            return "refused: it has no name";
        }
        if (UNPRINTABLE.matcher(path).find()) {
            return "refused: its name has characters that do not show";
        }
        if (path.startsWith("/") || DRIVE.matcher(path).matches()) {
            return "refused: its name is an absolute path";
        }
        if (UPWARDS.matcher(path).matches()) {
            return "refused: its name leads out of the folder";
        }
        return path.length() > LONGEST_NAME ? "refused: its name is too long" : "";
    }

    private static String shown(String name) {
        String plain = UNPRINTABLE.matcher(name).replaceAll("?");
        return "\"" + (plain.length() > 80 ? plain.substring(0, 80) + "…" : plain) + "\"";
    }

    /** Two parts of one name are two documents. */
    private String unique(String path) {
        String name = path;
        int dot = path.lastIndexOf('.');
        int stem = dot > path.lastIndexOf('/') + 1 ? dot : path.length();
        for (int n = 2; !names.add(name); n++) {
            name = path.substring(0, stem) + " (" + n + ")" + path.substring(stem);
        }
        return name;
    }

    private void unpack(String name, long packed, Source source) {
        try {
            if (folder == null) {
                folder = Files.createTempDirectory("countersign-");
            }
            Path file = folder.resolve(Integer.toString(parts.size()));
            MessageDigest sha = MessageDigest.getInstance("SHA-256");
            String tooMuch;
            try (InputStream in = source.open();
                    OutputStream out = Files.newOutputStream(file)) {
                tooMuch = copy(in, out, sha, packed);
            }
            if (!tooMuch.isEmpty()) {
                Files.delete(file);
                refuse(name, tooMuch);
                return;
            }
            byte[] head;
            try (InputStream in = Files.newInputStream(file)) {
                head = in.readNBytes(Kinds.HEAD);
            }
            parts.add(new Part(
                    new Document(
                            container.id().part(name),
                            Kinds.of(head, file, name),
                            Role.OTHER,
                            container.offer(),
                            HexFormat.of().formatHex(sha.digest())),
                    file));
        } catch (IOException | UncheckedIOException | IllegalArgumentException | IllegalStateException e) {
            refuse(name, "damaged: it cannot be unpacked");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    /** What is too much, or nothing. */
    private String copy(InputStream in, OutputStream out, MessageDigest sha, long packed) throws IOException {
        byte[] buffer = new byte[1 << 16];
        long size = 0;
        for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
            size += n;
            if (size > Allowance.PART_BYTES) {
                return "larger than " + (Allowance.PART_BYTES >> 20) + " MB";
            }
            if (packed > 0 && size > RATIO_FROM && size / packed >= HIGHEST_RATIO) {
                return "refused: it unpacks to more than " + HIGHEST_RATIO + " times its size";
            }
            if (!allowance.takeBytes(n)) {
                return "not unpacked: there is too much in "
                        + container.id().outermost().path();
            }
            sha.update(buffer, 0, n);
            out.write(buffer, 0, n);
        }
        return "";
    }

    /** In order of their paths. */
    List<Part> unpacked() {
        return parts.stream()
                .sorted(Comparator.comparing(p -> p.document().id()))
                .toList();
    }

    /** With what could not be taken out of it. */
    ReadDocument remarked(ReadDocument read) {
        List<String> all = new ArrayList<>(remarks);
        if (all.size() > MOST_REMARKS) {
            int more = all.size() - MOST_REMARKS;
            all = new ArrayList<>(all.subList(0, MOST_REMARKS));
            all.add("and " + more + " more of its parts were not read");
        }
        if (tooMany > 0) {
            all.add(tooMany + " of its " + (offered) + " parts were not read: too many");
        }
        List<Unread> unread = new ArrayList<>(read.unread());
        all.forEach(what -> unread.add(new Unread(container.id(), 0, what)));
        return new ReadDocument(
                read.document(), read.pages(), read.blocks(), read.tables(), read.entries(), unread, read.changes());
    }

    @Override
    public void close() {
        if (folder == null) {
            return;
        }
        try {
            for (Part part : parts) {
                Files.deleteIfExists(part.file());
            }
            try (var left = Files.list(folder)) {
                for (Path file : left.toList()) {
                    Files.delete(file);
                }
            }
            Files.delete(folder);
        } catch (IOException e) {
            // A file that the system holds on to stays in its folder for temporary files; the audit is not the worse
            // for it.
            folder.toFile().deleteOnExit();
        }
    }
}
