package dev.countersign.report;

import dev.countersign.model.CostComparison.Aspect;
import dev.countersign.model.CostComparison.Chart;
import dev.countersign.model.CostComparison.Difference;
import dev.countersign.model.CostComparison.Flip;
import dev.countersign.model.CostComponent;
import dev.countersign.model.Evidence;
import dev.countersign.model.Figure;
import dev.countersign.model.Range;
import dev.countersign.model.Term;
import dev.countersign.model.Worksheet;
import dev.countersign.model.Worksheet.Row;
import dev.countersign.model.Worksheet.Source;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A worksheet in words of one language: amounts, how each was reckoned, where its numbers come from, what to ask. */
final class SheetWords {
    private static final String TIMES = " \u00d7 ";
    private static final String DASH = " \u2013 ";

    private final Wording wording;

    SheetWords(Wording wording) {
        this.wording = wording;
    }

    String label(String key) {
        return wording.label(key);
    }

    String label(Enum<?> value) {
        return wording.label(value);
    }

    /** The offer's name, else its supplier's, else "the offer". */
    String name(Worksheet sheet) {
        return sheet.offer().isEmpty() ? sheet.supplier().map(s -> s.value()).orElse(label("theOffer")) : sheet.offer();
    }

    /** Of a curve or a flip; empty is the API. */
    String name(Optional<String> offer, List<Worksheet> sheets) {
        return offer.map(o -> sheets.stream()
                        .filter(s -> s.offer().equals(o))
                        .findFirst()
                        .map(this::name)
                        .orElse(o))
                .orElse(label("api"));
    }

    // --- amounts

    /** "4,952,320.00", in any language: digits of a sheet that is passed on. */
    static String money(BigDecimal amount) {
        return new DecimalFormat("#,##0.00", DecimalFormatSymbols.getInstance(Locale.ROOT))
                .format(amount.setScale(2, RoundingMode.HALF_UP));
    }

    /** "1.00 – 2.00", "1.00 – open", or "open". */
    String range(Range range) {
        if (range.high().isEmpty()) {
            return range.low().signum() == 0 ? label("open.amount") : money(range.low()) + DASH + label("open.amount");
        }
        String low = money(range.low());
        String high = money(range.high().get());
        return low.equals(high) ? low : low + DASH + high;
    }

    String monthly(Worksheet sheet) {
        return sheet.currency().map(c -> c.getCurrencyCode() + " ").orElse("") + range(sheet.monthly());
    }

    String perUnit(Worksheet sheet) {
        return sheet.perUsefulUnit()
                .map(r -> sheet.currency().map(c -> c.getCurrencyCode() + " ").orElse("") + range(r))
                .orElse(label("notStated"));
    }

    /** Up to eight digits of what is no sum of money. */
    static String number(BigDecimal number) {
        return new DecimalFormat("#,##0.##########", DecimalFormatSymbols.getInstance(Locale.ROOT))
                .format(number.round(new MathContext(8)));
    }

    private static String number(Range range) {
        return range.isExact()
                ? number(range.low())
                : number(range.low())
                        + DASH
                        + range.high().map(SheetWords::number).orElse("");
    }

    // --- how it was reckoned

    String formula(Worksheet sheet, Row row) {
        String invoiced = range(sheet.compute().paid());
        Optional<String> used =
                sheet.use().utilisation().map(u -> percent(u.value().low()));
        Optional<String> lost = sheet.use().retry().map(r -> percent(r.share().low()));
        return switch (row.component()) {
            case IDLE_WASTE ->
                sheet.use().billedAsUsed()
                        ? label("Premise.BILLED_AS_USED")
                        : used.map(u -> invoiced + TIMES + "(1 \u2212 " + u + ")")
                                .orElse(label("partOfInvoice"));
            case RETRY_WASTE ->
                used.or(() -> Optional.of("1").filter(u -> sheet.use().billedAsUsed()))
                        .flatMap(u -> lost.map(l -> invoiced + (sheet.use().billedAsUsed() ? "" : TIMES + u) + TIMES + l
                                + " " + retry(sheet)))
                        .orElse(label("partOfInvoice"));
            default ->
                row.terms().stream().map(this::formula).collect(Collectors.joining(" + "))
                        + (row.equals(sheet.compute()) && !row.terms().isEmpty()
                                ? " " + label("lessIdleAndRetries")
                                : "");
        };
    }

    /** "(0.47 / 24,000 × 32 GPUs × (60 / 2 + 30) / 60)" */
    private String retry(Worksheet sheet) {
        return sheet.use()
                .retry()
                .map(r -> "(" + number(r.perThousandGpuDays().value()) + " / 24,000" + TIMES
                        + number(r.gpus().value()) + " GPU" + TIMES + "("
                        + number(r.checkpointMinutes().value()) + " / 2 + "
                        + number(r.restartMinutes().value()) + ") / 60)")
                .orElse("");
    }

    String formula(Term term) {
        String product = term.factors().stream().map(this::figure).collect(Collectors.joining(TIMES));
        String by = term.divisors().stream().map(f -> " / " + figure(f)).collect(Collectors.joining());
        return product + by;
    }

    private String figure(Figure figure) {
        return switch (figure.kind()) {
            case AMOUNT, UNIT_PRICE, UPFRONT, INVOICED_COMPUTE, PRICE_PER_HOUR -> price(figure.value());
            case UTILISATION, SHARE_OF_COMPUTE -> percents(figure.value());
            case CONVERSION, AFTER_DISCOUNT -> number(figure.value());
            default -> number(figure.value()) + " " + label(figure.kind());
        };
    }

    /** At least two digits after the point, and no fewer than were stated. */
    private String price(Range range) {
        if (range.high().isEmpty() || !range.isExact()) {
            return range(range);
        }
        return range.low().stripTrailingZeros().scale() > 2
                ? range.low().stripTrailingZeros().toPlainString()
                : money(range.low());
    }

    private static String percents(Range share) {
        return share.isExact()
                ? percent(share.low())
                : percent(share.low())
                        + DASH
                        + share.high().map(SheetWords::percent).orElse("");
    }

    private static String percent(BigDecimal share) {
        return share.movePointRight(2)
                        .round(new MathContext(4))
                        .stripTrailingZeros()
                        .toPlainString() + " %";
    }

    // --- where it comes from

    List<String> sources(Worksheet sheet, Row row) {
        return figures(sheet, row)
                .flatMap(f -> f.sources().stream())
                .map(this::source)
                .distinct()
                .toList();
    }

    /** Of {@link #sources} those that no document of the deal states. */
    List<String> assumed(Worksheet sheet, Row row) {
        return figures(sheet, row)
                .flatMap(f -> f.sources().stream())
                .filter(s -> !(s instanceof Source.Paper))
                .map(this::source)
                .distinct()
                .toList();
    }

    private static Stream<Figure> figures(Worksheet sheet, Row row) {
        return switch (row.component()) {
            case IDLE_WASTE -> sheet.use().billedAsUsed() ? Stream.of() : sheet.use().utilisation().stream();
            case RETRY_WASTE ->
                sheet.use().retry().stream()
                        .flatMap(r ->
                                Stream.of(r.perThousandGpuDays(), r.gpus(), r.checkpointMinutes(), r.restartMinutes()));
            default -> row.terms().stream().flatMap(t -> Stream.concat(t.factors().stream(), t.divisors().stream()));
        };
    }

    String source(Source source) {
        if (source instanceof Source.Paper paper) {
            return place(paper.evidence());
        }
        if (source instanceof Source.Reference reference) {
            return reference.title() + " (" + reference.date() + ", " + label(reference.confidence()) + ")";
        }
        if (source instanceof Source.Exchange exchange) {
            return "1 " + exchange.rate().from() + " = "
                    + number(exchange.rate().rate()) + " " + exchange.rate().to() + " (deal.yaml, "
                    + exchange.rate().date() + ")";
        }
        return label("assumed") + label("colon") + label(((Source.Assumption) source).premise());
    }

    private String place(Evidence evidence) {
        return evidence.document() + label("comma") + wording.place(evidence.place());
    }

    // --- what to ask

    String question(Worksheet.Question question) {
        String component = question.component().map(this::label).orElse("");
        return label("Ask." + question.ask().name()).replace("{0}", component);
    }

    List<String> questions(Worksheet sheet, boolean forBuyer) {
        return sheet.questions().stream()
                .filter(q -> q.ask().isForBuyer() == forBuyer)
                .map(this::question)
                .toList();
    }

    /** Components of which a number is missing. */
    List<String> missing(Worksheet sheet) {
        return sheet.rows().stream()
                .filter(r -> r.basis() != Worksheet.Basis.STATED)
                .map(r -> label(r.component()))
                .toList();
    }

    // --- offers side by side

    String difference(Difference difference, List<Worksheet> sheets) {
        return label(difference.aspect())
                + label("colon")
                + difference.sides().stream()
                        .map(side -> name(Optional.of(side.offer()), sheets) + " "
                                + side.says()
                                        .map(s -> says(difference.aspect(), s))
                                        .orElse(label("notStated")))
                        .collect(Collectors.joining(label("semicolon")));
    }

    private String says(Aspect aspect, String value) {
        return switch (aspect) {
            case TERM -> value + " " + label("Kind.MONTHS");
            case TAX, COMMITMENT -> label(aspect.name() + "." + value);
            default -> value;
        };
    }

    /** "Below 67 % utilisation kaveri costs less, above it narmada (low ends)." Alike at both ends, it is said once. */
    List<String> flips(Chart chart, List<Worksheet> sheets) {
        List<String> all = new ArrayList<>();
        for (Flip flip : chart.flips()) {
            boolean both = chart.flips().stream()
                    .anyMatch(f -> f.end() != flip.end()
                            && f.at().compareTo(flip.at()) == 0
                            && f.cheaperBelow().equals(flip.cheaperBelow())
                            && f.cheaperAbove().equals(flip.cheaperAbove()));
            String words = label("flip." + chart.axis().name())
                    .replace("{0}", at(chart, flip.at()))
                    .replace("{1}", name(flip.cheaperBelow(), sheets))
                    .replace("{2}", name(flip.cheaperAbove(), sheets));
            String text = both ? words : words + " (" + label(flip.end()) + ")";
            if (!all.contains(text)) {
                all.add(text);
            }
        }
        return all;
    }

    String at(Chart chart, BigDecimal x) {
        return switch (chart.axis()) {
            case UTILISATION ->
                x.movePointRight(2).setScale(1, RoundingMode.HALF_UP).toPlainString() + " %";
            case TERM -> x.setScale(1, RoundingMode.HALF_UP).toPlainString();
            case INTERRUPTIONS -> x.setScale(2, RoundingMode.HALF_UP).toPlainString();
        };
    }

    /** Rows that a reader wants: other charges only where there are any. */
    static List<Row> rows(Worksheet sheet) {
        return sheet.rows().stream()
                .filter(r -> r.component() != CostComponent.OTHER_CHARGES
                        || !r.terms().isEmpty())
                .toList();
    }
}
