package dev.countersign.model;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;

/**
 * Names a fact: a subject's type and one of its components. {@code FactKey.of(Support.class, "hours")} fails at once if there
 * is no such fact, so a misspelt key cannot lose a claim.
 */
public record FactKey(Class<? extends Subject> subject, String component) implements Comparable<FactKey> {
    public FactKey {
        componentOf(subject, component);
    }

    public static FactKey of(Class<? extends Subject> subject, String component) {
        return new FactKey(subject, component);
    }

    /** {@code Support.hours} */
    public String name() {
        return subject.getSimpleName() + "." + component;
    }

    /** The classes of document in which it may stand. */
    public StatedIn statedIn() {
        StatedIn statedIn = componentOf(subject, component).getAnnotation(StatedIn.class);
        if (statedIn == null) {
            throw new IllegalStateException(name() + " does not say where it may be stated");
        }
        return statedIn;
    }

    /** The type of its value. */
    public Class<?> valueType() {
        Type type = ((ParameterizedType) componentOf(subject, component).getGenericType()).getActualTypeArguments()[0];
        return (Class<?>) type;
    }

    private static RecordComponent componentOf(Class<? extends Subject> subject, String component) {
        return Arrays.stream(subject.getRecordComponents())
                .filter(c -> c.getName().equals(component) && c.getType() == Fact.class)
                .findFirst()
                .orElseThrow(() ->
                        new IllegalArgumentException(subject.getSimpleName() + " has no fact named " + component));
    }

    @Override
    public int compareTo(FactKey other) {
        return name().compareTo(other.name());
    }

    @Override
    public String toString() {
        return name();
    }
}
