package dev.countersign.read.pdf;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSDocument;
import org.apache.pdfbox.cos.COSInputStream;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.cos.ICOSParser;
import org.apache.pdfbox.filter.DecodeOptions;
import org.apache.pdfbox.filter.FilterFactory;
import org.apache.pdfbox.io.IOUtils;
import org.apache.pdfbox.io.RandomAccessRead;
import org.apache.pdfbox.io.RandomAccessReadView;
import org.apache.pdfbox.pdfparser.PDFParser;

/**
 * PDFBox' parser, with a bound on what its streams unpack to. By itself it unpacks a font or an object stream into memory as a
 * whole, whatever size that is. A stream that could pass its bound is unpacked once beforehand, piece by piece, and counted.
 */
final class BoundedParser extends PDFParser {
    /** No writer packs denser with Deflate: 258 bytes in two bits. */
    private static final int DENSEST_FLATE = 1_032;

    /** What decodes pictures; a picture's size is bounded where it is drawn. */
    private static final Set<COSName> OF_PICTURES =
            Set.of(COSName.DCT_DECODE, COSName.JPX_DECODE, COSName.CCITTFAX_DECODE, COSName.JBIG2_DECODE);

    private final List<String> refused = new ArrayList<>();

    BoundedParser(RandomAccessRead file, String password) throws IOException {
        super(file, password);
        document = new BoundedDocument(this);
    }

    /** What of the file was not read for its size, in the order in which it was met. */
    List<String> refused() {
        return List.copyOf(refused);
    }

    private final class BoundedDocument extends COSDocument {
        private final ICOSParser parser;

        BoundedDocument(ICOSParser parser) {
            super(IOUtils.createMemoryOnlyStreamCache(), parser);
            this.parser = parser;
        }

        @Override
        public COSStream createCOSStream(COSDictionary dictionary, long start, long length) throws IOException {
            BoundedStream stream = new BoundedStream(parser.createRandomAccessReadView(start, length));
            dictionary.forEach(stream::setItem);
            stream.setKey(dictionary.getKey());
            return stream;
        }
    }

    private final class BoundedStream extends COSStream {
        private final long packed;
        private boolean counted;

        BoundedStream(RandomAccessReadView packed) throws IOException {
            super(null, packed);
            this.packed = packed.length();
        }

        @Override
        public COSInputStream createInputStream(DecodeOptions options) throws IOException {
            count();
            return super.createInputStream(options);
        }

        @Override
        public RandomAccessRead createView() throws IOException {
            count();
            return super.createView();
        }

        private void count() throws IOException {
            if (counted) {
                return;
            }
            int most = most();
            List<COSName> filters = filters();
            boolean small = filters.isEmpty()
                    || filters.size() == 1 && ContentBytes.isFlate(filters.get(0)) && packed <= most / DENSEST_FLATE;
            if (!small) {
                try {
                    unpack(filters, most);
                } catch (TooMuch tooMuch) {
                    refused.add(tooMuch.getMessage());
                    throw tooMuch;
                } catch (IOException damaged) {
                    // PDFBox will meet the damage at the same place, and knows what to make of it.
                }
            }
            counted = true;
        }

        private int most() {
            COSName type = getCOSName(COSName.TYPE);
            if (COSName.OBJ_STM.equals(type) || COSName.XREF.equals(type)) {
                return PdfLimits.OBJECT_STREAM_BYTES;
            }
            return COSName.IMAGE.equals(getCOSName(COSName.SUBTYPE)) ? PdfLimits.PICTURE_BYTES : PdfLimits.STREAM_BYTES;
        }

        /** As PDFBox applies them: each kind once, and here only up to the first that makes a picture. */
        private List<COSName> filters() {
            Set<COSName> filters = new LinkedHashSet<>();
            COSBase written = getFilters();
            if (written instanceof COSName name) {
                filters.add(name);
            } else if (written instanceof COSArray array) {
                for (int i = 0; i < array.size(); i++) {
                    if (array.getObject(i) instanceof COSName name) {
                        filters.add(name);
                    }
                }
            }
            return filters.stream().takeWhile(f -> !OF_PICTURES.contains(f)).toList();
        }

        private void unpack(List<COSName> filters, int most) throws IOException {
            InputStream encoded = createRawInputStream();
            for (int i = 0; i < filters.size(); i++) {
                Counted decoded = new Counted(most, i < filters.size() - 1);
                FilterFactory.INSTANCE.getFilter(filters.get(i)).decode(encoded, decoded, this, i);
                encoded = new ByteArrayInputStream(decoded.kept());
            }
        }
    }
}
