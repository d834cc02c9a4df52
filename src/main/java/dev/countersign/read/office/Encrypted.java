package dev.countersign.read.office;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.GeneralSecurityException;
import java.util.ArrayList;
import java.util.List;
import org.apache.poi.EncryptedDocumentException;
import org.apache.poi.hssf.record.crypto.Biff8EncryptionKey;
import org.apache.poi.poifs.crypt.Decryptor;
import org.apache.poi.poifs.crypt.EncryptionInfo;
import org.apache.poi.poifs.filesystem.POIFSFileSystem;

/** Office files that are encrypted as a whole, opened with one of several passwords. */
public final class Encrypted {
    /** Office hashes a password 100,000 times; the format allows ten million, which takes a minute. */
    private static final int MOST_HASHES = 1_000_000;

    private static final String PACKAGE = "EncryptedPackage";

    private Encrypted() {}

    /** Reads a file, in whatever way its format is read. */
    public interface Reading<T> {
        T read(Path file) throws IOException;
    }

    /**
     * Reads what an OLE2 file holds: the package that is encrypted in it, decrypted into a file that is deleted afterwards, or
     * the file itself, which its parser decrypts.
     *
     * @param passwords to be tried after the one with which Office opens by itself
     * @throws EncryptedDocumentException where none opens it
     */
    public static <T> T read(Path file, List<String> passwords, Reading<T> ofPackage, Reading<T> ofFile)
            throws IOException {
        List<String> tried = new ArrayList<>();
        tried.add(Decryptor.DEFAULT_PASSWORD);
        tried.addAll(passwords);
        try (POIFSFileSystem container = new POIFSFileSystem(file.toFile(), true)) {
            if (container.getRoot().hasEntryCaseInsensitive(PACKAGE)) {
                return unpacked(container, tried, ofPackage);
            }
        }
        return legacy(file, tried, ofFile);
    }

    private static <T> T unpacked(POIFSFileSystem container, List<String> passwords, Reading<T> reading)
            throws IOException {
        Path plain = Files.createTempFile("countersign-", "");
        try {
            EncryptionInfo info = new EncryptionInfo(container);
            if (info.getVerifier().getSpinCount() > MOST_HASHES) {
                throw new Refusal("encrypted: a password would have to be hashed more than " + MOST_HASHES + " times");
            }
            Decryptor decryptor = info.getDecryptor();
            boolean opens = false;
            for (int i = 0; i < passwords.size() && !opens; i++) {
                opens = decryptor.verifyPassword(passwords.get(i));
            }
            if (!opens) {
                throw new EncryptedDocumentException("no password opens it");
            }
            try (InputStream in = decryptor.getDataStream(container)) {
                Files.copy(in, plain, StandardCopyOption.REPLACE_EXISTING);
            }
            return reading.read(plain);
        } catch (GeneralSecurityException unknown) {
            throw new Refusal("encrypted in a way that is not known here: save it without a password");
        } finally {
            Files.deleteIfExists(plain);
        }
    }

    private static <T> T legacy(Path file, List<String> passwords, Reading<T> reading) throws IOException {
        EncryptedDocumentException locked = new EncryptedDocumentException("no password opens it");
        for (String password : passwords) {
            try {
                Biff8EncryptionKey.setCurrentUserPassword(password);
                return reading.read(file);
            } catch (EncryptedDocumentException wrong) {
                locked = wrong;
            } finally {
                Biff8EncryptionKey.setCurrentUserPassword(null);
            }
        }
        throw locked;
    }
}
