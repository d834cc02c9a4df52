package dev.countersign.read.pdf;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.filter.Filter;
import org.apache.pdfbox.filter.FilterFactory;

/** Decodes content streams into one buffer and stops at a bound: PDFBox itself inflates to the end, whatever the end is. */
final class ContentBytes extends OutputStream {
    private final Deadline deadline;
    private byte[] bytes = new byte[1 << 16];
    private int length;
    private boolean isWhole = true;

    private ContentBytes(Deadline deadline) {
        this.deadline = deadline;
    }

    /** The page's streams one after the other, with a blank between: a token may not run over, but writers cut at operators. */
    static ContentBytes of(COSBase contents, Deadline deadline) throws IOException {
        ContentBytes all = new ContentBytes(deadline);
        if (contents instanceof COSStream stream) {
            all.append(stream);
        } else if (contents instanceof COSArray array) {
            for (int i = 0; i < array.size(); i++) {
                if (array.getObject(i) instanceof COSStream stream) {
                    all.append(stream);
                    all.write('\n');
                }
            }
        }
        return all;
    }

    byte[] bytes() {
        return bytes;
    }

    int length() {
        return length;
    }

    /** Nothing of the streams was damaged. */
    boolean isWhole() {
        return isWhole;
    }

    /** A page that names a content stream which is not there: its text is lost, not absent. */
    static boolean isMissing(COSDictionary page) {
        COSBase contents = page.getDictionaryObject(COSName.CONTENTS);
        if (contents instanceof COSArray array) {
            for (int i = 0; i < array.size(); i++) {
                if (!(array.getObject(i) instanceof COSStream)) {
                    return true;
                }
            }
            return false;
        }
        return page.containsKey(COSName.CONTENTS) && !(contents instanceof COSStream);
    }

    private void append(COSStream stream) throws IOException {
        List<COSName> filters = filtersOf(stream);
        try (InputStream raw = stream.createRawInputStream()) {
            if (filters.isEmpty()) {
                raw.transferTo(this);
            } else if (filters.size() == 1 && isFlate(filters.get(0)) && !stream.containsKey(COSName.DECODE_PARMS)) {
                inflate(raw);
            } else {
                decode(raw, filters, stream);
            }
        }
    }

    private static List<COSName> filtersOf(COSStream stream) {
        COSBase filters = stream.getFilters();
        if (filters instanceof COSName name) {
            return List.of(name);
        }
        return filters instanceof COSArray array ? namesOf(array) : List.of();
    }

    private static List<COSName> namesOf(COSArray array) {
        COSName[] names = new COSName[array.size()];
        for (int i = 0; i < names.length; i++) {
            names[i] = array.getObject(i) instanceof COSName name ? name : COSName.getPDFName("unknown");
        }
        return List.of(names);
    }

    static boolean isFlate(COSName filter) {
        return COSName.FLATE_DECODE.equals(filter) || COSName.FLATE_DECODE_ABBREVIATION.equals(filter);
    }

    private void decode(InputStream raw, List<COSName> filters, COSDictionary parameters) throws IOException {
        InputStream encoded = raw;
        for (int i = 0; i < filters.size(); i++) {
            Filter filter = FilterFactory.INSTANCE.getFilter(filters.get(i));
            if (i == filters.size() - 1) {
                filter.decode(encoded, this, parameters, i);
            } else {
                ContentBytes between = new ContentBytes(deadline);
                filter.decode(encoded, between, parameters, i);
                encoded = new ByteArrayInputStream(between.bytes, 0, between.length);
            }
        }
    }

    /**
     * A damaged stream gives what comes before the damage, as viewers show it. The two bytes of the head and the checksum
     * at the end are passed over: they are the first to be wrong, and say nothing of the text.
     */
    private void inflate(InputStream raw) throws IOException {
        byte[] in = raw.readAllBytes();
        if (in.length <= 2) {
            isWhole = in.length == 0;
            return;
        }
        Inflater inflater = new Inflater(true);
        int before = length;
        try {
            inflater.setInput(in, 2, in.length - 2);
            while (!inflater.finished()) {
                room(1 << 13);
                int n = inflater.inflate(bytes, length, bytes.length - length);
                length += n;
                deadline.check();
                if (n == 0 && (inflater.needsInput() || inflater.needsDictionary())) {
                    isWhole = false;
                    break;
                }
            }
        } catch (DataFormatException damaged) {
            length = before + (int) inflater.getBytesWritten();
            isWhole = false;
        } finally {
            inflater.end();
        }
    }

    @Override
    public void write(int b) {
        room(1);
        bytes[length++] = (byte) b;
    }

    @Override
    public void write(byte[] from, int offset, int count) {
        room(count);
        System.arraycopy(from, offset, bytes, length, count);
        length += count;
        deadline.check();
    }

    private void room(int count) {
        if (length + count > bytes.length) {
            if (length + count > PdfLimits.CONTENT_BYTES) {
                throw new TooMuch("draws more than " + (PdfLimits.CONTENT_BYTES >> 20) + " MB");
            }
            bytes = Arrays.copyOf(bytes, Math.min(PdfLimits.CONTENT_BYTES, Math.max(bytes.length * 2, length + count)));
        }
    }
}
