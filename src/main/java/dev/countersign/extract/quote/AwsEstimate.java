package dev.countersign.extract.quote;

import dev.countersign.model.PriceLine;
import dev.countersign.model.Quote.Total;
import dev.countersign.model.Rate;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Stated;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Currency;
import java.util.Locale;
import java.util.Optional;

/** An estimate as the AWS Pricing Calculator exports it to JSON: services in groups, each with its cost. */
final class AwsEstimate {
    private static final String COST = "/Service Cost";
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("M/d/uuuu", Locale.ROOT);

    private final Entries entries;
    private final Gpus gpus;
    private final QuoteDraft draft;

    AwsEstimate(ReadDocument document, Gpus gpus) {
        this.entries = new Entries(document);
        this.gpus = gpus;
        this.draft = new QuoteDraft(document.document(), "");
    }

    static boolean isOne(ReadDocument document) {
        return document.entries().stream().anyMatch(e -> e.pointer().equals("/Total Cost/monthly"));
    }

    QuoteDraft draft() {
        draft.currency = entries.stated("/Metadata/Currency", Currency::getInstance);
        draft.date = entries.stated("/Metadata/Created On", text -> LocalDate.parse(text, DAY));
        draft.taxIncluded = entries.at("/Metadata/Legal Disclaimer")
                .filter(e -> e.text().contains("doesn't include any taxes"))
                .map(e -> new Stated<>(false, entries.evidence(e)));
        entries.parentsOf(COST + "/monthly").forEach(this::service);
        total("/Total Cost/monthly", Total.Kind.TOTAL, Rate.Period.MONTH);
        total("/Total Cost/upfront", Total.Kind.UPFRONT, Rate.Period.ONCE);
        total("/Total Cost/12 months", Total.Kind.TOTAL, Rate.Period.YEAR);
        return draft;
    }

    private void service(String at) {
        String item = entries.text(at + "/Service Name")
                .or(() -> entries.text(at + "/Plan Name"))
                .orElse(at);
        String all = entries.evidenceBelow(at).quote();
        Optional<PriceLine.OfferedGpus> hardware = gpus.in(all, Optional.empty());
        LineDraft line =
                new LineDraft(item, Words.component(item, all, hardware.isPresent()), entries.evidenceBelow(at));
        line.hardware = hardware;
        line.amount = entries.number(at + COST + "/monthly");
        line.amountPeriod = line.amount.map(a -> Rate.Period.MONTH);
        line.upfront = entries.number(at + COST + "/upfront");
        line.firstYear = entries.number(at + COST + "/12 months");
        if (line.hasPrice()) {
            draft.lines.add(line);
        } else {
            draft.rejected.add(new Stated<>(item, line.evidence));
        }
    }

    private void total(String pointer, Total.Kind kind, Rate.Period period) {
        Optional<Stated<BigDecimal>> amount = entries.number(pointer);
        amount.ifPresent(a -> draft.totals.add(new Total(
                kind,
                pointer.substring(1),
                Optional.empty(),
                a,
                Optional.of(period),
                draft.currency.map(Stated::value))));
    }
}
