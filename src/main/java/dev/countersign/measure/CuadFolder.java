package dev.countersign.measure;

import dev.countersign.extract.clause.Clause;
import dev.countersign.extract.clause.Sentences;
import dev.countersign.intake.Intake;
import dev.countersign.model.CountersignException;
import dev.countersign.model.ReadDocument;
import dev.countersign.read.Readers;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** The folder of a part of CUAD: {@code pdf/} with contracts and, where they are known, {@code labels.jsonl}. */
final class CuadFolder {
    private static final String LABELS = "labels.jsonl";
    private static final BigInteger THREE = BigInteger.valueOf(3);

    private final Path folder;

    CuadFolder(Path folder) {
        this.folder = folder;
    }

    /** A third of the contracts, by the hash of their names. */
    static boolean isHeldOut(String file) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(file.getBytes(StandardCharsets.UTF_8));
            return new BigInteger(1, digest).mod(THREE).signum() == 0;
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    boolean isLabelled() {
        return Files.isRegularFile(folder.resolve(LABELS));
    }

    /** Its contracts, by name. */
    List<Path> contracts() {
        Path pdf = folder.resolve("pdf");
        try (Stream<Path> files = Files.list(pdf)) {
            List<Path> contracts = files.filter(
                            f -> f.toString().toLowerCase(Locale.ROOT).endsWith(".pdf"))
                    .sorted(Comparator.comparing(f -> f.getFileName().toString()))
                    .toList();
            if (contracts.isEmpty()) {
                throw new CountersignException(pdf.toString(), "holds no PDF");
            }
            return contracts;
        } catch (IOException e) {
            throw new CountersignException(pdf.toString(), "no such folder of contracts", e);
        }
    }

    static ReadDocument read(Path file) {
        return new Readers()
                .read(new Intake().single(file, file.getFileName().toString()), file)
                .get(0);
    }

    Map<String, Map<Clause, CuadLabel>> labels() {
        Path file = folder.resolve(LABELS);
        // A label without "maybe" means no.
        JsonMapper json = JsonMapper.builder()
                .disable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                .build();
        Map<String, Map<Clause, CuadLabel>> labels = new TreeMap<>();
        try (Stream<String> lines = Files.lines(file)) {
            lines.filter(l -> !l.isBlank())
                    .map(l -> json.readValue(l, CuadLabel.class))
                    .forEach(label -> Clause.named(label.category())
                            .ifPresent(clause -> labels.computeIfAbsent(label.file(), f -> new EnumMap<>(Clause.class))
                                    .put(clause, label)));
        } catch (IOException e) {
            throw new CountersignException(file.toString(), "cannot be read: " + e.getMessage(), e);
        }
        return labels;
    }

    List<LabelledContract> labelled(CuadPart part) {
        Map<String, Map<Clause, CuadLabel>> labels = labels();
        return contracts().parallelStream()
                .filter(f -> part.holds(f.getFileName().toString()))
                .filter(f -> labels.containsKey(f.getFileName().toString()))
                .map(f -> {
                    String name = f.getFileName().toString();
                    Map<Clause, CuadLabel> of = labels.get(name);
                    int weight = of.values().iterator().next().weight();
                    return new LabelledContract(name, weight, Sentences.of(read(f)), of);
                })
                .toList();
    }
}
