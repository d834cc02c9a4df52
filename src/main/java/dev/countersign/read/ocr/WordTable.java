package dev.countersign.read.ocr;

import java.util.ArrayList;
import java.util.List;

/** The table that tesseract writes: a row for each block, paragraph, line and word, with tabs between the columns. */
final class WordTable {
    private static final int BLOCK = 2;
    private static final int LINE = 4;
    private static final int WORD = 5;
    private static final int COLUMNS = 12;

    /** Marks without a letter below it are specks and ruled lines. */
    private static final int SPECK = 50;

    private static final int DOUBTFUL = 50;

    private WordTable() {}

    static Recognised read(String table, Picture picture) {
        List<Recognised.Line> lines = new ArrayList<>();
        List<Recognised.Word> words = new ArrayList<>();
        Recognised.Box block = new Recognised.Box(0, 0, picture.width(), picture.height());
        Recognised.Box line = block;
        int doubtful = 0;
        int all = 0;
        long weight = 0;
        double sum = 0;
        for (String row : table.split("\n")) {
            String[] columns = row.split("\t", -1);
            if (columns.length < COLUMNS || !columns[0].matches("\\d")) {
                continue;
            }
            int level = Integer.parseInt(columns[0]);
            Recognised.Box box = new Recognised.Box(
                    Integer.parseInt(columns[6]),
                    Integer.parseInt(columns[7]),
                    Integer.parseInt(columns[8]),
                    Integer.parseInt(columns[9]));
            if (level < WORD) {
                end(words, line, block, lines);
            }
            if (level == BLOCK) {
                block = box;
            } else if (level == LINE) {
                line = box;
            } else if (level == WORD) {
                String text = columns[11].strip();
                double confidence = Double.parseDouble(columns[10]);
                boolean letters = text.codePoints().anyMatch(Character::isLetterOrDigit);
                if (!text.isEmpty() && (letters || confidence >= SPECK) && box.width() > 0 && box.height() > 0) {
                    words.add(new Recognised.Word(text, box, (int) Math.round(confidence)));
                    if (letters) {
                        sum += confidence * text.length();
                        weight += text.length();
                        all++;
                        doubtful += confidence < DOUBTFUL ? 1 : 0;
                    }
                }
            }
        }
        end(words, line, block, lines);
        int mean = weight == 0 ? 0 : (int) Math.round(sum / weight);
        int share = all == 0 ? 0 : 100 * doubtful / all;
        return new Recognised(lines, mean, share, 0, picture.width(), picture.height());
    }

    private static void end(
            List<Recognised.Word> words, Recognised.Box line, Recognised.Box block, List<Recognised.Line> lines) {
        if (!words.isEmpty()) {
            lines.add(new Recognised.Line(words, line, block.left(), block.left() + block.width()));
            words.clear();
        }
    }
}
