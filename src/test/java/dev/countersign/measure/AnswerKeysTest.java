package dev.countersign.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.countersign.extract.topic.TopicReader;
import dev.countersign.model.TopicFinding;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Documents of others, whose answers are known. They are not in the repository: {@code -Dcorpus=DIR} says where they lie. */
class AnswerKeysTest {
    private static final Path CORPUS = Path.of(System.getProperty("corpus", "../shared/corpus"));

    @BeforeEach
    void corpusIsThere() {
        assumeThat(CORPUS.resolve("answers.jsonl"))
                .as("the corpus of documents with answer keys is not here")
                .exists();
    }

    @Test
    void topicsAreFoundWhereTheKeysSaySo() {
        TopicScore.Counts all = TopicScore.of(CORPUS.resolve("answers.jsonl"), CORPUS.resolve("docs"))
                .all();

        assertThat(all.precision()).isGreaterThanOrEqualTo(0.95);
        assertThat(all.f1()).isGreaterThanOrEqualTo(0.90);
        assertThat(all.locatedShare()).isGreaterThanOrEqualTo(0.85);
        assertThat(all.unclear).isLessThanOrEqualTo(all.pairs * 8 / 100);
    }

    @Test
    void anAgreementSaysTheSameInChineseAndInEnglish() {
        Map<String, TopicFinding> english = findings("china/azurecn-subscription-agreement.en.md");
        Map<String, TopicFinding> chinese = findings("china/azurecn-subscription-agreement.zh.md");

        List<String> differences = english.keySet().stream()
                .sorted()
                .filter(t -> english.get(t).state() != chinese.get(t).state())
                .map(t -> t + ": English " + english.get(t) + ", Chinese " + chinese.get(t))
                .toList();

        // The English text is an excerpt that ends before prices, changes, law and courts.
        assertThat(differences).as(String.join("\n", differences)).hasSizeLessThanOrEqualTo(10);
    }

    private static Map<String, TopicFinding> findings(String file) {
        return new TopicReader()
                .read(CuadFolder.read(CORPUS.resolve("docs").resolve(file))).stream()
                        .collect(Collectors.toMap(TopicFinding::topic, f -> f));
    }
}
