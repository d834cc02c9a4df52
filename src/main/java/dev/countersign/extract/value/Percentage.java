package dev.countersign.extract.value;

import java.math.BigDecimal;

/** A share of a hundred, exact: 99.9 is 99.9 %. Per mille and basis points are turned into it. */
public record Percentage(BigDecimal percent) implements Comparable<Percentage> {
    public Percentage {
        BigDecimal shortest = percent.stripTrailingZeros();
        percent = shortest.scale() < 0 ? shortest.setScale(0) : shortest;
    }

    @Override
    public int compareTo(Percentage other) {
        return percent.compareTo(other.percent);
    }

    /** "99.9 %". */
    @Override
    public String toString() {
        return percent.toPlainString() + " %";
    }
}
