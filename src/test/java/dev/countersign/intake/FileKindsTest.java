package dev.countersign.intake;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.model.FileKind;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.poi.hssf.usermodel.HSSFWorkbook;
import org.apache.poi.poifs.filesystem.POIFSFileSystem;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.apache.poi.xwpf.usermodel.XWPFDocument;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file is what it holds, whatever it is called. */
class FileKindsTest {
    @TempDir
    Path folder;

    private interface Content {
        void to(OutputStream out) throws IOException;
    }

    private FileKind kind(String name, Content content) throws IOException {
        Path file = folder.resolve(name);
        try (OutputStream out = Files.newOutputStream(file)) {
            content.to(out);
        }
        return new Intake().single(file, name).kind();
    }

    private FileKind kind(String name, String text) throws IOException {
        return kind(name, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void officeFilesByTheirMainPart() throws IOException {
        try (XWPFDocument word = new XWPFDocument();
                XSSFWorkbook workbook = new XSSFWorkbook()) {
            assertThat(kind("wrong.zip", word::write)).isEqualTo(FileKind.WORD);
            assertThat(kind("wrong.docx", workbook::write)).isEqualTo(FileKind.WORKBOOK);
        }
    }

    @Test
    void aWorkbookWithAWordFileInItIsAWorkbook() throws IOException {
        assertThat(
                        kind(
                                "quote.bin",
                                zip(
                                        "[Content_Types].xml",
                                        "<Types><Default Extension=\"docx\" ContentType=\"application/vnd.openxmlformats-officedocument.wordprocessingml.document\"/><Override ContentType=\"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml\"/></Types>")))
                .isEqualTo(FileKind.WORKBOOK);
    }

    @Test
    void otherZips() throws IOException {
        assertThat(kind("a.bin", zip("mimetype", "application/vnd.oasis.opendocument.spreadsheet")))
                .isEqualTo(FileKind.WORKBOOK);
        assertThat(kind("deal.docx", zip("contract.pdf", "x"))).isEqualTo(FileKind.ARCHIVE);
        assertThat(kind(
                        "slides.pptx",
                        zip("[Content_Types].xml", "<Types>presentationml.presentation.main+xml</Types>")))
                .isEqualTo(FileKind.UNSUPPORTED);
        assertThat(kind("cut.docx", "PK\u0003\u0004 cut off")).isEqualTo(FileKind.WORD);
    }

    private static Content zip(String name, String text) {
        return out -> {
            ZipOutputStream zip = new ZipOutputStream(out);
            zip.putNextEntry(new ZipEntry(name));
            zip.write(text.getBytes(StandardCharsets.UTF_8));
            zip.finish();
        };
    }

    @Test
    void ole2ByTheStreamsAtItsTop() throws IOException {
        try (HSSFWorkbook workbook = new HSSFWorkbook();
                POIFSFileSystem locked = new POIFSFileSystem();
                POIFSFileSystem mail = new POIFSFileSystem()) {
            locked.createDocument(new java.io.ByteArrayInputStream(new byte[5000]), "EncryptedPackage");
            mail.createDocument(new java.io.ByteArrayInputStream(new byte[50]), "__properties_version1.0");
            mail.getRoot()
                    .createDirectory("attachment")
                    .createDocument("WordDocument", new java.io.ByteArrayInputStream(new byte[50]));

            assertThat(kind("x.doc", workbook::write)).isEqualTo(FileKind.WORKBOOK);
            assertThat(kind("x.xlsx", locked::writeFilesystem)).isEqualTo(FileKind.WORKBOOK);
            assertThat(kind("x.docx", locked::writeFilesystem)).isEqualTo(FileKind.WORD);
            assertThat(kind("x.doc", mail::writeFilesystem)).isEqualTo(FileKind.MAIL);
        }
    }

    @Test
    void textByItsName() throws IOException {
        assertThat(kind("usage.csv", "a,b")).isEqualTo(FileKind.CSV);
        assertThat(kind("usage.tsv", "a\tb")).isEqualTo(FileKind.CSV);
        assertThat(kind("export.xls", "a\tb")).isEqualTo(FileKind.CSV);
        assertThat(kind("empty.docx", "")).isEqualTo(FileKind.WORD);
        assertThat(kind("empty.xls", "")).isEqualTo(FileKind.WORKBOOK);
    }
}
