package dev.countersign.read.word;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers are written as Word writes them. */
class NumberFormatTest {
    @ParameterizedTest
    @CsvSource({
        "12, decimal, 12",
        "5, decimalZero, 05",
        "14, decimalZero, 14",
        "1, lowerLetter, a",
        "26, lowerLetter, z",
        "27, lowerLetter, aa",
        "54, upperLetter, BBB",
        "4, lowerRoman, iv",
        "1999, upperRoman, MCMXCIX",
        "2, ordinal, 2nd",
        "11, ordinal, 11th",
        "21, cardinalText, Twenty-one",
        "20, ordinalText, Twentieth",
        "22, ordinalText, Twenty-second",
        "10, chineseCounting, 十",
        "11, chineseCountingThousand, 十一",
        "20, japaneseCounting, 二十",
        "101, chineseCountingThousand, 一百零一",
        "110, chineseCountingThousand, 一百一十",
        "15, chineseLegalSimplified, 壹拾伍",
        "10, ideographDigital, 一〇",
        "3, ideographTraditional, 丙",
        "3, decimalEnclosedCircle, ③",
        "12, decimalFullWidth, １２",
        "7, none, ''",
        "7, somethingNew, 7"
    })
    void inEachFormat(int number, String format, String shown) {
        assertThat(NumberFormat.write(number, format)).isEqualTo(shown);
    }
}
