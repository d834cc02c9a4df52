package dev.countersign.extract.value;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.Objects;

/** A length of time as stated: 30 business days stay that, and are not turned into weeks. */
public record Period(BigDecimal count, Unit unit, Days days) {
    /** What is counted. A month is taken for 30 days and a year for 365 where lengths are compared. */
    public enum Unit {
        MINUTE(1),
        HOUR(60),
        DAY(24 * 60),
        WEEK(7 * 24 * 60),
        MONTH(30 * 24 * 60),
        YEAR(365 * 24 * 60);

        private final int minutes;

        Unit(int minutes) {
            this.minutes = minutes;
        }
    }

    /** Which days count. */
    public enum Days {
        BUSINESS,
        CALENDAR,
        NOT_SAID
    }

    private static final BigDecimal CENTURY = BigDecimal.valueOf(100L * 365 * 24 * 60);

    public Period {
        Objects.requireNonNull(unit);
        Objects.requireNonNull(days);
        BigDecimal shortest = count.stripTrailingZeros();
        count = shortest.scale() < 0 ? shortest.setScale(0) : shortest;
        if (!isPossible(count, unit)) {
            throw new IllegalArgumentException("no period of a contract: " + count + " " + unit);
        }
    }

    /** Whether a contract may say it: not negative, a hundred years at most. */
    static boolean isPossible(BigDecimal count, Unit unit) {
        return count.signum() >= 0
                && count.precision() - count.scale() < 12
                && count.multiply(BigDecimal.valueOf(unit.minutes)).compareTo(CENTURY) <= 0;
    }

    /** Rounded up. */
    public int inMinutes() {
        return count.multiply(BigDecimal.valueOf(unit.minutes))
                .setScale(0, RoundingMode.CEILING)
                .intValueExact();
    }

    /** Rounded up: within 90 minutes is within 2 hours. */
    public int inHours() {
        return (inMinutes() + 59) / 60;
    }

    /** Rounded up. */
    public int inDays() {
        return (inMinutes() + 24 * 60 - 1) / (24 * 60);
    }

    /** As ISO 8601 writes it, without the kind of days: P30D, PT4H. */
    public String iso() {
        String time = unit == Unit.MINUTE || unit == Unit.HOUR ? "T" : "";
        return "P" + time + count.toPlainString() + unit.name().charAt(0);
    }

    /** "30 days", "1 month", "45 business days". */
    @Override
    public String toString() {
        String kind = days == Days.NOT_SAID ? "" : days.name().toLowerCase(Locale.ROOT) + " ";
        String many = count.compareTo(BigDecimal.ONE) == 0 ? "" : "s";
        return count.toPlainString() + " " + kind + unit.name().toLowerCase(Locale.ROOT) + many;
    }
}
