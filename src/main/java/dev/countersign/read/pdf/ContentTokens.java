package dev.countersign.read.pdf;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The operators of a content stream with their operands, read without an object a token: most of a page's time would go
 * into objects. Damage is skipped, as viewers do.
 */
final class ContentTokens {
    static final byte NUMBER = 1;
    static final byte STRING = 2;
    static final byte NAME = 3;
    static final byte OTHER = 4;

    /** No operator: the end of the stream. */
    static final int END = 0;

    private static final byte[] CLASS = new byte[256];
    private static final byte REGULAR = 0;
    private static final byte WHITE = 1;
    private static final byte DELIMITER = 2;
    private static final double[] TENTHS = {1, 1e-1, 1e-2, 1e-3, 1e-4, 1e-5, 1e-6, 1e-7, 1e-8, 1e-9};

    static {
        for (int white : new int[] {0, 9, 10, 12, 13, 32}) {
            CLASS[white] = WHITE;
        }
        for (char delimiter : "()<>[]{}/%".toCharArray()) {
            CLASS[delimiter] = DELIMITER;
        }
    }

    private final byte[] in;
    private final int length;
    private final Deadline deadline;
    private int at;

    private int operands;
    private byte[] kinds = new byte[64];
    private double[] numbers = new double[64];
    private int[] starts = new int[64];
    private int[] ends = new int[64];
    private byte[] strings = new byte[1024];
    private int stringsLength;

    ContentTokens(ContentBytes content, Deadline deadline) {
        this.in = content.bytes();
        this.length = content.length();
        this.deadline = deadline;
    }

    /** An operator's name packed into a number, so that it can be switched on. */
    static int pack(String name) {
        int packed = 0;
        for (int i = name.length() - 1; i >= 0; i--) {
            packed = packed << 8 | name.charAt(i);
        }
        return packed;
    }

    int operands() {
        return operands;
    }

    byte kind(int operand) {
        return kinds[operand];
    }

    /** The operand as a number, counted from the operator backwards (1 is the last); 0 if there is none. */
    double fromEnd(int nth) {
        int i = operands - nth;
        return i >= 0 && kinds[i] == NUMBER ? numbers[i] : 0;
    }

    double number(int operand) {
        return numbers[operand];
    }

    byte[] strings() {
        return strings;
    }

    int start(int operand) {
        return starts[operand];
    }

    int end(int operand) {
        return ends[operand];
    }

    /** The last name among the operands; empty if there is none. */
    String name() {
        for (int i = operands - 1; i >= 0; i--) {
            if (kinds[i] == NAME) {
                return new String(strings, starts[i], ends[i] - starts[i], StandardCharsets.ISO_8859_1);
            }
        }
        return "";
    }

    /** Reads up to and with the next operator; its operands are then at hand until the next call. */
    int next() {
        operands = 0;
        stringsLength = 0;
        while (at < length) {
            int c = in[at] & 0xff;
            if (CLASS[c] == WHITE) {
                at++;
            } else if (c >= '0' && c <= '9' || c == '-' || c == '.' || c == '+') {
                number();
            } else if (CLASS[c] == REGULAR) {
                int operator = operator();
                if (operator != END) {
                    deadline.check();
                    return operator;
                }
            } else {
                delimited(c);
            }
        }
        return END;
    }

    private int operator() {
        int from = at;
        int packed = 0;
        while (at < length && CLASS[in[at] & 0xff] == REGULAR) {
            if (at - from < 4) {
                packed |= (in[at] & 0xff) << 8 * (at - from);
            }
            at++;
        }
        if (at - from == 4 && packed == TRUE || at - from == 4 && packed == NULL || at - from == 5 && packed == FALS) {
            operand(OTHER);
            return END;
        }
        return at - from > 3 ? UNKNOWN : packed;
    }

    private static final int TRUE = pack("true");
    private static final int NULL = pack("null");
    private static final int FALS = pack("fals");
    private static final int UNKNOWN = pack("????");

    private void number() {
        boolean negative = false;
        long whole = 0;
        int decimals = -1;
        int from = at;
        while (at < length) {
            int c = in[at];
            if (c >= '0' && c <= '9') {
                if (decimals < 9 && whole < 100_000_000_000_000L) {
                    whole = whole * 10 + c - '0';
                    if (decimals >= 0) {
                        decimals++;
                    }
                }
            } else if (c == '.' && decimals < 0) {
                decimals = 0;
            } else if (c == '-') {
                // Some writers put a minus inside or twice; viewers read "12-34" as 12.
                if (at > from && in[at - 1] != '-') {
                    skipRegular();
                    break;
                }
                negative = true;
            } else if (c != '+') {
                break;
            }
            at++;
        }
        double value = decimals > 0 ? whole * TENTHS[decimals] : whole;
        int i = operand(NUMBER);
        numbers[i] = negative ? -value : value;
    }

    private void skipRegular() {
        while (at < length && CLASS[in[at] & 0xff] == REGULAR) {
            at++;
        }
    }

    private void delimited(int c) {
        switch (c) {
            case '(' -> literal();
            case '/' -> name(at + 1);
            case '<' -> {
                if (at + 1 < length && in[at + 1] == '<') {
                    at += 2;
                    operand(OTHER);
                } else {
                    hex();
                }
            }
            case '>' -> {
                at += at + 1 < length && in[at + 1] == '>' ? 2 : 1;
                operand(OTHER);
            }
            case '%' -> {
                while (at < length && in[at] != '\n' && in[at] != '\r') {
                    at++;
                }
            }
            default -> at++;
        }
    }

    private void name(int from) {
        at = from;
        int start = stringsLength;
        while (at < length && CLASS[in[at] & 0xff] == REGULAR) {
            int c = in[at++];
            if (c == '#' && at + 1 < length && hexDigit(in[at]) >= 0 && hexDigit(in[at + 1]) >= 0) {
                c = hexDigit(in[at]) << 4 | hexDigit(in[at + 1]);
                at += 2;
            }
            put(c);
        }
        string(NAME, start);
    }

    private void hex() {
        at++;
        int start = stringsLength;
        int high = -1;
        while (at < length && in[at] != '>') {
            int digit = hexDigit(in[at++]);
            if (digit >= 0) {
                if (high < 0) {
                    high = digit;
                } else {
                    put(high << 4 | digit);
                    high = -1;
                }
            }
        }
        at++;
        if (high >= 0) {
            put(high << 4);
        }
        string(STRING, start);
    }

    private static int hexDigit(int c) {
        if (c >= '0' && c <= '9') {
            return c - '0';
        }
        int lower = c | 0x20;
        return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
    }

    private void literal() {
        at++;
        int start = stringsLength;
        int depth = 1;
        while (at < length) {
            int c = in[at++];
            if (c == '\\') {
                escape();
                continue;
            }
            if (c == '(') {
                depth++;
            } else if (c == ')' && --depth == 0) {
                break;
            }
            put(c);
        }
        string(STRING, start);
    }

    private void escape() {
        if (at >= length) {
            return;
        }
        int c = in[at++];
        switch (c) {
            case 'n' -> put('\n');
            case 'r' -> put('\r');
            case 't' -> put('\t');
            case 'b' -> put('\b');
            case 'f' -> put('\f');
            case '\n' -> {}
            case '\r' -> {
                if (at < length && in[at] == '\n') {
                    at++;
                }
            }
            default -> {
                if (c < '0' || c > '7') {
                    put(c);
                    return;
                }
                int octal = c - '0';
                for (int i = 0; i < 2 && at < length && in[at] >= '0' && in[at] <= '7'; i++) {
                    octal = octal << 3 | in[at++] - '0';
                }
                put(octal);
            }
        }
    }

    private void put(int b) {
        if (stringsLength == strings.length) {
            strings = Arrays.copyOf(strings, stringsLength * 2);
        }
        strings[stringsLength++] = (byte) b;
    }

    private void string(byte kind, int start) {
        int i = operand(kind);
        starts[i] = start;
        ends[i] = stringsLength;
    }

    private int operand(byte kind) {
        if (operands == kinds.length) {
            int more = operands * 2;
            kinds = Arrays.copyOf(kinds, more);
            numbers = Arrays.copyOf(numbers, more);
            starts = Arrays.copyOf(starts, more);
            ends = Arrays.copyOf(ends, more);
        }
        kinds[operands] = kind;
        return operands++;
    }

    /** After "ID": jumps behind the picture's bytes, to what follows the "EI" that ends them. */
    void skipInlineImage() {
        for (int i = at + 1; i + 1 < length; i++) {
            if (in[i] == 'E' && in[i + 1] == 'I' && white(i - 1) && white(i + 2) && textFollows(i + 2)) {
                at = i + 2;
                return;
            }
        }
        at = length;
    }

    private boolean white(int i) {
        return i >= length || CLASS[in[i] & 0xff] == WHITE;
    }

    /** "EI" may stand in the picture by chance: what follows the real one is printable. */
    private boolean textFollows(int from) {
        for (int i = from; i < Math.min(length, from + 12); i++) {
            int c = in[i];
            if (c < 0 || c < 32 && CLASS[c] != WHITE) {
                return false;
            }
        }
        return true;
    }
}
