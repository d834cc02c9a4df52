package dev.countersign.report;

import dev.countersign.catalog.Catalog;
import dev.countersign.model.Audit;
import dev.countersign.model.Outcome;
import dev.countersign.model.Worksheet;
import gg.jte.html.OwaspHtmlTemplateOutput;
import gg.jte.output.WriterOutput;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;

/** The offers of a deal side by side: costs, what they differ in, where their order turns, and what is open of each. */
public final class CompareReport {
    private final Audit audit;
    private final Wording wording;
    private final SheetWords words;

    public CompareReport(Audit audit, Catalog catalog, Locale language) {
        this.audit = audit;
        this.wording = new Wording(catalog, language);
        this.words = new SheetWords(wording);
    }

    /** For the terminal. */
    public void text(Writer out) throws IOException {
        out.write(audit.deal().name() + " \u00b7 " + wording.label("asOf") + " "
                + audit.header().asOf() + "\n\n");
        SheetText sheets = new SheetText(words);
        sheets.table(audit.deal(), out);
        out.write("\n");
        for (Worksheet sheet : audit.deal().worksheets()) {
            out.write("  " + words.name(sheet) + words.label("colon") + open(sheet) + "\n");
        }
        sheets.write(audit.deal(), out);
    }

    /** "3 FAIL, 2 UNKNOWN: RF-03, RF-08" */
    private String open(Worksheet sheet) {
        List<String> checks = wording.inOrder(audit).stream()
                .filter(f -> f.offer().equals(sheet.offer()) && Wording.isOpen(f))
                .map(f -> f.check())
                .distinct()
                .toList();
        long failed = count(sheet, Outcome.FAIL);
        long unknown = count(sheet, Outcome.UNKNOWN);
        return failed + " " + wording.label(Outcome.FAIL) + ", " + unknown + " " + wording.label(Outcome.UNKNOWN)
                + (checks.isEmpty() ? "" : words.label("colon") + String.join(", ", checks));
    }

    private long count(Worksheet sheet, Outcome outcome) {
        return audit.findings().stream()
                .filter(f -> f.offer().equals(sheet.offer()) && f.outcome() == outcome)
                .count();
    }

    /** One file that needs nothing but itself. */
    public void html(Writer out) throws IOException {
        try {
            JtecompareGenerated.render(
                    new OwaspHtmlTemplateOutput(new WriterOutput(out)),
                    null,
                    new AuditPage(audit, wording),
                    audit.deal().worksheets().stream().map(this::open).toList());
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    /** A workbook with live formulas. */
    public void xlsx(OutputStream out) throws IOException {
        Workbook.write(audit, wording, out);
    }
}
