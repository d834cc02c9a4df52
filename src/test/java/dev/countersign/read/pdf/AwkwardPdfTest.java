package dev.countersign.read.pdf;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.model.Block;
import dev.countersign.model.Box;
import dev.countersign.model.FileKind;
import dev.countersign.model.Progress;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Unread;
import dev.countersign.read.Passwords;
import dev.countersign.read.ReadFile;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.zip.DeflaterOutputStream;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSInteger;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.pdfwriter.compress.CompressParameters;
import org.apache.pdfbox.pdmodel.PDDocumentNameDictionary;
import org.apache.pdfbox.pdmodel.PDEmbeddedFilesNameTreeNode;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.common.PDStream;
import org.apache.pdfbox.pdmodel.common.filespecification.PDComplexFileSpecification;
import org.apache.pdfbox.pdmodel.common.filespecification.PDEmbeddedFile;
import org.apache.pdfbox.pdmodel.encryption.AccessPermission;
import org.apache.pdfbox.pdmodel.encryption.StandardProtectionPolicy;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.pdmodel.graphics.image.LosslessFactory;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationFreeText;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationWidget;
import org.apache.pdfbox.pdmodel.interactive.form.PDAcroForm;
import org.apache.pdfbox.pdmodel.interactive.form.PDTextField;
import org.apache.pdfbox.util.Matrix;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Whatever the file holds, what can be read is read and the rest is named. */
@Timeout(30)
class AwkwardPdfTest {
    @TempDir
    Path folder;

    private ReadDocument read(byte[] bytes) throws IOException {
        return DrawnPdf.read(DrawnPdf.document(), Files.write(folder.resolve("awkward.pdf"), bytes));
    }

    private static String onlyUnread(ReadDocument read) {
        assertThat(read.unread()).hasSize(1);
        return read.unread().get(0).what();
    }

    @Test
    void onlyPdfFilesAreItsOwn() {
        assertThat(new PdfReader(Passwords.NONE, Progress.NONE).reads(FileKind.PDF))
                .isTrue();
        assertThat(new PdfReader(Passwords.NONE, Progress.NONE).reads(FileKind.TEXT))
                .isFalse();
    }

    @Test
    void anEmptyFileIsNamed() throws IOException {
        assertThat(onlyUnread(read(new byte[0]))).isEqualTo("the file is empty (0 bytes)");
    }

    @Test
    void aFileThatIsNoPdfIsNamed() throws IOException {
        assertThat(onlyUnread(read("Dear Sir, this is a letter.".repeat(100).getBytes(ISO_8859_1))))
                .startsWith("not a readable PDF")
                .doesNotContain("\n");
    }

    @Test
    void aTruncatedFileIsReadAsFarAsItGoesOrNamed() throws IOException {
        byte[] whole;
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            drawn.text(100, 200, "whole");
            whole = Files.readAllBytes(drawn.save(folder));
        }
        for (int length = 1; length < whole.length; length += 37) {
            ReadDocument read = read(java.util.Arrays.copyOf(whole, length));

            assertThat(read.isRead() || !read.unread().isEmpty())
                    .as("%d bytes", length)
                    .isTrue();
            assertThat(read.unread()).allMatch(unread -> !unread.what().contains("\n"));
        }
    }

    /** A page of text, saved as plain objects with a table of references behind them. */
    private String plainPdf() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            drawn.text(100, 200, "still readable");
            drawn.content().close();
            ByteArrayOutputStream saved = new ByteArrayOutputStream();
            drawn.pdf.save(saved, CompressParameters.NO_COMPRESSION);
            return saved.toString(ISO_8859_1);
        }
    }

    @Test
    void aWrongTableOfReferencesIsMended() throws IOException {
        String pdf = plainPdf();
        int at = pdf.lastIndexOf("startxref");
        for (String broken : List.of(
                pdf.substring(0, at) + "startxref\n7\n%%EOF",
                pdf.substring(0, at),
                pdf.replaceAll("(?m)^0000000\\d{3} 00000 n", "0000000001 00000 n"),
                "junk before the head\n" + pdf)) {
            ReadDocument read = read(broken.getBytes(ISO_8859_1));

            assertThat(DrawnPdf.texts(read)).containsExactly("still readable");
            assertThat(read.unread()).isEmpty();
        }
    }

    @Test
    void tablesOfReferencesThatNameEachOtherEnd() throws IOException {
        String pdf = plainPdf();
        String start = pdf.substring(pdf.lastIndexOf("startxref") + 10, pdf.lastIndexOf("%%EOF"))
                .strip();
        ReadDocument read =
                read(pdf.replace("trailer\n<<", "trailer\n<<\n/Prev " + start).getBytes(ISO_8859_1));

        assertThat(read.isRead() || !read.unread().isEmpty()).isTrue();
    }

    @Test
    void aPdfUnderAnotherNameIsAPdf() throws IOException {
        ReadDocument read = ReadFile.of(folder, "terms.docx", plainPdf().getBytes(ISO_8859_1))
                .get(0);

        assertThat(read.document().kind()).isEqualTo(FileKind.PDF);
        assertThat(DrawnPdf.texts(read)).containsExactly("still readable");
    }

    @Test
    void aRightsManagedDocumentIsNamed() throws IOException {
        assertThat(withAttachment("MicrosoftIRMServices Protected PDF.pdf"))
                .isEqualTo("rights-managed: the document itself is an encrypted attachment; ask for a plain PDF");
    }

    @Test
    void encryptionWithoutAPasswordIsNoObstacle() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            drawn.text(100, 200, "locked but open");
            drawn.pdf.protect(new StandardProtectionPolicy("owner", "", new AccessPermission()));
            ReadDocument read = drawn.read(folder);

            assertThat(DrawnPdf.texts(read)).containsExactly("locked but open");
            assertThat(read.unread()).isEmpty();
        }
    }

    @Test
    void encryptionWithAPasswordIsNamed() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            drawn.text(100, 200, "locked");
            drawn.pdf.protect(new StandardProtectionPolicy("owner", "user", new AccessPermission()));

            assertThat(onlyUnread(drawn.read(folder)))
                    .isEqualTo("encrypted: give its password with --password, or under documents in deal.yaml");
        }
    }

    @Test
    void encryptionWithAPasswordThatIsGivenIsNoObstacle() throws IOException {
        for (String password : List.of("user", "owner")) {
            try (DrawnPdf drawn = new DrawnPdf()) {
                drawn.page();
                drawn.text(100, 200, "locked");
                drawn.pdf.protect(new StandardProtectionPolicy("owner", "user", new AccessPermission()));
                ReadDocument read = drawn.read(folder, password);

                assertThat(DrawnPdf.texts(read)).containsExactly("locked");
                assertThat(read.unread()).isEmpty();
            }
        }
    }

    @Test
    void aWrongPasswordIsNamedAndNotShown() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            drawn.text(100, 200, "locked");
            drawn.pdf.protect(new StandardProtectionPolicy("owner", "user", new AccessPermission()));

            assertThat(onlyUnread(drawn.read(folder, "opensesame")))
                    .isEqualTo("encrypted: the password that was given does not open it");
        }
    }

    @Test
    void aScanNeedsOcrAndABlankPageDoesNot() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            BufferedImage scan = new BufferedImage(60, 80, BufferedImage.TYPE_BYTE_GRAY);
            drawn.content().drawImage(LosslessFactory.createFromImage(drawn.pdf, scan), 0, 0, 595, 842);
            drawn.page();
            ReadDocument read = drawn.read(folder);

            assertThat(read.pages()).hasSize(2);
            // Where OCR is installed, it finds no word in a black page.
            assertThat(read.unread()).extracting(Unread::page).containsExactly(1);
            assertThat(read.unread().get(0).what())
                    .matches("no text layer: a scan; it needs OCR: .*|a picture; OCR .*");
        }
    }

    @Test
    void aPageWhoseGlyphsHaveNoMeaningIsNamed() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            drawn.text(100, 100, "readable");
            PDPage page = drawn.page();
            page.setContents(new PDStream(
                    drawn.pdf,
                    new ByteArrayInputStream("BT /F9 10 Tf 100 600 Td (ABCABC) Tj ET".getBytes(ISO_8859_1))));
            page.setResources(new PDResources());
            page.getResources().getCOSObject().setItem(COSName.FONT, fontsOfNamelessGlyphs());
            ReadDocument read = drawn.read(folder);

            assertThat(DrawnPdf.texts(read)).containsExactly("readable");
            assertThat(read.unread()).hasSize(1);
            assertThat(read.unread().get(0).page()).isEqualTo(2);
            assertThat(read.unread().get(0).what()).isEqualTo("the text layer is not readable (no Unicode mapping)");
        }
    }

    /** Glyphs drawn by procedures whose names say nothing, as some writers make. */
    private static COSDictionary fontsOfNamelessGlyphs() throws IOException {
        COSDictionary font = new COSDictionary();
        font.setItem(COSName.TYPE, COSName.FONT);
        font.setItem(COSName.SUBTYPE, COSName.TYPE3);
        font.setItem(COSName.FONT_MATRIX, new Matrix(0.001f, 0, 0, 0.001f, 0, 0).toCOSArray());
        font.setInt(COSName.FIRST_CHAR, 65);
        font.setInt(COSName.LAST_CHAR, 67);
        font.setItem(COSName.WIDTHS, COSArray.ofCOSIntegers(List.of(600, 600, 600)));
        font.setItem(COSName.CHAR_PROCS, new COSDictionary());
        COSDictionary encoding = new COSDictionary();
        COSArray differences = new COSArray();
        differences.add(COSInteger.get(65));
        List.of("g1", "g2", "g3").forEach(name -> differences.add(COSName.getPDFName(name)));
        encoding.setItem(COSName.DIFFERENCES, differences);
        font.setItem(COSName.ENCODING, encoding);
        COSDictionary fonts = new COSDictionary();
        fonts.setItem(COSName.getPDFName("F9"), font);
        return fonts;
    }

    /** What is said of a file in which this one lies. */
    private String withAttachment(String name) throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            drawn.text(100, 200, "see the attachment");
            PDComplexFileSpecification file = new PDComplexFileSpecification();
            file.setFile(name);
            file.setEmbeddedFile(new PDEmbeddedFile(drawn.pdf, new ByteArrayInputStream("<x/>".getBytes(ISO_8859_1))));
            PDEmbeddedFilesNameTreeNode tree = new PDEmbeddedFilesNameTreeNode();
            tree.setNames(Map.of("file", file));
            PDDocumentNameDictionary names = new PDDocumentNameDictionary(drawn.pdf.getDocumentCatalog());
            names.setEmbeddedFiles(tree);
            drawn.pdf.getDocumentCatalog().setNames(names);
            ReadDocument read = drawn.read(folder);

            assertThat(read.isRead()).isTrue();
            return onlyUnread(read);
        }
    }

    @Test
    void anAttachmentIsNamed() throws IOException {
        assertThat(withAttachment("invoice.xml")).isEqualTo("attachment invoice.xml was not read");
    }

    @Test
    void aFormFieldIsReadWhereItStands() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            PDPage page = drawn.page();
            drawn.text(60, 200, "Customer:");
            PDAcroForm form = new PDAcroForm(drawn.pdf);
            drawn.pdf.getDocumentCatalog().setAcroForm(form);
            PDTextField field = new PDTextField(form);
            field.setPartialName("customer");
            field.getCOSObject().setString(COSName.V, "Acme Robotics");
            PDAnnotationWidget widget = field.getWidgets().get(0);
            widget.setRectangle(new PDRectangle(150, DrawnPdf.HEIGHT - 205, 200, 20));
            widget.setPage(page);
            form.getFields().add(field);
            page.getAnnotations().add(widget);
            ReadDocument read = drawn.read(folder);

            Block value = DrawnPdf.block(read, "Acme");
            assertThat(value.kind()).isEqualTo(Block.Kind.PARAGRAPH);
            Box box = value.lines().get(0).words().get(0).box();
            assertThat(box.left()).isBetween(149.9, 150.1);
            assertThat(box.top()).isBetween(184.0, 186.0);
        }
    }

    @Test
    void aFreeTextNoteIsRead() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            PDPage page = drawn.page();
            drawn.text(60, 200, "Term: 12 months");
            PDAnnotationFreeText note = new PDAnnotationFreeText();
            note.setContents("agreed: 24 months");
            note.setRectangle(new PDRectangle(300, 600, 120, 20));
            page.getAnnotations().add(note);

            assertThat(DrawnPdf.texts(drawn.read(folder))).containsExactly("Term: 12 months", "agreed: 24 months");
        }
    }

    @Test
    void anXfaFormWithoutFieldsIsNamed() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            drawn.text(60, 200, "Please wait...");
            PDAcroForm form = new PDAcroForm(drawn.pdf);
            form.getCOSObject().setItem(COSName.XFA, new PDStream(drawn.pdf).getCOSObject());
            drawn.pdf.getDocumentCatalog().setAcroForm(form);

            assertThat(onlyUnread(drawn.read(folder))).startsWith("an XFA form");
        }
    }

    @Test
    void aStreamThatInflatesWithoutEndStopsAtTheLimit() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            drawn.text(60, 200, "first page");
            PDPage bomb = drawn.page();
            COSStream stream = drawn.pdf.getDocument().createCOSStream();
            ByteArrayOutputStream packed = new ByteArrayOutputStream();
            try (OutputStream deflated = new DeflaterOutputStream(packed)) {
                byte[] blanks = new byte[1 << 20];
                java.util.Arrays.fill(blanks, (byte) ' ');
                for (int i = 0; i < 200; i++) {
                    deflated.write(blanks);
                }
            }
            stream.setItem(COSName.FILTER, COSName.FLATE_DECODE);
            try (OutputStream raw = stream.createRawOutputStream()) {
                raw.write(packed.toByteArray());
            }
            drawn.content().close();
            bomb.getCOSObject().setItem(COSName.CONTENTS, stream);
            Path file = folder.resolve("bomb.pdf");
            drawn.pdf.save(file.toFile());
            ReadDocument read = DrawnPdf.read(DrawnPdf.document(), file);

            assertThat(DrawnPdf.texts(read)).containsExactly("first page");
            assertThat(onlyUnread(read)).isEqualTo("draws more than 64 MB");
        }
    }

    @Test
    void aFormThatDrawsItselfStops() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            drawn.text(60, 200, "before the loop");
            PDFormXObject form = new PDFormXObject(drawn.pdf);
            form.setBBox(new PDRectangle(0, 0, 100, 100));
            PDResources resources = new PDResources();
            resources.put(COSName.getPDFName("Again"), form);
            form.setResources(resources);
            try (OutputStream content = form.getContentStream().createOutputStream()) {
                content.write("/Again Do /Again Do".getBytes(ISO_8859_1));
            }
            drawn.content().drawForm(form);
            ReadDocument read = drawn.read(folder);

            assertThat(DrawnPdf.texts(read)).containsExactly("before the loop");
            assertThat(onlyUnread(read)).startsWith("nests forms deeper than");
        }
    }

    @Test
    void aContentStreamWithRubbishIsReadAround() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            PDPage page = drawn.page();
            drawn.text(60, 200, "kept");
            drawn.content().close();
            PDStream rubbish = new PDStream(
                    drawn.pdf,
                    new ByteArrayInputStream("Q Q ]] >> ) 1 2 3 (open \\( <41 42 0 0 Tm BI /W 1 ID \u0001EI\u0002 EI Q"
                            .getBytes(ISO_8859_1)));
            page.setContents(
                    List.of(new PDStream(page.getContentStreams().next().getCOSObject()), rubbish));
            Path file = folder.resolve("rubbish.pdf");
            drawn.pdf.save(file.toFile());

            assertThat(DrawnPdf.texts(DrawnPdf.read(DrawnPdf.document(), file))).containsExactly("kept");
        }
    }

    @Test
    void aDamagedStreamGivesWhatComesBeforeTheDamage() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            PDPage page = drawn.page();
            drawn.content().close();
            StringBuilder content = new StringBuilder("BT /F0 10 Tf 60 700 Td ");
            IntStream.range(0, 400)
                    .forEach(i -> content.append("(line ").append(i * 7919).append(") Tj 0 -12 Td "));
            ByteArrayOutputStream packed = new ByteArrayOutputStream();
            try (OutputStream deflated = new DeflaterOutputStream(packed)) {
                deflated.write(content.toString().getBytes(ISO_8859_1));
            }
            byte[] damaged = packed.toByteArray();
            java.util.Arrays.fill(damaged, damaged.length / 2, damaged.length, (byte) 0xff);
            COSStream stream = drawn.pdf.getDocument().createCOSStream();
            stream.setItem(COSName.FILTER, COSName.FLATE_DECODE);
            try (OutputStream raw = stream.createRawOutputStream()) {
                raw.write(damaged);
            }
            PDResources resources = new PDResources();
            resources.put(COSName.getPDFName("F0"), DrawnPdf.PLAIN);
            page.setResources(resources);
            page.getCOSObject().setItem(COSName.CONTENTS, stream);
            Path file = folder.resolve("damaged.pdf");
            drawn.pdf.save(file.toFile());
            ReadDocument read = DrawnPdf.read(DrawnPdf.document(), file);

            assertThat(DrawnPdf.lineTexts(read)).contains("line 0", "line 7919");
            assertThat(onlyUnread(read)).startsWith("damaged");
        }
    }

    @Test
    void nestedArraysWithoutEndAreNamed() throws IOException {
        String pdf = "%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages " + "[".repeat(200_000)
                + "\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF";
        ReadDocument read = read(pdf.getBytes(ISO_8859_1));

        assertThat(read.isRead()).isFalse();
        assertThat(read.unread()).allMatch(unread -> !unread.what().contains("\n"));
    }

    @Test
    void severalThreadsReadAtOnce() throws Exception {
        try (DrawnPdf drawn = new DrawnPdf()) {
            for (int i = 0; i < 20; i++) {
                drawn.page();
                drawn.text(60, 200, "page of text").bold(60, 240, "in two fonts");
            }
            Path file = drawn.save(folder);
            ReadDocument alone = DrawnPdf.read(DrawnPdf.document(), file);
            ExecutorService pool = Executors.newFixedThreadPool(4);
            try {
                Callable<ReadDocument> task = () -> DrawnPdf.read(DrawnPdf.document(), file);
                for (Future<ReadDocument> read : pool.invokeAll(java.util.Collections.nCopies(16, task))) {
                    assertThat(read.get()).isEqualTo(alone);
                }
            } finally {
                pool.shutdown();
            }
        }
    }

    @Test
    void aLongFileIsReadInASecondOrTwo() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            for (int i = 0; i < 300; i++) {
                drawn.page();
                drawn.text(60, 200, "page " + i);
            }
            Path file = drawn.save(folder);
            long start = System.nanoTime();
            ReadDocument read = DrawnPdf.read(DrawnPdf.document(), file);

            assertThat(read.pages()).hasSize(300);
            assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(10));
        }
    }
}
