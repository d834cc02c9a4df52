package dev.countersign.intake;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.countersign.model.Brief;
import dev.countersign.model.CountersignException;
import dev.countersign.model.Document;
import dev.countersign.model.ExchangeRate;
import dev.countersign.model.FileKind;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Role;
import dev.countersign.model.Stage;
import dev.countersign.model.Unread;
import dev.countersign.read.Readers;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.Currency;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every file of a deal folder is accounted for, and what is wrong with the folder is said in one line. */
class IntakeTest {
    @TempDir
    private Path deal;

    @Test
    void aFolderThatIsNotThereIsRefused() {
        assertThatThrownBy(() -> new Intake().open(deal.resolve("nowhere")))
                .isInstanceOf(CountersignException.class)
                .hasMessageEndingWith("nowhere: no such folder");
    }

    @Test
    void aFileIsNoFolder() throws IOException {
        write("quote.yaml", "supplier: x");

        assertThatThrownBy(() -> new Intake().open(deal.resolve("quote.yaml")))
                .isInstanceOf(CountersignException.class)
                .hasMessageEndingWith("quote.yaml: not a folder");
    }

    @Test
    void aFolderWithoutADocumentIsRefused() throws IOException {
        assertThatThrownBy(() -> new Intake().open(deal)).hasMessageEndingWith("holds no document to audit");

        write("deal.yaml", "name: x");
        write("brief.yaml", "gpus: 8");
        write(".hidden.md", "words");
        assertThatThrownBy(() -> new Intake().open(deal)).hasMessageEndingWith("holds no document to audit");
    }

    @Test
    void documentsAreSortedByPathWithKindAndHash() throws IOException {
        write("b.md", "abc");
        write("a/z.TXT", "abc");
        write("a/quote.yml", "a: 1");
        write("c.json", "{}");
        write("d.pdf", "%PDF-1.7");
        write("contract-without-an-ending", "words");
        write("really-a-pdf.txt", "%PDF-1.4 ...");

        assertThat(new Intake().open(deal).documents())
                .extracting(d -> d.id() + " " + d.kind())
                .containsExactly(
                        "a/quote.yml YAML",
                        "a/z.TXT TEXT",
                        "b.md MARKDOWN",
                        "c.json JSON",
                        "contract-without-an-ending TEXT",
                        "d.pdf PDF",
                        "really-a-pdf.txt PDF");
        assertThat(document("b.md").sha256())
                .isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }

    @Test
    void whatNoReaderTakesIsStillADocument() throws IOException {
        Files.write(deal.resolve("picture.txt"), new byte[] {'a', 0, 'b'});
        write("page.html", "<p>words</p>");
        write("quote.md", "words");

        DealFolder folder = new Intake().open(deal);

        assertThat(folder.documents()).hasSize(3);
        assertThat(document("picture.txt").kind()).isEqualTo(FileKind.UNSUPPORTED);
    }

    @Test
    void utf16IsText() throws IOException {
        Files.write(deal.resolve("contract.txt"), "\ufeffwords".getBytes(StandardCharsets.UTF_16LE));

        assertThat(document("contract.txt").kind()).isEqualTo(FileKind.TEXT);
    }

    @Test
    void anEmptyFileIsADocumentThatCannotBeRead() throws IOException {
        write("empty.txt", "");
        write("empty.pdf", "");
        write("empty.yaml", "");
        DealFolder folder = new Intake().open(deal);

        assertThat(folder.documents()).hasSize(3).allSatisfy(d -> {
            ReadDocument read = read(folder, d);
            assertThat(read.isRead()).isFalse();
            assertThat(read.unread())
                    .singleElement()
                    .extracting(Unread::what)
                    .asString()
                    .contains("empty");
        });
    }

    @Test
    void hiddenFilesAreNamedAndNotRead() throws IOException {
        write("quote.md", "words");
        write(".DS_Store", "x");
        write("contract/.draft.md", "words");
        write(".git/objects/a", "x");
        write(".git/objects/b", "x");

        DealFolder folder = new Intake().open(deal);

        assertThat(folder.documents()).extracting(d -> d.id().path()).containsExactly("quote.md");
        assertThat(folder.ignored())
                .extracting(Unread::toString)
                .containsExactly(".DS_Store: hidden", ".git: hidden", "contract/.draft.md: hidden");
    }

    @Test
    void aDealFolderMayBeHiddenItself() throws IOException {
        Files.createDirectories(deal.resolve(".deal"));
        write(".deal/quote.md", "words");

        assertThat(new Intake().open(deal.resolve(".deal")).documents()).hasSize(1);
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aLinkOutOfTheFolderIsNamedAndNotFollowed(@TempDir Path elsewhere) throws IOException {
        write("quote.md", "words");
        Files.writeString(elsewhere.resolve("secret.md"), "a secret");
        Files.createSymbolicLink(deal.resolve("contract.md"), elsewhere.resolve("secret.md"));
        Files.createSymbolicLink(deal.resolve("folder"), elsewhere);
        Files.createSymbolicLink(deal.resolve("dangling.md"), elsewhere.resolve("gone.md"));

        DealFolder folder = new Intake().open(deal);

        assertThat(folder.documents()).extracting(d -> d.id().path()).containsExactly("quote.md");
        assertThat(folder.unopened())
                .flatExtracting(ReadDocument::unread)
                .extracting(u -> u.toString())
                .containsExactly(
                        "contract.md: a link out of the deal folder is not followed",
                        "dangling.md: a link out of the deal folder is not followed",
                        "folder: a link out of the deal folder is not followed");
        assertThat(folder.unopened()).noneMatch(ReadDocument::isRead);
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aDealFileThatLeadsOutIsRefusedAndNotQuoted(@TempDir Path elsewhere) throws IOException {
        write("quote.md", "words");
        Files.writeString(elsewhere.resolve("secret"), "secret: words");
        Files.createSymbolicLink(deal.resolve("deal.yaml"), elsewhere.resolve("secret"));

        assertThatThrownBy(() -> new Intake().open(deal))
                .hasMessageEndingWith("deal.yaml: a link out of the deal folder is not followed")
                .message()
                .doesNotContain("secret");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aLinkWithinTheFolderIsADocument() throws IOException {
        write("contract/msa.md", "words");
        Files.createSymbolicLink(deal.resolve("latest.md"), deal.resolve("contract/msa.md"));

        assertThat(new Intake().open(deal).documents())
                .extracting(d -> d.id().path())
                .containsExactly("contract/msa.md", "latest.md");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aPipeIsNotOpened() throws IOException, InterruptedException {
        write("quote.md", "words");
        int made = new ProcessBuilder("mkfifo", deal.resolve("pipe").toString())
                .start()
                .waitFor();
        assertThat(made).isZero();

        assertTimeoutPreemptively(
                Duration.ofSeconds(20),
                () -> assertThat(document("pipe").kind()).isEqualTo(FileKind.UNSUPPORTED));
    }

    @Test
    void aFolderOfThousandsIsNoDeal() throws IOException {
        for (int i = 0; i < 2_001; i++) {
            Files.createFile(deal.resolve("f" + i));
        }

        assertThatThrownBy(() -> new Intake().open(deal)).hasMessageContaining("holds more than 2000 files");
    }

    @Test
    void aSuppliersFolderBelowOffersIsAnOffer() throws IOException {
        write("brief.md", "words");
        write("offers/alpha/quote.md", "words");
        write("offers/alpha/contract/msa.md", "words");
        write("offers/beta/quote.md", "words");
        write("offers/notes.md", "words");
        write("elsewhere/offers/gamma/quote.md", "words");

        assertThat(new Intake().open(deal).documents())
                .extracting(d -> d.id() + " " + d.offer())
                .containsExactly(
                        "brief.md ",
                        "elsewhere/offers/gamma/quote.md ",
                        "offers/alpha/contract/msa.md alpha",
                        "offers/alpha/quote.md alpha",
                        "offers/beta/quote.md beta",
                        "offers/notes.md ");
    }

    @Test
    void dealYamlIsRead() throws IOException {
        write("quote.md", "words");
        write("drafts/old.md", "words");
        write("deal.yaml", """
                name: A deal
                asOf: 2026-12-01
                stage: Signing
                currency: INR
                buyer: {name: B, country: IN, sector: none}
                documents: [{path: quote.md, role: order_form}]
                ignore: [drafts/]
                """);

        DealFolder folder = new Intake().open(deal);

        assertThat(folder.file().asOf()).contains(LocalDate.of(2026, 12, 1));
        assertThat(folder.file().stage()).contains(Stage.SIGNING);
        assertThat(folder.ignored())
                .extracting(Unread::toString)
                .containsExactly("drafts/old.md: named under ignore in deal.yaml");
        Document quote = folder.documents().get(0);
        assertThat(folder.classified(read(folder, quote)).document().role()).isEqualTo(Role.ORDER_FORM);
    }

    @Test
    void ignoreNamesAFileOrAFolderAndNoBeginningOfAName() throws IOException {
        write("a.md", "words");
        write("a.md.txt", "words");
        write("drafts2/b.md", "words");
        write("deal.yaml", "ignore: [a.md, drafts/, drafts2]");

        assertThat(new Intake().open(deal).documents())
                .extracting(d -> d.id().path())
                .containsExactly("a.md.txt", "drafts2/b.md");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'name: x\nstge: quote'              | deal.yaml: line 2: unknown key \"stge\"; did you mean \"stage\"?",
                "'buyer:\n  contry: IN'              | deal.yaml: line 2: unknown key \"contry\"; did you mean \"country\"?",
                "'name: x\n\nstage: soon'            | deal.yaml: line 3: /stage: \"soon\" is not one of quote, test, contract",
                "'asOf: 1 December'                  | deal.yaml: line 1: /asOf: \"1 December\" is not a date like 2026-12-01",
                "'documents: [{path: gone.md, role: quote}]' | deal.yaml: documents: no file gone.md in the folder",
                "'documents: [{path: quote.md, role: novel}]' | deal.yaml: line 1: /documents/0/role: \"novel\" is not one of",
                "'documents: [{path: quote.md}]'     | deal.yaml: line 1: /documents/0: a document has a path, and a role or a password",
                "'documents: [{path: quote.md, rle: quote}]' | unknown key \"rle\"; did you mean \"role\"?",
                "'ignore: drafts/'                   | deal.yaml: line 1: /ignore: is not a list",
                "'name: [x'                          | deal.yaml: line ",
                "'name: x\nname: y'                  | deal.yaml: line 2: stated twice: \"name\"",
                "'- name'                            | deal.yaml: line 1: is not a group of keys",
            })
    void aWrongDealYamlIsRefusedWithItsLine(String yaml, String what) throws IOException {
        write("quote.md", "words");
        write("deal.yaml", yaml);

        assertThatThrownBy(() -> new Intake().open(deal))
                .isInstanceOf(CountersignException.class)
                .hasMessageContaining(what);
    }

    @Test
    void anOverrideThatNamesAnIgnoredFileIsRefused() throws IOException {
        write("quote.md", "words");
        write("old.md", "words");
        write("deal.yaml", "ignore: [old.md]\ndocuments: [{path: old.md, role: quote}]");

        assertThatThrownBy(() -> new Intake().open(deal)).hasMessageContaining("documents: no file old.md");
    }

    @Test
    void filesOfNothingButRemarksSayNothing() throws IOException {
        write("quote.md", "words");
        write("deal.yaml", "# nothing yet\n");
        write("brief.yaml", "# nothing yet\n");

        DealFolder folder = new Intake().open(deal);

        assertThat(folder.file()).isEqualTo(DealFile.EMPTY);
        assertThat(folder.brief()).isEqualTo(Brief.EMPTY);
    }

    @Test
    void theBriefsTrainingWindowIsReadWithItsPlace() throws IOException {
        write("quote.md", "words");
        write(
                "brief.yaml",
                "gpus: 8\ntrainingWindow: {days: Mon-Sun, hours: \"20:00-08:00\", timezone: Asia/Kolkata, holidays: true}\n");

        Optional<Brief.TrainingWindow> window = new Intake().open(deal).brief().trainingWindow();

        assertThat(window).hasValueSatisfying(w -> {
            assertThat(w.hours()).hasToString("Mon-Sun 20:00-08:00");
            assertThat(w.timezone()).isEqualTo("Asia/Kolkata");
            assertThat(w.holidays()).isTrue();
            assertThat(w.evidence().place().toString()).contains("/trainingWindow", "2");
        });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "days: Mon-Sun, hours: all night, timezone: UTC, holidays: true | /trainingWindow: hours are written 24x7 or",
                "days: Mon-Sun, hours: \"20:00-08:00\", timezone: Mars, holidays: true | /trainingWindow: ",
                "days: Mon-Sun, hours: \"20:00-08:00\", holidays: true | a training window has days, hours and timezone",
                "days: Mon-Sun, hour: \"20:00-08:00\", holidays: true | unknown key \"hour\"; did you mean \"hours\"?",
                "days: Mon-Sun, hours: \"20:00-08:00\", timezone: UTC | /trainingWindow/holidays: is missing",
                "days: Mon-Sun, hours: \"20:00-08:00\", timezone: UTC, holidays: maybe | /trainingWindow/holidays: \"maybe\" is not true or false",
            })
    void aWrongTrainingWindowIsRefused(String window, String what) throws IOException {
        write("quote.md", "words");
        write("brief.yaml", "trainingWindow: {" + window + "}\n");

        assertThatThrownBy(() -> new Intake().open(deal))
                .isInstanceOf(CountersignException.class)
                .hasMessageContaining("brief.yaml")
                .hasMessageContaining(what);
    }

    private static ReadDocument read(DealFolder folder, Document document) {
        return new Readers().read(document, folder.pathOf(document)).get(0);
    }

    private Document document(String path) {
        return new Intake()
                .open(deal).documents().stream()
                        .filter(d -> d.id().path().equals(path))
                        .findFirst()
                        .orElseThrow();
    }

    private void write(String path, String text) throws IOException {
        Path file = deal.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    @Test
    void theBriefSaysWhereEachThingStands() throws IOException {
        write("offer.txt", "words");
        write("brief.yaml", "gpus: 32\nutilisation: 70\nvolumes: {storageTb: 200, egressTbPerMonth: \"2.5\"}\n");

        Brief brief = new Intake().open(deal).brief();

        assertThat(brief.workload().utilisation()).contains(70);
        assertThat(brief.volumes().egressTbPerMonth()).contains(new BigDecimal("2.5"));
        assertThat(brief.place("utilisation").orElseThrow().quote()).isEqualTo("utilisation: 70");
        assertThat(brief.place("budget")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "utilisation: 0 | /utilisation: 0 is not from 1 to 100 per cent",
                "acceptedPerMonth: 0 | /acceptedPerMonth: 0 is not above 0",
                "acceptedPerMonth: 1e999999999 | /acceptedPerMonth: is not a number from 0 with at most 18 digits",
                "volumes: {egressTbPerMonth: -1} | /volumes: is not a number from 0 with at most 18 digits",
                "restartMinutes: -5 | /restartMinutes: is not a number from 0 with at most 18 digits",
                "'budget: {amount: \"1\", currency: RS}' | /budget: \"RS\" is not a currency code of ISO 4217",
                "'budget: {amount: \"-1\", currency: INR}' | /budget: needs an amount, not below 0, and a currency",
                "'model: {parametersBillions: 7, precision: bf17, method: full}' | /model/precision: is not one of",
                "'api: {pricePerUnit: \"1\"}' | /api: needs an amount, not below 0, and a currency",
            })
    void aBriefThatCannotBeIsRefused(String line, String message) throws IOException {
        write("offer.txt", "words");
        write("brief.yaml", line + "\n");

        assertThatThrownBy(() -> new Intake().open(deal))
                .isInstanceOf(CountersignException.class)
                .hasMessageContaining("brief.yaml")
                .hasMessageContaining(message);
    }

    @Test
    void amountsAreConvertedByTheDatedRatesOfTheDealOnly() throws IOException {
        write("offer.txt", "words");
        write("deal.yaml", "exchangeRates:\n  - {from: USD, to: INR, rate: \"84.10\", date: 2026-11-28}\n");

        assertThat(new Intake().open(deal).buyer().rates())
                .containsExactly(new ExchangeRate(
                        Currency.getInstance("USD"),
                        Currency.getInstance("INR"),
                        new BigDecimal("84.10"),
                        LocalDate.of(2026, 11, 28)));
    }

    @Test
    void aRateBetweenNoCurrenciesIsRefused() throws IOException {
        write("offer.txt", "words");
        write("deal.yaml", "exchangeRates:\n  - {from: DOLLAR, to: INR, rate: \"84.10\", date: 2026-11-28}\n");

        assertThatThrownBy(() -> new Intake().open(deal)).hasMessageContaining("\"DOLLAR\" is not a currency code");
    }
}
