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
import java.util.List;
import java.util.Optional;

/**
 * Priced papers in the JSON of the Indian e-invoice (form GST INV-01): items with rate of GST, and sums with CGST, SGST, IGST.
 * The form's amounts are in rupees.
 */
final class GstInvoice {
    private static final Currency RUPEE = Currency.getInstance("INR");
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("dd/MM/uuuu");
    private static final String SUMS = "/ValDtls";

    private final ReadDocument document;
    private final Entries entries;
    private final Gpus gpus;

    GstInvoice(ReadDocument document, Gpus gpus) {
        this.document = document;
        this.entries = new Entries(document);
        this.gpus = gpus;
    }

    static boolean isOne(ReadDocument document) {
        return document.entries().stream().anyMatch(e -> e.pointer().endsWith(SUMS + "/TotInvVal"));
    }

    /** One for each paper of the file; titled by where it stands, if there are several. */
    List<QuoteDraft> drafts() {
        List<String> papers = entries.parentsOf(SUMS + "/TotInvVal");
        return papers.stream()
                .map(at -> draft(at, papers.size() == 1 ? "" : at.substring(1)))
                .toList();
    }

    private QuoteDraft draft(String at, String title) {
        QuoteDraft draft = new QuoteDraft(document.document(), title);
        draft.supplier = entries.stated(at + "/SellerDtls/LglNm", text -> text);
        draft.date = entries.stated(at + "/DocDtls/Dt", text -> LocalDate.parse(text, DAY));
        draft.currency = entries.stated(at + SUMS + "/TotInvVal", total -> RUPEE);
        draft.taxIncluded = entries.stated(at + SUMS + "/AssVal", value -> false);
        for (int i = 0; entries.hasAny(at + "/ItemList/" + i); i++) {
            item(at + "/ItemList/" + i, draft);
        }
        total(at, "AssVal", Total.Kind.SUBTOTAL, draft);
        for (String tax : List.of("CgstVal", "SgstVal", "IgstVal", "CesVal", "StCesVal")) {
            total(at, tax, Total.Kind.TAX, draft);
        }
        total(at, "OthChrg", Total.Kind.ADDITION, draft);
        total(at, "RndOffAmt", Total.Kind.ADDITION, draft);
        total(at, "Discount", Total.Kind.DISCOUNT, draft);
        total(at, "TotInvVal", Total.Kind.TOTAL, draft);
        return draft;
    }

    private void item(String at, QuoteDraft draft) {
        String item = entries.text(at + "/PrdDesc")
                .or(() -> entries.text(at + "/HsnCd").map(c -> "HSN/SAC " + c))
                .orElse(at);
        Optional<Rate.Unit> unit = entries.text(at + "/Unit").flatMap(Words::unit);
        Optional<PriceLine.OfferedGpus> hardware = gpus.in(item, unit);
        LineDraft line =
                new LineDraft(item, Words.component(item, item, hardware.isPresent()), entries.evidenceBelow(at));
        line.hardware = hardware;
        line.quantity = entries.number(at + "/Qty");
        line.unit = unit;
        line.unitPrice = entries.number(at + "/UnitPrice")
                .map(p -> new Stated<>(new Rate(p.value(), unit, Optional.empty()), p.evidence()));
        // Before the discount, which the form gives as an amount; the sums take it off.
        line.amount = entries.number(at + "/TotAmt");
        line.taxPercent = entries.number(at + "/GstRt");
        if (line.hasPrice()) {
            draft.lines.add(line);
        } else {
            draft.rejected.add(new Stated<>(item, line.evidence));
        }
    }

    /** A sum of nought is none. */
    private void total(String at, String name, Total.Kind kind, QuoteDraft draft) {
        Optional<Stated<BigDecimal>> amount =
                entries.number(at + SUMS + "/" + name).filter(a -> a.value().signum() != 0);
        amount.ifPresent(a ->
                draft.totals.add(new Total(kind, name, Optional.empty(), a, Optional.empty(), Optional.of(RUPEE))));
    }
}
