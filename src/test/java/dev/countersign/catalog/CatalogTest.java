package dev.countersign.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.countersign.model.CountersignException;
import dev.countersign.model.Fact;
import dev.countersign.model.Hardware;
import dev.countersign.model.Subject;
import dev.countersign.rules.RuleBase;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code rules/} is whole, and the build packs just that. */
class CatalogTest {
    private static final Path RULES = Path.of("rules");
    private static final Catalog CATALOG = CatalogReader.read(RULES);
    private static final Pattern HAN = Pattern.compile("\\p{IsHan}");

    @TestFactory
    Stream<DynamicNode> everyCheckIsWhole() {
        return CATALOG.checks()
                .map(check -> dynamicContainer(
                        check.id(),
                        Stream.of(
                                dynamicTest(
                                        "its section is in the catalogue",
                                        () -> assertThat(CATALOG.sections())
                                                .extracting(Catalog.Section::id)
                                                .contains(check.section())),
                                dynamicTest(
                                        "its subject is a record of facts",
                                        () -> assertThat(subject(check))
                                                .matches(Class::isRecord)
                                                .matches(Subject.class::isAssignableFrom)),
                                dynamicTest(
                                        "it needs facts that its subject has",
                                        () -> assertThat(facts(subject(check))).containsAll(check.needs())),
                                dynamicTest(
                                        "it names each need once",
                                        () -> assertThat(check.needs())
                                                .isNotEmpty()
                                                .doesNotHaveDuplicates()),
                                dynamicTest(
                                        "it has an authority, read on a day that has been",
                                        () -> assertThat(check.authority())
                                                .isNotEmpty()
                                                .allSatisfy(a -> {
                                                    assertThat(a.kind()).isNotBlank();
                                                    assertThat(a.title()).isNotBlank();
                                                    assertThat(a.clause()).isNotBlank();
                                                    assertThat(a.asOf())
                                                            .isBetween(LocalDate.of(2026, 1, 1), versionDay());
                                                })),
                                dynamicTest("it is in force for at least a day, and from no wild date", () -> {
                                    assertThat(check.effective().from())
                                            .isBetween(LocalDate.of(2000, 1, 1), LocalDate.of(2040, 1, 1));
                                    assertThat(check.effective()
                                                    .on(check.effective().from()))
                                            .isTrue();
                                }),
                                dynamicTest(
                                        "its Chinese is Chinese, its English is not",
                                        () -> assertThat(List.of(
                                                        check.title(), check.why(), check.ask(), check.clause()))
                                                .allMatch(w -> HAN.matcher(w.zh())
                                                                .find()
                                                        && !HAN.matcher(w.en()).find())),
                                dynamicTest(
                                        "every reason has its Chinese",
                                        () -> assertThat(check.reasons())
                                                .isNotEmpty()
                                                .allSatisfy((en, zh) -> {
                                                    assertThat(HAN.matcher(en).find())
                                                            .as(en)
                                                            .isFalse();
                                                    assertThat(HAN.matcher(zh).find())
                                                            .as(zh)
                                                            .isTrue();
                                                })),
                                dynamicTest("a title is a statement of one line", () -> {
                                    assertThat(check.title().en())
                                            .doesNotContain("\n")
                                            .doesNotEndWith(".");
                                    assertThat(check.title().zh())
                                            .doesNotContain("\n")
                                            .doesNotEndWith("。");
                                }))));
    }

    @Test
    void idsAreUniqueAndNamesOfFoldersBeginWithThem() throws IOException {
        List<String> folders;
        try (Stream<Path> files = Files.walk(RULES)) {
            folders = files.filter(f -> f.endsWith("check.yaml"))
                    .map(f -> f.getParent().getFileName().toString())
                    .toList();
        }

        assertThat(CATALOG.checks().map(Check::id)).doesNotHaveDuplicates().hasSameSizeAs(folders);
        assertThat(CATALOG.checks())
                .allSatisfy(check -> assertThat(folders).anyMatch(f -> f.startsWith(check.id() + "-")));
        assertThat(folders).allMatch(f -> f.matches("[A-Z]+-[0-9]+[a-z]?-[a-z0-9]+(-[a-z0-9]+)*"));
    }

    @Test
    void theTenRedFlagsAreHardStops() {
        assertThat(CATALOG.checks().filter(c -> c.id().startsWith("RF-")))
                .hasSize(10)
                .allMatch(Check::hardStop);
        assertThat(CATALOG.checks().filter(c -> !c.id().startsWith("RF-"))).noneMatch(Check::hardStop);
    }

    @Test
    void sectionsHaveUniqueIdsAWeightAndAReason() {
        assertThat(CATALOG.sections()).extracting(Catalog.Section::id).doesNotHaveDuplicates();
        assertThat(CATALOG.sections()).allSatisfy(s -> {
            assertThat(s.weight()).isPositive();
            assertThat(s.reason()).isNotBlank();
        });
    }

    @Test
    void packsOwnTheirPrefixes() {
        assertThat(CATALOG.packs().stream().flatMap(p -> p.prefixes().stream())).doesNotHaveDuplicates();
        assertThat(CATALOG.packs()).extracting(Pack::dslPackage).doesNotHaveDuplicates();
        assertThat(CATALOG.packs()).allSatisfy(p -> assertThat(p.owner()).isNotBlank());
    }

    @Test
    void instancesNameGpusThatAreInTheReference() {
        assertThat(CATALOG.hardware().instances())
                .isNotEmpty()
                .allSatisfy(i -> assertThat(CATALOG.hardware().gpu(i.gpu()))
                        .as(i.id() + ": " + i.gpu())
                        .isPresent());
        assertThat(CATALOG.hardware().gpus()).extracting(Hardware.Gpu::id).doesNotHaveDuplicates();
        assertThat(CATALOG.hardware().instances())
                .extracting(i -> i.provider() + " " + i.id())
                .doesNotHaveDuplicates();
    }

    @Test
    void theBuildPacksTheseRules() {
        Catalog packed = CatalogReader.builtIn();

        assertThat(packed.digest()).isEqualTo(CATALOG.digest());
        assertThat(packed).isEqualTo(CATALOG);
    }

    @Test
    void theBuildCompilesTheseRules() throws IOException {
        List<String> written;
        try (Stream<Path> files = Files.walk(RULES)) {
            written = files.filter(f -> f.endsWith("rule.drl"))
                    .flatMap(f -> Pattern.compile("(?m)^rule \"(.*)\"")
                            .matcher(text(f))
                            .results()
                            .map(m -> m.group(1)))
                    .toList();
        }

        assertThat(RuleBase.precompiled().names()).isNotEmpty().containsExactlyInAnyOrderElementsOf(written);
    }

    @Test
    void theDigestChangesWithTheRulesAndNotWithTheCasesOrLineEnds(@TempDir Path house) throws IOException {
        copy(house);
        String digest = CatalogReader.read(house).digest();
        Path check = house.resolve("red-flags/RF-07-no-test-window");

        Files.writeString(check.resolve("cases.yaml"), "\n# a remark\n", StandardOpenOption.APPEND);
        assertThat(CatalogReader.read(house).digest()).isEqualTo(digest);

        Files.writeString(
                check.resolve("rule.drl"), text(check.resolve("rule.drl")).replace("\n", "\r\n"));
        assertThat(CatalogReader.read(house).digest()).isEqualTo(digest);

        Files.writeString(
                check.resolve("rule.drl"), text(check.resolve("rule.drl")).replace("is(true)", "is(false)"));
        assertThat(CatalogReader.read(house).digest()).isNotEqualTo(digest);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "severity: critical | severty: critical      | line 13: unknown key \"severty\"; did you mean \"severity\"?",
                "severity: critical | severity: dreadful     | line 13: /severity: \"dreadful\" is not one of critical",
                "severity: critical | ''                     | has no severity",
                "subject: TestWindow | ''                    | has no subject",
                "hardStop: true     | hardStop: perhaps      | line 14: /hardStop: \"perhaps\" is not true or false",
                "from: 2026-10-12   | from: last autumn      | \"last autumn\" is not a date like 2026-12-01",
                "from: 2026-10-12   | 'from: 2026-10-12, until: 2026-10-11' | until 2026-10-11 is before from 2026-10-12",
                "id: RF-07          | id: RF-08              | the folder's name must begin with RF-08",
                "due: quote         | 'due: ['               | check.yaml",
            })
    void aWrongCheckIsRefusedWithFileAndLine(String was, String is, String what, @TempDir Path house)
            throws IOException {
        copy(house);
        Path check = house.resolve("red-flags/RF-07-no-test-window/check.yaml");
        assertThat(text(check)).contains(was);
        Files.writeString(check, text(check).replace(was, is));

        assertThatThrownBy(() -> CatalogReader.read(house))
                .isInstanceOf(CountersignException.class)
                .hasMessageContaining("RF-07-no-test-window")
                .hasMessageContaining(what);
    }

    @Test
    void aTextInOneLanguageOnlyIsRefused(@TempDir Path house) throws IOException {
        copy(house);
        Path pack = house.resolve("red-flags/pack.yaml");
        Files.writeString(pack, text(pack).replaceAll(", zh: '[^']*'", ""));

        assertThatThrownBy(() -> CatalogReader.read(house))
                .isInstanceOf(CountersignException.class)
                .hasMessageContaining("a text has en and zh");
    }

    @Test
    void anIdThatIsTakenIsRefused(@TempDir Path house) throws IOException {
        copy(house);
        Path again = house.resolve("red-flags/RF-07-again");
        Files.createDirectories(again);
        Files.copy(house.resolve("red-flags/RF-07-no-test-window/check.yaml"), again.resolve("check.yaml"));

        assertThatThrownBy(() -> CatalogReader.read(house))
                .isInstanceOf(CountersignException.class)
                .hasMessageContaining("two checks have the id RF-07");
    }

    @Test
    void aFolderWithoutAPackIsRefused(@TempDir Path nothing) {
        assertThatThrownBy(() -> CatalogReader.read(nothing))
                .isInstanceOf(CountersignException.class)
                .hasMessageContaining("holds no pack");
        assertThatThrownBy(() -> CatalogReader.read(nothing.resolve("nowhere")))
                .isInstanceOf(CountersignException.class)
                .hasMessageContaining("no such folder of rules");
    }

    private static LocalDate versionDay() {
        return LocalDate.parse(CATALOG.version().replaceAll("(\\d{4})\\.(\\d+)\\..*", "$1-$2-01"))
                .plusMonths(1);
    }

    private static Class<?> subject(Check check) throws ClassNotFoundException {
        return Class.forName("dev.countersign.model." + check.subject());
    }

    private static List<String> facts(Class<?> subject) {
        return Arrays.stream(subject.getRecordComponents())
                .filter(c -> c.getType() == Fact.class)
                .map(RecordComponent::getName)
                .toList();
    }

    private static void copy(Path to) throws IOException {
        try (Stream<Path> files = Files.walk(RULES)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path copied = to.resolve(RULES.relativize(file).toString());
                Files.createDirectories(copied.getParent());
                Files.copy(file, copied);
            }
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
