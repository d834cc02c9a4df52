package dev.countersign.kind;

import dev.countersign.model.FileKind;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Pattern;

/** Tells what a file is, by its first bytes and what a container holds; the name only tells kinds of text apart. */
public final class Kinds {
    /** As many of the first bytes as are looked at. */
    public static final int HEAD = 1024;

    private static final String OLE2 = "\u00d0\u00cf\u0011\u00e0";
    private static final Pattern WEB_PAGE = Pattern.compile(
            "^(?:\u00ef\u00bb\u00bf)?\\s*(?:<\\?xml[^>]*>\\s*)?(?:<!--.*?-->\\s*)*<(?:!doctype\\s+html|html)\\b.*",
            Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
    /** A memorandum may open with "From:" too; only a mail tells how it was carried. */
    private static final Pattern MAIL_HEADER = Pattern.compile(
            "^(?:From [^\\n]*\\n)?(?=[\\w-]+:)(?:[\\w-]+:[^\\n]*\\n(?:[ \\t][^\\n]*\\n)*)*?(?:Received:\\s+(?:from|by)\\s|Message-ID:|MIME-Version:).*",
            Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

    private Kinds() {}

    /**
     * @param head the file's first bytes, {@link #HEAD} at most
     * @param name as the deal has it; the file itself may lie under another
     */
    public static FileKind of(byte[] head, Path file, String name) {
        String start = new String(head, 0, Math.min(head.length, HEAD), StandardCharsets.ISO_8859_1);
        String lower = name.toLowerCase(Locale.ROOT);
        String ending = lower.substring(lower.lastIndexOf('.') + 1);
        if (start.contains("%PDF-") || ending.equals("pdf")) {
            return FileKind.PDF;
        }
        if (start.startsWith("PK\u0003\u0004") || start.startsWith("PK\u0005\u0006")) {
            return Containers.ofZip(file, ending);
        }
        if (start.startsWith(OLE2)) {
            return Containers.ofOle2(file, ending);
        }
        boolean utf16 = start.startsWith("\u00fe\u00ff") || start.startsWith("\u00ff\u00fe");
        boolean separated = ending.equals("csv") || ending.equals("tsv") || ending.equals("tab");
        if (start.indexOf('\0') >= 0 && !utf16 && !separated) {
            return FileKind.UNSUPPORTED;
        }
        if (WEB_PAGE.matcher(start).matches()) {
            return FileKind.HTML;
        }
        if (MAIL_HEADER.matcher(start.replace("\r", "")).matches()) {
            return FileKind.MAIL;
        }
        return switch (ending) {
            case "yaml", "yml" -> FileKind.YAML;
            case "json" -> FileKind.JSON;
            case "md", "mdx", "markdown" -> FileKind.MARKDOWN;
            case "html", "htm", "xhtml" -> FileKind.HTML;
            case "eml", "msg", "mht", "mhtml" -> FileKind.MAIL;
            case "csv", "tsv", "tab" -> FileKind.CSV;
            case "doc", "docx", "docm", "dotx", "odt", "rtf" -> FileKind.WORD;
            case "xlsx", "xlsm", "xlsb", "ods" -> FileKind.WORKBOOK;
            // Programs that write "Excel files" often write text with tabs.
            case "xls" -> head.length == 0 ? FileKind.WORKBOOK : FileKind.CSV;
            case "zip" -> FileKind.ARCHIVE;
            case "xml", "svg" -> FileKind.UNSUPPORTED;
            default -> FileKind.TEXT;
        };
    }
}
