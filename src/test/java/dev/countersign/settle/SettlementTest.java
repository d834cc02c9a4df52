package dev.countersign.settle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.model.Block;
import dev.countersign.model.Brief;
import dev.countersign.model.CapacityBrief;
import dev.countersign.model.Cause;
import dev.countersign.model.Charges;
import dev.countersign.model.Claim;
import dev.countersign.model.Commitment;
import dev.countersign.model.Construction;
import dev.countersign.model.DataHandling;
import dev.countersign.model.Document;
import dev.countersign.model.DocumentFacts;
import dev.countersign.model.DocumentId;
import dev.countersign.model.Evidence;
import dev.countersign.model.Fact;
import dev.countersign.model.FactKey;
import dev.countersign.model.FileKind;
import dev.countersign.model.Grade;
import dev.countersign.model.Incorporation;
import dev.countersign.model.Line;
import dev.countersign.model.Place;
import dev.countersign.model.Provision;
import dev.countersign.model.QuoteLine;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Reading;
import dev.countersign.model.Role;
import dev.countersign.model.Statement;
import dev.countersign.model.Subject;
import dev.countersign.model.Support;
import dev.countersign.model.TestWindow;
import dev.countersign.model.Unread;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What many documents say of one thing becomes one fact: known, absent, disputed or unclear. */
class SettlementTest {
    private static final FactKey NOTICE_DAYS = FactKey.of(Commitment.class, "noticeDays");
    private static final FactKey CANCELLATION = FactKey.of(Commitment.class, "cancellation");
    private static final FactKey TEST_DAYS = FactKey.of(TestWindow.class, "days");
    private static final FactKey DELETION_DAYS = FactKey.of(DataHandling.class, "deletionDays");
    private static final FactKey DELETION = FactKey.of(DataHandling.class, "deletion");

    @Nested
    class Stated {
        @Test
        void whatOneDocumentStatesIsKnownWithItsEvidence() {
            Fact<Integer> notice = noticeDays(
                    paper("quote.yaml", Role.QUOTE),
                    paper("msa.pdf", Role.CONTRACT).says(NOTICE_DAYS, 30));

            assertThat(notice.is(30)).isTrue();
            assertThat(notice.places()).extracting(e -> e.document().path()).containsExactly("msa.pdf");
        }

        @Test
        void whatSeveralStateAlikeIsKnownBestGradeFirst() {
            Fact<Integer> notice = noticeDays(
                    paper("a-answer.md", Role.SUPPLIER_ANSWER).says(NOTICE_DAYS, 30),
                    paper("b-quote.yaml", Role.QUOTE).says(NOTICE_DAYS, 30),
                    paper("c-msa.pdf", Role.CONTRACT).says(NOTICE_DAYS, 30));

            assertThat(notice)
                    .isInstanceOfSatisfying(
                            Fact.Known.class, k -> assertThat(k.grade()).isEqualTo(Grade.A));
            assertThat(notice.places()).extracting(Evidence::grade).containsExactly(Grade.A, Grade.B, Grade.D);
        }

        @Test
        void twoValuesAreDisputedWithEveryPlace() {
            Fact<Integer> notice = noticeDays(
                    paper("quote.yaml", Role.QUOTE).says(NOTICE_DAYS, 30),
                    paper("msa.pdf", Role.CONTRACT).says(NOTICE_DAYS, 90));

            assertThat(notice).isInstanceOf(Fact.Disputed.class);
            assertThat(notice.places()).extracting(e -> e.document().path()).containsExactly("msa.pdf", "quote.yaml");
        }

        @Test
        void oneDocumentCanDisagreeWithItself() {
            List<Subject> subjects =
                    settle(paper("msa.pdf", Role.CONTRACT).says(NOTICE_DAYS, 30).says(NOTICE_DAYS, 90));

            assertThat(only(Commitment.class, subjects).noticeDays()).isInstanceOf(Fact.Disputed.class);
            assertThat(statement("Commitment.noticeDays", subjects).agrees().is(false))
                    .isTrue();
        }

        @Test
        void wordsNeverDispute() {
            List<Subject> subjects = settle(
                    paper("quote.yaml", Role.QUOTE).says(CANCELLATION, "on 30 days' notice"),
                    paper("msa.pdf", Role.CONTRACT).says(CANCELLATION, "Customer may terminate"));

            Fact<String> cancellation = only(Commitment.class, subjects).cancellation();
            assertThat(cancellation.is("Customer may terminate"))
                    .as("the contract's words")
                    .isTrue();
            assertThat(cancellation.places()).hasSize(2);
            assertThat(statements(subjects)).isEmpty();
        }

        @Test
        void aBrochureDoesNotDisputeAContractButIsShownToDiffer() {
            List<Subject> subjects = settle(
                    paper("brochure.md", Role.BROCHURE).says(NOTICE_DAYS, 7),
                    paper("msa.pdf", Role.CONTRACT).says(NOTICE_DAYS, 30));

            assertThat(only(Commitment.class, subjects).noticeDays().is(30)).isTrue();
            Statement statement = statement("Commitment.noticeDays", subjects);
            assertThat(statement.agrees().is(false)).isTrue();
            assertThat(statement.agrees().places())
                    .extracting(e -> e.document().path())
                    .containsExactlyInAnyOrder("brochure.md", "msa.pdf");
        }

        @Test
        void twoBrochuresCanDisputeEachOther() {
            assertThat(noticeDays(
                            paper("a.md", Role.BROCHURE).says(NOTICE_DAYS, 7),
                            paper("b.md", Role.BROCHURE).says(NOTICE_DAYS, 30)))
                    .isInstanceOf(Fact.Disputed.class);
        }

        @Test
        void placesThatAgreeAreAStatementThatAgrees() {
            List<Subject> subjects = settle(
                    paper("quote.yaml", Role.QUOTE).says(NOTICE_DAYS, 30),
                    paper("msa.pdf", Role.CONTRACT).says(NOTICE_DAYS, 30));

            assertThat(statement("Commitment.noticeDays", subjects).agrees().is(true))
                    .isTrue();
        }

        @Test
        void oneDocumentThatRepeatsItselfIsNoStatement() {
            assertThat(statements(settle(paper("msa.pdf", Role.CONTRACT)
                            .says(NOTICE_DAYS, 30)
                            .says(NOTICE_DAYS, 30))))
                    .isEmpty();
        }

        @Test
        void whatBindsIsOnlyWhatAContractSays() {
            List<Subject> subjects = settle(
                    paper("quote.yaml", Role.QUOTE).says(DELETION_DAYS, 30),
                    paper("brochure.md", Role.BROCHURE).says(DELETION, "we delete everything"),
                    paper("dpa.pdf", Role.DATA_PROCESSING));

            DataHandling data = only(DataHandling.class, subjects);
            assertThat(data.deletionDays().isAbsent()).isTrue();
            assertThat(data.deletion().isAbsent()).isTrue();
            assertThat(statements(subjects)).isEmpty();
        }

        @Test
        void everyContractualPaperBinds() {
            for (Role role : List.of(Role.CONTRACT, Role.ORDER_FORM, Role.SERVICE_LEVELS, Role.DATA_PROCESSING)) {
                assertThat(only(
                                        DataHandling.class,
                                        settle(paper("paper.pdf", role).says(DELETION_DAYS, 30)))
                                .deletionDays()
                                .is(30))
                        .as(role.name())
                        .isTrue();
            }
        }
    }

    @Nested
    class Unsure {
        @Test
        void aReadingBelowTheLeastConfidenceIsUnclear() {
            assertThat(noticeDays(
                            paper("quote.yaml", Role.QUOTE),
                            paper("msa.pdf", Role.CONTRACT).guesses(NOTICE_DAYS, 30, 0.59)))
                    .satisfies(doubtful -> {
                        assertUnclear(doubtful, Cause.AMBIGUOUS, "the wording leaves it open");
                        assertThat(doubtful.places()).hasSize(1);
                    });
            assertThat(noticeDays(
                                    paper("quote.yaml", Role.QUOTE),
                                    paper("msa.pdf", Role.CONTRACT).guesses(NOTICE_DAYS, 30, 0.6))
                            .is(30))
                    .isTrue();
        }

        @Test
        void aGuessDoesNotDisputeWhatIsSure() {
            assertThat(noticeDays(
                                    paper("quote.yaml", Role.QUOTE).guesses(NOTICE_DAYS, 7, 0.3),
                                    paper("msa.pdf", Role.CONTRACT).says(NOTICE_DAYS, 30))
                            .is(30))
                    .isTrue();
        }

        @Test
        void aPlaceholderIsUnclearForItsOwnReason() {
            assertThat(noticeDays(
                            paper("quote.yaml", Role.QUOTE),
                            paper("msa.pdf", Role.CONTRACT).leavesOpen(NOTICE_DAYS, "a placeholder: [●] days")))
                    .isInstanceOfSatisfying(
                            Fact.Unclear.class, u -> assertThat(u.why()).isEqualTo("a placeholder: [●] days"));
        }

        @Test
        void aValueElsewhereFillsAPlaceholder() {
            assertThat(noticeDays(
                                    paper("order.pdf", Role.ORDER_FORM).says(NOTICE_DAYS, 30),
                                    paper("msa.pdf", Role.CONTRACT).leavesOpen(NOTICE_DAYS, "as the Order Form says"))
                            .is(30))
                    .isTrue();
        }
    }

    @Nested
    class Silent {
        @Test
        void silenceIsAbsentWhereAllThatCouldSpeakWasRead() {
            Fact<Integer> notice = noticeDays(
                    paper("quote.yaml", Role.QUOTE),
                    paper("msa.pdf", Role.CONTRACT),
                    paper("sla.pdf", Role.SERVICE_LEVELS),
                    paper("brochure.md", Role.BROCHURE));

            assertThat(notice)
                    .isEqualTo(new Fact.Absent<Integer>(
                            "Commitment.noticeDays",
                            List.of(
                                    new DocumentId("msa.pdf"),
                                    new DocumentId("quote.yaml"),
                                    new DocumentId("sla.pdf"))));
        }

        @Test
        void withoutAContractSilenceProvesNothing() {
            assertUnclear(noticeDays(paper("quote.yaml", Role.QUOTE)), Cause.NOT_SUPPLIED, "no contract was supplied");
        }

        @Test
        void withoutAQuoteSilenceProvesNothing() {
            assertUnclear(noticeDays(paper("msa.pdf", Role.CONTRACT)), Cause.NOT_SUPPLIED, "no quote was supplied");
        }

        @Test
        void anOrderFormIsQuoteAndContractInOne() {
            assertThat(noticeDays(paper("order.pdf", Role.ORDER_FORM)).isAbsent())
                    .isTrue();
        }

        @Test
        void aBrochureIsNoQuote() {
            assertUnclear(
                    noticeDays(paper("brochure.md", Role.BROCHURE), paper("msa.pdf", Role.CONTRACT)),
                    Cause.NOT_SUPPLIED,
                    "no quote was supplied");
        }

        @Test
        void aFactOfTheQuoteNeedsNoContract() {
            assertThat(only(Charges.class, settle(paper("quote.yaml", Role.QUOTE)))
                            .egress()
                            .isAbsent())
                    .isTrue();
        }

        @Test
        void aPageThatWasNotReadMayHoldIt() {
            assertUnclear(
                    noticeDays(
                            paper("quote.yaml", Role.QUOTE),
                            paper("msa.pdf", Role.CONTRACT).lacksPage(7, "a scan")),
                    Cause.UNREADABLE,
                    "could not be read: msa.pdf: page 7: a scan");
        }

        @Test
        void aPageThatWasNotReadOfAPaperThatCouldNotSayItDoesNotMatter() {
            assertThat(only(
                                    Charges.class,
                                    settle(
                                            paper("quote.yaml", Role.QUOTE),
                                            paper("msa.pdf", Role.CONTRACT).lacksPage(7, "a scan")))
                            .egress()
                            .isAbsent())
                    .isTrue();
        }

        @Test
        void aFileThatCouldNotBeReadAtAllMayHoldAnything() {
            assertUnclear(
                    only(
                                    Charges.class,
                                    settle(
                                            paper("quote.yaml", Role.QUOTE),
                                            paper("locked.pdf", Role.OTHER).isNotReadAtAll("encrypted")))
                            .egress(),
                    Cause.UNREADABLE,
                    "could not be read: locked.pdf: encrypted");
        }

        @Test
        void whatIsStatedIsKnownWhateverElseCouldNotBeRead() {
            assertThat(noticeDays(
                                    paper("quote.yaml", Role.QUOTE).says(NOTICE_DAYS, 30),
                                    paper("msa.pdf", Role.CONTRACT).lacksPage(7, "a scan"))
                            .is(30))
                    .isTrue();
        }

        @Test
        void aTextThatIsReferredToAndNotSuppliedMayHoldIt() {
            Paper msa = paper("msa.pdf", Role.CONTRACT).refersTo(Role.SERVICE_LEVELS, Support.class);

            List<Subject> without = settle(paper("quote.yaml", Role.QUOTE), msa);
            List<Subject> with = settle(paper("quote.yaml", Role.QUOTE), msa, paper("sla.pdf", Role.SERVICE_LEVELS));

            assertUnclear(
                    only(Support.class, without).hours(), Cause.NOT_SUPPLIED, "refers to a text that was not supplied");
            assertThat(only(Commitment.class, without).noticeDays().isAbsent())
                    .as("the text is not about that")
                    .isTrue();
            assertThat(only(Support.class, with).hours().isAbsent()).isTrue();
        }
    }

    @Nested
    class Offers {
        @Test
        void eachSuppliersFolderIsAnOfferOfItsOwn() {
            List<Subject> subjects = settle(
                    paper("offers/alpha/quote.yaml", Role.QUOTE).says(NOTICE_DAYS, 30),
                    paper("offers/beta/quote.yaml", Role.QUOTE).says(NOTICE_DAYS, 90));

            assertThat(subjects)
                    .filteredOn(Commitment.class::isInstance)
                    .extracting(Subject::offer)
                    .containsExactly("alpha", "beta");
            assertThat(subjects)
                    .filteredOn(Commitment.class::isInstance)
                    .extracting(s -> ((Commitment) s).noticeDays().isKnown())
                    .containsExactly(true, true);
            assertThat(statements(subjects))
                    .as("two suppliers do not contradict each other")
                    .isEmpty();
        }

        @Test
        void aPaperBesideTheOffersIsForAllOfThem() {
            List<Subject> subjects = settle(
                    paper("master.pdf", Role.CONTRACT).says(NOTICE_DAYS, 60),
                    paper("offers/alpha/quote.yaml", Role.QUOTE).says(NOTICE_DAYS, 30),
                    paper("offers/beta/quote.yaml", Role.QUOTE).says(NOTICE_DAYS, 60));

            assertThat(subjects)
                    .filteredOn(Commitment.class::isInstance)
                    .extracting(
                            s -> s.offer() + " " + ((Commitment) s).noticeDays().is(60))
                    .containsExactly("alpha false", "beta true");
        }

        @Test
        void oneOffersFolderBesideCommonPapersIsOneOffer() {
            List<Subject> subjects =
                    settle(paper("master.pdf", Role.CONTRACT), paper("offers/alpha/quote.yaml", Role.QUOTE));

            assertThat(subjects)
                    .filteredOn(s -> !(s instanceof CapacityBrief)) // the brief is the deal's
                    .extracting(Subject::offer)
                    .containsOnly("alpha");
            assertThat(only(Commitment.class, subjects).noticeDays().isAbsent()).isTrue();
        }

        @Test
        void idsAreUniqueAmongSubjectsOfAType() {
            List<Subject> subjects = settle(
                    paper("offers/alpha/quote.yaml", Role.QUOTE)
                            .offers(0, "nodes", 4)
                            .offers(1, "nodes", 2),
                    paper("offers/beta/quote.yaml", Role.QUOTE).offers(0, "nodes", 8));

            assertThat(subjects)
                    .extracting(s -> s.getClass().getSimpleName() + " " + s.id())
                    .doesNotHaveDuplicates()
                    .contains("QuoteLine alpha/1", "QuoteLine alpha/2", "QuoteLine beta/1", "Support alpha");
        }
    }

    @Nested
    class Lines {
        @Test
        void eachLineOfAQuoteHasFactsOfItsOwn() {
            List<Subject> subjects = settle(paper("quote.yaml", Role.QUOTE)
                    .offers(0, "nodes", 4)
                    .offers(1, "nodes", 2)
                    .offers(1, "memoryGb", 80));

            assertThat(subjects)
                    .filteredOn(QuoteLine.class::isInstance)
                    .extracting(s -> ((QuoteLine) s).nodes().is(4) + " "
                            + ((QuoteLine) s).memoryGb().isAbsent())
                    .containsExactly("true true", "false false");
        }

        @Test
        void aScheduleThatNamesNoLineSpeaksOfTheOnlyOne() {
            List<Subject> subjects = settle(
                    paper("quote.yaml", Role.QUOTE).offers(0, "nodes", 4),
                    paper("msa.pdf", Role.CONTRACT).offers(-1, "nodes", 2));

            assertThat(only(QuoteLine.class, subjects).nodes()).isInstanceOf(Fact.Disputed.class);
        }

        @Test
        void aScheduleThatNamesNoLineSpeaksOfNoneOfSeveral() {
            List<Subject> subjects = settle(
                    paper("quote.yaml", Role.QUOTE).offers(0, "nodes", 4).offers(1, "nodes", 2),
                    paper("msa.pdf", Role.CONTRACT).offers(-1, "nodes", 6));

            assertThat(subjects)
                    .filteredOn(QuoteLine.class::isInstance)
                    .allMatch(s -> ((QuoteLine) s).nodes().isKnown());
        }

        @Test
        void aDealWithoutALineStillHasOneToAsk() {
            assertThat(only(QuoteLine.class, settle(paper("quote.md", Role.QUOTE)))
                            .gpu()
                            .isAbsent())
                    .isTrue();
        }
    }

    @Property(tries = 100)
    void theOrderOfDocumentsAndClaimsChangesNothing(@ForAll long seed) {
        List<Paper> papers = new ArrayList<>(List.of(
                paper("a.yaml", Role.QUOTE)
                        .says(NOTICE_DAYS, 30)
                        .says(TEST_DAYS, 7)
                        .offers(0, "nodes", 4),
                paper("b.pdf", Role.CONTRACT)
                        .says(NOTICE_DAYS, 90)
                        .says(CANCELLATION, "none")
                        .says(TEST_DAYS, 7),
                paper("c.pdf", Role.SERVICE_LEVELS)
                        .says(CANCELLATION, "at will")
                        .guesses(TEST_DAYS, 3, 0.4),
                paper("d.md", Role.BROCHURE).says(NOTICE_DAYS, 7).says(DELETION, "at once"),
                paper("e.pdf", Role.DATA_PROCESSING).says(DELETION_DAYS, 30).lacksPage(3, "a scan"),
                paper("f.pdf", Role.OTHER).isNotReadAtAll("encrypted")));
        List<Subject> sorted = settle(papers.toArray(Paper[]::new));
        Random random = new Random(seed);

        Collections.shuffle(papers, random);
        papers.forEach(p -> Collections.shuffle(p.claims, random));

        assertThat(settle(papers.toArray(Paper[]::new))).isEqualTo(sorted);
    }

    @Test
    void subjectsAreSortedByTypeAndId() {
        List<Subject> subjects =
                settle(paper("offers/beta/quote.yaml", Role.QUOTE), paper("offers/alpha/quote.yaml", Role.QUOTE));

        assertThat(subjects)
                .extracting(s -> s.getClass().getSimpleName() + " " + s.id())
                .isSorted();
    }

    private static Fact<Integer> noticeDays(Paper... papers) {
        return only(Commitment.class, settle(papers)).noticeDays();
    }

    private static List<Subject> settle(Paper... papers) {
        List<DocumentFacts> facts = new ArrayList<>();
        for (Paper paper : papers) {
            facts.add(paper.facts());
        }
        return new Settlement(Brief.EMPTY).settle(facts);
    }

    private static <S extends Subject> S only(Class<S> type, List<Subject> subjects) {
        List<S> found =
                subjects.stream().filter(type::isInstance).map(type::cast).toList();
        assertThat(found).as(type.getSimpleName()).hasSize(1);
        return found.get(0);
    }

    private static List<Statement> statements(List<Subject> subjects) {
        return subjects.stream()
                .filter(Statement.class::isInstance)
                .map(Statement.class::cast)
                .toList();
    }

    private static Statement statement(String id, List<Subject> subjects) {
        return statements(subjects).stream()
                .filter(s -> s.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static void assertUnclear(Fact<?> fact, Cause cause, String why) {
        assertThat(fact).isInstanceOfSatisfying(Fact.Unclear.class, u -> {
            assertThat(u.cause()).isEqualTo(cause);
            assertThat(u.why()).isEqualTo(why);
        });
    }

    private static Paper paper(String path, Role role) {
        return new Paper(path, role);
    }

    /** A document that was read, and what it says. */
    private static final class Paper {
        private final Document document;
        private final List<Unread> unread = new ArrayList<>();
        private final List<Claim> claims = new ArrayList<>();
        private final List<Incorporation> incorporated = new ArrayList<>();
        private boolean read = true;

        Paper(String path, Role role) {
            String offer = path.startsWith("offers/") ? path.split("/")[1] : "";
            this.document = new Document(new DocumentId(path), FileKind.TEXT, role, offer, "");
        }

        Paper says(FactKey fact, Object value) {
            return guesses(fact, value, 1);
        }

        Paper guesses(FactKey fact, Object value, double confidence) {
            return claim(fact, -1, new Reading.Value(value), fact + " is " + value, confidence);
        }

        Paper leavesOpen(FactKey fact, String why) {
            return claim(fact, -1, new Reading.Open(Cause.AMBIGUOUS, why), why, 1);
        }

        Paper offers(int line, String component, int value) {
            FactKey fact = FactKey.of(QuoteLine.class, component);
            return claim(fact, line, new Reading.Value(value), "line " + line + ": " + fact + " is " + value, 1);
        }

        Paper lacksPage(int page, String what) {
            unread.add(new Unread(document.id(), page, what));
            return this;
        }

        Paper isNotReadAtAll(String what) {
            read = false;
            return lacksPage(0, what);
        }

        Paper refersTo(Role suppliedAs, Class<? extends Subject> about) {
            incorporated.add(new Incorporation("a text", Set.of(suppliedAs), Set.of(about), evidence("as published")));
            return this;
        }

        private Paper claim(FactKey fact, int line, Reading reading, String quote, double confidence) {
            claims.add(new Claim(fact, line, reading, evidence(quote), confidence, Provision.NONE));
            return this;
        }

        private Evidence evidence(String quote) {
            return new Evidence(document.id(), document.role().grade(), new Place.AtLines(1, 1), quote);
        }

        DocumentFacts facts() {
            Line line = new Line(1, 1, "words", List.of());
            List<Block> blocks = read ? List.of(new Block(Block.Kind.PARAGRAPH, "", 0, List.of(line))) : List.of();
            ReadDocument readDocument = new ReadDocument(document, List.of(), blocks, List.of(), List.of(), unread);
            return new DocumentFacts(
                    readDocument,
                    claims,
                    new Construction(List.of(), List.of(), List.of(), Set.of(), List.of(), List.of(), incorporated),
                    List.of());
        }
    }
}
