package dev.countersign.extract.value;

import dev.countersign.extract.value.DataAmount.Of;
import dev.countersign.extract.value.DataAmount.Prefix;
import dev.countersign.extract.value.Found.Standing;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds amounts of data and of data a second: "80GB", "64 GiB", "400 Gbps", "3.35 TB/s"; a bare "400G" may be either. */
public final class DataAmounts {
    private static final Pattern AMOUNT = Pattern.compile(
            "(?<![\\w.,]|[A-Za-z]-)(" + Figures.PATTERN
                    + ")[\\s-]?([kKmMgGtTpP])(?:(i)?([bB])(ps|/s(?:ec)?|it/s|its?(?: per second|/s)|its?|ytes?(?: per second|/s)?)?)?(?![A-Za-z0-9])");

    private DataAmounts() {}

    /** In the order of the text. */
    public static List<Found<DataAmount>> in(String text) {
        List<Found<DataAmount>> found = new ArrayList<>();
        Matcher m = AMOUNT.matcher(Plain.of(text));
        while (m.find()) {
            List<BigDecimal> numbers = Figures.read(m.group(1), false);
            Prefix prefix = Prefix.valueOf(m.group(2).toUpperCase(Locale.ROOT));
            boolean binary = m.group(3) != null;
            if (numbers.isEmpty()) {
                continue;
            }
            if (m.group(4) != null) {
                boolean small = Character.isLowerCase(m.group(2).charAt(0));
                Of of = of(small, m.group(4), m.group(5) == null ? "" : m.group(5));
                found.add(Found.plain(new DataAmount(numbers.get(0), prefix, binary, of), m.start(), m.end()));
            } else if (m.group(2).equals("G") || m.group(2).equals("T")) {
                // K and M alone count money and people; G alone is memory, or the speed of a port.
                found.add(Found.of(
                        Standing.AMBIGUOUS,
                        List.of(
                                new DataAmount(numbers.get(0), prefix, false, Of.BYTES),
                                new DataAmount(numbers.get(0), prefix, false, Of.BITS_A_SECOND)),
                        m.start(),
                        m.end()));
            }
        }
        return found;
    }

    /** A small b is bits, as in Gbps; "bytes" and "bits" say it. Who writes "80gb" has no capitals, and means bytes. */
    private static Of of(boolean small, String letter, String ending) {
        boolean rate = ending.equals("ps") || ending.contains("/s") || ending.contains("second");
        boolean bits = letter.equals("b") && !ending.startsWith("yte") && (!small || rate) || ending.startsWith("it");
        if (bits) {
            return rate ? Of.BITS_A_SECOND : Of.BITS;
        }
        return rate ? Of.BYTES_A_SECOND : Of.BYTES;
    }
}
