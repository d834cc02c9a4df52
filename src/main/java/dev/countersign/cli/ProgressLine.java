package dev.countersign.cli;

import dev.countersign.model.DocumentId;
import dev.countersign.model.Progress;
import java.io.PrintStream;
import java.util.Locale;

/** A line that is written over itself, where a person looks at standard error; never a part of any output. */
final class ProgressLine implements Progress {
    /** Fewer pages are done before anybody wonders. */
    private static final int FEW = 3;

    private static final int LONGEST_NAME = 40;

    private final PrintStream err;

    ProgressLine(PrintStream err) {
        this.err = err;
    }

    /** The launcher says whether standard error is a terminal. */
    static Progress ofTerminal() {
        return Boolean.getBoolean("countersign.terminal.err") ? new ProgressLine(System.err) : Progress.NONE;
    }

    @Override
    public synchronized void recognised(DocumentId document, int done, int of) {
        if (of <= FEW) {
            return;
        }
        String path = document.path().replaceAll("[\\p{Cc}\\p{Cf}]", "?");
        String name = path.length() > LONGEST_NAME ? "…" + path.substring(path.length() - LONGEST_NAME) : path;
        String line = String.format(Locale.ROOT, "%s: scanned page %d of %d", name, done, of);
        err.print("\r" + line + (done == of ? "\r" + " ".repeat(line.length()) + "\r" : ""));
        err.flush();
    }
}
