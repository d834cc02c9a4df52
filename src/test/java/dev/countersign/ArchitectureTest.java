package dev.countersign;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.countersign.model.Subject;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Who may use whom. The table in docs/architecture.md says the same: keep them equal. */
class ArchitectureTest {
    private static final String ROOT = "dev.countersign.";

    private static final Map<String, Set<String>> MAY_USE = Map.ofEntries(
            Map.entry("model", Set.of()),
            Map.entry("yaml", Set.of("model")),
            Map.entry("kind", Set.of("model")),
            Map.entry("catalog", Set.of("model", "yaml")),
            Map.entry("intake", Set.of("model", "yaml", "kind")),
            Map.entry(
                    "read",
                    Set.of(
                            "model",
                            "kind",
                            "read.pdf",
                            "read.data",
                            "read.text",
                            "read.word",
                            "read.sheet",
                            "read.web",
                            "read.mail",
                            "read.archive")),
            Map.entry("read.pdf", Set.of("model", "read", "read.ocr")),
            Map.entry("read.ocr", Set.of()),
            Map.entry("read.data", Set.of("model", "read", "yaml")),
            Map.entry("read.text", Set.of("model", "read")),
            Map.entry("read.office", Set.of()),
            Map.entry("read.word", Set.of("model", "read", "read.office", "numerals")),
            Map.entry("read.sheet", Set.of("model", "read", "read.office")),
            Map.entry("read.web", Set.of("model", "read", "read.text")),
            Map.entry("read.mail", Set.of("model", "read", "read.text", "read.web")),
            Map.entry("read.archive", Set.of("model", "read")),
            Map.entry("numerals", Set.of()),
            Map.entry("extract", Set.of("model", "extract.construction", "extract.value")),
            Map.entry("extract.construction", Set.of("model")),
            Map.entry("extract.value", Set.of("model", "numerals")),
            Map.entry("extract.clause", Set.of("model", "extract.value", "numerals")),
            Map.entry("extract.quote", Set.of("model", "extract", "extract.value")),
            Map.entry("extract.topic", Set.of("model", "extract.clause", "extract.construction", "extract.value")),
            Map.entry("measure", Set.of("model", "intake", "read", "extract.clause", "extract.topic")),
            Map.entry("settle", Set.of("model")),
            Map.entry("worksheet", Set.of("model")),
            Map.entry("rules", Set.of("model", "catalog")),
            Map.entry("judge", Set.of("model", "catalog")),
            Map.entry("report", Set.of("model", "catalog")),
            Map.entry(
                    "audit",
                    Set.of(
                            "model",
                            "catalog",
                            "intake",
                            "read",
                            "extract",
                            "extract.quote",
                            "settle",
                            "rules",
                            "judge",
                            "worksheet",
                            "extract.topic")),
            Map.entry("bench", Set.of("model", "audit")),
            Map.entry("cli", Set.of("model", "catalog", "audit", "report", "rules", "bench", "measure")));

    /** A library lives in these packages only; all that is not the JDK's is named here. */
    private static final Map<String, Set<String>> HOME_OF = Map.ofEntries(
            Map.entry("org.drools", Set.of("rules")),
            Map.entry("org.kie", Set.of("rules")),
            Map.entry("org.apache.pdfbox", Set.of("read.pdf")),
            Map.entry("org.apache.fontbox", Set.of("read.pdf")),
            Map.entry("javax.imageio", Set.of("read.pdf")),
            Map.entry("javax.xml.stream", Set.of("read.office", "read.word", "read.sheet")),
            Map.entry("org.apache.poi", Set.of("report", "read.office", "read.word", "read.sheet", "read.mail")),
            Map.entry("org.apache.commons.csv", Set.of("read.sheet")),
            Map.entry("org.apache.commons.compress", Set.of("read.archive")),
            Map.entry("org.apache.james", Set.of("read.mail")),
            Map.entry("org.jsoup", Set.of("read.web")),
            Map.entry("picocli", Set.of("cli")),
            Map.entry("tools.jackson", Set.of("yaml", "catalog", "read.data", "report", "bench", "measure")),
            Map.entry("com.fasterxml.jackson.annotation", Set.of("catalog", "read.data")),
            Map.entry("gg.jte", Set.of("report")));

    /** Names of components that Drools 10 cannot have in a condition, and getters that it takes for something else. */
    private static final Pattern UNASKABLE = Pattern.compile("unit|when|with|modify|record|(?:is|get)[A-Za-z].*");

    private static final Pattern CLOCK = Pattern.compile("java\\.time\\.(?:LocalDate|LocalTime|LocalDateTime|Instant"
            + "|ZonedDateTime|OffsetDateTime|Year|YearMonth)\\.now|java\\.time\\.Clock\\.system.*"
            + "|java\\.lang\\.System\\.(?:currentTimeMillis)");

    private static final JavaClasses MAIN = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("dev.countersign");

    @Test
    void packagesUseOnlyWhatTheyMay() {
        assertThat(wrongUses(MAIN)).isEmpty();
    }

    @Test
    void librariesStayInTheirHomes() {
        assertThat(strays(MAIN)).isEmpty();
    }

    @Test
    void packagesHaveNoCycles() {
        slices().matching("dev.countersign.(*)..").should().beFreeOfCycles().check(MAIN);
    }

    @Test
    void onlyTheCommandLinePrintsAndExits() {
        assertThat(accesses("java\\.lang\\.System\\.(?:out|err|exit)|java\\.lang\\.Runtime\\.(?:exit|halt)", "cli"))
                .isEmpty();
    }

    @Test
    void onlyTheCommandLineLooksAtTheClock() {
        assertThat(accesses(CLOCK.pattern(), "cli")).isEmpty();
        assertThat(MAIN.stream()
                        .flatMap(c -> c.getDirectDependenciesFromSelf().stream())
                        .filter(d -> d.getTargetClass().getName().matches("java\\.util\\.(?:Date|Calendar)"))
                        .map(Dependency::getDescription))
                .isEmpty();
    }

    @Test
    void everyFactCanBeAskedByARule() {
        assertThat(subjects())
                .as("subjects")
                .hasSizeGreaterThan(5)
                .allSatisfy(subject -> assertThat(components(subject))
                        .as(subject.getSimpleName())
                        .noneMatch(UNASKABLE.asMatchPredicate()));
    }

    @Test
    void factsWithNamesThatRulesCannotAskAreSeen() {
        assertThat(List.of("unit", "when", "with", "modify", "record", "isolation", "getaway"))
                .allMatch(UNASKABLE.asMatchPredicate());
        assertThat(List.of("tenantIsolation", "units", "is", "get", "window")).noneMatch(UNASKABLE.asMatchPredicate());
    }

    /** The rules above can fail: each is shown classes that break it. */
    @Test
    void whatBreaksARuleIsSeen() {
        JavaClasses tests = new ClassFileImporter().importPackages("dev.countersign.rules");

        assertThat(strays(tests)).as("this package's own tests use JUnit").isNotEmpty();
        assertThat(wrongUses(new ClassFileImporter().importClasses(ArchitectureTest.class)))
                .as("the root package is not in the table")
                .isNotEmpty();
        assertThatThrownBy(() -> slices().matching("dev.countersign.(**)")
                        .should()
                        .beFreeOfCycles()
                        .check(MAIN))
                .as("read and the readers below it know each other")
                .isInstanceOf(AssertionError.class);
    }

    private static List<String> wrongUses(JavaClasses classes) {
        List<String> wrong = new ArrayList<>();
        for (JavaClass c : classes) {
            String from = packageOf(c);
            if (!MAY_USE.containsKey(from)) {
                wrong.add(c.getName() + ": package " + from + " is not in the table");
                continue;
            }
            for (Dependency d : c.getDirectDependenciesFromSelf()) {
                String to = packageOf(d.getTargetClass());
                if (d.getTargetClass().getName().startsWith(ROOT)
                        && !to.equals(from)
                        && !MAY_USE.get(from).contains(to)) {
                    wrong.add(from + " may not use " + to + ": " + d.getDescription());
                }
            }
        }
        return wrong;
    }

    private static List<String> strays(JavaClasses classes) {
        List<String> strays = new ArrayList<>();
        for (JavaClass c : classes) {
            for (Dependency d : c.getDirectDependenciesFromSelf()) {
                String target = d.getTargetClass().getBaseComponentType().getName();
                if (!target.contains(".") || target.startsWith("java.") || target.startsWith(ROOT)) {
                    continue;
                }
                Set<String> homes = HOME_OF.entrySet().stream()
                        .filter(e -> target.startsWith(e.getKey() + "."))
                        .map(Map.Entry::getValue)
                        .findFirst()
                        .orElse(Set.of());
                if (!homes.contains(packageOf(c))) {
                    strays.add(target + " lives in " + new TreeSet<>(homes) + " only: " + d.getDescription());
                }
            }
        }
        return strays;
    }

    /** Fields read and methods called, outside one package. */
    private static List<String> accesses(String what, String home) {
        Pattern pattern = Pattern.compile(what);
        return MAIN.stream()
                .filter(c -> !packageOf(c).equals(home))
                .flatMap(c -> c.getAccessesFromSelf().stream())
                .filter(a -> pattern.matcher(a.getTargetOwner().getName() + "." + a.getName())
                        .matches())
                .map(JavaAccess::getDescription)
                .collect(Collectors.toList());
    }

    private static List<Class<?>> subjects() {
        return MAIN.stream()
                .filter(c -> c.isAssignableTo(Subject.class) && !c.isInterface())
                .<Class<?>>map(JavaClass::reflect)
                .toList();
    }

    private static List<String> components(Class<?> subject) {
        return Arrays.stream(subject.getRecordComponents())
                .map(RecordComponent::getName)
                .toList();
    }

    private static String packageOf(JavaClass c) {
        String name = c.getBaseComponentType().getPackageName() + ".";
        return name.startsWith(ROOT) && name.length() > ROOT.length()
                ? name.substring(ROOT.length(), name.length() - 1)
                : name;
    }
}
