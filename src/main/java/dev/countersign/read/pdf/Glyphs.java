package dev.countersign.read.pdf;

import java.util.Arrays;

/**
 * The glyphs of a page in the order in which they are drawn. Along and across are measured in the direction of the text:
 * for upright text from the left and from the top of the page as shown.
 */
final class Glyphs {
    int count;
    int blanks;
    int unmapped;
    /** Where the glyph starts, along the line. */
    float[] along = new float[2048];
    /** Its baseline, across the lines. */
    float[] across = new float[2048];

    float[] advance = new float[2048];
    float[] size = new float[2048];
    /** Degrees clockwise, 0 for upright. */
    short[] angle = new short[2048];

    boolean[] afterBlank = new boolean[2048];
    boolean[] bold = new boolean[2048];
    String[] text = new String[2048];
    Face[] face = new Face[2048];

    int add() {
        if (count == along.length) {
            if (count >= PdfLimits.GLYPHS) {
                throw new TooMuch("draws more than " + PdfLimits.GLYPHS + " characters");
            }
            int more = count * 2;
            along = Arrays.copyOf(along, more);
            across = Arrays.copyOf(across, more);
            advance = Arrays.copyOf(advance, more);
            size = Arrays.copyOf(size, more);
            angle = Arrays.copyOf(angle, more);
            afterBlank = Arrays.copyOf(afterBlank, more);
            bold = Arrays.copyOf(bold, more);
            text = Arrays.copyOf(text, more);
            face = Arrays.copyOf(face, more);
        }
        return count++;
    }

    float end(int i) {
        return along[i] + advance[i];
    }
}
