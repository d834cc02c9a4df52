package dev.countersign.numerals;

import java.math.BigDecimal;
import java.util.Optional;

/** Chinese numbers: 三十, 一百零一, 两千万, 二〇二六; and those of cheques: 壹佰贰拾万. */
public final class ChineseNumerals {
    private static final String COMMON = "零一二三四五六七八九";
    private static final String COMMON_UNITS = "十百千";
    private static final String FINANCIAL = "零壹贰叁肆伍陆柒捌玖";
    private static final String FINANCIAL_UNITS = "拾佰仟";
    private static final String FINANCIAL_TRADITIONAL = "零壹貳參肆伍陸柒捌玖";

    /** Every way to write a digit; where one stands is its value modulo ten. */
    private static final String DIGITS = "零一二三四五六七八九" + "〇壹贰叁肆伍陆柒捌玖" + "○壹貳參肆伍陸柒捌玖" + "零弌两叄肆伍陸柒捌玖";

    private static final String TENS = "十拾";
    private static final String HUNDREDS = "百佰";
    private static final String THOUSANDS = "千仟";
    private static final String MYRIADS = "万萬";
    private static final String MYRIAD_MYRIADS = "亿億";

    private static final BigDecimal MYRIAD = BigDecimal.valueOf(10_000);

    /** Longer than any amount is written; more is no number. */
    private static final int LONGEST = 40;

    /** A sign of a number, for use in brackets of a pattern. */
    public static final String SIGNS = "零〇○一二三四五六七八九两十百千万亿壹贰叁叄肆伍陆柒捌玖拾佰仟萬億貳參陸弌";

    private ChineseNumerals() {}

    /** 十一 for 11, 二十 for 20, 一百零一 for 101; in figures below 0 and above 9999. */
    public static String common(int n) {
        return write(n, COMMON, COMMON_UNITS, false);
    }

    /** 壹拾壹 for 11: each unit with its digit. */
    public static String financial(int n) {
        return write(n, FINANCIAL, FINANCIAL_UNITS, true);
    }

    /** As {@link #financial}, in traditional signs. */
    public static String financialTraditional(int n) {
        return write(n, FINANCIAL_TRADITIONAL, FINANCIAL_UNITS, true);
    }

    /** Digit by digit: 二〇二六 for 2026. */
    public static String digits(int n) {
        StringBuilder digits = new StringBuilder();
        for (char c : String.valueOf(Math.max(0, n)).toCharArray()) {
            digits.append(c == '0' ? '〇' : COMMON.charAt(c - '0'));
        }
        return digits.toString();
    }

    private static String write(int n, String signs, String units, boolean leadingOne) {
        if (n < 1 || n > 9_999) {
            return n == 0 ? signs.substring(0, 1) : String.valueOf(n);
        }
        String digits = String.valueOf(n);
        StringBuilder text = new StringBuilder();
        boolean zero = false;
        for (int i = 0; i < digits.length(); i++) {
            int digit = digits.charAt(i) - '0';
            int unit = digits.length() - 1 - i;
            if (digit == 0) {
                zero = true;
                continue;
            }
            if (zero) {
                text.append(signs.charAt(0));
                zero = false;
            }
            if (digit != 1 || unit != 1 || i > 0 || leadingOne) {
                text.append(signs.charAt(digit));
            }
            if (unit > 0) {
                text.append(units.charAt(unit - 1));
            }
        }
        return text.toString();
    }

    /**
     * The whole number that the signs say, with units (三百二十万) or digit by digit (二〇二六).
     *
     * @return empty where a sign is none of a number, or they are too many
     */
    public static Optional<BigDecimal> read(String signs) {
        if (signs.isEmpty() || signs.length() > LONGEST) {
            return Optional.empty();
        }
        return signs.chars().anyMatch(c -> unit((char) c) > 1) ? withUnits(signs) : digitByDigit(signs);
    }

    private static Optional<BigDecimal> digitByDigit(String signs) {
        BigDecimal sum = BigDecimal.ZERO;
        for (char c : signs.toCharArray()) {
            int at = DIGITS.indexOf(c);
            if (at < 0) {
                return Optional.empty();
            }
            sum = sum.movePointRight(1).add(BigDecimal.valueOf(at % 10));
        }
        return Optional.of(sum);
    }

    private static Optional<BigDecimal> withUnits(String signs) {
        BigDecimal sum = BigDecimal.ZERO;
        long group = 0;
        long digit = 0;
        for (char c : signs.toCharArray()) {
            int at = DIGITS.indexOf(c);
            long unit = unit(c);
            if (at >= 0) {
                digit = at % 10;
            } else if (unit > 1 && unit < 10_000) {
                group += Math.max(digit, 1) * unit; // 十五 is fifteen
                digit = 0;
            } else if (unit >= 10_000) {
                BigDecimal scale = BigDecimal.valueOf(unit);
                BigDecimal upper = BigDecimal.valueOf(group + digit);
                // 一万二千亿: the greater unit multiplies all before it.
                boolean all = sum.signum() > 0 && sum.compareTo(scale) < 0 && unit > 10_000;
                sum = all ? sum.add(upper).multiply(scale) : sum.add(upper.multiply(scale));
                group = 0;
                digit = 0;
            } else {
                return Optional.empty();
            }
        }
        return Optional.of(sum.add(BigDecimal.valueOf(group + digit)));
    }

    /** The value of a unit: 10 for 拾, 10000 for 万; 1 for what is none. */
    public static long unit(char sign) {
        if (TENS.indexOf(sign) >= 0) {
            return 10;
        }
        if (HUNDREDS.indexOf(sign) >= 0) {
            return 100;
        }
        if (THOUSANDS.indexOf(sign) >= 0) {
            return 1_000;
        }
        if (MYRIADS.indexOf(sign) >= 0) {
            return MYRIAD.longValue();
        }
        return MYRIAD_MYRIADS.indexOf(sign) >= 0 ? 100_000_000 : 1;
    }
}
