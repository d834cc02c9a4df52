package dev.countersign.read.word;

import dev.countersign.model.Block;
import dev.countersign.model.Document;
import dev.countersign.model.DocumentId;
import dev.countersign.model.FileKind;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Role;
import dev.countersign.read.Passwords;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** A DOCX that a test writes part by part, as Word would, so that it decides every element. */
final class WrittenDocx {
    private static final String NAMESPACES = "xmlns:w=\"http://schemas.openxmlformats.org/wordprocessingml/2006/main\""
            + " xmlns:r=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships\""
            + " xmlns:mc=\"http://schemas.openxmlformats.org/markup-compatibility/2006\""
            + " xmlns:wps=\"http://schemas.microsoft.com/office/word/2010/wordprocessingShape\""
            + " xmlns:wp=\"http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing\""
            + " xmlns:pic=\"http://schemas.openxmlformats.org/drawingml/2006/picture\""
            + " xmlns:o=\"urn:schemas-microsoft-com:office:office\""
            + " xmlns:v=\"urn:schemas-microsoft-com:vml\"";

    private final Map<String, String> parts = new LinkedHashMap<>();
    private final StringBuilder body = new StringBuilder();
    private final StringBuilder relations = new StringBuilder();

    /** A part beside the document, of the type that relations name. */
    WrittenDocx part(String type, String root, String content) {
        String name = type + parts.size() + ".xml";
        parts.put("word/" + name, "<w:" + root + " " + NAMESPACES + ">" + content + "</w:" + root + ">");
        return relation(name.replace(".xml", ""), type, name, "");
    }

    WrittenDocx relation(String id, String type, String target, String more) {
        relations.append("<Relationship Id=\"" + id
                + "\" Type=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships/" + type
                + "\" Target=\"" + target + "\" " + more + "/>");
        return this;
    }

    WrittenDocx numbering(String content) {
        return part("numbering", "numbering", content);
    }

    WrittenDocx styles(String content) {
        return part("styles", "styles", content);
    }

    WrittenDocx body(String xml) {
        body.append(xml);
        return this;
    }

    /** A paragraph of plain text. */
    WrittenDocx text(String text) {
        return paragraph("", text);
    }

    /** @param properties what stands in the paragraph's properties */
    WrittenDocx paragraph(String properties, String text) {
        return body(p(properties, run(text)));
    }

    WrittenDocx numbered(int list, int level, String text) {
        return paragraph(numPr(list, level), text);
    }

    static String numPr(int list, int level) {
        return "<w:numPr><w:ilvl w:val=\"" + level + "\"/><w:numId w:val=\"" + list + "\"/></w:numPr>";
    }

    static String p(String properties, String runs) {
        return "<w:p><w:pPr>" + properties + "</w:pPr>" + runs + "</w:p>";
    }

    static String run(String text) {
        return "<w:r><w:t xml:space=\"preserve\">" + text + "</w:t></w:r>";
    }

    static String struck(String text) {
        return "<w:del w:id=\"1\" w:author=\"Supplier\"><w:r><w:delText xml:space=\"preserve\">" + text
                + "</w:delText></w:r></w:del>";
    }

    static String put(String text) {
        return "<w:ins w:id=\"2\" w:author=\"Buyer\">" + run(text) + "</w:ins>";
    }

    /** An abstract list and a list of the same number; levels in order. */
    static String list(int id, String... levels) {
        StringBuilder list = new StringBuilder("<w:abstractNum w:abstractNumId=\"" + id + "\">");
        for (int i = 0; i < levels.length; i++) {
            list.append("<w:lvl w:ilvl=\"" + i + "\">" + levels[i] + "</w:lvl>");
        }
        return list + "</w:abstractNum>";
    }

    static String use(int list, int of, String overrides) {
        return "<w:num w:numId=\"" + list + "\"><w:abstractNumId w:val=\"" + of + "\"/>" + overrides + "</w:num>";
    }

    static String level(String format, String text) {
        return "<w:start w:val=\"1\"/><w:numFmt w:val=\"" + format + "\"/><w:lvlText w:val=\"" + text + "\"/>";
    }

    Path write(Path folder) throws IOException {
        Path file = folder.resolve("contract.docx");
        try (OutputStream out = Files.newOutputStream(file);
                ZipOutputStream zip = new ZipOutputStream(out)) {
            entry(
                    zip,
                    "[Content_Types].xml",
                    "<Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\"><Override PartName=\"/word/document.xml\" ContentType=\"application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml\"/></Types>");
            entry(
                    zip,
                    "_rels/.rels",
                    relationships(
                            "<Relationship Id=\"r1\" Type=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument\" Target=\"word/document.xml\"/>"));
            entry(zip, "word/_rels/document.xml.rels", relationships(relations.toString()));
            entry(
                    zip,
                    "word/document.xml",
                    "<w:document " + NAMESPACES + "><w:body>" + body + "</w:body></w:document>");
            for (Map.Entry<String, String> part : parts.entrySet()) {
                entry(zip, part.getKey(), part.getValue());
            }
        }
        return file;
    }

    private static String relationships(String content) {
        return "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">" + content
                + "</Relationships>";
    }

    private static void entry(ZipOutputStream zip, String name, String content) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(content.getBytes(StandardCharsets.UTF_8));
        zip.closeEntry();
    }

    ReadDocument read(Path folder) throws IOException {
        return new WordReader(Passwords.NONE).read(document(), write(folder));
    }

    ReadDocument rejected(Path folder) throws IOException {
        return new WordReader(Passwords.NONE).asRejected(document(), write(folder));
    }

    static Document document() {
        return new Document(new DocumentId("contract.docx"), FileKind.WORD, Role.CONTRACT, "", "");
    }

    static List<String> texts(ReadDocument read) {
        return read.blocks().stream().map(Block::text).toList();
    }
}
