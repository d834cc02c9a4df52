package dev.countersign.worksheet;

import dev.countersign.model.CostComponent;
import dev.countersign.model.DocumentId;
import dev.countersign.model.Evidence;
import dev.countersign.model.FormFactor;
import dev.countersign.model.GpuModel;
import dev.countersign.model.Grade;
import dev.countersign.model.Place;
import dev.countersign.model.PriceLine;
import dev.countersign.model.Quote;
import dev.countersign.model.Rate;
import dev.countersign.model.Stated;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Currency;
import java.util.List;
import java.util.Optional;

/** A quote for tests, put together line by line; every number of it stands on a line of a text file. */
final class Quoted {
    private final DocumentId document;
    private final String offer;
    private final Currency currency;
    private final List<PriceLine> lines = new ArrayList<>();
    private Optional<Boolean> taxIncluded = Optional.of(false);
    private Optional<Integer> termMonths = Optional.of(12);
    private Optional<Integer> hoursPerMonth = Optional.of(730);

    Quoted(String offer, String currency) {
        this(offer, "offers/" + offer + "/quote.txt", currency);
    }

    Quoted(String offer, String document, String currency) {
        this.document = new DocumentId(document);
        this.offer = offer;
        this.currency = Currency.getInstance(currency);
    }

    Quoted taxIncluded(Boolean included) {
        taxIncluded = Optional.ofNullable(included);
        return this;
    }

    Quoted termMonths(Integer months) {
        termMonths = Optional.ofNullable(months);
        return this;
    }

    Quoted hoursPerMonth(Integer hours) {
        hoursPerMonth = Optional.ofNullable(hours);
        return this;
    }

    /** 4 nodes of 8 H100 SXM by the GPU and hour. */
    Quoted gpuHours(String price) {
        return gpuHours(CostComponent.COMMITTED_COMPUTE, price, 4, 8);
    }

    Quoted gpuHours(CostComponent component, String price, int nodes, int perNode) {
        return add(new Line(component)
                .unitPrice(price, Rate.Unit.GPU, Rate.Period.HOUR)
                .gpus(nodes, perNode));
    }

    Quoted rate(CostComponent component, String price, Rate.Unit unit, Rate.Period period) {
        return add(new Line(component).unitPrice(price, unit, period));
    }

    Quoted amount(CostComponent component, String amount, Rate.Period period) {
        return add(new Line(component).amount(amount, period));
    }

    Quoted add(Line line) {
        lines.add(line.line(lines.size() + 1, document, currency));
        return this;
    }

    Quote quote() {
        return quote(lines);
    }

    Quote quote(List<PriceLine> inOrder) {
        return new Quote(
                document,
                offer,
                "",
                Optional.of(stated("Supplier " + offer, "supplier")),
                Optional.of(stated(currency, currency.getCurrencyCode())),
                inOrder,
                List.of(),
                taxIncluded.map(t -> stated(t, "tax")),
                Optional.empty(),
                Optional.empty(),
                termMonths.map(t -> stated(t, t + " months")),
                Optional.empty(),
                hoursPerMonth.map(h -> stated(h, h + " hours")),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                List.of());
    }

    private <T> Stated<T> stated(T value, String words) {
        return new Stated<>(value, evidence(document, words));
    }

    private static Evidence evidence(DocumentId document, String words) {
        return new Evidence(document, Grade.B, new Place.AtLines(1, 1), words);
    }

    /** One line. */
    static final class Line {
        private final CostComponent component;
        private String item;
        private Optional<PriceLine.OfferedGpus> hardware = Optional.empty();
        private Optional<BigDecimal> quantity = Optional.empty();
        private Optional<Rate.Unit> unit = Optional.empty();
        private Optional<Rate> unitPrice = Optional.empty();
        private Optional<BigDecimal> discount = Optional.empty();
        private Optional<BigDecimal> amount = Optional.empty();
        private Optional<Rate.Period> amountPeriod = Optional.empty();
        private Optional<BigDecimal> tax = Optional.empty();
        private Optional<BigDecimal> upfront = Optional.empty();
        private Optional<Currency> currency = Optional.empty();
        private boolean bare;

        Line(CostComponent component) {
            this.component = component;
            this.item = component.name();
        }

        Line item(String words) {
            item = words;
            return this;
        }

        Line gpus(Integer nodes, Integer perNode) {
            hardware = Optional.of(new PriceLine.OfferedGpus(
                    Optional.of(new GpuModel("H100")),
                    Optional.of(FormFactor.SXM),
                    Optional.of(80),
                    Optional.ofNullable(perNode),
                    Optional.ofNullable(nodes),
                    Optional.empty(),
                    Optional.empty()));
            return this;
        }

        Line quantity(String number, Rate.Unit of) {
            quantity = Optional.of(new BigDecimal(number));
            unit = Optional.ofNullable(of);
            return this;
        }

        Line unitPrice(String price, Rate.Unit of, Rate.Period period) {
            unitPrice =
                    Optional.of(new Rate(new BigDecimal(price), Optional.ofNullable(of), Optional.ofNullable(period)));
            return this;
        }

        Line discount(String percent) {
            discount = Optional.of(new BigDecimal(percent));
            return this;
        }

        Line amount(String sum, Rate.Period period) {
            amount = Optional.of(new BigDecimal(sum));
            amountPeriod = Optional.ofNullable(period);
            return this;
        }

        Line tax(String percent) {
            tax = Optional.of(new BigDecimal(percent));
            return this;
        }

        Line upfront(String sum) {
            upfront = Optional.of(new BigDecimal(sum));
            return this;
        }

        Line in(String code) {
            currency = Optional.of(Currency.getInstance(code));
            return this;
        }

        Line inNoCurrency() {
            bare = true;
            return this;
        }

        private PriceLine line(int number, DocumentId document, Currency ofQuote) {
            Evidence place = new Evidence(document, Grade.B, new Place.AtLines(number, number), item);
            return new PriceLine(
                    number,
                    item,
                    component,
                    hardware,
                    quantity.map(q -> new Stated<>(q, place)),
                    unit,
                    Optional.empty(),
                    unitPrice.map(p -> new Stated<>(p, place)),
                    discount.map(d -> new Stated<>(d, place)),
                    amount.map(a -> new Stated<>(a, place)),
                    amountPeriod,
                    Optional.empty(),
                    tax.map(t -> new Stated<>(t, place)),
                    upfront.map(u -> new Stated<>(u, place)),
                    bare ? Optional.empty() : currency.or(() -> Optional.of(ofQuote)),
                    place);
        }
    }
}
