package dev.countersign.read.word;

import static dev.countersign.read.word.WrittenDocx.level;
import static dev.countersign.read.word.WrittenDocx.list;
import static dev.countersign.read.word.WrittenDocx.numPr;
import static dev.countersign.read.word.WrittenDocx.p;
import static dev.countersign.read.word.WrittenDocx.put;
import static dev.countersign.read.word.WrittenDocx.run;
import static dev.countersign.read.word.WrittenDocx.struck;
import static dev.countersign.read.word.WrittenDocx.texts;
import static dev.countersign.read.word.WrittenDocx.use;
import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.model.Line;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.TrackedChange;
import dev.countersign.model.TrackedChange.Kind;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A draft with open changes reads as accepted and as rejected, and its changes are told. */
class DraftTest {
    private static final String STRUCK_END = "<w:rPr><w:del w:id=\"3\" w:author=\"Supplier\"/></w:rPr>";
    private static final String NEW_END = "<w:rPr><w:ins w:id=\"4\" w:author=\"Buyer\"/></w:rPr>";

    @TempDir
    Path folder;

    @Test
    void wordsPutInAndStruck() throws IOException {
        WrittenDocx draft = new WrittenDocx()
                .text("Term.")
                .body(p("", run("Notice is ") + struck("thirty (30)") + put("ninety (90)") + run(" days.")));

        assertThat(texts(draft.read(folder))).containsExactly("Term.", "Notice is ninety (90) days.");
        assertThat(texts(draft.rejected(folder))).containsExactly("Term.", "Notice is thirty (30) days.");
        assertThat(draft.read(folder).changes())
                .containsExactly(
                        new TrackedChange(Kind.DELETED, "thirty (30)", 2, "Supplier"),
                        new TrackedChange(Kind.INSERTED, "ninety (90)", 2, "Buyer"))
                .isEqualTo(draft.rejected(folder).changes());
    }

    @Test
    void wordsMoved() throws IOException {
        WrittenDocx draft = new WrittenDocx()
                .body(p(
                        "",
                        run("First.") + "<w:moveTo w:id=\"5\" w:author=\"Buyer\">" + run(" Moved.") + "</w:moveTo>"))
                .body(p(
                        "",
                        run("Second.") + "<w:moveFrom w:id=\"6\" w:author=\"Buyer\">" + run(" Moved.")
                                + "</w:moveFrom>"));

        assertThat(texts(draft.read(folder))).containsExactly("First. Moved.", "Second.");
        assertThat(texts(draft.rejected(folder))).containsExactly("First.", "Second. Moved.");
        assertThat(draft.read(folder).changes())
                .containsExactly(
                        new TrackedChange(Kind.MOVED_TO, "Moved.", 1, "Buyer"),
                        new TrackedChange(Kind.MOVED_FROM, "Moved.", 2, "Buyer"));
    }

    @Test
    void wordsPutInByOneAndStruckByAnotherAreInNeitherReading() throws IOException {
        WrittenDocx draft = new WrittenDocx()
                .body(p(
                        "",
                        run("The fee") + "<w:ins w:author=\"Buyer\">" + struck(" is fixed") + "</w:ins>" + run(".")));

        assertThat(texts(draft.read(folder))).containsExactly("The fee.");
        assertThat(texts(draft.rejected(folder))).containsExactly("The fee.");
        assertThat(draft.read(folder).changes()).extracting(TrackedChange::kind).containsExactly(Kind.DELETED);
    }

    @Test
    void aStruckParagraphTakesNoNumber() throws IOException {
        WrittenDocx draft = new WrittenDocx()
                .numbering(list(0, level("decimal", "%1.")) + use(1, 0, ""))
                .numbered(1, 0, "Term")
                .body(p(numPr(1, 0) + STRUCK_END, struck("Exclusivity")))
                .numbered(1, 0, "Fees");

        assertThat(texts(draft.read(folder))).containsExactly("1. Term", "2. Fees");
        assertThat(texts(draft.rejected(folder))).containsExactly("1. Term", "2. Exclusivity", "3. Fees");
    }

    @Test
    void paragraphsHaveTheSameNumberInBothReadings() throws IOException {
        WrittenDocx draft = new WrittenDocx()
                .text("One.")
                .body(p(NEW_END, put("Two is new.")))
                .text("Three.");

        ReadDocument accepted = draft.read(folder);
        ReadDocument rejected = draft.rejected(folder);

        assertThat(texts(accepted)).containsExactly("One.", "Two is new.", "Three.");
        assertThat(texts(rejected)).containsExactly("One.", "Three.");
        assertThat(rejected.blocks().get(1).lines()).extracting(Line::number).containsExactly(3);
    }

    @Test
    void aStruckEndJoinsTwoParagraphs() throws IOException {
        WrittenDocx draft =
                new WrittenDocx().body(p(STRUCK_END, run("The Fees "))).text("are due.");

        assertThat(texts(draft.read(folder))).containsExactly("The Fees are due.");
        assertThat(texts(draft.rejected(folder))).containsExactly("The Fees", "are due.");
    }

    @Test
    void aStruckRowIsNoRow() throws IOException {
        String row = "<w:tr><w:tc>" + p("", run("GPU")) + "</w:tc><w:tc>" + p("", run("H100")) + "</w:tc></w:tr>";
        String struck = "<w:tr><w:trPr><w:del w:id=\"9\" w:author=\"Supplier\"/></w:trPr><w:tc>"
                + p("", struck("Setup")) + "</w:tc><w:tc>" + p("", struck("free")) + "</w:tc></w:tr>";
        WrittenDocx draft = new WrittenDocx().body("<w:tbl>" + row + struck + "</w:tbl>");

        assertThat(texts(draft.read(folder))).containsExactly("GPU H100");
        assertThat(draft.read(folder).tables().get(0).rows()).hasSize(1);
        assertThat(texts(draft.rejected(folder))).containsExactly("GPU H100", "Setup free");
    }

    @Test
    void formatsThatChangedDoNotCountAsText() throws IOException {
        WrittenDocx draft = new WrittenDocx()
                .numbering(list(0, level("decimal", "%1.")) + use(1, 0, ""))
                .body(p(
                        "<w:pPrChange w:author=\"Buyer\"><w:pPr>" + numPr(1, 0) + "</w:pPr></w:pPrChange>",
                        run("Term")));

        assertThat(texts(draft.read(folder))).containsExactly("Term");
        assertThat(draft.read(folder).changes()).isEmpty();
    }

    @Test
    void commentsStandWithTheirParagraph() throws IOException {
        ReadDocument read = new WrittenDocx()
                .part(
                        "comments",
                        "comments",
                        "<w:comment w:id=\"0\" w:author=\"Legal\">" + p("", run("Ask for a cap.")) + "</w:comment>"
                                + "<w:comment w:id=\"1\" w:author=\"Legal\">" + p("", run("Lost its place."))
                                + "</w:comment>")
                .text("Term.")
                .body(p("", run("Liability.") + "<w:r><w:commentReference w:id=\"0\"/></w:r>"))
                .read(folder);

        assertThat(texts(read)).containsExactly("Term.", "Liability.");
        assertThat(read.changes())
                .containsExactly(
                        new TrackedChange(Kind.COMMENT, "Ask for a cap.", 2, "Legal"),
                        new TrackedChange(Kind.COMMENT, "Lost its place.", 0, "Legal"));
    }

    @Test
    void hiddenTextIsReadAndNamed() throws IOException {
        ReadDocument read = new WrittenDocx()
                .body(p("", run("Fees are fixed") + "<w:r><w:rPr><w:vanish/></w:rPr><w:t> for one month</w:t></w:r>"))
                .read(folder);

        assertThat(texts(read)).containsExactly("Fees are fixed for one month");
        assertThat(read.changes()).containsExactly(new TrackedChange(Kind.HIDDEN, "for one month", 1, ""));
        assertThat(read.isWhole()).isTrue();
    }
}
