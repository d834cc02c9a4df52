package dev.countersign.intake;

import dev.countersign.model.Brief;
import dev.countersign.model.Brief.Shape;
import dev.countersign.model.Brief.WorkloadKind;
import dev.countersign.model.DocumentId;
import dev.countersign.model.Evidence;
import dev.countersign.model.Grade;
import dev.countersign.model.Money;
import dev.countersign.model.Place;
import dev.countersign.model.Rate;
import dev.countersign.model.SupportHours;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** brief.yaml: the one-page capacity brief. All of it is optional. */
record BriefFile(
        Optional<String> workload,
        Optional<WorkloadKind> workloadKind,
        Optional<Integer> gpus,
        Optional<String> gpuModel,
        Optional<Integer> durationMonths,
        Optional<String> dataLocation,
        Optional<Budget> budget,
        Optional<String> usefulUnit,
        Optional<BigDecimal> acceptedPerMonth,
        Optional<Integer> utilisation,
        Optional<Shape> shape,
        Optional<Boolean> benchmarked,
        Optional<Brief.Needs> needs,
        Optional<Model> model,
        Optional<Brief.Volumes> volumes,
        Optional<TrainingWindow> trainingWindow,
        Optional<String> interruptionTolerance,
        Optional<Integer> checkpointGb,
        Optional<Integer> checkpointEveryMinutes,
        Optional<Integer> restartMinutes,
        Optional<Engineering> engineering,
        Optional<Api> api) {
    private static final int MOST_DIGITS = 18;
    private static final Pattern KEY = Pattern.compile("([A-Za-z]+)\\s*:.*");
    private static final List<String> PRECISIONS =
            List.of("fp32", "tf32", "bf16", "fp16", "fp8", "int8", "fp4", "int4");
    private static final List<String> METHODS = List.of("full", "adapter", "inference");

    record Budget(BigDecimal amount, String currency, String per) {
        Brief.Budget budget() {
            return new Brief.Budget(
                    money("/budget", amount, currency),
                    per == null ? Rate.Period.MONTH : oneOf(Rate.Period.class, "/budget/per", per));
        }
    }

    record Model(BigDecimal parametersBillions, String precision, String method) {
        Brief.Model model() {
            if (parametersBillions == null || parametersBillions.signum() <= 0) {
                throw new IllegalArgumentException("/model/parametersBillions: is not a number above 0");
            }
            return new Brief.Model(
                    parametersBillions,
                    known("/model/precision", PRECISIONS, precision),
                    known("/model/method", METHODS, method));
        }
    }

    record Engineering(BigDecimal hoursPerMonth, BigDecimal ratePerHour, String currency) {
        Brief.Engineering engineering() {
            if (hoursPerMonth == null || hoursPerMonth.signum() < 0) {
                throw new IllegalArgumentException("/engineering/hoursPerMonth: is not a number from 0");
            }
            amount("/engineering/hoursPerMonth", hoursPerMonth);
            return new Brief.Engineering(hoursPerMonth, money("/engineering", ratePerHour, currency));
        }
    }

    record Api(BigDecimal pricePerUnit, String currency) {
        Brief.Api api() {
            return new Brief.Api(money("/api", pricePerUnit, currency));
        }
    }

    /** @param days "Mon-Fri", or one day */
    record TrainingWindow(String days, String hours, String timezone, boolean holidays) {
        TrainingWindow {
            if (days == null || hours == null || timezone == null) {
                throw new IllegalArgumentException("a training window has days, hours and timezone");
            }
        }

        Brief.TrainingWindow window(Evidence evidence) {
            try {
                ZoneId.of(timezone); // refuses what is no time zone, before it is held against a supplier
                return new Brief.TrainingWindow(SupportHours.of(days + " " + hours), timezone, holidays, evidence);
            } catch (DateTimeException | IllegalArgumentException e) {
                throw new IllegalArgumentException("/trainingWindow: " + e.getMessage(), e);
            }
        }
    }

    /**
     * @param lines of the file, to say where each key stands
     * @throws IllegalArgumentException naming the key whose value is none
     */
    Brief brief(DocumentId id, List<String> lines) {
        utilisation.filter(u -> u < 1 || u > 100).ifPresent(u -> {
            throw new IllegalArgumentException("/utilisation: " + u + " is not from 1 to 100 per cent");
        });
        acceptedPerMonth.filter(a -> a.signum() <= 0).ifPresent(a -> {
            throw new IllegalArgumentException("/acceptedPerMonth: " + a + " is not above 0");
        });
        acceptedPerMonth.ifPresent(a -> amount("/acceptedPerMonth", a));
        volumes.ifPresent(
                v -> Stream.of(v.storageTb(), v.snapshotsTb(), v.egressTbPerMonth(), v.burstGpuHoursPerMonth())
                        .flatMap(Optional::stream)
                        .forEach(n -> amount("/volumes", n)));
        gpus.ifPresent(n -> amount("/gpus", BigDecimal.valueOf(n)));
        checkpointEveryMinutes.ifPresent(n -> amount("/checkpointEveryMinutes", BigDecimal.valueOf(n)));
        restartMinutes.ifPresent(n -> amount("/restartMinutes", BigDecimal.valueOf(n)));
        Map<String, Evidence> places = places(id, lines);
        return new Brief(
                new Brief.Workload(
                        workload,
                        workloadKind,
                        gpus,
                        gpuModel,
                        durationMonths,
                        dataLocation,
                        usefulUnit,
                        acceptedPerMonth,
                        utilisation,
                        shape,
                        benchmarked,
                        needs,
                        model.map(Model::model)),
                new Brief.Recovery(interruptionTolerance, checkpointGb, checkpointEveryMinutes, restartMinutes),
                volumes.orElse(Brief.Volumes.UNSTATED),
                budget.map(Budget::budget),
                trainingWindow.map(w -> w.window(places.get("trainingWindow"))),
                engineering.map(Engineering::engineering),
                api.map(Api::api),
                places);
    }

    private static Map<String, Evidence> places(DocumentId id, List<String> lines) {
        Map<String, Evidence> places = new HashMap<>();
        for (int i = 0; i < lines.size(); i++) {
            Matcher key = KEY.matcher(lines.get(i));
            if (key.matches()) {
                Place place = new Place.AtPointer("/" + key.group(1), i + 1);
                places.put(
                        key.group(1),
                        new Evidence(id, Grade.E, place, lines.get(i).strip()));
            }
        }
        return places;
    }

    /** What can be reckoned with: not below 0, and no more digits than any cost has. */
    private static void amount(String key, BigDecimal number) {
        boolean digits =
                (long) number.precision() - number.scale() <= MOST_DIGITS && Math.abs(number.scale()) <= MOST_DIGITS;
        if (number.signum() < 0 || !digits) {
            throw new IllegalArgumentException(
                    key + ": is not a number from 0 with at most " + MOST_DIGITS + " digits");
        }
    }

    private static Money money(String key, BigDecimal amount, String currency) {
        if (amount == null || amount.signum() < 0 || currency == null) {
            throw new IllegalArgumentException(key + ": needs an amount, not below 0, and a currency");
        }
        amount(key, amount);
        try {
            return Money.of(currency, amount.toPlainString());
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(key + ": \"" + currency + "\" is not a currency code of ISO 4217", e);
        }
    }

    private static String known(String key, List<String> values, String value) {
        if (value == null || !values.contains(value)) {
            throw new IllegalArgumentException(key + ": is not one of " + String.join(", ", values));
        }
        return value;
    }

    private static <E extends Enum<E>> E oneOf(Class<E> type, String key, String value) {
        try {
            return Enum.valueOf(type, value.toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(key + ": \"" + value + "\" is not known", e);
        }
    }
}
