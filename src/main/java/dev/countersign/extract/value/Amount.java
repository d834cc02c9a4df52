package dev.countersign.extract.value;

import dev.countersign.model.Money;
import java.math.BigDecimal;
import java.util.Currency;
import java.util.Objects;
import java.util.Optional;

/** An amount of money as stated, with its currency as far as that is proven. */
public record Amount(BigDecimal figure, Denomination denomination) {
    private static final Currency RUPEE = Currency.getInstance("INR");

    public Amount {
        Objects.requireNonNull(denomination);
        BigDecimal shortest = figure.stripTrailingZeros();
        figure = shortest.scale() < 0 ? shortest.setScale(0) : shortest;
    }

    /** Empty where the currency is not proven. */
    public Optional<Money> money() {
        return denomination.currency().map(c -> new Money(figure, c));
    }

    /**
     * In a currency that the document states for its amounts.
     *
     * @return unchanged where the currency is proven already, or the sign cannot be of this one
     */
    public Amount in(Currency stated) {
        return denomination.isProven() || !denomination.mayBe(stated)
                ? this
                : new Amount(figure, new Denomination(stated.getCurrencyCode(), Optional.of(stated)));
    }

    /** "INR 1,20,000", "USD 2.10", "$ 500 (currency not proven)"; rupees are grouped as India does. */
    @Override
    public String toString() {
        boolean rupees = denomination.currency().filter(RUPEE::equals).isPresent();
        String amount = denomination.sign() + " " + grouped(figure, rupees);
        return denomination.isProven() ? amount : amount + " (currency not proven)";
    }

    private static String grouped(BigDecimal figure, boolean indian) {
        BigDecimal shown = figure.scale() > 0 ? figure.setScale(Math.max(2, figure.scale())) : figure;
        String plain = shown.toPlainString();
        int point = plain.indexOf('.') < 0 ? plain.length() : plain.indexOf('.');
        StringBuilder grouped = new StringBuilder(plain);
        int width = 3;
        for (int at = point - width; at > 0; at -= width) {
            grouped.insert(at, ',');
            width = indian ? 2 : 3;
        }
        return grouped.toString();
    }
}
