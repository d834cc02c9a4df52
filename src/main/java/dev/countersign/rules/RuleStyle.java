package dev.countersign.rules;

import dev.countersign.catalog.Catalog;
import dev.countersign.catalog.Check;
import dev.countersign.model.Outcome;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.drools.drl.ast.descr.BaseDescr;
import org.drools.drl.ast.descr.ExprConstraintDescr;
import org.drools.drl.ast.descr.GlobalDescr;
import org.drools.drl.ast.descr.ImportDescr;
import org.drools.drl.ast.descr.PackageDescr;
import org.drools.drl.ast.descr.PatternDescr;
import org.drools.drl.ast.descr.RuleDescr;
import org.drools.drl.parser.DrlParser;
import org.drools.drl.parser.DroolsParserException;
import org.kie.internal.builder.conf.LanguageLevelOption;

/**
 * What a rule of a check may do, and no more: ask facts of the model and give one outcome. Held for packs from outside too,
 * before any of their rules fires.
 */
public final class RuleStyle {
    private static final Pattern NAME = Pattern.compile("([A-Z]+-[0-9]+[a-z]?) (fail|pass|not applicable): (\\S.*)");
    private static final Pattern QUESTION = Pattern.compile(
            "(\\w+)\\.(known|absent|isNot\\(.+?\\)|is\\(.+?\\)|above\\(.+?\\)|atMost\\(.+?\\)|below\\(.+?\\)|atLeast\\(.+?\\))");
    private static final Pattern THEN = Pattern.compile(
            "outcomes\\.(fail|pass|notApplicable)\\(\\s*\"([^\"]+)\"\\s*,\\s*(\\$\\w+)((?:\\s*,\\s*\\$\\w+\\.\\w+\\(\\))+)\\s*\\)\\s*;");
    private static final Pattern FACT = Pattern.compile("\\$\\w+\\.(\\w+)\\(\\)");
    private static final String MODEL = "dev.countersign.model.";

    private RuleStyle() {}

    /** @param drl path of each rule.drl to its text */
    public static List<String> faults(Catalog catalog, Map<String, String> drl) {
        List<String> faults = new ArrayList<>();
        drl.forEach((file, text) -> {
            try {
                PackageDescr parsed = new DrlParser(LanguageLevelOption.DRL6).parse(true, text);
                faults.addAll(new OneFile(catalog, file, parsed).faults());
            } catch (DroolsParserException e) {
                faults.add(file + ": does not parse: " + e.getMessage());
            }
        });
        return faults;
    }

    /** A check shows by cases when it fails, when it passes, and when it does not know. */
    static List<String> missingCases(Check check, List<CaseRunner.Result> results) {
        Set<Outcome> shown = results.stream().map(CaseRunner.Result::expected).collect(Collectors.toSet());
        return EnumSet.of(Outcome.FAIL, Outcome.PASS, Outcome.UNKNOWN).stream()
                .filter(o -> !shown.contains(o))
                .map(o -> check.id() + ": cases.yaml: no case expects " + o)
                .toList();
    }

    private static final class OneFile {
        private final Catalog catalog;
        private final String file;
        private final PackageDescr parsed;
        private final List<String> faults = new ArrayList<>();
        private final Set<String> asked = new TreeSet<>();
        private final Set<String> reasons = new HashSet<>();

        OneFile(Catalog catalog, String file, PackageDescr parsed) {
            this.catalog = catalog;
            this.file = file;
            this.parsed = parsed;
        }

        List<String> faults() {
            String folder = file.substring(0, file.lastIndexOf('/'));
            String id = folder.substring(folder.lastIndexOf('/') + 1).replaceAll("^([A-Z]+-[0-9]+[a-z]?)-.*", "$1");
            Check check = catalog.find(id).orElse(null);
            if (check == null) {
                faults.add(file + ": no check " + id);
                return faults;
            }
            header(check);
            parsed.getRules().forEach(rule -> rule(check, rule));
            if (!asked.equals(new TreeSet<>(check.needs()))) {
                faults.add(file + ": asks " + asked + ", check.yaml needs " + new TreeSet<>(check.needs()));
            }
            if (!reasons.equals(check.reasons().keySet())) {
                faults.add(file + ": its reasons and those of check.yaml differ: " + reasons);
            }
            return faults;
        }

        private void header(Check check) {
            String dslPackage = catalog.packOf(check).dslPackage();
            if (!parsed.getName().equals(dslPackage)) {
                faults.add(file + ": package is " + parsed.getName() + ", the pack's is " + dslPackage);
            }
            for (ImportDescr imported : parsed.getImports()) {
                if (!imported.getTarget().startsWith(MODEL)) {
                    faults.add(file + ": imports " + imported.getTarget() + "; only " + MODEL + "* is allowed");
                }
            }
            for (GlobalDescr global : parsed.getGlobals()) {
                if (!global.getType().equals("dev.countersign.rules.Outcomes")) {
                    faults.add(file + ": has a global " + global.getIdentifier());
                }
            }
            if (!parsed.getFunctions().isEmpty()
                    || !parsed.getFunctionImports().isEmpty()
                    || !parsed.getTypeDeclarations().isEmpty()
                    || !parsed.getEnumDeclarations().isEmpty()
                    || !parsed.getAccumulateImports().isEmpty()
                    || !parsed.getEntryPointDeclarations().isEmpty()
                    || !parsed.getAttributes().isEmpty()) {
                faults.add(file + ": holds something other than rules");
            }
        }

        private void rule(Check check, RuleDescr rule) {
            String where = file + ": rule \"" + rule.getName() + "\"";
            Matcher name = NAME.matcher(rule.getName());
            if (!name.matches() || !name.group(1).equals(check.id())) {
                faults.add(where + ": a name is the id, the outcome, a colon and the reason");
                return;
            }
            reasons.add(name.group(3));
            if (!rule.getAttributes().isEmpty() || !rule.getNamedConsequences().isEmpty()) {
                faults.add(where + ": has attributes; salience, no-loop and the like are not allowed");
            }
            for (BaseDescr condition : rule.getLhs().getDescrs()) {
                condition(where, condition);
            }
            consequence(
                    check,
                    where,
                    name.group(2),
                    rule.getConsequence().toString().strip());
        }

        private void condition(String where, BaseDescr condition) {
            if (!(condition instanceof PatternDescr pattern)) {
                faults.add(where + ": a condition is a pattern over a subject");
                return;
            }
            for (BaseDescr constraint : pattern.getConstraint().getDescrs()) {
                if (!(constraint instanceof ExprConstraintDescr expression)) {
                    faults.add(where + ": " + constraint + " asks no fact");
                    continue;
                }
                for (String part : expression.getExpression().split("\\|\\|")) {
                    Matcher question = QUESTION.matcher(part.strip());
                    if (question.matches()) {
                        asked.add(question.group(1));
                    } else {
                        faults.add(where + ": \"" + part.strip()
                                + "\" is no question; ask known, absent, is, isNot, above, atMost, below or atLeast");
                    }
                }
            }
        }

        private void consequence(Check check, String where, String outcome, String then) {
            Matcher call = THEN.matcher(then);
            String method = outcome.equals("not applicable") ? "notApplicable" : outcome;
            if (!call.matches()
                    || !call.group(1).equals(method)
                    || !call.group(2).equals(check.id())) {
                faults.add(where + ": the then-part is one call of outcomes." + method + "(\"" + check.id()
                        + "\", subject, facts)");
                return;
            }
            for (Matcher fact = FACT.matcher(call.group(4)); fact.find(); ) {
                asked.add(fact.group(1));
            }
        }
    }
}
