package dev.countersign.extract.quote;

import dev.countersign.extract.quote.PriceColumn.Role;
import dev.countersign.extract.value.Amounts;
import dev.countersign.extract.value.Found;
import dev.countersign.model.CostComponent;
import dev.countersign.model.Evidence;
import dev.countersign.model.Line;
import dev.countersign.model.PriceLine;
import dev.countersign.model.Quote.Total;
import dev.countersign.model.Rate;
import dev.countersign.model.Stated;
import dev.countersign.model.Table;
import java.math.BigDecimal;
import java.util.Currency;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a row of a price table as a line, or as a sum. */
final class RowReader {
    private static final String SHARE = "(\\d{1,3}(?:\\.\\d{1,4})?)\\s?%?";
    private static final Pattern SHARES = Pattern.compile(SHARE + "(?:\\s" + SHARE + ")?");
    /** "2 D2as v5 (2 vCPUs) x 730 Hours", as calculators write it. */
    private static final Pattern TIMES_HOURS =
            Pattern.compile("^(\\d{1,5}) (\\S.{0,120}?) x (\\d{1,4}(?:\\.\\d+)?) Hours\\b");

    private static final Pattern INSTANCES =
            Pattern.compile("\\bNumber of (?:instances|nodes|servers|VMs): ?(\\d{1,5})\\b", Pattern.CASE_INSENSITIVE);

    private static final Pattern DETAILS = Pattern.compile(
            "\\b(?:description|details?|specifications?|config(?:uration)?)(?: summary)?\\s?:|(?:描述|说明|配置|规格)[:：]",
            Pattern.CASE_INSENSITIVE);

    private static final int LONGEST_SUM = 80;

    private final Places places;
    private final Gpus gpus;

    RowReader(Places places, Gpus gpus) {
        this.places = places;
        this.gpus = gpus;
    }

    /** @param prices the columns of the option that the quote is for */
    void row(PriceTable head, List<Integer> prices, PricedRow row, QuoteDraft quote) {
        List<Table.Cell> filled = row.filled();
        if (filled.isEmpty()) {
            return;
        }
        if (filled.size() == 1) {
            labelled(filled.get(0).lines(), quote);
            quote.last().ifPresent(line -> details(filled.get(0), line));
            return;
        }
        Optional<Total.Kind> sum = TotalLabel.kind(row.label());
        if (head.isSummary() || sum.isPresent()) {
            sums(head, prices, row, head.isSummary() ? Optional.empty() : sum, quote);
        } else {
            line(head, prices, row, quote);
        }
    }

    /** A row without a head: a sum, where its words say so. */
    void sum(PricedRow row, DraftQuotes quotes) {
        List<Table.Cell> filled = row.filled();
        if (filled.size() < 2 || quotes.all().isEmpty()) {
            return;
        }
        String label = filled.get(0).text();
        Table.Cell last = filled.get(filled.size() - 1);
        TotalLabel.kind(label)
                .ifPresent(kind -> Price.cell(last.text()).ifPresent(price -> {
                    for (QuoteDraft quote : quotes.all()) {
                        total(kind, label, price, last.lines(), Words.period(label), Optional.empty(), quote);
                    }
                }));
    }

    /** A sum whose words and amount stand together: "Subtotal $ 112.00". What else stands alone in its row is a title. */
    void labelled(List<Line> lines, QuoteDraft quote) {
        String text = String.join(" ", lines.stream().map(Line::text).toList());
        List<Price> prices = Price.in(text).stream().filter(Price::isMoney).toList();
        if (text.length() > LONGEST_SUM || prices.isEmpty()) {
            return;
        }
        Price last = prices.get(prices.size() - 1);
        String label = text.substring(0, last.start()).strip();
        boolean atEnd = text.substring(last.end()).isBlank();
        TotalLabel.kind(label)
                .filter(kind -> atEnd)
                .ifPresent(kind -> total(kind, label, last, lines, Words.period(label), Optional.empty(), quote));
    }

    private void sums(
            PriceTable head, List<Integer> prices, PricedRow row, Optional<Total.Kind> said, QuoteDraft quote) {
        Optional<Currency> ofRow = row.currency(head);
        String label = row.label();
        for (int at : prices) {
            Optional<Table.Cell> cell = row.cell(at);
            PriceColumn column = head.column(at);
            Optional<Price> price = cell.flatMap(c -> Price.cell(c.text())).map(p -> p.times(column.scale()));
            if (price.isPresent() && column.role() != Role.UNIT_PRICE) {
                Total.Kind kind = column.role() == Role.UPFRONT ? Total.Kind.UPFRONT : said.orElse(Total.Kind.TOTAL);
                Optional<Rate.Period> period = switch (column.role()) {
                    case FIRST_YEAR -> Optional.of(Rate.Period.YEAR);
                    case UPFRONT -> Optional.of(Rate.Period.ONCE);
                    default -> column.period().or(() -> Words.period(label));
                };
                String words = said.isPresent() ? label : column.head();
                total(kind, words, price.get(), cell.get().lines(), period, ofRow.or(column::currency), quote);
            }
        }
    }

    private void total(
            Total.Kind kind,
            String label,
            Price price,
            List<Line> lines,
            Optional<Rate.Period> period,
            Optional<Currency> currency,
            QuoteDraft quote) {
        Stated<BigDecimal> amount = new Stated<>(price.amount(), places.of(lines));
        if (quote.isNew(amount)) {
            quote.totals.add(new Total(
                    kind,
                    label,
                    TotalLabel.percent(label),
                    amount,
                    period,
                    price.currency().or(() -> currency)));
        }
    }

    private void line(PriceTable head, List<Integer> prices, PricedRow row, QuoteDraft quote) {
        Evidence evidence = places.of(row.lines());
        String item = row.item(head);
        String all = row.described(head);
        boolean spoken = prices.stream().anyMatch(at -> row.cell(at).isPresent());
        if (item.isEmpty() || !spoken) {
            return;
        }
        Optional<Rate.Unit> unit = row.unit(head);
        Optional<PriceLine.OfferedGpus> hardware = gpus.in(all, unit);
        boolean ofMachines = prices.stream()
                .flatMap(at -> head.column(at).per().unit().stream())
                .anyMatch(u -> u == Rate.Unit.NODE || u == Rate.Unit.GPU);
        CostComponent component = Words.component(item, all, hardware.isPresent() || ofMachines);
        LineDraft line = new LineDraft(item, component, evidence);
        line.hardware = hardware;
        line.unit = unit;
        quantity(head, row, line);
        line.discountPercent = share(head, row, Role.DISCOUNT);
        line.taxPercent = share(head, row, Role.TAX_PERCENT);
        Optional<Currency> ofRow = row.currency(head);
        for (int at : prices) {
            Optional<Table.Cell> cell = row.cell(at);
            cell.ifPresent(c -> price(head, at, row, c, ofRow, line));
            cell.filter(c -> !line.hasPrice()).ifPresent(c -> steps(c, line, quote));
        }
        if (line.hasPrice()) {
            quote.lines.add(line);
        } else if (!quote.hasLast(evidence) && !onlyShares(prices, row)) {
            quote.rejected.add(new Stated<>(item, evidence));
        }
    }

    /** What stands below a line over the whole width tells more of it: "Config summary: instance (p5.48xlarge), ...". */
    private void details(Table.Cell cell, LineDraft line) {
        if (!DETAILS.matcher(cell.text()).find()) {
            return;
        }
        String all = line.item + " " + cell.text();
        counted(cell, line);
        line.hardware = line.hardware.or(() -> gpus.in(all, line.unit));
        line.component = Words.component(line.item, all, line.hardware.isPresent());
    }

    /** Several rates in a cell are a line each: "$0.07/GB/month (under 1 TB), $0.05/GB/month (over 1 TB)". */
    private static void steps(Table.Cell cell, LineDraft all, QuoteDraft quote) {
        String text = cell.text();
        List<Price> rates = Price.in(text).stream()
                .filter(p -> p.isMoney() && p.per().period().isPresent())
                .toList();
        for (int i = 0; rates.size() > 1 && i < rates.size(); i++) {
            Price rate = rates.get(i);
            int end = i + 1 < rates.size() ? rates.get(i + 1).start() : text.length();
            String step = text.substring(rate.end(), end)
                    .replaceAll("[,;，；\\s]+$", "")
                    .strip();
            LineDraft line = new LineDraft((all.item + " " + step).strip(), all.component, all.evidence);
            line.hardware = all.hardware;
            line.unitPrice = Optional.of(new Stated<>(
                    new Rate(rate.amount(), rate.per().unit(), rate.per().period()), all.evidence));
            line.currencyOf(rate, Optional.empty());
            quote.lines.add(line);
        }
    }

    /** A table of shares is no price list. */
    private static boolean onlyShares(List<Integer> prices, PricedRow row) {
        return prices.stream()
                .flatMap(at -> row.cell(at).stream())
                .allMatch(c -> c.text().endsWith("%"));
    }

    private void price(
            PriceTable head, int at, PricedRow row, Table.Cell cell, Optional<Currency> ofRow, LineDraft line) {
        PriceColumn column = head.column(at);
        Evidence evidence = places.of(cell.lines());
        Optional<Price> price = Price.cell(cell.text()).map(p -> p.times(column.scale()));
        if (price.isEmpty()) {
            if (Words.isFree(cell.text()) && !line.hasPrice()) {
                line.amount = Optional.of(new Stated<>(BigDecimal.ZERO, evidence));
            }
            return;
        }
        line.currencyOf(price.get(), ofRow.or(column::currency));
        Stated<BigDecimal> amount = new Stated<>(price.get().amount(), evidence);
        Words.Per per = price.get().per();
        switch (column.role()) {
            case UPFRONT -> line.upfront = Optional.of(amount);
            case FIRST_YEAR -> line.firstYear = Optional.of(amount);
            case AMOUNT -> {
                Optional<Rate.Period> period = per.period().or(column::period);
                boolean year = period.filter(p -> p == Rate.Period.YEAR).isPresent();
                if (year && line.amount.isPresent()) {
                    line.firstYear = Optional.of(amount);
                } else {
                    line.amount = Optional.of(amount);
                    line.amountPeriod = period;
                }
            }
            default -> {
                String ofUnit = row.cell(head, Role.UNIT).map(Table.Cell::text).orElse("");
                Rate rate = new Rate(
                        amount.value(),
                        per.unit().or(() -> column.per().unit()).or(() -> Words.unit(ofUnit)),
                        per.period().or(column::period).or(() -> Words.period(ofUnit)));
                line.unitPrice = Optional.of(new Stated<>(rate, evidence));
            }
        }
    }

    private void quantity(PriceTable head, PricedRow row, LineDraft line) {
        line.quantity = number(head, row, Role.QUANTITY);
        line.hours = number(head, row, Role.HOURS);
        row.cells().forEach(cell -> counted(cell, line));
    }

    /** A quantity in words, where no column has one. */
    private void counted(Table.Cell cell, LineDraft line) {
        Matcher instances = INSTANCES.matcher(cell.text());
        Matcher hours = TIMES_HOURS.matcher(cell.text());
        boolean timed = hours.find();
        if (line.quantity.isPresent() || !timed && !instances.find()) {
            return;
        }
        Evidence evidence = places.of(cell.lines());
        line.quantity = Optional.of(new Stated<>(new BigDecimal((timed ? hours : instances).group(1)), evidence));
        line.unit = Optional.of(Rate.Unit.NODE);
        if (timed) {
            line.hours = Optional.of(new Stated<>(new BigDecimal(hours.group(3)), evidence));
        }
    }

    private Optional<Stated<BigDecimal>> number(PriceTable head, PricedRow row, Role role) {
        return row.cell(head, role)
                .flatMap(cell -> Amounts.figuresIn(cell.text()).stream()
                        .findFirst()
                        .flatMap(Found::value)
                        .map(figure -> new Stated<>(figure.number(), places.of(cell.lines()))));
    }

    /** A discount or tax in percent. A table may have both in one column: "Disc.% Taxes" over "10.00 15.00%". */
    private Optional<Stated<BigDecimal>> share(PriceTable head, PricedRow row, Role role) {
        Optional<Integer> own = head.first(role);
        Optional<Integer> joined =
                head.first(Role.DISCOUNT).filter(i -> head.column(i).isTaxToo());
        Optional<Integer> at = own.or(() -> joined);
        int group = joined.equals(at) && role == Role.TAX_PERCENT ? 2 : 1;
        boolean inPercent = role == Role.TAX_PERCENT
                || at.filter(i -> head.column(i).head().contains("%")).isPresent();
        return at.flatMap(row::cell).flatMap(cell -> {
            Matcher m = SHARES.matcher(cell.text().strip());
            return m.matches()
                            && m.group(group) != null
                            && (inPercent || cell.text().contains("%"))
                    ? Optional.of(new Stated<>(new BigDecimal(m.group(group)), places.of(cell.lines())))
                    : Optional.empty();
        });
    }
}
