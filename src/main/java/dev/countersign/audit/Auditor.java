package dev.countersign.audit;

import dev.countersign.catalog.Catalog;
import dev.countersign.catalog.CatalogReader;
import dev.countersign.extract.Extractors;
import dev.countersign.extract.quote.QuoteReader;
import dev.countersign.extract.topic.TopicReader;
import dev.countersign.intake.DealFolder;
import dev.countersign.intake.Intake;
import dev.countersign.judge.Judge;
import dev.countersign.model.Audit;
import dev.countersign.model.Brief;
import dev.countersign.model.CountersignException;
import dev.countersign.model.Deal;
import dev.countersign.model.DocumentFacts;
import dev.countersign.model.DocumentTopics;
import dev.countersign.model.Finding;
import dev.countersign.model.Progress;
import dev.countersign.model.Quote;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Role;
import dev.countersign.model.SourcingInputs;
import dev.countersign.model.Stage;
import dev.countersign.model.Subject;
import dev.countersign.model.Unread;
import dev.countersign.model.Worksheet;
import dev.countersign.read.Passwords;
import dev.countersign.read.Readers;
import dev.countersign.rules.CheckEngine;
import dev.countersign.rules.RuleBase;
import dev.countersign.rules.SourcingTable;
import dev.countersign.settle.Settlement;
import dev.countersign.settle.SourcingFacts;
import dev.countersign.worksheet.Comparisons;
import dev.countersign.worksheet.Worksheets;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.stream.Stream;

/** The pipeline: open the folder, read, extract, settle, evaluate, judge. */
public final class Auditor {
    private final CompletableFuture<RuleBase> rules = CompletableFuture.supplyAsync(RuleBase::precompiled);
    private final CompletableFuture<Catalog> catalog = CompletableFuture.supplyAsync(CatalogReader::builtIn);
    private final Progress progress;

    public Auditor() {
        this(Progress.NONE);
    }

    public Auditor(Progress progress) {
        this.progress = progress;
    }

    /** The catalogue that is asked. It loads, as the rules do, while the documents are read. */
    public Catalog catalog() {
        return catalog.join();
    }

    /**
     * @param passwords tried, beside those of deal.yaml, on every document that needs one
     * @param asOf the day whose law and dates are applied; else deal.yaml's, else {@code today}
     * @throws CountersignException where there is nothing to audit
     */
    public Audit audit(Path folder, List<String> passwords, Optional<LocalDate> asOf, LocalDate today) {
        DealFolder files = new Intake().open(folder);
        CompletableFuture<SourcingTable> table = sourcing(files.brief());
        LocalDate day = asOf.or(() -> files.file().asOf()).orElse(today);
        List<ReadDocument> read = read(files, new Passwords(passwords, files.passwords()));
        List<ReadDocument> documents =
                read.stream().filter(d -> !files.ignores(d.document())).toList();
        List<DocumentFacts> facts = documents.stream().map(extraction()).toList();
        List<Subject> subjects = new ArrayList<>(new Settlement(files.brief()).settle(facts));
        List<Quote> quotes = facts.stream().flatMap(f -> f.quotes().stream()).toList();
        List<Worksheet> worksheets =
                new Worksheets(files.brief(), files.buyer(), catalog().market()).of(quotes, subjects);
        subjects.addAll(
                new SourcingFacts(files.brief(), inputs -> table.join().decide(inputs)).of(subjects, worksheets));
        Deal deal = new Deal(
                files.file()
                        .name()
                        .orElse(folder.toAbsolutePath()
                                .normalize()
                                .getFileName()
                                .toString()),
                files.file().stage().orElseGet(() -> stageOf(documents)),
                documents,
                files.ignoredOf(read),
                files.brief(),
                files.buyer(),
                quotes,
                worksheets,
                new Comparisons(files.brief(), files.buyer()).of(worksheets),
                subjects);
        List<Finding> findings = new CheckEngine(catalog(), rules.join()).evaluate(subjects, day);
        Audit.Header header =
                new Audit.Header(Version.of(), catalog().version(), catalog().digest(), day);
        return new Judge(catalog()).judge(header, deal, findings);
    }

    /** Loads while documents are read, and not at all where the brief gives none of its inputs. */
    private static CompletableFuture<SourcingTable> sourcing(Brief brief) {
        boolean asks = brief.api().isPresent()
                || !SourcingInputs.of(brief, Optional.empty()).isEmpty();
        return !asks
                ? CompletableFuture.failedFuture(new IllegalStateException("the brief asks nothing of the table"))
                : CompletableFuture.supplyAsync(SourcingTable::builtIn);
    }

    private Function<ReadDocument, DocumentFacts> extraction() {
        Extractors extractors = new Extractors(catalog().hardware());
        QuoteReader quotes = new QuoteReader(catalog().hardware());
        return document -> extractors.extract(document, quotes.quotes(document));
    }

    /** In order of their paths, each with its role. */
    private List<ReadDocument> read(DealFolder files, Passwords passwords) {
        Readers readers = new Readers(passwords, progress);
        List<ReadDocument> documents = Stream.concat(
                        files.documents().parallelStream().flatMap(d -> readers.read(d, files.pathOf(d)).stream()),
                        files.unopened().stream())
                .map(files::classified)
                .sorted(Comparator.comparing(d -> d.document().id()))
                .toList();
        if (documents.stream().noneMatch(d -> d.isRead() && !files.ignores(d.document()))) {
            String first = documents.stream()
                    .filter(d -> !files.ignores(d.document()))
                    .flatMap(d -> d.unread().stream())
                    .findFirst()
                    .map(Unread::toString)
                    .orElse("its archives are empty");
            throw new CountersignException(files.root().toString(), "nothing in it could be read (" + first + ")");
        }
        return documents;
    }

    /**
     * What files say, one by one, each taken for itself; a mail's attachments and an archive's files follow it.
     *
     * @param paths files, or folders whose files are meant
     * @param passwords tried on every file that needs one
     * @param root paths are named relative to it; as given where it is null
     */
    public List<DocumentFacts> facts(List<Path> paths, List<String> passwords, Optional<Path> root) {
        Intake intake = new Intake();
        Readers readers = new Readers(new Passwords(passwords, Map.of()), progress);
        Function<ReadDocument, DocumentFacts> extraction = extraction();
        List<Path> files =
                paths.stream().flatMap(p -> intake.filesOf(p).stream()).toList();
        return files.parallelStream()
                .flatMap(file -> readers.read(intake.single(file, nameOf(file, root)), file).stream()
                        .map(intake::classified)
                        .map(extraction))
                .toList();
    }

    /**
     * What files say about each topic that a reader of contracts looks for, one by one.
     *
     * @param paths files, or folders whose files are meant
     * @param passwords tried on every file that needs one
     * @param root paths are named relative to it; as given where it is null
     */
    public static List<DocumentTopics> topics(List<Path> paths, List<String> passwords, Optional<Path> root) {
        Intake intake = new Intake();
        Readers readers = new Readers(new Passwords(passwords, Map.of()));
        TopicReader topics = new TopicReader();
        return paths.stream().flatMap(p -> intake.filesOf(p).stream()).toList().parallelStream()
                .flatMap(file -> readers.read(intake.single(file, nameOf(file, root)), file).stream())
                .map(read -> new DocumentTopics(read.document().id(), topics.read(read)))
                .toList();
    }

    private static String nameOf(Path file, Optional<Path> root) {
        return root.map(r -> r.toAbsolutePath()
                        .normalize()
                        .relativize(file.toAbsolutePath().normalize()))
                .orElse(file)
                .toString()
                .replace('\\', '/');
    }

    /** Where deal.yaml does not say: a deal with a contract is at its contract. */
    private static Stage stageOf(List<ReadDocument> documents) {
        return documents.stream().map(d -> d.document().role()).anyMatch(Role::isContractual)
                ? Stage.CONTRACT
                : Stage.QUOTE;
    }
}
