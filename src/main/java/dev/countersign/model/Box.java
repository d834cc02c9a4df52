package dev.countersign.model;

/** A rectangle in PDF points from the top left corner of the page as it is shown (crop box and rotation applied). */
public record Box(double left, double top, double width, double height) {
    public Box {
        if (!(width > 0) || !(height > 0)) {
            throw new IllegalArgumentException("an empty box: " + width + " x " + height);
        }
    }

    /** The smallest box around both. */
    public Box around(Box other) {
        double l = Math.min(left, other.left);
        double t = Math.min(top, other.top);
        double r = Math.max(left + width, other.left + other.width);
        double b = Math.max(top + height, other.top + other.height);
        return new Box(l, t, r - l, b - t);
    }
}
