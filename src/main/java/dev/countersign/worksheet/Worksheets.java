package dev.countersign.worksheet;

import dev.countersign.model.Brief;
import dev.countersign.model.Buyer;
import dev.countersign.model.MarketRates;
import dev.countersign.model.Quote;
import dev.countersign.model.QuoteLine;
import dev.countersign.model.Subject;
import dev.countersign.model.Worksheet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Makes the worksheet of every offer that has a quote. The order of documents and lines does not show in it. */
public final class Worksheets {
    private final Buyer buyer;
    private final MarketRates market;
    private final Need need;

    /** @param market what stands in where no document states a number */
    public Worksheets(Brief brief, Buyer buyer, MarketRates market) {
        this.buyer = buyer;
        this.market = market;
        this.need = new Need(brief);
    }

    /**
     * In the order of the offers.
     *
     * @param subjects of all offers: their quote lines say what is offered where no price says it
     */
    public List<Worksheet> of(List<Quote> quotes, List<Subject> subjects) {
        Map<String, List<Quote>> byOffer =
                quotes.stream().collect(Collectors.groupingBy(Quote::offer, TreeMap::new, Collectors.toList()));
        return byOffer.entrySet().stream()
                .map(e -> new OfferSheet(e.getKey(), e.getValue(), lines(subjects, e.getKey()), need, buyer, market)
                        .worksheet())
                .toList();
    }

    private static List<QuoteLine> lines(List<Subject> subjects, String offer) {
        return subjects.stream()
                .filter(QuoteLine.class::isInstance)
                .map(QuoteLine.class::cast)
                .filter(l -> l.offer().equals(offer))
                .toList();
    }
}
