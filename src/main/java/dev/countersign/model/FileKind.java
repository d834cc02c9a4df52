package dev.countersign.model;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Pattern;

/** What a file is, by its first bytes and then its name: decides which reader takes it. */
public enum FileKind {
    PDF,
    YAML,
    JSON,
    MARKDOWN,
    TEXT,
    WORD,
    WORKBOOK,
    CSV,
    HTML,
    MAIL,
    ARCHIVE,
    /** A kind that no reader takes: pictures, programs. */
    UNSUPPORTED;

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

    /** By the first bytes; the name only tells kinds of text, and of office files, apart. */
    public static FileKind of(byte[] head, String path) {
        String start = new String(head, 0, Math.min(head.length, HEAD), StandardCharsets.ISO_8859_1);
        String name = path.toLowerCase(Locale.ROOT);
        String ending = name.substring(name.lastIndexOf('.') + 1);
        if (start.contains("%PDF-") || ending.equals("pdf")) {
            return PDF;
        }
        if (start.startsWith("PK\u0003\u0004") || start.startsWith("PK\u0005\u0006")) {
            return packed(start, ending);
        }
        if (start.startsWith(OLE2)) {
            return switch (ending) {
                case "msg" -> MAIL;
                case "doc", "dot" -> WORD;
                case "xls", "xlt" -> WORKBOOK;
                default -> UNSUPPORTED;
            };
        }
        boolean utf16 = start.startsWith("\u00fe\u00ff") || start.startsWith("\u00ff\u00fe");
        if (start.indexOf('\0') >= 0 && !utf16) {
            return UNSUPPORTED;
        }
        if (WEB_PAGE.matcher(start).matches()) {
            return HTML;
        }
        if (MAIL_HEADER.matcher(start.replace("\r", "")).matches()) {
            return MAIL;
        }
        return switch (ending) {
            case "yaml", "yml" -> YAML;
            case "json" -> JSON;
            case "md", "mdx", "markdown" -> MARKDOWN;
            case "html", "htm", "xhtml" -> HTML;
            case "eml", "msg", "mht", "mhtml" -> MAIL;
            case "csv", "tsv" -> CSV;
            case "zip" -> ARCHIVE;
            case "xml", "rtf", "svg" -> UNSUPPORTED;
            default -> TEXT;
        };
    }

    /** Word and Excel files are archives too; their first entries give them away where the name does not. */
    private static FileKind packed(String start, String ending) {
        boolean office = start.contains("[Content_Types].xml") || start.contains("mimetypeapplication/vnd.oasis.");
        return switch (ending) {
            case "docx", "docm", "dotx", "odt" -> WORD;
            case "xlsx", "xlsm", "xltx", "ods" -> WORKBOOK;
            case "pptx", "odp", "jar", "apk" -> UNSUPPORTED;
            default ->
                !office
                        ? ARCHIVE
                        : start.contains("word/") || start.contains("opendocument.text")
                                ? WORD
                                : start.contains("xl/") || start.contains("opendocument.spreadsheet")
                                        ? WORKBOOK
                                        : UNSUPPORTED;
        };
    }
}
