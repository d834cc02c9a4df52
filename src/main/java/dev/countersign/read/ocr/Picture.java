package dev.countersign.read.ocr;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** A page as a picture: a byte of grey for each pixel, row by row from the top. */
public record Picture(int width, int height, byte[] grey, int dpi) {
    private static final int DARK = 128;

    /** Less ink than a single letter has: the blank back of a sheet. */
    private static final int LEAST_INK = 60;

    public Picture {
        if (grey.length != width * height) {
            throw new IllegalArgumentException(grey.length + " bytes for " + width + " x " + height);
        }
    }

    boolean isBlank() {
        int dark = 0;
        for (byte pixel : grey) {
            dark += (pixel & 0xff) < DARK ? 1 : 0;
        }
        return dark < LEAST_INK;
    }

    /** @param degrees clockwise: 90, 180 or 270 */
    Picture turned(int degrees) {
        boolean lies = degrees != 180;
        int w = lies ? height : width;
        int h = lies ? width : height;
        byte[] turned = new byte[grey.length];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                int at = switch (degrees) {
                    case 90 -> x * w + (height - 1 - y);
                    case 180 -> (height - 1 - y) * w + (width - 1 - x);
                    default -> (width - 1 - x) * w + y;
                };
                turned[at] = grey[y * width + x];
            }
        }
        return new Picture(w, h, turned, dpi);
    }

    /** As PGM, which every tesseract reads and which costs nothing to make. */
    void writeTo(OutputStream out) throws IOException {
        out.write(("P5\n" + width + " " + height + "\n255\n").getBytes(StandardCharsets.US_ASCII));
        out.write(grey);
    }
}
