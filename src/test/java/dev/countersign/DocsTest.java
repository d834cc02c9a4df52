package dev.countersign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.countersign.catalog.Catalog;
import dev.countersign.catalog.CatalogReader;
import dev.countersign.catalog.Check;
import dev.countersign.catalog.Pack;
import dev.countersign.cli.Main;
import dev.countersign.intake.DealFile;
import dev.countersign.model.Fact;
import dev.countersign.model.FileKind;
import dev.countersign.model.Role;
import dev.countersign.model.Subject;
import dev.countersign.report.CheckPages;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.Field;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The documentation is true: its commands run, its links lead somewhere, its tables name what there is. */
class DocsTest {
    private static final Path CHECKS = Path.of("docs/checks");
    private static final Path SOURCES = Path.of("src/main/java/dev/countersign");
    private static final String REWRITE =
            "docs/checks is made from the catalogue; rewrite it with ./mvnw -B -ntp test -Dtest=DocsTest -Ddocs=write";

    private static final Pattern BLOCK = Pattern.compile("(?ms)^```(\\w*)\\n(.*?)^```$");
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
    private static final Pattern EXITS = Pattern.compile("# exits (\\d+)");

    // --- pages of checks

    @Test
    void pagesOfChecksEqualTheCatalogue() throws IOException {
        Map<String, String> pages = pages(CatalogReader.builtIn());
        if ("write".equals(System.getProperty("docs"))) {
            rewrite(pages);
        }

        Map<String, String> committed = new TreeMap<>();
        for (Path page : files(CHECKS, ".md")) {
            committed.put(page.getFileName().toString(), Files.readString(page));
        }
        assertThat(committed.keySet()).as(REWRITE).isEqualTo(pages.keySet());
        pages.forEach((name, text) ->
                assertThat(committed.get(name)).as(name + ": " + REWRITE).isEqualTo(text));
    }

    @Test
    void theCatalogueOfTheBuildIsTheOneInTheFolder() {
        Catalog built = CatalogReader.builtIn();
        Catalog read = CatalogReader.read(Path.of("rules"));

        assertThat(built.version()).isEqualTo(read.version());
        assertThat(built.digest()).isEqualTo(read.digest());
        assertThat(pages(built)).isEqualTo(pages(read));
    }

    private static Map<String, String> pages(Catalog catalog) {
        Map<String, String> pages = new TreeMap<>();
        StringBuilder index = new StringBuilder("# Checks\n\nMade from the catalogue. A page holds a check in English,"
                + " then in Chinese. To change one, change\nits folder in [rules](../../rules/README.md).\n");
        for (Pack pack : catalog.packs()) {
            index.append("\n## ").append(pack.title().en()).append("\n\n");
            for (Check check : pack.checks()) {
                String name = check.id() + ".md";
                index.append("- [%s](%s) %s%n"
                        .formatted(check.id(), name, check.title().en())
                        .replace("\r\n", "\n"));
                pages.put(
                        name,
                        CheckPages.page(catalog, check, Locale.ENGLISH)
                                + "\n---\n\n"
                                + CheckPages.page(catalog, check, Locale.CHINESE));
            }
        }
        pages.put("README.md", index.toString());
        return pages;
    }

    private static void rewrite(Map<String, String> pages) throws IOException {
        Files.createDirectories(CHECKS);
        for (Path old : files(CHECKS, ".md")) {
            Files.delete(old);
        }
        for (Map.Entry<String, String> page : pages.entrySet()) {
            Files.writeString(CHECKS.resolve(page.getKey()), page.getValue());
        }
    }

    // --- commands

    /** Blocks marked sh are run as they stand; what a text block right after one shows must come out, in that order. */
    @TestFactory
    Stream<DynamicTest> commandsRunAsDocumented() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        Map<String, String> ran = new TreeMap<>();
        for (Path page : pagesOfText()) {
            StringBuilder printed = new StringBuilder();
            for (MatchResult block : blocks(page)) {
                String kind = block.group(1);
                if (kind.equals("sh")) {
                    printed.setLength(0);
                    block.group(2)
                            .lines()
                            .filter(line -> line.startsWith("./countersign"))
                            .forEach(line ->
                                    tests.add(dynamicTest(page + ": " + line, () -> printed.append(once(line, ran)))));
                } else if (kind.equals("text")) {
                    tests.add(dynamicTest(
                            page + ": its output is real", () -> assertShown(block.group(2), printed.toString())));
                }
            }
        }
        assertThat(tests).hasSizeGreaterThan(5);
        return tests.stream();
    }

    /** A line that several pages show is run once. */
    private static String once(String line, Map<String, String> ran) throws IOException {
        if (!ran.containsKey(line)) {
            ran.put(line, run(line));
        }
        return ran.get(line);
    }

    private static String run(String line) throws IOException {
        MatchResult exits = EXITS.matcher(line).results().findFirst().orElse(null);
        int expected = exits == null ? 0 : Integer.parseInt(exits.group(1));
        List<String> words = Arrays.stream(line.replaceAll("\\s+# .*", "").split("\\s+"))
                .skip(1)
                .toList();
        if (words.get(0).equals("init")) {
            for (String name : List.of("deal.yaml", "brief.yaml")) {
                Files.deleteIfExists(Path.of(words.get(1), name));
            }
        }
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exit = Main.run(new PrintWriter(out), new PrintWriter(err), words.toArray(String[]::new));

        assertThat(exit).as(line + "\n" + err).isEqualTo(expected);
        return out.toString();
    }

    private static void assertShown(String shown, String printed) {
        int from = 0;
        for (String line : shown.lines().map(String::strip).toList()) {
            if (!line.isEmpty() && !line.equals("...")) {
                int at = printed.indexOf(line, from);
                assertThat(at).as("\"" + line + "\" in the output:\n" + printed).isNotNegative();
                from = at + line.length();
            }
        }
    }

    @Test
    void everybodyNamesTheSameTestCommand() throws IOException {
        String command = "./mvnw -B -ntp verify";

        assertThat(Files.readString(Path.of("README.md"))).contains("\n" + command + "\n");
        assertThat(Files.readString(Path.of("CONTRIBUTING.md"))).contains(command);
        for (Path page : pagesOfText()) {
            for (MatchResult block : blocks(page)) {
                assertThat(block.group(2).lines().filter(l -> l.startsWith("./mvnw") && l.contains("verify")))
                        .as(page.toString())
                        .allMatch(l -> l.equals(command));
            }
        }
        Path ci = Path.of(".ci/run");
        assumeThat(ci).exists();
        assertThat(Files.readString(ci)).contains(command);
    }

    // --- links

    @TestFactory
    Stream<DynamicTest> linksLeadSomewhere() throws IOException {
        return pagesOfText().stream()
                .map(page -> dynamicTest(page.toString(), () -> {
                    String text = Files.readString(page).replaceAll("(?ms)^```.*?^```$", "");
                    for (MatchResult link : LINK.matcher(text).results().toList()) {
                        assertLeads(page, link.group(1));
                    }
                }));
    }

    private static void assertLeads(Path page, String link) throws IOException {
        if (link.matches("[a-z]+:.*")) {
            return;
        }
        String[] parts = link.split("#", 2);
        Path target = parts[0].isEmpty() ? page : page.resolveSibling(parts[0]).normalize();
        assertThat(target).as(page + " links to " + link).exists();
        if (parts.length == 2) {
            Set<String> headings = Files.readString(target)
                    .lines()
                    .filter(l -> l.startsWith("#"))
                    .map(l -> l.replaceFirst("^#+ ", "").toLowerCase(Locale.ROOT))
                    .map(l -> l.replaceAll("[^\\p{L}\\p{N} -]", "").replace(' ', '-'))
                    .collect(Collectors.toSet());
            assertThat(headings).as(page + " links to " + link).contains(parts[1]);
        }
    }

    // --- tables

    @Test
    void theTableOfPackagesNamesAllOfThem() throws IOException {
        Set<String> packages = new TreeSet<>();
        for (Path source : files(SOURCES, ".java")) {
            packages.add(SOURCES.relativize(source.getParent())
                    .toString()
                    .replace('\\', '/')
                    .replace('/', '.'));
        }

        assertThat(mayUse().keySet()).isEqualTo(packages);
        assertThat(packages)
                .allSatisfy(p -> assertThat(SOURCES.resolve(p.replace('.', '/')).resolve("package-info.java"))
                        .exists());
    }

    /** The test of the architecture holds the code to its map; this one holds the page to the same map. */
    @Test
    void theTableOfPackagesSaysWhatTheArchitectureTestHolds() throws IOException, ReflectiveOperationException {
        assumeThat(Path.of("src/test/java/dev/countersign/ArchitectureTest.java"))
                .exists();
        Field map = Class.forName("dev.countersign.ArchitectureTest").getDeclaredField("MAY_USE");
        map.setAccessible(true);

        assertThat(map.get(null)).isEqualTo(mayUse());
    }

    private static Map<String, Set<String>> mayUse() throws IOException {
        String page = Files.readString(Path.of("docs/architecture.md"));
        String table = page.substring(page.indexOf("## Packages"));
        table = table.substring(0, table.indexOf("\n## "));
        Map<String, Set<String>> rows = new TreeMap<>();
        Pattern row = Pattern.compile("(?m)^\\| `([\\w.]+)` \\|.*\\| ([^|]*) \\|$");
        row.matcher(table).results().forEach(r -> rows.put(r.group(1), ticked(r.group(2))));
        return rows;
    }

    private static Set<String> ticked(String text) {
        return Pattern.compile("`([\\w.]+)`")
                .matcher(text)
                .results()
                .map(r -> r.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void everyKeyOfDealAndBriefIsDocumented() throws IOException, ReflectiveOperationException {
        Set<String> keys = new TreeSet<>();
        keys(DealFile.class, keys);
        keys(Class.forName("dev.countersign.intake.BriefFile"), keys);
        for (Role role : Role.values()) {
            keys.add(role.name().toLowerCase(Locale.ROOT));
        }

        assertThat(ticked(Files.readString(Path.of("docs/deal-folder.md")))).containsAll(keys);
    }

    private static void keys(Class<?> file, Set<String> keys) {
        names(file).forEach(keys::add);
        for (Class<?> part : file.getDeclaredClasses()) {
            names(part).forEach(keys::add);
        }
    }

    @Test
    void everyKeyOfACheckIsDocumented() throws IOException {
        String page = Files.readString(Path.of("docs/how-to/write-a-check.md"));

        assertThat(ticked(page)).containsAll(names(Check.class).toList());
    }

    @Test
    void everyFactThereIsIsDocumented() throws IOException, ReflectiveOperationException {
        String page = Files.readString(Path.of("docs/how-to/write-a-check.md"));
        String table = page.substring(page.indexOf("## The facts there are"));
        for (Path source : files(SOURCES.resolve("model"), ".java")) {
            String name = source.getFileName().toString().replace(".java", "");
            if (!name.contains("-")) {
                Class<?> type = Class.forName("dev.countersign.model." + name);
                if (type.isRecord() && Subject.class.isAssignableFrom(type)) {
                    String row = table.lines()
                            .filter(l -> l.startsWith("| `" + name + "`"))
                            .findFirst()
                            .orElse("");
                    Set<String> facts = Arrays.stream(type.getRecordComponents())
                            .filter(c -> c.getType() == Fact.class)
                            .map(RecordComponent::getName)
                            .collect(Collectors.toCollection(TreeSet::new));
                    facts.add(name);
                    assertThat(ticked(row)).isEqualTo(facts);
                }
            }
        }
    }

    @Test
    void everyKindOfFileIsNamedInTheAuditFormat() throws IOException {
        Set<String> named = ticked(Files.readString(Path.of("docs/audit-format.md")));

        assertThat(named)
                .containsAll(Arrays.stream(FileKind.values())
                        .map(k -> k.name().toLowerCase(Locale.ROOT))
                        .toList());
    }

    @Test
    void everyDependencyHasItsReason() throws IOException {
        String pom = Files.readString(Path.of("pom.xml"));
        String page = Files.readString(Path.of("docs/decisions/dependencies.md"));
        Set<String> named = new TreeSet<>();
        Pattern.compile("<artifactId>([^<]+)</artifactId>")
                .matcher(pom)
                .results()
                .forEach(r -> named.add(r.group(1)));
        named.removeAll(Set.of("countersign", "commons-logging"));
        Pattern.compile("<[\\w-]+\\.version>([0-9][^<]*\\.[^<]+)</")
                .matcher(pom)
                .results()
                .forEach(r -> named.add(r.group(1)));

        assertThat(named).isNotEmpty().allSatisfy(n -> assertThat(page).contains(n));
    }

    private static Stream<String> names(Class<?> record) {
        return record.isRecord()
                ? Arrays.stream(record.getRecordComponents()).map(RecordComponent::getName)
                : Stream.empty();
    }

    // --- files

    private static List<MatchResult> blocks(Path page) throws IOException {
        return BLOCK.matcher(Files.readString(page)).results().toList();
    }

    private static List<Path> pagesOfText() throws IOException {
        List<Path> pages = new ArrayList<>();
        try (Stream<Path> top = Files.list(Path.of("."))) {
            top.filter(p -> p.toString().endsWith(".md")).map(Path::normalize).forEach(pages::add);
        }
        for (String folder : List.of("docs", "rules", "contracts-samples")) {
            pages.addAll(files(Path.of(folder), ".md"));
        }
        pages.sort(Comparator.naturalOrder());
        return pages;
    }

    private static List<Path> files(Path folder, String ending) throws IOException {
        if (!Files.exists(folder)) {
            return List.of();
        }
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(p -> p.toString().endsWith(ending)).sorted().toList();
        }
    }
}
