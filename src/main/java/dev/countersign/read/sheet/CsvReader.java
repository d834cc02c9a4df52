package dev.countersign.read.sheet;

import dev.countersign.model.Document;
import dev.countersign.model.FileKind;
import dev.countersign.model.ReadDocument;
import dev.countersign.read.Charsets;
import dev.countersign.read.DocumentReader;
import dev.countersign.read.office.Refusal;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeSet;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/**
 * Reads separated values as a workbook of one sheet, named as Excel names it: after the file. Separator, quoting and encoding
 * are found. Rows may be of any length, so that a file of several sections comes through.
 */
public final class CsvReader implements DocumentReader {
    private static final char[] SEPARATORS = {'\t', ';', '|', ','};
    private static final int SAMPLE_ROWS = 200;

    @Override
    public boolean reads(FileKind kind) {
        return kind == FileKind.CSV;
    }

    @Override
    public ReadDocument read(Document document, Path file) {
        try {
            long size = Files.size(file);
            if (size == 0) {
                return ReadDocument.unread(document, "the file is empty (0 bytes)");
            }
            if (size > SheetLimits.CSV_BYTES) {
                return ReadDocument.unread(document, "larger than " + (SheetLimits.CSV_BYTES >> 20) + " MB");
            }
            byte[] sample = sample(file);
            Charset charset = Charsets.of(sample, sample.length == size);
            char separator = separator(new InputStreamReader(new ByteArrayInputStream(sample), charset));
            try {
                return read(document, file, charset, format(separator, true));
            } catch (IOException | UncheckedIOException openQuote) {
                // A quotation mark that nothing closes is a sign of inches, not a quotation.
                return read(document, file, charset, format(separator, false));
            }
        } catch (IOException | RuntimeException | OutOfMemoryError broken) {
            // The parser meets damaged files with exceptions of any kind; none of them may end the audit.
            return ReadDocument.unread(document, Refusal.reason(broken));
        }
    }

    private static byte[] sample(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return in.readNBytes(SheetLimits.CSV_SAMPLE_BYTES);
        }
    }

    private static CSVFormat format(char separator, boolean quotes) {
        return CSVFormat.Builder.create()
                .setDelimiter(separator)
                .setQuote(quotes ? '"' : null)
                .setRecordSeparator("\n")
                .setIgnoreEmptyLines(false)
                .setTrailingData(true)
                .get();
    }

    private static ReadDocument read(Document document, Path file, Charset charset, CSVFormat format)
            throws IOException {
        SheetRows rows = new SheetRows(document);
        rows.startSheet(name(file), false);
        try (Reader reader = new BufferedReader(new InputStreamReader(Files.newInputStream(file), charset));
                CSVParser parser =
                        CSVParser.builder().setReader(reader).setFormat(format).get()) {
            int at = 0;
            for (CSVRecord record : parser) {
                if (at == 0 && record.get(0).replace("\uFEFF", "").matches("sep=.?")) {
                    continue;
                }
                for (int column = 0; column < record.size(); column++) {
                    rows.cell(column, record.get(column));
                }
                rows.endRow(at++, false);
            }
        } catch (Refusal full) {
            rows.missing(full.getMessage());
        }
        rows.endSheet(new TreeSet<>());
        return rows.read();
    }

    private static String name(Path file) {
        String name = file.getFileName().toString();
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
    }

    /** The separator with which most rows have as many cells as the row before; a line "sep=;" at the top decides it. */
    private static char separator(Reader sample) throws IOException {
        StringBuilder text = new StringBuilder();
        char[] buffer = new char[1 << 16];
        int n = sample.read(buffer);
        text.append(buffer, 0, Math.max(0, n));
        String head = text.toString().replace("\uFEFF", "");
        if (head.startsWith("sep=") && head.length() > 4) {
            return head.charAt(4);
        }
        char best = ',';
        int most = 0;
        for (char separator : SEPARATORS) {
            int even = evenRows(head, separator);
            if (even > most) {
                best = separator;
                most = even;
            }
        }
        return best;
    }

    private static int evenRows(String head, char separator) {
        int even = 0;
        int before = 0;
        int rows = 0;
        for (String line : head.lines().limit(SAMPLE_ROWS).toList()) {
            int cells = 1;
            boolean quoted = false;
            for (int i = 0; i < line.length(); i++) {
                quoted ^= line.charAt(i) == '"';
                cells += !quoted && line.charAt(i) == separator ? 1 : 0;
            }
            // The first row names the columns: a separator that is not in it is none.
            even += cells > 1 && (cells == before || rows == 0) ? 1 : 0;
            before = cells;
            rows++;
        }
        return even;
    }
}
