/*
 * Re-makes the PDF files of the sample deals from the texts beside them.
 *
 *   java -cp target/countersign.jar contracts-samples/MakePdfs.java [folder of the samples]
 *
 * Reads every <deal>/source/*.txt and writes the PDF named by its "#pdf" line into the deal's folder. The same text
 * gives the same bytes: no clock, no random number, no font file (the Standard-14 fonts only).
 *
 * Markup, one block a paragraph, blocks parted by empty lines (a list item, a heading or a table row needs none):
 *
 *   #pdf contract/agreement.pdf   first line: where the PDF goes, below the deal's folder
 *   #title, #author, #header, #footer, #font (times|helvetica), #size, #date (2026-11-20)
 *   !title text      large, centred            !center text    centred
 *   !space 40        white space in points     !page           page break
 *   !toc             table of contents         !part text      heading of a schedule, on a new page, in the contents
 *   != text          heading inside a schedule, not in the contents
 *   = 1. TEXT        heading of a clause, in the contents
 *   1.1 text         numbered clause           (a) text        item;  "  (i) text", indented by two spaces, sub-item
 *   - text           bullet                    !sign A | B     two signature columns
 *   |= 30 40 30      starts a table: column widths in per cent; the next row is the header
 *   | a | b | c      table row                 **bold** inside any text
 */

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts.FontName;

public final class MakePdfs {

    private static final float LEFT = 72;
    private static final float RIGHT = 66;
    private static final float TOP = 82;
    private static final float BOTTOM = 78;
    private static final float LEADING = 1.24f;

    public static void main(String[] args) throws IOException {
        Logger.getLogger("org.apache.pdfbox").setLevel(Level.SEVERE);
        Path root = Path.of(args.length > 0 ? args[0] : "contracts-samples");
        if (!Files.isDirectory(root)) {
            System.err.println("No folder " + root + "; run from the project's root or name the samples' folder.");
            System.exit(2);
        }
        List<Path> sources;
        try (Stream<Path> walk = Files.walk(root, 3)) {
            sources =
                    walk.filter(p -> p.toString().endsWith(".txt"))
                            .filter(p -> p.getParent().getFileName().toString().equals("source"))
                            .sorted()
                            .toList();
        }
        for (Path source : sources) {
            Text text = Text.read(source);
            Path pdf = source.getParent().getParent().resolve(text.get("pdf", null)).normalize();
            Files.createDirectories(pdf.getParent());
            int pages = write(text, pdf);
            System.out.println(pdf + ": " + pages + (pages == 1 ? " page" : " pages"));
        }
    }

    /** Lays the text out until the contents and the page total agree with the pages, then saves it. */
    private static int write(Text text, Path pdf) throws IOException {
        Map<String, Integer> contents = new HashMap<>();
        int total = 0;
        for (int pass = 0; pass < 6; pass++) {
            try (PDDocument document = new PDDocument()) {
                Layout layout = new Layout(document, text, contents, total);
                layout.run();
                boolean settled = layout.found.equals(contents) && layout.pages == total;
                contents = layout.found;
                total = layout.pages;
                if (settled) {
                    document.setDocumentInformation(information(text));
                    document.setDocumentId((long) text.blocks().hashCode());
                    document.save(pdf.toFile());
                    return total;
                }
            }
        }
        throw new IllegalStateException(pdf + ": the table of contents does not settle");
    }

    private static PDDocumentInformation information(Text text) {
        PDDocumentInformation info = new PDDocumentInformation();
        info.setTitle(text.get("title", "Untitled"));
        info.setAuthor(text.get("author", "Countersign sample (invented)"));
        info.setCreator("contracts-samples/MakePdfs.java");
        info.setProducer("Apache PDFBox");
        Calendar date = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.ROOT);
        LocalDate day = LocalDate.parse(text.get("date", "2026-11-20"));
        date.setTimeInMillis(day.atTime(9, 0).toInstant(ZoneOffset.UTC).toEpochMilli());
        info.setCreationDate(date);
        info.setModificationDate(date);
        return info;
    }

    /** A source text: its directives and its blocks. */
    private record Text(Path file, Map<String, String> directives, List<String> blocks) {

        static Text read(Path file) throws IOException {
            Map<String, String> directives = new HashMap<>();
            List<String> blocks = new ArrayList<>();
            StringBuilder open = new StringBuilder();
            for (String line : Files.readAllLines(file, StandardCharsets.UTF_8)) {
                if (line.startsWith("#")) {
                    String[] parts = line.substring(1).split("\\s+", 2);
                    directives.put(parts[0], parts.length > 1 ? parts[1].strip() : "");
                } else if (line.isBlank()) {
                    close(open, blocks);
                } else if (startsBlock(line) || open.isEmpty()) {
                    close(open, blocks);
                    open.append(line.stripTrailing());
                    if (line.startsWith("!") || line.startsWith("=") || line.startsWith("|")) {
                        close(open, blocks);
                    }
                } else {
                    open.append(' ').append(line.strip());
                }
            }
            close(open, blocks);
            if (!directives.containsKey("pdf")) {
                throw new IllegalArgumentException(file + ": the line \"#pdf <path>\" is missing");
            }
            return new Text(file, directives, blocks);
        }

        private static void close(StringBuilder open, List<String> blocks) {
            if (!open.isEmpty()) {
                blocks.add(open.toString());
                open.setLength(0);
            }
        }

        private static boolean startsBlock(String line) {
            return line.matches("^(!|=|\\||- |\\d+\\.\\d+(\\.\\d+)? | {0,2}\\([a-z]{1,4}\\) ).*");
        }

        String get(String key, String otherwise) {
            return directives.getOrDefault(key, otherwise);
        }
    }

    /** A word or a piece of a word, with its font. */
    private record Piece(String text, boolean bold, boolean spaceBefore) {}

    private static final class Layout {
        private static final Pattern NUMBERED = Pattern.compile("^(\\d+\\.\\d+(?:\\.\\d+)?) (.*)$");
        private static final Pattern ITEM = Pattern.compile("^( {0,2})(\\([a-z]{1,4}\\)) (.*)$");

        private final PDDocument document;
        private final Text text;
        private final Map<String, Integer> contents;
        private final int total;
        private final Map<String, Integer> found = new HashMap<>();
        private final PDFont regular;
        private final PDFont bold;
        private final PDFont italic;
        private final float size;
        private final float width = PDRectangle.A4.getWidth();
        private final float height = PDRectangle.A4.getHeight();
        private PDPageContentStream out;
        private float y;
        private int pages;
        private float[] columns;
        private boolean header;
        private String headerRow;

        Layout(PDDocument document, Text text, Map<String, Integer> contents, int total) {
            this.document = document;
            this.text = text;
            this.contents = contents;
            this.total = total;
            boolean times = text.get("font", "times").equals("times");
            this.regular = new PDType1Font(times ? FontName.TIMES_ROMAN : FontName.HELVETICA);
            this.bold = new PDType1Font(times ? FontName.TIMES_BOLD : FontName.HELVETICA_BOLD);
            this.italic = new PDType1Font(times ? FontName.TIMES_ITALIC : FontName.HELVETICA_OBLIQUE);
            this.size = Float.parseFloat(text.get("size", "11"));
        }

        void run() throws IOException {
            newPage();
            for (int i = 0; i < text.blocks().size(); i++) {
                block(text.blocks().get(i), i);
            }
            out.close();
        }

        private void block(String block, int index) throws IOException {
            if (!block.startsWith("|")) {
                if (columns != null) {
                    y -= size * 0.9f;
                }
                columns = null;
            }
            Matcher numbered = NUMBERED.matcher(block);
            Matcher item = ITEM.matcher(block);
            if (block.startsWith("!title ")) {
                centred(block.substring(7), bold, size * 1.75f, size * 0.9f);
            } else if (block.startsWith("!center ")) {
                centred(block.substring(8), regular, size, size * 0.55f);
            } else if (block.startsWith("!space ")) {
                y -= Float.parseFloat(block.substring(7));
            } else if (block.equals("!page")) {
                newPage();
            } else if (block.equals("!toc")) {
                tableOfContents();
            } else if (block.startsWith("!part ")) {
                newPage();
                found.put(block.substring(6), pages);
                centred(block.substring(6), bold, size * 1.2f, size);
            } else if (block.startsWith("!= ")) {
                heading(block.substring(3), size);
            } else if (block.startsWith("!sign ")) {
                signatures(block.substring(6).split("\\|"));
            } else if (block.startsWith("= ")) {
                found.put(block.substring(2), heading(block.substring(2), size * 1.05f));
            } else if (block.startsWith("|=")) {
                String[] widths = block.substring(2).strip().split("\\s+");
                columns = new float[widths.length];
                for (int i = 0; i < widths.length; i++) {
                    columns[i] = Float.parseFloat(widths[i]) / 100 * (width - LEFT - RIGHT);
                }
                header = true;
                y -= size * 0.2f;
            } else if (block.startsWith("|")) {
                row(block);
            } else if (numbered.matches()) {
                hanging(numbered.group(1), numbered.group(2), 0, 34);
            } else if (item.matches()) {
                float indent = item.group(1).isEmpty() ? 34 : 60;
                hanging(item.group(2), item.group(3), indent, 26);
            } else if (block.startsWith("- ")) {
                hanging("\u2022", block.substring(2), 14, 16);
            } else {
                paragraph(block, LEFT, size * 0.55f);
            }
        }

        private void newPage() throws IOException {
            if (out != null) {
                out.close();
            }
            PDPage page = new PDPage(PDRectangle.A4);
            document.addPage(page);
            pages++;
            out = new PDPageContentStream(document, page);
            y = height - TOP;
            float small = size * 0.78f;
            String head = text.get("header", "");
            if (!head.isEmpty()) {
                show(head, italic, small, LEFT, height - 50);
                rule(LEFT, height - 56, width - RIGHT, height - 56);
            }
            rule(LEFT, 56, width - RIGHT, 56);
            show(text.get("footer", ""), regular, small, LEFT, 43);
            String number = "Page " + pages + " of " + Math.max(total, pages);
            show(number, regular, small, width - RIGHT - measure(number, regular, small), 43);
        }

        private void need(float space) throws IOException {
            if (y - space < BOTTOM) {
                newPage();
            }
        }

        private int heading(String words, float at) throws IOException {
            need(at * 5.2f);
            if (y < height - TOP - 1) {
                y -= at * 0.7f;
            }
            for (List<Piece> line : wrap(words, width - LEFT - RIGHT, at, true)) {
                y -= at * LEADING;
                line(line, LEFT, y, at, 0);
            }
            y -= at * 0.5f;
            return pages;
        }

        private void centred(String words, PDFont font, float at, float after) throws IOException {
            for (List<Piece> line : wrap(words, width - LEFT - RIGHT, at, font == bold)) {
                need(at * LEADING);
                y -= at * LEADING;
                line(line, LEFT + (width - LEFT - RIGHT - lineWidth(line, at)) / 2, y, at, 0);
            }
            y -= after;
        }

        private void hanging(String label, String words, float indent, float hang) throws IOException {
            need(size * LEADING * 2);
            float before = y;
            int page = pages;
            show(label, regular, size, LEFT + indent, y - size * LEADING);
            if (page == pages && before == y) {
                paragraph(words, LEFT + indent + hang, size * 0.5f);
            }
        }

        /** A justified paragraph; the last line, and a line that would be torn apart, stay ragged. */
        private void paragraph(String words, float x, float after) throws IOException {
            float room = width - RIGHT - x;
            List<List<Piece>> lines = wrap(words, room, size, false);
            for (int i = 0; i < lines.size(); i++) {
                if (i == 0 && lines.size() > 1) {
                    need(size * LEADING * 2);
                } else {
                    need(size * LEADING);
                }
                y -= size * LEADING;
                List<Piece> line = lines.get(i);
                float spaces = line.stream().skip(1).filter(Piece::spaceBefore).count();
                float slack = room - lineWidth(line, size);
                boolean last = i == lines.size() - 1;
                float stretch = last || spaces == 0 || slack > room * 0.22f ? 0 : slack / spaces;
                line(line, x, y, size, stretch);
            }
            y -= after;
        }

        private void row(String block) throws IOException {
            String inner = block.substring(1).strip();
            if (inner.endsWith("|")) {
                inner = inner.substring(0, inner.length() - 1);
            }
            String[] cells = inner.split("\\|", -1);
            if (cells.length != columns.length) {
                throw new IllegalArgumentException(
                        text.file() + ": " + cells.length + " cells for " + columns.length + " columns in: " + block);
            }
            float at = size * 0.88f;
            List<List<List<Piece>>> wrapped = new ArrayList<>();
            int most = 1;
            for (int i = 0; i < cells.length; i++) {
                List<List<Piece>> lines = wrap(cells[i].strip(), columns[i] - 9, at, header);
                wrapped.add(lines);
                most = Math.max(most, lines.size());
            }
            float tall = most * at * LEADING + 7;
            if (y - tall < BOTTOM) {
                newPage();
                if (!header) {
                    header = true;
                    row(headerRow);
                }
            }
            if (header) {
                headerRow = block;
                out.setNonStrokingColor(0.91f);
                out.addRect(LEFT, y - tall, width - LEFT - RIGHT, tall);
                out.fill();
                out.setNonStrokingColor(0f);
            }
            float x = LEFT;
            for (int i = 0; i < cells.length; i++) {
                float base = y - 2;
                for (List<Piece> line : wrapped.get(i)) {
                    base -= at * LEADING;
                    line(line, x + 4.5f, base + 1, at, 0);
                }
                x += columns[i];
            }
            rule(LEFT, y, width - RIGHT, y);
            rule(LEFT, y - tall, width - RIGHT, y - tall);
            x = LEFT;
            for (int i = 0; i <= columns.length; i++) {
                rule(x, y, x, y - tall);
                x += i < columns.length ? columns[i] : 0;
            }
            y -= tall;
            header = false;
        }

        private void tableOfContents() throws IOException {
            List<String> entries =
                    text.blocks().stream()
                            .filter(b -> b.startsWith("= ") || b.startsWith("!part "))
                            .map(b -> b.substring(b.indexOf(' ') + 1))
                            .toList();
            for (String entry : entries) {
                need(size * 1.5f);
                y -= size * 1.5f;
                show(entry, regular, size, LEFT, y);
                String number = String.valueOf(contents.getOrDefault(entry, 0));
                float end = width - RIGHT - 24;
                float start = LEFT + measure(entry, regular, size) + 6;
                int count = (int) Math.max(0, (end - start) / measure(".", regular, size));
                String dots = ".".repeat(Math.max(0, count));
                show(dots, regular, size, end - measure(dots, regular, size), y);
                show(number, regular, size, width - RIGHT - measure(number, regular, size), y);
            }
            y -= size;
        }

        private void signatures(String[] parties) throws IOException {
            need(150);
            float half = (width - LEFT - RIGHT) / 2;
            String[] labels = {"Signature", "Name", "Title", "Date"};
            float top = y;
            for (int i = 0; i < parties.length; i++) {
                float x = LEFT + i * half;
                y = top;
                String party = "For and on behalf of **" + parties[i].strip() + "**";
                for (List<Piece> line : wrap(party, half - 20, size, false)) {
                    y -= size * LEADING;
                    line(line, x, y, size, 0);
                }
                y = top - size * LEADING * 3;
                for (String label : labels) {
                    y -= 25;
                    show(label + ":", regular, size, x, y);
                    rule(x + 58, y - 2, x + half - 24, y - 2);
                }
            }
            y -= 24;
        }

        private List<List<Piece>> wrap(String words, float room, float at, boolean allBold) throws IOException {
            List<List<Piece>> lines = new ArrayList<>();
            List<Piece> line = new ArrayList<>();
            float used = 0;
            for (List<Piece> chunk : chunks(pieces(words, allBold))) {
                float wide = lineWidth(chunk, at);
                float space = chunk.get(0).spaceBefore() && !line.isEmpty() ? measure(" ", regular, at) : 0;
                if (!line.isEmpty() && used + space + wide > room) {
                    lines.add(line);
                    line = new ArrayList<>();
                    used = 0;
                    space = 0;
                }
                line.addAll(chunk);
                used += space + wide;
            }
            if (!line.isEmpty() || lines.isEmpty()) {
                lines.add(line);
            }
            return lines;
        }

        /** Words, with the font of each piece, split once more after the hyphens at which a line may end. */
        private static List<Piece> pieces(String words, boolean allBold) {
            List<Piece> pieces = new ArrayList<>();
            boolean strong = false;
            for (String word : words.strip().split("\\s+")) {
                boolean space = true;
                String[] fonts = word.split("\\*\\*", -1);
                for (int i = 0; i < fonts.length; i++) {
                    strong ^= i > 0;
                    String breaks = word.contains("@") ? "(?!)" : "(?<=[a-z]{2}-)(?=[a-z]{3})";
                    for (String part : fonts[i].split(breaks)) {
                        if (!part.isEmpty()) {
                            pieces.add(new Piece(part, strong || allBold, space));
                            space = false;
                        }
                    }
                }
            }
            return pieces;
        }

        /** Pieces that stay on one line: a new chunk starts at a space and after a hyphen. */
        private static List<List<Piece>> chunks(List<Piece> pieces) {
            List<List<Piece>> chunks = new ArrayList<>();
            for (Piece piece : pieces) {
                List<Piece> last = chunks.isEmpty() ? null : chunks.get(chunks.size() - 1);
                if (last == null || piece.spaceBefore() || last.get(last.size() - 1).text().endsWith("-")) {
                    last = new ArrayList<>();
                    chunks.add(last);
                }
                last.add(piece);
            }
            return chunks;
        }

        private float lineWidth(List<Piece> line, float at) throws IOException {
            float wide = 0;
            for (int i = 0; i < line.size(); i++) {
                Piece piece = line.get(i);
                PDFont font = piece.bold() ? bold : regular;
                wide += measure(piece.text(), font, at);
                wide += i > 0 && piece.spaceBefore() ? measure(" ", font, at) : 0;
            }
            return wide;
        }

        private void line(List<Piece> line, float x, float base, float at, float stretch) throws IOException {
            if (line.isEmpty()) {
                return;
            }
            out.beginText();
            out.newLineAtOffset(x, base);
            out.setWordSpacing(stretch);
            int i = 0;
            while (i < line.size()) {
                boolean strong = line.get(i).bold();
                StringBuilder run = new StringBuilder();
                for (; i < line.size() && line.get(i).bold() == strong; i++) {
                    run.append(line.get(i).spaceBefore() && i > 0 ? " " : "").append(line.get(i).text());
                }
                out.setFont(strong ? bold : regular, at);
                out.showText(run.toString());
            }
            out.setWordSpacing(0);
            out.endText();
        }

        private void show(String words, PDFont font, float at, float x, float base) throws IOException {
            if (words.isEmpty()) {
                return;
            }
            out.beginText();
            out.setFont(font, at);
            out.newLineAtOffset(x, base);
            out.showText(words);
            out.endText();
        }

        private void rule(float fromX, float fromY, float toX, float toY) throws IOException {
            out.setLineWidth(0.5f);
            out.moveTo(fromX, fromY);
            out.lineTo(toX, toY);
            out.stroke();
        }

        private float measure(String words, PDFont font, float at) {
            try {
                return font.getStringWidth(words) / 1000 * at;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException(text.file() + ": not in WinAnsi: " + words, e);
            }
        }
    }
}
