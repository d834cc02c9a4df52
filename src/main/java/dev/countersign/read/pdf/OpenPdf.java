package dev.countersign.read.pdf;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.apache.pdfbox.io.IOUtils;
import org.apache.pdfbox.io.RandomAccessReadBufferedFile;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.encryption.InvalidPasswordException;

/**
 * A PDF as PDFBox gives it, with bounded streams.
 *
 * @param parser knows, once all was asked of the PDF, what was refused
 */
record OpenPdf(PDDocument pdf, BoundedParser parser) implements Closeable {
    /**
     * Opens a file as it is, or with the first of the passwords that fits.
     *
     * @throws InvalidPasswordException where it needs one, and none of these is it
     */
    static OpenPdf of(Path file, List<String> passwords) throws IOException {
        try {
            return of(file, "");
        } catch (InvalidPasswordException locked) {
            for (String password : passwords) {
                try {
                    return of(file, password);
                } catch (InvalidPasswordException wrong) {
                    // The next may fit.
                }
            }
            throw locked;
        }
    }

    private static OpenPdf of(Path file, String password) throws IOException {
        RandomAccessReadBufferedFile bytes = new RandomAccessReadBufferedFile(file.toFile());
        try {
            BoundedParser parser = new BoundedParser(bytes, password);
            return new OpenPdf(parser.parse(), parser);
        } catch (IOException | RuntimeException | Error broken) {
            IOUtils.closeQuietly(bytes);
            throw broken;
        }
    }

    @Override
    public void close() throws IOException {
        pdf.close();
    }
}
