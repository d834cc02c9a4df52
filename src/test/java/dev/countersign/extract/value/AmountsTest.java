package dev.countersign.extract.value;

import static org.assertj.core.api.Assertions.assertThat;

import com.ibm.icu.text.RuleBasedNumberFormat;
import com.ibm.icu.util.ULocale;
import dev.countersign.model.Money;
import java.math.BigDecimal;
import java.text.NumberFormat;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Amounts as quotes and contracts of India, China, Europe and the United States write them. All are invented. */
class AmountsTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            a fee of INR 12,34,567.00 a month             | INR 12,34,567
            Rs. 1,20,000/- per node                       | INR 1,20,000
            Rs 5 lakh                                     | INR 5,00,000
            Rs 2.5 L                                      | INR 2,50,000
            ₹ 1.25 Cr                                     | INR 1,25,00,000
            ₹ 5,000 per incident                          | INR 5,000
            Rupees Five Lakhs Only                        | INR 5,00,000
            Rs. 5,00,000 (Rupees Five Lakhs Only)         | INR 5,00,000
            Rs. 5,00,000 (five lakhs)                     | INR 5,00,000
            Indian Rupees 75,000                          | INR 75,000
            INR (₹) is the currency; INR ₹ 400            | INR 400
            USD 2.10 per GPU-hour                         | USD 2.10
            US$ 1.5 million                               | USD 1,500,000
            US$0.00025 per request                        | USD 0.00025
            five hundred thousand US dollars ($500,000)   | USD 500,000
            Five Hundred Thousand Dollars (US$500,000)    | USD 500,000
            500,000 (five hundred thousand) US dollars    | USD 500,000
            $500 USD                                      | USD 500
            S$ 4,000                                      | SGD 4,000
            $50k                                          | $ 50,000 (currency not proven)
            a bare $500.50                                | $ 500.50 (currency not proven)
            ten thousand dollars                          | $ 10,000 (currency not proven)
            ¥ 900                                         | ¥ 900 (currency not proven)
            EUR 1.234.567,89                              | EUR 1,234,567.89
            EUR 12,50                                     | EUR 12.50
            1.500,00 €                                    | EUR 1,500
            EUR 1.234                                     | EUR 1.234 / EUR 1,234 (ambiguous)
            EUR 1.234 (one thousand two hundred thirty-four euros) | EUR 1,234
            £ 3m                                          | GBP 3,000,000
            AED 4,500                                     | AED 4,500
            总价120万元整                                    | CNY 1,200,000
            合同总价为1.2亿元                                 | CNY 120,000,000
            人民币壹佰万元整                                   | CNY 1,000,000
            人民币壹佰万元整（¥1,000,000.00）                    | CNY 1,000,000
            ￥５００，０００．００元（大写：人民币伍拾万元整）              | CNY 500,000
            人民币叁仟贰佰元伍角整                                | CNY 3,200.50
            RMB 80,000                                    | CNY 80,000
            ¥ 900 元                                       | CNY 900
            3000美元                                        | USD 3,000
            Rs. 5,00,000 (Rupees Six Lakhs Only)          | INR 5,00,000 / INR 6,00,000 (disputed)
            人民币壹佰万元整（¥1,200,000.00）                    | CNY 1,000,000 / CNY 1,200,000 (disputed)
            """)
    void inNormalForm(String text, String amount) {
        assertThat(Amounts.in(text)).extracting(Found::toString).containsExactly(amount);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "within thirty (30) days",
                "clause 12.3",
                "ISO 27001",
                "8 x H100 80GB",
                "PHP 8.1",
                "the Users 5 of them",
                "version 1.2.3",
                "twenty-four hours",
                "三十日内"
            })
    void whatIsNoMoneyIsNotFound(String text) {
        assertThat(Amounts.in(text)).isEmpty();
    }

    @Test
    void placesAreThoseOfTheGivenText() {
        String text = "总价（含税）￥５００元，另付 US$ 20。";

        List<Found<Amount>> found = Amounts.in(text);

        assertThat(found).extracting(f -> text.substring(f.start(), f.end())).containsExactly("￥５００元", "US$ 20");
    }

    @Test
    void aBareDollarTakesTheCurrencyThatTheDocumentStates() {
        Amount bare = Amounts.in("$ 40").get(0).readings().get(0);

        assertThat(bare.money()).isEmpty();
        assertThat(Amounts.statedFor("All fees are payable in Singapore dollars."))
                .contains(Currency.getInstance("SGD"));
        assertThat(Amounts.statedFor("In this order \"$\" means the lawful currency of the United States."))
                .contains(Currency.getInstance("USD"));
        assertThat(Amounts.statedFor("The supplier pays USD 5 to anyone.")).isEmpty();
        assertThat(Amounts.statedFor("All fees are in USD. All charges are in INR."))
                .isEmpty();
        assertThat(bare.in(Currency.getInstance("SGD")).money()).contains(Money.of("SGD", "40"));
        assertThat(bare.in(Currency.getInstance("INR"))).isEqualTo(bare);
    }

    @Test
    void currenciesThatAreNamed() {
        assertThat(Amounts.currenciesNamedIn("in Indian Rupees or US dollars, never in $"))
                .extracting(Currency::getCurrencyCode)
                .containsExactly("INR", "USD");
        assertThat(Amounts.currenciesNamedIn("价款以人民币支付"))
                .extracting(Currency::getCurrencyCode)
                .containsExactly("CNY");
        assertThat(Amounts.currenciesNamedIn("a unit 单元 for $5")).isEmpty();
    }

    @Property
    void indianGroupingIsReadAgain(@ForAll("amounts") BigDecimal figure) {
        Amount rupees = new Amount(figure, Denomination.of("INR"));

        assertThat(Amounts.in("pay " + rupees + " now").get(0).value()).contains(rupees);
    }

    @Property
    void everyLocalesGroupingIsReadAgain(@ForAll("amounts") BigDecimal figure) {
        for (Locale locale : List.of(
                Locale.US,
                Locale.GERMANY,
                new Locale.Builder().setLanguage("en").setRegion("IN").build())) {
            NumberFormat format = NumberFormat.getInstance(locale);
            format.setMinimumFractionDigits(2);
            format.setMaximumFractionDigits(2);
            String code = locale.equals(Locale.GERMANY) ? "EUR " : "USD ";

            assertThat(Amounts.in(code + format.format(figure))
                            .get(0)
                            .value()
                            .orElseThrow()
                            .figure())
                    .isEqualByComparingTo(figure);
        }
    }

    @Property
    void figuresAndTheirOwnWordsAgree(@ForAll @IntRange(min = 1, max = 99_999_999) int n) {
        String words = new RuleBasedNumberFormat(new ULocale("en_IN"), RuleBasedNumberFormat.SPELLOUT).format(n);
        String capital = new RuleBasedNumberFormat(ULocale.CHINA, RuleBasedNumberFormat.SPELLOUT)
                .format(n, "%spellout-cardinal-financial");

        assertThat(Amounts.in("INR " + n + " (Rupees " + words + " only)")
                        .get(0)
                        .value()
                        .orElseThrow()
                        .money())
                .contains(new Money(new BigDecimal(n), Currency.getInstance("INR")));
        assertThat(Amounts.in("¥" + n + "（大写：人民币" + capital + "元整）")
                        .get(0)
                        .value()
                        .orElseThrow()
                        .figure())
                .isEqualByComparingTo(new BigDecimal(n));
    }

    /** No currency is proven by signs that several countries share, whatever stands around them. */
    @Property
    void noCurrencyIsInvented(
            @ForAll @LongRange(min = 1, max = 1_000_000_000L) long n, @ForAll("surroundings") String around) {
        assertThat(Amounts.in(around + " $" + n + " " + around + " ¥" + n + "."))
                .flatExtracting(Found::readings)
                .hasSize(2)
                .noneMatch(a -> a.denomination().isProven());
    }

    @Provide
    Arbitrary<BigDecimal> amounts() {
        return Arbitraries.bigDecimals()
                .between(BigDecimal.ZERO, new BigDecimal("9999999999"))
                .ofScale(2);
    }

    @Provide
    Arbitrary<String> surroundings() {
        return Arbitraries.of("a fee of", "每月", "India", "the price", "in the United States", "per GPU");
    }
}
