package dev.countersign.report;

import gg.jte.html.OwaspHtmlTemplateOutput;
import gg.jte.output.WriterOutput;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;

/**
 * One HTML file that lays what was recognised over the picture of each page. It needs nothing but itself: no network, no
 * script. The template is src/main/jte/read.jte.
 */
final class ReadHtml implements ReadReporter {
    @Override
    public String format() {
        return "html";
    }

    @Override
    public void write(Iterable<ReadFile> files, Writer out) throws IOException {
        try {
            JtereadGenerated.render(new OwaspHtmlTemplateOutput(new WriterOutput(out)), null, new ReadPage(files));
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }
}
