package dev.countersign.catalog;

import com.fasterxml.jackson.annotation.JsonCreator;
import dev.countersign.model.Cause;
import dev.countersign.model.Grade;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tools.jackson.databind.JsonNode;

/** A fact as cases.yaml writes it. */
public sealed interface Written {
    /** Known: the value in a document of that grade. */
    record Value(String text, Grade grade) implements Written {}

    /** Two documents disagree. */
    record Disputed(List<String> texts) implements Written {
        public Disputed {
            texts = List.copyOf(texts);
        }
    }

    record Unclear(String why, Cause cause) implements Written {}

    /**
     * {@code x}, {@code {grade: E, value: x}}, {@code {disputed: [x, y]}} or {@code {unclear: why, cause: not_supplied}}.
     *
     * @throws IllegalArgumentException where it is none of them
     */
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    static Written of(JsonNode node) {
        if (node.isValueNode() && !node.isNull()) {
            return new Value(node.asString(), Grade.A);
        }
        if (node.has("grade") && node.has("value")) {
            return new Value(node.get("value").asString(), Grade.valueOf(word(node, "grade")));
        }
        if (node.has("disputed")) {
            List<String> texts = new ArrayList<>();
            node.get("disputed").forEach(v -> texts.add(v.asString()));
            return new Disputed(texts);
        }
        if (node.has("unclear")) {
            Cause cause = node.has("cause") ? Cause.valueOf(word(node, "cause")) : Cause.UNREADABLE;
            return new Unclear(node.get("unclear").asString(), cause);
        }
        throw new IllegalArgumentException(
                "a fact is a value, {grade, value}, {disputed: [a, b]} or {unclear: why}, not " + node);
    }

    private static String word(JsonNode node, String key) {
        return node.get(key).asString().toUpperCase(Locale.ROOT);
    }
}
