package dev.countersign.rules;

import dev.countersign.catalog.Cases;
import dev.countersign.catalog.Catalog;
import dev.countersign.catalog.Check;
import dev.countersign.catalog.Written;
import dev.countersign.model.CountersignException;
import dev.countersign.model.DocumentId;
import dev.countersign.model.Evidence;
import dev.countersign.model.Fact;
import dev.countersign.model.Finding;
import dev.countersign.model.Grade;
import dev.countersign.model.Outcome;
import dev.countersign.model.Place;
import dev.countersign.model.Subject;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Runs the cases of a check: builds its subject from the words of cases.yaml and asks the engine. */
public final class CaseRunner {
    /** @param problem what came out instead; empty where the case holds */
    public record Result(String check, String name, Outcome expected, Outcome actual, Optional<String> problem) {}

    private static final DocumentId DOCUMENT = new DocumentId("case");

    private final CheckEngine engine;

    public CaseRunner(Catalog catalog, RuleBase rules) {
        this.engine = new CheckEngine(catalog, rules);
    }

    public List<Result> run(Check check, Cases cases) {
        return run(check, cases, Set.of());
    }

    /** As {@link #run(Check, Cases)}, without some rules: shows whether a case needs them. */
    public List<Result> run(Check check, Cases cases, Set<String> rulesLeftOut) {
        List<Result> results = new ArrayList<>();
        for (Cases.Case c : cases.cases()) {
            Finding finding =
                    engine.evaluate(subjects(check, cases, c), check.effective().from(), rulesLeftOut).stream()
                            .filter(f -> f.check().equals(check.id()))
                            .findFirst()
                            .orElseThrow(() ->
                                    new CountersignException(check.id(), "has no subject in case \"" + c.name() + '"'));
            boolean holds = finding.outcome() == c.expect()
                    && c.cause()
                            .map(cause -> finding.cause().equals(Optional.of(cause)))
                            .orElse(true);
            Optional<String> problem = holds
                    ? Optional.empty()
                    : Optional.of("expected " + c.expect()
                            + c.cause().map(x -> " " + x).orElse("") + ", came out "
                            + finding.outcome()
                            + finding.cause().map(x -> " " + x).orElse("") + ": "
                            + String.join("; ", finding.reasons()));
            results.add(new Result(check.id(), c.name(), c.expect(), finding.outcome(), problem));
        }
        return results;
    }

    private static List<Subject> subjects(Check check, Cases cases, Cases.Case c) {
        List<Subject> subjects = new ArrayList<>();
        cases.base().forEach((type, facts) -> {
            Map<String, Written> differing = new HashMap<>(facts);
            if (type.equals(check.subject())) {
                if (!facts.keySet().containsAll(c.without())) {
                    throw new CountersignException(
                            check.id() + ": cases.yaml",
                            "case \"" + c.name() + "\" leaves out what the base does not state: " + c.without());
                }
                differing.keySet().removeAll(c.without());
                differing.putAll(c.with());
            }
            subjects.add(subject(check, type, differing));
        });
        return subjects;
    }

    private static Subject subject(Check check, String type, Map<String, Written> facts) {
        try {
            Class<?> subject = Class.forName("dev.countersign.model." + type);
            if (!Subject.class.isAssignableFrom(subject) || !subject.isRecord()) {
                throw new CountersignException(check.id() + ": cases.yaml", type + " is no subject");
            }
            RecordComponent[] components = subject.getRecordComponents();
            for (String name : facts.keySet()) {
                if (Arrays.stream(components)
                        .noneMatch(component -> component.getName().equals(name))) {
                    throw new CountersignException(check.id() + ": cases.yaml", type + " has no fact named " + name);
                }
            }
            Object[] values = new Object[components.length];
            for (int i = 0; i < components.length; i++) {
                String name = components[i].getName();
                values[i] = components[i].getType() == Fact.class
                        ? fact(type + "." + name, valueType(components[i]), facts.get(name))
                        : "";
            }
            Constructor<?> constructor = subject.getDeclaredConstructor(
                    Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
            return (Subject) constructor.newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new CountersignException(check.id() + ": cases.yaml", "no subject " + type, e);
        }
    }

    private static Class<?> valueType(RecordComponent component) {
        return (Class<?>) ((ParameterizedType) component.getGenericType()).getActualTypeArguments()[0];
    }

    private static Fact<?> fact(String name, Class<?> type, Written written) {
        if (written == null) {
            return new Fact.Absent<>(name, List.of(DOCUMENT));
        }
        if (written instanceof Written.Disputed disputed) {
            return new Fact.Disputed<>(
                    name,
                    disputed.texts().stream()
                            .map(text -> known(name, type, text, Grade.A))
                            .toList());
        }
        if (written instanceof Written.Unclear unclear) {
            return new Fact.Unclear<>(name, unclear.cause(), unclear.why(), List.of());
        }
        Written.Value value = (Written.Value) written;
        return known(name, type, value.text(), value.grade());
    }

    private static Fact.Known<Object> known(String name, Class<?> type, String written, Grade grade) {
        Evidence evidence = new Evidence(DOCUMENT, grade, new Place.AtLines(1, 1), written);
        return new Fact.Known<>(name, value(type, written), List.of(evidence), 1);
    }

    /** From the written form, by the type's own {@code of}, {@code valueOf} or constructor. */
    private static Object value(Class<?> type, String written) {
        if (type == String.class || type == Object.class) {
            return written;
        }
        try {
            if (type.isEnum()) {
                return type.getMethod("valueOf", String.class).invoke(null, written.toUpperCase(Locale.ROOT));
            }
            if (type == Boolean.class && !written.equals("true") && !written.equals("false")) {
                throw new CountersignException("cases.yaml", "true or false, not " + written);
            }
            if (type == Integer.class || type == Boolean.class) {
                return type.getMethod("valueOf", String.class).invoke(null, written);
            }
            for (String factory : List.of("of")) {
                if (Arrays.stream(type.getMethods())
                        .anyMatch(m -> m.getName().equals(factory) && m.getParameterCount() == 1)) {
                    return type.getMethod(factory, String.class).invoke(null, written);
                }
            }
            return type.getConstructor(String.class).newInstance(written);
        } catch (InvocationTargetException e) {
            throw new CountersignException("cases.yaml", e.getCause().getMessage(), e);
        } catch (ReflectiveOperationException e) {
            throw new CountersignException("cases.yaml", "a " + type.getSimpleName() + " cannot be written", e);
        }
    }
}
