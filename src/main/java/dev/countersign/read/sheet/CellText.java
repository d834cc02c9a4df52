package dev.countersign.read.sheet;

import java.math.BigDecimal;
import java.math.MathContext;
import java.time.LocalDateTime;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.apache.poi.ss.usermodel.BuiltinFormats;
import org.apache.poi.ss.usermodel.DataFormatter;
import org.apache.poi.ss.usermodel.DateUtil;

/**
 * A number as its cell shows it: 0.18 as "18%", with its currency, dates in ISO. A day's format such as m/d/yy follows the
 * reader's country in Excel, so what one person sees as 3 April is 4 March to another; ISO is neither.
 */
final class CellText {
    /** Excel counts a date's digits to eleven where the format is General. */
    private static final MathContext GENERAL = new MathContext(11);

    private static final Pattern CURRENCY = Pattern.compile("\\[\\$([^\\]\"-]*)(?:-[^\\]]*)?\\]");

    private final DataFormatter formatter = new DataFormatter(Locale.US);
    private final Map<String, Boolean> isDay = new HashMap<>();
    private final boolean from1904;

    CellText(boolean from1904) {
        this.from1904 = from1904;
    }

    /** @param format empty where it is one of Excel's own, known by its index alone */
    String of(double value, int index, String format) {
        String code = currencyAsText(format.isEmpty() ? builtin(index) : format);
        if (code.equalsIgnoreCase("General")
                || code.equals("@")
                || code.chars().allMatch(c -> c == ';')
                || code.length() > SheetLimits.FORMAT_CHARACTERS) {
            return plain(value);
        }
        if (value >= 0 && (isDay.computeIfAbsent(code, CellText::showsDay) || DateUtil.isADateFormat(index, code))) {
            String day = day(value, code);
            if (!day.isEmpty()) {
                return day;
            }
        }
        try {
            String shown = formatter.formatRawCellContents(value, index, code, from1904);
            // Excel shows signs where a number is too wide; a format of nothing hides it. Neither must lose it.
            return shown.isBlank() || shown.startsWith("###") ? plain(value) : shown;
        } catch (IllegalArgumentException | ArithmeticException e) {
            return plain(value);
        }
    }

    /** "[$₹-4009]#,##0" names a sign and a country; shown is the sign. */
    private static String currencyAsText(String code) {
        return code.contains("[$") ? CURRENCY.matcher(code).replaceAll("\"$1\"") : code;
    }

    /** Excel's own formats; those that depend on the country are days. */
    private static String builtin(int index) {
        if (index >= 27 && index <= 36 || index >= 50 && index <= 58) {
            return index == 32 || index == 33 || index == 34 || index == 35 || index == 55 || index == 56
                    ? "h:mm"
                    : "yyyy-mm-dd";
        }
        String code = BuiltinFormats.getBuiltinFormat(index);
        return code == null ? "General" : code;
    }

    /** In ISO, where the format shows year, month and day; empty where it shows less. */
    private String day(double value, String code) {
        if (!isDay.computeIfAbsent(code, CellText::showsDay)) {
            return "";
        }
        LocalDateTime time = DateUtil.getLocalDateTime(value, from1904, true);
        if (time == null) {
            return "";
        }
        if (!letters(code).contains("h")) {
            return time.toLocalDate().toString();
        }
        return time.toLocalDate() + String.format(Locale.ROOT, " %02d:%02d", time.getHour(), time.getMinute());
    }

    private static boolean showsDay(String code) {
        String letters = letters(code);
        return letters.contains("y")
                && letters.contains("m")
                && letters.contains("d")
                && !letters.contains("0")
                && !letters.contains("#");
    }

    /** Without the words in it. */
    private static String letters(String code) {
        return code.replaceAll("\"[^\"]*\"|\\[[^\\]]*\\]|\\\\.", "").toLowerCase(Locale.ROOT);
    }

    static String plain(double value) {
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            return "";
        }
        BigDecimal rounded = new BigDecimal(value).round(GENERAL).stripTrailingZeros();
        boolean whole = value == Math.rint(value) && Math.abs(value) < 1e15;
        return whole
                ? BigDecimal.valueOf((long) value).toPlainString()
                : Math.abs(rounded.scale()) > 30 ? rounded.toString() : rounded.toPlainString();
    }
}
