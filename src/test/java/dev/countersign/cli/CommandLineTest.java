package dev.countersign.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.intake.Intake;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The commands as a person or a pipeline calls them: what is printed where, and the exit code. */
class CommandLineTest {
    private static final Path SAMPLES = Path.of("contracts-samples");
    private static final String CLEAN = SAMPLES.resolve("01-clean-h100-mumbai").toString();
    private static final JsonMapper JSON = JsonMapper.shared();

    /** What one call printed, and how it ended. */
    private record Ran(int exit, String out, String err) {
        JsonNode json() {
            return JSON.readTree(out);
        }
    }

    private static Ran run(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exit = Main.run(new PrintWriter(out, true), new PrintWriter(err, true), args);
        return new Ran(exit, out.toString(), err.toString());
    }

    @ParameterizedTest
    @CsvSource({
        "01-clean-h100-mumbai, 0, PROCEED",
        "02-red-flags-h100, 30, PAUSE",
        "03-documents-disagree, 30, PAUSE",
        "04-almost-nothing, 30, PAUSE",
    })
    void gateAnswersWithTheVerdictsExitCode(String sample, int exit, String verdict) {
        Ran gate = run("gate", SAMPLES.resolve(sample).toString());

        assertThat(gate.err()).isEmpty();
        assertThat(gate.out()).startsWith(verdict + " \u00b7 evidence ").hasLineCount(1);
        assertThat(gate.exit()).isEqualTo(exit);
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "json", "html"})
    void auditExitsWithZeroWhateverTheVerdict(String format) {
        Ran audit = run("audit", SAMPLES.resolve("02-red-flags-h100").toString(), "--format", format);

        assertThat(audit.exit()).isZero();
        assertThat(audit.err()).isEmpty();
        assertThat(audit.out()).contains("PAUSE");
    }

    @Test
    void theSameRunTwiceGivesTheSameBytes() {
        for (String format : List.of("json", "html", "text")) {
            String first = run("audit", CLEAN, "--format", format).out();

            assertThat(run("audit", CLEAN, "--format", format).out()).as(format).isEqualTo(first);
        }
    }

    @Test
    void anAuditNamesNoPathOfThisMachine(@TempDir Path elsewhere) throws IOException {
        copy(Path.of(CLEAN), elsewhere.resolve("deal"));

        Ran there = run("audit", elsewhere.resolve("deal").toString(), "--format", "json");

        assertThat(there.out()).doesNotContain(elsewhere.toString());
        assertThat(there.out())
                .isEqualTo(run("audit", CLEAN, "--format", "json").out());
    }

    @Test
    void anAuditAsOfAnotherDaySaysSo() {
        JsonNode audit =
                run("audit", CLEAN, "--format", "json", "--as-of", "2026-01-01").json();

        assertThat(audit.get("asOf").asString()).isEqualTo("2026-01-01");
        assertThat(audit.get("findings"))
                .as("no check was in force yet")
                .allMatch(f -> f.get("outcome").asString().equalsIgnoreCase("not_applicable"));
        assertThat(audit.get("verdict").asString()).isNotEqualTo("PROCEED");
    }

    @Test
    void everyFormatIsWrittenIntoAFolder(@TempDir Path out) {
        Ran audit = run("audit", CLEAN, "-o", out.resolve("a/b").toString());

        assertThat(audit.exit()).isZero();
        assertThat(audit.out().lines()).hasSizeGreaterThanOrEqualTo(3).allMatch(f -> Files.exists(Path.of(f)));
        assertThat(out.resolve("a/b"))
                .isDirectoryContaining("glob:**/audit.json")
                .isDirectoryContaining("glob:**/audit.html")
                .isDirectoryContaining("glob:**/audit.txt");
    }

    @Test
    void aFolderThatCannotBeWrittenToIsSaid(@TempDir Path out) throws IOException {
        Path file = Files.createFile(out.resolve("file"));

        assertRefused(run("audit", CLEAN, "-o", file.resolve("below").toString()), "cannot be written to");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "audit                       | Missing required parameter: 'DIR'",
                "audit a b                   | Unmatched argument",
                "audit --formt json x        | Unknown option",
                "audit x --format pdf        | Invalid value for option '--format'",
                "audit x --as-of yesterday   | Invalid value for option '--as-of'",
                "audti x                     | Unmatched argument",
                "verify                      | Missing required option: '--rules=DIR'",
                "facts                       | Missing required parameter: 'PATH'",
            })
    void wrongUsageExitsWithTwoAndSaysWhat(String line, String what) {
        Ran ran = run(line.split(" +"));

        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).contains(what).doesNotContain("\tat ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"audit", "gate", "facts"})
    void aFolderThatIsNotThereIsOneClearLine(String command) {
        assertRefused(run(command, "no/such/folder"), "no/such/folder: no such f");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "verify --rules no/such/rules   | no/such/rules: no such folder of rules",
                "checks show RF-99              | RF-99: no such check",
                "checks list --lang de          | --lang: is en or zh, not de",
                "eval samples no/such/folder    | no/such/folder: no such folder of samples",
            })
    void whatIsNotThereIsOneClearLine(String line, String what) {
        assertRefused(run(line.split(" +")), what);
    }

    @Test
    void anEmptyFolderIsNotAudited(@TempDir Path empty) {
        assertRefused(run("audit", empty.toString()), "holds no document to audit");
    }

    @Test
    void aFolderInWhichNothingCanBeReadIsNotAudited(@TempDir Path deal) throws IOException {
        Files.writeString(deal.resolve("contract.pdf"), "%PDF-1.7 and nothing more");
        Files.createFile(deal.resolve("quote.yaml"));

        assertRefused(run("gate", deal.toString()), "nothing in it could be read");
    }

    @Test
    void anUnknownKeyOfDealYamlIsNamedWithLineAndNearestKey(@TempDir Path deal) throws IOException {
        copy(Path.of(CLEAN), deal);
        Files.writeString(deal.resolve("deal.yaml"), "name: x\nstge: quote\n");

        assertRefused(
                run("audit", deal.toString()), "deal.yaml: line 2: unknown key \"stge\"; did you mean \"stage\"?");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void oneBadFileNeverStopsTheOthers(@TempDir Path deal) throws IOException {
        copy(Path.of(CLEAN), deal);
        Files.createFile(deal.resolve("empty.pdf"));
        Files.createFile(deal.resolve("empty.md"));
        Files.writeString(deal.resolve("no-pdf.pdf"), "this is no PDF");
        Files.writeString(deal.resolve("cut-off.pdf"), "%PDF-1.7\n1 0 obj\n<< /Type /Catalog");
        Files.writeString(deal.resolve("broken.yaml"), "a: [1, 2\n");
        Files.writeString(
                deal.resolve("quote-2.yaml"), "format: countersign-quote/1\nsupplier: x\nlines: [{gpus: many}]\n");
        Files.write(deal.resolve("sheet.xlsx"), new byte[] {'P', 'K', 3, 4});
        Files.createSymbolicLink(deal.resolve("out.md"), Path.of("README.md").toAbsolutePath());

        Ran audit = run("audit", deal.toString(), "--format", "json");

        assertThat(audit.err()).isEmpty();
        assertThat(audit.exit()).isZero();
        JsonNode json = audit.json();
        assertThat(json.get("documents"))
                .filteredOn(d -> !d.get("unread").isEmpty())
                .extracting(d -> d.get("path").asString())
                .containsExactly(
                        "broken.yaml",
                        "cut-off.pdf",
                        "empty.md",
                        "empty.pdf",
                        "no-pdf.pdf",
                        "out.md",
                        "quote-2.yaml",
                        "sheet.xlsx");
        assertThat(json.get("documents"))
                .filteredOn(d -> d.get("path").asString().equals("contract/master-services-agreement.pdf"))
                .singleElement()
                .satisfies(d -> assertThat(d.get("read").asBoolean()).isTrue());
        assertThat(json.get("findings"))
                .filteredOn(f -> f.get("check").asString().equals("RF-07"))
                .as("what the good files state still counts")
                .allMatch(f -> f.get("outcome").asString().equalsIgnoreCase("pass"));
    }

    @Test
    void theVersionIsOneLineOfToolCatalogueAndDigest() {
        Ran version = run("--version");

        assertThat(version.exit()).isZero();
        assertThat(version.out())
                .matches(
                        "countersign \\d+\\.\\d+\\.\\d+\\S*, catalogue \\d{4}\\.\\d+\\.\\d+ \\(sha256 [0-9a-f]{64}\\)\\R");
    }

    @Test
    void checksListAsJsonHasTheKeysThatOthersRelyOn() {
        JsonNode checks = run("checks", "list", "--format", "json").json();

        assertThat(checks.isArray()).isTrue();
        assertThat(checks).hasSizeGreaterThan(10).allSatisfy(check -> {
            assertThat(check.propertyNames()).contains("id", "pack", "severity", "hardStop", "title");
            assertThat(check.get("hardStop").isBoolean()).isTrue();
        });
        assertThat(checks)
                .extracting(c -> c.get("id").asString())
                .doesNotHaveDuplicates()
                .contains("RF-01", "RF-10");
    }

    @Test
    void checksListAndShowSpeakBothLanguages() {
        assertThat(run("checks", "list").out()).contains("RF-07  No test window");
        assertThat(run("checks", "list", "--lang", "zh").out()).contains("RF-07  承诺前没有测试窗口");
        assertThat(run("checks", "show", "rf-07").out()).contains("RF-07", "No test window before commitment");
        assertThat(run("checks", "show", "RF-07", "--lang", "zh").out()).contains("承诺前没有测试窗口");
    }

    @Test
    void initWritesFilesThatIntakeReads(@TempDir Path folder) throws IOException {
        Path deal = folder.resolve("new/deal");

        Ran init = run("init", deal.toString());

        assertThat(init.exit()).isZero();
        assertThat(init.out().lines()).hasSize(2).allMatch(f -> Files.exists(Path.of(f)));
        Files.writeString(deal.resolve("quote.md"), "words");
        assertThat(new Intake().open(deal).documents()).hasSize(1);
    }

    /** The remarks of the files are examples: taken out of their remarks, all of them are read. */
    @Test
    void whatInitShowsInRemarksIsTrueOfTheFormat(@TempDir Path deal) throws IOException {
        run("init", deal.toString());
        for (String name : List.of("deal.yaml", "brief.yaml")) {
            String uncommented = Files.readString(deal.resolve(name))
                    .lines()
                    .filter(l -> l.matches("# *(?:- \\{.*|[A-Za-z]+:.*)") && !l.contains("Roles:"))
                    .map(l -> l.substring(2))
                    .reduce("", (a, b) -> a + b + "\n");
            assertThat(uncommented).hasLineCount(name.startsWith("deal") ? 15 : 22);
            Files.writeString(deal.resolve(name), uncommented);
        }
        Files.createDirectories(deal.resolve("offer"));
        Files.writeString(deal.resolve("offer/msa.pdf"), "");
        Files.writeString(deal.resolve("offer/mail.txt"), "words");

        assertThat(new Intake().open(deal).brief().trainingWindow()).isPresent();
    }

    @ParameterizedTest
    @ValueSource(strings = {"deal.yaml", "brief.yaml"})
    void initNeverOverwrites(String name, @TempDir Path deal) throws IOException {
        Files.writeString(deal.resolve(name), "mine");

        assertRefused(run("init", deal.toString()), name + ": is there already");
        assertThat(Files.readString(deal.resolve(name))).isEqualTo("mine");
        assertThat(deal).as("nothing half done").isDirectoryNotContaining(f -> !f.endsWith(name));
    }

    @Test
    void verifyOfOurRulesIsGreen() {
        Ran verify = run("verify", "--rules", "rules");

        assertThat(verify.out()).endsWith(" cases, 0 failed\n").doesNotContain("\u2717");
        assertThat(verify.exit()).isZero();
    }

    @Test
    void verifyOfARuleThatIsWrongIsRed(@TempDir Path house) throws IOException {
        copy(Path.of("rules"), house);
        Path cases = house.resolve("red-flags/RF-07-no-test-window/cases.yaml");
        Files.writeString(cases, Files.readString(cases) + "  - {name: 'seven days are none', expect: fail}\n");

        Ran verify = run("verify", "--rules", house.toString());

        assertThat(verify.out()).contains("\u2717 RF-07 seven days are none: expected FAIL, came out PASS");
        assertThat(verify.exit()).isEqualTo(1);
    }

    @Test
    void factsAreALineForEachDocumentAndTopic() {
        Ran facts = run("facts", CLEAN, "--format", "jsonl", "--root", CLEAN);

        assertThat(facts.exit()).isZero();
        List<JsonNode> lines = facts.out().lines().map(JSON::readTree).toList();
        assertThat(lines).hasSizeGreaterThan(10).allSatisfy(line -> {
            assertThat(line.propertyNames()).contains("file", "topic", "state", "value", "quotes", "page");
            assertThat(line.get("state").asString()).isIn("present", "absent", "unclear");
            assertThat(line.get("page").isInt()).isTrue();
            assertThat(line.get("quotes").isArray()).isTrue();
            assertThat(Path.of(CLEAN, line.get("file").asString())).exists();
        });
        assertThat(lines)
                .extracting(l -> l.get("file").asString() + " " + l.get("topic").asString())
                .doesNotHaveDuplicates();
    }

    @Test
    void factsOfOneFileNameItAsGiven() {
        String quote = CLEAN + "/quotes/quote.yaml";

        assertThat(run("facts", quote, "--format", "jsonl").out().lines().map(JSON::readTree))
                .isNotEmpty()
                .allMatch(line -> line.get("file").asString().equals(quote));
        assertThat(run("facts", quote).out()).startsWith(quote + ": ").contains("QuoteLine.gpu = H100");
    }

    @Test
    void helpNamesEveryCommand() {
        Ran help = run("--help");

        assertThat(help.exit()).isZero();
        assertThat(help.out())
                .contains(
                        "audit",
                        "gate",
                        "facts",
                        "checks",
                        "init",
                        "verify",
                        "eval",
                        "generate-completion",
                        "Exit codes");
        for (String command : List.of("audit", "gate", "facts", "checks", "init", "verify", "eval")) {
            Ran ofCommand = run(command, "--help");
            assertThat(ofCommand.exit()).as(command).isZero();
            assertThat(ofCommand.out()).startsWith("Usage: countersign " + command);
        }
    }

    @Test
    void noCommandIsWrongUsageAndShowsTheHelp() {
        Ran nothing = run();

        assertThat(nothing.exit()).isEqualTo(2);
        assertThat(nothing.err()).contains("Missing required subcommand", "Usage: countersign");
    }

    @Test
    void theShellCompletionKnowsTheCommands() {
        assertThat(run("generate-completion").out()).contains("audit", "gate", "--as-of");
    }

    /** One clear line, no stack trace, exit 2. */
    @ParameterizedTest
    @ValueSource(strings = {"--password=open-Sesame-7", "deal.yaml"})
    void aPasswordOpensADocumentAndIsPrintedNowhere(String given, @TempDir Path folder) throws IOException {
        Path deal = Files.createDirectory(folder.resolve("deal"));
        Path file = PaperPdf.write(deal.resolve("msa.pdf"), 1, "Either party may end it on sixty days notice.");
        PaperPdf.lock(file, "open-Sesame-7");
        Files.writeString(deal.resolve("notes.txt"), "A note.\n");
        assertThat(run("audit", deal.toString(), "--format", "json").out())
                .contains("encrypted: give its password with --password, or under documents in deal.yaml");

        String[] option = {};
        if (given.startsWith("--")) {
            option = new String[] {given};
        } else {
            Files.writeString(
                    deal.resolve(given), "documents:\n  - {path: msa.pdf, role: contract, password: open-Sesame-7}\n");
        }
        for (String format : List.of("json", "html", "text")) {
            Ran audit = run(Stream.concat(Stream.of("audit", deal.toString(), "--format", format), Stream.of(option))
                    .toArray(String[]::new));

            assertThat(audit.exit()).isZero();
            assertThat(audit.out()).contains("msa.pdf").doesNotContain("encrypted", "esame");
        }
        assertThat(run(Stream.concat(Stream.of("gate", deal.toString()), Stream.of(option))
                                .toArray(String[]::new))
                        .out())
                .doesNotContain("esame");
    }

    @Test
    void readAndFactsTakeAPasswordToo(@TempDir Path folder) throws IOException {
        Path file = PaperPdf.write(folder.resolve("msa.pdf"), 1, "Either party may end it on sixty days notice.");
        PaperPdf.lock(file, "open-Sesame-7");
        String path = file.toString();

        assertThat(run("read", path, "--password", "wrong", "--password", "open-Sesame-7")
                        .out())
                .contains("sixty days notice")
                .doesNotContain("esame");
        assertThat(run("read", path, "--password", "open-Sesame-7", "--format", "html")
                        .out())
                .contains("data:image/png;base64,")
                .doesNotContain("esame");
        assertThat(run("read", path, "--password", "wrong").out())
                .contains("encrypted: the password that was given does not open it")
                .doesNotContain("wrong");
        assertThat(run("facts", path, "--password", "open-Sesame-7").out()).doesNotContain("encrypted", "esame");
        assertThat(run("facts", path, "--password", "open-Sesame-7", "--format", "jsonl")
                        .out())
                .doesNotContain("encrypted", "esame");
    }

    private static void assertRefused(Ran ran, String what) {
        assertThat(ran.err()).hasLineCount(1).startsWith("countersign: ").contains(what);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.exit()).isEqualTo(2);
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path copied = to.resolve(from.relativize(file).toString());
                Files.createDirectories(copied.getParent());
                Files.copy(file, copied);
            }
        }
    }
}
