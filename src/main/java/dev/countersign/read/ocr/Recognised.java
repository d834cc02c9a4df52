package dev.countersign.read.ocr;

import java.util.List;

/**
 * The words of a picture.
 *
 * @param lines in reading order
 * @param confidence of its words, 0 to 100, the long ones weighing more
 * @param doubtful of a hundred words, how many could as well be others
 * @param turned by how many degrees clockwise the picture was turned before it could be read: the boxes lie in the turned one
 */
public record Recognised(List<Line> lines, int confidence, int doubtful, int turned, int width, int height) {
    public Recognised {
        lines = List.copyOf(lines);
    }

    /**
     * A line of words.
     *
     * @param columnLeft the edges of the block of text in which it stands, in pixels
     */
    public record Line(List<Word> words, Box box, int columnLeft, int columnRight) {
        public Line {
            words = List.copyOf(words);
        }
    }

    /** @param confidence 0 to 100 */
    public record Word(String text, Box box, int confidence) {}

    /** In pixels from the top left corner. */
    public record Box(int left, int top, int width, int height) {
        /** Where it lies in the picture before that was turned, whose size is given. */
        public Box unturned(int degrees, int width, int height) {
            return switch (degrees) {
                case 90 -> new Box(top, height - left - this.width, this.height, this.width);
                case 180 -> new Box(width - left - this.width, height - top - this.height, this.width, this.height);
                case 270 -> new Box(width - top - this.height, left, this.height, this.width);
                default -> this;
            };
        }
    }
}
