package dev.countersign.extract;

import dev.countersign.extract.value.Periods;
import dev.countersign.model.Charges;
import dev.countersign.model.Claim;
import dev.countersign.model.Commitment;
import dev.countersign.model.Entry;
import dev.countersign.model.Evidence;
import dev.countersign.model.FactKey;
import dev.countersign.model.FormFactor;
import dev.countersign.model.GpuModel;
import dev.countersign.model.NodeFailure;
import dev.countersign.model.Place;
import dev.countersign.model.Provision;
import dev.countersign.model.QuoteLine;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Reading;
import dev.countersign.model.SoftwareStack;
import dev.countersign.model.Subject;
import dev.countersign.model.Support;
import dev.countersign.model.SupportHours;
import dev.countersign.model.Tenancy;
import dev.countersign.model.TestWindow;
import dev.countersign.model.UsageExport;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the fields of a quote in our own format, {@code countersign-quote/1} (docs/quote-format.md). */
final class QuoteFileFacts implements FactExtractor {
    private static final Pattern LINE = Pattern.compile("/lines/(\\d+)/(.+)");

    /** Fields that are a fact in words. */
    private static final Map<String, FactKey> IN_WORDS = Map.of(
            "/terms/nodeFailure/billing", FactKey.of(NodeFailure.class, "billing"),
            "/terms/nodeFailure/jobRestart", FactKey.of(NodeFailure.class, "jobRestart"),
            "/terms/support/timezone", FactKey.of(Support.class, "timezone"),
            "/terms/tenancy/isolation", FactKey.of(Tenancy.class, "tenantIsolation"),
            "/terms/tenancy/placement", FactKey.of(Tenancy.class, "placement"),
            "/terms/tenancy/neighbours", FactKey.of(Tenancy.class, "neighbours"),
            "/terms/utilisation", FactKey.of(Commitment.class, "utilisation"),
            "/terms/cancellation", FactKey.of(Commitment.class, "cancellation"),
            "/terms/versions/verification", FactKey.of(SoftwareStack.class, "verification"));

    private static final Map<String, FactKey> NUMBERS = Map.of(
            "/terms/nodeFailure/replacementHours", FactKey.of(NodeFailure.class, "replacementHours"),
            "/terms/nodeFailure/spareNodes", FactKey.of(NodeFailure.class, "spareNodes"),
            "/terms/cancellationNoticeDays", FactKey.of(Commitment.class, "noticeDays"),
            "/terms/testWindow/days", FactKey.of(TestWindow.class, "days"));

    private static final Map<String, FactKey> YES_OR_NO = Map.of(
            "/terms/support/holidaysExcluded", FactKey.of(Support.class, "holidaysExcluded"),
            "/terms/testWindow/beforeCommitment", FactKey.of(TestWindow.class, "beforeCommitment"),
            "/terms/usageExport/refused", FactKey.of(UsageExport.class, "refused"),
            "/terms/versions/supplierMayChange", FactKey.of(SoftwareStack.class, "supplierMayChange"));

    private final GpuNames names;

    QuoteFileFacts(GpuNames names) {
        this.names = names;
    }

    @Override
    public List<Claim> extract(Paper paper) {
        ReadDocument document = paper.read();
        boolean ours = document.entries().stream()
                .anyMatch(e -> e.pointer().equals("/format") && e.text().startsWith("countersign-quote/"));
        return ours ? new OneQuote(document).claims() : List.of();
    }

    private final class OneQuote {
        private final ReadDocument document;
        private final Map<String, Entry> entries = new TreeMap<>();
        private final List<Claim> claims = new ArrayList<>();

        OneQuote(ReadDocument document) {
            this.document = document;
            document.entries().forEach(e -> entries.put(e.pointer(), e));
        }

        List<Claim> claims() {
            IN_WORDS.forEach((pointer, fact) -> at(pointer).ifPresent(e -> claim(fact, e.text(), e)));
            NUMBERS.forEach((pointer, fact) -> at(pointer).ifPresent(e -> whole(e).ifPresent(n -> claim(fact, n, e))));
            YES_OR_NO.forEach((pointer, fact) -> at(pointer).ifPresent(e -> claim(fact, Boolean.valueOf(e.text()), e)));
            at("/terms/support/hours")
                    .ifPresent(e -> claim(FactKey.of(Support.class, "hours"), SupportHours.of(e.text()), e));
            at("/monthlyTotal").ifPresent(e -> claim(FactKey.of(Commitment.class, "monthlyPrice"), priced(e), e));
            charge("storage");
            charge("egress");
            response();
            export();
            int lines = entries.keySet().stream()
                    .map(LINE::matcher)
                    .filter(Matcher::matches)
                    .mapToInt(m -> Integer.parseInt(m.group(1)))
                    .max()
                    .orElse(-1);
            for (int line = 0; line <= lines; line++) {
                line(line);
            }
            return claims;
        }

        private void line(int line) {
            String at = "/lines/" + line;
            at(at + "/capacity")
                    .filter(e -> e.text().equals("dedicated"))
                    .ifPresent(e -> claim(FactKey.of(Tenancy.class, "dedicated"), e.text(), e));
            at(at + "/monthlyPrice").ifPresent(e -> claim(FactKey.of(Commitment.class, "monthlyPrice"), priced(e), e));
            Optional<GpuNames.NamedInstance> instance = at(at + "/instance").flatMap(e -> names.instanceIn(e.text()));
            Optional<Entry> gpuEntry = at(at + "/gpu").or(() -> at(at + "/item"));
            Optional<GpuModel> gpu = gpuEntry.flatMap(
                    e -> names.in(e.text()).stream().findFirst().map(GpuNames.Named::model));
            Optional<FormFactor> form = at(at + "/formFactor").flatMap(e -> FormFactors.in(e.text()));
            Optional<Integer> memory = at(at + "/memoryGb").flatMap(OneQuote::whole);
            gpu.ifPresent(g -> claim("gpu", line, g, gpuEntry.orElseThrow()));
            form.ifPresent(
                    f -> claim("formFactor", line, f, at(at + "/formFactor").orElseThrow()));
            memory.ifPresent(
                    m -> claim("memoryGb", line, m, at(at + "/memoryGb").orElseThrow()));
            at(at + "/gpusPerNode").ifPresent(e -> whole(e).ifPresent(n -> claim("gpusPerNode", line, n, e)));
            at(at + "/nodes").ifPresent(e -> whole(e).ifPresent(n -> claim("nodes", line, n, e)));
            at(at + "/fabric")
                    .ifPresent(e -> HardwareFacts.fabric(e.text()).ifPresent(f -> claim("fabric", line, f, e)));
            // What the name alone settles: one form, one memory; or all, where it names an instance type.
            instance.ifPresent(i -> byInstance(i, line, at(at + "/instance").orElseThrow()));
            gpu.ifPresent(g -> {
                if (form.isEmpty()) {
                    names.formFactorOf(g, memory).ifPresent(f -> claim("formFactor", line, f, gpuEntry.orElseThrow()));
                }
                if (memory.isEmpty()) {
                    names.memoryOf(g, form).ifPresent(m -> claim("memoryGb", line, m, gpuEntry.orElseThrow()));
                }
            });
        }

        private void byInstance(GpuNames.NamedInstance named, int line, Entry entry) {
            claim("gpu", line, new GpuModel(named.gpu().family()), entry);
            claim("formFactor", line, named.gpu().formFactor(), entry);
            claim("memoryGb", line, named.gpu().memoryGb(), entry);
            claim("gpusPerNode", line, named.instance().gpusPerNode(), entry);
            named.instance().fabric().ifPresent(f -> claim("fabric", line, f, entry));
        }

        /** An amount, or words. */
        private void charge(String kind) {
            at("/charges/" + kind + "/amount")
                    .or(() -> at("/charges/" + kind + "/note"))
                    .ifPresent(e -> claim(FactKey.of(Charges.class, kind), priced(e), e));
        }

        /** "INR 6.50 per GB-month": the amount with the quote's currency and its unit, where both stand there. */
        private String priced(Entry amount) {
            String currency = at("/currency").map(c -> c.text() + " ").orElse("");
            String parent = amount.pointer().substring(0, amount.pointer().lastIndexOf('/'));
            String per = amount.pointer().endsWith("/amount")
                    ? at(parent + "/per").map(p -> " per " + p.text()).orElse("")
                    : "";
            return amount.pointer().endsWith("/note") ? amount.text() : currency + amount.text() + per;
        }

        /** The fastest response is to the most severe class. */
        private void response() {
            entries.values().stream()
                    .filter(e -> e.pointer().startsWith("/terms/support/response/"))
                    .flatMap(e -> Periods.in(e.text()).stream()
                            .flatMap(p -> p.value().stream())
                            .map(p -> Map.entry(p.inMinutes(), e)))
                    .min(Comparator.comparingInt(Map.Entry::getKey))
                    .ifPresent(r -> claim(FactKey.of(Support.class, "responseMinutes"), r.getKey(), r.getValue()));
        }

        private void export() {
            at("/terms/usageExport/format")
                    .or(() -> at("/terms/usageExport/fields/0"))
                    .ifPresent(e -> claim(FactKey.of(UsageExport.class, "fields"), e.text(), e));
        }

        /** As the format's own check takes it: 80, or 0x50. */
        private static Optional<Integer> whole(Entry entry) {
            try {
                return Optional.of(Integer.decode(entry.text().replaceFirst("^0+(?=[1-9])", "")));
            } catch (NumberFormatException e) {
                return Optional.empty();
            }
        }

        private Optional<Entry> at(String pointer) {
            return Optional.ofNullable(entries.get(pointer))
                    .filter(e -> !e.text().isBlank());
        }

        private void claim(String fact, int line, Object value, Entry entry) {
            claim(QuoteLine.class, fact, line, value, entry);
        }

        private void claim(FactKey fact, Object value, Entry entry) {
            claim(fact.subject(), fact.component(), Claims.ANY_LINE, value, entry);
        }

        private void claim(Class<? extends Subject> subject, String fact, int line, Object value, Entry entry) {
            Evidence evidence = new Evidence(
                    document.document().id(),
                    document.document().role().grade(),
                    new Place.AtPointer(entry.pointer(), entry.line()),
                    entry.text());
            claims.add(
                    new Claim(FactKey.of(subject, fact), line, new Reading.Value(value), evidence, 1, Provision.NONE));
        }
    }
}
