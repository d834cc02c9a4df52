package dev.countersign.read.pdf;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.countersign.model.ReadDocument;
import dev.countersign.model.Unread;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeoutException;
import java.util.zip.Deflater;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.common.PDStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What unpacks to gigabytes, or never ends, is named within bounded memory and time. */
@Timeout(60)
class HostilePdfTest {
    private static final int GIGABYTES = 3;

    @TempDir
    Path folder;

    @BeforeEach
    void forgetPeaks() {
        System.gc();
        heap().forEach(MemoryPoolMXBean::resetPeakUsage);
    }

    private static List<MemoryPoolMXBean> heap() {
        return ManagementFactory.getMemoryPoolMXBeans().stream()
                .filter(p -> p.getType() == MemoryType.HEAP)
                .toList();
    }

    private static void assertBounded() {
        long peak = heap().stream().mapToLong(p -> p.getPeakUsage().getUsed()).sum();
        assertThat(peak >> 20).as("MB of heap").isLessThan(400);
    }

    /** These bytes, and blanks behind them for gigabytes: the same packed megabyte again and again. */
    private static byte[] bomb(String head) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        Deflater deflater = new Deflater();
        packed.writeBytes(flushed(deflater, head.getBytes(ISO_8859_1)));
        byte[] blanks = new byte[1 << 20];
        Arrays.fill(blanks, (byte) ' ');
        byte[] megabyte = flushed(deflater, blanks);
        for (int i = 0; i < GIGABYTES << 10; i++) {
            packed.writeBytes(megabyte);
        }
        deflater.end();
        return packed.toByteArray();
    }

    /** Each is a block of its own, that needs nothing before it. */
    private static byte[] flushed(Deflater deflater, byte[] plain) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        byte[] buffer = new byte[1 << 16];
        deflater.setInput(plain);
        int n;
        do {
            n = deflater.deflate(buffer, 0, buffer.length, Deflater.FULL_FLUSH);
            packed.write(buffer, 0, n);
        } while (n == buffer.length);
        return packed.toByteArray();
    }

    private static COSStream stream(DrawnPdf drawn, COSBase filter, byte[] packed) throws IOException {
        COSStream stream = drawn.pdf.getDocument().createCOSStream();
        stream.setItem(COSName.FILTER, filter);
        try (OutputStream raw = stream.createRawOutputStream()) {
            raw.write(packed);
        }
        return stream;
    }

    private ReadDocument read(byte[] pdf) throws IOException {
        return DrawnPdf.read(DrawnPdf.document(), Files.write(folder.resolve("hostile.pdf"), pdf));
    }

    // Object streams

    private static final String[] OBJECTS = {
        "<< /Type /Catalog /Pages 2 0 R >>",
        "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>"
    };

    /** Catalogue and pages in an object stream, listed in a cross reference stream. */
    private static byte[] packedPdf(byte[] objects, int first, byte[] references, String filter) throws IOException {
        ByteArrayOutputStream pdf = new ByteArrayOutputStream();
        pdf.writeBytes("%PDF-1.5\n".getBytes(ISO_8859_1));
        ByteBuffer rows = ByteBuffer.allocate(6 * 6);
        rows.put((byte) 0).putInt(0).put((byte) 255);
        for (int i = 0; i < OBJECTS.length; i++) {
            rows.put((byte) 2).putInt(4).put((byte) i);
        }
        rows.put((byte) 1).putInt(pdf.size()).put((byte) 0);
        object(pdf, "4 0 obj << /Type /ObjStm /N 3 /First " + first + " /Filter /FlateDecode", objects);
        int start = pdf.size();
        rows.put((byte) 1).putInt(start).put((byte) 0);
        object(
                pdf,
                "5 0 obj << /Type /XRef /Size 6 /W [1 4 1] /Root 1 0 R " + filter,
                references.length == 0 ? rows.array() : references);
        pdf.writeBytes(("startxref\n" + start + "\n%%EOF").getBytes(ISO_8859_1));
        return pdf.toByteArray();
    }

    private static void object(ByteArrayOutputStream pdf, String head, byte[] bytes) {
        pdf.writeBytes((head + " /Length " + bytes.length + " >>\nstream\n").getBytes(ISO_8859_1));
        pdf.writeBytes(bytes);
        pdf.writeBytes("\nendstream\nendobj\n".getBytes(ISO_8859_1));
    }

    private static String head() {
        return "1 0 2 " + (OBJECTS[0].length() + 1) + " 3 " + (OBJECTS[0].length() + OBJECTS[1].length() + 2) + " ";
    }

    @Test
    void aPlainObjectStreamIsRead() throws IOException {
        Deflater deflater = new Deflater();
        byte[] objects = flushed(deflater, (head() + String.join(" ", OBJECTS)).getBytes(ISO_8859_1));

        ReadDocument read = read(packedPdf(objects, head().length(), new byte[0], ""));

        assertThat(read.pages()).hasSize(1);
        assertThat(read.unread()).extracting(Unread::what).containsExactly("no page of it shows any text");
    }

    @Test
    void anObjectStreamThatUnpacksToGigabytes() throws IOException {
        byte[] objects = bomb(head() + String.join(" ", OBJECTS));

        ReadDocument read = read(packedPdf(objects, head().length(), new byte[0], ""));

        assertThat(read.unread())
                .extracting(Unread::what)
                .containsExactly("not a readable PDF (a part of the file unpacks to more than 8 MB)");
        assertBounded();
    }

    @Test
    void anObjectStreamFoundByRepairThatUnpacksToGigabytes() throws IOException {
        byte[] pdf = packedPdf(bomb(head() + String.join(" ", OBJECTS)), head().length(), new byte[0], "");
        String end = new String(pdf, pdf.length - 60, 60, ISO_8859_1);
        int at = pdf.length - 60 + end.indexOf("startxref") + 10;
        Arrays.fill(pdf, at, pdf.length - 6, (byte) '9');

        ReadDocument read = read(pdf);

        assertThat(read.isRead()).isFalse();
        assertThat(read.unread()).extracting(Unread::what).allMatch(w -> w.startsWith("not a readable PDF"));
        assertBounded();
    }

    @Test
    void aCrossReferenceStreamThatUnpacksToGigabytes() throws IOException {
        ReadDocument read = read(packedPdf(new byte[0], 0, bomb(""), "/Filter /FlateDecode"));

        assertThat(read.unread())
                .extracting(Unread::what)
                .containsExactly("not a readable PDF (a part of the file unpacks to more than 8 MB)");
        assertBounded();
    }

    // Fonts

    /** A page in a font that brings what it needs in streams. */
    private ReadDocument readWith(COSDictionary font, DrawnPdf drawn) throws IOException {
        PDPage page = drawn.page();
        drawn.content().close();
        PDResources resources = new PDResources();
        COSDictionary fonts = new COSDictionary();
        fonts.setItem("F0", font);
        resources.getCOSObject().setItem(COSName.FONT, fonts);
        page.setResources(resources);
        PDStream content = new PDStream(drawn.pdf);
        try (OutputStream out = content.createOutputStream()) {
            out.write("BT /F0 10 Tf 60 700 Td (Term of one year) Tj ET".getBytes(ISO_8859_1));
        }
        page.setContents(content);
        Path file = folder.resolve("font.pdf");
        drawn.pdf.save(file.toFile());
        return DrawnPdf.read(DrawnPdf.document(), file);
    }

    private static COSDictionary font() {
        COSDictionary font = new COSDictionary();
        font.setItem(COSName.TYPE, COSName.FONT);
        font.setItem(COSName.SUBTYPE, COSName.TRUE_TYPE);
        font.setName(COSName.BASE_FONT, "Invented");
        COSDictionary descriptor = new COSDictionary();
        descriptor.setItem(COSName.TYPE, COSName.FONT_DESC);
        font.setItem(COSName.FONT_DESC, descriptor);
        return font;
    }

    private static void assertNamed(ReadDocument read) {
        assertThat(read.unread()).extracting(Unread::what).contains("a part of the file unpacks to more than 64 MB");
        assertBounded();
    }

    @Test
    void anEmbeddedFontThatUnpacksToGigabytes() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            COSDictionary font = font();
            font.getCOSDictionary(COSName.FONT_DESC)
                    .setItem(COSName.FONT_FILE2, stream(drawn, COSName.FLATE_DECODE, bomb("")));

            assertNamed(readWith(font, drawn));
        }
    }

    @Test
    void aTableOfCharactersThatUnpacksToGigabytes() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            COSDictionary font = font();
            font.setItem(COSName.TO_UNICODE, stream(drawn, COSName.FLATE_DECODE, bomb("")));

            assertNamed(readWith(font, drawn));
        }
    }

    @Test
    void aPackedFontThatIsPackedAgain() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            byte[] hex = HexFormat.of().formatHex(bomb("")).getBytes(ISO_8859_1);
            COSArray filters = new COSArray();
            filters.add(COSName.ASCII_HEX_DECODE);
            filters.add(COSName.FLATE_DECODE);
            COSDictionary font = font();
            font.getCOSDictionary(COSName.FONT_DESC).setItem(COSName.FONT_FILE2, stream(drawn, filters, hex));

            assertNamed(readWith(font, drawn));
        }
    }

    // Time

    @Test
    void workThatNeverEndsIsLeftBehind() {
        CountDownLatch never = new CountDownLatch(1);

        assertThatThrownBy(() -> Abandonable.within(1, () -> {
                    while (never.getCount() > 0) {
                        Thread.onSpinWait();
                    }
                    return "";
                }))
                .isInstanceOf(TimeoutException.class);
        never.countDown();
    }

    // Encryption

    @Test
    void whatIsEncryptedForACertificateIsNamed() throws IOException {
        String[] objects = {
            OBJECTS[0],
            OBJECTS[1],
            OBJECTS[2],
            "<< /Filter /Adobe.PubSec /SubFilter /adbe.pkcs7.s4 /V 1 /Recipients [(x)] >>"
        };
        StringBuilder pdf = new StringBuilder("%PDF-1.4\n");
        StringBuilder references = new StringBuilder("xref\n0 5\n0000000000 65535 f \n");
        for (int i = 0; i < objects.length; i++) {
            references.append(String.format("%010d 00000 n \n", pdf.length()));
            pdf.append(i + 1).append(" 0 obj\n").append(objects[i]).append("\nendobj\n");
        }
        int start = pdf.length();
        pdf.append(references)
                .append("trailer\n<< /Size 5 /Root 1 0 R /Encrypt 4 0 R /ID [<01> <01>] >>\nstartxref\n")
                .append(start)
                .append("\n%%EOF");

        ReadDocument read = read(pdf.toString().getBytes(ISO_8859_1));

        assertThat(read.unread())
                .extracting(Unread::what)
                .containsExactly("encrypted for the holder of a certificate: ask for a copy that a password opens");
    }
}
