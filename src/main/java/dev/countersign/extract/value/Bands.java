package dev.countersign.extract.value;

import dev.countersign.extract.value.Band.Bound;
import dev.countersign.model.Table;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the steps of service credits, from tables and from prose: "less than 99.9% but equal to or greater than 99.0%: 10%". */
public final class Bands {
    private static final String NUMBER = "(\\d{1,3}(?:\\.\\d{1,6})?)\\s?%";
    private static final String OR_EQUAL =
            "(?:equal to or (?:greater|more|higher) than|(?:greater|more|higher) than or equal to|at least|not less than|no less than|>=|=>|\u2265|\u2a7e|不低于|不小于|等于或高于|等于或大于|大于等于|大于或等于|高于或等于|高于等于)";
    private static final String UNDER_OR_EQUAL =
            "(?:equal to or (?:less|lower) than|(?:less|lower) than or equal to|at most|not (?:more|greater) than|no more than|<=|=<|\u2264|\u2a7d|不高于|不大于|等于或低于|等于或小于|小于等于|小于或等于|低于或等于|低于等于)";
    private static final String OVER = "(?:(?:greater|more|higher) than|above|over|exceeds|>|高于|大于)";
    private static final String UNDER = "(?:(?:less|lower) than|below|under|falls below|<|低于|小于|不足)";
    private static final Pattern COMPARED = Pattern.compile(
            "(?:(" + OR_EQUAL + ")|(" + UNDER_OR_EQUAL + ")|(" + OVER + ")|(" + UNDER + "))\\s?" + NUMBER,
            Pattern.CASE_INSENSITIVE);
    /** "99.0% - 99.9%", "99.0% to < 99.9%", "between 99.0% and 99.9%". */
    private static final Pattern RANGE = Pattern.compile(
            NUMBER + "\\s?(?:-|\u2014|~|to|and|至|到)\\s?(<|less than )?\\s?" + NUMBER, Pattern.CASE_INSENSITIVE);

    private static final Pattern SHARE = Pattern.compile(NUMBER);

    /** A sentence of prose or a line of a list that is one step. */
    private static final Pattern STEP = Pattern.compile("[;\uff1b\u3002\n]|\\.\\s(?=[A-Z(])");

    private static final int LONGEST_STEP = 600;

    private Bands() {}

    /** Row by row; rows without a range and a credit are left out. */
    public static List<Band> of(Table table) {
        return table.rows().stream()
                .map(r -> String.join(
                        " | ", r.cells().stream().map(Table.Cell::text).toList()))
                .flatMap(r -> step(Plain.of(r)).stream())
                .toList();
    }

    /** Step by step; in the order of the text. */
    public static List<Band> in(String text) {
        List<Band> bands = new ArrayList<>();
        for (String step : STEP.split(Plain.of(text))) {
            if (step.length() <= LONGEST_STEP && step.indexOf('%') >= 0) {
                step(step).ifPresent(bands::add);
            }
        }
        return bands;
    }

    /** One range, and behind it or before it one share that is no bound: the credit. */
    private static Optional<Band> step(String line) {
        String step = line.replace("->", " |"); // an arrow compares nothing
        StringBuilder rest = new StringBuilder(step);
        Optional<Bound> from = Optional.empty();
        Optional<Bound> to = Optional.empty();
        Matcher range = RANGE.matcher(step);
        if (range.find()) {
            from = Optional.of(bound(range.group(1), true));
            to = Optional.of(bound(range.group(3), range.group(2) == null));
            blank(rest, range.start(), range.end());
        }
        Matcher compared = COMPARED.matcher(rest.toString());
        while (compared.find()) {
            boolean least = compared.group(1) != null || compared.group(3) != null;
            Bound bound = bound(compared.group(5), compared.group(1) != null || compared.group(2) != null);
            if (least && from.isEmpty()) {
                from = Optional.of(bound);
            } else if (!least && to.isEmpty()) {
                to = Optional.of(bound);
            } else {
                return Optional.empty(); // two steps in one, which no place tells apart
            }
            blank(rest, compared.start(), compared.end());
        }
        List<String> credits =
                SHARE.matcher(rest).results().map(m -> m.group(1)).toList();
        boolean isOne = (from.isPresent() || to.isPresent()) && credits.size() == 1;
        boolean goesUp = from.isEmpty()
                || to.isEmpty()
                || from.get().share().compareTo(to.get().share()) <= 0;
        return isOne && goesUp ? Optional.of(new Band(from, to, percentage(credits.get(0)))) : Optional.empty();
    }

    private static Bound bound(String number, boolean inclusive) {
        return new Bound(percentage(number), inclusive);
    }

    private static Percentage percentage(String number) {
        return new Percentage(new BigDecimal(number));
    }

    private static void blank(StringBuilder text, int start, int end) {
        for (int i = start; i < end; i++) {
            text.setCharAt(i, ' ');
        }
    }
}
