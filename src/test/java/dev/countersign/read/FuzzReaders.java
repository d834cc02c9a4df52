package dev.countersign.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.model.ReadDocument;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.apache.poi.hssf.usermodel.HSSFWorkbook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Feeds readers with damaged files: small ones of our own, those of the sample deals and those of the folder that
 * {@code -Dseeds} names, changed at random. A reader must give a result or name what is unread: no exception, no hang, no end
 * of memory. Its name keeps it out of the usual tests; CONTRIBUTING.md says how to run it. An input that fails is kept in
 * target/fuzz.
 */
class FuzzReaders {
    private static final long SECONDS_A_FILE = 60;
    private static final int LARGEST_SEED = 400_000;
    private static final String[] WORDS = {
        "0",
        "-1",
        "65536",
        "2147483648",
        "99999999999999999999",
        "/Length 99999999",
        "endstream",
        "<<",
        ">>",
        "[",
        "]",
        "<w:tbl>",
        "</w:tbl>",
        "<row r=\"9999999\">",
        "&amp;",
        "&#0;",
        "<!DOCTYPE x [<!ENTITY a \"b\">]>",
        "\u0000",
        "\"",
        "\n\n",
        "|",
        "---",
        "# ",
        "Content-Type: multipart/mixed; boundary=\"b\"",
        "--b",
        "- ",
        ": ",
        "{",
        "}",
        "*a",
        "&a",
        "第一条",
        "<table>",
        "<td colspan=99999 rowspan=99999>",
        "=?utf-8?B?",
        "BT",
        "ET",
        "Do",
        "q ",
        "Q ",
        "1e99",
        "NaN",
        "re f"
    };

    @TempDir
    Path folder;

    private final Random random = new Random(Long.getLong("fuzz.seed", 1));

    @Test
    void pdf() throws Exception {
        fuzz(Map.of("a.pdf", bytes(PDF)), ".pdf");
    }

    @Test
    void word() throws Exception {
        String document =
                "<w:document xmlns:w=\"http://schemas.openxmlformats.org/wordprocessingml/2006/main\"><w:body>"
                        + "<w:p><w:pPr><w:numPr><w:ilvl w:val=\"1\"/><w:numId w:val=\"1\"/></w:numPr></w:pPr><w:r><w:t>Term</w:t></w:r></w:p>"
                        + "<w:tbl><w:tr><w:tc><w:tcPr><w:gridSpan w:val=\"2\"/></w:tcPr><w:p><w:r><w:t>Price</w:t></w:r></w:p></w:tc></w:tr></w:tbl>"
                        + "<w:p><w:ins w:id=\"1\" w:author=\"A\"><w:r><w:t>new</w:t></w:r></w:ins><w:del w:id=\"2\"><w:r><w:delText>old</w:delText></w:r></w:del></w:p>"
                        + "</w:body></w:document>";
        fuzz(
                Map.of(
                        "a.docx",
                        zip(
                                "[Content_Types].xml", types("/word/document.xml", "wordprocessingml.document.main"),
                                "_rels/.rels", relation("word/document.xml"),
                                "word/document.xml", document)),
                ".docx",
                ".doc");
    }

    @Test
    void sheet() throws Exception {
        String sheet =
                "<worksheet xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\"><cols><col min=\"2\" max=\"3\" hidden=\"1\"/></cols>"
                        + "<sheetData><row r=\"1\"><c r=\"A1\" t=\"inlineStr\"><is><t>Item</t></is></c><c r=\"B1\"><v>45000.5</v></c></row>"
                        + "<row r=\"7\"><c r=\"C7\"><f>A1+1</f><v>0.18</v></c></row></sheetData></worksheet>";
        ByteArrayOutputStream xls = new ByteArrayOutputStream();
        try (HSSFWorkbook book = new HSSFWorkbook()) {
            book.createSheet("Prices").createRow(3).createCell(2).setCellValue("H100");
            book.write(xls);
        }
        fuzz(
                Map.of(
                        "a.xlsx",
                        zip(
                                "[Content_Types].xml",
                                types("/xl/workbook.xml", "spreadsheetml.sheet.main"),
                                "_rels/.rels",
                                relation("xl/workbook.xml"),
                                "xl/workbook.xml",
                                "<workbook xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\" xmlns:r=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships\"><sheets><sheet name=\"S\" sheetId=\"1\" r:id=\"rId1\"/></sheets></workbook>",
                                "xl/_rels/workbook.xml.rels",
                                "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\"><Relationship Id=\"rId1\" Type=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet\" Target=\"worksheets/sheet1.xml\"/></Relationships>",
                                "xl/worksheets/sheet1.xml",
                                sheet),
                        "a.xls",
                        xls.toByteArray(),
                        "a.csv",
                        bytes("Item;Qty;Price\n\"H100; 8\";4;\"1,234.50\"\n\n说明;1;2\n")),
                ".xlsx",
                ".xls",
                ".ods",
                ".csv",
                ".tsv");
    }

    @Test
    void mail() throws Exception {
        fuzz(
                Map.of(
                        "a.eml",
                        bytes(
                                "From: =?utf-8?Q?A=20B?= <a@example.com>\nSubject: Quote\nMIME-Version: 1.0\n"
                                        + "Content-Type: multipart/mixed; boundary=\"b\"\n\n--b\nContent-Type: text/html; charset=gb2312\n\n"
                                        + "<p>Price</p>\n--b\nContent-Type: text/plain; name=\"a.txt\"\nContent-Disposition: attachment; filename*=utf-8''a.txt\n"
                                        + "Content-Transfer-Encoding: base64\n\nSGVsbG8=\n--b\nContent-Type: message/rfc822\n\nSubject: In\n\nText\n--b--\n")),
                ".eml",
                ".msg");
    }

    @Test
    void web() throws Exception {
        fuzz(
                Map.of(
                        "a.html",
                        bytes(
                                "<html><head><meta charset=utf-8><title>T</title></head><body><h1>1. Terms</h1><table><tr><th rowspan=2>GPU<th colspan=2>Rate</tr>"
                                        + "<tr><td>1<td>2</tr></table><ol type=i start=3><li>a<ol><li>b</ol></ol><pre>x\ny</pre><dl><dt>A<dd>B</dl></body></html>")),
                ".html",
                ".htm");
    }

    @Test
    void text() throws Exception {
        fuzz(
                Map.of(
                        "a.md",
                                bytes(
                                        "---\ntitle: T\n---\n# 1. Terms\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n> 1.2 **Bold** [a](b)\n- x\n```\ncode\n```\n"),
                        "a.yaml", bytes("format: countersign-quote/1\na: &x [1, {b: 2}]\nc: *x\nd: |\n  text\n"),
                        "a.json", bytes("{\"a\": [1, 2.5e3, {\"b\": null}], \"c\": \"\\u4e00\"}"),
                        "a.txt", "第一条 价格\r\n1,234 元\r\n".getBytes("GB18030")),
                ".md",
                ".mdx",
                ".txt",
                ".log",
                ".yaml",
                ".json");
    }

    @Test
    void archive() throws Exception {
        fuzz(
                Map.of(
                        "a.zip",
                        zip(
                                "a.txt",
                                "hello",
                                "in/b.md",
                                "# Title",
                                "c.zip",
                                new String(zip("d.txt", "deep"), StandardCharsets.ISO_8859_1))),
                ".zip");
    }

    private void fuzz(Map<String, byte[]> own, String... endings) throws Exception {
        Map<String, byte[]> seeds = new HashMap<>(own);
        collect(Path.of("contracts-samples"), seeds, endings);
        if (System.getProperty("seeds") != null) {
            collect(Path.of(System.getProperty("seeds")), seeds, endings);
        }
        List<String> names = seeds.keySet().stream().sorted().toList();
        List<String> failures = new ArrayList<>();
        ExecutorService worker = worker();
        long end = System.nanoTime()
                + TimeUnit.SECONDS.toNanos((long) (60 * Double.parseDouble(System.getProperty("minutes", "1"))));
        int runs = 0;
        while (System.nanoTime() < end && failures.size() < 10) {
            String name = names.get(random.nextInt(names.size()));
            byte[] input = changed(seeds.get(name), seeds.get(names.get(random.nextInt(names.size()))));
            String file = "input" + name.substring(name.lastIndexOf('.'));
            Future<List<ReadDocument>> reading = worker.submit(() -> ReadFile.of(folder, file, input));
            String wrong = "";
            try {
                wrong = reading.get(SECONDS_A_FILE, TimeUnit.SECONDS).stream()
                        .filter(d -> !d.isRead() && d.unread().isEmpty())
                        .findFirst()
                        .map(d -> d.document().id() + " is neither read nor named as unread")
                        .orElse("");
            } catch (TimeoutException hang) {
                wrong = "takes longer than " + SECONDS_A_FILE + " s";
                worker = worker();
            } catch (ExecutionException thrown) {
                StackTraceElement[] trace = thrown.getCause().getStackTrace();
                wrong = thrown.getCause() + (trace.length > 0 ? " at " + trace[0] : "");
            }
            runs++;
            if (!wrong.isEmpty()) {
                Path kept = Files.createDirectories(Path.of("target", "fuzz")).resolve(runs + "-" + file);
                Files.write(kept, input);
                failures.add(kept + " (of " + name + "): " + wrong);
            }
        }
        System.out.println(runs + " inputs from " + names.size() + " files");
        assertThat(failures).isEmpty();
    }

    private static ExecutorService worker() {
        return Executors.newSingleThreadExecutor(task -> {
            Thread thread = new Thread(task, "fuzz");
            thread.setDaemon(true);
            return thread;
        });
    }

    private static void collect(Path root, Map<String, byte[]> seeds, String... endings) throws IOException {
        try (Stream<Path> all = Files.walk(root)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                boolean wanted =
                        Stream.of(endings).anyMatch(e -> file.toString().endsWith(e));
                if (wanted && Files.size(file) <= LARGEST_SEED) {
                    seeds.put(file.toString(), Files.readAllBytes(file));
                }
            }
        }
    }

    /** What is packed is changed within, mostly: else all that is tested is the packing. */
    private byte[] changed(byte[] seed, byte[] other) throws IOException {
        boolean zipped = seed.length > 4 && seed[0] == 'P' && seed[1] == 'K';
        if (!zipped || random.nextInt(4) == 0) {
            return mutated(seed, other);
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(seed));
                ZipOutputStream zip = new ZipOutputStream(out)) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                byte[] content = in.readAllBytes();
                zip.putNextEntry(new ZipEntry(entry.getName()));
                zip.write(random.nextInt(3) == 0 ? mutated(content, content) : content);
                zip.closeEntry();
            }
        }
        return out.toByteArray();
    }

    private byte[] mutated(byte[] seed, byte[] other) {
        byte[] bytes = seed;
        for (int n = 1 + random.nextInt(6); n > 0; n--) {
            int at = random.nextInt(bytes.length + 1);
            int length = Math.min(bytes.length - at, 1 + random.nextInt(1 << random.nextInt(10)));
            byte[] piece = switch (random.nextInt(6)) {
                case 0 -> new byte[0];
                case 1 -> java.util.Arrays.copyOfRange(bytes, at, at + length);
                case 2 -> bytes(WORDS[random.nextInt(WORDS.length)]);
                case 3 -> slice(other);
                case 4 -> bytes(WORDS[random.nextInt(WORDS.length)].repeat(1 + random.nextInt(2_000)));
                default -> noise(length);
            };
            int skip = random.nextBoolean() ? 0 : length;
            byte[] joined = new byte[at + piece.length + bytes.length - at - skip];
            System.arraycopy(bytes, 0, joined, 0, at);
            System.arraycopy(piece, 0, joined, at, piece.length);
            System.arraycopy(bytes, at + skip, joined, at + piece.length, bytes.length - at - skip);
            bytes = joined;
        }
        return bytes;
    }

    private byte[] slice(byte[] other) {
        int from = random.nextInt(other.length + 1);
        return java.util.Arrays.copyOfRange(other, from, Math.min(other.length, from + random.nextInt(2_000)));
    }

    private byte[] noise(int length) {
        byte[] noise = new byte[length];
        random.nextBytes(noise);
        return noise;
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** Names and contents in turn. */
    private static byte[] zip(String... parts) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(out)) {
            for (int i = 0; i < parts.length; i += 2) {
                zip.putNextEntry(new ZipEntry(parts[i]));
                zip.write(
                        parts[i].endsWith(".zip")
                                ? parts[i + 1].getBytes(StandardCharsets.ISO_8859_1)
                                : bytes(parts[i + 1]));
                zip.closeEntry();
            }
        }
        return out.toByteArray();
    }

    private static String types(String part, String type) {
        return "<Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\"><Default Extension=\"rels\" ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/><Override PartName=\""
                + part + "\" ContentType=\"application/vnd.openxmlformats-officedocument." + type + "+xml\"/></Types>";
    }

    private static String relation(String target) {
        return "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\"><Relationship Id=\"rId1\" Type=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument\" Target=\""
                + target + "\"/></Relationships>";
    }

    /** Nothing in it is packed, and its table of objects is rebuilt by the parser. */
    private static final String PDF = """
            %PDF-1.4
            1 0 obj << /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [8 0 R] >> >> endobj
            2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
            3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Rotate 0 /Contents 4 0 R /Annots [8 0 R]
            /Resources << /Font << /F1 5 0 R >> /XObject << /X1 6 0 R /I1 7 0 R >> >> >> endobj
            4 0 obj << /Length 330 >> stream
            q 1 0 0 1 50 700 cm BT /F1 12 Tf 14 TL (1. Term) Tj T* [(Pri) -20 (ce) 300 (42)] TJ ET Q
            50 600 m 300 600 l S 50 580 m 300 580 l S 50 560 m 300 560 l S 50 540 200 0.5 re f
            50 560 m 50 600 l S 150 560 m 150 600 l S 300 560 m 300 600 l S
            BT /F1 10 Tf 55 585 Td (Item) Tj 100 0 Td (Price) Tj -100 -20 Td (H100) Tj 100 0 Td (2.10) Tj ET
            q 0.5 0 0 0.5 0 0 cm /X1 Do Q q 100 0 0 100 300 300 cm /I1 Do Q
            endstream endobj
            5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >> endobj
            6 0 obj << /Type /XObject /Subtype /Form /BBox [0 0 100 100] /Resources << /Font << /F1 5 0 R >> >> /Length 30 >> stream
            BT /F1 9 Tf (inner) Tj ET
            endstream endobj
            7 0 obj << /Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 4 >> stream
            abcd
            endstream endobj
            8 0 obj << /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (value) /Rect [50 500 200 520] >> endobj
            trailer << /Root 1 0 R >>
            %%EOF
            """;
}
