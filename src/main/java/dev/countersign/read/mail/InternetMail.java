package dev.countersign.read.mail;

import dev.countersign.read.Charsets;
import dev.countersign.read.Parts;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.apache.james.mime4j.MimeException;
import org.apache.james.mime4j.codec.DecodeMonitor;
import org.apache.james.mime4j.codec.DecoderUtil;
import org.apache.james.mime4j.stream.BodyDescriptor;
import org.apache.james.mime4j.stream.EntityState;
import org.apache.james.mime4j.stream.Field;
import org.apache.james.mime4j.stream.MimeConfig;
import org.apache.james.mime4j.stream.MimeTokenStream;
import org.apache.james.mime4j.stream.NameValuePair;
import org.apache.james.mime4j.stream.RawBody;
import org.apache.james.mime4j.stream.RawField;
import org.apache.james.mime4j.stream.RawFieldParser;
import org.apache.james.mime4j.stream.RecursionMode;
import org.apache.james.mime4j.util.MimeParameterMapping;

/** A mail as it travels (RFC 5322 and MIME), read from top to bottom without being held in memory. */
final class InternetMail {
    private static final int DEEPEST = 20;
    private static final int LONGEST_TEXT = 20 << 20;

    /** Pictures of a signature; a scan of a paper is larger. */
    private static final int SMALL_PICTURE = 100 << 10;

    private static final Map<String, String> ENDINGS = Map.of(
            "application/pdf", ".pdf",
            "text/html", ".html",
            "text/plain", ".txt",
            "text/csv", ".csv",
            "message/rfc822", ".eml",
            "application/zip", ".zip",
            "application/vnd.openxmlformats-officedocument.wordprocessingml.document", ".docx",
            "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", ".xlsx",
            "application/msword", ".doc",
            "application/vnd.ms-excel", ".xls");
    private static final Set<String> SIGNATURES =
            Set.of("application/pkcs7-signature", "application/x-pkcs7-signature", "application/pgp-signature");
    private static final Set<String> SEALED =
            Set.of("application/pkcs7-mime", "application/x-pkcs7-mime", "application/pgp-encrypted");

    /** A multipart that is open. */
    private record Group(String subtype, int id) {}

    /** A text of the mail; of those in one group of alternatives, one is read. */
    private record Body(boolean html, String text, int alternatives) {}

    private final Letter letter = new Letter();
    private final Parts parts;
    private final Deque<Group> groups = new ArrayDeque<>();
    private final List<Body> bodies = new ArrayList<>();
    private int groupsSeen;
    private int partsSeen;
    private String fileName = "";
    private String disposition = "";
    private String contentId = "";

    private InternetMail(Parts parts) {
        this.parts = parts;
    }

    static Letter read(Path file, Parts parts) throws IOException {
        InternetMail mail = new InternetMail(parts);
        MimeConfig config = new MimeConfig.Builder()
                .setMaxLineLen(-1)
                .setMaxHeaderLen(200_000)
                .setMaxHeaderCount(2_000)
                .setMalformedHeaderStartsBody(true)
                .build();
        MimeTokenStream stream = new MimeTokenStream(config);
        stream.setRecursionMode(RecursionMode.M_NO_RECURSE);
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
            stream.parse(in);
            mail.readAll(stream);
        } catch (IOException | MimeException damaged) {
            parts.remark("damaged: a part of the mail could not be read");
        }
        mail.writeBodies();
        return mail.letter;
    }

    private void readAll(MimeTokenStream stream) throws IOException, MimeException {
        for (EntityState state = stream.getState(); state != EntityState.T_END_OF_STREAM; state = stream.next()) {
            switch (state) {
                case T_START_HEADER -> {
                    fileName = "";
                    disposition = "";
                    contentId = "";
                }
                case T_FIELD -> field(stream.getField());
                case T_START_MULTIPART -> {
                    groups.push(new Group(stream.getBodyDescriptor().getSubType(), ++groupsSeen));
                    if (groups.size() > DEEPEST) {
                        parts.remark("parts that lie in more than " + DEEPEST + " others were not read");
                        return;
                    }
                    if (stream.getBodyDescriptor().getSubType().equalsIgnoreCase("encrypted")) {
                        parts.remark("encrypted: save what it says from the mail program");
                    }
                }
                case T_END_MULTIPART -> groups.poll();
                case T_BODY -> body(stream);
                default -> {}
            }
        }
    }

    private void field(Field field) throws MimeException {
        String name = field.getName().toLowerCase(Locale.ROOT);
        boolean top = groups.isEmpty();
        switch (name) {
            case "from" -> headLine(top, "From", field);
            case "to" -> headLine(top, "To", field);
            case "cc" -> headLine(top, "Cc", field);
            case "date" -> headLine(top, "Date", field);
            case "subject" -> {
                if (top) {
                    letter.subject(value(field));
                }
            }
            case "content-id" -> contentId = value(field);
            case "content-disposition" -> {
                RawBody body = parsed(field);
                disposition = body.getValue() == null ? "" : body.getValue().toLowerCase(Locale.ROOT);
                String named = parameter(body, "filename");
                fileName = named.isEmpty() ? fileName : named;
            }
            case "content-type" -> {
                RawBody body = parsed(field);
                boolean multipart = body.getValue() != null
                        && body.getValue().toLowerCase(Locale.ROOT).startsWith("multipart/");
                if (multipart && parameter(body, "boundary").isEmpty()) {
                    // It is read as one text.
                    parts.remark("damaged: its parts cannot be told apart");
                }
                String named = parameter(body, "name");
                fileName = fileName.isEmpty() ? named : fileName;
            }
            default -> {}
        }
    }

    private void headLine(boolean top, String name, Field field) {
        if (top) {
            letter.head(name, value(field));
        }
    }

    private static RawBody parsed(Field field) throws MimeException {
        RawField raw = RawFieldParser.DEFAULT.parseField(field.getRaw());
        return RawFieldParser.DEFAULT.parseRawBody(raw);
    }

    /** Unfolded and decoded. */
    private static String value(Field field) {
        String raw = Charsets.decode(field.getRaw().toByteArray());
        String body =
                raw.substring(raw.indexOf(':') + 1).replaceAll("\r?\n", "").strip();
        return decoded(body);
    }

    private static String parameter(RawBody body, String name) {
        MimeParameterMapping mapping = new MimeParameterMapping();
        for (NameValuePair pair : body.getParams()) {
            mapping.addParameter(pair.getName(), pair.getValue() == null ? "" : pair.getValue());
        }
        String value = mapping.get(name);
        if (value == null) {
            return "";
        }
        boolean bytes = value.chars().anyMatch(c -> c > 0x7f) && value.chars().allMatch(c -> c <= 0xff);
        return decoded(bytes ? Charsets.decode(value.getBytes(StandardCharsets.ISO_8859_1)) : value);
    }

    private static String decoded(String words) {
        try {
            return DecoderUtil.decodeEncodedWords(words, DecodeMonitor.SILENT);
        } catch (IllegalArgumentException unknownCharset) {
            return words;
        }
    }

    private void body(MimeTokenStream stream) throws IOException {
        BodyDescriptor descriptor = stream.getBodyDescriptor();
        String type = descriptor.getMimeType() == null
                ? "text/plain"
                : descriptor.getMimeType().toLowerCase(Locale.ROOT);
        boolean html = type.equals("text/html");
        boolean text = (html || type.equals("text/plain")) && fileName.isEmpty() && !disposition.equals("attachment");
        if (text) {
            byte[] bytes = stream.getDecodedInputStream().readNBytes(LONGEST_TEXT + 1);
            if (bytes.length > LONGEST_TEXT) {
                parts.remark("its text is larger than " + (LONGEST_TEXT >> 20) + " MB and was not read");
                return;
            }
            String charset = descriptor.getCharset() == null ? "" : descriptor.getCharset();
            int alternatives = groups.stream()
                    .filter(g -> "alternative".equalsIgnoreCase(g.subtype()))
                    .findFirst()
                    .map(Group::id)
                    .orElse(0);
            bodies.add(new Body(html, Charsets.decode(bytes, charset), alternatives));
        } else if (SEALED.contains(type)) {
            parts.remark("encrypted: save what it says from the mail program");
        } else if (!SIGNATURES.contains(type)) {
            part(stream, type);
        }
    }

    private void part(MimeTokenStream stream, String type) throws IOException {
        partsSeen++;
        InputStream in = stream.getDecodedInputStream();
        if (type.startsWith("image/") && !contentId.isEmpty()) {
            byte[] start = in.readNBytes(SMALL_PICTURE);
            if (start.length < SMALL_PICTURE) {
                return;
            }
            in = new SequenceInputStream(new ByteArrayInputStream(start), in);
        }
        String name = fileName.isEmpty()
                ? (type.equals("message/rfc822") ? "message-" : "part-") + partsSeen + ENDINGS.getOrDefault(type, "")
                : fileName;
        InputStream bytes = in;
        parts.add(name, 0, () -> bytes);
    }

    /** Plain text is preferred: it is what the writer typed, and has no hidden words. */
    private void writeBodies() {
        Set<Integer> plain = new HashSet<>();
        for (Body body : bodies) {
            if (!body.html() && !body.text().isBlank() && body.alternatives() > 0) {
                plain.add(body.alternatives());
            }
        }
        for (Body body : bodies) {
            if (!body.html()) {
                letter.text(body.text());
            } else if (!plain.contains(body.alternatives())) {
                letter.page(body.text());
            }
        }
    }
}
