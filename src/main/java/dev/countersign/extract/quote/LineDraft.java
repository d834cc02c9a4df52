package dev.countersign.extract.quote;

import dev.countersign.extract.value.Denomination;
import dev.countersign.model.CostComponent;
import dev.countersign.model.Evidence;
import dev.countersign.model.PriceLine;
import dev.countersign.model.Rate;
import dev.countersign.model.Stated;
import java.math.BigDecimal;
import java.util.Currency;
import java.util.Optional;

/** A line as it is put together, cell by cell; see {@link PriceLine} for what its parts mean. */
final class LineDraft {
    String item;
    CostComponent component;
    final Evidence evidence;
    Optional<PriceLine.OfferedGpus> hardware = Optional.empty();
    Optional<Stated<BigDecimal>> quantity = Optional.empty();
    Optional<Rate.Unit> unit = Optional.empty();
    Optional<Stated<BigDecimal>> hours = Optional.empty();
    Optional<Stated<Rate>> unitPrice = Optional.empty();
    Optional<Stated<BigDecimal>> discountPercent = Optional.empty();
    Optional<Stated<BigDecimal>> amount = Optional.empty();
    Optional<Rate.Period> amountPeriod = Optional.empty();
    Optional<Stated<BigDecimal>> firstYear = Optional.empty();
    Optional<Stated<BigDecimal>> taxPercent = Optional.empty();
    Optional<Stated<BigDecimal>> upfront = Optional.empty();
    Optional<Currency> currency = Optional.empty();
    /** Of a price, where it proves no currency: "$". */
    Optional<Denomination> sign = Optional.empty();

    LineDraft(String item, CostComponent component, Evidence evidence) {
        this.item = item;
        this.component = component;
        this.evidence = evidence;
    }

    boolean hasPrice() {
        return unitPrice.isPresent() || amount.isPresent() || upfront.isPresent();
    }

    /** Of its price: what proves no currency is kept as a sign. */
    void currencyOf(Price price, Optional<Currency> ofColumn) {
        currency = currency.or(price::currency).or(() -> price.isMoney() ? Optional.empty() : ofColumn);
        sign = price.currency().isEmpty() ? price.denomination().or(() -> sign) : sign;
    }

    /** @param ofQuote the currency of a line that names none */
    PriceLine line(int number, Optional<Currency> ofQuote) {
        return new PriceLine(
                number,
                item,
                component,
                hardware,
                quantity,
                unit,
                hours,
                unitPrice,
                discountPercent,
                amount,
                amountPeriod,
                firstYear,
                taxPercent,
                upfront,
                currency.or(() -> ofQuote.filter(c -> sign.map(s -> s.mayBe(c)).orElse(true))),
                evidence);
    }
}
