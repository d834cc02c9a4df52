package dev.countersign.extract.value;

import java.math.BigDecimal;
import java.util.List;
import java.util.regex.Pattern;

/** Numbers in figures, with the separators of India (12,34,567.00), of English (1,234,567.00) and of Europe (1.234.567,00). */
final class Figures {
    /** Matches figures with separators; without groups. */
    static final String PATTERN =
            "(?:\\d{1,3}(?:,\\d{2,3})+(?!\\d)(?:\\.\\d+)?|\\d{1,3}(?:\\.\\d{3})+,\\d+|\\d{1,3}(?:\\.\\d{3}){2,}"
                    + "|\\d{1,18}(?:[.,]\\d{1,18})?)";

    private static final Pattern GROUPS = Pattern.compile("\\d{1,3}(?:(?:,\\d{2})*,\\d{3}|(?:,\\d{3})+)");
    private static final Pattern EUROPEAN = Pattern.compile("\\d{1,3}(?:\\.\\d{3})+(?:,\\d+)?");
    private static final Pattern EITHER = Pattern.compile("[1-9]\\d{0,2}\\.\\d{3}");

    private Figures() {}

    /**
     * What the figures say.
     *
     * @param written as {@link #PATTERN} matches them
     * @param european whether who writes this currency may group with points: "1.234" then has two readings
     * @return none where the separators make no sense: 1,2345,6
     */
    static List<BigDecimal> read(String written, boolean european) {
        int comma = written.lastIndexOf(',');
        int point = written.lastIndexOf('.');
        if (EITHER.matcher(written).matches() && european) {
            return List.of(new BigDecimal(written), new BigDecimal(written.replace(".", "")));
        }
        if (comma < 0 && written.indexOf('.') == point) {
            return List.of(new BigDecimal(written));
        }
        if (EUROPEAN.matcher(written).matches()) {
            return List.of(new BigDecimal(written.replace(".", "").replace(',', '.')));
        }
        String whole = point < 0 ? written : written.substring(0, point);
        if (GROUPS.matcher(whole).matches()) {
            return List.of(new BigDecimal(written.replace(",", "")));
        }
        boolean decimalComma = comma == written.indexOf(',') && point < 0 && written.length() - comma != 4;
        return decimalComma ? List.of(new BigDecimal(written.replace(',', '.'))) : List.of();
    }
}
