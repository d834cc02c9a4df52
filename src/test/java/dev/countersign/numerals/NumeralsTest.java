package dev.countersign.numerals;

import static org.assertj.core.api.Assertions.assertThat;

import com.ibm.icu.text.RuleBasedNumberFormat;
import com.ibm.icu.util.ULocale;
import java.math.BigDecimal;
import java.util.Locale;
import java.util.regex.Pattern;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers in words are read as they are meant; ICU, which spells them by rules of its own, holds the reading to it. */
class NumeralsTest {
    private static final RuleBasedNumberFormat ENGLISH = spelled("en");
    private static final RuleBasedNumberFormat INDIAN = spelled("en_IN");
    private static final RuleBasedNumberFormat CHINESE = spelled("zh");
    private static final RuleBasedNumberFormat TRADITIONAL = spelled("zh_Hant");

    private static RuleBasedNumberFormat spelled(String locale) {
        return new RuleBasedNumberFormat(new ULocale(locale), RuleBasedNumberFormat.SPELLOUT);
    }

    @Property
    void englishIsReadAsSpelled(@ForAll @LongRange(min = 0, max = 999_999_999_999L) long n) {
        assertThat(EnglishNumerals.read(ENGLISH.format(n))).contains(BigDecimal.valueOf(n));
        assertThat(EnglishNumerals.read(INDIAN.format(n))).contains(BigDecimal.valueOf(n));
    }

    @Property
    void anEnglishNumberIsFoundWhole(@ForAll @LongRange(min = 0, max = 999_999_999_999L) long n) {
        assertThat(Pattern.matches(EnglishNumerals.CARDINAL, ENGLISH.format(n))).isTrue();
    }

    @Property
    void chineseIsReadAsSpelled(@ForAll @LongRange(min = 0, max = 999_999_999_999L) long n) {
        assertThat(ChineseNumerals.read(CHINESE.format(n))).contains(BigDecimal.valueOf(n));
        assertThat(ChineseNumerals.read(CHINESE.format(n, "%spellout-cardinal-financial")))
                .contains(BigDecimal.valueOf(n));
        assertThat(ChineseNumerals.read(TRADITIONAL.format(n, "%spellout-cardinal-financial")))
                .contains(BigDecimal.valueOf(n));
    }

    @Property
    void whatIsWrittenIsReadAgain(@ForAll @IntRange(min = 1, max = 999) int n) {
        BigDecimal number = BigDecimal.valueOf(n);

        assertThat(EnglishNumerals.read(EnglishNumerals.cardinal(n))).contains(number);
        assertThat(ChineseNumerals.read(ChineseNumerals.common(n))).contains(number);
        assertThat(ChineseNumerals.read(ChineseNumerals.financial(n))).contains(number);
        assertThat(ChineseNumerals.read(ChineseNumerals.financialTraditional(n)))
                .contains(number);
        assertThat(ChineseNumerals.read(ChineseNumerals.digits(n))).contains(number);
    }

    @Property
    void ordinalsAreWrittenAsSpelledAndReadAgain(@ForAll @IntRange(min = 1, max = 99) int n) {
        String ordinal = EnglishNumerals.ordinal(n);

        assertThat(ordinal).isEqualTo(ENGLISH.format(n, "%spellout-ordinal"));
        assertThat(ordinal).matches(EnglishNumerals.ORDINAL);
        assertThat(EnglishNumerals.read(ordinal)).contains(BigDecimal.valueOf(n));
    }

    @ParameterizedTest
    @CsvSource({
        "Five Lakhs, 500000",
        "two crore fifty lakh, 25000000",
        "one hundred thousand crore, 1000000000000",
        "nineteen hundred ninety-nine, 1999",
        "four hundred and fifty thousand, 450000",
        "one and a half, 1.5",
        "one and one-half, 1.5",
        "one and half, 1.5",
        "one half, 0.5",
        "three lacs, 300000"
    })
    void wordingsOfContracts(String words, BigDecimal number) {
        assertThat(EnglishNumerals.read(words)).contains(number);
        assertThat(words.toLowerCase(Locale.ROOT)).matches(EnglishNumerals.CARDINAL);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "five six", "thirty days", "and", "forty fifty", "half a mind"})
    void whatIsNoNumberIsNotRead(String words) {
        assertThat(EnglishNumerals.read(words)).isEmpty();
    }

    @Test
    void chineseOfContracts() {
        assertThat(ChineseNumerals.read("二〇二六")).contains(new BigDecimal("2026"));
        assertThat(ChineseNumerals.read("十五")).contains(new BigDecimal("15"));
        assertThat(ChineseNumerals.read("两千万")).contains(new BigDecimal("20000000"));
        assertThat(ChineseNumerals.read("叁拾贰万伍仟")).contains(new BigDecimal("325000"));
        assertThat(ChineseNumerals.read("三天")).isEmpty();
        assertThat(ChineseNumerals.read("一".repeat(41))).isEmpty();
    }
}
