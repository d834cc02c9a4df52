package dev.countersign.read.pdf;

import dev.countersign.model.Box;
import dev.countersign.model.Word;
import dev.countersign.read.ocr.Picture;
import dev.countersign.read.ocr.Recognised;
import dev.countersign.read.ocr.Tesseract;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BiConsumer;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;

/** Pages without text that can be used, read by OCR: drawn here one after the other, recognised several at once. */
final class ScannedPages {
    private static final int DPI = 200;

    /** A page larger than A2 is drawn coarser. */
    private static final double MOST_PIXELS = 16e6;

    private static final long DRAWING_SECONDS = 20;
    private static final long FILE_NANOS = TimeUnit.MINUTES.toNanos(30);
    private static final int MOST_AT_ONCE = 4;

    /** Heights of lines differ with their letters; sizes this near to the usual one are the usual one. */
    private static final double SAME_SIZE = 0.35;

    /** Where most words of a line end below: on the baseline, but for those with a tail. */
    private static final double BASELINE = 0.3;

    private final PDFRenderer renderer;
    private final long ends = System.nanoTime() + FILE_NANOS;
    /** Is told how many pages are done, and of how many. */
    private final BiConsumer<Integer, Integer> progress;

    private boolean stuck;

    private ScannedPages(PDDocument pdf, BiConsumer<Integer, Integer> progress) {
        this.progress = progress;
        renderer = new PDFRenderer(pdf);
        renderer.setSubsamplingAllowed(true);
    }

    /** All pages; those that need OCR with the words it gave, or with the reason why it gave none. */
    static List<PdfPage> recognised(PDDocument pdf, List<PdfPage> pages, BiConsumer<Integer, Integer> progress) {
        if (pages.stream().noneMatch(PdfPage::needsOcr)) {
            return pages;
        }
        Optional<Tesseract> tesseract = Tesseract.installed();
        if (tesseract.isEmpty()) {
            return pages.stream()
                    .map(p -> p.needsOcr() ? unread(p, p.unread().get(0) + ": " + Tesseract.INSTALL) : p)
                    .toList();
        }
        int threads = Math.min(MOST_AT_ONCE, Runtime.getRuntime().availableProcessors());
        ExecutorService drawing = daemons(1);
        ExecutorService recognising = daemons(threads);
        try {
            return new ScannedPages(pdf, progress).read(pages, tesseract.get(), threads, drawing, recognising);
        } finally {
            drawing.shutdownNow();
            recognising.shutdown();
        }
    }

    private static ExecutorService daemons(int threads) {
        return Executors.newFixedThreadPool(threads, task -> {
            Thread thread = new Thread(task, "ocr");
            thread.setDaemon(true);
            return thread;
        });
    }

    private List<PdfPage> read(
            List<PdfPage> pages,
            Tesseract tesseract,
            int threads,
            ExecutorService drawing,
            ExecutorService recognising) {
        List<PdfPage> read = new ArrayList<>(pages);
        int scans = (int) pages.stream().filter(PdfPage::needsOcr).count();
        int done = 0;
        // Pictures are large: no more are drawn than are being looked at.
        Deque<Integer> indexes = new ArrayDeque<>();
        Deque<Future<PdfPage>> running = new ArrayDeque<>();
        for (int i = 0; i < pages.size(); i++) {
            PdfPage page = pages.get(i);
            if (page.needsOcr()) {
                if (running.size() > threads) {
                    int first = indexes.remove();
                    read.set(first, done(running.remove(), pages.get(first)));
                    progress.accept(++done, scans);
                }
                Future<Picture> picture = drawing.submit(() -> draw(page));
                try {
                    Picture drawn = drawn(picture);
                    indexes.add(i);
                    running.add(recognising.submit(() -> read(page, drawn, tesseract)));
                } catch (IOException undrawn) {
                    read.set(i, unread(page, undrawn.getMessage()));
                    progress.accept(++done, scans);
                }
            }
        }
        while (!running.isEmpty()) {
            int index = indexes.remove();
            read.set(index, done(running.remove(), pages.get(index)));
            progress.accept(++done, scans);
        }
        return read;
    }

    private static PdfPage done(Future<PdfPage> running, PdfPage page) {
        try {
            return running.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException failed) {
            // Said below: of this page nothing is known.
        }
        return unread(page, "a scan; OCR failed on it");
    }

    // Drawing

    private Picture drawn(Future<Picture> picture) throws IOException {
        if (stuck || System.nanoTime() - ends > 0) {
            picture.cancel(true);
            throw new IOException("a scan; it was not read: the file takes too long");
        }
        try {
            return picture.get(DRAWING_SECONDS, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            // What draws for ever cannot be stopped from outside; the file is not touched again.
            stuck = true;
            throw new IOException("a scan; drawing it takes longer than " + DRAWING_SECONDS + " seconds", e);
        } catch (ExecutionException e) {
            throw new IOException("a scan; its picture is damaged", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("a scan; its reading was interrupted", e);
        }
    }

    private Picture draw(PdfPage page) throws IOException {
        double inches = page.page().width() / 72 * page.page().height() / 72;
        int dpi = (int) Math.max(1, Math.min(DPI, Math.sqrt(MOST_PIXELS / Math.max(inches, 0.01))));
        BufferedImage image = renderer.renderImageWithDPI(page.page().number() - 1, dpi, ImageType.GRAY);
        byte[] grey = ((DataBufferByte) image.getRaster().getDataBuffer()).getData();
        return new Picture(image.getWidth(), image.getHeight(), grey, dpi);
    }

    // Recognising

    private static PdfPage read(PdfPage page, Picture picture, Tesseract tesseract) {
        Optional<Recognised> words;
        try {
            words = tesseract.read(picture);
        } catch (IOException failed) {
            return unread(page, "a scan; OCR failed on it (" + failed.getMessage() + ")");
        }
        if (page.hasGlyphs() && (words.isEmpty() || words.get().lines().isEmpty())) {
            return page;
        }
        if (words.isEmpty()) {
            return with(page, List.of(), List.of());
        }
        if (words.get().lines().isEmpty()) {
            return unread(page, "a picture; OCR finds no words in it");
        }
        if (words.get().confidence() < Tesseract.UNSURE) {
            return unread(page, "OCR is unsure (confidence " + words.get().confidence() + " of 100)");
        }
        return with(page, lines(words.get(), 72.0 / picture.dpi()), List.of());
    }

    private static PdfPage unread(PdfPage page, String why) {
        return with(page, List.of(), List.of(why));
    }

    /** Its notes stay behind the words. */
    private static PdfPage with(PdfPage page, List<TextLine> words, List<String> unread) {
        PageText text = page.text();
        List<TextLine> lines = new ArrayList<>(words);
        lines.addAll(text.lines());
        return new PdfPage(
                page.page(),
                new PageText(text.number(), text.width(), text.height(), lines, List.of(), text.notes()),
                unread);
    }

    private static List<TextLine> lines(Recognised words, double points) {
        double usual = words.lines().stream()
                .mapToInt(l -> l.box().height())
                .sorted()
                .skip(words.lines().size() / 2)
                .findFirst()
                .orElse(1);
        List<TextLine> lines = new ArrayList<>();
        for (Recognised.Line line : words.lines()) {
            double height = line.box().height();
            double size = Math.abs(height - usual) <= SAME_SIZE * usual ? usual : height;
            lines.add(line(line, words, size, points));
        }
        return lines;
    }

    private static TextLine line(Recognised.Line line, Recognised page, double size, double points) {
        StringBuilder text = new StringBuilder();
        List<Word> words = new ArrayList<>();
        Box around = null;
        for (Recognised.Word word : line.words()) {
            if (!text.isEmpty()
                    && !(isHan(text.codePointBefore(text.length()))
                            && isHan(word.text().codePointAt(0)))) {
                text.append(' ');
            }
            Box box = box(word.box().unturned(page.turned(), page.width(), page.height()), points);
            words.add(new Word(text.length(), text.length() + word.text().length(), box, word.confidence() / 100.0));
            text.append(word.text());
            around = around == null ? box : around.around(box);
        }
        int[] bottoms = line.words().stream()
                .mapToInt(w -> w.box().top() + w.box().height())
                .sorted()
                .toArray();
        Recognised.Box box = line.box();
        return new TextLine(
                text.toString(),
                words,
                around,
                (float) (box.left() * points),
                (float) ((box.left() + box.width()) * points),
                (float) (bottoms[(int) (bottoms.length * BASELINE)] * points),
                (float) (size * points),
                false,
                page.turned(),
                (float) (line.columnLeft() * points),
                (float) (line.columnRight() * points),
                TextLine.NO_CELL);
    }

    private static Box box(Recognised.Box pixels, double points) {
        return new Box(
                pixels.left() * points, pixels.top() * points, pixels.width() * points, pixels.height() * points);
    }

    private static boolean isHan(int c) {
        return Character.UnicodeScript.of(c) == Character.UnicodeScript.HAN
                || c >= 0x3000 && c < 0x3040
                || c >= 0xff00 && c < 0xffe0;
    }
}
