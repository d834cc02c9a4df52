package dev.countersign.read.text;

import dev.countersign.model.Block;
import dev.countersign.model.Document;
import dev.countersign.model.FileKind;
import dev.countersign.model.Line;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Unread;
import dev.countersign.read.DocumentReader;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads plain text and Markdown. Blank lines part paragraphs; headings, list items, numbered clauses and table rows stand alone. */
public final class TextReader implements DocumentReader {
    private static final long LARGEST_FILE = 20L << 20;
    private static final int LONGEST_LINE = 100_000;

    /** Blanks of print, that do not break or are as wide as a Chinese character, too. */
    private static final Pattern BLANK = Pattern.compile("\\p{Z}");

    private static final Pattern HEADING = Pattern.compile("^\\s{0,3}(#{1,6})\\s+(.*?)\\s*#*$");
    private static final Pattern UNDERLINE = Pattern.compile("^\\s{0,3}(=+|-{3,})\\s*$");
    private static final Pattern ITEM =
            Pattern.compile("^\\s*(?:[-*+•▪·]|\\(?[a-z]{1,3}\\)|\\(?[ivx]{1,5}\\))\\s+\\S.*");
    private static final Pattern ROW = Pattern.compile("^\\s*\\|.*\\|\\s*$");
    private static final Pattern CLAUSE = Pattern.compile(
            "^[\\s*_#>]*((?:(?:Article|Section|Clause|Schedule|Annex|Exhibit)\\s+)?\\d{1,3}(?:\\.\\d{1,3}){0,4}|第[一二三四五六七八九十百零\\d]+[条章节]|[一二三四五六七八九十]+(?=、))(?:\\\\?[.):、]|[*_]|\\s)+\\S.*",
            Pattern.CASE_INSENSITIVE);

    @Override
    public boolean reads(FileKind kind) {
        return kind == FileKind.TEXT || kind == FileKind.MARKDOWN;
    }

    @Override
    public ReadDocument read(Document document, Path file) {
        String text;
        try {
            if (Files.size(file) > LARGEST_FILE) {
                return ReadDocument.unread(document, "larger than " + (LARGEST_FILE >> 20) + " MB");
            }
            text = decode(Files.readAllBytes(file));
        } catch (IOException e) {
            return ReadDocument.unread(document, "cannot be read: " + e.getMessage());
        }
        if (text.isBlank()) {
            return ReadDocument.unread(document, "the file is empty");
        }
        List<Unread> unread = new ArrayList<>();
        List<Block> blocks = new Paragraphs().of(text.split("\r\n|\r|\n", -1));
        if (blocks.stream()
                .anyMatch(b -> b.lines().stream().anyMatch(l -> l.text().length() > LONGEST_LINE))) {
            unread.add(new Unread(document.id(), 0, "has a line of more than " + LONGEST_LINE + " characters"));
        }
        return new ReadDocument(document, List.of(), blocks, List.of(), List.of(), unread);
    }

    /** UTF-8, or UTF-16 by its mark; else GB18030 where that decodes, else Latin-1. */
    private static String decode(byte[] bytes) {
        if (bytes.length >= 2 && (bytes[0] & 0xff) == 0xfe && (bytes[1] & 0xff) == 0xff
                || bytes.length >= 2 && (bytes[0] & 0xff) == 0xff && (bytes[1] & 0xff) == 0xfe) {
            return new String(bytes, StandardCharsets.UTF_16);
        }
        for (Charset charset : List.of(StandardCharsets.UTF_8, Charset.forName("GB18030"))) {
            try {
                CharBuffer text = charset.newDecoder()
                        .onMalformedInput(CodingErrorAction.REPORT)
                        .onUnmappableCharacter(CodingErrorAction.REPORT)
                        .decode(ByteBuffer.wrap(bytes));
                return text.toString().replace("\uFEFF", "");
            } catch (CharacterCodingException e) {
                continue;
            }
        }
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    /** Gathers lines into blocks. */
    private static final class Paragraphs {
        private final List<Block> blocks = new ArrayList<>();
        private List<Line> open = new ArrayList<>();
        private Block.Kind kind = Block.Kind.PARAGRAPH;
        private String number = "";

        List<Block> of(String[] lines) {
            for (int i = 0; i < lines.length; i++) {
                String raw = BLANK.matcher(lines[i]).replaceAll(" ");
                String text = raw.strip().replaceAll("\\s+", " ");
                Matcher heading = HEADING.matcher(raw);
                if (text.isEmpty()) {
                    close();
                } else if (heading.matches()) {
                    close();
                    blocks.add(new Block(
                            Block.Kind.HEADING,
                            clauseNumber(heading.group(2)),
                            heading.group(1).length(),
                            List.of(line(i, text))));
                } else if (UNDERLINE.matcher(raw).matches() && open.size() == 1) {
                    blocks.add(new Block(
                            Block.Kind.HEADING,
                            number,
                            raw.contains("=") ? 1 : 2,
                            List.of(open.get(0), line(i, text))));
                    open = new ArrayList<>();
                    number = "";
                } else if (ROW.matcher(raw).matches()) {
                    close();
                    blocks.add(new Block(Block.Kind.TABLE_ROW, "", 0, List.of(line(i, text))));
                } else {
                    boolean item = ITEM.matcher(raw).matches();
                    String clause = clauseNumber(raw);
                    if (item || !clause.isEmpty()) {
                        close();
                        kind = item ? Block.Kind.LIST_ITEM : Block.Kind.PARAGRAPH;
                        number = clause;
                    }
                    open.add(line(i, text));
                }
            }
            close();
            return blocks;
        }

        private static String clauseNumber(String text) {
            Matcher clause = CLAUSE.matcher(text);
            return clause.matches() ? clause.group(1) : "";
        }

        private static Line line(int index, String text) {
            return new Line(1, index + 1, text, List.of());
        }

        private void close() {
            if (!open.isEmpty()) {
                int level = number.isEmpty() ? 0 : number.split("\\.").length;
                blocks.add(new Block(kind, number, level, open));
            }
            open = new ArrayList<>();
            kind = Block.Kind.PARAGRAPH;
            number = "";
        }
    }
}
