package dev.countersign.intake;

import dev.countersign.model.Brief;
import dev.countersign.model.DocumentId;
import dev.countersign.model.Evidence;
import dev.countersign.model.Grade;
import dev.countersign.model.Place;
import dev.countersign.model.SupportHours;
import java.math.BigDecimal;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;

/** brief.yaml: the one-page capacity brief. All of it is optional. */
record BriefFile(
        Optional<String> workload,
        Optional<Integer> gpus,
        Optional<String> gpuModel,
        Optional<Integer> durationMonths,
        Optional<String> dataLocation,
        Optional<Budget> budget,
        Optional<String> usefulUnit,
        Optional<Integer> utilisation,
        Optional<TrainingWindow> trainingWindow,
        Optional<String> interruptionTolerance,
        Optional<Integer> checkpointGb,
        Optional<Integer> checkpointEveryMinutes) {

    record Budget(BigDecimal amount, String currency, String per) {}

    /** @param days "Mon-Fri", or one day */
    record TrainingWindow(String days, String hours, String timezone, boolean holidays) {
        TrainingWindow {
            if (days == null || hours == null || timezone == null) {
                throw new IllegalArgumentException("a training window has days, hours and timezone");
            }
        }

        SupportHours week() {
            return SupportHours.of(days + " " + hours);
        }
    }

    /** @param lines of the file, to say where the window stands */
    Brief brief(DocumentId id, List<String> lines) {
        return new Brief(trainingWindow.map(window -> {
            int line = 1;
            while (line < lines.size() && !lines.get(line - 1).startsWith("trainingWindow")) {
                line++;
            }
            Evidence evidence = new Evidence(
                    id,
                    Grade.E,
                    new Place.AtPointer("/trainingWindow", line),
                    lines.get(line - 1).strip());
            ZoneId.of(window.timezone()); // refuses what is no time zone, before it is held against a supplier
            return new Brief.TrainingWindow(window.week(), window.timezone(), window.holidays(), evidence);
        }));
    }
}
