package dev.countersign.extract.quote;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.model.Quote;
import dev.countersign.model.Stated;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a quote says of all its prices. */
class TermsTest {
    @TempDir
    private Path folder;

    @Test
    void aMailsTermsAreRead() {
        Quote quote = quote("""
                Quotation date: 20 November 2026

                We can offer 8 nodes of 8x H100 SXM5 80GB at $2.15/GPU/hr for 12 months, 10% prepayment, storage $0.07/GB-month; quote valid till 15 Dec 2026.

                All prices are in US dollars and exclude GST. GPU time is billed by the minute. Months have 730 hours. A security deposit of 2 months applies.
                """);

        assertThat(said(quote.currency())).isEqualTo("USD");
        assertThat(said(quote.date())).isEqualTo("2026-11-20");
        assertThat(said(quote.validUntil())).isEqualTo("2026-12-15");
        assertThat(said(quote.termMonths())).isEqualTo("12");
        assertThat(said(quote.prepayment())).isEqualTo("10% prepayment");
        assertThat(said(quote.taxIncluded())).isEqualTo("false");
        assertThat(said(quote.billingIncrement())).isEqualTo("billed by the minute");
        assertThat(said(quote.hoursPerMonth())).isEqualTo("730");
        assertThat(said(quote.deposit())).isEqualTo("security deposit of 2");
        assertThat(quote.lines()).allSatisfy(l -> assertThat(l.currency()).hasToString("Optional[USD]"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Prices are inclusive of GST. | true",
                "GST extra as applicable. | false",
                "以上价格含税。 | true",
                "以上价格不含税。 | false",
                "Storage is inclusive of GST, egress is exclusive of GST. | -",
                "Taxis are free. | -"
            })
    void taxIsInOrOutOrNotSaid(String sentence, String included) {
        assertThat(said(quote(sentence).taxIncluded())).isEqualTo(included);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Valid until 2026-12-31. | 2026-12-31",
                "This offer is valid up to December 31, 2026 | 2026-12-31",
                "报价有效期至2026年12月31日。 | 2026-12-31",
                "Dated 1 December 2026. The offer is valid for 30 days. | 2026-12-31",
                "Valid until 31st March, 2027. | 2027-03-31",
                "Dated 1 December 2026. The offer is valid for thirty (30) days. | 2026-12-31",
                "Valid until 03/04/2027. | -"
            })
    void validity(String sentence, String until) {
        assertThat(said(quote(sentence).validUntil())).isEqualTo(until);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "The term is twelve (12) months. | 12",
                "A 3-year commitment is needed. | 36",
                "租期：24个月。 | 24",
                "Reserved for 1 year, or for 3 years. | -",
                "The term is 30 days. | -"
            })
    void term(String sentence, String months) {
        assertThat(said(quote(sentence).termMonths())).isEqualTo(months);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "All prices are in Rs. | INR",
                "Amounts are stated in US dollars. | USD",
                "币种：人民币 | CNY",
                "All prices are in dollars. | -",
                "Prices are in USD; other prices are in INR. | -"
            })
    void currency(String sentence, String code) {
        assertThat(said(quote(sentence).currency())).isEqualTo(code);
    }

    @Test
    void aDollarOfSeveralIsNone() {
        Quote quote = quote("Storage is $0.07/GB-month. S$ and US$ invoices are possible.");

        assertThat(quote.currency()).isEmpty();
        assertThat(quote.lines()).allSatisfy(l -> assertThat(l.currency()).isEmpty());
    }

    @Test
    void aDollarIsNoRupee() {
        Quote quote = quote("All prices are in INR. Storage is $0.07/GB-month.");

        assertThat(said(quote.currency())).isEqualTo("INR");
        assertThat(quote.lines().get(0).currency()).isEmpty();
    }

    private static String said(Optional<? extends Stated<?>> term) {
        return term.map(t -> t.value().toString()).orElse("-");
    }

    private Quote quote(String words) {
        List<Quote> quotes = Quoted.in(folder, "offer.txt", "Offer\n\n" + words + "\n\nEgress is free.\n");
        assertThat(quotes).hasSize(1);
        return quotes.get(0);
    }
}
