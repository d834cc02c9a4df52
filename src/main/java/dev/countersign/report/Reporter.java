package dev.countersign.report;

import dev.countersign.catalog.Catalog;
import dev.countersign.model.Audit;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;

/** Writes an audit in one format. The same audit gives the same characters. */
public interface Reporter {
    /** As the command line names it: json. */
    String format();

    void write(Audit audit, Writer out) throws IOException;

    /** All there are, in the language asked for. */
    static List<Reporter> all(Catalog catalog, Locale language) {
        Wording wording = new Wording(catalog, language);
        return List.of(new TextReport(wording, false), new JsonReport(wording), new HtmlReport(wording));
    }
}
