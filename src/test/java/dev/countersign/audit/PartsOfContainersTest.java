package dev.countersign.audit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.countersign.model.Deal;
import dev.countersign.model.Document;
import dev.countersign.model.ReadDocument;
import dev.countersign.model.Role;
import dev.countersign.model.Unread;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What deal.yaml says of files that lie in archives, and how the files of a deal are told apart. */
class PartsOfContainersTest {
    private static final LocalDate DAY = LocalDate.of(2026, 12, 1);

    @TempDir
    Path folder;

    @BeforeEach
    void bundle() throws IOException {
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(folder.resolve("bundle.zip")))) {
            entry(zip, "msa.md", "# Master Services Agreement\n\nThe Supplier shall restore a failed node.\n");
            entry(zip, "drafts/old.md", "# Master Services Agreement\n\nThe Supplier shall do nothing.\n");
            entry(zip, "letter.txt", "The price is as we said.\n");
        }
    }

    @Test
    void ignoreReachesIntoAnArchive() throws IOException {
        Files.writeString(folder.resolve("deal.yaml"), "ignore: [\"bundle.zip!/drafts/\"]\n");

        Deal deal = deal();

        assertThat(roles(deal)).containsOnlyKeys("bundle.zip", "bundle.zip!/msa.md", "bundle.zip!/letter.txt");
        assertThat(deal.ignored())
                .extracting(Unread::toString)
                .containsExactly("bundle.zip!/drafts/old.md: named under ignore in deal.yaml");
    }

    @Test
    void aRoleReachesIntoAnArchive() throws IOException {
        Files.writeString(
                folder.resolve("deal.yaml"),
                "documents: [{path: \"bundle.zip!/letter.txt\", role: supplier_answer}]\n");

        assertThat(roles(deal())).containsEntry("bundle.zip!/letter.txt", Role.SUPPLIER_ANSWER);
    }

    @Test
    void aBillingExportIsNoQuote() throws IOException {
        Files.writeString(
                folder.resolve("usage.csv"),
                "BilledCost,BillingCurrency,ChargeCategory,ChargeDescription\n"
                        + "0.4,USD,Usage,\"$0.40 per GPU hour\"\n0.8,USD,Usage,\"$0.40 per GPU hour\"\n");
        Files.writeString(
                folder.resolve("prices.csv"),
                "Item,Quantity,Unit price,Total\nH100 per GPU hour,8,USD 2.10,USD 16.80\n");

        assertThat(roles(deal())).containsEntry("usage.csv", Role.BILLING).containsEntry("prices.csv", Role.QUOTE);
    }

    private Deal deal() {
        return new Auditor().audit(folder, List.of(), Optional.empty(), DAY).deal();
    }

    private static Map<String, Role> roles(Deal deal) {
        return deal.documents().stream()
                .map(ReadDocument::document)
                .collect(Collectors.toMap(d -> d.id().path(), Document::role));
    }

    private static void entry(ZipOutputStream zip, String name, String text) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(text.getBytes(StandardCharsets.UTF_8));
        zip.closeEntry();
    }
}
