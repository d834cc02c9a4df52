package dev.countersign.worksheet;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Up to where something is free: "included up to 100 TB a month", "first 5 TB free", "50 GB/月以内免费". */
final class FreeVolume {
    private static final String VOLUME = "(\\d[\\d,]*(?:\\.\\d+)?)\\s*(GB|GiB|TB|TiB)\\b";
    private static final Pattern LIMIT = Pattern.compile(
            "(?:up to|first|within|limit(?:ed)? (?:of|to)|capped at|below|under|不超过|前)\\s*" + VOLUME + "|" + VOLUME
                    + "\\s*(?:[/a-z月每]{0,12}\\s*)(?:以内|included|free)",
            Pattern.CASE_INSENSITIVE);

    private FreeVolume() {}

    /** In GB; empty where the words name none. */
    static Optional<BigDecimal> limitGb(String words) {
        Matcher m = LIMIT.matcher(words);
        if (!m.find()) {
            return Optional.empty();
        }
        int group = m.group(1) != null ? 1 : 3;
        BigDecimal number = new BigDecimal(m.group(group).replace(",", ""));
        return Optional.of(number.multiply(gb(m.group(group + 1))));
    }

    private static BigDecimal gb(String unit) {
        return switch (unit.toUpperCase(Locale.ROOT)) {
            case "TB" -> BigDecimal.valueOf(1000);
            case "GIB" -> Quantity.GB_A_GIB;
            case "TIB" -> Quantity.GB_A_TIB;
            default -> BigDecimal.ONE;
        };
    }
}
