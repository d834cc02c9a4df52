package dev.countersign.extract.value;

/** A price for a unit: "USD 2.10 per GPU-hour". */
public record Rate(Amount amount, RateUnit unit) {
    @Override
    public String toString() {
        return amount + " per " + unit;
    }
}
