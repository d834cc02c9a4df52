package dev.countersign.settle;

import dev.countersign.model.Brief;
import dev.countersign.model.Cause;
import dev.countersign.model.Evidence;
import dev.countersign.model.Fact;
import dev.countersign.model.SupportHours;
import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Whether support hours cover the buyer's most expensive training window, in the time zones of both. */
final class TrainingCover {
    private static final String NAME = "Support.coversTraining";

    private TrainingCover() {}

    /** @param support the settled facts of {@link dev.countersign.model.Support} by component */
    static Fact<Boolean> of(Map<String, Object> support, Brief brief) {
        Fact<?> hours = (Fact<?>) support.get("hours");
        if (hours instanceof Fact.Absent<?> absent) {
            return new Fact.Absent<>(NAME, absent.searched());
        }
        if (!(hours instanceof Fact.Known<?> known)) {
            Cause cause = hours instanceof Fact.Unclear<?> unclear ? unclear.cause() : Cause.CONTRADICTORY;
            return new Fact.Unclear<>(NAME, cause, "the support hours are not settled", hours.places());
        }
        SupportHours supported = (SupportHours) known.value();
        Fact<?> holidays = (Fact<?>) support.get("holidaysExcluded");
        boolean onHolidays =
                brief.trainingWindow().map(Brief.TrainingWindow::holidays).orElse(true);
        if (holidays instanceof Fact.Disputed && onHolidays) {
            return new Fact.Unclear<>(
                    NAME, Cause.CONTRADICTORY, "the documents differ on public holidays", holidays.places());
        }
        boolean holidaysOut = isTrue(holidays);
        if (supported.isAlways() && !holidaysOut) {
            return new Fact.Known<>(NAME, true, known.evidence(), known.confidence());
        }
        if (brief.trainingWindow().isEmpty()) {
            return new Fact.Unclear<>(
                    NAME, Cause.NOT_ASSESSED, "brief.yaml names no training window", known.evidence());
        }
        Brief.TrainingWindow window = brief.trainingWindow().get();
        List<Evidence> both = new ArrayList<>(known.evidence());
        both.add(window.evidence());
        if (holidaysOut && window.holidays()) {
            return new Fact.Known<>(NAME, false, both, known.confidence());
        }
        if (supported.isAlways()) {
            return new Fact.Known<>(NAME, true, both, known.confidence());
        }
        if (!(support.get("timezone") instanceof Fact.Known<?> zone)) {
            return new Fact.Unclear<>(NAME, Cause.AMBIGUOUS, "the support hours have no time zone", known.evidence());
        }
        try {
            boolean covers = covers(supported, zone(zone.value().toString()), window.hours(), zone(window.timezone()));
            return new Fact.Known<>(NAME, covers, both, known.confidence());
        } catch (DateTimeException e) {
            return new Fact.Unclear<>(
                    NAME, Cause.AMBIGUOUS, "the time zone " + zone.value() + " is not known", zone.evidence());
        }
    }

    private static boolean isTrue(Fact<?> fact) {
        return fact instanceof Fact.Known<?> known && known.value().equals(true);
    }

    private static ZoneId zone(String written) {
        Map<String, String> known = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        known.putAll(ZoneId.SHORT_IDS);
        return ZoneId.of(written.strip(), known);
    }

    /** In a week of winter and one of summer, so that a change of the clocks on either side is seen. */
    private static boolean covers(SupportHours supported, ZoneId theirs, SupportHours window, ZoneId ours) {
        for (LocalDateTime monday : List.of(LocalDateTime.of(2026, 1, 5, 0, 0), LocalDateTime.of(2026, 7, 6, 0, 0))) {
            for (int hour = 0; hour < 7 * 24; hour++) {
                int there = minuteOfWeek(monday.plusHours(hour)
                        .atZone(ours)
                        .withZoneSameInstant(theirs)
                        .toLocalDateTime());
                for (int minute = 0; minute < 60; minute++) {
                    if (window.covers(hour * 60 + minute) && !supported.covers(there + minute)) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    private static int minuteOfWeek(LocalDateTime time) {
        return (time.getDayOfWeek().getValue() - 1) * 24 * 60 + time.getHour() * 60 + time.getMinute();
    }
}
