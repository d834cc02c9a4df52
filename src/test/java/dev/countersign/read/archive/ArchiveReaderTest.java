package dev.countersign.read.archive;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.model.FileKind;
import dev.countersign.model.ReadDocument;
import dev.countersign.read.ReadFile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ArchiveReaderTest {
    @TempDir
    Path folder;

    @Test
    void filesOfAnArchiveAreDocumentsOfItsOffer() {
        byte[] zip = zip(Map.of("contract/msa.txt", "1. Term\nTwelve months.", "a quote.md", "# Quote"));

        List<ReadDocument> read = ReadFile.of(folder, "bundle.zip", zip);

        assertThat(ReadFile.paths(read))
                .containsExactly("bundle.zip", "bundle.zip!/a quote.md", "bundle.zip!/contract/msa.txt");
        assertThat(read.get(0).unread()).isEmpty();
        assertThat(read.get(2).document().offer()).isEqualTo("acme");
        assertThat(read.get(2).document().sha256()).hasSize(64);
        assertThat(read.get(2).isRead()).isTrue();
    }

    @Test
    void archivesInArchivesAreOpenedThreeDeep() {
        byte[] inner = zip(Map.of("deep.txt", "words"));
        byte[] two = zipOf("3.zip", inner);
        byte[] three = zipOf("2.zip", two);
        byte[] four = zipOf("1.zip", three);

        assertThat(ReadFile.paths(ReadFile.of(folder, "a.zip", three))).contains("a.zip!/2.zip!/3.zip!/deep.txt");
        List<ReadDocument> tooDeep = ReadFile.of(folder, "b.zip", four);

        ReadDocument last = tooDeep.get(tooDeep.size() - 1);
        assertThat(last.document().id().path()).isEqualTo("b.zip!/1.zip!/2.zip!/3.zip");
        assertThat(ReadFile.unread(last)).containsExactly("lies in 3 others, one in the other, and is not opened");
    }

    @ParameterizedTest
    @CsvSource({
        "../../etc/passwd, refused: its name leads out of the folder",
        "a/../../b.txt, refused: its name leads out of the folder",
        "a\\..\\..\\b.txt, refused: its name leads out of the folder",
        "/etc/passwd, refused: its name is an absolute path",
        "C:\\autoexec.bat, refused: its name is an absolute path",
        "a\u202Efdp.exe, refused: its name has characters that do not show",
        "a\u0007b.txt, refused: its name has characters that do not show",
    })
    void anUnsafeNameIsRefusedByName(String name, String why) {
        byte[] zip = zipOf(name, "x".getBytes(StandardCharsets.UTF_8));

        List<ReadDocument> read = ReadFile.of(folder, "evil.zip", zip);

        assertThat(read).hasSize(1);
        assertThat(ReadFile.unread(read.get(0)).get(0)).startsWith("\"").endsWith(why);
        assertThat(folder.getParent().resolve("etc")).doesNotExist();
    }

    @Test
    void aLinkIsRefused() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipArchiveOutputStream out = new ZipArchiveOutputStream(bytes)) {
            ZipArchiveEntry link = new ZipArchiveEntry("contract.pdf");
            link.setUnixMode(0120777);
            out.putArchiveEntry(link);
            out.write("/etc/passwd".getBytes(StandardCharsets.UTF_8));
            out.closeArchiveEntry();
        }

        List<ReadDocument> read = ReadFile.of(folder, "link.zip", bytes.toByteArray());

        assertThat(ReadFile.unread(read.get(0))).containsExactly("\"contract.pdf\": refused: a link");
    }

    @Test
    void aBombIsRefusedBeforeItUnpacks() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream out = new ZipOutputStream(bytes)) {
            out.setLevel(Deflater.BEST_COMPRESSION);
            out.putNextEntry(new ZipEntry("zeros.txt"));
            byte[] zeros = new byte[1 << 20];
            for (int i = 0; i < 90; i++) {
                out.write(zeros);
            }
            out.closeEntry();
            out.putNextEntry(new ZipEntry("words.txt"));
            out.write("words".getBytes(StandardCharsets.UTF_8));
        }

        List<ReadDocument> read = ReadFile.of(folder, "bomb.zip", bytes.toByteArray());

        assertThat(ReadFile.unread(read.get(0)))
                .containsExactly("\"zeros.txt\": refused: it unpacks to more than 200 times its size");
        assertThat(ReadFile.paths(read)).containsExactly("bomb.zip", "bomb.zip!/words.txt");
    }

    @Test
    void ofAHundredThousandFilesTheFirstAreRead() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream out = new ZipOutputStream(bytes)) {
            for (int i = 0; i < 100_000; i++) {
                out.putNextEntry(new ZipEntry(String.format("%06d.txt", i)));
            }
        }

        List<ReadDocument> read = ReadFile.of(folder, "many.zip", bytes.toByteArray());

        assertThat(read).hasSize(201);
        assertThat(ReadFile.unread(read.get(0))).containsExactly("99800 of its 100000 parts were not read: too many");
    }

    @Test
    void anEncryptedFileIsNamedAndTheOthersAreRead() {
        byte[] zip = zip(new TreeMap<>(Map.of("a.txt", "secret", "b.txt", "open")));
        // The flag of the first entry, in its own head and in the directory.
        zip[6] |= 1;
        zip[indexOf(zip, new byte[] {'P', 'K', 1, 2}) + 8] |= 1;

        List<ReadDocument> read = ReadFile.of(folder, "locked.zip", zip);

        assertThat(ReadFile.unread(read.get(0)))
                .containsExactly("\"a.txt\": encrypted: unpack it, and lay the file into the folder");
        assertThat(ReadFile.paths(read)).containsExactly("locked.zip", "locked.zip!/b.txt");
    }

    @Test
    void chineseNamesReadAsTheyWereWritten() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream out = new ZipOutputStream(bytes, Charset.forName("GBK"))) {
            out.putNextEntry(new ZipEntry("合同/服务协议.txt"));
            out.write("本协议".getBytes(StandardCharsets.UTF_8));
        }

        assertThat(ReadFile.paths(ReadFile.of(folder, "cn.zip", bytes.toByteArray())))
                .containsExactly("cn.zip", "cn.zip!/合同/服务协议.txt");
    }

    @Test
    void twoFilesOfOneNameAreTwoDocuments() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipArchiveOutputStream out = new ZipArchiveOutputStream(bytes)) {
            for (String words : List.of("one", "two")) {
                out.putArchiveEntry(new ZipArchiveEntry("quote.txt"));
                out.write(words.getBytes(StandardCharsets.UTF_8));
                out.closeArchiveEntry();
            }
        }

        List<ReadDocument> read = ReadFile.of(folder, "twice.zip", bytes.toByteArray());

        assertThat(ReadFile.paths(read))
                .containsExactly("twice.zip", "twice.zip!/quote (2).txt", "twice.zip!/quote.txt");
    }

    @Test
    void damagedAndEmptyArchivesAreUnread() {
        byte[] zip = zip(Map.of("a.txt", "words"));

        assertThat(ReadFile.unread(ReadFile.of(folder, "none.zip", new byte[0]).get(0)))
                .containsExactly("the file is empty (0 bytes)");
        assertThat(ReadFile.unread(
                        ReadFile.of(folder, "cut.zip", Arrays.copyOf(zip, 40)).get(0)))
                .containsExactly("not a readable ZIP archive");
        assertThat(ReadFile.unread(ReadFile.of(folder, "text.zip", "no archive").get(0)))
                .containsExactly("not a readable ZIP archive");
        assertThat(ReadFile.unread(
                        ReadFile.of(folder, "hollow.zip", zip(Map.of())).get(0)))
                .containsExactly("the archive holds no file");
    }

    @Test
    void anArchiveIsKnownByItsBytesNotItsName() {
        List<ReadDocument> read = ReadFile.of(folder, "bundle.txt", zip(Map.of("a.txt", "words")));

        assertThat(read.get(0).document().kind()).isEqualTo(FileKind.ARCHIVE);
        assertThat(read).hasSize(2);
    }

    @Test
    void whatSystemsLeaveBehindIsNoPaper() {
        byte[] zip = zip(Map.of("a.txt", "words", "__MACOSX/._a.txt", "x", ".DS_Store", "x"));

        List<ReadDocument> read = ReadFile.of(folder, "mac.zip", zip);

        assertThat(ReadFile.paths(read)).containsExactly("mac.zip", "mac.zip!/a.txt");
        assertThat(read.get(0).unread()).isEmpty();
    }

    @Test
    void nothingIsLeftOnDisk() throws IOException {
        long before = unpackedFolders();

        ReadFile.of(folder, "a.zip", zipOf("b.zip", zip(Map.of("a.txt", "words"))));

        assertThat(unpackedFolders()).isEqualTo(before);
    }

    private static long unpackedFolders() throws IOException {
        try (Stream<Path> files = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
            return files.filter(f -> f.getFileName().toString().startsWith("countersign-"))
                    .count();
        }
    }

    private static int indexOf(byte[] bytes, byte[] sought) {
        for (int i = 0; i + sought.length <= bytes.length; i++) {
            if (Arrays.equals(bytes, i, i + sought.length, sought, 0, sought.length)) {
                return i;
            }
        }
        throw new IllegalStateException("not there");
    }

    private static byte[] zip(Map<String, String> files) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream out = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, String> file : files.entrySet()) {
                out.putNextEntry(new ZipEntry(file.getKey()));
                out.write(file.getValue().getBytes(StandardCharsets.UTF_8));
            }
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
        return bytes.toByteArray();
    }

    private static byte[] zipOf(String name, byte[] content) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream out = new ZipOutputStream(bytes)) {
            out.putNextEntry(new ZipEntry(name));
            out.write(content);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
        return bytes.toByteArray();
    }
}
