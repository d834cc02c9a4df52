package dev.countersign.catalog;

import dev.countersign.model.CountersignException;
import dev.countersign.model.Hardware;
import dev.countersign.model.MarketRates;
import dev.countersign.yaml.RecordFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import tools.jackson.databind.json.JsonMapper;

/** Reads a catalogue, from the jar or from folders. Refuses what it does not know, naming file and line. */
public final class CatalogReader {
    static final String PACKED = "/dev/countersign/catalog/catalog.json";

    private CatalogReader() {}

    /** The catalogue this build carries. */
    public static Catalog builtIn() {
        try (InputStream in = CatalogReader.class.getResourceAsStream(PACKED)) {
            if (in == null) {
                throw new IllegalStateException("the build packed no catalogue");
            }
            return RecordFile.strict(JsonMapper.builder()).build().readValue(in, Catalog.class);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The catalogue in a folder laid out like {@code rules/}. A house pack has no sections and no reference data of its own. */
    public static Catalog read(Path rules) {
        if (!Files.isDirectory(rules)) {
            throw new CountersignException(rules.toString(), "no such folder of rules");
        }
        Path head = rules.resolve("catalog.yaml");
        Head about = Files.exists(head) ? read(head, Head.class) : new Head("house", List.of());
        List<Pack> packs = new ArrayList<>();
        for (Path folder : folders(rules)) {
            if (Files.exists(folder.resolve("pack.yaml"))) {
                packs.add(pack(folder));
            }
        }
        if (packs.isEmpty()) {
            throw new CountersignException(rules.toString(), "holds no pack (a folder with a pack.yaml)");
        }
        Set<String> ids = new HashSet<>();
        packs.stream()
                .flatMap(p -> p.checks().stream())
                .map(Check::id)
                .filter(id -> !ids.add(id))
                .findFirst()
                .ifPresent(id -> {
                    throw new CountersignException(rules.toString(), "two checks have the id " + id);
                });
        Path reference = rules.resolve("reference");
        Hardware hardware = Files.exists(reference.resolve("gpus.yaml"))
                ? new Hardware(
                        read(reference.resolve("gpus.yaml"), Gpus.class).gpus(),
                        read(reference.resolve("instances.yaml"), Instances.class)
                                .instances())
                : new Hardware(List.of(), List.of());
        MarketRates market = Files.exists(reference.resolve("prices.yaml"))
                ? new MarketRates(
                        read(reference.resolve("prices.yaml"), Prices.class).gpuHours(),
                        read(reference.resolve("rates.yaml"), Rates.class).bands())
                : MarketRates.NONE;
        return new Catalog(about.version(), digest(rules), about.sections(), packs, hardware, market);
    }

    /** The cases of the check in this folder. */
    public static Cases cases(Path checkFolder) {
        return read(checkFolder.resolve("cases.yaml"), Cases.class);
    }

    /** The folders of a pack's checks, in order of their names. */
    public static List<Path> checkFolders(Path pack) {
        return folders(pack).stream()
                .filter(f -> Files.exists(f.resolve("check.yaml")))
                .toList();
    }

    /** The folders of a catalogue's packs, in order of their names. */
    public static List<Path> packFolders(Path rules) {
        return folders(rules).stream()
                .filter(f -> Files.exists(f.resolve("pack.yaml")))
                .toList();
    }

    private record Head(String version, List<Catalog.Section> sections) {}

    private record PackFile(Words title, List<String> prefixes, String dslPackage, String owner) {}

    private record Gpus(LocalDate checkedOn, List<Hardware.Gpu> gpus) {}

    private record Instances(LocalDate checkedOn, List<Hardware.Instance> instances) {}

    private record Prices(LocalDate checkedOn, List<MarketRates.GpuHour> gpuHours) {}

    private record Rates(LocalDate checkedOn, List<MarketRates.Band> bands) {}

    private static Pack pack(Path folder) {
        PackFile file = read(folder.resolve("pack.yaml"), PackFile.class);
        List<Check> checks = new ArrayList<>();
        for (Path checkFolder : checkFolders(folder)) {
            Check check = read(checkFolder.resolve("check.yaml"), Check.class);
            String name = checkFolder.getFileName().toString();
            if (!name.startsWith(check.id() + "-")) {
                throw new CountersignException(
                        checkFolder.toString(), "the folder's name must begin with " + check.id());
            }
            if (file.prefixes().stream().noneMatch(p -> check.id().startsWith(p + "-"))) {
                throw new CountersignException(
                        checkFolder.toString(), check.id() + " does not begin with a prefix of its pack");
            }
            checks.add(check);
        }
        return new Pack(
                folder.getFileName().toString(),
                file.title(),
                file.prefixes(),
                file.dslPackage(),
                file.owner(),
                checks);
    }

    private static <T> T read(Path file, Class<T> type) {
        return RecordFile.yaml(file).required(type);
    }

    private static List<Path> folders(Path parent) {
        try (Stream<Path> children = Files.list(parent)) {
            return children.filter(Files::isDirectory).sorted().toList();
        } catch (IOException e) {
            throw new CountersignException(parent.toString(), "cannot be listed: " + e.getMessage(), e);
        }
    }

    private static String digest(Path rules) {
        try (Stream<Path> files = Files.walk(rules)) {
            MessageDigest sha = MessageDigest.getInstance("SHA-256");
            List<Path> deciding = files.filter(Files::isRegularFile)
                    .filter(f -> f.toString().matches(".*\\.(?:yaml|drl|dmn)"))
                    .filter(f -> !f.getFileName().toString().equals("cases.yaml"))
                    .sorted()
                    .toList();
            for (Path file : deciding) {
                String name = rules.relativize(file).toString().replace('\\', '/');
                sha.update(name.getBytes(StandardCharsets.UTF_8));
                sha.update((byte) 0);
                sha.update(Files.readString(file).replace("\r\n", "\n").getBytes(StandardCharsets.UTF_8));
                sha.update((byte) 0);
            }
            return HexFormat.of().formatHex(sha.digest());
        } catch (IOException | NoSuchAlgorithmException e) {
            throw new CountersignException(rules.toString(), "cannot be digested: " + e.getMessage(), e);
        }
    }
}
