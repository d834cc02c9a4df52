package dev.countersign.yaml;

import dev.countersign.model.CountersignException;
import dev.countersign.model.Spelling;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.cfg.MapperBuilder;
import tools.jackson.databind.exc.InvalidFormatException;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;
import tools.jackson.databind.exc.ValueInstantiationException;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.type.LogicalType;
import tools.jackson.dataformat.yaml.YAMLMapper;

/**
 * A file that is bound to a record. Unknown keys, values of another kind and broken syntax are errors that name the line, the
 * field and, for a key, the nearest one that is known.
 */
public final class RecordFile {
    /** What the YAML parser complains of, and where; before it, where it has more than one place, what that is part of. */
    private static final Pattern MARK = Pattern.compile("(?m)^(.*)\\R in reader, line (\\d+), column");

    private final Path file;
    private final ObjectMapper mapper;

    private RecordFile(Path file, ObjectMapper mapper) {
        this.file = file;
        this.mapper = mapper;
    }

    public static RecordFile yaml(Path file) {
        return new RecordFile(file, strict(YAMLMapper.builder()).build());
    }

    public static RecordFile json(Path file) {
        return new RecordFile(file, strict(JsonMapper.builder()).build());
    }

    /** A mapper that takes no value for another and no key it does not know. */
    public static <B extends MapperBuilder<?, B>> B strict(B mapper) {
        return mapper.addModule(new RecordCreation())
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS)
                .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
                .withCoercionConfig(
                        LogicalType.Boolean, c -> c.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail));
    }

    /**
     * Empty where the file holds nothing but comments.
     *
     * @throws CountersignException naming the file, the line and what is wrong
     */
    public <T> Optional<T> read(Class<T> type) {
        try {
            return bind(type);
        } catch (JacksonException e) {
            throw new CountersignException(file.toString(), explain(e), e);
        }
    }

    /** As {@link #read}, for a file that may not be empty. */
    public <T> T required(Class<T> type) {
        return read(type).orElseThrow(() -> new CountersignException(file.toString(), "is empty"));
    }

    /** @return what is wrong with the file as a record of this type, with line and field; empty where nothing is */
    public Optional<String> fault(Class<?> type) {
        try {
            return bind(type).isPresent() ? Optional.empty() : Optional.of("the file is empty");
        } catch (JacksonException e) {
            return Optional.of(explain(e));
        }
    }

    private <T> Optional<T> bind(Class<T> type) {
        try (InputStream in = Files.newInputStream(file);
                JsonParser parser = mapper.createParser(in)) {
            return parser.nextToken() == null ? Optional.empty() : Optional.ofNullable(mapper.readValue(parser, type));
        } catch (IOException e) {
            throw new CountersignException(file.toString(), "cannot be read: " + e.getMessage(), e);
        }
    }

    /** "line 3: unknown key "stge"; did you mean "stage"?" */
    public String explain(JacksonException e) {
        List<MatchResult> marks =
                MARK.matcher(String.valueOf(e.getOriginalMessage())).results().toList();
        if (!marks.isEmpty()) {
            MatchResult problem = marks.get(marks.size() - 1);
            MatchResult begins = marks.get(0);
            String since = marks.size() > 1 ? ", " + begins.group(1) + " from line " + begins.group(2) : "";
            return "line " + problem.group(2) + ": " + problem.group(1) + since;
        }
        int line = Optional.ofNullable(e.getLocation())
                .map(TokenStreamLocation::getLineNr)
                .orElse(0);
        if (e instanceof UnrecognizedPropertyException unknown) {
            List<String> known =
                    unknown.getKnownPropertyIds().stream().map(Object::toString).toList();
            return unknownKey(unknown.getPropertyName(), known, line);
        }
        if (e instanceof ValueInstantiationException refused) {
            Optional<String> misspelt = misspelt(refused, line);
            if (misspelt.isPresent()) {
                return misspelt.get();
            }
        }
        String field = e instanceof DatabindException
                ? e.getPath().stream()
                        .map(r -> "/" + (r.getPropertyName() == null ? r.getIndex() : r.getPropertyName()))
                        .collect(Collectors.joining())
                : "";
        String last = field.substring(field.lastIndexOf('/') + 1);
        return at(last.isEmpty() ? line : lineOf(last, line)) + (field.isEmpty() ? "" : field + ": ") + what(e);
    }

    private String unknownKey(String key, List<String> known, int line) {
        return at(lineOf(key, line)) + "unknown key \"" + key + "\"; did you mean \"" + Spelling.nearest(key, known)
                + "\"?";
    }

    /** A record that misses a value, because its key is misspelt, says so before the parser sees that key. */
    private Optional<String> misspelt(ValueInstantiationException refused, int line) {
        Class<?> type = refused.getType().getRawClass();
        if (!type.isRecord()) {
            return Optional.empty();
        }
        List<String> known = Arrays.stream(type.getRecordComponents())
                .map(RecordComponent::getName)
                .toList();
        JsonNode written;
        try {
            written = mapper.readTree(file.toFile());
        } catch (JacksonException e) {
            return Optional.empty(); // broken further down as well
        }
        for (JacksonException.Reference step : refused.getPath()) {
            written = step.getPropertyName() == null
                    ? written.path(step.getIndex())
                    : written.path(step.getPropertyName());
        }
        return written.propertyNames().stream()
                .filter(key -> !known.contains(key))
                .findFirst()
                .map(key -> unknownKey(key, known, line));
    }

    private static String at(int line) {
        return line > 0 ? "line " + line + ": " : "";
    }

    private static String what(JacksonException e) {
        String said = String.valueOf(e.getOriginalMessage());
        if (said.startsWith("Trailing token")) {
            return "holds more than one document";
        }
        if (said.startsWith("Cannot map `null`")) {
            return "is missing";
        }
        if (said.startsWith("Duplicate Object property")) {
            return said.replace("Duplicate Object property", "stated twice:");
        }
        if (e instanceof InvalidFormatException wrong) {
            return "\"" + wrong.getValue() + "\" is not " + kind(wrong.getTargetType());
        }
        if (e instanceof MismatchedInputException wrong && wrong.getTargetType() != null) {
            return "is not " + kind(wrong.getTargetType());
        }
        Throwable cause = e.getCause();
        String message = cause != null && cause.getMessage() != null ? cause.getMessage() : e.getOriginalMessage();
        return message == null ? "is not complete" : message.lines().findFirst().orElse("is not readable");
    }

    private static String kind(Class<?> type) {
        if (type == Integer.class || type == int.class) {
            return "a whole number";
        }
        if (type == Boolean.class || type == boolean.class) {
            return "true or false";
        }
        if (type == BigDecimal.class) {
            return "a number";
        }
        if (type == LocalDate.class) {
            return "a date like 2026-12-01";
        }
        if (type.isEnum()) {
            return "one of "
                    + Arrays.stream(type.getEnumConstants())
                            .map(c -> c.toString().toLowerCase(Locale.ROOT))
                            .collect(Collectors.joining(", "));
        }
        return type == String.class ? "a text" : List.class.isAssignableFrom(type) ? "a list" : "a group of keys";
    }

    /** The parser stands behind what it complains of: the key's own line, the last at or above. */
    private int lineOf(String key, int reported) {
        Pattern written = Pattern.compile("(^|[\\s{,\"'-])" + Pattern.quote(key) + "[\"']?\\s*:");
        try {
            List<String> lines = Files.readAllLines(file);
            for (int i = Math.min(reported, lines.size()); i > 0; i--) {
                if (written.matcher(lines.get(i - 1)).find()) {
                    return i;
                }
            }
        } catch (IOException e) {
            return reported; // not UTF-8: the parser's line is all there is
        }
        return reported;
    }
}
