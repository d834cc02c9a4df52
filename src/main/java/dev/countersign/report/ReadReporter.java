package dev.countersign.report;

import java.io.IOException;
import java.io.Writer;
import java.util.List;

/** Writes what was read of documents, as it stands before any fact is taken from it. One document is in memory at a time. */
public interface ReadReporter {
    /** As the command line names it: json. */
    String format();

    void write(Iterable<ReadFile> files, Writer out) throws IOException;

    /** @param tool the version of Countersign */
    static List<ReadReporter> all(String tool) {
        return List.of(new ReadText(), new ReadJson(tool), new ReadHtml());
    }
}
