package dev.countersign.intake;

import dev.countersign.kind.Kinds;
import dev.countersign.model.Brief;
import dev.countersign.model.Buyer;
import dev.countersign.model.CountersignException;
import dev.countersign.model.Document;
import dev.countersign.model.DocumentId;
import dev.countersign.model.FileKind;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Role;
import dev.countersign.model.Unread;
import dev.countersign.yaml.RecordFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/** Opens a deal folder: any files in any folders, with deal.yaml and brief.yaml at the top if there are any. */
public final class Intake {
    private static final int MOST_FILES = 2_000;
    private static final int DEEPEST = 12;

    /**
     * @throws CountersignException where the folder does not exist or holds no document, or deal.yaml or brief.yaml is wrong
     */
    public DealFolder open(Path root) {
        if (!Files.isDirectory(root)) {
            throw new CountersignException(root.toString(), Files.exists(root) ? "not a folder" : "no such folder");
        }
        DealFile file = read(root, "deal.yaml", DealFile.class).orElse(DealFile.EMPTY);
        Brief brief = brief(root);
        Buyer buyer = buyer(root, file);
        List<Document> documents = new ArrayList<>();
        List<ReadDocument> unopened = new ArrayList<>();
        List<Unread> ignored = new ArrayList<>();
        for (Path path : files(root)) {
            String name = root.relativize(path).toString().replace('\\', '/');
            DocumentId id = new DocumentId(name);
            if (name.equals("deal.yaml") || name.equals("brief.yaml")) {
                continue;
            } else if (file.ignores(name)) {
                ignored.add(new Unread(id, 0, DealFile.IGNORED));
            } else if (isHidden(name)) {
                ignored.add(new Unread(id, 0, "hidden"));
            } else if (leadsOut(root, path)) {
                Document link = new Document(id, FileKind.UNSUPPORTED, Role.OTHER, offerOf(name), "");
                unopened.add(ReadDocument.unread(link, "a link out of the deal folder is not followed"));
            } else {
                documents.add(document(path, id, offerOf(name)));
            }
        }
        file.documents().stream()
                .filter(d -> documents.stream().noneMatch(x -> x.id().equals(new DocumentId(d.path()).outermost())))
                .findFirst()
                .ifPresent(d -> {
                    throw new CountersignException(
                            root.resolve("deal.yaml").toString(), "documents: no file " + d.path() + " in the folder");
                });
        if (documents.isEmpty() && unopened.isEmpty()) {
            throw new CountersignException(root.toString(), "holds no document to audit");
        }
        return new DealFolder(root, file, brief, buyer, documents, unopened, ignored);
    }

    /** A file by itself, or the files of a folder, without hidden ones. */
    public List<Path> filesOf(Path path) {
        if (Files.isRegularFile(path)) {
            return List.of(path);
        }
        if (!Files.isDirectory(path)) {
            throw new CountersignException(path.toString(), "no such file or folder");
        }
        return files(path).stream()
                .filter(f -> !isHidden(path.relativize(f).toString().replace('\\', '/')))
                .filter(f -> !leadsOut(path, f))
                .toList();
    }

    /** A file taken for itself, outside any deal. */
    public Document single(Path path, String name) {
        return document(path, new DocumentId(name), "");
    }

    /** With the role that its content shows. */
    public ReadDocument classified(ReadDocument read) {
        return read.as(Roles.of(read));
    }

    private static List<Path> files(Path root) {
        List<Path> files = new ArrayList<>();
        try {
            Files.walkFileTree(root, EnumSet.noneOf(FileVisitOption.class), DEEPEST, new SimpleFileVisitor<>() {
                /** What is hidden is named once, by its folder. */
                @Override
                public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                    if (folder.equals(root) || !folder.getFileName().toString().startsWith(".")) {
                        return FileVisitResult.CONTINUE;
                    }
                    files.add(folder);
                    return FileVisitResult.SKIP_SUBTREE;
                }

                @Override
                public FileVisitResult visitFile(Path path, BasicFileAttributes attributes) {
                    files.add(path);
                    return files.size() > MOST_FILES ? FileVisitResult.TERMINATE : FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFileFailed(Path path, IOException e) {
                    files.add(path);
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException e) {
            throw new CountersignException(root.toString(), "cannot be listed: " + e.getMessage(), e);
        }
        if (files.size() > MOST_FILES) {
            throw new CountersignException(
                    root.toString(), "holds more than " + MOST_FILES + " files: is this a deal folder?");
        }
        files.sort(Comparator.comparing(p -> root.relativize(p).toString().replace('\\', '/')));
        return files;
    }

    private static boolean isHidden(String name) {
        return name.startsWith(".") || name.contains("/.");
    }

    private static boolean leadsOut(Path root, Path path) {
        try {
            return !path.toRealPath().startsWith(root.toRealPath());
        } catch (IOException e) {
            return Files.isSymbolicLink(path);
        }
    }

    /** The supplier's folder below {@code offers/}, or empty. */
    private static String offerOf(String name) {
        String[] parts = name.split("/");
        return parts.length > 2 && parts[0].equals("offers") ? parts[1] : "";
    }

    private static Document document(Path path, DocumentId id, String offer) {
        if (!Files.isRegularFile(path)) { // a pipe would never end
            return new Document(id, FileKind.UNSUPPORTED, Role.OTHER, offer, "");
        }
        try (InputStream in = Files.newInputStream(path)) {
            MessageDigest sha = MessageDigest.getInstance("SHA-256");
            DigestInputStream digesting = new DigestInputStream(in, sha);
            byte[] head = digesting.readNBytes(Kinds.HEAD);
            digesting.transferTo(OutputStream.nullOutputStream());
            return new Document(
                    id,
                    Kinds.of(head, path, id.path()),
                    Role.OTHER,
                    offer,
                    HexFormat.of().formatHex(sha.digest()));
        } catch (IOException e) {
            return new Document(id, FileKind.UNSUPPORTED, Role.OTHER, offer, "");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    private static Buyer buyer(Path root, DealFile file) {
        try {
            return file.profile();
        } catch (IllegalArgumentException e) {
            throw new CountersignException(root.resolve("deal.yaml").toString(), e.getMessage(), e);
        }
    }

    private static Brief brief(Path root) {
        Path path = root.resolve("brief.yaml");
        return read(root, "brief.yaml", BriefFile.class)
                .map(file -> {
                    try {
                        return file.brief(new DocumentId("brief.yaml"), Files.readAllLines(path));
                    } catch (IllegalArgumentException e) {
                        throw new CountersignException(path.toString(), e.getMessage(), e);
                    } catch (IOException e) {
                        throw new CountersignException(path.toString(), "cannot be read: " + e.getMessage(), e);
                    }
                })
                .orElse(Brief.EMPTY);
    }

    private static <T> Optional<T> read(Path root, String name, Class<T> type) {
        Path path = root.resolve(name);
        if (!Files.exists(path)) {
            return Optional.empty();
        }
        if (leadsOut(root, path)) {
            throw new CountersignException(path.toString(), "a link out of the deal folder is not followed");
        }
        return RecordFile.yaml(path).read(type);
    }
}
