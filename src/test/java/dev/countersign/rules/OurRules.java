package dev.countersign.rules;

import dev.countersign.catalog.Cases;
import dev.countersign.catalog.Catalog;
import dev.countersign.catalog.CatalogReader;
import dev.countersign.catalog.Check;
import dev.countersign.catalog.Pack;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.drools.compiler.kie.builder.impl.DrlProject;

/** The repository's {@code rules/}, check by check, as the tests of rules want it. */
final class OurRules {
    static final Path FOLDER = Path.of("rules");
    static final Catalog CATALOG = CatalogReader.read(FOLDER);

    private OurRules() {}

    /**
     * A check with its rule.drl and cases.yaml.
     *
     * @param file path of rule.drl below rules/
     */
    record Article(Check check, String file, String drl, Cases cases) {
        /** Its rules alone, in the classic mode: quick to compile. */
        RuleBase alone() {
            return alone(drl);
        }

        RuleBase alone(String otherDrl) {
            return RuleBase.compiled(Map.of(file, otherDrl), DrlProject.class);
        }

        List<CaseRunner.Result> results(RuleBase rules) {
            return new CaseRunner(CATALOG, rules).run(check, cases);
        }

        /** Some case comes out otherwise than cases.yaml says. */
        boolean isRed(RuleBase rules) {
            return results(rules).stream().anyMatch(r -> r.problem().isPresent());
        }

        @Override
        public String toString() {
            return check.id();
        }
    }

    static List<Article> all() {
        Map<String, String> drl = PackVerification.drl(FOLDER);
        return CATALOG.packs().stream()
                .flatMap(pack -> articles(pack, drl))
                .sorted(Comparator.comparing(a -> a.check().id()))
                .toList();
    }

    private static Stream<Article> articles(Pack pack, Map<String, String> drl) {
        return CatalogReader.checkFolders(FOLDER.resolve(pack.id())).stream().map(folder -> {
            String name = folder.getFileName().toString();
            Check check = pack.checks().stream()
                    .filter(c -> name.startsWith(c.id() + "-"))
                    .findFirst()
                    .orElseThrow();
            String file = pack.id() + "/" + name + "/rule.drl";
            return new Article(check, file, drl.get(file), CatalogReader.cases(folder));
        });
    }
}
