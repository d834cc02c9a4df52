package dev.countersign.extract.value;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Objects;

/** An amount of data, or data a second: 80 GB is not 80 GiB, and 400 Gb/s not 400 GB/s. */
public record DataAmount(BigDecimal number, Prefix prefix, boolean binary, Of of) {
    /** Thousands of thousands, or of 1024 each. */
    public enum Prefix {
        K,
        M,
        G,
        T,
        P
    }

    /** What is counted. */
    public enum Of {
        BYTES("B", 8),
        BITS("b", 1),
        BYTES_A_SECOND("B/s", 8),
        BITS_A_SECOND("b/s", 1);

        private final String sign;
        private final int bits;

        Of(String sign, int bits) {
            this.sign = sign;
            this.bits = bits;
        }

        public boolean isRate() {
            return this == BYTES_A_SECOND || this == BITS_A_SECOND;
        }
    }

    public DataAmount {
        Objects.requireNonNull(prefix);
        Objects.requireNonNull(of);
        BigDecimal shortest = number.stripTrailingZeros();
        number = shortest.scale() < 0 ? shortest.setScale(0) : shortest;
    }

    /** In bits, or bits a second, exact: what is compared. */
    public BigDecimal bits() {
        BigInteger times = BigInteger.valueOf(binary ? 1024 : 1000).pow(prefix.ordinal() + 1);
        return number.multiply(new BigDecimal(times)).multiply(BigDecimal.valueOf(of.bits));
    }

    /** "80 GB", "64 GiB", "400 Gb/s". */
    @Override
    public String toString() {
        return number.toPlainString() + " " + prefix + (binary ? "i" : "") + of.sign;
    }
}
