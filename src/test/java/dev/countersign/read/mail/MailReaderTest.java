package dev.countersign.read.mail;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.model.Block;
import dev.countersign.model.FileKind;
import dev.countersign.model.ReadDocument;
import dev.countersign.read.ReadFile;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import org.apache.poi.poifs.filesystem.DirectoryEntry;
import org.apache.poi.poifs.filesystem.POIFSFileSystem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class MailReaderTest {
    private static final String HEAD = """
            From: Asha Rao <asha@example.com>
            To: buyer@example.com
            Date: Tue, 1 Dec 2026 10:00:00 +0530
            Subject: =?UTF-8?B?5oql5Lu3?= Quotation for 8x H100
            Message-ID: <1@example.com>
            MIME-Version: 1.0
            """;

    @TempDir
    Path folder;

    @Test
    void theHeadIsKeptOutOfSentencesAndTheSubjectIsATitle() {
        ReadDocument read =
                mail("Content-Type: text/plain; charset=utf-8\n\nThe price is firm.\n\n> You asked\n> us.\n")
                        .get(0);

        assertThat(ReadFile.blocks(read, Block.Kind.RUNNING))
                .containsExactly(
                        "From: Asha Rao <asha@example.com> To: buyer@example.com Date: Tue, 1 Dec 2026 10:00:00 +0530");
        assertThat(ReadFile.blocks(read, Block.Kind.HEADING)).containsExactly("Subject: 报价 Quotation for 8x H100");
        assertThat(ReadFile.blocks(read, Block.Kind.PARAGRAPH))
                .containsExactly("The price is firm.", "> You asked > us.");
        assertThat(read.blocks().get(2).lines().get(0).number()).isEqualTo(5);
        assertThat(read.unread()).isEmpty();
    }

    @Test
    void plainTextIsPreferredAndAttachmentsAreDocuments() {
        List<ReadDocument> read = mail("""
                Content-Type: multipart/mixed; boundary="m"

                --m
                Content-Type: multipart/alternative; boundary=a

                --a
                Content-Type: text/plain; charset=gb2312
                Content-Transfer-Encoding: base64

                %s
                --a
                Content-Type: text/html

                <p>Page</p>
                --a--
                --m
                Content-Type: text/markdown
                Content-Disposition: attachment; filename*0*=UTF-8''%%E6%%8A%%A5; filename*1*=%%E4%%BB%%B7.md

                # Terms
                --m
                Content-Type: message/rfc822

                From: c@example.com
                Message-ID: <2@example.com>
                Subject: Before

                Older words.
                --m--
                """.formatted(base64("报价有效期30天。".getBytes(Charset.forName("GBK")))));

        assertThat(ReadFile.paths(read)).containsExactly("offer.eml", "offer.eml!/message-2.eml", "offer.eml!/报价.md");
        assertThat(ReadFile.blocks(read.get(0), Block.Kind.PARAGRAPH)).containsExactly("报价有效期30天。");
        assertThat(ReadFile.blocks(read.get(1), Block.Kind.PARAGRAPH)).containsExactly("Older words.");
        assertThat(ReadFile.blocks(read.get(1), Block.Kind.HEADING)).containsExactly("Subject: Before");
        assertThat(ReadFile.blocks(read.get(2), Block.Kind.HEADING)).containsExactly("# Terms");
    }

    @Test
    void aMailThatIsAPageIsReadAsOne() {
        ReadDocument read = mail("""
                        Content-Type: text/html; charset=utf-8
                        Content-Transfer-Encoding: quoted-printable

                        <table><tr><th>GPU</th><th>Price=3A</th></tr><tr><td>H100</td><td>$2</td></tr></table>
                        """).get(0);

        assertThat(ReadFile.blocks(read, Block.Kind.TABLE_ROW)).containsExactly("GPU Price:", "H100 $2");
        assertThat(read.tables()).hasSize(1);
    }

    @Test
    void aSignaturesLogoIsNoPaperButAScanIs() {
        String small = part("image/png", "Content-ID: <logo>", new byte[500]);
        String large = part("image/png", "Content-ID: <scan>", new byte[200 << 10]);

        List<ReadDocument> read =
                mail("Content-Type: multipart/related; boundary=\"m\"\n\n" + small + large + "--m--\n");

        assertThat(ReadFile.paths(read)).containsExactly("offer.eml", "offer.eml!/part-2");
    }

    @Test
    void anUnsafeNameIsRefused() {
        String evil = part("text/plain", "Content-Disposition: attachment; filename=\"../../x.txt\"", new byte[3]);

        List<ReadDocument> read = mail("Content-Type: multipart/mixed; boundary=\"m\"\n\n" + evil + "--m--\n");

        assertThat(read).hasSize(1);
        assertThat(ReadFile.unread(read.get(0)))
                .containsExactly("\"../../x.txt\": refused: its name leads out of the folder");
    }

    @Test
    void aSealedMailSaysWhatToDo() {
        ReadDocument read =
                mail("Content-Type: application/pkcs7-mime; smime-type=enveloped-data; name=smime.p7m\nContent-Transfer-Encoding: base64\n\nAAAA\n")
                        .get(0);

        assertThat(ReadFile.unread(read)).containsExactly("encrypted: save what it says from the mail program");
    }

    @Test
    @Timeout(60)
    void nestingWithoutEndStopsAndTheRestIsUnread() {
        StringBuilder deep = new StringBuilder("Content-Type: multipart/mixed; boundary=\"b0\"\n\n");
        for (int i = 0; i < 5_000; i++) {
            deep.append("--b")
                    .append(i)
                    .append("\nContent-Type: multipart/mixed; boundary=\"b")
                    .append(i + 1);
            deep.append("\"\n\n");
        }

        ReadDocument read = mail(deep.toString()).get(0);

        assertThat(ReadFile.unread(read)).containsExactly("parts that lie in more than 20 others were not read");
    }

    @Test
    void aMissingBoundaryIsSaid() {
        ReadDocument read = mail("Content-Type: multipart/mixed\n\n--m\nContent-Type: text/plain\n\nWords\n--m--\n")
                .get(0);

        assertThat(read.isRead()).isTrue();
        assertThat(read.unread()).isNotEmpty();
    }

    @Test
    void aMailThatBreaksOffIsReadAsFarAsItGoes() {
        ReadDocument read =
                mail("Content-Type: multipart/mixed; boundary=m\n\n--m\nContent-Type: text/plain\n\nWords that brea")
                        .get(0);

        assertThat(ReadFile.blocks(read, Block.Kind.PARAGRAPH)).containsExactly("Words that brea");
    }

    @Test
    @Timeout(60)
    void tenThousandAttachmentsAreBounded() {
        StringBuilder many = new StringBuilder("Content-Type: multipart/mixed; boundary=\"m\"\n\n");
        for (int i = 0; i < 10_000; i++) {
            many.append("--m\nContent-Type: text/plain; name=a.txt\n\nx\n");
        }

        List<ReadDocument> read = mail(many.append("--m--").toString());

        assertThat(read).hasSize(201);
        assertThat(ReadFile.unread(read.get(0))).containsExactly("9800 of its 10000 parts were not read: too many");
    }

    @Test
    void whatIsNoMailIsUnread() {
        assertThat(ReadFile.unread(ReadFile.of(folder, "a.eml", "").get(0)))
                .containsExactly("the file is empty (0 bytes)");
        assertThat(ReadFile.unread(ReadFile.of(
                                folder,
                                "b.msg",
                                Arrays.copyOf(new byte[] {(byte) 0xd0, (byte) 0xcf, 0x11, (byte) 0xe0}, 2000))
                        .get(0)))
                .containsExactly("not a readable mail");
    }

    @Test
    void aMailIsKnownByItsHeadAndAMemorandumIsNone() {
        ReadDocument mail = ReadFile.of(folder, "offer.txt", HEAD + "\nWords").get(0);
        ReadDocument memo = ReadFile.of(folder, "memo.txt", "From: us\nTo: you\nSubject: price\n\nWords")
                .get(0);

        assertThat(mail.document().kind()).isEqualTo(FileKind.MAIL);
        assertThat(memo.document().kind()).isEqualTo(FileKind.TEXT);
    }

    @Test
    void outlooksFilesAreReadWithWhatIsAttached() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (POIFSFileSystem file = new POIFSFileSystem()) {
            write(file.getRoot(), "0037001F", "Quotation");
            write(file.getRoot(), "0C1A001F", "Asha Rao");
            write(file.getRoot(), "1000001F", "The price is firm.\r\n");
            properties(file.getRoot(), 32);
            DirectoryEntry attached = file.getRoot().createDirectory("__attach_version1.0_#00000000");
            write(attached, "3707001F", "terms.md");
            stream(attached, "37010102", "# Terms".getBytes(StandardCharsets.UTF_8));
            properties(attached, 8);
            DirectoryEntry forwarded = file.getRoot().createDirectory("__attach_version1.0_#00000001");
            DirectoryEntry inner = forwarded.createDirectory("__substg1.0_3701000D");
            write(inner, "0037001F", "Before");
            write(inner, "1000001F", "Older words.");
            properties(inner, 24);
            properties(forwarded, 8);
            file.writeFilesystem(bytes);
        }

        List<ReadDocument> read = ReadFile.of(folder, "offer.msg", bytes.toByteArray());

        assertThat(ReadFile.paths(read))
                .containsExactly("offer.msg", "offer.msg!/message-2.msg", "offer.msg!/terms.md");
        assertThat(ReadFile.blocks(read.get(0), Block.Kind.HEADING)).containsExactly("Subject: Quotation");
        assertThat(ReadFile.blocks(read.get(0), Block.Kind.PARAGRAPH)).containsExactly("The price is firm.");
        assertThat(ReadFile.blocks(read.get(1), Block.Kind.PARAGRAPH)).containsExactly("Older words.");
        assertThat(ReadFile.blocks(read.get(2), Block.Kind.HEADING)).containsExactly("# Terms");
    }

    private static void write(DirectoryEntry in, String property, String text) throws IOException {
        stream(in, property, text.getBytes(StandardCharsets.UTF_16LE));
    }

    private static void stream(DirectoryEntry in, String property, byte[] bytes) throws IOException {
        in.createDocument("__substg1.0_" + property, new ByteArrayInputStream(bytes));
    }

    private static void properties(DirectoryEntry in, int head) throws IOException {
        in.createDocument("__properties_version1.0", new ByteArrayInputStream(new byte[head]));
    }

    private static String part(String type, String field, byte[] bytes) {
        return "--m\nContent-Type: " + type + "\n" + field + "\nContent-Transfer-Encoding: base64\n\n" + base64(bytes)
                + "\n";
    }

    private static String base64(byte[] bytes) {
        return Base64.getMimeEncoder().encodeToString(bytes);
    }

    private List<ReadDocument> mail(String rest) {
        return ReadFile.of(folder, "offer.eml", HEAD + rest);
    }
}
