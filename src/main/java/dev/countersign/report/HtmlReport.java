package dev.countersign.report;

import dev.countersign.model.Audit;
import gg.jte.html.OwaspHtmlTemplateOutput;
import gg.jte.output.WriterOutput;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;

/**
 * One HTML file for reviewers: the documents' words beside the finding beside its source. It needs nothing but itself: no
 * network, no script. The templates are in src/main/jte; the build compiles them into this package.
 */
final class HtmlReport implements Reporter {
    private final Wording wording;

    HtmlReport(Wording wording) {
        this.wording = wording;
    }

    @Override
    public String format() {
        return "html";
    }

    @Override
    public void write(Audit audit, Writer out) throws IOException {
        try {
            JteauditGenerated.render(
                    new OwaspHtmlTemplateOutput(new WriterOutput(out)), null, new AuditPage(audit, wording));
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }
}
