package dev.countersign.read.pdf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.countersign.model.Box;
import dev.countersign.model.Line;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Word;
import java.io.IOException;
import java.nio.file.Path;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.util.Matrix;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every word stands where it is seen. */
class WordPlacesTest {
    @TempDir
    Path folder;

    private static Line onlyLine(ReadDocument read) {
        assertThat(DrawnPdf.lineTexts(read)).hasSize(1);
        return read.blocks().get(0).lines().get(0);
    }

    private static Box box(Line line, String text) {
        for (Word word : line.words()) {
            if (line.text().substring(word.start(), word.end()).equals(text)) {
                return word.box();
            }
        }
        throw new AssertionError("no word " + text + " in " + line.text());
    }

    @Test
    void aWordHasItsBoxFromTheTopLeft() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            drawn.text(100, 200, "ninety days notice");
            Line line = onlyLine(drawn.read(folder));

            assertThat(line.text()).isEqualTo("ninety days notice");
            assertThat(line.words()).hasSize(3);
            double before = DrawnPdf.PLAIN.getStringWidth("ninety ") / 100;
            double width = DrawnPdf.PLAIN.getStringWidth("days") / 100;
            Box days = box(line, "days");
            assertThat(days.left()).isCloseTo(100 + before, within(0.1));
            assertThat(days.width()).isCloseTo(width, within(0.1));
            assertThat(days.top()).isBetween(190.0, 193.5);
            assertThat(days.top() + days.height()).isBetween(201.0, 203.0);
        }
    }

    @Test
    void aTurnedPageIsReadAsItIsShown() throws IOException {
        for (int rotation : new int[] {90, 180, 270}) {
            try (DrawnPdf drawn = new DrawnPdf()) {
                PDPage page = drawn.page();
                page.setRotation(rotation);
                // Shown upright, the words run across the turned page: the writer turns them the other way.
                drawn.content().beginText();
                drawn.content().setFont(DrawnPdf.PLAIN, 10);
                float w = PDRectangle.A4.getWidth();
                float h = PDRectangle.A4.getHeight();
                Matrix upright = switch (rotation) {
                    case 90 -> new Matrix(0, 1, -1, 0, 200, 100);
                    case 180 -> new Matrix(-1, 0, 0, -1, w - 100, 200);
                    default -> new Matrix(0, -1, 1, 0, w - 200, h - 100);
                };
                drawn.content().setTextMatrix(upright);
                drawn.content().showText("shown upright");
                drawn.content().endText();
                ReadDocument read = drawn.read(folder);

                Box shown = box(onlyLine(read), "shown");
                assertThat(shown.left()).as("%d", rotation).isCloseTo(100, within(0.1));
                assertThat(shown.top() + shown.height()).as("%d", rotation).isCloseTo(202.1, within(0.5));
                assertThat(read.pages().get(0).width()).isEqualTo(rotation == 180 ? w : h, within(0.01));
            }
        }
    }

    @Test
    void theCropBoxIsThePage() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            PDPage page = drawn.page();
            page.setCropBox(new PDRectangle(50, 100, 400, 600));
            drawn.text(150, DrawnPdf.HEIGHT - 500, "cropped");
            ReadDocument read = drawn.read(folder);

            Box cropped = box(onlyLine(read), "cropped");
            assertThat(read.pages().get(0).width()).isEqualTo(400);
            assertThat(read.pages().get(0).height()).isEqualTo(600);
            assertThat(cropped.left()).isCloseTo(100, within(0.1));
            assertThat(cropped.top() + cropped.height()).isBetween(201.0, 203.0);
        }
    }

    @Test
    void wordsDrawnApartWithoutBlanksAreParted() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            double width = DrawnPdf.PLAIN.getStringWidth("monthly") / 100;
            drawn.text(100, 200, "monthly").text(100 + width + 2.8, 200, "fee");
            assertThat(onlyLine(drawn.read(folder)).text()).isEqualTo("monthly fee");
        }
    }

    @Test
    void aGlyphDrawnTwiceForABoldFaceIsReadOnce() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            drawn.text(100, 200, "Liability cap")
                    .text(100.4, 200, "Liability cap")
                    .text(100.2, 200.3, "Liability cap");
            assertThat(onlyLine(drawn.read(folder)).text()).isEqualTo("Liability cap");
        }
    }

    @Test
    void doubledLettersAreKept() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            drawn.text(100, 200, "Illinois will bill 1100 full GPU hours");
            assertThat(onlyLine(drawn.read(folder)).text()).isEqualTo("Illinois will bill 1100 full GPU hours");
        }
    }

    @Test
    void aRaisedFootnoteMarkStaysInItsLine() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            double width = DrawnPdf.PLAIN.getStringWidth("on the 31") / 100;
            double mark = DrawnPdf.PLAIN.getStringWidth("st") / 1000 * 6;
            drawn.text(100, 200, "on the 31")
                    .text(100 + width, 196, 6, DrawnPdf.PLAIN, "st")
                    .text(100 + width + mark + 2.8, 200, "day");
            assertThat(onlyLine(drawn.read(folder)).text()).isEqualTo("on the 31st day");
        }
    }

    @Test
    void ligaturesAreLettersAndRaisedDigitsStayWhatTheyAre() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            PDType0Font font = PDType0Font.load(
                    drawn.pdf,
                    PDType1Font.class.getResourceAsStream(
                            "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf"));
            drawn.text(100, 200, 10, font, "ﬁve ﬂoors m²");
            assertThat(onlyLine(drawn.read(folder)).text()).isEqualTo("five floors m²");
        }
    }

    @Test
    void textThatRunsUpTheMarginComesAfterThePage() throws IOException {
        try (DrawnPdf drawn = new DrawnPdf()) {
            drawn.page();
            drawn.content().beginText();
            drawn.content().setFont(DrawnPdf.PLAIN, 8);
            drawn.content().setTextMatrix(new Matrix(0, 1, -1, 0, 30, 300));
            drawn.content().showText("Form 7");
            drawn.content().endText();
            drawn.text(100, 200, "The Supplier delivers the nodes.");
            ReadDocument read = drawn.read(folder);

            assertThat(DrawnPdf.texts(read)).containsExactly("The Supplier delivers the nodes.", "Form 7");
            Box form = box(DrawnPdf.block(read, "Form").lines().get(0), "Form");
            assertThat(form.height()).isGreaterThan(form.width());
            assertThat(form.left() + form.width()).isBetween(30.0, 33.0);
            assertThat(form.top() + form.height()).isCloseTo(DrawnPdf.HEIGHT - 300, within(0.2));
        }
    }
}
