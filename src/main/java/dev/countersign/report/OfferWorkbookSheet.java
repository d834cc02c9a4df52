package dev.countersign.report;

import dev.countersign.model.CostComponent;
import dev.countersign.model.Figure;
import dev.countersign.model.Range;
import dev.countersign.model.Term;
import dev.countersign.model.Worksheet;
import dev.countersign.model.Worksheet.Row;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One offer's sheet of the workbook: its rows, below them the products that they are sums of, below those the inputs. Column B
 * has the low ends, column C the high ends.
 */
final class OfferWorkbookSheet {
    private static final int FIRST_ROW = 4;
    private static final String LOW = "B";
    private static final String HIGH = "C";

    private final Cells.Sheet sheet;
    private final Worksheet of;
    private final SheetWords words;
    private final List<Figure> inputs;
    private final Map<CostComponent, Integer> rows = new EnumMap<>(CostComponent.class);
    private final int total;
    private final int invoiced;
    private final int firstTerm;
    private final int used;
    private final int lost;
    private final int firstInput;

    private OfferWorkbookSheet(Cells.Sheet sheet, Worksheet of, SheetWords words) {
        this.sheet = sheet;
        this.of = of;
        this.words = words;
        this.inputs = inputs(of);
        int row = FIRST_ROW;
        for (CostComponent component : CostComponent.values()) {
            rows.put(component, row++);
        }
        this.total = row;
        this.invoiced = total + 3;
        this.firstTerm = invoiced + 3;
        int terms = of.rows().stream().mapToInt(r -> r.terms().size()).sum();
        this.used = firstTerm + terms + 2;
        this.lost = used + 1;
        this.firstInput = lost + 1;
    }

    static OfferWorkbookSheet write(Cells.Sheet sheet, Worksheet of, SheetWords words) {
        OfferWorkbookSheet written = new OfferWorkbookSheet(sheet, of, words);
        written.write();
        return written;
    }

    /** As a formula of another sheet writes it. */
    String name() {
        return sheet.name();
    }

    int row(CostComponent component) {
        return rows.get(component);
    }

    /** The row of the monthly total; the next is the useful unit's. */
    int total() {
        return total;
    }

    /** Distinct numbers; definitions stand in formulas, and the invoiced compute is a cell of its own. */
    private static List<Figure> inputs(Worksheet of) {
        Stream<Figure> ofTerms = of.rows().stream()
                .flatMap(r -> r.terms().stream())
                .flatMap(t -> Stream.concat(t.factors().stream(), t.divisors().stream()));
        Stream<Figure> ofUse = Stream.concat(
                of.use().utilisation().stream(),
                of.use().retry().stream()
                        .flatMap(r -> Stream.of(
                                r.perThousandGpuDays(), r.gpus(), r.checkpointMinutes(), r.restartMinutes())));
        return Stream.of(ofTerms, ofUse, of.accepted().stream())
                .flatMap(s -> s)
                .filter(f -> f.kind() != Figure.Kind.CONVERSION && f.kind() != Figure.Kind.INVOICED_COMPUTE)
                .distinct()
                .toList();
    }

    private void write() {
        sheet.widths(34, 18, 18, 14, 60, 70);
        sheet.title(
                0,
                words.name(of)
                        + of.currency()
                                .map(c -> " (" + c + ", " + words.label("aMonth") + ")")
                                .orElse(""));
        sheet.note(1, words.label("workbookNote"));
        heads(3, "component", "low", "high", "basis", "reckonedAs", "sources");
        int term = firstTerm;
        for (Row row : of.rows()) {
            List<Integer> terms = new ArrayList<>();
            for (Term t : row.terms()) {
                terms.add(term);
                term(term++, row, t);
            }
            row(row, terms);
        }
        totals();
        heads(firstTerm - 1, "component", "low", "high");
        sheet.head(used - 1, 0, words.label("inputs"));
        shares();
        for (int i = 0; i < inputs.size(); i++) {
            input(firstInput + i, inputs.get(i));
        }
    }

    private void heads(int row, String... labels) {
        for (int i = 0; i < labels.length; i++) {
            sheet.head(row, i, words.label(labels[i]));
        }
    }

    // --- rows

    private void row(Row row, List<Integer> terms) {
        int at = rows.get(row.component());
        sheet.text(at, 0, words.label(row.component()));
        sheet.text(at, 3, words.label(row.basis()));
        sheet.text(at, 4, words.formula(of, row));
        sheet.text(at, 5, String.join("\n", words.sources(of, row)));
        boolean isInvoice = row.equals(of.compute());
        if (isInvoice) {
            sum(invoiced, row, terms);
            sheet.head(invoiced, 0, words.label("invoicedCompute"));
        }
        switch (row.component()) {
            case IDLE_WASTE -> part(at, row, "(1-" + cell(LOW, used) + ")", "(1-" + cell(LOW, used) + ")");
            case RETRY_WASTE ->
                part(
                        at,
                        row,
                        cell(LOW, used) + "*" + cell(LOW, lost),
                        cell(LOW, used) + (isLostKnown() ? "*" + cell(HIGH, lost) : ""));
            default -> {
                if (isInvoice) {
                    part(
                            at,
                            row,
                            cell(LOW, used) + "*(1-" + cell(HIGH, lost) + ")",
                            cell(LOW, used) + (isLostKnown() ? "*(1-" + cell(LOW, lost) + ")" : ""));
                } else {
                    sum(at, row, terms);
                }
            }
        }
    }

    private boolean isUsedKnown() {
        return of.use().billedAsUsed() || of.use().utilisation().isPresent();
    }

    private boolean isLostKnown() {
        return of.use().retry().isPresent();
    }

    /** Of the invoice; where the brief does not say enough to part it, from nothing to what it may be at most. */
    private void part(int at, Row row, String low, String high) {
        boolean known = row.component() == CostComponent.IDLE_WASTE ? isUsedKnown() : isUsedKnown() && isLostKnown();
        sheet.formula(at, 1, known ? cell(LOW, invoiced) + "*" + low : "0");
        if (row.monthly().high().isEmpty()) {
            sheet.text(at, 2, words.label("open.amount"));
        } else {
            String share = isUsedKnown() ? "*" + high : "";
            sheet.formula(at, 2, cell(HIGH, invoiced) + share);
        }
    }

    private void sum(int at, Row row, List<Integer> terms) {
        sheet.formula(at, 1, sum(LOW, terms));
        if (row.paid().high().isEmpty()) {
            sheet.text(at, 2, words.label("open.amount"));
        } else {
            sheet.formula(at, 2, sum(HIGH, terms));
        }
    }

    private static String sum(String column, List<Integer> terms) {
        return terms.isEmpty() ? "0" : terms.stream().map(t -> cell(column, t)).collect(Collectors.joining("+"));
    }

    /** The invoice and every row that is no part of it. */
    private void totals() {
        sheet.head(total, 0, words.label("monthlyTco"));
        List<Integer> paid = new ArrayList<>(List.of(invoiced));
        for (Row row : of.rows()) {
            boolean part = row.component() == CostComponent.IDLE_WASTE || row.component() == CostComponent.RETRY_WASTE;
            if (!part && !row.equals(of.compute())) {
                paid.add(rows.get(row.component()));
            }
        }
        String highs = paid.stream().map(p -> cell(HIGH, p)).collect(Collectors.joining(","));
        String open = "\"" + words.label("open.amount").replace("\"", "\"\"") + "\"";
        sheet.total(total, 1, sum(LOW, paid));
        sheet.total(total, 2, "IF(COUNT(" + highs + ")=" + paid.size() + "," + sum(HIGH, paid) + "," + open + ")");
        if (of.perUsefulUnit().isPresent()) {
            String units = ref(of.accepted().orElseThrow(), LOW);
            sheet.head(total + 1, 0, words.label("perUsefulUnit"));
            sheet.total(total + 1, 1, cell(LOW, total) + "/" + units);
            sheet.total(
                    total + 1,
                    2,
                    "IF(ISNUMBER(" + cell(HIGH, total) + ")," + cell(HIGH, total) + "/" + units + "," + open + ")");
        }
    }

    // --- products

    private void term(int at, Row row, Term term) {
        sheet.text(at, 0, words.label(row.component()) + (term.label().isEmpty() ? "" : ": " + term.label()));
        String low = product(term, LOW, HIGH);
        sheet.formula(at, 1, low);
        Range amount = term.amount();
        boolean zero = amount.isZero()
                && term.factors().stream().anyMatch(f -> f.value().high().isEmpty());
        if (amount.high().isEmpty()) {
            sheet.text(at, 2, words.label("open.amount"));
        } else {
            sheet.formula(at, 2, zero ? low : product(term, HIGH, LOW));
        }
    }

    private String product(Term term, String end, String other) {
        String factors = term.factors().stream().map(f -> ref(f, end)).collect(Collectors.joining("*"));
        return factors + term.divisors().stream().map(d -> "/" + ref(d, other)).collect(Collectors.joining());
    }

    private String ref(Figure figure, String end) {
        return switch (figure.kind()) {
            case CONVERSION -> figure.value().low().toPlainString();
            case INVOICED_COMPUTE -> cell(end, invoiced);
            default -> cell(end, firstInput + inputs.indexOf(figure));
        };
    }

    // --- inputs

    private void shares() {
        sheet.text(used, 0, words.label("share.used"));
        Optional<Figure> utilisation = of.use().utilisation();
        if (of.use().billedAsUsed() || utilisation.isEmpty()) {
            sheet.input(used, 1, BigDecimal.ONE);
        } else {
            sheet.share(used, 1, ref(utilisation.get(), LOW));
        }
        sheet.text(lost, 0, words.label("share.lost"));
        of.use().retry().ifPresent(r -> {
            sheet.share(lost, 1, lost(r, LOW));
            sheet.share(lost, 2, lost(r, HIGH));
        });
    }

    private String lost(Worksheet.Retry retry, String end) {
        return "MIN(1," + ref(retry.perThousandGpuDays(), end) + "*" + ref(retry.gpus(), end) + "*("
                + ref(retry.checkpointMinutes(), end) + "*0.5+" + ref(retry.restartMinutes(), end) + ")/60/24000)";
    }

    private void input(int at, Figure figure) {
        sheet.text(at, 0, words.label(figure.kind()));
        sheet.input(at, 1, figure.value().low());
        if (figure.value().isExact()) {
            sheet.share(at, 2, cell(LOW, at));
        } else if (figure.value().high().isPresent()) {
            sheet.input(at, 2, figure.value().high().get());
        } else {
            sheet.text(at, 2, words.label("open.amount"));
        }
        sheet.text(
                at, 5, figure.sources().stream().map(words::source).distinct().collect(Collectors.joining("\n")));
    }

    private static String cell(String column, int row) {
        return column + (row + 1);
    }
}
