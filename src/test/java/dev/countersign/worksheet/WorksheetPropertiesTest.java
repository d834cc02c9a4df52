package dev.countersign.worksheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.countersign.catalog.CatalogReader;
import dev.countersign.model.Buyer;
import dev.countersign.model.CostComponent;
import dev.countersign.model.MarketRates;
import dev.countersign.model.PriceLine;
import dev.countersign.model.Quote;
import dev.countersign.model.Range;
import dev.countersign.model.Rate;
import dev.countersign.model.Worksheet;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What holds of every worksheet, whatever lines its quotes have. */
class WorksheetPropertiesTest {
    private static final MarketRates MARKET = CatalogReader.builtIn().market();
    private static final Buyer BUYER = Briefs.buyer("IN", null, "INR", Briefs.rate("USD", "INR", "88.5"));

    @Provide
    Arbitrary<List<Quoted.Line>> lines() {
        Arbitrary<CostComponent> component =
                Arbitraries.of(CostComponent.values()).filter(CostComponent::isQuoted);
        Arbitrary<String> price =
                Arbitraries.integers().between(0, 5_000).map(cents -> cents / 100 + "." + cents % 100);
        Arbitrary<Rate.Unit> unit = Arbitraries.of(Rate.Unit.values()).injectNull(0.1);
        Arbitrary<Rate.Period> period = Arbitraries.of(Rate.Period.values()).injectNull(0.1);
        Arbitrary<String> currency = Arbitraries.of("USD", "INR", "EUR");
        Arbitrary<Integer> count = Arbitraries.integers().between(1, 8).injectNull(0.3);
        Arbitrary<Boolean> amount = Arbitraries.of(true, false);
        return Combinators.combine(component, price, unit, period, currency, count, amount)
                .as((c, p, u, t, in, n, sum) -> {
                    Quoted.Line line =
                            new Quoted.Line(c).item(c + " " + p).in(in).gpus(n, 8);
                    return sum ? line.amount(p, t) : line.unitPrice(p, u, t);
                })
                .list()
                .ofMinSize(1)
                .ofMaxSize(8);
    }

    @Property(tries = 300)
    void totalsDoNotDependOnTheOrderOfLines(@ForAll("lines") List<Quoted.Line> lines, @ForAll Random random) {
        Quoted quoted = quoted("a", lines);
        List<PriceLine> shuffled = new ArrayList<>(quoted.quote().lines());
        Collections.shuffle(shuffled, random);

        assertThat(sheet(quoted.quote(shuffled))).isEqualTo(sheet(quoted.quote()));
    }

    @Property(tries = 300)
    void totalsDoNotDependOnTheOrderOfDocuments(
            @ForAll("lines") List<Quoted.Line> first, @ForAll("lines") List<Quoted.Line> second) {
        Quote one = quoted("first.txt", first).quote();
        Quote two = quoted("second.txt", second).quote();

        assertThat(sheet(one, two)).isEqualTo(sheet(two, one));
    }

    /** Every line that is reckoned is in the sheet's currency, or has a rate of deal.yaml among its numbers. */
    @Property(tries = 300)
    void currencyNeverMixes(@ForAll("lines") List<Quoted.Line> lines) {
        Worksheet twice = sheet(BUYER, quoted("a", lines).quote());
        Buyer doubled = Briefs.buyer("IN", null, "INR", Briefs.rate("USD", "INR", "177"));
        Worksheet dearer = sheet(doubled, quoted("a", lines).quote());

        for (CostComponent component : CostComponent.values()) {
            List<PriceLine> of = quoted("a", lines).quote().lines().stream()
                    .filter(l -> l.component() == component)
                    .toList();
            boolean onlyRupees = !of.isEmpty()
                    && of.stream()
                            .allMatch(l ->
                                    l.currency().orElseThrow().getCurrencyCode().equals("INR")
                                            && l.unitPrice()
                                                    .flatMap(p -> p.value().unit())
                                                    .filter(Rate.Unit.PERCENT_OF_COMPUTE::equals)
                                                    .isEmpty());
            boolean noRupees = of.stream()
                    .anyMatch(l -> l.currency().orElseThrow().getCurrencyCode().equals("EUR")
                            && !isNothing(l)
                            && l.unitPrice()
                                    .flatMap(p -> p.value().unit())
                                    .filter(Rate.Unit.PERCENT_OF_COMPUTE::equals)
                                    .isEmpty());
            if (inrSheet(twice) && onlyRupees) {
                assertThat(dearer.row(component).paid())
                        .isEqualTo(twice.row(component).paid());
            }
            if (inrSheet(twice) && noRupees) {
                assertThat(twice.row(component).paid().high())
                        .as(component.name())
                        .isEmpty();
            }
        }
    }

    private static boolean inrSheet(Worksheet sheet) {
        return sheet.currency().map(c -> c.getCurrencyCode().equals("INR")).orElse(false);
    }

    private static boolean isNothing(PriceLine line) {
        return line.unitPrice().map(p -> p.value().amount().signum() == 0).orElse(true)
                && line.amount().map(a -> a.value().signum() == 0).orElse(true);
    }

    /** An offer that says less is never bounded more tightly from above by that. */
    @Property(tries = 300)
    void aMissingPriceNeverLowersTheTop(@ForAll("lines") List<Quoted.Line> lines, @ForAll Random random) {
        List<Quoted.Line> all = new ArrayList<>();
        all.add(new Quoted.Line(CostComponent.COMMITTED_COMPUTE)
                .unitPrice("200", Rate.Unit.GPU, Rate.Period.HOUR)
                .gpus(4, 8)
                .in("INR"));
        all.addAll(lines);
        Quoted quoted = quoted("a", all);
        List<PriceLine> whole = quoted.quote().lines();
        PriceLine without = whole.get(random.nextInt(whole.size()));
        PriceLine priceless = new PriceLine(
                without.number(),
                without.item(),
                without.component(),
                without.hardware(),
                without.quantity(),
                without.unit(),
                without.hours(),
                Optional.empty(),
                without.discountPercent(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                without.taxPercent(),
                Optional.empty(),
                without.currency(),
                without.evidence());
        List<PriceLine> less = new ArrayList<>(whole);
        less.set(whole.indexOf(without), priceless);

        Range stated = sheet(quoted.quote(whole)).monthly();
        Range open = sheet(quoted.quote(less)).monthly();

        assertThat(open.high().isEmpty()
                        || stated.high().isPresent()
                                && open.high().get().compareTo(stated.high().get()) >= 0)
                .as(stated + " became " + open)
                .isTrue();
    }

    @Property(tries = 300)
    void thePartsOfTheComputeAreItsInvoice(@ForAll("lines") List<Quoted.Line> lines) {
        Worksheet sheet = sheet(quoted("a", lines).quote());
        Range parts = sheet.compute()
                .monthly()
                .plus(sheet.row(CostComponent.IDLE_WASTE).monthly())
                .plus(sheet.row(CostComponent.RETRY_WASTE).monthly());

        if (sheet.use().retry().isPresent()) {
            assertThat(parts.low()).isCloseTo(sheet.compute().paid().low(), within(new BigDecimal("0.000001")));
        }
        assertThat(parts.high().isPresent())
                .isEqualTo(sheet.compute().paid().high().isPresent());
    }

    private static Quoted quoted(String document, List<Quoted.Line> lines) {
        Quoted quoted = new Quoted("a", document, "INR");
        lines.forEach(quoted::add);
        return quoted;
    }

    private static Worksheet sheet(Quote... quotes) {
        return sheet(BUYER, quotes);
    }

    private static Worksheet sheet(Buyer buyer, Quote... quotes) {
        return new Worksheets(Briefs.whole(), buyer, MARKET)
                .of(List.of(quotes), List.of())
                .get(0);
    }
}
