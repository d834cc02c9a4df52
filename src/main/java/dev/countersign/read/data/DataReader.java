package dev.countersign.read.data;

import dev.countersign.model.Document;
import dev.countersign.model.Entry;
import dev.countersign.model.FileKind;
import dev.countersign.model.ReadDocument;
import dev.countersign.read.DocumentReader;
import dev.countersign.yaml.RecordFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.dataformat.yaml.YAMLFactory;
import tools.jackson.dataformat.yaml.YAMLParser;

/** Reads YAML and JSON to entries: every scalar with its pointer and line. A file in our quote format is checked against it. */
public final class DataReader implements DocumentReader {
    private static final long LARGEST_FILE = 5L << 20;
    private static final int MOST_ENTRIES = 200_000;

    @Override
    public boolean reads(FileKind kind) {
        return kind == FileKind.YAML || kind == FileKind.JSON;
    }

    @Override
    public ReadDocument read(Document document, Path file) {
        RecordFile recordFile = document.kind() == FileKind.YAML ? RecordFile.yaml(file) : RecordFile.json(file);
        try {
            if (Files.size(file) > LARGEST_FILE) {
                return ReadDocument.unread(document, "larger than " + (LARGEST_FILE >> 20) + " MB");
            }
            if (Files.size(file) == 0) {
                return ReadDocument.unread(document, "the file is empty");
            }
            List<Entry> entries = entries(document.kind(), file);
            Optional<String> wrong = QuoteFile.isOne(entries) ? QuoteFile.check(recordFile) : Optional.empty();
            return wrong.map(w -> ReadDocument.unread(document, w))
                    .orElseGet(() -> new ReadDocument(document, List.of(), List.of(), List.of(), entries, List.of()));
        } catch (JacksonException e) {
            return ReadDocument.unread(document, recordFile.explain(e));
        } catch (BadData e) {
            return ReadDocument.unread(document, e.getMessage());
        } catch (IOException e) {
            return ReadDocument.unread(document, "cannot be read: " + e.getMessage());
        }
    }

    private static List<Entry> entries(FileKind kind, Path file) throws IOException, BadData {
        List<Entry> entries = new ArrayList<>();
        TokenStreamFactory factory = kind == FileKind.YAML
                ? YAMLFactory.builder()
                        .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                        .build()
                : JsonFactory.builder()
                        .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                        .build();
        try (JsonParser parser = factory.createParser(ObjectReadContext.empty(), file)) {
            for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
                int line = parser.currentTokenLocation().getLineNr();
                if (parser instanceof YAMLParser yaml && yaml.isCurrentAlias()) {
                    throw new BadData("line " + line + ": aliases (*name) are not read; write the value out");
                }
                if (token.isScalarValue() && token != JsonToken.VALUE_NULL) {
                    String pointer = parser.streamReadContext().pathAsPointer().toString();
                    entries.add(new Entry(pointer, line, parser.getString().strip()));
                }
                if (entries.size() > MOST_ENTRIES) {
                    throw new BadData("holds more than " + MOST_ENTRIES + " values");
                }
            }
        }
        if (entries.isEmpty()) {
            throw new BadData("holds no values");
        }
        return entries;
    }

    private static final class BadData extends Exception {
        BadData(String what) {
            super(what);
        }
    }
}
