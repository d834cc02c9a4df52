package dev.countersign.rules;

import dev.countersign.catalog.Catalog;
import dev.countersign.catalog.CatalogReader;
import dev.countersign.catalog.Check;
import dev.countersign.catalog.Pack;
import dev.countersign.model.CountersignException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The net under rule authors: a folder of packs, its style checked, compiled and all its cases run. Where the style has a
 * fault nothing is compiled or run: a rule is Java without a sandbox.
 *
 * @param faults of style, and of checks without a fail, a pass or an unknown case
 * @param results of the cases; empty where the style has a fault
 */
public record PackVerification(List<String> faults, List<CaseRunner.Result> results) {
    public PackVerification {
        faults = List.copyOf(faults);
        results = List.copyOf(results);
    }

    /** @throws CountersignException where a file cannot be read or a rule does not compile */
    public static PackVerification of(Path rules) {
        Catalog catalog = CatalogReader.read(rules);
        Map<String, String> drl = drl(rules);
        List<String> faults = new ArrayList<>(RuleStyle.faults(catalog, drl));
        if (!faults.isEmpty()) {
            return new PackVerification(faults, List.of());
        }
        RuleBase compiled = RuleBase.compiled(drl);
        CaseRunner runner = new CaseRunner(catalog, compiled);
        List<CaseRunner.Result> results = new ArrayList<>();
        for (Pack pack : catalog.packs()) {
            for (Path folder : CatalogReader.checkFolders(rules.resolve(pack.id()))) {
                Check check = catalog.check(idOf(folder, pack));
                List<CaseRunner.Result> ofCheck = runner.run(check, CatalogReader.cases(folder));
                faults.addAll(RuleStyle.missingCases(check, ofCheck));
                results.addAll(ofCheck);
            }
        }
        return new PackVerification(faults, results);
    }

    /** Every rule.drl of a folder of packs: path below it, to text. */
    public static Map<String, String> drl(Path rules) {
        Map<String, String> drl = new TreeMap<>();
        for (Path pack : CatalogReader.packFolders(rules)) {
            for (Path folder : CatalogReader.checkFolders(pack)) {
                Path file = folder.resolve("rule.drl");
                try {
                    drl.put(rules.relativize(file).toString().replace('\\', '/'), Files.readString(file));
                } catch (IOException e) {
                    throw new CountersignException(file.toString(), "cannot be read", e);
                }
            }
        }
        return drl;
    }

    private static String idOf(Path folder, Pack pack) {
        return pack.checks().stream()
                .map(Check::id)
                .filter(id -> folder.getFileName().toString().startsWith(id + "-"))
                .findFirst()
                .orElseThrow();
    }
}
