package dev.countersign.extract.value;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds prices for a unit: "$2.10/GPU/hr", "INR 250 per GPU per hour", 18元/卡/小时, 每台每月 3 万元. */
public final class Rates {
    private static final int NEAR = 40;

    /** The unit stands before: "per GPU per hour: USD 2", 每卡每小时 2 元. */
    private static final Pattern BEFORE =
            Pattern.compile("(" + RateUnit.BEHIND.pattern() + ")\\s?(?:[:=|为是]|收取|收费)?\\s?$", Pattern.CASE_INSENSITIVE);

    private Rates() {}

    /** In the order of the text; amounts without a unit are not among them. */
    public static List<Found<Rate>> in(String text) {
        String plain = Plain.of(text);
        List<Found<Rate>> rates = new ArrayList<>();
        for (Found<Amount> amount : Amounts.in(plain)) {
            Matcher behind = RateUnit.BEHIND.matcher(plain).region(amount.end(), plain.length());
            Matcher before = BEFORE.matcher(plain).region(Math.max(0, amount.start() - NEAR), amount.start());
            if (behind.lookingAt()) {
                add(rates, amount, RateUnit.of(behind.group()), amount.start(), behind.end());
            } else if (before.find()) {
                add(rates, amount, RateUnit.of(before.group(1)), before.start(), amount.end());
            }
        }
        return rates;
    }

    private static void add(
            List<Found<Rate>> rates, Found<Amount> amount, Optional<RateUnit> unit, int start, int end) {
        unit.ifPresent(u -> rates.add(new Found<>(
                amount.standing(),
                amount.readings().stream().map(a -> new Rate(a, u)).toList(),
                start,
                end)));
    }
}
