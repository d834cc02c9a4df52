package dev.countersign.read.word;

import static dev.countersign.read.word.WrittenDocx.p;
import static dev.countersign.read.word.WrittenDocx.run;
import static dev.countersign.read.word.WrittenDocx.texts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.model.ReadDocument;
import dev.countersign.model.Unread;
import dev.countersign.read.Passwords;
import java.io.IOException;
import java.io.OutputStream;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.poi.poifs.crypt.EncryptionInfo;
import org.apache.poi.poifs.crypt.EncryptionMode;
import org.apache.poi.poifs.crypt.Encryptor;
import org.apache.poi.poifs.filesystem.POIFSFileSystem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Damaged and hostile Word files end in one line that says what is wrong; nothing is thrown, fetched or filled. */
class EvilWordTest {
    @TempDir
    Path folder;

    private static String why(ReadDocument read) {
        assertThat(read.unread()).hasSize(1);
        return read.unread().get(0).what();
    }

    private ReadDocument read(byte[] bytes) throws IOException {
        Path file = Files.write(folder.resolve("evil.docx"), bytes);
        return new WordReader(Passwords.NONE).read(WrittenDocx.document(), file);
    }

    @Test
    void noBytes() throws IOException {
        assertThat(why(read(new byte[0]))).isEqualTo("the file is empty (0 bytes)");
    }

    @Test
    void cutOff() throws IOException {
        byte[] whole = Files.readAllBytes(new WrittenDocx().text("Term.").write(folder));

        assertThat(why(read(Arrays.copyOf(whole, whole.length / 2))))
                .isEqualTo("damaged or cut off: its ZIP container does not open");
    }

    @Test
    void anotherKindOfFile() throws IOException {
        assertThat(why(read("hello".getBytes(StandardCharsets.UTF_8)))).isEqualTo("not a Word file");
        assertThat(why(read("{\\rtf1 hello}".getBytes(StandardCharsets.UTF_8))))
                .isEqualTo("an RTF file: save it as .docx or PDF");
    }

    @Test
    void noiseInAnOle2Container() throws IOException {
        byte[] noise = new byte[4096];
        new java.util.Random(7).nextBytes(noise);
        System.arraycopy(
                new byte[] {(byte) 0xd0, (byte) 0xcf, 0x11, (byte) 0xe0, (byte) 0xa1, (byte) 0xb1, 0x1a, (byte) 0xe1},
                0,
                noise,
                0,
                8);

        assertThat(why(read(noise))).startsWith("damaged");
    }

    private static ReadDocument read(Path file, String password) {
        Passwords passwords =
                new Passwords(List.of("other"), Map.of(WrittenDocx.document().id(), password));
        return new WordReader(passwords).read(WrittenDocx.document(), file);
    }

    @Test
    void encrypted() throws IOException, GeneralSecurityException {
        Path file = folder.resolve("locked.docx");
        try (POIFSFileSystem container = new POIFSFileSystem()) {
            Encryptor encryptor = new EncryptionInfo(EncryptionMode.agile).getEncryptor();
            encryptor.confirmPassword("secret");
            try (OutputStream out = encryptor.getDataStream(container)) {
                out.write(Files.readAllBytes(new WrittenDocx().text("Term.").write(folder)));
            }
            try (OutputStream out = Files.newOutputStream(file)) {
                container.writeFilesystem(out);
            }
        }

        assertThat(why(new WordReader(Passwords.NONE).read(WrittenDocx.document(), file)))
                .isEqualTo("encrypted: give its password with --password, or under documents in deal.yaml");
        assertThat(why(read(file, "guess"))).isEqualTo("encrypted: the password that was given does not open it");
        assertThat(WrittenDocx.texts(read(file, "secret"))).containsExactly("Term.");
    }

    @Test
    void aZipBomb() throws IOException {
        Path file = folder.resolve("bomb.docx");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file))) {
            zip.putNextEntry(new ZipEntry("word/document.xml"));
            zip.write(
                    "<w:document xmlns:w=\"http://schemas.openxmlformats.org/wordprocessingml/2006/main\"><w:body><w:p><w:r><w:t>"
                            .getBytes(StandardCharsets.UTF_8));
            byte[] blanks = new byte[1 << 20];
            Arrays.fill(blanks, (byte) ' ');
            for (int i = 0; i < 600; i++) {
                zip.write(blanks);
            }
        }

        String why = new WordReader(Passwords.NONE)
                .read(WrittenDocx.document(), file)
                .unread()
                .get(0)
                .what();

        assertThat(why).contains("a ZIP bomb");
    }

    @Test
    void aDocumentTypeIsRefused() throws IOException {
        Path file = new WrittenDocx()
                .relation("s", "styles", "styles.xml", "")
                .text("Term.")
                .write(folder);
        try (var zip = java.nio.file.FileSystems.newFileSystem(file)) {
            Files.writeString(
                    zip.getPath("word/styles.xml"),
                    "<?xml version=\"1.0\"?><!DOCTYPE x [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;&a;&a;\"><!ENTITY c SYSTEM \"file:///etc/passwd\">]><x>&b;&c;</x>");
        }

        assertThat(why(new WordReader(Passwords.NONE).read(WrittenDocx.document(), file)))
                .isEqualTo("its part word/styles.xml declares a document type, which no office program writes");
    }

    @Test
    void nothingOutsideIsFetched() throws IOException {
        try (ServerSocket server = new ServerSocket(0)) {
            server.setSoTimeout(300);
            String url = "http://127.0.0.1:" + server.getLocalPort() + "/template.dotx";
            ReadDocument read = new WrittenDocx()
                    .relation("t", "attachedTemplate", url, "TargetMode=\"External\"")
                    .relation("h", "header", url, "TargetMode=\"External\"")
                    .relation("i", "styles", url, "TargetMode=\"External\"")
                    .text("Term.")
                    .body("<w:sectPr><w:headerReference r:id=\"h\"/></w:sectPr>")
                    .read(folder);

            assertThat(texts(read)).containsExactly("Term.");
            org.assertj.core.api.Assertions.assertThatThrownBy(server::accept)
                    .isInstanceOf(java.net.SocketTimeoutException.class);
        }
    }

    @Test
    void nestedWithoutEnd() throws IOException {
        ReadDocument read = new WrittenDocx()
                .text("Term.")
                .body("<w:sdt><w:sdtContent>".repeat(20_000))
                .read(folder);

        assertThat(texts(read)).containsExactly("Term.");
        assertThat(why(read)).contains("nests more than 512 elements");
    }

    @Test
    void whatStandsBeforeTheDamageIsRead() throws IOException {
        ReadDocument read =
                new WrittenDocx().text("Term.").body(p("", run("Fees & more"))).read(folder);

        assertThat(texts(read)).startsWith("Term.");
        assertThat(why(read))
                .startsWith("after paragraph 2: damaged: its part word/document.xml is no well-formed XML");
        assertThat(read.isWhole()).isFalse();
    }

    @Test
    void bytesThatAreNoTextAreSaidAndNotPrinted() throws IOException {
        Path file = new WrittenDocx().text("Term.").text("F--s").write(folder);
        java.io.PrintStream before = System.err;
        java.io.ByteArrayOutputStream printed = new java.io.ByteArrayOutputStream();
        try (var zip = java.nio.file.FileSystems.newFileSystem(file)) {
            byte[] xml = Files.readAllBytes(zip.getPath("word/document.xml"));
            int at = new String(xml, StandardCharsets.ISO_8859_1).indexOf("F--s");
            xml[at + 1] = (byte) 0xC3;
            Files.write(zip.getPath("word/document.xml"), xml);
        }
        ReadDocument read;
        try {
            System.setErr(new java.io.PrintStream(printed, true, StandardCharsets.UTF_8));
            read = new WordReader(Passwords.NONE).read(WrittenDocx.document(), file);
        } finally {
            System.setErr(before);
        }

        assertThat(why(read)).endsWith("its part word/document.xml holds bytes that are no text");
        assertThat(printed.toString(StandardCharsets.UTF_8)).isEmpty();
    }

    @Test
    void aStyleBasedOnItself() throws IOException {
        ReadDocument read = new WrittenDocx()
                .styles(
                        "<w:style w:type=\"paragraph\" w:styleId=\"A\"><w:name w:val=\"A\"/><w:basedOn w:val=\"A\"/></w:style>")
                .paragraph("<w:pStyle w:val=\"A\"/>", "Term.")
                .read(folder);

        assertThat(texts(read)).containsExactly("Term.");
        assertThat(read.unread()).extracting(Unread::what).isEmpty();
    }
}
