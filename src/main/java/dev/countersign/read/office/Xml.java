package dev.countersign.read.office;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * One pass over a part's XML. Elements and attributes go by their local names, so that the strict and the transitional
 * dialect read alike. A document type declaration is refused, and with it every entity and every reference to the outside.
 */
public final class Xml implements Closeable {
    private static final int HEAD_BYTES = 128;
    private static final Pattern ENCODING = Pattern.compile("^[^>]*?encoding\\s*=\\s*[\"']([A-Za-z0-9._-]+)");

    private final String part;
    private final InputStream in;
    private final XMLStreamReader reader;
    private final long ends = System.nanoTime() + OfficeLimits.PART_NANOS;
    private int depth;
    private int events;
    private int event;

    Xml(String part, InputStream in) throws IOException {
        this.part = part;
        this.in = in;
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_COALESCING, false);
        // Our own limit holds on every JDK: from 24 on the JDK's is lower, and names neither the part nor the reason.
        factory.setProperty("jdk.xml.maxElementDepth", Integer.toString(2 * OfficeLimits.DEPTH));
        try {
            // Decoded here: of bytes that do not decode, the JDK's parser prints a line of its own.
            reader = factory.createXMLStreamReader(decoded(in));
        } catch (XMLStreamException e) {
            in.close();
            throw notWellFormed(e);
        }
    }

    /** UTF-8, unless its mark or its declaration says otherwise. */
    private static Reader decoded(InputStream in) throws IOException {
        BufferedInputStream bytes = new BufferedInputStream(in);
        bytes.mark(HEAD_BYTES);
        byte[] start = bytes.readNBytes(HEAD_BYTES);
        bytes.reset();
        String head = new String(start, StandardCharsets.ISO_8859_1);
        Charset charset = StandardCharsets.UTF_8;
        if (head.startsWith("\u00fe\u00ff") || head.startsWith("\u00ff\u00fe")) {
            charset = StandardCharsets.UTF_16;
        } else {
            Matcher declared = ENCODING.matcher(head);
            if (declared.find() && isKnown(declared.group(1))) {
                charset = Charset.forName(declared.group(1));
            }
        }
        bytes.skipNBytes(head.startsWith("\u00ef\u00bb\u00bf") ? 3 : 0);
        return new InputStreamReader(bytes, charset.newDecoder().onMalformedInput(CodingErrorAction.REPORT));
    }

    private static boolean isKnown(String charset) {
        try {
            return Charset.isSupported(charset);
        } catch (IllegalCharsetNameException e) {
            return false;
        }
    }

    /** Goes on to the next start, end or text; false at the end. */
    public boolean next() throws IOException {
        try {
            while (reader.hasNext()) {
                event = reader.next();
                switch (event) {
                    case XMLStreamConstants.START_ELEMENT -> {
                        if (++depth > OfficeLimits.DEPTH) {
                            throw new Refusal("damaged: its part " + part + " nests more than " + OfficeLimits.DEPTH
                                    + " elements");
                        }
                        checkTime();
                        return true;
                    }
                    case XMLStreamConstants.END_ELEMENT -> {
                        depth--;
                        return true;
                    }
                    case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA, XMLStreamConstants.SPACE -> {
                        checkTime();
                        return true;
                    }
                    case XMLStreamConstants.DTD, XMLStreamConstants.ENTITY_REFERENCE ->
                        throw new Refusal(
                                "its part " + part + " declares a document type, which no office program writes");
                    default -> {}
                }
            }
            return false;
        } catch (XMLStreamException e) {
            throw notWellFormed(e);
        }
    }

    private void checkTime() throws Refusal {
        if ((++events & 4095) == 0 && System.nanoTime() - ends > 0) {
            throw new Refusal("its part " + part + " takes longer than " + OfficeLimits.PART_NANOS / 1_000_000_000L
                    + " seconds to read");
        }
    }

    private IOException notWellFormed(XMLStreamException e) {
        Throwable cause = e.getNestedException();
        if (cause instanceof Refusal refusal) {
            return refusal;
        }
        if (cause instanceof CharacterCodingException) {
            return new Refusal("damaged: its part " + part + " holds bytes that are no text");
        }
        int line = e.getLocation() == null ? 0 : e.getLocation().getLineNumber();
        int column = e.getLocation() == null ? 0 : e.getLocation().getColumnNumber();
        return new Refusal(
                "damaged: its part " + part + " is no well-formed XML at line " + line + ", column " + column);
    }

    public boolean isStart() {
        return event == XMLStreamConstants.START_ELEMENT;
    }

    public boolean isEnd() {
        return event == XMLStreamConstants.END_ELEMENT;
    }

    public boolean isText() {
        return !isStart() && !isEnd();
    }

    public boolean starts(String name) {
        return isStart() && reader.getLocalName().equals(name);
    }

    public boolean ends(String name) {
        return isEnd() && reader.getLocalName().equals(name);
    }

    public String name() {
        return reader.getLocalName();
    }

    /** How deep the current element lies; at an end, how deep what is around it lies. */
    public int depth() {
        return depth;
    }

    public String text() {
        return reader.getText();
    }

    /** Of the element that starts here; empty where it has none of that name. */
    public String attribute(String name) {
        for (int i = 0; i < reader.getAttributeCount(); i++) {
            if (reader.getAttributeLocalName(i).equals(name)) {
                return reader.getAttributeValue(i);
            }
        }
        return "";
    }

    public int number(String name, int otherwise) {
        String value = attribute(name);
        try {
            return value.isEmpty() ? otherwise : Integer.parseInt(value.strip());
        } catch (NumberFormatException e) {
            return otherwise;
        }
    }

    /** Attributes that are yes or no: there and not said to be off. */
    public boolean isOn(String name) {
        String value = attribute(name);
        return value.equals("1") || value.equals("true") || value.equals("on");
    }

    /** Elements like {@code <w:b/>}: on, unless their value says off. */
    public boolean isToggledOn() {
        String value = attribute("val");
        return !(value.equals("0") || value.equals("false") || value.equals("off") || value.equals("none"));
    }

    /** Goes on to the end of the element that starts here. */
    public void skip() throws IOException {
        int outside = depth - 1;
        while (depth > outside && next()) {}
    }

    /** All text in the element that starts here; ends at its end. */
    public String allText() throws IOException {
        int outside = depth - 1;
        StringBuilder text = new StringBuilder();
        while (next() && depth > outside) {
            if (isText()) {
                text.append(reader.getText());
            }
        }
        return text.toString();
    }

    @Override
    public void close() throws IOException {
        try {
            reader.close();
        } catch (XMLStreamException e) {
            throw notWellFormed(e);
        } finally {
            in.close();
        }
    }
}
