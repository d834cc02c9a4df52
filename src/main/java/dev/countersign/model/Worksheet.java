package dev.countersign.model;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Currency;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What one offer costs a month, component by component, and for each useful unit. Amounts are in one currency. Every number
 * says where it comes from; what nobody states is open, or a range with its reference; never nought.
 *
 * <p>Nothing is counted twice: the hours that are paid for and not used, and those whose work is lost, are already in the
 * invoice for compute. So the row of committed compute shows what is left of the invoice for work that counts, and the rows of
 * idle and retry waste show the rest of it. {@link Row#paid} is what a row adds to the bill.
 *
 * @param offer the supplier's folder; empty where the deal has one supplier
 * @param supplier as its quote names it
 * @param currency empty where no document proves one: then no amount is reckoned
 * @param offered what is compared before prices are
 * @param rows one for each component, in the order of {@link CostComponent}
 * @param use how much of the compute that is paid for becomes work that counts
 * @param accepted useful units a month, from the brief
 * @param questions in the order of the rows, then those on the whole
 * @param others quotes of the offer that no row was taken from, as "document" or "document: title"
 */
public record Worksheet(
        String offer,
        Optional<Stated<String>> supplier,
        Optional<Currency> currency,
        Offered offered,
        List<Row> rows,
        Use use,
        Optional<Figure> accepted,
        List<Question> questions,
        List<String> others) {
    public Worksheet {
        Objects.requireNonNull(offer);
        rows = List.copyOf(rows);
        questions = List.copyOf(questions);
        others = List.copyOf(others);
    }

    /** What is paid a month; open at the top where a row is. */
    public Range monthly() {
        return rows.stream().map(Row::paid).reduce(Range.ZERO, Range::plus);
    }

    /** What is paid a month by accepted units; empty where the brief does not give them. */
    public Optional<Range> perUsefulUnit() {
        return accepted.filter(a -> currency.isPresent()).map(a -> monthly().over(a.value()));
    }

    /** The row whose invoice idle and retry waste are parts of. */
    public Row compute() {
        return row(use.billedAsUsed() ? CostComponent.BURST_COMPUTE : CostComponent.COMMITTED_COMPUTE);
    }

    public Row row(CostComponent component) {
        return rows.stream().filter(r -> r.component() == component).findFirst().orElseThrow();
    }

    /** Of what is {@link #monthly} paid, what is spread over the term and not paid each month. */
    public Range spread() {
        return rows.stream()
                .flatMap(r -> r.terms().stream())
                .filter(Term::isUpfront)
                .map(Term::amount)
                .reduce(Range.ZERO, Range::plus);
    }

    /** What is paid at the start, beside the rent. */
    public Range paidAtStart() {
        return rows.stream()
                .flatMap(r -> r.terms().stream())
                .filter(Term::isUpfront)
                .map(Term::paidAtStart)
                .reduce(Range.ZERO, Range::plus);
    }

    /**
     * What an offer is of, as far as its quotes say it: offers that differ here are not the same thing at two prices.
     *
     * @param gpu models of the compute lines, each once
     * @param gpus in all
     * @param termMonths committed to
     * @param currencies of its lines, each once
     */
    public record Offered(
            List<GpuModel> gpu,
            List<FormFactor> formFactors,
            Optional<Figure> gpus,
            Optional<Stated<Integer>> termMonths,
            Optional<Stated<Boolean>> taxIncluded,
            List<Currency> currencies) {
        public Offered {
            gpu = List.copyOf(gpu);
            formFactors = List.copyOf(formFactors);
            currencies = List.copyOf(currencies);
        }
    }

    /** How well a row is known. */
    public enum Basis {
        /** All of it stands in documents and the brief. */
        STATED,
        /** A number in it is from dated reference data, because no document states it. */
        REFERENCE,
        /** A number of it is missing: the row is open, or only bounded by the invoice it is part of. */
        OPEN
    }

    /**
     * @param paid what it adds to the monthly bill; of idle and retry waste nothing, which are parts of another row's
     * @param monthly what it costs a month
     * @param terms their sum is {@code paid}
     */
    public record Row(CostComponent component, Basis basis, Range paid, Range monthly, List<Term> terms) {
        public Row {
            terms = List.copyOf(terms);
        }
    }

    /**
     * What of the compute that is paid for becomes work that counts.
     *
     * @param billedAsUsed the offer commits to nothing: hours that are not used cost nothing
     * @param utilisation share of the hours that are used; empty where the brief does not say it
     * @param retry empty where the brief does not say enough
     */
    public record Use(boolean billedAsUsed, Optional<Figure> utilisation, Optional<Retry> retry) {}

    /**
     * The share of used hours whose work is lost to interruptions: interruptions an hour, times the hours that each costs all
     * GPUs. Interruptions come as often as {@code perThousandGpuDays} says; each loses half the time between two checkpoints,
     * on average, and the time until the job runs again.
     */
    public record Retry(Figure perThousandGpuDays, Figure gpus, Figure checkpointMinutes, Figure restartMinutes) {
        private static final Figure GPU_HOURS_A_THOUSAND_GPU_DAYS = Figure.conversion("24000");
        private static final Figure MINUTES_AN_HOUR = Figure.conversion("60");

        /** Hours that one interruption costs each GPU. */
        public Range hoursLost() {
            return checkpointMinutes
                    .value()
                    .times(new BigDecimal("0.5"))
                    .plus(restartMinutes.value())
                    .over(MINUTES_AN_HOUR.value());
        }

        /** 0 to 1: more than all cannot be lost. */
        public Range share() {
            Range share = perThousandGpuDays
                    .value()
                    .times(gpus.value())
                    .times(hoursLost())
                    .over(GPU_HOURS_A_THOUSAND_GPU_DAYS.value());
            return new Range(share.low().min(BigDecimal.ONE), share.high().map(BigDecimal.ONE::min));
        }
    }

    /** What is to be asked, of whom, for a row or for the whole sheet. */
    public record Question(Ask ask, Optional<CostComponent> component) {}

    /** Questions; their words are in the labels. */
    public enum Ask {
        /** What is the price, or is it free? */
        PRICE,
        /** What is one of priced: a GPU or a node, a GB or a GiB? */
        UNIT,
        /** How long does an amount pay for? */
        PERIOD,
        /** How many are offered? */
        COUNT,
        CURRENCY,
        /** Do prices hold the tax, and at what rate? */
        TAX,
        /** The line's own total is not its unit price times its quantity: which holds? */
        ARITHMETIC,
        /** What is paid beyond the volume that is free? */
        LIMIT,
        VOLUME,
        UTILISATION,
        /** Checkpoint interval and restart. */
        RECOVERY,
        ENGINEERING,
        TAX_CREDIT,
        /** The rate between two currencies, and its day. */
        EXCHANGE_RATE,
        /** Over how many months is what is paid once to be spread? */
        TERM;

        /** The buyer's own brief or deal.yaml has the answer; else the supplier. */
        public boolean isForBuyer() {
            return switch (this) {
                case VOLUME, UTILISATION, RECOVERY, ENGINEERING, TAX_CREDIT, EXCHANGE_RATE -> true;
                default -> false;
            };
        }
    }

    /** Where a number of a worksheet comes from. */
    public sealed interface Source {
        /** A document, or the brief. */
        record Paper(Evidence evidence) implements Source {}

        /** Dated reference data of the catalogue. */
        record Reference(String title, LocalDate date, Hardware.Confidence confidence) implements Source {}

        /** A rate between currencies, from deal.yaml. */
        record Exchange(ExchangeRate rate) implements Source {}

        /** What was assumed, and is said. */
        record Assumption(Premise premise) implements Source {}
    }

    /** What is assumed where nobody says it; the words are in the labels. */
    public enum Premise {
        /** A month has 730 hours: a year's 8,760 by twelve. */
        HOURS_730,
        /** A price without a unit is for each of the quantity that stands beside it. */
        UNIT_PRICE_BY_QUANTITY,
        /** The offer's price list is taken for as many GPUs as the brief asks for. */
        GPUS_OF_BRIEF,
        /** The offer commits to nothing, so the hours used are paid for. */
        BILLED_AS_USED,
        /** Several prices may apply: the range is from the lowest to the highest. */
        ONE_OF_SEVERAL,
        /** The line's total and its unit price disagree: the range holds both. */
        LINE_DISAGREES,
        /** Spread over the term that the offer states. */
        SPREAD_OVER_TERM,
        /** Spread over the duration that the brief states, since the offer states no term. */
        SPREAD_OVER_DURATION,
        /** The buyer's input tax credit is full: the tax is no cost. */
        TAX_CREDITED,
        /** The buyer gets no credit: the tax is a cost. */
        TAX_BORNE,
        /** Part of the tax, or nobody knows how much, is a cost: from none of it to all. */
        TAX_BETWEEN,
        /** It is free up to a volume that the brief stays below. */
        WITHIN_FREE_VOLUME,
        /** A line that takes money off, or holds a number that none can be, is left out: the cost is not more for it. */
        LINE_LEFT_OUT
    }
}
