package dev.countersign.read.pdf;

/** A run of glyphs on one baseline without a wide gap; edges and baseline in the direction of the text. */
final class Run {
    final int from;
    int to;
    float left;
    float right;
    final float baseline;
    float size;
    /** The ruled cell it stands in, or {@link TextLine#NO_CELL}. */
    final int cell;

    Run(int first, Glyphs glyphs, int cell) {
        this.from = first;
        this.to = first + 1;
        this.left = glyphs.along[first];
        this.right = glyphs.end(first);
        this.baseline = glyphs.across[first];
        this.size = glyphs.size[first];
        this.cell = cell;
    }

    int length() {
        return to - from;
    }
}
