package dev.countersign.read.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.model.ReadDocument;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.util.Arrays;
import org.apache.poi.hssf.record.crypto.Biff8EncryptionKey;
import org.apache.poi.hssf.usermodel.HSSFWorkbook;
import org.apache.poi.poifs.crypt.EncryptionInfo;
import org.apache.poi.poifs.crypt.EncryptionMode;
import org.apache.poi.poifs.crypt.Encryptor;
import org.apache.poi.poifs.filesystem.POIFSFileSystem;
import org.apache.poi.ss.usermodel.Workbook;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Damaged and hostile workbooks end in one line that says what is wrong. */
class EvilWorkbookTest {
    @TempDir
    Path folder;

    private Path written(Workbook workbook) throws IOException {
        Path file = folder.resolve("evil.xlsx");
        try (workbook;
                OutputStream out = Files.newOutputStream(file)) {
            workbook.write(out);
        }
        return file;
    }

    private Path xlsx() throws IOException {
        Workbook workbook = new XSSFWorkbook();
        workbook.createSheet("A").createRow(0).createCell(0).setCellValue("Price");
        return written(workbook);
    }

    private static String why(ReadDocument read) {
        assertThat(read.unread()).hasSize(1);
        return read.unread().get(0).what();
    }

    private static void replace(Path file, String part, String content) throws IOException {
        try (FileSystem zip = FileSystems.newFileSystem(file)) {
            Files.writeString(zip.getPath(part), content);
        }
    }

    @Test
    void noBytesCutOffAndOtherKinds() throws IOException {
        Path file = folder.resolve("x.xlsx");
        Files.write(file, new byte[0]);
        assertThat(why(WorkbookReaderTest.read(file))).isEqualTo("the file is empty (0 bytes)");

        byte[] whole = Files.readAllBytes(xlsx());
        Files.write(file, Arrays.copyOf(whole, whole.length - 100));
        assertThat(why(WorkbookReaderTest.read(file))).startsWith("damaged or cut off");

        Files.writeString(file, "hello");
        assertThat(why(WorkbookReaderTest.read(file))).isEqualTo("not a workbook");
    }

    @Test
    void encryptedXlsx() throws IOException, GeneralSecurityException {
        Path plain = xlsx();
        Path file = folder.resolve("locked.xlsx");
        try (POIFSFileSystem container = new POIFSFileSystem()) {
            Encryptor encryptor = new EncryptionInfo(EncryptionMode.agile).getEncryptor();
            encryptor.confirmPassword("secret");
            try (OutputStream out = encryptor.getDataStream(container)) {
                Files.copy(plain, out);
            }
            try (OutputStream out = Files.newOutputStream(file)) {
                container.writeFilesystem(out);
            }
        }

        assertThat(why(WorkbookReaderTest.read(file)))
                .isEqualTo("encrypted: give its password with --password, or under documents in deal.yaml");
        assertThat(why(WorkbookReaderTest.read(file, "guess")))
                .isEqualTo("encrypted: the password that was given does not open it");
        assertThat(WorkbookReaderTest.read(file, "secret").isWhole()).isTrue();
    }

    @Test
    void encryptedXls() throws IOException {
        Workbook workbook = new HSSFWorkbook();
        workbook.createSheet("A").createRow(0).createCell(0).setCellValue("Price");
        Path file;
        try {
            Biff8EncryptionKey.setCurrentUserPassword("secret");
            file = written(workbook);
        } finally {
            Biff8EncryptionKey.setCurrentUserPassword(null);
        }

        assertThat(why(WorkbookReaderTest.read(file)))
                .isEqualTo("encrypted: give its password with --password, or under documents in deal.yaml");
        assertThat(why(WorkbookReaderTest.read(file, "guess")))
                .isEqualTo("encrypted: the password that was given does not open it");
        assertThat(WorkbookReaderTest.read(file, "secret").isWhole()).isTrue();
    }

    @Test
    void billionLaughsInTheSharedTexts() throws IOException {
        Path file = xlsx();
        StringBuilder type = new StringBuilder("<?xml version=\"1.0\"?><!DOCTYPE sst [<!ENTITY l0 \"lol\">");
        for (int i = 1; i < 12; i++) {
            type.append("<!ENTITY l" + i + " \"" + ("&l" + (i - 1) + ";").repeat(10) + "\">");
        }
        replace(file, "xl/sharedStrings.xml", type + "]><sst><si><t>&l11;</t></si></sst>");

        assertThat(why(WorkbookReaderTest.read(file)))
                .isEqualTo("its part xl/sharedStrings.xml declares a document type, which no office program writes");
    }

    @Test
    void aZipBomb() throws IOException {
        Path file = xlsx();
        try (FileSystem zip = FileSystems.newFileSystem(file);
                OutputStream out = Files.newOutputStream(zip.getPath("xl/worksheets/sheet1.xml"))) {
            out.write("<worksheet><sheetData><row><c><v>".getBytes(StandardCharsets.UTF_8));
            byte[] ones = new byte[1 << 20];
            Arrays.fill(ones, (byte) '1');
            for (int i = 0; i < 600; i++) {
                out.write(ones);
            }
        }

        assertThat(why(WorkbookReaderTest.read(file))).contains("a ZIP bomb");
    }

    @Test
    void oneBadSheetLeavesTheOthers() throws IOException {
        Workbook workbook = new XSSFWorkbook();
        workbook.createSheet("A").createRow(0).createCell(0).setCellValue("lost");
        workbook.createSheet("B").createRow(0).createCell(0).setCellValue("kept");
        Path file = written(workbook);
        replace(file, "xl/worksheets/sheet1.xml", "<worksheet><sheetData><row r=\"1\"><c><v>1</v></c></row><row");

        ReadDocument read = WorkbookReaderTest.read(file);

        assertThat(read.blocks()).extracting(b -> b.text()).containsExactly("1", "kept");
        assertThat(read.unread()).hasSize(1);
        assertThat(read.unread().get(0).page()).isEqualTo(1);
    }

    @Test
    void cellsFarApartCostNothing() throws IOException {
        Path file = xlsx();
        StringBuilder rows = new StringBuilder("<worksheet><sheetData>");
        for (int i = 1; i <= 3_000; i++) {
            rows.append("<row r=\"" + i + "\"><c r=\"XFD" + i + "\"><v>" + Math.random() + "</v></c></row>");
        }
        replace(file, "xl/worksheets/sheet1.xml", rows + "</sheetData></worksheet>");

        ReadDocument read = WorkbookReaderTest.read(file);

        assertThat(read.blocks()).hasSizeBetween(200, 300);
        assertThat(why(read)).contains("and all that follow were not read");
    }

    @Test
    void numbersThatPointNowhere() throws IOException {
        Path file = xlsx();
        replace(
                file,
                "xl/worksheets/sheet1.xml",
                "<worksheet><sheetData><row r=\"1\"><c r=\"A1\" t=\"s\"><v>99999</v></c><c r=\"ZZZZ1\" s=\"-5\"><v>7</v></c><c r=\"C1\" s=\"999\"><v>8</v></c></row><row r=\"99999999\"/></sheetData></worksheet>");

        ReadDocument read = WorkbookReaderTest.read(file);

        assertThat(read.blocks()).extracting(b -> b.text()).containsExactly("8");
        assertThat(why(read)).isEqualTo("damaged: it names row 99999999");
    }
}
