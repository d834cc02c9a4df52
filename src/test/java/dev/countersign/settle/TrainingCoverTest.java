package dev.countersign.settle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.model.Brief;
import dev.countersign.model.Cause;
import dev.countersign.model.DocumentId;
import dev.countersign.model.Evidence;
import dev.countersign.model.Fact;
import dev.countersign.model.Grade;
import dev.countersign.model.Place;
import dev.countersign.model.SupportHours;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Support hours held against the training window, minute by minute, in the time zones of both. */
class TrainingCoverTest {
    private static final Fact<Boolean> UNSAID = new Fact.Absent<>("Support.holidaysExcluded", List.of());

    @ParameterizedTest(name = "{0} {1} covers {2} {3}: {4}")
    @CsvSource({
        // one zone
        "Mon-Fri 09:00-18:00, Asia/Kolkata, Mon-Fri 09:00-18:00, Asia/Kolkata, true",
        "Mon-Fri 09:00-18:00, Asia/Kolkata, Mon-Fri 10:00-12:00, Asia/Kolkata, true",
        "Mon-Fri 09:00-18:00, Asia/Kolkata, Mon-Fri 08:59-18:00, Asia/Kolkata, false",
        "Mon-Fri 09:00-17:50, Asia/Kolkata, Mon-Fri 09:00-18:00, Asia/Kolkata, false",
        "Mon-Fri 09:00-18:00, Asia/Kolkata, Mon-Sat 09:00-18:00, Asia/Kolkata, false",
        "Mon-Sun 09:00-18:00, Asia/Kolkata, Mon-Sun 20:00-08:00, Asia/Kolkata, false",
        // past midnight, and past the week's end
        "Mon 22:00-06:00, Asia/Kolkata, Tue 01:00-05:00, Asia/Kolkata, true",
        "Mon 22:00-06:00, Asia/Kolkata, Mon 01:00-05:00, Asia/Kolkata, false",
        "Sun 22:00-06:00, Asia/Kolkata, Mon 01:00-05:00, Asia/Kolkata, true",
        "Mon-Sun 20:00-08:00, Asia/Kolkata, Mon-Sun 20:00-08:00, Asia/Kolkata, true",
        // two zones
        "Mon-Fri 09:00-18:00, UTC, Mon-Fri 14:30-23:30, Asia/Kolkata, true",
        "Mon-Fri 09:00-18:00, UTC, Mon-Fri 14:29-23:30, Asia/Kolkata, false",
        "Mon-Fri 09:00-18:00, UTC, Mon-Fri 09:00-18:00, Asia/Kolkata, false",
        "Sun 20:00-22:00, UTC, Mon 01:30-03:30, Asia/Kolkata, true",
        "Mon-Fri 09:00-18:00, IST, Mon-Fri 09:00-18:00, Asia/Kolkata, true",
        "Mon-Fri 09:00-18:00, +05:30, Mon-Fri 09:00-18:00, Asia/Kolkata, true",
        // New York's 09:00 to 17:00 is 19:30 to 03:30 in India in winter, 18:30 to 02:30 in summer
        "Mon-Fri 09:00-17:00, America/New_York, Mon-Fri 19:30-02:30, Asia/Kolkata, true",
        "Mon-Fri 09:00-17:00, America/New_York, Mon-Fri 19:30-03:30, Asia/Kolkata, false",
        "Mon-Fri 09:00-17:00, America/New_York, Mon-Fri 18:30-02:30, Asia/Kolkata, false",
    })
    void hoursCoverTheWindowInEverySeason(String hours, String theirs, String window, String ours, boolean covers) {
        Fact<Boolean> fact = cover(hours(hours), zone(theirs), UNSAID, brief(window, ours, true));

        assertThat(fact.is(covers)).as(fact.toString()).isTrue();
    }

    @Test
    void roundTheClockCoversWhateverTheBriefSays() {
        assertThat(cover(hours("24x7"), zone("Asia/Kolkata"), UNSAID, Brief.EMPTY)
                        .is(true))
                .isTrue();
        assertThat(cover(hours("Mon-Sun 00:00-24:00"), zone("UTC"), UNSAID, Brief.EMPTY)
                        .is(true))
                .isTrue();
    }

    @Test
    void roundTheClockButHolidaysMissesAWindowOnHolidays() {
        Fact<Boolean> excluded = known("Support.holidaysExcluded", true);

        assertThat(cover(hours("24x7"), zone("UTC"), excluded, brief("Mon-Sun 20:00-08:00", "UTC", true))
                        .is(false))
                .isTrue();
        assertThat(cover(hours("24x7"), zone("UTC"), excluded, brief("Mon-Sun 20:00-08:00", "UTC", false))
                        .is(true))
                .isTrue();
    }

    @Test
    void roundTheClockNeedsNoTimeZone() {
        Fact<String> unsaid = new Fact.Absent<>("Support.timezone", List.of());
        Fact<Boolean> excluded = known("Support.holidaysExcluded", true);

        assertThat(cover(hours("24x7"), unsaid, excluded, brief("Mon-Sun 20:00-08:00", "UTC", false))
                        .is(true))
                .isTrue();
    }

    @Test
    void documentsThatDifferOnHolidaysLeaveAWindowOnHolidaysOpen() {
        Fact<Boolean> disputed = new Fact.Disputed<>(
                "Support.holidaysExcluded",
                List.of(known("Support.holidaysExcluded", true), known("Support.holidaysExcluded", false)));

        assertThat(cover(hours("24x7"), zone("UTC"), disputed, brief("Mon 20:00-08:00", "UTC", true)))
                .isInstanceOfSatisfying(
                        Fact.Unclear.class, u -> assertThat(u.cause()).isEqualTo(Cause.CONTRADICTORY));
        assertThat(cover(hours("24x7"), zone("UTC"), disputed, brief("Mon 20:00-08:00", "UTC", false))
                        .is(true))
                .isTrue();
    }

    @Test
    void withoutAWindowNothingIsAssessed() {
        assertUnclear(cover(hours("Mon-Fri 09:00-18:00"), zone("UTC"), UNSAID, Brief.EMPTY), Cause.NOT_ASSESSED);
    }

    @Test
    void hoursWithoutATimeZoneAreAmbiguous() {
        Fact<String> unsaid = new Fact.Absent<>("Support.timezone", List.of());

        assertUnclear(
                cover(hours("Mon-Fri 09:00-18:00"), unsaid, UNSAID, brief("Mon 20:00-08:00", "UTC", true)),
                Cause.AMBIGUOUS);
        assertUnclear(
                cover(
                        hours("Mon-Fri 09:00-18:00"),
                        zone("supplier local time"),
                        UNSAID,
                        brief("Mon 20:00-08:00", "UTC", true)),
                Cause.AMBIGUOUS);
    }

    @Test
    void hoursThatAreNotSettledSettleNothing() {
        Fact<SupportHours> absent = new Fact.Absent<>("Support.hours", List.of(new DocumentId("quote.yaml")));
        Fact<SupportHours> unclear = new Fact.Unclear<>("Support.hours", Cause.NOT_SUPPLIED, "no contract", List.of());
        Fact<SupportHours> disputed =
                new Fact.Disputed<>("Support.hours", List.of(hours("24x7"), hours("Mon-Fri 09:00-18:00")));
        Brief brief = brief("Mon 20:00-08:00", "UTC", true);

        assertThat(cover(absent, zone("UTC"), UNSAID, brief))
                .isEqualTo(new Fact.Absent<>("Support.coversTraining", List.of(new DocumentId("quote.yaml"))));
        assertUnclear(cover(unclear, zone("UTC"), UNSAID, brief), Cause.NOT_SUPPLIED);
        assertUnclear(cover(disputed, zone("UTC"), UNSAID, brief), Cause.CONTRADICTORY);
    }

    @Test
    void theAnswerShowsTheHoursAndTheWindow() {
        Fact<Boolean> fact =
                cover(hours("Mon-Fri 09:00-18:00"), zone("UTC"), UNSAID, brief("Mon 20:00-08:00", "UTC", true));

        assertThat(fact.places()).extracting(Evidence::quote).containsExactly("Mon-Fri 09:00-18:00", "the window");
    }

    private static void assertUnclear(Fact<Boolean> fact, Cause cause) {
        assertThat(fact)
                .isInstanceOfSatisfying(
                        Fact.Unclear.class, u -> assertThat(u.cause()).isEqualTo(cause));
    }

    private static Fact<Boolean> cover(
            Fact<SupportHours> hours, Fact<String> timezone, Fact<Boolean> holidaysExcluded, Brief brief) {
        return TrainingCover.of(
                Map.of("hours", hours, "timezone", timezone, "holidaysExcluded", holidaysExcluded), brief);
    }

    private static Fact.Known<SupportHours> hours(String written) {
        Fact.Known<String> said = known("Support.hours", written);
        return new Fact.Known<>(said.name(), SupportHours.of(written), said.evidence(), 1);
    }

    private static Fact<String> zone(String written) {
        return known("Support.timezone", written);
    }

    private static <T> Fact.Known<T> known(String name, T value) {
        Evidence evidence =
                new Evidence(new DocumentId("quote.yaml"), Grade.B, new Place.AtLines(1, 1), value.toString());
        return new Fact.Known<>(name, value, List.of(evidence), 1);
    }

    private static Brief brief(String window, String timezone, boolean holidays) {
        Evidence evidence = new Evidence(new DocumentId("brief.yaml"), Grade.E, new Place.AtLines(1, 1), "the window");
        return new Brief(
                Brief.Workload.UNSTATED,
                Brief.Recovery.UNSTATED,
                Brief.Volumes.UNSTATED,
                Optional.empty(),
                Optional.of(new Brief.TrainingWindow(SupportHours.of(window), timezone, holidays, evidence)),
                Optional.empty(),
                Optional.empty(),
                Map.of());
    }
}
