package dev.countersign.extract.value;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.extract.value.RateUnit.Part;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Prices for a unit, and amounts of data. All prices are invented. */
class RatesTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            $2.10/GPU/hr                       | $ 2.10 (currency not proven) per GPU-hour
            USD 2.10 per GPU-hour              | USD 2.10 per GPU-hour
            INR 250 per GPU per hour           | INR 250 per GPU-hour
            ₹180/GPU/hr                        | INR 180 per GPU-hour
            Rs. 4,00,000 per node per month    | INR 4,00,000 per node-month
            US$ 30 per node-hour               | USD 30 per node-hour
            $2.125 per instance hour           | $ 2.125 (currency not proven) per instance-hour
            EUR 12,50 per vCPU per month       | EUR 12.50 per vCPU-month
            USD 0.10 per GB-month              | USD 0.10 per GB-month
            INR 6.50 per TB                    | INR 6.50 per TB
            USD 0.002 per request              | USD 0.002 per request
            per GPU per hour: USD 2            | USD 2 per GPU-hour
            GBP 500 a month                    | GBP 500 per month
            18元/卡/小时                          | CNY 18 per GPU-hour
            18元/卡时                            | CNY 18 per GPU-hour
            25元每卡每小时                          | CNY 25 per GPU-hour
            3万元/台/月                           | CNY 30,000 per node-month
            每台每月 3 万元                          | CNY 30,000 per node-month
            """)
    void pricesForAUnit(String text, String rate) {
        assertThat(Rates.in(text)).extracting(Found::toString).containsExactly(rate);
    }

    @Test
    void theHeadOfAColumnNamesAUnit() {
        assertThat(RateUnit.in("Price (USD per GPU-hour)")).hasToString("Optional[GPU-hour]");
        assertThat(RateUnit.in("单价（元/卡/小时）").orElseThrow().has(Part.GPU)).isTrue();
        assertThat(RateUnit.in("Monthly total")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            80GB HBM3       | 80 GB
            80gb            | 80 GB
            64 GiB          | 64 GiB
            400 Gbps        | 400 Gb/s
            200 Gbit/s      | 200 Gb/s
            100gbps         | 100 Gb/s
            50 GB/s         | 50 GB/s
            3.35 TB/s       | 3.35 TB/s
            1,024 GB        | 1024 GB
            400G            | 400 GB / 400 Gb/s (ambiguous)
            """)
    void amountsOfData(String text, String amount) {
        assertThat(DataAmounts.in(text)).extracting(Found::toString).containsExactly(amount);
    }

    @Test
    void unitsOfDataAreNotMixed() {
        assertThat(bits("1 GiB")).isGreaterThan(bits("1 GB"));
        assertThat(bits("50 GB/s")).isEqualTo(bits("400 Gb/s"));
        assertThat(DataAmounts.in("5M users, 8x H100, $50k")).isEmpty();
    }

    private static BigDecimal bits(String text) {
        return DataAmounts.in(text).get(0).readings().get(0).bits();
    }
}
